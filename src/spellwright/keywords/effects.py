"""Effects until end of turn that keywords begin on certain objects (611.2)."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import It


def until_end_of_turn(scene: GameScene, ids: tuple[Id, ...], *predicates: Lasting, rule: str = "") -> Procedure[None]:
    """What these objects get, gain or become until end of turn."""
    there = tuple(id for id in ids if scene.zone(id) == "battlefield")
    if there:
        ends = Until("end of turn", turn=scene.game.turn)
        effect = Floating(NOBODY, Holding(It(), predicates), scene.source, scene.you, 0, ends, locked=there)
        yield from bring_about(scene, Begin(effect), rule=rule)
