"""702.38 Amplify."""

from __future__ import annotations

from typing import Any

from spellwright.cr.subtypes import CREATURE_TYPES
from spellwright.keywords.entering_with import AsItEnters, scene_of_entering, with_more
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.rules.entering import as_it_would_enter
from spellwright.rules.happen import happen
from spellwright.state.events.cards import Reveal
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.word import word

_CREATURE_TYPES = frozenset(CREATURE_TYPES)


@word
class Amplify(AsItEnters, KeywordAbility):
    """Amplify (702.38a)."""

    n: Amount
    RULE = "702.38"
    SUMMARY = "As it enters, reveal cards that share a creature type with it, for +1/+1 counters."
    CALLED = ("amplify",)
    ENGLISH = "amplify {n:digits}"

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """N +1/+1 counters for each card revealed from hand that shares a creature type with it (702.38a)."""
        player = event.affected(game)
        mine = as_it_would_enter(game, event).subtypes & _CREATURE_TYPES
        hand = [id for id in game.player(player).hand if id != me and characteristics(game, id).subtypes & mine]
        shown = yield from choose_some(player, hand, 0, len(hand), "choose", "Reveal which cards?", "702.38a", me)
        if not shown:
            return (event,)
        yield from happen(game, Reveal(player, shown), rule="702.38a", source=me)
        number = self.n.value(scene_of_entering(game, me, event)) * len(shown)
        return (with_more(event, "+1/+1", number),)
