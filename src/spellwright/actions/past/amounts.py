"""Amounts with history: "the amount of life you gained this turn" (608.2i)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.happenings.life_and_cards import LifeChange
from spellwright.actions.past.spans import Span
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.words.filters import Countable
from spellwright.words.owners import Owner
from spellwright.words.players import Players, YourOpponents
from spellwright.words.procedure import Id
from spellwright.words.quantities import Measure
from spellwright.words.references import Recipient
from spellwright.words.scene import Scene
from spellwright.words.word import word


def changed(scene: Scene, who: Players, change: LifeChange, within: Span) -> int:
    """How much life such players gained or lost in that time, all together."""
    total = 0
    for entry in within.entries(scene.game):
        event: Any = entry.event
        if isinstance(event, change.event) and _among(scene, who, event.player):
            total += event.amount
    return total


def _among(scene: Scene, who: Players, player: Id) -> bool:
    """Whether that player is one of those; opponents who have left the game since were some then (608.2i)."""
    if isinstance(who, YourOpponents) and scene.game.player(player).out:
        return player != scene.you
    return who.describes(scene, player)


@word
class LifeChanged(Measure):
    """How much life players gained or lost in a time."""

    who: Players
    change: LifeChange
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    many = False
    SYNONYMS = True
    ENGLISH = (
        "the amount of life you've {change@participle} {within} {who=You()}",
        "the amount of life {who} {change@past} {within}",
        "the life {who} {change@past} {within}",
        "the total amount of life {who} {change@past} {within}",
        "the life you've {change@participle} {within} {who=You()}",
        "the total life {change@participle} by {who} {within}",
    )

    def value(self, scene: Scene) -> int:
        """All together."""
        return changed(scene, self.who, self.change, self.within)


@word
class LifeAsTurnBegan(Measure):
    """A life total as the turn began: what it is now without what was gained and lost since (608.2i)."""

    owner: Owner
    LOOKS = frozenset({"history", "life"})
    LOCAL = False
    many = False
    ENGLISH = "{owner} life total as the turn began"

    def value(self, scene: Scene) -> int:
        """That of all of them."""
        return sum(self._then(scene, player) for player in self.owner.players(scene))

    def _then(self, scene: Scene, player: Id) -> int:
        life = scene.life(player)
        for entry in Span.THIS_TURN.entries(scene.game):
            event = entry.event
            if isinstance(event, GainLife | LoseLife) and event.player == player:
                life += event.amount if isinstance(event, LoseLife) else -event.amount
        return life


@word
class EachLifeChanged(Countable):
    """The life that players gained or lost in a time, one by one: "for each 1 life your opponents have lost this turn"."""

    who: Players
    change: LifeChange
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "1 life {who} <has|have> {change@participle} {within}"

    def count(self, scene: Scene) -> int:
        """All together."""
        return changed(scene, self.who, self.change, self.within)


@word
class DamageDealt(Measure):
    """How much damage was dealt to somebody in a time: "the damage dealt to ~ this turn"."""

    to: Recipient
    within: Span
    LOOKS = frozenset({"history"})
    LOCAL = False
    many = False
    SYNONYMS = True
    ENGLISH = (
        "the amount of damage dealt to {to} {within}",
        "the damage dealt to {to} {within}",
        "the damage already dealt to {to} {within}",
    )

    def value(self, scene: Scene) -> int:
        """All together."""
        damage = (entry.event for entry in self.within.entries(scene.game))
        return sum(d.amount for d in damage if isinstance(d, Damage) and self.to.describes(scene, d.victim))
