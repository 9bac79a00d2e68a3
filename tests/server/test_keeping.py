"""Every game is kept as it is played: whatever happens to the server, it goes on at the same decision."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.tables import new_game, seat, server

from spellwright.server.client import Server
from spellwright.server.store import Entry, Store


def test_lines_are_only_added(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    store = Store(path)
    store.add_table("t", 0.0, {"names": []}, {"secret": ("seat", 1)})
    store.append("t", [Entry("answer", [0, 0, 1]), Entry("undo", 0)])
    store.close()
    connection = sqlite3.connect(path)
    for change in ("UPDATE lines SET value = '1'", "DELETE FROM lines"):
        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            connection.execute(change)
    connection.close()
    again = Store(path)
    assert again.entries("t") == [Entry("answer", [0, 0, 1]), Entry("undo", 0)]
    assert again.access("secret") is not None
    assert again.access("other") is None
    again.close()


def stands(client: Any, token: str) -> dict[str, Any]:
    answer: dict[str, Any] = client.get("/api/game", headers={"authorization": f"Bearer {token}"}).json()
    return answer


def test_a_game_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        token = new_game(client, opponent="random")["seats"][0]["token"]
        with seat(client, token) as you:
            for _ in range(12):
                decision = you.until_asked()
                assert decision is not None
                you.answer(len(decision["options"]) - 1)
            you.ask("state", t="undo")
            you.ask("settings", t="preset", name="tournament")
            settings = you.ask("settings", t="settings", settings={"marks": {"Shock": "always"}})["settings"]
            decision, view = you.until_asked(), you.state["view"]
        before = stands(client, token)
    with server(tmp_path) as client:
        assert stands(client, token) == before
        with seat(client, token) as you:
            assert you.state["decision"] == decision
            assert you.state["view"] == view
            assert you.welcome["settings"] == settings
            you.answer(0)


@contextmanager
def running(folder: Path) -> Iterator[tuple[subprocess.Popen[str], Server]]:
    """The command `spellwright play` in a process of its own."""
    command = [sys.executable, "-m", "spellwright", "play", "--no-open", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        try:
            yield process, Server(found.group())
        finally:
            process.send_signal(signal.SIGKILL)


def test_a_killed_server_goes_on_at_the_same_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELLWRIGHT_HOME", str(tmp_path / "home"))
    with running(tmp_path) as (_, first):
        token = first.new_game("burn", "wide", seed=3, opponent="random")["seats"][0]["token"]
        with first.seat(token) as you:
            for _ in range(10):
                decision = you.wait()
                assert decision is not None
                you.answer(len(decision["options"]) - 1)
            open_decision, before = you.wait(), first.game(token)
    with running(tmp_path) as (_, second), second.seat(token) as you:
        assert second.game(token) == before
        assert you.decision == open_decision
        you.answer(0)
