"""Gets +N/+N (613.4c)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.tails import ForEachTail, Tail
from spellwright.rules.layer_7 import ChangePT
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Amount, X
from spellwright.words.filters import Countable
from spellwright.words.procedure import Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class TimesCount(Amount):
    """So many for each of what is counted."""

    factor: Amount
    each: Countable

    def value(self, scene: Scene) -> int:
        """The product."""
        return self.factor.value(scene) * self.each.count(scene)


@word
class Signed(Amount):
    """An amount, or the same below zero."""

    of: Amount
    negative: bool = False

    def value(self, scene: Scene) -> int:
        """With its sign."""
        value = max(0, self.of.value(scene))  # 107.1b: such a change is of no less than 0
        return -value if self.negative else value


def halves(change: str) -> tuple[str, str]:
    """The two changes of "+1/-2"."""
    power, _, toughness = change.partition("/")
    return power, toughness


def change_of(half: str, holding: Holding | None) -> int | Amount:
    """A change as a number, or as the word for X with its sign."""
    sign, size = half[0], half[1:]
    if size.isdigit():
        return int(size) if sign == "+" else -int(size)
    x: Amount = X(size)
    return Signed(holding.amount(x) if holding is not None else x, negative=sign != "+")


@word
class Gets(Lasting):
    """Gets more or less power and toughness, perhaps for each of something."""

    change: str
    each: Countable | None = None
    additional: bool = False
    FOR_OBJECTS = True
    TAKES_UNLESS = True
    ENGLISH = (
        "<gets|get> a additional {change:mod} [for each {each@one}] {additional=True}",
        "<gets|get> {change:mod} [for each {each@one}]",
    )

    def tailed(self, tail: Tail) -> Gets | None:
        """So much for each."""
        return replace(self, each=tail.each) if self.each is None and isinstance(tail, ForEachTail) else None

    def fixed(self, scene: GameScene) -> Gets:
        """With its numbers as they are now (608.2h, 611.2d)."""
        number = self.each.count(scene) if self.each is not None else 1
        changes = [change_of(half, None) for half in halves(self.change)]
        values = [number * (c if isinstance(c, int) else c.value(scene)) for c in changes]
        change = "/".join(f"{value:+d}" for value in values)
        return replace(self, change=change, each=None, additional=False)

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """One change of power and toughness."""
        power, toughness = (self._amount(half, holding) for half in halves(self.change))
        return (ChangePT(holding.subject, power, toughness, condition=holding.condition),)

    def _amount(self, half: str, holding: Holding) -> int | Amount:
        change = change_of(half, holding)
        if self.each is None:
            return change
        return TimesCount(Fixed(change) if isinstance(change, int) else change, self.each)


@word
class GetsForEachOfBoth(Lasting):
    """Gets so much for each of one kind and so much for each of another: "+1/+1 for each A and +1/+1 for each B"."""

    change: str
    each: Countable
    also: str
    other: Countable
    FOR_OBJECTS = True
    ENGLISH = "<gets|get> {change:mod} for each {each@one} and {also:mod} for each {other@one}"

    def _both(self) -> tuple[Gets, Gets]:
        return Gets(self.change, self.each), Gets(self.also, self.other)

    def fixed(self, scene: GameScene) -> Gets:
        """With the sum of both as they are now (608.2h)."""
        parts = [halves(gets.fixed(scene).change) for gets in self._both()]
        power, toughness = (sum(int(part[half]) for part in parts) for half in (0, 1))
        return Gets(f"{power:+d}/{toughness:+d}")

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """Both changes."""
        return tuple(part for gets in self._both() for part in gets.layer_parts(holding))


@word
class GetsEither(Lasting):
    """Gets one of two changes, chosen as the effect begins: "gets +1/-1 or -1/+1"."""

    change: str
    other: str
    FOR_OBJECTS = True
    ENGLISH = "<gets|get> {change:mod} or {other:mod}"

    def settled(self, scene: GameScene) -> Procedure[Lasting]:
        """The one that its controller chooses (608.2d)."""
        both = (self.change, self.other)
        chosen = yield from choose(scene.you, both, "choose", "Which change?", "608.2d", scene.source)
        return Gets(chosen)

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """None before one is chosen."""
        return ()


@word
class Fixed(Amount):
    """A number that may be below zero."""

    n: int

    def value(self, scene: Scene) -> int:
        """The number."""
        return self.n
