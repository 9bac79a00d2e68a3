"""613. Interaction of Continuous Effects: what every object's characteristics are now, and who answers which hook.

What is known is kept until something it depends on changes; then as little as possible is worked out anew
(`layer_alone`), else everything on the board (`layer_order`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.rules.layer_outside import brought_up_to_date
from spellwright.rules.layer_update import Known, Update
from spellwright.rules.layer_work import Layer
from spellwright.rules.layers_1_to_3 import CopyPart
from spellwright.state.derived import ANYTHING, Derived
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id


def derived(game: Game) -> Derived:
    """What follows from the state now: characteristics (613), controllers (613.1b), and the index of hooks."""
    d = game.derived
    if d.fresh or (ANYTHING in d.watched and not d.stale and not d.changed and _history(d) is game.history):
        return d
    brought = brought_up_to_date(game, d) or Update(game, d).result()
    game.keep(brought)
    return brought


def _history(d: Derived) -> Any:
    known: Known = d.known
    return known.history


def copiable(game: Game, id: Id) -> Characteristics:
    """What a copy of the object acquires (707.2): after layer 1 (613.2c); of one that has left, what it was.

    Being flipped is no part of it, but the alternative characteristics are.
    """
    o = game[id]
    if o.face_down is None and o.zone != "gone":
        known: Known = derived(game).known
        for step in reversed(known.plan.steps):
            if step.layer == Layer.COPY and step.affects(id):
                return next(part.values for part in step.parts if isinstance(part, CopyPart))
    return o.upright


def copied_values(game: Game, id: Id) -> Characteristics:
    """What a copy of the object is (707.2): of the back face of a nonmodal double-faced card, with mana value 0 (202.3b)."""
    values, o = copiable(game, id), game[id]
    back = o.face > 0 and o.card is not None and o.card.layout == "transform" and values is o.printed
    return replace(values, own_mana_value=0) if back else values
