"""702.149 Training."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.state.events.cards import Act
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Training(WheneverItAttacks, KeywordAbility):
    """Training (702.149a)."""

    RULE = "702.149"
    SUMMARY = "When it attacks along with a creature of greater power, it gets a +1/+1 counter."
    ENGLISH = "training"

    def fits(self, game: Game, me: Id, attacked: Id) -> bool:
        """If another creature with greater power attacks with it (702.149a)."""
        power = characteristics(game, me).power or 0
        together = [id for id in game.battlefield if game[id].attacking and id != me]
        return any((characteristics(game, id).power or 0) > power for id in together)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A +1/+1 counter on it: then it has trained (702.149a, 702.149c)."""
        source, player = game[me].source, game[me].controller
        entries = yield from happen(game, PutCounters(source, "+1/+1", 1, player), rule="702.149a", source=me)
        if entries:
            yield from happen(game, Act(player, "train", source), rule="702.149c", source=me)
