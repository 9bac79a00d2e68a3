"""A `spellwright play` in a process of its own, which can be killed and started again on the same port and data."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

PATIENCE = 60.0


class Serving:
    """A server on a free port with its games in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        command = [
            sys.executable,
            "-m",
            "spellwright",
            "play",
            "--port",
            str(self.port),
            "--no-open",
            "--data",
            str(self._folder),
        ]
        with (self._folder / "output").open("ab") as output:
            self._process = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.address}/api/decks", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise TimeoutError((self._folder / "output").read_text())

    def kill(self) -> None:
        """As `kill -9` does."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Ends it as Ctrl-C does."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def new_game(self, first: str, second: str, **wish: Any) -> str:
        """Makes a game of two lists of cards; the address of the first seat."""
        decks = [{"text": first, "name": "One"}, {"text": second, "name": "Two"}]
        body = json.dumps({"decks": decks, "opponent": "random", "begins": 1, "seed": 7} | wish).encode()
        request = urllib.request.Request(f"{self.address}/api/games", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as reply:
            made = json.load(reply)
        return f"{self.address}{made['seats'][0]['link']}"
