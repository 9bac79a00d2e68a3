"""The bars of the issue "Laboratory"."""

from __future__ import annotations

from measures.figure import Bar

BARS: tuple[Bar, ...] = ()
