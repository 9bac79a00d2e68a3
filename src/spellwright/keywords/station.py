"""702.184 Station."""

from __future__ import annotations

from spellwright.actions.doing import ActCost
from spellwright.actions.put_counters import PutCounters
from spellwright.actions.tap_and_untap import Tap
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import CREATURE, YOU_CONTROL, Meant, as_sorcery, do
from spellwright.words.adjectives import InState, State
from spellwright.words.amounts import Number
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.owners import Of
from spellwright.words.quantified import A
from spellwright.words.quantities import StatOf
from spellwright.words.references import Done, Self, The
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class Station(KeywordAbility):
    """Station (702.184a)."""

    RULE = "702.184"
    SUMMARY = "Tap another creature of yours to put charge counters on it equal to that power; only as a sorcery."
    ENGLISH = "station"

    def means(self) -> Meant:
        """Charge counters equal to the tapped creature's power (702.184a)."""
        return _MEANT


_OTHER = A(
    Things((InState((State.UNTAPPED,)),), (OfType((), "creature"),), posts=(YOU_CONTROL,)),
    Number(1),
    other=True,
    mark=1,
)
_POWER = StatOf(Of(The(Done.TAPPED, CREATURE, refers=1)), Stat.POWER)
_MEANT: Meant = (as_sorcery((ActCost(Tap(_OTHER)),), do(PutCounters(_POWER, "charge", Self(), style=(2, ())))),)
