"""What stands behind a player: what they hold, the counters they have, whether they are attacked; and counting such players."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.words.amounts import Amount
from spellwright.words.controllers_and_owners import ControllerOf
from spellwright.words.filters import Countable
from spellwright.words.players import PlayerNoun, PlayerPost, Players
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import TargetPlayer
from spellwright.words.word import word


@word
class PlayersWho(Countable):
    """Players that are counted: "each opponent who controls a creature", "the number of opponents being attacked"."""

    noun: PlayerNoun
    who: PlayerPost
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "{noun} {who}",
        "of your opponents {who} {noun=PlayerNoun.OPPONENT}",
        "your opponents {who} {noun=PlayerNoun.OPPONENT}",
    )

    def count(self, scene: Scene) -> int:
        """How many of them there are now, and were of those who have left since (800.4i)."""
        left = (id for id in self.who.left(scene) if self.noun is PlayerNoun.PLAYER or id != scene.you)
        return sum(1 for player in (*self.noun.all(scene), *left) if self.who.fits(scene, player))


@word
class WithLifeBelowHalf(PlayerPost):
    """Whose life total is less than half of what they began with (103.4, 107.1a)."""

    LOOKS = frozenset({"life"})
    LOCAL = False
    ENGLISH = "whose life total is less than half their starting life total"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether it is."""
        return 2 * scene.life(player) < scene.starting_life(player)


@word
class WhoHolds(PlayerPost):
    """How many cards they hold: "who has one or fewer cards in hand"."""

    n: Amount
    or_fewer: bool = False
    LOOKS = frozenset({"hand"})
    LOCAL = False
    ENGLISH = (
        "with no cards in hand {n=Number(0)} {or_fewer=True}",
        "who <has|have> {n:num} or more cards in hand",
        "who <has|have> {n:num} or fewer cards in hand {or_fewer=True}",
        "with {n:num} or more cards in hand",
    )
    SYNONYMS = True

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they do."""
        held, n = len(scene.cards_of(player, "hand")), self.n.value(scene)
        return held <= n if self.or_fewer else held >= n


@word
class WithLife(PlayerPost):
    """How much life they have: "with exactly 13 life"."""

    n: Amount
    LOOKS = frozenset({"life"})
    LOCAL = False
    ENGLISH = "with exactly {n:digits} life"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they have just that."""
        return scene.life(player) == self.n.value(scene)


@word
class WhoAttacks(PlayerPost):
    """Who attacks somebody: "each opponent attacking that player" (506.2)."""

    whom: Players
    LOOKS = frozenset({"combat"})
    LOCAL = False
    ENGLISH = "attacking {whom}"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether a creature that they control attacks one of those."""
        attackers = (id for id in scene.objects("battlefield") if scene.controller(id) == player)
        return any(self.whom.describes(scene, scene.attacked(id)) for id in attackers if scene.attacked(id))


@word
class WhoHoldsMore(PlayerPost):
    """Who holds more cards than somebody: "who has more cards in hand than you"."""

    than: Players
    LOOKS = frozenset({"hand"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "who <has|have> more cards in hand than {than}",
        "who <has|have> more cards in their hand than {than}",
    )

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they hold more than each of those."""
        return holds_more(scene, player, self.than.find(scene))


def holds_more(scene: Scene, player: Id, others: Iterable[Id]) -> bool:
    """Whether a player has more cards in hand than each of the others."""
    held = len(scene.cards_of(player, "hand"))
    return all(held > len(scene.cards_of(other, "hand")) for other in others)


@word
class WithPlayerCounters(PlayerPost):
    """What counters they have: "with three or more poison counters" (122.1)."""

    n: Amount
    kind: str
    LOOKS = frozenset({"counters"})
    LOCAL = False
    ENGLISH = "with {n:num} or more {kind:counter} counters"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they have as many."""
        return scene.counters(player, self.kind) >= self.n.value(scene)


@word
class BeingAttacked(PlayerPost):
    """That a creature is attacking them (508.1k)."""

    LOOKS = frozenset({"combat"})
    LOCAL = False
    ENGLISH = "being attacked"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether one is."""
        return any(scene.attacked(id) == player for id in scene.objects("battlefield"))


@word
class OtherThanYou(PlayerPost):
    """Any but you: "a player other than you"."""

    ENGLISH = "other than you"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether it is somebody else."""
        return player != scene.you


@word
class OtherThanPlayer(PlayerPost):
    """Who is left out of all players: "each player other than its controller"."""

    who: ControllerOf | TargetPlayer
    LOCAL = False
    ENGLISH = "other than {who}"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether it is none of those."""
        return player not in self.who.find(scene)
