"""601.2g: which mana a payment had better leave, so that other cards in the player's hand can still be cast.

Of the ways to pay a cost, one may leave a Plains for the {W} of another card and one only Forests. So sources weigh more
for the solver, the more the cards that could still be cast need the color that they make, and the fewer others make it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Casting
from spellwright.rules.mana_solver import Supply
from spellwright.rules.mana_source import Source
from spellwright.state.game import Game
from spellwright.words.mana import COLORS, ManaCost

SCARCITY_WEIGHT = 8
"""What it weighs that all mana of a color is needed: less than that a source could do something else."""


def sparing(game: Game, casting: Casting, supply: Supply, cost: ManaCost) -> Supply:
    """The same supply, but what the player's other cards need weighs more."""
    left = len(supply.pool) + len(supply.sources) - cost.mana_value()
    if left <= 0 or all_alike(supply.sources):
        return supply
    scarce = _scarcity(supply.sources, _costs_in_hand(game, casting, left))
    if not scarce:
        return supply
    return Supply([_weighed(source, scarce) for source in supply.sources], supply.pool, supply.life)


def all_alike(sources: Sequence[Source]) -> bool:
    """Whether all sources make mana of the same kinds."""
    kinds = sources[0].prepared.kinds if sources else 0
    for source in sources:
        if source.prepared.kinds != kinds:
            return False
    return True


def _costs_in_hand(game: Game, casting: Casting, most: int) -> list[ManaCost]:
    """The mana costs of the player's other cards that so much mana could pay."""
    hand = [id for id in game.player(casting.player).hand if id != casting.object]
    costs = [characteristics(game, id).mana_cost for id in hand]
    return [cost for cost in costs if cost is not None and cost.pips and cost.mana_value() <= most]


def _scarcity(sources: Sequence[Source], costs: Iterable[ManaCost]) -> dict[int, int]:
    """For each color that is needed, what that weighs: the most if all mana of it is needed for one card."""
    needed = dict.fromkeys(COLORS, 0)
    for pips in dict.fromkeys(cost.pips for cost in costs):
        for color in COLORS:
            needed[color] = max(needed[color], sum(1 for mask in pips if mask == color))
    found: dict[int, int] = {}
    for color, most in needed.items():
        made = sum(1 for source in sources if source.prepared.kinds & color) if most else 0
        if made:
            found[color] = SCARCITY_WEIGHT * min(most, made) // made
    return found


def _weighed(source: Source, scarce: dict[int, int]) -> Source:
    by = max((weight for color, weight in scarce.items() if source.prepared.kinds & color), default=0)
    return replace(source, weight=source.weight + by) if by else source
