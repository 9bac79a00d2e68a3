"""State-based actions about what is attached (704.5m-p)."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.rules.attaching import can_be_attached
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Unattach
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id


def attachments(game: Game, board: Iterable[tuple[Id, Characteristics]]) -> list[Event]:
    """Auras that go to the graveyard, and other permanents that become unattached."""
    due: list[Event] = []
    for id, values in board:
        host = game[id].attached_to
        if "Aura" in values.subtypes:
            if not (host and can_be_attached(game, id, host)):
                due.append(Move(id, "graveyard", cause="state-based", by_rule="704.5m"))
        elif host:
            fits = "Equipment" in values.subtypes or "Fortification" in values.subtypes
            if not fits or "creature" in values.types or "battle" in values.types:
                due.append(Unattach(id, by_rule="704.5p"))
            elif not can_be_attached(game, id, host):
                due.append(Unattach(id, by_rule="704.5n"))
    return due
