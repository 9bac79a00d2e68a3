"""All cards of a zone as a phrase: "the cards from your hand", "all cards in your hand"."""

from __future__ import annotations

from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import OwnedZone


@word
class TheCardsOf(Objects):
    """All cards in a zone of certain players."""

    zone: OwnedZone
    many = True
    SYNONYMS = True
    ENGLISH = ("the cards from {zone}", "the cards in {zone}", "all the cards from {zone}", "all the cards in {zone}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those that are there now."""
        ids = self.zone.objects(scene)
        scene.remember(self.mark, ids)
        return ids
