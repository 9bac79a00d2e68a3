"""701.14. Fight."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.deal_damage import deal
from spellwright.actions.predicate import Predicate
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import Word, word

FOUGHT = "fight"
"""What is noted of each creature that has fought."""


@word
class Fights(Predicate):
    """Fights another creature (701.14a)."""

    what: Objects
    ENGLISH = "<fights|fight> {what}"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """The one with the other."""
        others = yield from self.what.pick(scene, scene.you)
        return (yield from fight(scene, (*subjects, *others), self))


@word
class FightEachOther(Predicate):
    """Two creatures fight each other."""

    ENGLISH = "<fights|fight> each other"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """The two."""
        return (yield from fight(scene, subjects, self))


def fight(scene: GameScene, two: tuple[Id, ...], predicate: Word) -> Procedure[bool]:
    """Let two creatures deal damage equal to their power to each other, unless one can't fight (701.14b)."""
    now = tuple(scene.now(id) for id in two)
    if len(now) != 2 or not all(_can_fight(scene, id) for id in now):
        return False
    one, other = now
    dealt = [(one, other, scene.traits(one).power or 0), (other, one, scene.traits(other).power or 0)]
    if one == other:
        dealt = [(one, one, 2 * (scene.traits(one).power or 0))]  # 701.14c
    yield from deal(scene, dealt, predicate)
    deeds = (Deed(scene.controller(id), FOUGHT, id) for id in dict.fromkeys(now))
    yield from bring_about(scene, *deeds, rule="701.14a")
    return True


def _can_fight(scene: GameScene, id: Id) -> bool:
    return scene.zone(id) == "battlefield" and "creature" in scene.traits(id).types
