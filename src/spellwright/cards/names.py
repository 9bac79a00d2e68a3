"""Card names as people type them: when two are the same, and which ones somebody may have meant."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Iterable
from difflib import SequenceMatcher

from spellwright.cr.spelling import folded

SHORT_LIST = 40
CLOSE_ENOUGH = 0.6
BEGINNING = 0.95


def nearest(wanted: str, names: Iterable[tuple[str, str]], count: int) -> tuple[str, ...]:
    """The names most like the wanted one, best first, at most `count`; none where nothing is alike.

    Args:
        wanted: What somebody wrote.
        names: Each folded spelling with the name to offer for it.
        count: How many names at most.
    """
    sought = folded(wanted)
    pairs = _pairs(sought)
    alike = heapq.nlargest(SHORT_LIST, ((_shared(pairs, spelling), spelling, name) for spelling, name in names))
    scored: dict[str, float] = {}
    for _, spelling, name in alike:
        scored[name] = max(scored.get(name, 0.0), _likeness(sought, spelling))
    ranked = sorted((-score, name) for name, score in scored.items() if score >= CLOSE_ENOUGH)
    return tuple(name for _, name in ranked[:count])


def _pairs(spelling: str) -> frozenset[str]:
    return frozenset(spelling[at : at + 2] for at in range(len(spelling) - 1))


def _shared(pairs: frozenset[str], spelling: str) -> float:
    """How many pairs of letters the two have in common (the coefficient of Dice): quick, and good enough to sift by."""
    if not pairs or len(spelling) < 2:
        return 0.0
    others = _pairs(spelling)
    return 2 * len(pairs & others) / (len(pairs) + len(others))


def _likeness(sought: str, spelling: str) -> float:
    if sought and (spelling.startswith((f"{sought},", f"{sought} "))):
        return BEGINNING
    in_order = SequenceMatcher(None, sought, spelling, autojunk=False).ratio()
    common = sum((Counter(sought) & Counter(spelling)).values())  # swapped letters are the commonest slip
    return (2 * in_order + 2 * common / (len(sought) + len(spelling))) / 3
