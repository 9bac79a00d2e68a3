"""The base of keyword abilities (702): a keyword is one file, and answers the hooks that its rule needs."""

from __future__ import annotations

from typing import ClassVar

from spellwright.rules.hooks import Hooks
from spellwright.words.keyword import Keyword

_shared: dict[Keyword, Keyword] = {}


def shared(keyword: Keyword) -> Keyword:
    """The keyword, the very same one for equal ones: the layers know an ability by its identity (613.6)."""
    return _shared.setdefault(keyword, keyword)


class KeywordAbility(Keyword, Hooks):
    """The base of every keyword.

    `SUMMARY` says in our own words what it does, for people. A keyword that is short for other abilities ("Equip [cost]
    means …") overrides `means()` and returns those, made of words; other keywords override hooks. `CALLED` are names
    under which texts speak of a keyword that has numbers, costs or qualities ("a card with cycling").
    """

    __slots__ = ()
    SUMMARY: ClassVar[str] = ""
    CALLED: ClassVar[tuple[str, ...]] = ()
