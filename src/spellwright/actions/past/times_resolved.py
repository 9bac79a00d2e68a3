"""How often an ability has resolved this turn: "if this is the second time this ability has resolved this turn"."""

from __future__ import annotations

from typing import Any

from spellwright.actions.walking import once, within
from spellwright.state.events.stack import Activated, Resolve
from spellwright.state.events.zones import Move
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Objects
from spellwright.words.word import Word, word


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
        times = sum(a.source == scene.source and _is_said_in(self, a.ability) for a in activations)
        return bool(times >= self.least.value(scene))


@word
class NotPutByThis(Fact):
    """That this ability hasn't put it onto the battlefield."""

    what: Objects
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{what} wasn't put onto the battlefield with this ability"

    def holds(self, scene: Any) -> bool:
        """Whether what made it enter was something else than this ability of that object."""
        game, ids = scene.game, self.what.find(scene)
        entries = (e for e in game.since(0) if e.new in ids and isinstance(e.event, Move) and e.event.enters)
        return not any(self._did(scene, e.source) for e in entries)

    def _did(self, scene: Any, source: Id) -> bool:
        if source < FIRST_OBJECT:
            return False
        by = scene.game[source]
        return by.ability is not None and by.source == scene.source and _is_said_in(self, by.ability)


def _is_said_in(word: Word, ability: Any) -> bool:
    """Whether the word stands in that ability."""
    words = once("words", ability, lambda: tuple(within(ability)))
    return any(each is word for each in words)
