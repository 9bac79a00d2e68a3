"""702.127 Aftermath."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.leaving_the_stack import into_exile, leaves_the_stack
from spellwright.rules.hooks import Way
from spellwright.rules.offers import Casting
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

_ZONES = frozenset({"graveyard", "stack"})


@word
class Aftermath(KeywordAbility):
    """Aftermath (702.127a)."""

    RULE = "702.127"
    SUMMARY = "This half can be cast from your graveyard only; then the card is exiled."
    REDUNDANT = True
    ENGLISH = "aftermath"

    def zones(self) -> frozenset[str]:
        """In the graveyard, to be cast from there, and on the stack (702.127a)."""
        return _ZONES

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """The half that has this ability, from the graveyard (702.127a)."""
        o = game[me]
        if o.owner != player or o.card is None:
            return
        for number, half in enumerate(o.card.faces):
            if self in half.abilities:
                yield Way(me, "aftermath", face=number, rule="702.127a")

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Casting this half from any zone but a graveyard (702.127a)."""
        return casting.object == me and casting.ability is None and casting.choices.cast_from != "graveyard"

    def only_self(self) -> bool:
        """It is about its own spell."""
        return True

    def replaces(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it leaves the stack, if it was cast from a graveyard (702.127a)."""
        choices = game[me].choices
        return leaves_the_stack(game, me, event) and choices is not None and choices.cast_from == "graveyard"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Into exile."""
        return (yield from into_exile(event))
