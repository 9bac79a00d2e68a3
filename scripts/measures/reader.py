"""The bars of the issue "Reader"."""

from __future__ import annotations

from measures.figure import Bar

BARS: tuple[Bar, ...] = ()
