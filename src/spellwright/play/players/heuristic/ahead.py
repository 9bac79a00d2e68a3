"""Looking ahead: what becomes of the position if an option is taken, and the stack is left to resolve."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

from spellwright.play.game import Game
from spellwright.play.players.heuristic.outlook import outlook
from spellwright.rules.visibility import may_see
from spellwright.state.events.event import note_down
from spellwright.state.events.imagining import Imagine
from spellwright.state.events.turns import SetGame
from spellwright.state.game import Game as State
from spellwright.words.procedure import Choose, Id

MOST_DECISIONS = 60
"""So many decisions are followed at most."""
SHAPING = ("target", "mode", "may", "optional cost", "choose")
"""Decisions whose options are looked at one by one."""

Policy = Callable[[Game, Choose], int]
"""How decisions on the way are answered."""


class _Settled(Exception):
    """All that was on the stack has resolved: what comes after that isn't the action's doing any more."""


def _until_settled(state: State) -> None:
    """Stop a game as soon as nothing is on the stack, rather than where somebody can do something next."""
    if not state.stack:
        raise _Settled


class Ahead:
    """Where a player thinks ahead from: a game like theirs, but with what is hidden from them as they imagine it."""

    def __init__(self, game: Game, me: Id, seed: int, policy: Policy) -> None:
        self.me, self.policy = me, policy
        decision = game.decision
        options = decision.options if decision is not None else ()
        shown = frozenset(option for option in options if isinstance(option, int))

        def change(state: State) -> None:
            _imagine(state, me, shown, Random(seed))

        if decision is not None and decision.kind == "priority":
            self._again = game.imagined(change).fork  # forks have what was imagined, too
        else:
            self._again = lambda: game.imagined(change)

    def after(self, path: tuple[int, ...]) -> tuple[Game, Choose | None]:
        """The game after these answers and the stack's resolving.

        The first answer is the one to the present decision, the others are those to the player's own decisions that
        shape the action (`SHAPING`); all else is answered by the policy. If one more of those comes up, it is returned
        unanswered.
        """
        game = self._again()
        game.watch(_until_settled)
        asked = None
        with suppress(_Settled):
            asked = self._follow(game, path)
        return game, asked

    def _follow(self, game: Game, path: tuple[int, ...]) -> Choose | None:
        """Give these answers and those of the policy; a decision that shapes the action and isn't answered comes back."""
        left = list(path)
        game.answer(left.pop(0))
        for _ in range(MOST_DECISIONS):
            decision = game.decision
            if decision is None:
                return None
            if decision.decider != self.me or decision.kind not in SHAPING:
                game.answer(self.policy(game, decision))
            elif left:
                game.answer(left.pop(0))
            else:
                return decision
        return None

    def best(self, path: tuple[int, ...], deep: int, widest: int) -> float:
        """What the position is worth after these answers, if the next ones that shape the action are the best."""
        game, asked = self.after(path)
        if asked is not None and deep == 0:
            game, asked = self.after((*path, self.policy(game, asked)))
        elif asked is not None:
            options = distinct(game.state, asked, widest)
            return max(self.best((*path, index), deep - 1, widest) for index in options)
        return outlook(game.state, self.me)


def _imagine(state: State, me: Id, shown: frozenset[Id], chance: Random) -> None:
    """Each player's hidden cards change places, those that `me` knows aside; and chance will be another (law 7)."""
    for player in state.in_turn_order():
        p = state.player(player)
        hidden = [id for id in (*p.hand, *p.library) if id not in shown and not may_see(state, me, id)]
        like = list(hidden)
        chance.shuffle(like)
        note_down(state, Imagine(tuple(hidden), tuple(like)))
    note_down(state, SetGame("rng", chance.getrandbits(62)))


def distinct(state: State, decision: Choose, most: int) -> list[int]:
    """The indices of options that differ in more than which of several equal things they name, at most so many."""
    found: dict[object, int] = {}
    for index, option in enumerate(decision.options):
        found.setdefault(_kind(state, option), index)
    return list(found.values())[:most]


def _kind(state: State, option: object) -> object:
    """What tells an option from another one that is as good."""
    if not isinstance(option, int) or isinstance(option, bool) or not 10 <= option < len(state.objects):
        way = getattr(option, "way", None)
        if way is not None:
            return type(option), way.name, way.face, state[way.object].printed.name, state[way.object].zone
        source = getattr(option, "source", None)
        return (type(option), *_looks(state, source), getattr(option, "index", 0)) if source else option
    return _looks(state, option)


def _looks(state: State, id: Id) -> tuple[object, ...]:
    o = state[id]
    attached = tuple(other for other in state.battlefield if state[other].attached_to == id)
    combat = (o.attacking, o.blocking) if o.attacking or o.blocking else ()
    return o.printed.name, o.zone, o.controller, o.tapped, o.damage, o.counters, o.copiable.name, attached, combat
