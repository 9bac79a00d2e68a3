"""613.4b. Changing base power and toughness to numbers, or to those of another creature as they are now."""

from __future__ import annotations

from typing import Any

from spellwright.actions.becomes import Dimension
from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_7 import SetPT
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.history import Floating
from spellwright.words.amounts import Quantity
from spellwright.words.durations import Duration
from spellwright.words.owners import Possessor
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.references import Objects
from spellwright.words.stats import Stat
from spellwright.words.word import Word, word


@word
class BaseIsSet(Hooks):
    """The effect that base power, base toughness, or both are those (613.4b)."""

    power: int | None
    toughness: int | None
    RULE = "613.4b"

    def layer_parts(self) -> tuple[Any, ...]:
        """In layer 7b."""
        return (SetPT(None, self.power, self.toughness),)


class NewBase(Word):
    """The family of what they are changed to."""

    __slots__ = ()

    def sizes(self, scene: GameScene) -> tuple[tuple[int, int], ...]:
        """Power and toughness, as they are now (608.2h); several if one of them is chosen, none if there are none."""
        raise NotImplementedError


@word
class ToSize(NewBase):
    """Numbers, perhaps one of two pairs: "4/1 or 1/4"."""

    size: str
    other: str | None = None
    ENGLISH = "{size:pt} [or {other:pt}]"

    def ok(self) -> bool:
        """Numbers."""
        return all(half.isdigit() for size in self._all() for half in size.split("/"))

    def sizes(self, scene: GameScene) -> tuple[tuple[int, int], ...]:
        """Those."""
        pairs = (size.split("/") for size in self._all())
        return tuple((int(power), int(toughness)) for power, toughness in pairs)

    def _all(self) -> tuple[str, ...]:
        return (self.size,) if self.other is None else (self.size, self.other)


@word
class ToThatOf(NewBase):
    """The power and toughness of something: "that creature's power and toughness"."""

    of: Possessor | None = None
    what: Objects | None = None
    ENGLISH = ("{of} power and toughness", "the power and toughness of {what}")

    def sizes(self, scene: GameScene) -> tuple[tuple[int, int], ...]:
        """Its actual ones, as last known if it has left (608.2h)."""
        ids = self.of.whose(scene) if self.of is not None else ()
        if self.what is not None:
            ids = self.what.find(scene)
        return tuple((Stat.POWER.of(scene, id), Stat.TOUGHNESS.of(scene, id)) for id in ids[:1])


@word
class ChangeBase(Act):
    """Change the base power and toughness of creatures, or have them become others, for a time or for good."""

    to: NewBase
    of: Possessor | None = None
    what: Objects | None = None
    has: bool = False
    duration: Duration | None = None
    ENGLISH = (
        "<changes|change> {of} base power and toughness to {to} [{duration}]",
        "<changes|change> the base power and toughness of {what} to {to} [{duration}]",
        "<has|have> {of} base power and toughness become {to:ToSize} [{duration}] {has=True}",
        "<has|have> the base power and toughness of {what} become equal to {to:ToThatOf} [{duration}] {has=True}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect on what is there now (611.2c)."""
        sizes = self.to.sizes(scene)
        if not sizes:
            return False
        power, toughness = yield from choose(player, sizes, "choose", "Which size?", "608.2d", scene.source)
        return (yield from set_base(scene, player, self.of or self.what, power, toughness, self.duration))


@word
class ChangeBaseOne(Act):
    """The same with one of the two: "change ~'s base power to target creature's power"."""

    of: Possessor
    which: Dimension
    to: Quantity
    duration: Duration | None = None
    ENGLISH = "<changes|change> {of} base {which} to {to} [{duration}]"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """An effect on what is there now (611.2c)."""
        n = self.to.value(scene)
        power, toughness = (n, None) if self.which is Dimension.POWER else (None, n)
        return (yield from set_base(scene, player, self.of, power, toughness, self.duration))


def set_base(
    scene: GameScene,
    player: Id,
    whose: Possessor | Objects | None,
    power: int | None,
    toughness: int | None,
    duration: Duration | None,
) -> Procedure[bool]:
    """Begin the effect that they have this base power and toughness; None leaves one as it is."""
    assert whose is not None, "somebody's"
    ids = whose.whose(scene) if isinstance(whose, Possessor) else (yield from whose.pick(scene, player))
    now = still_there(scene, ids)
    if not now:
        return False
    effect = Floating(
        NOBODY, BaseIsSet(power, toughness), scene.source, scene.you, 0, until(duration, scene), locked=now, x=scene.x
    )
    yield from bring_about(scene, Begin(effect), rule="611.2c")
    return True
