"""Conditions: what is true or not. The families, and conditions joined; the facts without history are in `*_facts`."""

from __future__ import annotations

from typing import ClassVar

from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class Condition(Word):
    """The family of conditions: behind "if", "as long as", "unless"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a condition"
    LOOKS_BACK: ClassVar[bool] = False
    """Whether it only asks how what the sentences before offered was done."""

    def holds(self, scene: Scene) -> bool:
        """Whether it is true now."""
        raise NotImplementedError

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether it is true of a spell cast so, where that alone decides: then its targets hang on it (702.33g).

        Args:
            paid: The names of the optional costs that are paid for it.
            way: The name of the way in which it is cast.
        """
        return None

    def zones_of_source(self) -> tuple[str, ...]:
        """The zones in which the source must be for it to be true, if it says so: there it functions (113.6b)."""
        return ()


class Fact(Condition):
    """The family of conditions that aren't joined from others."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a condition"


@word
class AllOf(Condition):
    """Several conditions at once: "you control a Forest and it's your turn"."""

    facts: tuple[Fact, ...]
    ENGLISH = "{facts:and}"

    def ok(self) -> bool:
        """One condition is itself (Kird Ape)."""
        return len(self.facts) > 1

    def holds(self, scene: Scene) -> bool:
        """Whether all are true."""
        return all(fact.holds(scene) for fact in self.facts)

    def zones_of_source(self) -> tuple[str, ...]:
        """Those of the facts that say so."""
        return tuple(zone for fact in self.facts for zone in fact.zones_of_source())


@word
class NotSo(Condition):
    """Another condition isn't true: what "otherwise" and "unless" mean."""

    other: Condition

    def holds(self, scene: Scene) -> bool:
        """Whether that one is false."""
        return not self.other.holds(scene)


@word
class AnyOf(Condition):
    """One of several conditions: "you control a Forest or a Plains is on the battlefield"."""

    facts: tuple[Fact, ...]
    ENGLISH = "{facts:or}"

    def ok(self) -> bool:
        """One condition is itself (Kird Ape)."""
        return len(self.facts) > 1

    def holds(self, scene: Scene) -> bool:
        """Whether one is true."""
        return any(fact.holds(scene) for fact in self.facts)


@word
class OrIf(Condition):
    """One of two conditions, the second with an "if" of its own: "this land entered this turn or if you control a Swamp"."""

    first: Fact
    second: Fact
    ENGLISH = "{first} or if {second}"

    def holds(self, scene: Scene) -> bool:
        """Whether one is true."""
        return self.first.holds(scene) or self.second.holds(scene)
