"""No more than what was dealt damage had: "but not more than the player's life total before the damage was dealt"."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from spellwright.actions.resolution import since_it_began
from spellwright.actions.spending_on_x import SpentOnX
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import Damage, LoseLife
from spellwright.words.amounts import Quantity
from spellwright.words.procedure import FIRST_OBJECT
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class Bound(Word):
    """The family of bounds."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a bound"

    def bound(self, scene: GameScene) -> int | None:
        """How much it is; None if what was dealt damage is nothing of which it speaks."""
        raise NotImplementedError


class Had(Enum):
    """What the victim of the damage had."""

    LIFE = "the player's life total before the damage was dealt"
    LOYALTY = "the planeswalker's loyalty before the damage was dealt"
    TOUGHNESS = "the creature's toughness"


@word
class WhatItHad(Bound):
    """What the player, planeswalker or creature had that was dealt the damage."""

    what: Had
    ENGLISH = "{what}"

    def bound(self, scene: GameScene) -> int | None:
        """Of the last damage that the text has dealt."""
        damage = next((e.event for e in since_it_began(scene) if isinstance(e.event, Damage)), None)
        if damage is None:
            return None
        victim = damage.victim
        if victim < FIRST_OBJECT:
            lost = sum(part.amount for part in damage.results if isinstance(part, LoseLife) and part.player == victim)
            return scene.life(victim) + lost if self.what is Had.LIFE else None
        types = scene.traits(victim).types
        if self.what is Had.LOYALTY and "planeswalker" in types:
            return scene.counters(victim, "loyalty") + damage.amount
        if self.what is Had.TOUGHNESS and "creature" in types:
            return scene.traits(victim).toughness or 0
        return None


@word
class WasSpentOnX(Bound):
    """How much mana was spent on X."""

    amount: SpentOnX
    ENGLISH = "{amount}"

    def bound(self, scene: GameScene) -> int | None:
        """That much."""
        return self.amount.value(scene)


@word
class ButNotMore(Quantity):
    """A quantity, but no more than several bounds."""

    amount: Measure
    bounds: tuple[Bound, ...]
    LOCAL = False
    many = False
    SYNONYMS = True
    ENGLISH = ("{amount} , but not more than {bounds:or}", "{amount} , but not more life than {bounds:or}")

    def value(self, scene: Scene) -> int:
        """The least of all."""
        assert isinstance(scene, GameScene)
        bounds = (each.bound(scene) for each in self.bounds)
        return min((self.amount.value(scene), *(bound for bound in bounds if bound is not None)))
