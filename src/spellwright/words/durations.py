"""Durations: how long an effect lasts (611.2a-b, 514.2)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from spellwright.words.conditions import Condition
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.references import Self


class Duration(Word):
    """The family of durations."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a duration"

    @property
    def kind(self) -> str:
        """The kind of ending, as `state.history.Until` names it."""
        raise NotImplementedError

    def player(self, scene: Scene) -> Id:
        """Whose turn ends it; nobody if no turn of a player does."""
        return NOBODY

    def condition(self) -> Condition | None:
        """As long as what it lasts, if it is "for as long as"."""
        return None

    def condition_from(self, scene: Scene) -> Condition | None:
        """The same for an effect that begins now."""
        return self.condition()


class Term(Enum):
    """The terms that the rules know by name. `THIS_TURN` and `END_OF_TURN` end alike (514.2), said differently."""

    END_OF_TURN = "until end of turn"
    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    END_OF_COMBAT = "until end of combat"
    YOUR_NEXT_TURN = "until your next turn"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    YOUR_NEXT_END_STEP = "until your next end step"
    YOUR_NEXT_UPKEEP = "until your next upkeep"
    BEGINNING_OF_YOUR_NEXT_UPKEEP = "until the beginning of your next upkeep"
    END_OF_YOUR_NEXT_UPKEEP = "until the end of your next upkeep"
    GAME = "for the rest of the game"


_KINDS = {
    Term.END_OF_TURN: "end of turn",
    Term.THIS_TURN: "end of turn",
    Term.THIS_COMBAT: "end of combat",
    Term.END_OF_COMBAT: "end of combat",
    Term.YOUR_NEXT_TURN: "your next turn",
    Term.END_OF_YOUR_NEXT_TURN: "end of your next turn",
    Term.YOUR_NEXT_END_STEP: "your next end step",
    Term.YOUR_NEXT_UPKEEP: "your next upkeep",
    Term.BEGINNING_OF_YOUR_NEXT_UPKEEP: "your next upkeep",
    Term.END_OF_YOUR_NEXT_UPKEEP: "end of your next upkeep",
    Term.GAME: "game",
}

OF_YOURS = (
    Term.YOUR_NEXT_TURN,
    Term.END_OF_YOUR_NEXT_TURN,
    Term.YOUR_NEXT_END_STEP,
    Term.YOUR_NEXT_UPKEEP,
    Term.BEGINNING_OF_YOUR_NEXT_UPKEEP,
    Term.END_OF_YOUR_NEXT_UPKEEP,
)
"""Those that a turn of yours ends."""


@word
class For(Duration):
    """A term: "until end of turn"."""

    term: Term
    ENGLISH = "{term}"

    @property
    def kind(self) -> str:
        """The kind of ending."""
        return _KINDS[self.term]

    def player(self, scene: Scene) -> Id:
        """You, for your next turn."""
        return scene.you if self.term in OF_YOURS else NOBODY


@word
class AsLongAs(Duration):
    """As long as something is true (611.2b): "for as long as you control this creature"."""

    what: Condition
    ENGLISH = "for as long as {what}"

    @property
    def kind(self) -> str:
        """It ends once the condition is false."""
        return "while"

    def condition(self) -> Condition:
        """The condition."""
        return self.what


@word
class StillUncast(Condition):
    """That the source hasn't been cast from exile yet; no words of its own."""

    LOOKS = frozenset({"history"})
    LOCAL = False

    def holds(self, scene: Scene) -> bool:
        """Whether none of what it has become is a spell cast from there (400.7)."""
        return not any(scene.cast_from(id) == "exile" for id in scene.lives(scene.source))


@word
class UntilCast(Duration):
    """Until the card itself is cast from exile (611.2b)."""

    what: Self
    ENGLISH = "until {what} is cast from exile"

    @property
    def kind(self) -> str:
        """It ends once that has happened."""
        return "while"

    def condition(self) -> Condition:
        """As long as it hasn't."""
        return StillUncast()


@word
class UntilSourceLeaves(Duration):
    """Until the object itself leaves the battlefield (610.3)."""

    what: Self
    ENGLISH = "until {what} leaves the battlefield"

    @property
    def kind(self) -> str:
        """It ends as the source leaves."""
        return "source leaves"
