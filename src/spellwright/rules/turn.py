"""500. General, and 703. Turn-Based Actions: the turn goes from step to step."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.rules.asking import asked
from spellwright.rules.cleanup_step import clean_up
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.combat_blockers import declare_blockers
from spellwright.rules.combat_damage import deal_combat_damage, somebody_strikes_first
from spellwright.rules.combat_phase import end_combat, somebody_attacked
from spellwright.rules.draw_step import draw_for_the_turn
from spellwright.rules.durations import NEXT_STEPS, end_at_step, end_at_turn_of, end_with_upkeep
from spellwright.rules.happen import happen, just_happens
from spellwright.rules.main_phase import begin_precombat_main_phase
from spellwright.rules.mana_pools import empty_mana_pools
from spellwright.rules.settling import in_game_from, receive_priority, settle
from spellwright.rules.steps import AT_ONCE, FIRST_DAMAGE, IN_COMBAT, TURN, last_of_phase, skip_rest_of_phase
from spellwright.rules.untap_step import untap_step
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import (
    TAKE_STEP,
    BeginStep,
    BeginTurn,
    SetAgenda,
    TakeExtraTurn,
    priority,
    step_begins,
)
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.procedure import NOBODY, Id, Procedure

TURN_BASED: dict[str, Callable[[Game], Procedure[None]]] = {
    "untap": untap_step,
    "draw": draw_for_the_turn,
    "precombat main": begin_precombat_main_phase,
    "declare attackers": declare_attackers,
    "declare blockers": declare_blockers,
    FIRST_DAMAGE: deal_combat_damage,
    "combat damage": deal_combat_damage,
}
"""The turn-based actions as a step begins (703.4), but for those of the cleanup step."""


def next_step(game: Game) -> Procedure[None]:
    """End the present step and go on, until a player has priority, or the turn or the game is over (500.2-500.3).

    At the end of a turn nobody has priority, and nothing is half done; the next step is the first of the next turn.
    """
    ended = game.step
    if _end_step(game):
        yield from end_combat(game)  # 511.3
    elif ended == "upkeep" and game.floating:
        yield from end_with_upkeep(game)
    if not game.agenda:
        yield from _begin_next_turn(game)
    while not game.over:
        step = _take_step(game)
        if not step:
            return
        begins = step_begins(step, game.active)
        if not just_happens(game, begins) and not _has_begun((yield from happen(game, begins))):  # 500.11, 614.10
            if step == "beginning of combat":
                skip_rest_of_phase(game, step)
            continue
        if (yield from _play_step(game, step)):
            return
        if _end_step(game):
            yield from end_combat(game)  # 511.3
        elif step == "upkeep" and game.floating:
            yield from end_with_upkeep(game)


def _has_begun(entries: list[Entry]) -> bool:
    for entry in entries:
        if isinstance(entry.event, BeginStep):
            return True
    return False


def _play_step(game: Game, step: str) -> Procedure[bool]:
    """Carry out the turn-based actions of a step (703.3), then give priority; whether a player received it."""
    if step == "cleanup":
        return (yield from _cleanup(game))
    if game.floating and step in NEXT_STEPS:
        yield from end_at_step(game, step)  # 500.5
    action = TURN_BASED.get(step)
    if action is not None:
        yield from action(game)
    if step == "untap":  # 502.4
        return False
    if game.unchecked or game.waiting or game.over:
        yield from receive_priority(game, game.active)
    else:  # nothing is to be settled (117.5)
        note_down(game, priority(in_game_from(game, game.active)))
    return bool(game.priority)


def _cleanup(game: Game) -> Procedure[bool]:
    """514. Nobody receives priority, unless something is to be done; then another cleanup step follows (514.3a)."""
    yield from clean_up(game)
    done = (game.unchecked or bool(game.waiting)) and (yield from settle(game))
    if not done or game.over:
        return False
    note_down(game, SetAgenda(("cleanup", *game.agenda)))
    yield from receive_priority(game, game.active)
    return bool(game.priority)


def _take_step(game: Game) -> str:
    """The next step of the turn, taken off the agenda; "" if the turn has none left."""
    while game.agenda:
        step = game.agenda[0]
        note_down(game, TAKE_STEP)
        if step == AT_ONCE:
            continue
        if step in ("declare blockers", "combat damage") and not somebody_attacked(game):  # 508.8
            continue
        if step == "combat damage" and game.step != FIRST_DAMAGE and somebody_strikes_first(game):  # 510.4
            note_down(game, SetAgenda(("combat damage", *game.agenda)))
            return FIRST_DAMAGE
        return step
    return ""


def _end_step(game: Game) -> bool:
    """What happens automatically as a step or phase ends (703.4q, 500.5); whether that is the end of combat."""
    note_down(game, priority(NOBODY))
    if not game.step:
        return False
    empty_mana_pools(game)  # 500.4
    return game.step in IN_COMBAT and last_of_phase(game)


# --- from turn to turn


def _begin_next_turn(game: Game) -> Procedure[None]:
    """Begin the turn of the player whose turn is next by turn order, or by an extra turn (103.1, 500.7)."""
    seat = _seat_of_last_turn(game)
    while not game.over:
        if game.extra_turns:
            player, rule = game.extra_turns[-1], "500.7"
            note_down(game, TakeExtraTurn())
        else:
            seat = game.starting if not seat else seat % len(game.players) + 1
            player, rule = seat, "500.1"
        yield from end_at_turn_of(game, player)
        if game.player(player).out:  # 800.4k
            continue
        began = yield from happen(game, BeginTurn(player, _agenda(game), extra=rule == "500.7"), rule=rule)
        if began:
            for me, ability in asked(game, "as_turn_begins"):
                yield from ability.as_turn_begins(game, me, player)
            return


def _agenda(game: Game) -> tuple[str, ...]:
    first = game.turn == 0
    if first and len(game.players) == 2:
        return tuple(step for step in TURN if step != "draw")  # 103.8a
    return TURN


def _seat_of_last_turn(game: Game) -> Id:
    """Who took the last turn that wasn't an extra one; nobody if there was none."""
    entry = game.history
    while entry is not None:
        event = entry.event
        if event.__class__ is BeginTurn and entry.rule != "500.7":
            return event.player
        entry = entry.before
    return NOBODY
