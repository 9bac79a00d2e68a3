"""702.16 Protection."""

from __future__ import annotations

from dataclasses import replace
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
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Moved
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class Spared(Word):
    """What is attached already and isn't removed by the effect that gives protection (702.16n, 702.16p).

    `by` is the Aura whose effect it is, once that is known; `before` means what was attached earlier than it was.
    """

    what: Moved
    before: bool = False
    by: Id = NOBODY

    def covers(self, game: Game, attachment: Id, host: Id) -> bool:
        """Whether it is attached there and such a one."""
        there = game[attachment]
        if there.attached_to != host or not self.what.describes(scene_of(game, self.by), attachment):
            return False
        return not self.before or there.timestamp <= game[self.by].timestamp


@word
class Protection(KeywordAbility):
    """Protection (702.16a)."""

    qualities: tuple[Quality, ...]
    spared: Spared | None = None
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
        if host != me or not self.against(game, me, attachment):
            return False
        return self.spared is None or not self.spared.covers(game, attachment, host)

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
        spared = None if self.spared is None else replace(self.spared, by=scene.source)
        return shared(Protection(tuple(quality.fixed(scene) for quality in self.qualities), spared))

    def settled(self, scene: Scene) -> Procedure[Keyword]:
        """With its qualities as chosen."""
        return shared(Protection((yield from all_settled(scene, self.qualities)), self.spared))


def _one_each(keyword: Protection) -> tuple[Ability, ...]:
    qualities = tuple(each for quality in keyword.qualities for each in quality.each())
    return (keyword,) if len(qualities) < 2 else tuple(Protection((quality,), keyword.spared) for quality in qualities)
