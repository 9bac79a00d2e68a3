"""What continuous effects do, layer by layer (613.1, 613.4). Predicates of the cards' language are made of these parts.

Amounts, colours, players and the like are given as they are, or as words that are asked in the scene of the effect.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from spellwright.cr.subtypes import SUBTYPES_OF
from spellwright.rules.layer_effects import Effect, Part
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_start import start_with
from spellwright.rules.layer_text import Replacement, replaced, replaced_names
from spellwright.rules.layer_work import (
    ABILITIES,
    ALL_TYPES,
    COLORS,
    CONTROLLER,
    EVERYTHING,
    EXISTENCE,
    NAME,
    PT,
    SUBTYPES,
    SUPERTYPES,
    TYPES,
    UNSETTLED,
    Layer,
    Work,
)  # fmt: skip
from spellwright.state.object import as_status_has_it
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount
from spellwright.words.characteristics import Characteristics
from spellwright.words.construction import quickly_made
from spellwright.words.players import Players
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.scene import Scene

Names = frozenset[str]
NO_NAMES: Names = frozenset()


class Naming(Protocol):
    """A word for subtypes that the game decides: "the chosen type"."""

    def names(self, scene: Scene) -> tuple[str, ...]:
        """The subtypes."""
        ...


class Coloring(Protocol):
    """A word for colours that the game decides: "the chosen color"."""

    def mask(self, scene: Scene) -> int:
        """The colours, as bits."""
        ...


class Giving(Protocol):
    """A word for abilities that the game decides: "protection from the chosen color"."""

    def abilities(self, scene: Scene) -> tuple[Ability, ...]:
        """The abilities."""
        ...


# --- layer 1


@quickly_made
@dataclass(frozen=True, slots=True)
class CopyPart(Part):
    """Is a copy: has these copiable values (613.2a). Face-down permanents stay what they are (613.2b)."""

    LAYER: ClassVar[Layer] = Layer.COPY
    WRITES: ClassVar[int] = EVERYTHING & ~CONTROLLER

    values: Characteristics

    def change(self, board: Board, effect: Effect, id: Id) -> Characteristics | None:
        o = board.game[id]
        if o.face_down is not None:
            return None
        intrinsic = board.game.option("intrinsic", ())
        values = as_status_has_it(o, self.values)
        return start_with(values, o.granted, intrinsic, permanent=o.zone == "battlefield").values

    def apply(self, work: Work, change: Characteristics | None) -> None:
        if change is not None:
            work.become(change)


# --- layer 2


@quickly_made
@dataclass(frozen=True, slots=True)
class ChangeControl(Part):
    """Is controlled by a player, by the effect's own controller if none is named (613.1b)."""

    LAYER: ClassVar[Layer] = Layer.CONTROL
    WRITES: ClassVar[int] = CONTROLLER

    player: Players | None = None

    def change(self, board: Board, effect: Effect, id: Id) -> Id:
        scene = effect.scene_about(board, self, id)
        found = self.player.find(scene) if self.player is not None else (scene.you,)
        return found[0] if found else 0

    def apply(self, work: Work, change: Id) -> None:
        if change:
            work.set_controller(change)


# --- layer 3


@quickly_made
@dataclass(frozen=True, slots=True)
class ChangeText(Part):
    """Has certain words in its text replaced by others: colour words, subtypes (612.1, 612.2)."""

    LAYER: ClassVar[Layer] = Layer.TEXT
    WRITES: ClassVar[int] = ABILITIES | SUBTYPES | EXISTENCE

    words: Replacement

    def change(self, board: Board, effect: Effect, id: Id) -> tuple[tuple[Ability, ...], Names]:
        work = board.work(id)
        own = tuple(replaced(a, self.words) if a not in work.granted else a for a in work.abilities)  # 612.3
        return own, replaced_names(work.subtypes, self.words)

    def apply(self, work: Work, change: tuple[tuple[Ability, ...], Names]) -> None:
        abilities, subtypes = change
        work.set_abilities(abilities)
        work.set_subtypes(subtypes)


@quickly_made
@dataclass(frozen=True, slots=True)
class SetName(Part):
    """Has a name and loses those that it had (612.8)."""

    LAYER: ClassVar[Layer] = Layer.TEXT
    WRITES: ClassVar[int] = NAME

    name: str

    def change(self, board: Board, effect: Effect, id: Id) -> str:
        return self.name

    def apply(self, work: Work, change: str) -> None:
        work.set_name(change)


# --- layer 4


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


# --- layer 5


@quickly_made
@dataclass(frozen=True, slots=True)
class SetColors(Part):
    """Is of these colours (105.3); with `add` in addition to its others."""

    LAYER: ClassVar[Layer] = Layer.COLOR
    WRITES: ClassVar[int] = COLORS

    colors: int | Coloring
    add: bool = False

    def change(self, board: Board, effect: Effect, id: Id) -> int:
        return self.colors if isinstance(self.colors, int) else self.colors.mask(effect.scene(board))

    def apply(self, work: Work, change: int) -> None:
        work.set_colors(change | work.colors if self.add else change)


