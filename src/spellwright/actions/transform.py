"""701.27. Transform; 701.28. Convert; 710.4. Flipping a flip card; 708.7. Turning face up."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.predicate import Predicate
from spellwright.rules.layers import copiable
from spellwright.rules.scene import GameScene
from spellwright.state.events.components import merged_with, turning_over
from spellwright.state.events.permanents import FlipCard
from spellwright.state.events.permanents import Transform as TransformEvent
from spellwright.state.events.permanents import TurnFaceUp as TurnFaceUpEvent
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


class Turning(Enum):
    """The two names of turning a double-faced permanent over."""

    TRANSFORM = "<transforms|transform>"
    CONVERT = "<converts|convert>"


@word
class TransformThing(Act):
    """Transform permanents (701.27a)."""

    verb: Turning
    what: Objects
    ENGLISH = "{verb} {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Turn them over."""
        ids = yield from self.what.pick(scene, player)
        return (yield from transform(scene, ids))


@word
class Transforming(Predicate):
    """Transforms, said of the permanent itself."""

    verb: Turning
    ENGLISH = "{verb}"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Turn them over."""
        return (yield from transform(scene, subjects))


def transform(scene: GameScene, ids: tuple[Id, ...]) -> Procedure[bool]:
    """Turn double-faced permanents over, those that haven't been since the ability was put on the stack (701.27f)."""
    able = [id for id in still_there(scene, ids) if can_transform(scene, id)]
    entries = yield from bring_about(scene, *(TransformEvent(id) for id in able))
    return bool(subjects(entries, TransformEvent))


def can_transform(scene: GameScene, id: Id) -> bool:
    """Whether a permanent can transform for this text (701.27c, d, f)."""
    return bool(turning_over(scene.game, id)) and not (id == scene.source and _transformed_meanwhile(scene, id))


def _transformed_meanwhile(scene: GameScene, id: Id) -> bool:
    if not scene.stack_object or scene.game[scene.stack_object].ability is None:
        return False
    entry = scene.game.history
    while entry is not None and entry.new != scene.stack_object:
        if isinstance(entry.event, TransformEvent) and entry.event.object == id:
            return True
        entry = entry.before
    return False


@word
class Flip(Act):
    """Flip a flip card (710.4); once flipped it stays so (710.4)."""

    what: Objects
    ENGLISH = "flip {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Turn it to its other half."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        able = [id for id in ids if _can_flip(scene.game, id)]
        return bool(subjects((yield from bring_about(scene, *(FlipCard(id) for id in able))), FlipCard))


def _can_flip(game: Game, id: Id) -> bool:
    """Whether it has, or one of the cards that have merged into it, alternative characteristics (710.1b, 729.2h)."""
    cards = (id, *merged_with(game[id]))
    return copiable(game, id).flipped is not None or (
        len(cards) > 1 and any(game[each].printed.flipped is not None for each in cards)
    )


@word
class TurnFaceUp(Act):
    """Turn permanents face up (708.7), or cards in exile (406.3)."""

    what: Objects
    ENGLISH = "turn {what} face up"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Those that are face down."""
        ids = yield from self.what.pick(scene, player)
        scene.remember(self.what.mark, ids)
        there = (*still_there(scene, ids), *still_there(scene, ids, "exile"))
        able = [id for id in there if scene.status(id, "face_down")]
        yield from bring_about(scene, *(TurnFaceUpEvent(id, by=player) for id in able))
        return bool(able)
