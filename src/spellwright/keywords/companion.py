"""702.139. Companion."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.happen import happen
from spellwright.rules.offers import SpecialAction
from spellwright.rules.scene import GameScene
from spellwright.rules.visibility import SHOWN_OUTSIDE
from spellwright.state.events.zones import OUTSIDE, Move
from spellwright.state.game import Game
from spellwright.words.costs import PayMana
from spellwright.words.deck_conditions import MINIMUM, DeckCondition
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

THREE = ManaCost(3)


@word
class Companion(KeywordAbility):
    """Companion (702.139a): it functions outside the game."""

    condition: DeckCondition
    RULE = "702.139"
    SUMMARY = (
        "If your starting deck fulfills its condition, it can be revealed before the game and bought for {3} once."
    )
    CALLED = ("companion",)
    ENGLISH = "companion — {condition} {.}"

    def zones(self) -> frozenset[str]:
        """Outside the game."""
        return frozenset({OUTSIDE})

    def may_be_companion(self, game: Game, me: Id) -> bool:
        """If its owner's starting deck fulfills its condition (103.2b, 702.139b)."""
        owner = game[me].owner
        minimum: int = game.option("minimum deck size", MINIMUM)
        return self.condition.fulfilled(GameScene(game, me, owner), game.player(owner).library, minimum)

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Once, the player who revealed it may pay {3} when they could cast a sorcery (702.139a)."""
        if game[me].owner == player and game[me].note(SHOWN_OUTSIDE):
            yield SpecialAction(me, "companion", self, (PayMana(THREE),), rule="116.2g", sorcery_speed=True)

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """Put it into the hand: it remains in the game (702.139c)."""
        yield from happen(game, Move(me, "hand", cause="put"), rule="702.139a", source=me)
