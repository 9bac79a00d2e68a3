"""Damage dealt as though its source had wither or infect (120.3b, 120.3d): by all sources, perhaps to you alone."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.walking import once
from spellwright.keywords.infect import Infect
from spellwright.keywords.wither import Wither
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class DealtAsThough(TimedEffect):
    """All damage is dealt, to some player perhaps, as though its source had the keyword."""

    keyword: Wither | Infect
    to: Players | None = None
    duration: Duration | None = None
    ENGLISH = "all damage is dealt [to {to}] as though its source had {keyword}"

    def effect(self) -> DealsAs:
        """The effect that it means."""
        return once("deals as", self, lambda: DealsAs(self.keyword, self.to))


@word
class DealsAs(Hooks):
    """That effect at work."""

    keyword: Wither | Infect
    to: Players | None = None
    condition: Condition | None = None
    RULE = "609.4"

    def dealt_as(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...] | None:
        """As the keyword says."""
        scene = scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return None
        if self.to is not None and not self.to.describes(scene, damage.victim):
            return None
        found: Any = self.keyword.deals_as(game, damage.source, damage)
        return tuple(found) if found is not None else None
