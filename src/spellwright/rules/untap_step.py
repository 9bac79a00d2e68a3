"""502. Untap Step."""

from __future__ import annotations

from spellwright.rules.asking import asked, controller, own
from spellwright.rules.happen import happen
from spellwright.rules.phasing import phase_in, phase_out
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Untap
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import BecomeDayNight, BeginTurn
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure, choose_some

NIGHT_ENDS = 2
"""How many spells the previous turn's active player must have cast for night to become day (730.2b)."""


def untap_step(game: Game) -> Procedure[None]:
    """The turn-based actions of the untap step, in their order (703.4a-c)."""
    yield from _phase(game)
    if game.day_night and game.turn > 1:
        yield from _check_day_and_night(game)
    yield from _untap(game)


def _phase(game: Game) -> Procedure[None]:
    """Permanents with phasing phase out and those that had phased out phase in, all at once (502.1)."""
    possible = "phases" in game.possible
    in_question = [o.id for o in game.permanents() if possible or o.phased_out]
    mine = [id for id in in_question if controller(game, id) == game.active]
    returning = [id for id in mine if game[id].phased_out]
    staying = [id for id in mine if not game[id].phased_out]
    leaving = [id for id in staying if any(ability.phases(game, id) for ability in own(game, id, "phases"))]
    if leaving or returning:
        yield from happen(game, *phase_in(game, returning), *phase_out(game, leaving), rule="502.1")


def _check_day_and_night(game: Game) -> Procedure[None]:
    """502.2, 730.2: day becomes night after a turn without a spell of its player, night day after two or more."""
    cast = _spells_of_previous_turn(game)
    if game.day_night == "day" and cast == 0:
        yield from happen(game, BecomeDayNight("night"), rule="730.2a")
    elif game.day_night == "night" and cast >= NIGHT_ENDS:
        yield from happen(game, BecomeDayNight("day"), rule="730.2b")


def _spells_of_previous_turn(game: Game) -> int:
    """How many spells the previous turn's active player cast during that turn."""
    casters: list[Id] = []
    whose = NOBODY
    for entry in game.since(game.turn - 1):
        if entry.turn == game.turn - 1 and isinstance(entry.event, Cast):
            casters.append(entry.event.player)
        elif isinstance(entry.event, BeginTurn) and entry.turn == game.turn - 1:
            whose = entry.event.player
    return casters.count(whose)


def _untap(game: Game) -> Procedure[None]:
    """The active player untaps their permanents simultaneously, as far as effects let them (502.3).

    At the same time untap those of others that effects untap then.
    """
    others = {id for me, ability in asked(game, "untaps") for id in ability.untaps(game, me)}
    untapping: list[Event] = []
    for o in game.permanents():
        if not o.tapped or o.phased_out:
            continue
        if controller(game, o.id) == game.active:
            untapping.append(Untap(o.id, cause="untap step"))
        elif o.id in others:
            untapping.append(Untap(o.id))
    untapping = yield from _limited(game, untapping)
    if untapping:
        yield from happen(game, *untapping, rule="502.3")


def _limited(game: Game, untapping: list[Event]) -> Procedure[list[Event]]:
    """What untaps where effects let no more than so many of a kind untap: the active player determines which (502.3)."""
    for me, ability in tuple(asked(game, "lets_untap")):
        limit = ability.lets_untap(game, me, tuple(event.subject for event in untapping))
        if limit is None or len(limit[0]) <= limit[1]:
            continue
        ids, most = limit
        chosen = yield from choose_some(game.active, ids, most, most, "untap", "Which untap?", "502.3", me)
        untapping = [event for event in untapping if event.subject not in ids or event.subject in chosen]
    return untapping
