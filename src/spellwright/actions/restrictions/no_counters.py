"""Counters can't be put on certain things (122.6): said of the counters, not of what they would be put on."""

from __future__ import annotations

from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.holding import Holding
from spellwright.actions.restrictions.objects import HaveCounters
from spellwright.actions.restrictions.restriction import Cant
from spellwright.actions.walking import once
from spellwright.words.durations import Duration
from spellwright.words.quantified import Bare
from spellwright.words.word import word


@word
class CountersCantBePut(TimedEffect):
    """Counters can't be put on artifacts, creatures, enchantments, or lands."""

    what: Bare
    duration: Duration | None = None
    ENGLISH = "counters can't be put on {what}"

    def effect(self) -> Holding:
        """That those can't have counters put on them."""
        return once("no counters", self, lambda: Holding(self.what, (Cant((HaveCounters(),)),)))
