"""Replays: recorded games that are stepped through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.server import replicas
from spellwright.server.hub import Hub
from spellwright.server.noted import Refused


@dataclass(frozen=True, slots=True)
class Replay:
    """A game that was played: its set-up, its answers, the players' names."""

    id: str
    setup: str
    answers: list[int]
    names: list[str]

    async def look(self, hub: Hub, answers: int, viewer: int | str) -> dict[str, Any]:
        """The game after so many answers, as a player, a spectator (0) or someone who sees everything ("all") saw it.

        Raises:
            Refused: there aren't so many answers or players.
        """
        if answers > len(self.answers):
            raise Refused("unknown", f"There are {len(self.answers)} answers.")
        if isinstance(viewer, int) and viewer > len(self.names):
            raise Refused("unknown", f"There are {len(self.names)} players.")
        everything = not isinstance(viewer, int)
        number = viewer if isinstance(viewer, int) else 0
        key, given = self.id, self.answers[:answers]
        found = await hub.workers.do(key, replicas.look, key, self.setup, given, number, everything)
        return {**found, "of": len(self.answers)}

    async def inspect(self, hub: Hub, answers: int, object: int, viewer: int | str) -> dict[str, Any] | None:
        """What an object was after so many answers; None where there was none that the viewer saw."""
        everything = not isinstance(viewer, int)
        number = viewer if isinstance(viewer, int) else 0
        given = self.answers[:answers]
        return await hub.workers.do(self.id, replicas.inspect, self.id, self.setup, given, object, number, everything)

    async def why(self, hub: Hub, number: int) -> dict[str, Any] | None:
        """Why an event happened."""
        return await hub.workers.do(self.id, replicas.why, self.id, self.setup, self.answers, number, 0, True)


async def replay_of(hub: Hub, table: str) -> Replay:
    """The replay that is kept under an id."""
    about = await hub.play(hub.store.about, table)
    return Replay(table, about["setup"], about["answers"], about["names"])
