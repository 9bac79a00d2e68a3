"""702.131 Ascend."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.state.events.designations import PlayerGets, designation
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.conditions import Fact
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word

BLESSING = "city's blessing"
TEN = 10
_ZONES = frozenset({"battlefield", "stack"})


@word
class Ascend(KeywordAbility):
    """Ascend (702.131a)."""

    RULE = "702.131"
    SUMMARY = "With ten permanents you get the city's blessing for the rest of the game."
    ENGLISH = "ascend"

    def zones(self) -> frozenset[str]:
        """On the battlefield, and as a spell's instruction (702.131a-b)."""
        return _ZONES

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """On an instant or sorcery: if you control ten permanents now (702.131a)."""
        player = game[me].controller
        if deserves_blessing(game, player):
            yield from happen(game, PlayerGets(player, BLESSING), rule="702.131a", source=me)

    def state_based(self, game: Game, me: Id) -> tuple[Event, ...]:
        """On a permanent: its controller gets the city's blessing while they control ten permanents (702.131b)."""
        player = controller(game, me)
        due = game[me].zone == "battlefield" and deserves_blessing(game, player)
        return (PlayerGets(player, BLESSING, by_rule="702.131b"),) if due else ()


def deserves_blessing(game: Game, player: Id) -> bool:
    """Whether the player controls ten permanents and doesn't have the city's blessing."""
    if len(game.battlefield) < TEN:
        return False
    mine = [id for id in game.battlefield if not game[id].phased_out and controller(game, id) == player]
    return len(mine) >= TEN and not designation(game, player, BLESSING)


@word
class HasBlessing(Fact):
    """Whether you have the city's blessing (702.131c)."""

    who: Players
    LOOKS = frozenset({"history"})
    ENGLISH = "{who} <has|have> the city's blessing"

    def holds(self, scene: Scene) -> bool:
        """As it is now."""
        return any(designation(scene.game, player, BLESSING) for player in self.who.find(scene))
