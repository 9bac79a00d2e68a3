"""702.106. Hidden Agenda."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.actions.choose import Choosable, ChooseQuality
from spellwright.actions.exile import FACE_DOWN_IN_EXILE
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import SpecialAction
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import ChooseFor, TurnFaceUp
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word

NOTHING_SEEN = FACE_DOWN_IN_EXILE
"""A face-down conspiracy card has no characteristics (315.5b), like a face-down card in exile."""
COMMAND = frozenset({"command"})


@word
class HiddenAgenda(KeywordAbility):
    """Hidden agenda (702.106a)."""

    RULE = "702.106"
    SUMMARY = "It begins the game face down, with a card name chosen in secret; you may turn it face up at any time."
    ENGLISH = "hidden agenda"

    def as_conspiracy(self, game: Game, me: Id, player: Id, move: Move) -> Procedure[Move]:
        """It is put there face down, and a card name is noted that only its owner knows (702.106a-b)."""
        name = yield from ChooseQuality(Choosable.CARD_NAME).chosen(GameScene(game, me, player), player)
        return replace(move, face_down=NOTHING_SEEN, granted=(TurnedDown(),), chosen=((Choosable.CARD_NAME.key, name),))


@word
class TurnedDown(Hooks):
    """What a face-down conspiracy card has: its controller may look at it, and turn it face up."""

    RULE = "702.106c"

    def zones(self) -> frozenset[str]:
        """In the command zone."""
        return COMMAND

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """To its controller, at any time (315.7)."""
        return object == me and player == game[me].owner

    def is_revealed(self, game: Game, me: Id) -> bool:
        """As the game ends, or its controller leaves it (702.106e)."""
        return True

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """Any time that player has priority (116.2j)."""
        if game[me].owner == player and game[me].face_down is not None:
            yield SpecialAction(me, "turn face up", self, rule="116.2j")

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """Turn it face up, which reveals the name."""
        revealed = (ChooseFor(me, what, name) for what, name in game[me].chosen)
        yield from happen(game, TurnFaceUp(me), *revealed, rule="702.106c", source=me)
