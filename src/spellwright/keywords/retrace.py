"""702.81 Retrace."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.discard import Discard
from spellwright.actions.doing import ActCost
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.hooks import Way
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.amounts import Number
from spellwright.words.kinds import KindNames, OfType
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.word import word


@word
class Retrace(KeywordAbility):
    """Retrace (702.81a)."""

    RULE = "702.81"
    SUMMARY = "You may cast it from your graveyard by also discarding a land card."
    ENGLISH = "retrace"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.81a)."""
        return GRAVEYARD

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """From the graveyard, discarding a land card in addition (702.81a)."""
        if game[me].owner == player:
            yield Way(me, "retrace", costs=(_DISCARD,), rule="702.81a")


_DISCARD = ActCost(Discard(A(Things(nouns=(Noun.CARD,), names=KindNames((OfType((), "land"),))), Number(1))))
