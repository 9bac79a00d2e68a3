"""702.161 Living Metal."""

from __future__ import annotations

from spellwright.actions.becomes import Is, Others
from spellwright.actions.being import Being
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant
from spellwright.words.kinds import OfType, TypeModifier
from spellwright.words.player_facts import YourTurn
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class LivingMetal(KeywordAbility):
    """Living Metal (702.161a)."""

    RULE = "702.161"
    SUMMARY = "During your turn it is an artifact creature besides."
    ENGLISH = "living metal"

    def means(self) -> Meant:
        """During your turn, it is an artifact creature in addition to its other types (702.161a)."""
        return once("living metal", self, lambda: _SAID.static(on_spell=False) or ())


_CREATURE = Is(Being(OfType((TypeModifier("artifact"),), "creature")), Others.TYPES)
_SAID = ThingDoes(Self(), _CREATURE, (), condition=YourTurn())
