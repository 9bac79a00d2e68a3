"""Differences: "if that player has more cards in hand than you, draw cards equal to the difference".

A comparison whose class says `DIFFERENCE` remembers under its mark by how much the two differ.
"""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.owners import Possessor
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.quantities import Measure
from spellwright.words.references import Objects, referred
from spellwright.words.scene import Scene
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class FewerCardsInHand(Fact):
    """That a player has fewer than so many cards in hand; by how many less is "the difference"."""

    who: Players
    n: Amount
    AMOUNT = True
    DIFFERENCE = True
    LOOKS = frozenset({"hand"})
    LOCAL = False
    ENGLISH = "{who} <has|have> fewer than {n:num} cards in hand"

    def holds(self, scene: Scene) -> bool:
        """Whether one of them does."""
        held = [len(scene.cards_of(player, "hand")) for player in self.who.find(scene)]
        difference = self.n.value(scene) - min(held, default=0)
        scene.remember(self.mark, max(0, difference))
        return bool(held) and difference > 0


@word
class HasGreater(Fact):
    """A number of something against the same of another: "that creature has greater power than ~"."""

    what: Objects
    stat: Stat
    than: Objects
    DIFFERENCE = True
    LOCAL = False
    ENGLISH = "{what} <has|have> greater {stat} than {than}"

    def holds(self, scene: Scene) -> bool:
        """Whether its number is the greater one."""
        return _differ(scene, self, self.what.find(scene), self.than.find(scene))


@word
class HadGreater(Fact):
    """The same of what has left: "it had power greater than ~'s power" (608.2h)."""

    what: Objects
    stat: Stat
    of: Possessor
    same: Stat
    DIFFERENCE = True
    LOCAL = False
    ENGLISH = "{what} had {stat} greater than {of} {same}"

    def ok(self) -> bool:
        """Like is compared with like."""
        return self.stat is self.same

    def holds(self, scene: Scene) -> bool:
        """Whether its number was the greater one."""
        return _differ(scene, self, self.what.find(scene), self.of.whose(scene))


def _differ(scene: Scene, fact: HasGreater | HadGreater, ones: tuple[Id, ...], others: tuple[Id, ...]) -> bool:
    most = max((fact.stat.of(scene, id) for id in ones), default=0)
    difference = most - max((fact.stat.of(scene, id) for id in others), default=0)
    scene.remember(fact.mark, max(0, difference))
    return bool(ones and others) and difference > 0


@word
class TheDifference(Measure):
    """The difference that a condition before it found."""

    LOCAL = False
    many = False
    ENGLISH = "the difference"

    def value(self, scene: Scene) -> int:
        """The number remembered under the mark of that condition."""
        assert self.refers, "it refers to nothing"
        return scene.number(self.refers)


@word
class BetweenStats(Measure):
    """By how much two numbers of something differ: "the difference between its power and toughness"."""

    of: Possessor
    one: Stat
    other: Stat
    LOCAL = False
    many = False
    ENGLISH = "the difference between {of} {one} and {other}"

    def value(self, scene: Scene) -> int:
        """The greater less the lesser."""
        return sum(abs(self.one.of(scene, id) - self.other.of(scene, id)) for id in self.of.whose(scene))


@word
class BetweenLifeTotals(Measure):
    """By how much two players' life totals differ."""

    LOOKS = frozenset({"life"})
    LOCAL = False
    many = False
    ENGLISH = "the difference between those players 's life totals"

    def value(self, scene: Scene) -> int:
        """The greater less the lesser."""
        lives = [scene.life(player) for player in referred(scene, self)]
        return max(lives, default=0) - min(lives, default=0)
