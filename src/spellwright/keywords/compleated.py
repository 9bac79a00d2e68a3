"""702.150 Compleated."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.keywords.entering_with import AsItEnters, enters_itself
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

FEWER = 2
"""How many loyalty counters less for each symbol that was paid with life."""


@word
class Compleated(AsItEnters, KeywordAbility):
    """Compleated (702.150a)."""

    RULE = "702.150"
    SUMMARY = "It enters with two fewer loyalty counters for each Phyrexian symbol that was paid with life."
    ENGLISH = "compleated"

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If it would enter with loyalty counters, and life was paid for it."""
        has_counters = any(kind == "loyalty" for kind, _ in getattr(event, "counters", ()))
        return enters_itself(me, event) and has_counters and _paid_with_life(game, me) > 0

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """That many, minus two for each symbol."""
        yield from ()
        less = FEWER * _paid_with_life(game, me)
        counters = tuple((kind, max(0, n - less) if kind == "loyalty" else n) for kind, n in event.counters)
        return (replace(event, counters=tuple((kind, n) for kind, n in counters if n)),)


def _paid_with_life(game: Game, me: Id) -> int:
    choices = game[me].choices if me else None  # a token that is being created was never cast
    return sum(life for _, life in choices.symbols) if choices is not None else 0
