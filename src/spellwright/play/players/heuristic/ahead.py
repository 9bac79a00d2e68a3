"""Looking ahead: what becomes of the position if an option is taken, and the stack is left to resolve."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from spellwright.play.game import Game
from spellwright.play.players.heuristic.worth import worth
from spellwright.state.events.event import note_down
from spellwright.state.events.imagining import Imagine
from spellwright.state.game import Game as State
from spellwright.words.procedure import Choose, Id

MOST_DECISIONS = 60
"""So many decisions are followed at most."""

Policy = Callable[[Game, Choose], int]
"""How decisions on the way are answered."""


def imagined(game: Game, me: Id, seed: int) -> Game:
    """A game like this one, but with hidden cards as the player might imagine them."""
    fork = game.fork()
    state = fork.state
    chance = Random(seed)
    for player in state.in_turn_order():
        _shuffle_hidden(state, player, own=player == me, chance=chance)
    return fork


def _shuffle_hidden(state: State, player: Id, *, own: bool, chance: Random) -> None:
    p = state.player(player)
    hidden = p.library if own else (*p.hand, *p.library)
    like = list(hidden)
    chance.shuffle(like)
    note_down(state, Imagine(tuple(hidden), tuple(like)))


def after(game: Game, me: Id, path: tuple[int, ...], policy: Policy) -> tuple[float, Choose | None]:
    """What the position is worth after these answers and the stack's resolving.

    The first answer is the one to the present decision, the others are those to the player's own decisions that shape
    the action (`SHAPING`); all else is answered by the policy. If one more of those comes up, it is returned unanswered.
    """
    left = list(path)
    game.answer(left.pop(0))
    turn = game.state.turn
    for _ in range(MOST_DECISIONS):
        decision = game.decision
        if decision is None:
            break
        if decision.kind == "priority" and (not game.state.stack or game.state.turn != turn):
            break
        if decision.player != me or decision.kind not in SHAPING:
            game.answer(policy(game, decision))
        elif left:
            game.answer(left.pop(0))
        else:
            return worth(game.state, me), decision
    return worth(game.state, me), None


SHAPING = ("target", "mode", "may", "optional cost", "choose")
"""Decisions whose options are looked at one by one."""
