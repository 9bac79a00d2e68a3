"""`spellwright play`: games in the browser."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
import uvicorn

from spellwright.cards.home import home
from spellwright.cli.output import WrongInput, console, errors
from spellwright.server.app import LOCAL, Options, create_app

PORT = 8765
FILE = "games.sqlite3"
MOST_FRAME = 65_536
"""Messages above this many bytes close a socket; those above the protocol's own limit are refused with words."""


def play(
    host: Annotated[str, typer.Option(help="The address to listen on; by default this machine only.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = PORT,
    no_open: Annotated[bool, typer.Option("--no-open", help="Don't open the page in the browser.")] = False,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
) -> None:
    """Play in the browser, against the computer or each other.

    Games are kept as they are played: start it again, and they go on.
    """
    folder = data if data is not None else home()
    listening = _listen(host, port)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"
    hosts = (*LOCAL, host) if host in LOCAL else ()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        app = create_app(Options(folder / FILE, hosts=hosts))
    except OSError as error:
        raise WrongInput(f"{folder} can't be used for games: {error.strerror}") from error
    console().print(f"Spellwright plays at {address} (end with Ctrl-C)")
    if not hosts:
        errors().print("Anyone who reaches this machine can reach this server.")
    if not no_open:
        threading.Timer(0.5, webbrowser.open, (address,)).start()
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=MOST_FRAME, ws="websockets-sansio", ws_ping_interval=20, access_log=False
    )
    uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(128)  # who comes before the server is ready waits for it
    except OSError as error:
        listening.close()
        raise WrongInput(f"{host}:{port} can't be listened on: {error.strerror}; choose another --port") from error
    return listening


def _shown(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
