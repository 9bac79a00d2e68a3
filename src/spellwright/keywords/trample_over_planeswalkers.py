"""702.19c. Trample over planeswalkers."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import is_type
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class TrampleOverPlaneswalkers(KeywordAbility):
    """Trample over planeswalkers, a variant of trample (702.19c)."""

    RULE = "702.19"
    SUMMARY = "It has trample; what is beyond a planeswalker's loyalty can go to that one's controller."
    REDUNDANT = True
    ENGLISH = "trample over planeswalkers"

    def spills(self, game: Game, me: Id) -> bool:
        """The rest of its damage may go to what it attacks, as with trample (702.19b)."""
        return True

    def spills_over(self, game: Game, me: Id, attacked: Id) -> int:
        """The loyalty of the planeswalker that it attacks: damage beyond that may go on (702.19c)."""
        return game[attacked].counters_of("loyalty") if is_type(game, attacked, "planeswalker") else -1
