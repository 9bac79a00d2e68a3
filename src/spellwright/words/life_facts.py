"""Facts about players' life totals (119)."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.compared_players import AnotherOpponent
from spellwright.words.conditions import Fact
from spellwright.words.owners import Their, Your
from spellwright.words.player_facts import each_against_the_others, everyone_against
from spellwright.words.players import EachPlayer, PlayerPoss, Players
from spellwright.words.scene import Scene
from spellwright.words.stats import Compare
from spellwright.words.word import word


@word
class HasLifeAboveStart(Fact):
    """Life against the starting life total: "you have at least 10 life more than your starting life total" (103.4)."""

    who: Players
    n: Amount
    whose: Your | Their
    LOOKS = frozenset({"life"})
    LOCAL = False
    ENGLISH = "{who} <has|have> at least {n:digits} life more than {whose} starting life total"

    def holds(self, scene: Scene) -> bool:
        """Whether one of the players has so much more than they began with."""
        return any(scene.life(p) >= scene.starting_life(p) + self.n.value(scene) for p in self.who.find(scene))


@word
class HasLife(Fact):
    """How much life someone has: "you have 5 or less life", "an opponent has 10 or less life"."""

    who: Players
    n: Amount
    compare: Compare | None = None
    LOOKS = frozenset({"life"})
    LOCAL = False
    ENGLISH = (
        "{who} <has|have> {n:digits} or less life {compare=Compare.LESS}",
        "{who} <has|have> {n:digits} or more life {compare=Compare.GREATER}",
        "{who} <has|have> exactly {n:digits} life",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one of them has so much."""
        limit = self.n.value(scene)
        lives = [scene.life(player) for player in self.who.find(scene)]
        return any(life == limit if self.compare is None else self.compare.holds(life, limit) for life in lives)


@word
class LifeBelowHalf(Fact):
    """Whose life total is less than half of what they began with (103.4, 107.1a)."""

    who: PlayerPoss
    LOOKS = frozenset({"life"})
    LOCAL = False
    ENGLISH = "{who} 's life total is less than half their starting life total"

    def holds(self, scene: Scene) -> bool:
        """Whether that of one of them is."""
        return any(2 * scene.life(player) < scene.starting_life(player) for player in self.who.find(scene))


@word
class HasMoreLife(Fact):
    """Who has more life: "you have more life than an opponent", "an opponent has more life than you"."""

    who: Players
    than: Players | AnotherOpponent
    less: bool = False
    LOOKS = frozenset({"life"})
    LOCAL = False
    ENGLISH = (
        "{who} <has|have> more life than {than}",
        "{who} <has|have> less life than {than} {less=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one of them has more (or less) than one of the others, or than each of them."""
        if each_against_the_others(self.who, self.than):
            lives = {one: [scene.life(other) for other in others] for one, others in everyone_against(scene, self.than)}
            return any(all(self._is_more(scene.life(one), life) for life in others) for one, others in lives.items())
        mine = [scene.life(player) for player in self.who.find(scene)]
        theirs = [scene.life(player) for player in self.than.find(scene)]
        of_them = all if isinstance(self.than, EachPlayer) else any
        return any(of_them(self._is_more(one, other) for other in theirs) for one in mine)

    def _is_more(self, one: int, other: int) -> bool:
        return one < other if self.less else one > other
