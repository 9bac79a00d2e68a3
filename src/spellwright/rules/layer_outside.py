"""Objects that come and go where continuous effects reach nothing: what the layers know of all others stays true.

Most changes in a game are such: a card is drawn, a spell is put onto the stack and leaves it again, a land or a
creature enters that is what is printed on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spellwright.rules.layer_effects import HOOK
from spellwright.rules.layer_index import reindexed
from spellwright.rules.layer_start import start_of, unless_same
from spellwright.rules.layer_work import BOARD, ZONES
from spellwright.rules.means_hooks import MEANS
from spellwright.state.derived import ANYTHING, Derived
from spellwright.state.game import Game
from spellwright.state.object import Object
from spellwright.words.characteristics import NO_HOOKS, Characteristics, Hooked
from spellwright.words.procedure import Id

if TYPE_CHECKING:
    from spellwright.rules.layer_update import Known

Change = tuple[Id, Hooked, Hooked]
"""An object, and which of its abilities function, before and after."""


def brought_up_to_date(game: Game, old: Derived) -> Derived | None:
    """What is known after such changes, and no others; None if it takes more to tell."""
    known: Known = old.known
    if old.current is None or old.changed or known.floating is not game.floating or known.options is not game.options:
        return None
    watched = old.watched
    if ZONES in watched or ANYTHING in watched or known.plan.zones or not watched.isdisjoint(old.stale):
        return None
    current = _current(game, old)
    if current is None:
        return None
    changes = _changes(game, old, current)
    if changes is None:
        return None
    hooks = reindexed(old.hooks, changes) if changes else old.hooks
    result = Derived(current, old.controllers, hooks, _with(known, changes), old.own, watched)
    for _, had, has in changes:
        if are_means(had, has):
            return result
    hands: dict[Id, None] = {}
    for id in old.stale:
        o = game[id]
        if o.zone == "hand" or o.was == "hand":
            hands[o.owner] = None
    result.means, result.ready = but_for_hands(old.means, hands), but_for_hands(old.ready, hands)
    return result


def _current(game: Game, old: Derived) -> dict[Id, Characteristics] | None:
    """What permanents are now; None if one of the objects passes through the layers and something may be done to it there."""
    known: Known = old.known
    before, locked = old.current or {}, known.plan.locked
    current = before
    for id in old.stale:
        o = game[id]
        if id in locked or o.granted or o.counters:
            return None
        if id not in before and o.zone != "battlefield":
            continue
        if not _reaches_nothing(old, id, o):
            return None
        if current is before:
            current = before.copy()
        if o.zone == "battlefield":
            start = start_of(o, game.option("intrinsic", ()))
            current[id] = unless_same(start.final, before.get(id))
        else:
            del current[id]
    return current


def _reaches_nothing(old: Derived, id: Id, o: Object) -> bool:
    """Whether no effects reach the permanent, and none look at the battlefield or depend on what this one is or was."""
    known: Known = old.known
    plan = known.plan
    if plan.steps or plan.sources or BOARD in old.watched or id in known.looks or id in known.outside:
        return False
    return o.zone in ("battlefield", "gone") and not o.phased_out and id not in old.controllers


def _changes(game: Game, old: Derived, current: dict[Id, Characteristics]) -> list[Change] | None:
    """Whose abilities have begun or ceased to function; None if one of them has effects in the layers."""
    known: Known = old.known
    functioning = known.functioning
    changes: list[Change] = []
    for id in old.stale:
        o = game[id]
        values = current.get(id) or o.copiable
        has = NO_HOOKS if o.zone == "gone" else values.functioning(o.zone)
        if HOOK in has:
            return None
        had = functioning.get(id, NO_HOOKS)
        if had is not has:
            changes.append((id, had, has))
    return changes


def _with(known: Known, changes: Sequence[Change]) -> Known:
    if not changes:
        return known
    functioning = known.functioning.copy()
    for id, _, has in changes:
        if has:
            functioning[id] = has
        else:
            functioning.pop(id, None)
    return type(known)(
        known.plan, functioning, known.looks, known.outside, known.floating, known.options, known.history
    )


def are_means(had: Hooked, has: Hooked) -> bool:
    """Whether what a player has the means for may change with these abilities."""
    return not (MEANS.isdisjoint(had) and MEANS.isdisjoint(has))


def but_for_hands(means: dict[Any, Any], hands: dict[Id, None]) -> dict[Any, Any]:
    """What is kept of what players have the means for, once the hands of these have changed."""
    return {key: means[key] for key in means if key[0] not in hands} if hands else means
