"""Two phrases between which a player may choose, or of which one is enough: "a Plains or an Island"."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.words.amounts import Number
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.quantified import A
from spellwright.words.references import Objects, came_up
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class OneOrTheOther(Objects):
    """One of this kind or one of that: "an artifact or a creature with flying"."""

    first: A
    second: A
    many = False
    ENGLISH = "{first} or {second}"

    def ok(self) -> bool:
        """One of each kind, with an article; what ends in a noun phrase is followed by one of that (Reparations)."""
        if any(post.ends_open() for post in getattr(self.first.what, "posts", ())):
            return False
        return all(one.count == Number(1) and not one.up_to for one in (self.first, self.second))

    @property
    def joins(self) -> tuple[Word, ...]:
        """The two phrases."""
        return (self.first, self.second)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What was chosen for it; before that, all that could be."""
        if came_up(scene, self):
            return scene.remembered(self.mark)
        return tuple(dict.fromkeys((*self.first.find(scene), *self.second.find(scene))))

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the two describes it."""
        return self.first.describes(scene, id) or self.second.describes(scene, id)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose one (608.2d)."""
        if among is None:
            options = tuple(dict.fromkeys((*self.first.find(scene), *self.second.find(scene))))
        else:
            options = tuple(id for id in among if self.describes(scene, id))
        chosen = yield from choose_some(player, options, 1, 1, "choose", "Choose", "608.2d", scene.source)
        scene.remember(self.mark, chosen)
        return chosen
