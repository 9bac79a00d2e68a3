"""What copy, control and text-changing effects do, and other changes of names (613.1a-c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from spellwright.rules.layer_effects import Effect, Part
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_start import start_with
from spellwright.rules.layer_text import Replacement, replaced, replaced_names
from spellwright.rules.layer_work import ABILITIES, CONTROLLER, EVERYTHING, EXISTENCE, NAME, SUBTYPES, Layer, Work
from spellwright.state.object import as_status_has_it
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.construction import quickly_made
from spellwright.words.players import Players
from spellwright.words.procedure import Id

Names = frozenset[str]


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
