"""What happens instead, said of the event itself: that damage, twice that much, that many plus one (614.6, 615)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.clauses.clause import Full
from spellwright.actions.deal_damage import DealsDamage
from spellwright.actions.doing import Act
from spellwright.actions.predicate import Predicate
from spellwright.actions.replacing.instead import ItsOwnOutcome
from spellwright.rules.damage import can_be_dealt_damage, changed_damage
from spellwright.rules.scene import GameScene
from spellwright.state.events.damage import Damage, GainLife
from spellwright.words.amounts import Amount
from spellwright.words.marks import PREVENTED, PREVENTED_OF
from spellwright.words.owners import Owner
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantities import Factor, Rounding, TimesAmount
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import Word, word


def propose(scene: GameScene, *events: Any) -> None:
    """Let these events be what happens instead."""
    if scene.proposing is not None:
        scene.proposing += events


@word
class PreventThat(Act, ItsOwnOutcome):
    """Prevent that damage: nothing of it is left; unpreventable damage stays (615.12)."""

    AMOUNT: ClassVar[bool] = True
    ENGLISH = "prevent that damage"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Propose nothing in its place."""
        yield from ()
        damage = scene.replaced
        if isinstance(damage, Damage):
            prevent(scene, damage, damage.amount, self.mark)
        return True


def prevent(scene: GameScene, damage: Damage, amount: int, mark: int) -> None:
    """Propose what is left of damage when so much of it is prevented, if it can be; how much was is remembered."""
    amount = min(amount, damage.amount) if damage.preventable else 0
    left = damage.amount - amount
    if left > 0:
        propose(scene, damage if not amount else changed_damage(scene.game, damage, amount=left))
    scene.memory.update({PREVENTED: amount, PREVENTED_OF: (damage.source,)})
    scene.remember(mark, amount)


@word
class PreventSome(Act, ItsOwnOutcome):
    """Prevent so much of that damage."""

    number: Amount
    by: Objects | None = None
    to: Recipient | None = None
    AMOUNT: ClassVar[bool] = True
    ENGLISH = (
        "prevent {number:digits} of that damage",
        "prevent {number:digits} damage {by} would deal to {to}",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Propose the rest."""
        yield from ()
        damage = scene.replaced
        if not isinstance(damage, Damage):
            return False
        prevent(scene, damage, self.number.value(scene), self.mark)
        return True


@word
class PreventAllBut(Act, ItsOwnOutcome):
    """Prevent all but so much of that damage, or half of it."""

    number: Amount | None = None
    rounding: Rounding | None = None
    AMOUNT: ClassVar[bool] = True
    ENGLISH = ("prevent all but {number:digits} of that damage", "prevent half that damage , {rounding}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Propose the rest."""
        yield from ()
        damage = scene.replaced
        if not isinstance(damage, Damage):
            return False
        if self.number is not None:
            amount = max(0, damage.amount - self.number.value(scene))
        else:
            amount = half(damage.amount, self.rounding)
        prevent(scene, damage, amount, self.mark)
        return True


def half(number: int, rounding: Rounding | None) -> int:
    """The half, rounded as it says (107.1a)."""
    return -(-number // 2) if rounding is Rounding.UP else number // 2


@word
class ThatDamageGoesTo(Full):
    """That damage is dealt to somebody else (614.9)."""

    to: Recipient
    ENGLISH = "that damage is dealt to {to}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Propose it, if both can be dealt damage then."""
        yield from ()
        damage = scene.replaced
        if isinstance(damage, Damage):
            propose(scene, redirected(scene, damage, damage.amount, self.to))
        return True


def redirected(scene: GameScene, damage: Damage, amount: int, to: Recipient) -> Damage:
    """So much damage as it is dealt to another; the damage itself if either can't be dealt damage now (614.9)."""
    other = next((scene.now(id) for id in to.find(scene)), NOBODY)
    if not other or not all(can_be_dealt_damage(scene.game, id) for id in (other, damage.victim)):
        return damage if amount == damage.amount else changed_damage(scene.game, damage, amount=amount)
    return changed_damage(scene.game, damage, victim=other, amount=amount)


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
        return self.multiple.number

    @property
    def multiple(self) -> Factor:
        """The factor as it is said of an amount."""
        return Factor.TWICE if self is DamageFactor.DOUBLE else Factor.THREE_TIMES


@word
class DealsMore(Predicate):
    """Deals double that damage, or that much damage plus something, to that permanent or player."""

    to: Recipient | None = None
    factor: DamageFactor | None = None
    plus: Amount | None = None
    minus: Amount | None = None
    rounding: Rounding | None = None
    BY_THE_SAME = True
    ELLIPTIC = True
    ENGLISH = (
        "<deals|deal> {factor} that damage [to {to}]",
        "<deals|deal> that much damage plus {plus:digits} [to {to}]",
        "<deals|deal> that much damage minus {minus:digits} [to {to}]",
        "<deals|deal> half that damage , {rounding} [, to {to}]",
    )

    def instead_of(self, before: Predicate) -> Predicate:
        """So many times the damage that the sentence before would deal: "it deals double that damage instead" (614.15)."""
        if self.factor is None or self.to is not None or not isinstance(before, DealsDamage):
            return self
        amount = TimesAmount(self.factor.multiple, before.amount)
        return replace(before, amount=amount, mark=self.mark, span=self.span)

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Propose that damage."""
        yield from ()
        damage = scene.replaced
        if not isinstance(damage, Damage):
            return False
        amount = damage.amount * self.factor.number if self.factor is not None else damage.amount
        if self.plus is not None:
            amount += self.plus.value(scene)
        if self.minus is not None:
            amount -= self.minus.value(scene)
        if self.rounding is not None:
            amount = half(amount, self.rounding)
        if amount > 0:
            propose(scene, changed_damage(scene.game, damage, amount=amount))
        return True


@word
class DealsThatTo(Predicate):
    """Deals that damage to somebody else (614.9)."""

    to: Recipient
    BY_THE_SAME = True
    ENGLISH = "<deals|deal> that damage to {to}"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Propose it."""
        yield from ()
        damage = scene.replaced
        if isinstance(damage, Damage):
            propose(scene, redirected(scene, damage, damage.amount, self.to))
        return True


@word
class EntersUnder(Predicate):
    """Enters the battlefield under another player's control (616.1b)."""

    under: Owner
    RANK = 1
    ENGLISH = "<enters|enter> (|the battlefield) under {under} control"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Propose that entering."""
        yield from ()
        players = self.under.players(scene)
        if scene.replaced is None or not players:
            return False
        propose(scene, replace(scene.replaced, controller=players[0]))
        return True
