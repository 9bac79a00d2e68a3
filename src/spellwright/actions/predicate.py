"""Predicates: what a thing is, has, does or can't do. The clause says of what, for how long and on what condition.

A predicate is done once ("deals 3 damage", "fights ..."), or it holds ("gets +1/+1", "can't block", "enters tapped").
What holds answers hooks of `rules.hooks`, through its clause, which knows what it holds for (`clauses.thing_does`).
"""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.answering import Answering
from spellwright.actions.tails import Tail
from spellwright.rules.scene import GameScene
from spellwright.words.durations import Duration
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Recipient
from spellwright.words.word import Word


class Predicate(Word):
    """The family of predicates."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what it does"
    IF: ClassVar[bool] = False
    """Whether its condition is said with "if": "enters tapped if …"."""
    TAKES_IF: ClassVar[bool] = False
    """Whether it says a condition behind "if" itself: "can't attack if …"."""
    TAKES_UNLESS: ClassVar[bool] = False
    """Whether it says an exception behind "unless" of what always holds: "attacks each combat if able unless …"."""
    STATES: ClassVar[bool] = False
    """Whether it states what the thing is or has, which holds already as it enters (611.2e); nothing is chosen for it."""
    RETAINS: ClassVar[bool] = False
    """Whether "it's still a land" can be said of it."""
    STATIC: ClassVar[bool] = False
    """Whether it is never an instruction: "enters tapped"."""
    FOR_OBJECTS: ClassVar[bool] = False
    """Whether only objects can have it: no player "becomes tapped"."""

    RANK: ClassVar[int] = 4
    """In which step of 616.1 an effect is applied that has what would happen replaced by it; see `Hooks.rank`."""
    BY_THE_SAME: ClassVar[bool] = False
    """Whether it replaces what its subject would do: "it deals double that damage instead"."""
    ELLIPTIC: ClassVar[bool] = False
    """Whether it leaves out what the predicate says that it takes the place of: "deals 5 damage instead"."""

    def instead_of(self, before: Predicate) -> Predicate:
        """The same with what it leaves out."""
        return self

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Do it, once, with all subjects at the same time; whether anything was done comes back."""
        raise NotImplementedError

    def act_on_each(self, scene: GameScene, subjects: tuple[Id, ...], mark: int) -> Procedure[bool]:
        """Do it with all subjects at once; `mark` is that of the phrase for them ("its" then means each in turn)."""
        return (yield from self.act(scene, subjects))

    def act_on_class(self, scene: GameScene, subject: Recipient, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Do it with all that a phrase describes; what holds for a time holds for whatever it will describe (611.2c)."""
        return (yield from self.act_on_each(scene, subjects, subject.mark))

    def retaining(self) -> Predicate:
        """The same, the types being in addition to others (205.1b)."""
        return self

    def tailed(self, tail: Tail) -> Predicate | None:
        """The same with what is said at the end of the clause; None if that can't be said of it."""
        return None


class Lasting(Predicate, Answering):
    """The family of predicates that hold. Each overrides the hooks it answers; `holding` tells what it holds for."""

    __slots__ = ()

    def fixed(self, scene: GameScene) -> Lasting:
        """The predicate with its amounts as they are now, for an effect that begins as a text resolves (608.2h)."""
        return self

    def settled(self, scene: GameScene) -> Procedure[Lasting]:
        """The same, after a player has chosen what is chosen as the effect begins (608.2d)."""
        yield from ()
        return self.fixed(scene)

    def duration(self) -> Duration | None:
        """How long it holds, where the predicate itself says so: "attacks this turn if able"."""
        return None

    def by_choice(self) -> Lasting | None:
        """The same as a choice: "you may have ~ enter as a copy"; None if it is none."""
        return None

    def changes_objects(self) -> bool:
        """Whether it changes characteristics or controller, so that a begun effect's objects are fixed (611.2c)."""
        return "layer_parts" in self.answers()
