"""The bars of the issue "Browser"."""

from __future__ import annotations

from measures.figure import Bar

BARS: tuple[Bar, ...] = ()