# --- layer 6


@quickly_made
@dataclass(frozen=True, slots=True)
class AddAbilities(Part):
    """Has these abilities (113.10)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES

    gives: tuple[Ability, ...] | Giving

    def change(self, board: Board, effect: Effect, id: Id) -> tuple[Ability, ...]:
        if isinstance(self.gives, tuple):
            return self.gives
        return self.gives.abilities(effect.scene_about(board, self, id))

    def apply(self, work: Work, change: tuple[Ability, ...]) -> None:
        work.add_abilities(change)


@quickly_made
@dataclass(frozen=True, slots=True)
class LoseAllAbilities(Part):
    """Loses all abilities (113.10b), perhaps except mana abilities (605.1)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES | EXISTENCE

    but_mana: bool = False

    def change(self, board: Board, effect: Effect, id: Id) -> bool:
        return self.but_mana

    def apply(self, work: Work, change: bool) -> None:
        work.set_abilities(tuple(a for a in work.abilities if a.OF_EFFECT or (change and _makes_mana(a))))


def _makes_mana(ability: Ability) -> bool:
    return any("produces" in meant.hooks() for meant in ability.means())


Kinds = tuple[Ability | type[Ability], ...]
"""Abilities as they are, and kinds of abilities (all of a class)."""


@quickly_made
@dataclass(frozen=True, slots=True)
class LoseAbilities(Part):
    """Loses all instances of these abilities, or of these kinds of abilities (113.10b)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES | EXISTENCE

    which: Kinds

    def change(self, board: Board, effect: Effect, id: Id) -> Kinds:
        return self.which

    def apply(self, work: Work, change: Kinds) -> None:
        work.lose_abilities(change)


@quickly_made
@dataclass(frozen=True, slots=True)
class CantHaveAbilities(Part):
    """Loses these abilities, or kinds of abilities, and no effect can add them (113.11)."""

    LAYER: ClassVar[Layer] = Layer.ABILITY
    WRITES: ClassVar[int] = ABILITIES | EXISTENCE

    which: Kinds

    def change(self, board: Board, effect: Effect, id: Id) -> Kinds:
        return self.which

    def apply(self, work: Work, change: Kinds) -> None:
        work.bar_abilities(change)


# --- layer 7

Size = tuple[int | None, int | None]


@quickly_made
@dataclass(frozen=True, slots=True)
class DefinePT(Part):
    """Is of a power and toughness that its own characteristic-defining ability defines (613.4a, 604.3)."""

    LAYER: ClassVar[Layer] = Layer.DEFINE_PT
    WRITES: ClassVar[int] = PT

    power: int | Amount | None
    toughness: int | Amount | None

    def change(self, board: Board, effect: Effect, id: Id) -> Size:
        scene = effect.scene_about(board, self, id)
        power = amount(self.power, scene)
        return power, power if self.toughness is self.power else amount(self.toughness, scene)

    def apply(self, work: Work, change: Size) -> None:
        work.set_power_and_toughness(*change)


@quickly_made
@dataclass(frozen=True, slots=True)
class SetPT(Part):
    """Is of this power and toughness: base ones (613.4b). None leaves one of them as it is."""

    LAYER: ClassVar[Layer] = Layer.SET_PT
    WRITES: ClassVar[int] = PT

    power: int | Amount | None
    toughness: int | Amount | None

    def change(self, board: Board, effect: Effect, id: Id) -> Size:
        scene = effect.scene_about(board, self, id)
        return amount(self.power, scene), amount(self.toughness, scene)

    def apply(self, work: Work, change: Size) -> None:
        work.set_power_and_toughness(*change)


@quickly_made
@dataclass(frozen=True, slots=True)
class ChangePT(Part):
    """Gets more power and toughness, or less (613.4c)."""

    LAYER: ClassVar[Layer] = Layer.CHANGE_PT
    WRITES: ClassVar[int] = PT

    power: int | Amount
    toughness: int | Amount

    def change(self, board: Board, effect: Effect, id: Id) -> tuple[int, int]:
        if isinstance(self.power, int) and isinstance(self.toughness, int):
            return self.power, self.toughness
        scene = effect.scene_about(board, self, id)
        return amount(self.power, scene) or 0, amount(self.toughness, scene) or 0

    def apply(self, work: Work, change: tuple[int, int]) -> None:
        work.change_power_and_toughness(*change)


@quickly_made
@dataclass(frozen=True, slots=True)
class SwitchPT(Part):
    """Has its power and toughness switched (613.4d)."""

    LAYER: ClassVar[Layer] = Layer.SWITCH_PT
    WRITES: ClassVar[int] = PT

    def change(self, board: Board, effect: Effect, id: Id) -> bool:
        return True

    def apply(self, work: Work, change: bool) -> None:
        work.switch_power_and_toughness()


def amount(value: int | Amount | None, scene: Scene) -> int | None:
    """A number as it is, or what a word comes to now."""
    return value.value(scene) if isinstance(value, Amount) else value


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
