"""702.16 Protection."""

from __future__ import annotations

from typing import Any

from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility, shared
from spellwright.keywords.qualities import Quality, all_settled
from spellwright.rules.scene import scene_of
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.keyword import Keyword
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Protection(KeywordAbility):
    """Protection (702.16a)."""

    qualities: tuple[Quality, ...]
    RULE = "702.16"
    SUMMARY = "Sources of that quality can't damage it, be attached to it, block it or target it."
    REDUNDANT = True
    CALLED = ("protection",)
    ENGLISH = "protection {qualities:and}"

    def means(self) -> tuple[Ability, ...]:
        """One such ability for each quality (702.16g-i)."""
        return once("protection", self, lambda: _one_each(self))

    def against(self, game: Game, me: Id, source: Id) -> bool:
        """Whether that source has the quality."""
        scene = scene_of(game, me)
        return any(quality.has(scene, source) for quality in self.qualities)

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """By spells with the quality, and abilities of such sources (702.16b)."""
        return target == me and self.against(game, me, source)

    def forbids_attaching(self, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """By Auras, Equipment and Fortifications with the quality (702.16c-d)."""
        return host == me and self.against(game, me, attachment)

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """Not by creatures with the quality (702.16f)."""
        return not self.against(game, me, blocker)

    def replaces(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Damage that such a source would deal to it (702.16e)."""
        return bool(event.victim == me and event.preventable and self.against(game, me, event.source))

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It is prevented (615.1)."""
        yield from ()
        return ()

    def fixed(self, scene: Scene) -> Keyword:
        """With its qualities as they are now."""
        return shared(Protection(tuple(quality.fixed(scene) for quality in self.qualities)))

    def settled(self, scene: Scene) -> Procedure[Keyword]:
        """With its qualities as chosen."""
        return shared(Protection((yield from all_settled(scene, self.qualities))))


def _one_each(keyword: Protection) -> tuple[Ability, ...]:
    qualities = tuple(each for quality in keyword.qualities for each in quality.each())
    return (keyword,) if len(qualities) < 2 else tuple(Protection((quality,)) for quality in qualities)
