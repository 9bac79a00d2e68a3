"""Texts about day and night (730)."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.happening import EventWord
from spellwright.keywords.entering_with import AsItEnters, enters_itself
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.turns import BecomeDayNight
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class DayNightChanges(EventWord):
    """Day becomes night or night becomes day (730.1a)."""

    ENGLISH = "day becomes night or night becomes day"

    def kinds(self) -> tuple[type[Event], ...]:
        """It becomes one of them."""
        return (BecomeDayNight,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If it was the other one before: what was neither doesn't change from one to the other."""
        before = [e.event for e in scene.game.since(0) if isinstance(e.event, BecomeDayNight)]
        return () if len(before) > 1 else None


class Time(Enum):
    """What it is."""

    DAY = "day"
    NIGHT = "night"
    NEITHER = "neither day nor night"


@word
class ItIs(Fact):
    """It's day, it's night, it's neither (730.1)."""

    time: Time
    LOOKS = frozenset({"day"})
    LOCAL = False
    ENGLISH = "it's {time}"

    def holds(self, scene: Scene) -> bool:
        """As it is now."""
        return (scene.game.day_night or Time.NEITHER.value) == self.time.value


@word
class BecomesDayAsItEnters(Paragraph, AsItEnters):
    """If it's neither day nor night, it becomes day as this permanent enters."""

    what: Self
    RULE: ClassVar[str] = "730.1"
    ENGLISH = "if it's neither day nor night , it becomes day as {what} enters (|the battlefield) ."

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Itself."""
        return (self,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """As it enters, while it is neither."""
        return not game.day_night and enters_itself(me, event)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It becomes day at the same time."""
        yield from ()
        return (event, BecomeDayNight("day"))
