"""702.6 Equip."""

from __future__ import annotations

from spellwright.actions.abilities.activation_limits import AboutActivating
from spellwright.actions.attach import Attach
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import YOU_CONTROL, YOUR_CREATURE, Meant, as_sorcery, do
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.references import Self
from spellwright.words.target_phrases import Target
from spellwright.words.word import word


@word
class Equip(KeywordAbility):
    """Equip (702.6a)."""

    price: Price
    what: Things | None = None
    about: Body | None = None
    RULE = "702.6"
    SUMMARY = "For the cost, it is attached to a creature you control; only as a sorcery."
    CALLED = ("equip",)
    ENGLISH = (
        "equip [{what@one}] {price}",
        "equip [{what@one}] {price} . {about}",
        "equip [{what@one}] {price:OtherPrice} {about}",
    )

    def ok(self) -> bool:
        """What is said behind it is about the ability: how often it may be activated, what it costs."""
        return all(isinstance(clause, AboutActivating) for each in self._said() for clause in each.clauses)

    def means(self) -> Meant:
        """Attach this permanent to target creature you control, perhaps of a quality (702.6a, 702.6c)."""
        return once(
            "equip",
            self,
            lambda: (as_sorcery(self.price.payments, do(self._attach()), *self._said()),),
        )

    def _attach(self) -> Attach:
        """A planeswalker that is spoken of is taken for a creature (702.6e)."""
        kinds = self.what.kinds if self.what is not None else ()
        return Attach(Self(), Target(self._creature(), mark=1), as_creature=kinds == (OfType((), "planeswalker"),))

    def _said(self) -> tuple[Sentence, ...]:
        return self.about.sentences if self.about is not None else ()

    def _creature(self) -> Things:
        """The creature you control that may be chosen; a quality alone speaks of a creature, too (702.6c)."""
        what = self.what
        if what is None:
            return YOUR_CREATURE
        return Things(what.adjectives, what.kinds, what.nouns, (*what.posts, YOU_CONTROL), what.names)
