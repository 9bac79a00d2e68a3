"""120.4a, 120.10: damage in excess of what is lethal to a permanent."""

from __future__ import annotations

from spellwright.rules.asking import characteristics
from spellwright.rules.combat_division import lethal_damage
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id


def lethal_to(game: Game, source: Id, victim: Id) -> int | None:
    """How much damage of a source is lethal to a permanent now; None if none of it would be in excess.

    Of several types the one with the least counts: so much more is in excess (120.10).
    """
    if victim < FIRST_OBJECT or game[victim].zone != "battlefield":
        return None
    types, o = characteristics(game, victim).types, game[victim]
    bounds: list[int] = []
    if "creature" in types:
        bounds.append(max(0, lethal_damage(game, source, victim)))
    if "planeswalker" in types:
        bounds.append(o.counters_of("loyalty"))
    if "battle" in types:
        bounds.append(o.counters_of("defense"))
    return min(bounds, default=None)


def in_excess(amount: int, lethal: int | None) -> int:
    """How much of an amount of damage is in excess."""
    return 0 if lethal is None else max(0, amount - lethal)
