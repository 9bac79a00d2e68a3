"""State-based actions about the protectors of battles (704.5w-x, 310.8-310.11)."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.asking import controller
from spellwright.rules.combat_phase import protector
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import ChooseFor
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id, Procedure, choose


def battles(game: Game, board: Sequence[tuple[Id, Characteristics]]) -> Procedure[list[Event]]:
    """A battle without a proper protector gets one, or is put into its owner's graveyard."""
    due: list[Event] = []
    for id, values in [(id, values) for id, values in board if "battle" in values.types]:
        siege = "Siege" in values.subtypes
        mine = controller(game, id)
        now = protector(game, id)
        if siege and now == mine:
            rule = "704.5x"
        elif not now and not _is_attacked(game, id):
            rule = "704.5w"
        else:
            continue
        able = game.opponents(mine) if siege else [mine]
        if not able:
            due.append(Move(id, "graveyard", cause="state-based", by_rule=rule))
            continue
        why = "Who protects the battle?"
        chosen = yield from choose(mine, able, "choose", why, rule, about=id)
        due.append(ChooseFor(id, "protector", chosen, by_rule=rule))
    return due


def _is_attacked(game: Game, battle: Id) -> bool:
    return any(game[id].attacking == battle for id in game.battlefield)
