"""More tokens or counters than there would be: "twice that many of those tokens are created instead" (614.1a)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.entering_scene import as_entered
from spellwright.actions.replacing.outcomes import Change, TimesThat
from spellwright.actions.resolution import being_carried_out
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.durations import Duration
from spellwright.words.players import You
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


@word
class MoreTokens(TimedEffect):
    """If tokens would be created, perhaps under your control, twice that many are created instead."""

    change: TimesThat
    by_effect: bool = False
    yours: bool = True
    duration: Duration | None = None
    ENGLISH = (
        (
            "if a effect would create one or more tokens under your control , "
            "it creates {change} of those tokens instead {by_effect=True}"
        ),
        "if one or more tokens would be created under your control , {change} of those tokens are created instead",
        "if one or more tokens would be created , {change} of those tokens are created instead {yours=False}",
    )

    def effect(self) -> Hooks:
        """The effect that it means."""
        return once("more tokens", self, lambda: MultipliesTokens(self.change, self.yours))


@word
class MultipliesTokens(Hooks):
    """That effect: each token is created as often."""

    change: TimesThat
    yours: bool = True
    RULE = "614.1a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Creating tokens."""
        return (CreateToken,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it would be under your control, where it says so."""
        return not self.yours or bool(event.affected(game) == scene_of(game, me).you)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """As many of the same."""
        yield from ()
        return tuple(replace(event) for _ in range(self.change.of(scene_of(game, me), 1)))


class OnIt(Enum):
    """What they are put on, said again."""

    IT = "it"
    PERMANENT = "that permanent"
    CREATURE = "that creature"
    PERMANENT_OR_PLAYER = "that permanent or player"


@word
class HalfOfThat(Change):
    """Half that many, rounded down; no words of its own."""

    def of(self, scene: GameScene, number: int) -> int:
        """The half."""
        return number // 2


@word
class OneLessThanThat(Change):
    """That many minus one; no words of its own."""

    def of(self, scene: GameScene, number: int) -> int:
        """One less."""
        return number - 1


@word
class MoreCounters(TimedEffect):
    """If counters would be put on something, twice that many, or that many plus one, are put on it instead."""

    on: Objects
    change: Change
    place: OnIt
    kind: str = ""
    again: str = ""
    cause: str = ""
    each: bool = False
    duration: Duration | None = None
    ENGLISH = (
        (
            "if a effect would put one or more counters on {on} , "
            "it puts {change} of those counters on {place} instead {cause='effect'}"
        ),
        (
            "if one or more {kind:counter} counters would be put on {on} , "
            "{change} {again:counter} counters are put on {place} instead"
        ),
        (
            "if one or more {kind:counter} counters would be put on {on} , "
            "that many {again:counter} counters minus one are put on {place} instead {change=OneLessThanThat()}"
        ),
        (
            "if you would put one or more {kind:counter} counters on {on} , "
            "put {change} {again:counter} counters on {place} instead {cause='you'}"
        ),
        "if one or more counters would be put on {on} , {change} of those counters are put on {place} instead",
        (
            "if you would put one or more counters on {on} , "
            "put {change} of those counters on {place} instead {cause='you'}"
        ),
        (
            "if one or more counters would be put on {on} , "
            "{change} of each of those kinds of counters are put on {place} instead {each=True}"
        ),
        (
            "if you would put one or more counters on {on} , "
            "put {change} of each of those kinds of counters on {place} instead {cause='you'} {each=True}"
        ),
        (
            "if an opponent would put one or more counters on {on} , they put half that many of each of those kinds of "
            "counters on {place} instead , rounded down {cause='opponent'} {change=HalfOfThat()} {each=True}"
        ),
    )

    def ok(self) -> bool:
        """The same kind twice."""
        return self.kind == self.again

    def effect(self) -> Hooks:
        """The effect that it means."""
        return once("more counters", self, lambda: ChangesCounters(self.on, self.change, self.kind, self.cause))


@word
class YouGetMoreCounters(TimedEffect):
    """If you would get counters of any kind, you get more of each of those kinds instead (122.1)."""

    change: Change
    duration: Duration | None = None
    ENGLISH = "if you would get one or more counters , you get {change} of each of those kinds of counters instead"

    def effect(self) -> Hooks:
        """The effect that it means: counters that would be put on you."""
        return once("more counters", self, lambda: ChangesCounters(You(), self.change, ""))


@word
class MoreEnergy(TimedEffect):
    """If you would get energy, you get twice as much instead (107.14)."""

    change: TimesThat
    duration: Duration | None = None
    ENGLISH = "if you would get one or more {E} , you get {change} {E} instead"

    def effect(self) -> Hooks:
        """The effect that it means: energy counters that would be put on you."""
        return once("more energy", self, lambda: ChangesCounters(You(), self.change, "energy"))


@word
class ChangesCounters(Hooks):
    """That effect: also of counters with which something enters (122.6a)."""

    on: Recipient
    change: Change
    kind: str
    by: str = ""
    RULE = "614.1a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Putting counters, entering with them."""
        return (PutCounters, Move, CreateToken)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If they are of the kind, and put on such a thing."""
        scene = scene_of(game, me)
        if isinstance(event, PutCounters):
            if self.kind and event.kind != self.kind:
                return False
            if not self._caused(scene, event.player) or not self._by_effect(game):
                return False
            return self.on.describes(scene, event.object)
        if self.by and not self._caused(scene, event.affected(game)):
            return False
        if not event.enters or not any(not self.kind or kind == self.kind for kind, _ in event.counters):
            return False
        then, new = as_entered(game, me, event)
        return self.on.describes(then, new)

    def _caused(self, scene: GameScene, player: Id) -> bool:
        """Whether it is you, or an opponent, who would put them, where it says so."""
        if not self.by or self.by == "effect":
            return True
        return player == scene.you if self.by == "you" else player in scene.opponents(scene.you)

    def _by_effect(self, game: Game) -> bool:
        """Whether an effect puts them, where it says so: no cost, turn-based action or combat damage does (609.1)."""
        return self.by != "effect" or bool(being_carried_out(game))

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """So many instead."""
        yield from ()
        scene = scene_of(game, me)
        if isinstance(event, PutCounters):
            number = self.change.of(scene, event.number)
            return (replace(event, number=number),) if number > 0 else ()
        counters = tuple(
            (kind, self.change.of(scene, n) if not self.kind or kind == self.kind else n) for kind, n in event.counters
        )
        return (replace(event, counters=tuple((kind, n) for kind, n in counters if n > 0)),)
