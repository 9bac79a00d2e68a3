"""Abilities that each thing has by what it is: "each creature you control has vigilance if it's white, …" (604.1)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.clauses.clause import Full
from spellwright.actions.gains import Has
from spellwright.actions.holding import Holding
from spellwright.actions.walking import once
from spellwright.words.ability import Ability
from spellwright.words.adjectives import InState, OfColor, OfSupertype
from spellwright.words.keyword import Keyword
from spellwright.words.nouns import Things
from spellwright.words.quantified import Each
from spellwright.words.word import Word, word


@word
class KeywordIf(Word):
    """An ability, and what a thing must be to have it."""

    keyword: Keyword
    what: InState | OfSupertype | OfColor
    ENGLISH = "{keyword} if it 's {what}"


@word
class EachHasWhatFits(Full):
    """Each of them has those of several abilities for which it is as is said."""

    subject: Each
    abilities: tuple[KeywordIf, ...]
    many = False
    ENGLISH = "{subject} has {abilities:and}"

    def ok(self) -> bool:
        """Several abilities of things."""
        return len(self.abilities) > 1 and isinstance(self.subject.what, Things)

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds, each of them for those that are so at the time."""
        return None if on_spell else once("static", self, self._held)

    def _held(self) -> tuple[Ability, ...]:
        return tuple(Holding(self._those(each), (Has((each.keyword,)),)) for each in self.abilities)

    def _those(self, each: KeywordIf) -> Each:
        what = self.subject.what
        assert isinstance(what, Things)
        return replace(self.subject, what=replace(what, adjectives=(*what.adjectives, each.what)))
