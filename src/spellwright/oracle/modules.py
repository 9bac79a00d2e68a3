"""The modules that hold words: everything in the rooms `words`, `actions` and `keywords`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from types import ModuleType

from spellwright import actions, keywords, words


@lru_cache(maxsize=1)
def modules() -> tuple[ModuleType, ...]:
    """All modules of those rooms, in the order of their names, rooms from left to right."""
    found: list[ModuleType] = []
    for room in (words, actions, keywords):
        names = sorted(m.name for m in pkgutil.walk_packages(room.__path__, room.__name__ + ".") if not m.ispkg)
        found += [importlib.import_module(name) for name in names]
    return tuple(found)
