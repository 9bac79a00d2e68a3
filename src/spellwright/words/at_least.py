"""Numbers of things as conditions ask for them: "at least three other creatures", "fewer than four cards"."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.procedure import Id
from spellwright.words.quantified import All
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class AtLeast(Objects):
    """At least so many."""

    what: Filter
    n: Amount
    other: bool = False
    ENGLISH = "at least {n:num} {other?other} {what@n}"

    @property
    def many(self) -> bool:
        """One creature, two creatures."""
        return bool(getattr(self.n, "many", True))

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that it describes now."""
        ids = All(self.what, self.other, refers=self.refers).find(scene)
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of them."""
        return All(self.what, self.other, refers=self.refers).describes(scene, id)

    def enough(self, scene: Scene, number: int) -> bool:
        """As many as it says, or more."""
        return number >= self.n.value(scene)


@word
class FewerThan(Objects):
    """Fewer than so many; none will do."""

    what: Filter
    n: Amount
    other: bool = False
    many = True
    ENGLISH = "fewer than {n:num} {other?other} {what@many}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that it describes now."""
        ids = All(self.what, self.other, refers=self.refers).find(scene)
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of them."""
        return All(self.what, self.other, refers=self.refers).describes(scene, id)

    def enough(self, scene: Scene, number: int) -> bool:
        """Less than it says."""
        return number < self.n.value(scene)
