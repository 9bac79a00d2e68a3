"""Clauses: the parts of a sentence that have a subject and say what it does (608.2c)."""

from __future__ import annotations

from typing import ClassVar

from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.procedure import Procedure
from spellwright.words.references import Recipient
from spellwright.words.word import Word


class Clause(Word):
    """The family of clauses."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a clause"
    TAKES_ACTS: ClassVar[bool] = False
    """Whether acts that follow are said in the same clause, so that no imperative stands behind it."""

    TAKES_CLAUSES: ClassVar[bool] = False
    """Whether clauses that follow in the sentence are part of it: "instead you draw a card and you lose 1 life"."""

    def zones_of_source(self) -> tuple[str, ...]:
        """The zones in which the source must be for it to be carried out, if it says so by itself (113.6m)."""
        return ()

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Carry it out as an instruction; whether it was done comes back."""
        raise NotImplementedError

    def optional(self) -> bool:
        """Whether somebody decides if it's done: "you may", "unless"; "if you do" speaks of the last such clause."""
        return False

    def times(self, scene: GameScene) -> int:
        """How often what is joined to it is done: as often as it says by "for each ...," at its beginning."""
        return 1

    def rounds(self, scene: GameScene) -> int:
        """How often the sentences behind it are carried out that are part of it."""
        return 1

    def said_before(self) -> Duration | None:
        """The time that is said before it, which is that of what is joined to it, too (611.2a)."""
        return None

    def for_time(self, duration: Duration) -> Clause:
        """The same for that time, if it begins an effect and says no time itself."""
        return self

    def condition_before(self) -> Condition | None:
        """The condition that is said before it, which is that of what is joined to it, too (611.3a)."""
        return None

    def timed_as(self, other: Clause) -> Clause:
        """The same for the time of another that says the like, if it says no time itself."""
        return self

    def speaks_of(self) -> Recipient | None:
        """Its subject, to which clauses after it may refer."""
        return None

    def after(self, subject: Recipient) -> Clause:
        """The same as a static clause that may refer to the subject of the one before it."""
        return self

    def takes_condition(self, *, leading: bool = False) -> bool:
        """Whether it says a condition itself: behind "if" at its end, or (`leading`) behind "as long as" before it."""
        return False

    def heeded(self) -> bool:
        """Whether it is heeded as what stands before it is done, so that nothing can be said of when or if it is."""
        return False

    def ends_sentence(self) -> bool:
        """Whether nothing is joined to it, a full stop standing in it."""
        return False

    def elliptic(self) -> bool:
        """Whether it leaves out what the clause says that it takes the place of: "it deals 5 damage instead"."""
        return False

    def instead_of(self, before: Clause) -> Clause:
        """The same with what it leaves out."""
        return self

    def said_of(self, before: Clause) -> Clause | None:
        """The clause before it with what this one says of its effect; None if it says nothing of that."""
        return None

    def only_static(self) -> bool:
        """Whether it is never an instruction."""
        return False

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The static abilities that it means, on a spell or on another object; None if it's an instruction."""
        return None


class Full(Clause):
    """The family of clauses that name their subject."""

    __slots__ = ()
