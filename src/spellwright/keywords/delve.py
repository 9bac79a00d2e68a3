"""702.66 Delve."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.hooks import Casting, Instead
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Delve(KeywordAbility):
    """Delve (702.66a)."""

    RULE = "702.66"
    SUMMARY = "Cards exiled from your graveyard help to pay for it: each one pays for {1}."
    REDUNDANT = True
    ENGLISH = "delve"

    def zones(self) -> frozenset[str]:
        """On the stack (702.66a)."""
        return STACK

    def pays_instead(self, game: Game, me: Id, casting: Casting) -> Iterable[Instead]:
        """Each card in the caster's graveyard stands for generic mana (702.66a)."""
        if casting.object == me:
            for id in game.player(casting.player).graveyard:
                if id != me:
                    yield Instead(id, 0, (Move(id, "exile", cause="delve", notes=(("exiled with", me),)),), "delve")
