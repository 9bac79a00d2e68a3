"""How often an ability has resolved this turn: "if this is the second time this ability has resolved this turn"."""

from __future__ import annotations

from typing import Any

from spellwright.state.events.stack import Resolve
from spellwright.words.conditions import Fact
from spellwright.words.word import word


@word
class NthTimeResolved(Fact):
    """Which time it is that the ability resolves in this turn, this one included."""

    nth: int
    LOOKS = frozenset({"history"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "this is the {nth:ordinal} time this ability has resolved this turn",
        "it 's the {nth:ordinal} time",
    )

    def holds(self, scene: Any) -> bool:
        """Counted among what has resolved: that ability of that object."""
        game = scene.game
        now = game[scene.stack_object] if scene.stack_object else None
        if now is None or now.ability is None:
            return False
        resolved = (
            game[e.event.object] for e in game.this_turn() if isinstance(e.event, Resolve) and not e.event.fizzles
        )
        times = sum(o.ability is now.ability and o.source == now.source for o in resolved)
        return bool(times == self.nth)
