"""122.1. Another counter of each kind that something has: "for each kind of counter on target permanent, …"."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.put_counters import able_to_bear
from spellwright.actions.remove_counters import kinds_on
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters, RemoveCounters
from spellwright.words.procedure import Procedure, choose
from spellwright.words.references import Recipient
from spellwright.words.word import word


class OfThatKind(Enum):
    """What is done for each kind."""

    GIVE = "give that permanent or player another counter of that kind"
    PUT_OR_REMOVE = "put another counter of that kind on it or remove one from it"


@word
class ForEachKind(Full):
    """One more counter of each kind on it, or one fewer, as you choose for each kind (608.2d)."""

    what: Recipient
    does: OfThatKind
    ENGLISH = "for each kind of counter on {what} , {does}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """All at the same time, the kinds being those there are now."""
        events: list[Event] = []
        for id in able_to_bear(scene, (yield from self.what.pick(scene, scene.you))):
            for kind in kinds_on(scene, id, ""):
                ways: tuple[Event, ...] = (PutCounters(id, kind, 1, scene.you),)
                if self.does is OfThatKind.PUT_OR_REMOVE:
                    ways = (*ways, RemoveCounters(id, kind, 1))
                why = f"Put another {kind} counter on it, or remove one?"
                events.append((yield from choose(scene.you, ways, "choose", why, "608.2d", id)))
        yield from bring_about(scene, *events)
        return bool(events)
