"""What happens instead, said of the event itself: that damage, twice that much, that many plus one (614.6, 615)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.doing import Act
from spellwright.actions.predicate import Predicate
from spellwright.actions.replacing.instead import ItsOwnOutcome
from spellwright.rules.damage import changed_damage
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import Damage, GainLife
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Recipient
from spellwright.words.word import Word, word
from spellwright.words.zones import Owner


def propose(scene: GameScene, *events: Any) -> None:
    """Let these events be what happens instead."""
    if scene.proposing is not None:
        scene.proposing += events


@word
class PreventThat(Act, ItsOwnOutcome):
    """Prevent that damage: nothing of it is left; unpreventable damage stays (615.12)."""

    ENGLISH = "prevent that damage"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Propose nothing in its place."""
        yield from ()
        damage = scene.replaced
        if isinstance(damage, Damage) and not damage.preventable:
            propose(scene, damage)
        return True


@word
class PreventSome(Act, ItsOwnOutcome):
    """Prevent so much of that damage."""

    number: Amount
    ENGLISH = "prevent {number:digits} of that damage"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Propose the rest."""
        yield from ()
        damage = scene.replaced
        if not isinstance(damage, Damage):
            return False
        left = damage.amount - self.number.value(scene) if damage.preventable else damage.amount
        if left > 0:
            propose(scene, changed_damage(scene.game, damage, amount=left))
        return True


class Change(Word):
    """The family of what is made of an amount: twice that much, that much plus 1."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an amount"

    def of(self, scene: GameScene, number: int) -> int:
        """The new amount."""
        raise NotImplementedError


class TimesOver(Enum):
    """How often."""

    TWICE = "twice"
    THREE_TIMES = "three times"

    @property
    def number(self) -> int:
        """The number of times."""
        return 2 if self is TimesOver.TWICE else 3


@word
class TimesThat(Change):
    """Twice that much, twice that many."""

    times: TimesOver
    many_of: bool = False
    ENGLISH = ("{times} that much", "{times} that many {many_of=True}")

    def of(self, scene: GameScene, number: int) -> int:
        """So often."""
        return self.times.number * number


@word
class ThatPlus(Change):
    """That much plus so much."""

    more: Amount
    many_of: bool = False
    ENGLISH = ("that much plus {more:digits}", "that many plus {more:num} {many_of=True}")

    def of(self, scene: GameScene, number: int) -> int:
        """So much more."""
        return number + self.more.value(scene)


@word
class GainsMore(Act):
    """Gain that much life plus something, instead of what would be gained."""

    more: Amount
    ENGLISH = "<gains|gain> that much life plus {more:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Propose that gain."""
        yield from ()
        gain = scene.replaced
        if not isinstance(gain, GainLife):
            return False
        propose(scene, replace(gain, player=player, amount=gain.amount + self.more.value(scene)))
        return True


class DamageFactor(Enum):
    """How often the damage is dealt."""

    DOUBLE = "double"
    TRIPLE = "triple"

    @property
    def number(self) -> int:
        """The factor."""
        return 2 if self is DamageFactor.DOUBLE else 3


@word
class DealsMore(Predicate):
    """Deals double that damage, or that much damage plus something, to that permanent or player."""

    to: Recipient | None = None
    factor: DamageFactor | None = None
    plus: Amount | None = None
    ENGLISH = (
        "<deals|deal> {factor} that damage [to {to}]",
        "<deals|deal> that much damage plus {plus:digits} [to {to}]",
    )

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Propose that damage."""
        yield from ()
        damage = scene.replaced
        if not isinstance(damage, Damage):
            return False
        amount = damage.amount * self.factor.number if self.factor is not None else damage.amount
        if self.plus is not None:
            amount += self.plus.value(scene)
        propose(scene, changed_damage(scene.game, damage, amount=amount))
        return True


@word
class EntersUnder(Predicate):
    """Enters the battlefield under another player's control (616.1b)."""

    under: Owner
    ENGLISH = "<enters|enter> (|the battlefield) under {under} control"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Propose that entering."""
        yield from ()
        players = self.under.players(scene)
        if scene.replaced is None or not players:
            return False
        propose(scene, replace(scene.replaced, controller=players[0]))
        return True
