"""702.40 Storm."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.copying import copies_of
from spellwright.keywords.keyword import KeywordAbility
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Storm(KeywordAbility):
    """Storm (702.40a)."""

    RULE = "702.40"
    SUMMARY = "When you cast it, it is copied for each spell cast before it this turn."
    ENGLISH = "storm"

    def zones(self) -> frozenset[str]:
        """On the stack (702.40a)."""
        return STACK

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When this spell is cast (702.40a)."""
        return () if event.object == me else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A copy for each spell that was cast before it this turn; new targets may be chosen (702.40a)."""
        yield from copies_of(game, me, spells_cast_before(game, game[me].source))


def spells_cast_before(game: Game, spell: Id) -> int:
    """How many other spells were cast before that one this turn, by whomever."""
    cast = [entry.event.object for entry in game.this_turn() if isinstance(entry.event, Cast)]
    return len(cast) - 1 - cast.index(spell) if spell in cast else 0
