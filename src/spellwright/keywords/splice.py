"""702.47 Splice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from spellwright.actions.rewriting import shifted
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.asking import characteristics
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.ability import HAND, Ability
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id
from spellwright.words.word import word

MOST_SPLICED = 1000
"""How far the marks of one spliced text are from those of the next."""


@word
class Splice(KeywordAbility):
    """Splice (702.47a)."""

    onto: Things
    price: Price
    RULE = "702.47"
    SUMMARY = (
        "As you cast such a spell, you may reveal this card and pay its splice cost to add its text to that spell."
    )
    CALLED = ("splice",)
    ENGLISH = "splice onto {onto@one} {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's hand (702.47a)."""
        return HAND

    def offers_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Its cost, once for each spell, for the text of the card (702.47a-c)."""
        scene = GameScene(game, me, casting.player)
        if game[me].owner != casting.player or not self._spell.covers(scene, casting.stack_object or casting.object):
            return
        before = sum(name.startswith("splice") for name in casting.choices.paid)
        texts = (a for a in characteristics(game, me).abilities if not isinstance(a, Splice))
        added = tuple(_spliced(text, (before + 1) * MOST_SPLICED) for text in texts)
        yield OptionalCost(f"splice {me}", self.price.costs(game, me), grants=added, reveals=me)

    @property
    def _spell(self) -> Things:
        return once("spell", self, lambda: replace(self.onto, nouns=(Noun.SPELL,)))


def _spliced(text: Ability, by: int) -> Ability:
    return once(f"spliced {by}", text, lambda: cast("Ability", shifted(text, by)))
