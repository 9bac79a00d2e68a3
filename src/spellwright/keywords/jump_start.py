"""702.133 Jump-Start."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.discard import Discard
from spellwright.actions.doing import ActCost
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.leaving_the_stack import ExiledFromTheStack
from spellwright.rules.hooks import Way
from spellwright.rules.ways import by_face, values_of
from spellwright.state.game import Game
from spellwright.words.ability import GRAVEYARD
from spellwright.words.amounts import Number
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.word import word


@word
class JumpStart(KeywordAbility):
    """Jump-Start (702.133a)."""

    RULE = "702.133"
    SUMMARY = "You may cast it from your graveyard by also discarding a card; then it is exiled."
    ENGLISH = "jump-start"

    def zones(self) -> frozenset[str]:
        """In its owner's graveyard (702.133a)."""
        return GRAVEYARD

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """From the graveyard, discarding a card in addition, if the spell is an instant or sorcery (702.133a)."""
        if game[me].owner != player:
            return
        grants = (ExiledFromTheStack(),)
        for way in by_face(game, Way(me, "jump-start", costs=(_DISCARD,), grants=grants, rule="702.133a")):
            if not values_of(game, way).types.isdisjoint(("instant", "sorcery")):
                yield way


_DISCARD = ActCost(Discard(A(Things(nouns=(Noun.CARD,)), Number(1))))
