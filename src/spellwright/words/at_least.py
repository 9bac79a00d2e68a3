"""Numbers of things as conditions ask for them: "at least three other creatures", "fewer than four cards"."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.quantified import SoMany
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class AtLeast(SoMany):
    """At least so many."""

    what: Filter
    n: Amount
    other: bool = False
    ENGLISH = "at least {n:num} {other?other} {what@n}"

    @property
    def many(self) -> bool:
        """One creature, two creatures."""
        return bool(getattr(self.n, "many", True))

    def enough(self, scene: Scene, number: int) -> bool:
        """As many as it says, or more."""
        return number >= self.n.value(scene)


@word
class FewerThan(SoMany):
    """Fewer than so many; none will do."""

    what: Filter
    n: Amount
    other: bool = False
    many = True
    ENGLISH = "fewer than {n:num} {other?other} {what@many}"

    def enough(self, scene: Scene, number: int) -> bool:
        """Less than it says."""
        return number < self.n.value(scene)
