"""What commands print: one JSON value, or text for people; progress and messages go to standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

T = TypeVar("T")

DONE, FAILURES, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130
"""The exit codes."""


class WrongInput(Exception):
    """What the user gave can't be used; the message says what, where, and what would be right."""


def console() -> Console:
    """Standard output, without wrapping and without finding meaning in what is printed."""
    return Console(soft_wrap=True, highlight=False, markup=False, emoji=False)


def errors() -> Console:
    """Standard error."""
    return Console(stderr=True, soft_wrap=True, highlight=False, markup=False, emoji=False)


def print_json(value: Any) -> None:
    """Print one JSON value, and nothing else, on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def leave(code: int) -> NoReturn:
    """End the command with an exit code."""
    raise typer.Exit(code)


def styled(*parts: str | tuple[str, str]) -> Text:
    """A line made of parts, each plain or with a style."""
    return Text.assemble(*parts)


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> Iterator[str]:
    """Rows as aligned lines; `right` are the columns that are aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if number in right else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Progress]:
    """A bar on the terminal's standard error for a long run; invisible where that is no terminal.

    It is drawn as work comes in, without a thread of its own: workers are forked beside it.
    """
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors(),
        transient=True,
        auto_refresh=False,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        bar.add_task(what, total=total)
        yield bar


def advance(bar: Progress, done: float | None = None, total: float | None = None, what: str = "") -> None:
    """Draw a bar one further, or at so much of so much."""
    task = bar.tasks[0].id
    if done is None:
        bar.advance(task)
    else:
        bar.update(task, completed=done, total=total)
    if what:
        bar.update(task, description=what)
    bar.refresh()


def counted(what: str, items: Iterable[T], total: int | None) -> Iterator[T]:
    """The items as they come, with a bar that counts them."""
    with progress(what, total) as bar:
        for item in items:
            advance(bar)
            yield item
