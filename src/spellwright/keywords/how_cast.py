"""How a spell was cast, as texts ask it of the spell or of what it has become: with which kicker, for which cost."""

from __future__ import annotations

from enum import Enum

from spellwright.rules.scene import GameScene
from spellwright.rules.state_scene import CAST_FOR, PAID
from spellwright.state.events.stack import Cast
from spellwright.words.conditions import Fact
from spellwright.words.filters import Countable
from spellwright.words.mana import ManaCost
from spellwright.words.owners import Possessor
from spellwright.words.procedure import FIRST_OBJECT
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class WasKickedWith(Fact):
    """That it was kicked with a certain one of its kickers (702.33f)."""

    what: Objects
    cost: ManaCost
    ENGLISH = "{what} was kicked with its {cost:mana} kicker"

    def holds(self, scene: Scene) -> bool:
        """Whether that cost was paid for it."""
        return any(scene.status(id, f"{PAID}kicker {self.cost}") for id in self.what.find(scene))

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether that cost is paid (702.33g)."""
        return f"kicker {self.cost}" in paid


@word
class TimesKicked(Countable):
    """How often it was kicked (702.33d): "for each time it was kicked"."""

    what: Objects
    LOCAL = False
    ENGLISH = "<time|times:outer> {what} was kicked"

    def count(self, scene: Scene) -> int:
        """The kicker costs that were paid for it."""
        assert isinstance(scene, GameScene)
        choices = (scene.game[id].choices for id in self.what.find(scene) if id >= FIRST_OBJECT)
        return sum(paid.startswith("kicker") for each in choices if each is not None for paid in each.paid)


class KeywordCost(Enum):
    """Alternative costs that texts ask for, each by the name of the way to cast that has it."""

    EMERGE = "emerge"
    EVOKE = "evoke"
    MADNESS = "madness"
    MAYHEM = "mayhem"
    PROWL = "prowl"
    SNEAK = "sneak"
    SPECTACLE = "spectacle"
    SURGE = "surge"


@word
class KeywordCostWasPaid(Fact):
    """That it was cast for a keyword's cost: "if its prowl cost was paid" (118.9)."""

    whose: Possessor
    cost: KeywordCost
    ENGLISH = "{whose} {cost} cost was paid"

    def holds(self, scene: Scene) -> bool:
        """Whether it was cast so."""
        return any(scene.status(id, CAST_FOR + self.cost.value) for id in self.whose.whose(scene))

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether it is cast so."""
        return way == self.cost.value


@word
class Escaped(Fact):
    """That it escaped: the spell that became it was cast from a graveyard for its escape cost (702.138b)."""

    what: Objects
    ENGLISH = "{what} escaped"

    def holds(self, scene: Scene) -> bool:
        """Whether it did."""
        return any(scene.status(id, CAST_FOR + "escape") for id in self.what.find(scene))

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether it is cast so."""
        return way == "escape"


@word
class TributeNotPaid(Fact):
    """That no opponent put the counters of tribute on it (702.104b)."""

    ENGLISH = "tribute wasn't paid"

    def holds(self, scene: Scene) -> bool:
        """As it entered."""
        return not scene.status(scene.source, "tribute")


@word
class SpellWarped(Fact):
    """That a spell was cast for its warp cost this turn (702.185c)."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "a spell was warped this turn"

    def holds(self, scene: Scene) -> bool:
        """Whether one was."""
        assert isinstance(scene, GameScene)
        cast = (entry.event.object for entry in scene.game.this_turn() if isinstance(entry.event, Cast))
        return any(scene.status(id, CAST_FOR + "warp") for id in cast)


@word
class CreaturesDevoured(Countable):
    """The creatures that it devoured as it entered (702.82b)."""

    what: Objects
    LOCAL = False
    ENGLISH = "<creature|creatures:outer> {what} devoured"

    def count(self, scene: Scene) -> int:
        """How many, as it last was."""
        return sum(scene.notes(id, "devoured") for id in self.what.find(scene))
