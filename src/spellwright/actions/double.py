"""701.10, 701.11. Doubling power, toughness and life totals; tripling power and toughness."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.actions.life import life_set_to
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_7 import ChangePT
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.history import Floating
from spellwright.words.amounts import Amount, X
from spellwright.words.durations import Duration
from spellwright.words.owners import Owner, Possessor
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


class Doubled(Enum):
    """What of a creature is doubled."""

    POWER = "power"
    TOUGHNESS = "toughness"
    BOTH = "power and toughness"


@word
class MoreByDoubling(Hooks):
    """The effect of doubling: so much more power and toughness (701.10b)."""

    power: int
    toughness: int
    RULE = "701.10b"

    def layer_parts(self) -> tuple[Any, ...]:
        """In layer 7c."""
        return (ChangePT(None, self.power, self.toughness),)


@word
class DoublePower(Act):
    """Double or triple the power, toughness or both of creatures, for a time (701.10a-b, 701.11a-b)."""

    stat: Doubled
    of: Possessor | None = None
    what: Objects | None = None
    duration: Duration | None = None
    triple: bool = False
    times: Amount | None = None
    ENGLISH = (
        "<doubles|double> the {stat} of {what} [{duration}]",
        "<doubles|double> {of} {stat} [{duration}]",
        "<triples|triple> the {stat} of {what} [{duration}] {triple=True}",
        "<triples|triple> {of} {stat} [{duration}] {triple=True}",
        "{duration} , <doubles|double> {of} {stat} {times:num} times",
    )

    def ok(self) -> bool:
        """Twice, three times … would be other words."""
        return self.times is None or isinstance(self.times, X)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect for each, by what its power and toughness are now (701.10b-c)."""
        if self.of is not None:
            ids = self.of.whose(scene)
        else:
            assert self.what is not None
            ids = yield from self.what.pick(scene, player)
        events: list[Event] = []
        for id in still_there(scene, ids):
            traits = scene.traits(id)
            power = 0 if self.stat is Doubled.TOUGHNESS else self._more(scene) * (traits.power or 0)
            toughness = 0 if self.stat is Doubled.POWER else self._more(scene) * (traits.toughness or 0)
            ends = until(self.duration, scene)
            effect = Floating(NOBODY, MoreByDoubling(power, toughness), scene.source, scene.you, 0, ends, locked=(id,))
            events.append(Begin(effect))
        yield from bring_about(scene, *events, rule="701.11a" if self.triple else "701.10a")
        return bool(events)

    def _more(self, scene: GameScene) -> int:
        """How often its power or toughness is added to what it is (701.10b, 701.11b), one doubling after the other."""
        if self.times is not None:
            return int(2 ** self.times.value(scene)) - 1
        return 2 if self.triple else 1


@word
class DoubleLife(Act):
    """Double somebody's life total (701.10d)."""

    owner: Owner
    ENGLISH = "<doubles|double> {owner} life total"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """They gain or lose as much as they have."""
        events: list[Event] = []
        for each in self.owner.players(scene):
            events += life_set_to(scene, each, 2 * scene.life(each))
        yield from bring_about(scene, *events, rule="701.10d")
        return bool(events)
