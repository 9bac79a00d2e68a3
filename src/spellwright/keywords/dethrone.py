"""702.105 Dethrone."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.happen import happen
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.word import word


@word
class Dethrone(WheneverItAttacks, KeywordAbility):
    """Dethrone (702.105a)."""

    RULE = "702.105"
    SUMMARY = "When it attacks the player with the most life, it gets a +1/+1 counter."
    ENGLISH = "dethrone"

    def fits(self, game: Game, me: Id, attacked: Id) -> bool:
        """If it attacks the player with the most life, or tied for it (702.105a)."""
        most = max(game.player(p).life for p in game.in_turn_order())
        return attacked < FIRST_OBJECT and game.player(attacked).life == most

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A +1/+1 counter on it (702.105a)."""
        yield from happen(
            game, PutCounters(game[me].source, "+1/+1", 1, game[me].controller), rule="702.105a", source=me
        )
