"""How often an ability has resolved this turn: "if this is the second time this ability has resolved this turn"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.walking import once, within
from spellwright.state.events.stack import Activated, Resolve
from spellwright.words.amounts import Amount
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


@word
class ActivatedSoOften(Fact):
    """How often the ability has been activated in this turn, by anyone, this time included."""

    least: Amount
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "this ability has been activated {least:num} or more times this turn"

    def holds(self, scene: Any) -> bool:
        """Counted among the activations: of that object, of the ability in which this is said (602.2b)."""
        activations = (e.event for e in scene.game.this_turn() if isinstance(e.event, Activated))
        times = sum(a.source == scene.source and self._is_said_in(a.ability) for a in activations)
        return bool(times >= self.least.value(scene))

    def _is_said_in(self, ability: Any) -> bool:
        words = once("words", ability, lambda: tuple(within(ability)))
        return any(each is self for each in words)
