"""You together with things, as one phrase: "you and creatures you control", "~ and/or you"."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.words.players import You
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import Bare, OneOrMore
from spellwright.words.references import Objects, Self
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class YouAndThings(Objects):
    """You and things, usually your own; with "and/or" one of them is enough."""

    you: You
    things: Bare | Self | OneOrMore
    either: bool = False
    more: Bare | None = None
    many = True
    ENGLISH = (
        "{you} and {things} {more=None}",
        "{you} and/or {things} {either=True}",
        "{things:Self} and/or {you} {either=True}",
        "{you} , {things:Bare} , and {more}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """ "~ and/or you" rather than "you and/or ~"."""
        return not isinstance(self.things, Self) or self.style[0] != 1

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All of them."""
        more = () if self.more is None else self.more.find(scene)
        ids = tuple(dict.fromkeys((*self.you.find(scene), *self.things.find(scene), *more)))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is you or one of them."""
        if self.more is not None and self.more.describes(scene, id):
            return True
        return self.you.describes(scene, id) or self.things.describes(scene, id)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """All of them."""
        yield from ()
        found = self.find(scene)
        return found if among is None else tuple(id for id in among if id in found)
