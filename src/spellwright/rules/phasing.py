"""Phasing out and in (702.26b-i), directly or along with what a permanent is attached to."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.state.events.combat import RemoveFromCombat
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Phase, Unattach
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id


def phase_out(game: Game, ids: Sequence[Id]) -> list[Event]:
    """The events in which these permanents phase out, and what is attached to them with them (702.26g)."""
    going = _with_attached(game, [id for id in ids if not game[id].phased_out], out=False)
    removed: list[Event] = [RemoveFromCombat(id) for id in going]  # 702.26b
    return [*removed, *(Phase(id, out=True) for id in going)]


def phase_in(game: Game, ids: Sequence[Id]) -> list[Event]:
    """The events in which these permanents phase in, those aside that wait for what they are attached to (702.26g)."""
    coming = _with_attached(game, [id for id in ids if not _waits_for_its_host(game, id)], out=True)
    alone: list[Event] = [Unattach(id) for id in coming if _lost_its_host(game, id)]  # 702.26i
    return [*(Phase(id, out=False) for id in coming), *alone]


def _with_attached(game: Game, ids: list[Id], *, out: bool) -> list[Id]:
    """These permanents and whatever is attached to them, or to that, as far as it is phased out, or isn't."""
    found = list(ids)
    grown = True
    while grown:
        more = [id for id in game.battlefield if id not in found and game[id].phased_out == out]
        more = [id for id in more if game[id].attached_to in found]
        found += more
        grown = bool(more)
    return found


def _waits_for_its_host(game: Game, id: Id) -> bool:
    host = game[id].attached_to
    return host >= FIRST_OBJECT and game[host].zone == "battlefield" and game[host].phased_out


def _lost_its_host(game: Game, id: Id) -> bool:
    host = game[id].attached_to
    return host >= FIRST_OBJECT and game[host].zone == "gone"
