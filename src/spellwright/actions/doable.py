"""Whether an act could be done to all that a phrase asks for: for costs (118.3) and for "may" (608.2d)."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.rules.scene import GameScene
from spellwright.words.alternatives import OneOrTheOther
from spellwright.words.groups import AnyNumber
from spellwright.words.one_of_each import OneOfEach
from spellwright.words.procedure import Id
from spellwright.words.quantified import A, All, Bare, Each
from spellwright.words.references import Moved


def enough(scene: GameScene, what: Moved, able: Iterable[Id] | None = None) -> bool:
    """Whether there is as much of it as the phrase says, among those that the act can be done to."""
    if isinstance(what, All | AnyNumber | Bare | Each):
        return True  # as many as there are, if none
    if isinstance(what, A):
        there = what.what.candidates(scene) if able is None else able
        return what.up_to or sum(1 for id in there if what.describes(scene, id)) >= what.count.value(scene)
    if isinstance(what, OneOrTheOther):
        return any(what.describes(scene, id) for id in (what.find(scene) if able is None else able))
    if isinstance(what, OneOfEach) and able is not None:
        return what.complete(scene, able)
    found = what.find(scene)
    if able is None:
        return any(scene.exists(scene.now(id)) for id in found)
    can = tuple(able)
    return bool(found) and all(scene.now(id) in can for id in found)


def permanents_of(scene: GameScene, player: Id) -> tuple[Id, ...]:
    """The permanents that a player controls."""
    return tuple(id for id in scene.objects("battlefield") if scene.controller(id) == player)


def still_there(scene: GameScene, ids: Iterable[Id], zone: str = "battlefield") -> tuple[Id, ...]:
    """What the ids have become, of those that are in a zone now."""
    return tuple(id for id in scene.all_now(ids) if scene.zone(id) == zone)
