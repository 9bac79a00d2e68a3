"""702.67 Fortify."""

from __future__ import annotations

from spellwright.actions.attach import Attach
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.keywords.saying import YOU_CONTROL, Meant, as_sorcery, do
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.references import Self
from spellwright.words.target_phrases import Target
from spellwright.words.word import word


@word
class Fortify(KeywordAbility):
    """Fortify (702.67a)."""

    price: Price
    RULE = "702.67"
    SUMMARY = "For the cost, it is attached to a land you control; only as a sorcery."
    CALLED = ("fortify",)
    ENGLISH = "fortify {price}"

    def means(self) -> Meant:
        """Attach this Fortification to target land you control (702.67a)."""
        return once(
            "fortify",
            self,
            lambda: (
                as_sorcery(
                    self.price.payments,
                    do(Attach(Self(), Target(Things(kinds=(OfType((), "land"),), posts=(YOU_CONTROL,)), mark=1))),
                ),
            ),
        )
