"""What blocked, or was blocked by, something in a time: "creatures that blocked or were blocked by it this turn" (509.1g-h)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spellwright.actions.past.spans import Span
from spellwright.state.events.combat import BecomeBlocked, Block
from spellwright.words.filters import Post
from spellwright.words.groups import SomeOf
from spellwright.words.procedure import Id
from spellwright.words.references import It, That
from spellwright.words.word import word


@word
class WasBlockedBy(Post):
    """That it was blocked by something in that time; or that it blocked that, too. Who it was is known (608.2h)."""

    by: It | That | SomeOf
    within: Span
    either: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "that <was|were:outer> blocked by {by} {within}",
        "that blocked or <was|were:outer> blocked by {by} {within} {either=True}",
    )

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it was, in that time."""
        them = self.by.find(scene)
        return any(self._meet(id, them, blocker, attacker) for blocker, attacker in self._blocks(scene))

    def _meet(self, id: Id, them: tuple[Id, ...], blocker: Id, attacker: Id) -> bool:
        blocked = attacker == id and blocker in them
        return blocked or (self.either and blocker == id and attacker in them)

    def _blocks(self, scene: Any) -> Iterator[tuple[Id, Id]]:
        """Who blocked whom."""
        for entry in self.within.entries(scene.game):
            event = entry.event
            if isinstance(event, Block):
                yield from ((event.object, attacker) for attacker in event.attackers)
            elif isinstance(event, BecomeBlocked):
                yield from ((blocker, event.object) for blocker in event.blockers)
