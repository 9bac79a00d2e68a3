"""What a connection says to a table, and is answered: playing, settings, taking back, asking."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from spellwright.server import messages as m
from spellwright.server import replicas
from spellwright.server.hub import Connection, Hub, Room
from spellwright.server.making import new_seed
from spellwright.server.noted import Refused
from spellwright.server.passing import Settings
from spellwright.server.plans import Pick, Plan, try_plan
from spellwright.server.questions import inspect, why_not
from spellwright.server.replays import Replay
from spellwright.server.states import Shown, viewer_of
from spellwright.server.store import Entry
from spellwright.server.table import Table


class Talk:
    """What a connection says to a table, and is answered."""

    def __init__(self, hub: Hub, connection: Connection, room: Room) -> None:
        self.hub, self.connection, self.room = hub, connection, room
        self._hears: dict[type[m.Message], Callable[[Any], Awaitable[None]]] = {
            m.Answer: self._answer,
            m.PlanMessage: self._plan,
            m.SettingsMessage: self._settings,
            m.Preset: self._preset,
            m.Forget: self._forget,
            m.YieldMessage: self._yield,
            m.Always: self._always,
            m.Stay: self._stay,
            m.RunMessage: self._run,
            m.UndoReply: self._undo_reply,
            m.WhyMessage: self._why,
            m.ObjectMessage: self._about_object,
            m.At: self._at,
            m.Concede: self._concede,
            m.Rematch: self._rematch,
            m.Plain: self._plain,
        }

    @property
    def table(self) -> Table:
        """The table; it is another object after the engine failed."""
        return self.room.table

    async def begin(self, hello: m.Hello) -> None:
        """Welcome the connection, and show it the state."""
        await self.hub.enter(self.room, self.connection)
        table, access = self.table, self.connection.access
        seated = access.role in ("seat", "both")
        you = viewer_of(table, access.role, access.player)
        welcome = {
            "t": "welcome",
            "nonce": hello.nonce,
            "game": table.id,
            "you": you,
            "role": access.role,
            "names": {str(seat.player): seat.name for seat in table.seats},
            "kinds": {str(seat.player): seat.kind for seat in table.seats},
            "here": self._here(),
            "best_of": table.best_of,
            "settings": table.seat(you).settings.as_json() if seated else None,
            "undo": "none" if not seated else "free" if table.by_oneself(you) else "consent",
        }
        self.connection.send(welcome)
        async with self.room.lock:
            await self.hub.show_to(self.room, self.connection)

    def _here(self) -> dict[str, bool]:
        """Which people have their seats open; the computer is always there."""
        seated = [each.access for each in self.room.connections if each.access.role in ("seat", "both")]
        there = {access.player for access in seated}
        everybody = any(access.role == "both" for access in seated)
        return {str(s.player): not s.is_person or everybody or s.player in there for s in self.table.seats}

    def end(self) -> None:
        """The connection is gone."""
        self.hub.leave(self.room, self.connection)

    async def hear(self, message: m.Message) -> None:
        """Do what a message asks for.

        Raises:
            Refused: it can't be done.
        """
        if isinstance(message, m.Hello):
            raise Refused("hello", "You have said hello.")
        await self._hears[type(message)](message)

    def _player(self) -> int:
        """The player for whom the connection speaks now.

        Raises:
            Refused: it is a spectator's.
        """
        access = self.connection.access
        if access.role == "watch":
            raise Refused("seat", "Spectators can only watch.")
        return viewer_of(self.table, access.role, access.player)

    def _send(self, t: str, message: m.Message, **content: Any) -> None:
        self.connection.send({"t": t, "nonce": message.nonce, **content})

    async def _change(self, message: m.Message, change: Callable[[Table], list[Entry]]) -> None:
        await self.hub.change(self.room, change, self.connection, message.nonce)

    # --- playing

    async def _answer(self, message: m.Answer) -> None:
        player = self._player()
        await self._change(
            message, lambda table: table.answer(player, message.decision, message.index, hold=message.hold)
        )

    async def _plan(self, message: m.PlanMessage) -> None:
        player = self._player()
        picks = tuple(Pick(pick.about, pick.id) for pick in message.picks)

        def tried(table: Table) -> Plan:
            table.open_decision(player, message.decision)
            return try_plan(table.game, picks, message.rest)

        def done(table: Table) -> list[Entry]:
            plan = tried(table)
            if plan.problems or not plan.indexes:
                raise Refused("option", "That can't be declared.", problems=list(plan.problems))
            return table.answer_all(player, plan.indexes, always=message.always)

        if message.commit:
            await self._change(message, done)
            return
        async with self.room.lock:
            plan = await self.hub.play(tried, self.table)
        problems = list(plan.problems)
        self._send("plan", message, decision=message.decision, ok=not problems, problems=problems)

    async def _run(self, message: m.RunMessage) -> None:
        player = self._player()
        await self._change(
            message,
            lambda table: table.begin_run(player, message.decision, message.until, message.no_matter_what),
        )

    async def _concede(self, message: m.Concede) -> None:
        player = self._player()
        await self._change(message, lambda table: table.concede(player))

    async def _rematch(self, message: m.Rematch) -> None:
        player = self._player()
        await self._change(message, lambda table: table.want_next(player, new_seed(), message.begin))

    # --- settings

    async def _settings(self, message: m.SettingsMessage) -> None:
        part = message.settings.model_dump(exclude_none=True)
        await self._set(message, lambda settings: settings.change(part))

    async def _preset(self, message: m.Preset) -> None:
        await self._set(message, lambda settings: settings.preset(message.name))

    async def _forget(self, message: m.Forget) -> None:
        await self._set(message, lambda settings: settings.forget(message.list, message.name))

    async def _yield(self, message: m.YieldMessage) -> None:
        player, whole = self._player(), message.of == "card"
        await self._change(
            message,
            lambda table: table.yield_to(player, message.object, message.until, message.decision, whole_card=whole),
        )

    async def _stay(self, message: m.Stay) -> None:
        player = self._player()
        await self._change(message, lambda table: table.stay(player, message.decision))

    async def _always(self, message: m.Always) -> None:
        player = self._player()
        await self._change(message, lambda table: table.always(player, message.decision, agree=message.agree))

    async def _set(self, message: m.Message, change: Callable[[Settings], None]) -> None:
        player = self._player()
        async with self.room.lock:
            await self.hub.play(self.hub.play_and_keep, self.table, lambda table: table.change_settings(player, change))
        self._send("settings", message, settings=self.table.seat(player).settings.as_json())

    async def _plain(self, message: m.Plain) -> None:
        if message.t == "ping":
            self._send("pong", message)
        elif message.t == "state":
            async with self.room.lock:
                self.connection.shown = Shown()
                await self.hub.show_to(self.room, self.connection, message.nonce)
        elif message.t == "stop_run":
            player = self._player()
            self.table.seat(player).run = None
            async with self.room.lock:
                await self.hub.show_to(self.room, self.connection, message.nonce)
        elif message.t == "undo":
            await self._change(message, lambda table: table.undo(self._undoer(table)))
        else:
            await self._change(message, lambda table: table.redo(self._redoer(table)))

    # --- taking back

    def _undoer(self, table: Table) -> int:
        """Who takes back: where both seats are in one place, whoever answered last."""
        player = self._player()
        if not table.hot_seat:
            return player
        return next((given.player for given in reversed(table.given) if not given.auto), player)

    def _redoer(self, table: Table) -> int:
        """Who does again: where both seats are in one place, whoever took back."""
        player = self._player()
        return table.undone[-1][0].player if table.hot_seat and table.undone else player

    async def _undo_reply(self, message: m.UndoReply) -> None:
        player = self._player()
        await self._change(message, lambda table: table.agree(player, agreed=message.agree))

    # --- asking

    async def _why(self, message: m.WhyMessage) -> None:
        access = self.connection.access
        viewer = viewer_of(self.table, access.role, access.player)
        found = await self.hub.ask(self.room, replicas.why, message.n, viewer)
        if found is None:
            raise Refused("unknown", "You are told of no such event.")
        self._send("why", message, **found)

    async def _about_object(self, message: m.ObjectMessage) -> None:
        access = self.connection.access
        viewer = viewer_of(self.table, access.role, access.player)
        work = why_not if message.t == "why_not" else inspect
        async with self.room.lock:
            found = await self.hub.play(work, self.table, viewer, message.object)
        self._send(message.t, message, **found)

    async def _at(self, message: m.At) -> None:
        table, access = self.table, self.connection.access
        if not table.game.over and message.viewer is not None:
            raise Refused("over", "While the game goes on you can look back only at what you saw.")
        answers = [given.index for given in table.given]
        replay = Replay(table.id, table.setup, answers, [seat.name for seat in table.seats])
        viewer = viewer_of(table, access.role, access.player) if message.viewer is None else message.viewer
        self._send("at", message, **await replay.look(self.hub, message.answers, viewer))
