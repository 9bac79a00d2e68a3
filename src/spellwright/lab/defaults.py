"""What a simple player does where a scenario gives no answer."""

from __future__ import annotations

from typing import Any

from spellwright.rules.asking import characteristics, controller
from spellwright.rules.combat_division import lethal_damage
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose, Id

KEEP_ON_TOP = ("701.22a", "701.25a")
"""Scry and surveil: everything stays where it is."""
AS_IT_ENTERS = "614.1c"
"""What is there as the game begins has cost nobody anything."""
NOT_OURS = ("attack", "block")
PROLIFERATE = "701.34a"
HARMFUL = ("-1/-1", "poison", "rad", "stun")
"""The kinds of counters that nobody wants more of."""


def default(game: Game, asked: Choose, *, strict: bool, again: bool, ends_loops: bool = False) -> Any:
    """One of the options: yes to what may be done, the largest X, no second target; else the first one.

    With `ends_loops` nothing is done any more that may be left.
    """
    options = asked.options
    if asked.kind in NOT_OURS:
        return NOBODY if NOBODY in options else options[0]
    if asked.kind == "damage" and isinstance(asked.about, tuple):
        needed = lethal_damage(game, *asked.about)
        return min(options, key=lambda number: abs(number - needed))
    if asked.kind == "x":
        return max(options)
    enough = strict or asked.rule in KEEP_ON_TOP or asked.kind == "mana" or (again and asked.kind == "target")
    if None in options and enough:
        return None
    if options == (True, False) and game.turn == 0 and asked.rule == AS_IT_ENTERS:
        return False
    if ends_loops and (options == (True, False) or None in options):
        return False if options == (True, False) else None
    real = [option for option in options if option is not None]
    if asked.rule == PROLIFERATE and None in options:
        return next((id for id in real if _gains(game, asked.player, id)), None)
    return plain_target(game, asked) if asked.kind == "target" else real[0]


def _gains(game: Game, player: Id, id: Id) -> bool:
    """Whether a player likes more of the counters that are on a permanent or player: one's own good ones, others' bad ones."""
    holder = game[id] if id >= FIRST_OBJECT else game.player(id)
    mine = player == (controller(game, id) if id >= FIRST_OBJECT else id)
    return any((kind not in HARMFUL) == mine for kind, _ in holder.counters)


def plain_target(game: Game, asked: Choose) -> Any:
    """An opponent, or the largest creature of one, before one's own."""

    def worth(id: int) -> tuple[bool, int]:
        if id < FIRST_OBJECT:
            return id != asked.player, 1000
        values = characteristics(game, id)
        return controller(game, id) != asked.player, values.power or 0

    return max((option for option in asked.options if option is not None), key=worth)
