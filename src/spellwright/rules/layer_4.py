"""What type-changing effects do (613.1d). Types are given as they are, or as words that are asked in the scene of the effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from spellwright.cr.subtypes import SUBTYPES_OF
from spellwright.rules.layer_effects import Effect, Part
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_work import (
    ABILITIES,
    ALL_TYPES,
    EXISTENCE,
    SUBTYPES,
    SUPERTYPES,
    TYPES,
    UNSETTLED,
    Layer,
    Work,
)
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.scene import Scene

Names = frozenset[str]
NO_NAMES: Names = frozenset()


class Naming(Protocol):
    """A word for subtypes that the game decides: "the chosen type"."""

    def names(self, scene: Scene) -> tuple[str, ...]:
        """The subtypes."""
        ...


@quickly_made
@dataclass(frozen=True, slots=True)
class AddTypes(Part):
    """Has card types, subtypes and supertypes in addition to its others (205.1b)."""

    LAYER: ClassVar[Layer] = Layer.TYPE
    WRITES: ClassVar[int] = ALL_TYPES

    types: Names = NO_NAMES
    subtypes: Names | Naming = NO_NAMES
    supertypes: Names = NO_NAMES

    @property
    def writes(self) -> int:
        """Those of which it names any."""
        return written(self.types, self.subtypes, self.supertypes)

    def change(self, board: Board, effect: Effect, id: Id) -> tuple[Names, Names, Names]:
        return self.types, names_of(self.subtypes, board, effect), self.supertypes

    def apply(self, work: Work, change: tuple[Names, Names, Names]) -> None:
        types, subtypes, supertypes = change
        if types:
            work.set_types(work.types | types)
        if subtypes:
            work.set_subtypes(work.subtypes | subtypes)
        if supertypes:
            work.set_supertypes(work.supertypes | supertypes)


@quickly_made
@dataclass(frozen=True, slots=True)
class RemoveTypes(Part):
    """Isn't of these card types, subtypes or supertypes any more (205.1a)."""

    LAYER: ClassVar[Layer] = Layer.TYPE
    WRITES: ClassVar[int] = ALL_TYPES

    types: Names = NO_NAMES
    subtypes: Names = NO_NAMES
    supertypes: Names = NO_NAMES

    @property
    def writes(self) -> int:
        """Those of which it names any."""
        return written(self.types, self.subtypes, self.supertypes)

    def change(self, board: Board, effect: Effect, id: Id) -> tuple[Names, Names, Names]:
        return self.types, self.subtypes, self.supertypes

    def apply(self, work: Work, change: tuple[Names, Names, Names]) -> None:
        types, subtypes, supertypes = change
        if types:
            work.set_types(work.types - types)
        if subtypes:
            work.set_subtypes(work.subtypes - subtypes)
        if supertypes:
            work.set_supertypes(work.supertypes - supertypes)


@quickly_made
@dataclass(frozen=True, slots=True)
class SetTypes(Part):
    """Is of these card types and no others (205.1a); an instant or sorcery stays one."""

    LAYER: ClassVar[Layer] = Layer.TYPE
    WRITES: ClassVar[int] = TYPES | SUBTYPES

    types: Names

    def change(self, board: Board, effect: Effect, id: Id) -> Names:
        return self.types

    def apply(self, work: Work, change: Names) -> None:
        work.set_types(change | (work.types & frozenset({"instant", "sorcery"})))


@quickly_made
@dataclass(frozen=True, slots=True)
class SetSubtypes(Part):
    """Is of these subtypes instead of its others of the same set, that of a card type `of` (205.1a, 305.7)."""

    LAYER: ClassVar[Layer] = Layer.TYPE
    WRITES: ClassVar[int] = SUBTYPES

    subtypes: Names | Naming
    of: str = "creature"

    def change(self, board: Board, effect: Effect, id: Id) -> Names:
        return names_of(self.subtypes, board, effect)

    def apply(self, work: Work, change: Names) -> None:
        work.set_subtypes((work.subtypes - frozenset(SUBTYPES_OF[self.of])) | change)


@quickly_made
@dataclass(frozen=True, slots=True)
class SetLandTypes(Part):
    """Is of these land types instead of its others; a basic one takes the abilities of its text from it (305.7)."""

    LAYER: ClassVar[Layer] = Layer.TYPE
    WRITES: ClassVar[int] = SUBTYPES | ABILITIES | EXISTENCE

    subtypes: Names | Naming

    def change(self, board: Board, effect: Effect, id: Id) -> Names:
        return names_of(self.subtypes, board, effect)

    def apply(self, work: Work, change: Names) -> None:
        work.set_land_types(change)


@quickly_made
@dataclass(frozen=True, slots=True)
class SetChosenType(SetLandTypes):
    """Is of a type that was chosen, instead of its others of that set: land types, or creature types (205.1a, 305.7)."""

    def apply(self, work: Work, change: Names) -> None:
        creature_types = frozenset(SUBTYPES_OF["creature"])
        if change and change <= creature_types:
            work.set_subtypes((work.subtypes - creature_types) | change)
        elif change:
            work.set_land_types(change)


def names_of(names: Names | Naming, board: Board, effect: Effect) -> Names:
    """Names as they are, or those that a word comes to now: the same for all objects that are affected.

    These hang on another one, the source, only if what is asked of that may still change in this layer or later.
    """
    if isinstance(names, frozenset):
        return names
    notes = board.notes
    notes.decide_on(NOBODY)
    asked, notes.asked = notes.asked, 0
    found = frozenset(names.names(effect.scene(board)))
    notes.foreign = notes.foreign or bool(notes.asked & UNSETTLED[Layer.TYPE])
    notes.asked |= asked
    return found


def written(types: Names, subtypes: Names | Naming, supertypes: Names) -> int:
    """Which characteristics change as something is, or isn't, of these types; subtypes go with card types (205.1a)."""
    of_types = TYPES | SUBTYPES if types else SUBTYPES if subtypes else 0
    return of_types | (SUPERTYPES if supertypes else 0)
