"""The bars of the issue "Browser"."""

from __future__ import annotations

from measures.figure import Bar
from measures.hostile import hostile
from measures.painting import painting
from measures.serving import kills, many_games

BARS: tuple[Bar, ...] = (many_games, hostile, kills, painting)
