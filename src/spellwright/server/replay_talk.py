"""What a connection that watches a replay says, and is answered."""

from __future__ import annotations

from spellwright.server import messages as m
from spellwright.server.hub import Connection, Hub
from spellwright.server.noted import Refused
from spellwright.server.replays import Replay


class ReplayTalk:
    """What a connection that watches a replay says, and is answered."""

    def __init__(self, hub: Hub, connection: Connection, replay: Replay) -> None:
        self.hub, self.connection, self.replay = hub, connection, replay
        self.viewer: int | str = "all"
        self.shown = 0

    async def begin(self, hello: m.Hello) -> None:
        """Welcome the connection, and show it the beginning."""
        self.viewer = hello.viewer
        names = {str(n): name for n, name in enumerate(self.replay.names, 1)}
        kinds = dict.fromkeys(names, "replay")
        welcome = {"t": "welcome", "game": self.replay.id, "you": 0, "role": "replay", "names": names, "kinds": kinds}
        more = {"best_of": 1, "settings": None, "undo": "none", "answers": len(self.replay.answers)}
        self.connection.send({**welcome, **more})
        self.connection.send({"t": "at", **await self.replay.look(self.hub, 0, self.viewer)})

    def end(self) -> None:
        """The connection is gone."""

    async def hear(self, message: m.Message) -> None:
        """Step to a place, or say why something happened there.

        Raises:
            Refused: replays can't be asked that.
        """
        if isinstance(message, m.At):
            viewer = self.viewer if message.viewer is None else message.viewer
            found = await self.replay.look(self.hub, message.answers, viewer)
            self.viewer, self.shown = viewer, message.answers
            self.connection.send({"t": "at", "nonce": message.nonce, **found})
        elif isinstance(message, m.WhyMessage):
            why = await self.replay.why(self.hub, message.n)
            if why is None:
                raise Refused("unknown", "There is no such event.")
            self.connection.send({"t": "why", "nonce": message.nonce, **why})
        elif isinstance(message, m.ObjectMessage) and message.t == "inspect":
            told = await self.replay.inspect(self.hub, self.shown, message.object, self.viewer)
            if told is None:
                raise Refused("unknown", "You see no such object.")
            self.connection.send({"t": "inspect", "nonce": message.nonce, **told})
        elif isinstance(message, m.Plain) and message.t == "ping":
            self.connection.send({"t": "pong", "nonce": message.nonce})
        else:
            raise Refused("seat", "A replay can only be watched.")
