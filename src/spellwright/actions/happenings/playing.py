"""Playing a card, as a land or as a spell (701.18b)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happening import PlayerHappening, told
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.rules.state_scene import former_note
from spellwright.state.choices import Memory
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import PlayLand
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.references import Objects
from spellwright.words.word import Word, word


def speaks_of_cards(what: Word) -> bool:
    """Whether a phrase calls what is played a card: it can be a spell as well as a land."""
    return any(Noun.CARD in each.nouns for each in within(what) if isinstance(each, Things))


class AsPlayed(GameScene):
    """A card that was played is described as it was where it was played from: "from exile", "exiled with ~"."""

    __slots__ = ("played", "zone_before")

    def __init__(self, scene: GameScene, played: Id, zone: str) -> None:
        GameScene.__init__(self, scene.game, scene.source, scene.you, scene.stack_object)
        self.memory = scene.memory
        self.effect_x = scene.effect_x
        self.played, self.zone_before = played, zone

    def cast_from(self, id: Id) -> str:
        return self.zone_before if id == self.played else GameScene.cast_from(self, id)

    def zone(self, id: Id) -> str:
        return self.zone_before if id == self.played else GameScene.zone(self, id)

    def notes(self, id: Id, name: str) -> int:
        known = GameScene.notes(self, id, name)
        return known or (former_note(self.game, id, name) if id == self.played else 0)


@word
class PlaysCard(PlayerHappening):
    """Plays a card, as a land or by casting it (701.18b)."""

    what: Objects
    EVENTS = (PlayLand, Cast)
    ENGLISH = "<plays|play|played> {what}"

    def ok(self) -> bool:
        """What is called a card (a land is played as one)."""
        return speaks_of_cards(self.what)

    def _became(self, scene: GameScene, event: Any) -> Id:
        return (
            int(scene.game[event.object].became or event.object) if isinstance(event, PlayLand) else int(event.object)
        )

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who plays it."""
        became = self._became(scene, event)
        return int(event.player) if self.what.describes(AsPlayed(scene, became, event.zone), became) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The land or the spell."""
        return told((self.what, (self._became(scene, event),)))
