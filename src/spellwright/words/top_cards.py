"""Cards on top: of a library, of a graveyard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.words.amounts import Amount, Number, ThatMuch
from spellwright.words.filters import Filter
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id
from spellwright.words.references import Possessing
from spellwright.words.scene import Scene
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.owners import Owner


@word
class TopCards(Possessing):
    """The top of a library: "the top card of your library", "the top three cards of target player's library"."""

    who: Owner
    n: Amount
    bottom: bool = False
    HEADS = ("card",)
    SYNONYMS = True
    ENGLISH = (
        "the top card of {who} library {n=Number(1)}",
        "the top {n:num} cards of {who} library",
        "the bottom card of {who} library {n=Number(1)} {bottom=True}",
        "{n:num} cards from the top of {who} library",
        "the top {n:Plus} cards of {who} library",
        "the top card {n=Number(1)} {who=Your()}",
        "the top {n:num} cards {who=Your()}",
    )

    @property
    def many(self) -> bool:
        """One card, or several."""
        return bool(getattr(self.n, "many", True))

    def ok(self) -> bool:
        """One card is "the top card" (Courser of Kruphix); "cards from the top" are as many as were mentioned."""
        if self.style[0] == 3:
            return isinstance(self.n, ThatMuch)
        return self.style[0] not in (1, 6) or self.n != Number(1)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The cards, the top one first, of one library after the other; as many as there are."""
        n = self.n.value(scene)
        found: list[Id] = []
        for player in self.who.players(scene):
            library = [id for id in scene.cards_of(player, "library") if not scene.status(id, "entering")]  # 614.13c
            found += library[:n] if self.bottom else library[::-1][:n]
        ids = tuple(found)
        scene.remember(self.mark, ids)
        return ids


@word
class TopOfGraveyard(Possessing):
    """The uppermost card of a sort in a graveyard: "the top creature card of your graveyard" (404.2)."""

    what: Filter
    who: Owner
    HEADS = ("card",)
    many = False
    ENGLISH = "the top {what@one} of {who} graveyard"

    def ok(self) -> bool:
        """A card; where it is, is said behind."""
        return isinstance(self.what, Things) and self.what.nouns == (Noun.CARD,) and not self.what.posts

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The card that was put there last, of each graveyard."""
        ids: tuple[Id, ...] = ()
        for player in self.who.players(scene):
            fitting = [id for id in scene.cards_of(player, "graveyard") if self.what.matches(scene, id)]
            ids += tuple(fitting[-1:])
        scene.remember(self.mark, ids)
        return ids
