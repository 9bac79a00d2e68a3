"""What was chosen while a spell was cast or an ability put onto the stack (601.2b-d); a copy has the same (707.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id

Memory = tuple[tuple[int, tuple[Id, ...] | int], ...]
"""What phrases denoted, by mark: ids, or a number."""


@quickly_made
@dataclass(frozen=True, slots=True)
class Choices:
    """The choices made for a spell or ability.

    `targets` holds for each target phrase, by mark and in the order of the text, the chosen ids; `division` the amount for
    each of them where something is divided (601.2d). `modes` are numbers from 0 in printed order. `paid` names the
    optional additional costs, once for each time paid; `way` the alternative way of casting. `symbols` are the Phyrexian
    symbols of the costs, by colours, and whether life is paid for each (107.4f). `memory` is what the costs mentioned
    ("the sacrificed creature") and what a trigger or a delayed effect brought along.
    """

    x: int = 0
    modes: tuple[int, ...] = ()
    targets: tuple[tuple[int, tuple[Id, ...]], ...] = ()
    division: tuple[tuple[int, tuple[int, ...]], ...] = ()
    paid: tuple[str, ...] = ()
    way: str = ""
    cast_from: str = ""
    caster: Id = 0
    memory: Memory = ()
    mana_spent: tuple[Any, ...] = ()
    symbols: tuple[tuple[int, bool], ...] = ()

    def target_ids(self) -> tuple[Id, ...]:
        """All targets, in the order of the text."""
        return tuple(id for _, ids in self.targets for id in ids)


NO_CHOICES = Choices()
"""None made yet."""
