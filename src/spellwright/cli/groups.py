"""A group of commands one of which needs no name: `rules NUMBER` beside `rules import FILE`."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup

UNNAMED = "show"
"""The command that is meant where none is named."""


class OneUnnamed(TyperGroup):
    """Where the first argument names no command, `show` is meant."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0] not in self.commands and args[0] not in ctx.help_option_names):
            args = [UNNAMED, *args]
        return super().parse_args(ctx, args)
