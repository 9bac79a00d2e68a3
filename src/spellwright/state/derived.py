"""What follows from the state, kept until something it depends on changes: current characteristics, who answers which hook."""

from __future__ import annotations

from typing import Any

from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

ALWAYS: frozenset[str] = frozenset(
    {"zone", "copy", "face", "controller", "granted", "timestamp", "effects", "phased", "attached"}
)
"""Aspects of an object whose change always changes what is derived."""

ONE_OBJECT: frozenset[str] = frozenset({"counters"})
"""Aspects that change the characteristics of their own object only, unless an effect looks at them."""


class Derived:
    """The cache of one state, shared by its branches and replaced, never edited in place, when it is out of date.

    `current` holds the characteristics of permanents and of other objects that continuous effects change; None means
    that nothing has been worked out yet. `controllers` holds who controls each permanent (layer 2). `watched` are the
    aspects of the state that active continuous effects look at. `stale` are single objects to be worked out anew.
    The other tables are filled as they are asked for.
    """

    __slots__ = ("current", "controllers", "hooks", "watched", "stale", "ahead", "supply", "effects")

    def __init__(self) -> None:
        self.current: dict[Id, Characteristics] | None = None
        self.controllers: dict[Id, Id] = {}
        self.hooks: dict[Any, tuple[tuple[Id, Ability], ...]] = {}
        self.watched: frozenset[str] = frozenset()
        self.stale: tuple[Id, ...] = ()
        self.ahead: dict[int, tuple[Any, Any]] = {}  # permanents as they would enter (614.12)
        self.supply: dict[Id, Any] = {}  # the mana that a player could make
        self.effects: tuple[Any, ...] = ()

    def after(self, id: Id, aspect: str) -> Derived:
        """What is still known after a change of that aspect of that object or player."""
        if self.current is None:
            return self
        if aspect in ALWAYS or aspect in self.watched:
            return Derived()
        if aspect in ONE_OBJECT and id in self.current:
            d = Derived.__new__(Derived)
            d.current, d.controllers, d.hooks, d.watched = self.current, self.controllers, self.hooks, self.watched
            d.stale = (*self.stale, id) if id not in self.stale else self.stale
            d.ahead, d.supply, d.effects = {}, {}, self.effects
            return d
        return self
