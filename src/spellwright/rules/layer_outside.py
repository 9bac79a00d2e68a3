"""Objects off the battlefield that come and go where continuous effects reach nothing: what the layers know stays true.

Most changes in a game are such: a card is drawn, a spell is put onto the stack and leaves it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spellwright.rules.layer_effects import HOOK
from spellwright.rules.layer_index import reindexed
from spellwright.rules.layer_work import ZONES
from spellwright.rules.means_hooks import MEANS
from spellwright.state.derived import ANYTHING, Derived
from spellwright.state.game import Game
from spellwright.words.characteristics import NO_HOOKS, Hooked
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
    changes = _changes(game, old)
    if changes is None:
        return None
    hooks = reindexed(old.hooks, changes) if changes else old.hooks
    result = Derived(old.current, old.controllers, hooks, _with(known, changes), old.own, watched)
    if not any(are_means(had, has) for _, had, has in changes):
        hands = dict.fromkeys(o.owner for id in old.stale if (o := game[id]).zone == "hand" or o.was == "hand")
        result.means, result.ready = but_for_hands(old.means, hands), but_for_hands(old.ready, hands)
    return result


def _changes(game: Game, old: Derived) -> list[Change] | None:
    """Whose abilities have begun or ceased to function; None if one of the objects passes through the layers."""
    known: Known = old.known
    current, locked, functioning = old.current or {}, known.plan.locked, known.functioning
    changes: list[Change] = []
    for id in old.stale:
        o = game[id]
        if id in current or id in locked or o.zone == "battlefield" or o.granted or o.counters:
            return None
        has = NO_HOOKS if o.zone == "gone" else o.copiable.functioning(o.zone)
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
