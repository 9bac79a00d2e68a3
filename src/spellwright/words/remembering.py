"""What has been worked out about a value is kept with the value, and goes when that goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")


class Remembering:
    """The base of values that keep it: it is no part of what they mean, and no copy has it."""

    if not TYPE_CHECKING:  # it takes families of words, which have no slots of their own, for incompatible then
        __slots__ = ("remembered",)
    remembered: dict[str, Any]


_set = getattr(Remembering, "remembered").__set__  # noqa: B009 - the slot's own, since values are frozen
_NOTHING = object()


def once(name: str, value: Remembering, make: Callable[[], T]) -> T:
    """Work something out once for a value, told apart by identity: equal words may be bound differently."""
    try:
        known = value.remembered
    except AttributeError:
        known = {}
        _set(value, known)
    found = known.get(name, _NOTHING)
    if found is _NOTHING:
        found = known[name] = make()
    result: T = found
    return result
