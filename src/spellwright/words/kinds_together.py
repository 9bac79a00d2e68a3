"""Several kinds of things at once: "Kithkin spells and Soldier spells you cast", "all cards …, spells, and permanents"."""

from __future__ import annotations

from spellwright.words.filters import all_fit
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class SpellsOfTwoKinds(Objects):
    """Spells that are of one kind or another; what stands behind the second is said of both."""

    first: Things
    second: Things
    many = True
    ENGLISH = "{first@many} and {second@many}"

    def ok(self) -> bool:
        """Spells, told apart by what stands before the noun."""
        if any(kind.nouns != (Noun.SPELL,) for kind in (self.first, self.second)) or self.first.posts:
            return False
        return all(kind.adjectives or kind.names for kind in (self.first, self.second))

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that are so now."""
        ids = tuple(id for id in scene.objects("stack") if self.describes(scene, id))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is of one of the kinds, and what is said of both is true of it."""
        return (self.first.matches(scene, id) and all_fit(self.second.posts, scene, id)) or self.second.matches(
            scene, id
        )


@word
class AllOfSeveral(Objects):
    """All that are of one kind or another, wherever each kind is: "all cards that aren't on the battlefield, spells, …"."""

    what: tuple[Things, ...]
    many = True
    ENGLISH = "all {what:and}"

    def ok(self) -> bool:
        """Three kinds or more, each with a noun: types alone are one phrase."""
        return len(self.what) > 2 and all(kind.nouns and len(kind.nouns) == 1 for kind in self.what)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that are so now."""
        ids = tuple(dict.fromkeys(id for kind in self.what for id in kind.candidates(scene)))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is of one of the kinds, where that kind is."""
        return any(kind.covers(scene, id) for kind in self.what)
