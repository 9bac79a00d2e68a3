"""What a simple player does where a scenario gives no answer."""

from __future__ import annotations

from typing import Any

from spellwright.rules.asking import characteristics, controller
from spellwright.rules.combat_division import lethal_damage
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose

KEEP_ON_TOP = ("701.22a", "701.25a")
"""Scry and surveil: everything stays where it is."""
AS_IT_ENTERS = "614.1c"
"""What is there as the game begins has cost nobody anything."""
NOT_OURS = ("attack", "block")


def default(game: Game, asked: Choose, *, strict: bool, again: bool) -> Any:
    """One of the options: yes to what may be done, the largest X, no second target; else the first one."""
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
    real = [option for option in options if option is not None]
    return _target(game, asked, real) if asked.kind == "target" else real[0]


def _target(game: Game, asked: Choose, options: list[Any]) -> Any:
    """An opponent, or the largest creature of one, before one's own."""

    def worth(id: int) -> tuple[bool, int]:
        if id < FIRST_OBJECT:
            return id != asked.player, 1000
        values = characteristics(game, id)
        return controller(game, id) != asked.player, values.power or 0

    return max(options, key=worth)
