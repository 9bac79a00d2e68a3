"""What follows from the state, kept until something it depends on changes: characteristics, and who has which hook."""

from __future__ import annotations

from typing import Any

from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import FIRST_OBJECT, Id

ALWAYS: frozenset[str] = frozenset(
    {"zone", "copy", "face", "controller", "granted", "timestamp", "phased", "attached", "counters"}
)
"""Aspects of an object whose change may always change what that object is."""

EFFECTS = "effects"
"""The aspect that changes as effects on no object begin and end."""

ANYTHING = "anything"
"""What is watched if a word asks the game itself."""

READINESS: frozenset[str] = frozenset({"tapped", "since", "turn"})
"""Aspects whose change may make an object ready to be tapped for a cost, or no longer so (302.6)."""

HEEDED = ALWAYS | READINESS | {EFFECTS}
"""Aspects whose change may always matter: of an object, or of the game."""

Looks = frozenset[str | Id]
"""What is looked at beside an object itself: aspects of players and of the turn by name, other objects by id."""

NO_LOOKS: Looks = frozenset()
NO_ASPECTS: frozenset[str] = frozenset()


class Derived:
    """The cache of one state, shared by its branches and replaced, never edited in place, as something changes.

    `current` holds the characteristics of permanents and of other objects that continuous effects change; None means
    that nothing has been worked out yet. `controllers` holds who controls an object where that isn't its base
    controller (layer 2). `hooks` holds, for each hook, whose abilities answer it. `known` is what the layers need to
    work out single objects anew.

    It remembers what was looked at: `own` are aspects of objects themselves (besides `ALWAYS`), `watched` all else. As
    one of them changes, what is known is no longer `fresh`: `stale` are the objects and `changed` the other aspects. Where
    `ANYTHING` is watched, it is never called fresh: only while nothing at all has happened does it hold.

    What else follows is filled in as it is asked for. `ahead` and `passing` are emptied by any change. Two branches may
    still share them: who fills them keys them by what tells branches apart, as the history of the game does. `means`
    holds what players have the means for, by keys that begin with the player whose hand matters: the layers take out of
    it what changes have something to do with. `ready` is the part of it that a change of `READINESS` empties as well.
    From a change of an aspect that isn't `heeded` nothing follows.
    """

    __slots__ = (
        "current", "controllers", "hooks", "known", "own", "watched", "stale", "changed", "fresh", "ahead", "passing",
        "means", "ready", "heeded",
    )  # fmt: skip

    def __init__(
        self,
        current: dict[Id, Characteristics] | None = None,
        controllers: dict[Id, Id] | None = None,
        hooks: dict[Any, tuple[tuple[Id, Ability], ...]] | None = None,
        known: Any = None,
        own: frozenset[str] = NO_ASPECTS,
        watched: Looks = NO_LOOKS,
        heeded: frozenset[str] | None = None,
    ) -> None:
        self.current = current
        self.controllers = controllers if controllers is not None else {}
        self.hooks = hooks if hooks is not None else {}
        self.known = known
        self.own = own
        self.watched = watched
        self.stale: tuple[Id, ...] = ()
        self.changed: tuple[str, ...] = ()
        self.fresh = current is not None and ANYTHING not in watched
        self.ahead: dict[int, tuple[Any, Any]] = {}  # permanents as they would enter (614.12)
        self.passing: dict[Any, Any] = {}
        self.means: dict[Any, Any] = {}
        self.ready: dict[Any, Any] = {}
        self.heeded = heeded or HEEDED.union(own, [look for look in watched if isinstance(look, str)])

    def after(self, id: Id, aspect: str) -> Derived:
        """What is still known after a change of that aspect of that object or player."""
        if self.current is None:
            return self
        stale, changed = self.stale, self.changed
        if id >= FIRST_OBJECT:
            if id not in stale and (aspect in ALWAYS or aspect in self.own or ANYTHING in self.watched):
                stale = (*stale, id)
        elif aspect not in changed and (aspect == EFFECTS or aspect in self.watched or ANYTHING in self.watched):
            changed = (*changed, aspect)
        same = stale is self.stale and changed is self.changed
        if same and aspect not in READINESS and not self.ahead and not self.passing:
            return self
        d = Derived(
            self.current, self.controllers, self.hooks, self.known, self.own, self.watched, self.heeded
        )  # fmt: skip
        d.stale, d.changed, d.fresh = stale, changed, same and self.fresh
        d.means = self.means
        if aspect not in READINESS:
            d.ready = self.ready
        return d
