"""What is done instead of putting a discarded card into a graveyard (701.9, 614.1a)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.resolution import being_carried_out
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.cards import Discard
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class DiscardedOnTop(Full):
    """If an effect causes you to discard a card, you may put it on top of your library (Library of Leng)."""

    ENGLISH = (
        "if an effect causes you to discard a card , discard it , "
        "but you may put it on top of your library instead of into your graveyard"
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A replacement effect."""
        return once("static", self, lambda: (OnTopInstead(),))


@word
class OnTopInstead(Hooks):
    """That effect: not of what is discarded to pay a cost or down to a maximum hand size."""

    RULE = "614.1a"

    def replaces(self) -> tuple[type[Event], ...]:
        """Discarding."""
        return (Discard,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If an effect has you discard it."""
        return event.player == scene_of(game, me).you and event.to == "graveyard" and bool(being_carried_out(game))

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Its player chooses."""
        if (yield from may(event.player, "Put it on top of your library?", "614.1a", event.object)):
            return (replace(event, to="library"),)
        return (event,)
