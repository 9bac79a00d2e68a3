"""A told game on a terminal and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console

from spellwright.cli.output import styled
from spellwright.play.telling.story import Told

INDENT = {"turn": "", "step": "  ", "event": "    ", "board": "  | "}
STYLE = {"turn": "bold cyan", "step": "italic", "event": "", "board": "green"}


def print_told(out: Console) -> Callable[[Told], None]:
    """A function that prints each line of a story."""

    def tell(told: Told) -> None:
        if told.kind == "turn":
            out.print()
        rules = f"  [{', '.join(told.rules)}]" if told.kind == "event" else ""
        out.print(styled(INDENT[told.kind], (told.text, STYLE[told.kind]), (rules, "dim")))

    return tell


def told_as_json(told: Told) -> dict[str, Any]:
    """A line of a story as JSON."""
    return {"turn": told.turn, "step": told.step, "kind": told.kind, "text": told.text, "rules": list(told.rules)}
