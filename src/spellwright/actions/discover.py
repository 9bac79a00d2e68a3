"""701.57. Discover."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.exile import exile
from spellwright.actions.library_places import end_of_library
from spellwright.actions.undertaking import undertakes
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Way
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.zones import Move
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Discover(Act):
    """Exile cards from the top until a cheap enough nonland card comes, and cast it or take it (701.57a)."""

    number: Amount
    HEADS = ("card",)
    ENGLISH = "<discovers|discover> {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The others go on the bottom in a random order."""
        number = self.number.value(scene)
        if not (yield from undertakes(scene, player, "discover", number=number)):
            return False
        exiled, found = yield from self._exile(scene, player, number)
        if found:
            yield from self._cast_or_take(scene, player, found, number)
        rest = [id for id in exiled if scene.exists(id) and scene.zone(id) == "exile"]
        yield from bring_about(
            scene, *(yield from end_of_library(scene, player, rest, "bottom", at_random=True)), rule="701.57a"
        )
        yield from bring_about(scene, Deed(player, "discover", found), rule="701.57b")
        scene.remember(self.mark, (found,) if found else ())
        return bool(exiled)

    def _exile(self, scene: GameScene, player: Id, number: int) -> Procedure[tuple[tuple[Id, ...], Id]]:
        shown: list[Id] = []
        for id in reversed(scene.cards_of(player, "library")):
            shown.append(id)
            if "land" not in scene.traits(id).types and scene.mana_value(id) <= number:
                exiled = yield from exile(scene, tuple(shown))
                return exiled, exiled[-1] if exiled else 0
        return (yield from exile(scene, tuple(shown))), 0

    def _cast_or_take(self, scene: GameScene, player: Id, id: Id, number: int) -> Procedure[None]:
        if (yield from may(player, "Cast the discovered card?", "701.57a", id)):
            way = Way(id, free=True, any_time=True, limit=number, by=scene.source, rule="701.57a")
            if (yield from cast_during_resolution(scene.game, player, way)):
                return
        yield from bring_about(scene, Move(id, "hand", cause="put"), rule="701.57a")
