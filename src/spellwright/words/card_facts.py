"""Facts about how many cards players hold, or have in their graveyards."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import Players
from spellwright.words.quantified import Bare
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class CardsInHand(Fact):
    """How many cards someone holds: "you have no cards in hand", "that player has four or more cards in hand"."""

    who: Players
    n: Amount | None = None
    or_more: bool = False
    or_fewer: bool = False
    also: Amount | None = None
    SYNONYMS = True
    what: Bare | None = None
    """Of which cards it is said, if not of all: "no land cards in hand"."""
    LOOKS = frozenset({"hand"})
    LOCAL = False
    ENGLISH = (
        "{who} <has|have> no cards in hand",
        "{who} <has|have> no {what} in hand",
        "{who} <has|have> a card in hand {n=Number(1)} {or_more=True}",
        "{who} <has|have> {n:num} or more cards in hand {or_more=True}",
        "{who} <has|have> {n:num} or fewer cards in hand {or_fewer=True}",
        "{who} <has|have> exactly {n:num} or exactly {also:num} <card|cards:also> in hand",
        "{who} <has|have> exactly {n:num} or {also:num} <card|cards:also> in hand",
        "{who} <has|have> exactly {n:num} <card|cards:n> in hand",
    )

    def ok(self) -> bool:
        """Some cards; where they are is said behind."""
        return self.what is None or (not self.what.other and self.what.what != Things(nouns=(Noun.CARD,)))

    def holds(self, scene: Scene) -> bool:
        """Whether one of them holds so many."""
        limit = 0 if self.n is None else self.n.value(scene)
        for player in self.who.find(scene):
            hand = scene.cards_of(player, "hand")
            held = len(hand if self.what is None else [id for id in hand if self.what.describes(scene, id)])
            if self.also is not None and held == self.also.value(scene):
                return True
            if held == limit or (self.or_more and held > limit) or (self.or_fewer and held < limit):
                return True
        return False


@word
class AGraveyardHolds(Fact):
    """That somebody's graveyard has many cards in it, or a library few: "a graveyard has twenty or more cards in it"."""

    n: Amount
    library: bool = False
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = (
        "a graveyard has {n:num} or more cards in it",
        "a library has {n:num} or fewer cards in it {library=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one player's has."""
        limit = self.n.value(scene)
        if self.library:
            return any(len(scene.cards_of(player, "library")) <= limit for player in scene.players())
        return any(len(scene.cards_of(player, "graveyard")) >= limit for player in scene.players())
