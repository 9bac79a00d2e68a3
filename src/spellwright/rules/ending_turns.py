"""723. Ending Turns And Phases."""

from __future__ import annotations

from spellwright.rules.combat_phase import end_combat
from spellwright.rules.happen import happen
from spellwright.rules.state_based import check_state_based_actions
from spellwright.rules.steps import AT_ONCE, phase_of, rest_of_phase
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.stack import LeaveStack, NoLongerWaits
from spellwright.state.events.turns import SetAgenda
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure


def end_the_turn(game: Game, source: Id = NOBODY) -> Procedure[None]:
    """An effect ends the turn: nothing more happens in it but its cleanup step (723.1)."""
    yield from _clear_the_stack(game, source)
    if phase_of(game.step) == "combat":
        yield from end_combat(game)  # 723.1d
    note_down(game, SetAgenda((AT_ONCE, "cleanup")))


def end_the_combat_phase(game: Game, source: Id = NOBODY) -> Procedure[None]:
    """An effect ends the combat phase; outside of combat nothing happens (723.2, 723.2g)."""
    if phase_of(game.step) != "combat":
        return
    after = game.agenda[rest_of_phase(game) :]
    yield from _clear_the_stack(game, source)
    yield from end_combat(game)  # 723.2d
    note_down(game, SetAgenda((AT_ONCE, *after)))


def _clear_the_stack(game: Game, source: Id) -> Procedure[None]:
    """Triggers that wait cease to exist, what is on the stack is exiled, state-based actions are checked (723.1a-c)."""
    for waiting in game.waiting:
        note_down(game, NoLongerWaits(waiting.number))
    exiled: list[Event] = [
        LeaveStack(id) if game[id].ability is not None else Move(id, "exile", cause="turn ends") for id in game.stack
    ]
    yield from happen(game, *exiled, rule="723.1b", source=source)
    again = True
    while again and not game.over:
        again = yield from check_state_based_actions(game)
