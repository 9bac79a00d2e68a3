"""A player or something of theirs, of which one is meant, or both."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure, choose_some
from spellwright.words.quantified import A, Bare
from spellwright.words.references import Recipient
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class PlayerOr(Recipient):
    """A player or something of theirs: "you or a permanent you control", "you or planeswalkers you control"."""

    who: Players
    what: A | Bare
    many = False
    ENGLISH = "{who} or {what}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The players, and all those things."""
        ids = (*self.who.find(scene), *self.what.find(scene))
        scene.remember(self.mark, ids)
        return ids

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """One of them, which is chosen as it is done: "damage to that player or a planeswalker that player controls"."""
        ids = yield from Recipient.pick(self, scene, player, among)
        if isinstance(self.what, A) and len(ids) > 1:
            ids = yield from choose_some(player, ids, 1, 1, "choose", "Choose", "608.2d", scene.source)
            scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether one of the two describes it."""
        return self.who.describes(scene, id) or self.what.describes(scene, id)
