"""A total cost in which the mana for X is of certain colours (106.6)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.words.mana import ManaCost


def with_colored_x(total: ManaCost, costs: tuple[ManaCost, ...], x: int, mask: int) -> ManaCost:
    """A total cost in which the mana for X is of certain colours; reductions have reduced that first (118.7)."""
    times = sum(cost.x for cost in costs)
    before = sum(cost.generic for cost in costs) + x * times
    on_x = min(total.generic, max(0, x * times - max(0, before - total.generic)))
    return replace(total, generic=total.generic - on_x, pips=(*total.pips, *(mask,) * on_x), printed=())
