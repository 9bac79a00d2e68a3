"""700.2: choosing the modes of a spell or ability as it is cast, activated, or put onto the stack (601.2b)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.announced import choosing, modal_of
from spellwright.rules.choosing_x import possible_with_x
from spellwright.rules.completing import can_be_completed
from spellwright.rules.hooks import Casting, Modal
from spellwright.rules.total_cost import has_costs
from spellwright.state.game import Game
from spellwright.words.procedure import Illegal, Procedure, choose

Modes = tuple[int, ...]
"""Numbers of modes in the order of choice; a mode chosen twice is there twice (700.2d)."""


def choose_modes(game: Game, casting: Casting) -> Procedure[Casting]:
    """The controller chooses the modes (700.2a-b), one after the other; None ends where fewer may be chosen.

    Only modes are offered that can still be completed. Raises `Illegal` if there aren't enough.
    """
    modal = modal_of(game, casting)
    if modal is None:
        return casting
    chosen: Modes = ()
    if modal.least == modal.number and not modal.repeat and modal.available is None:
        chosen = tuple(range(modal.number))  # all of them: there is nothing to choose
    while len(chosen) < modal.most:
        options: list[int | None] = [m for m in _left(modal, chosen) if _possible(game, casting, modal, (*chosen, m))]
        if len(chosen) >= modal.least and _possible(game, casting, modal, chosen):
            options.append(None)
        if not options:
            raise Illegal("700.2a: no mode can be chosen")
        mode = yield from choose(casting.player, options, "mode", "Which mode?", "601.2b", casting.object)
        if mode is None:
            break
        chosen = (*chosen, mode)
    return choosing(game, casting, with_modes(casting, chosen).choices)


def modes_possible(game: Game, casting: Casting, *, ignoring_costs: bool = False) -> bool:
    """Whether modes can be chosen so that it can be completed; whatever has no modes is asked as it is."""
    modal = modal_of(game, casting)
    if modal is None:
        if can_be_completed(game, casting, ignoring_costs=ignoring_costs or not has_costs(casting)):
            return True
        return has_costs(casting) and possible_with_x(game, casting)
    return _possible(game, casting, modal, (), ignoring_costs=ignoring_costs)


def with_modes(casting: Casting, chosen: Modes) -> Casting:
    """The casting with these modes, in printed order (700.2d, 608.2c)."""
    return replace(casting, choices=replace(casting.choices, modes=tuple(sorted(chosen))))


def _left(modal: Modal, chosen: Modes) -> list[int]:
    available = range(modal.number) if modal.available is None else modal.available
    left = modal.most - sum(modal.prices[mode] for mode in chosen) if modal.prices else 0
    affordable = [mode for mode in available if not modal.prices or modal.prices[mode] <= left]  # 700.2i
    return [mode for mode in affordable if modal.repeat or mode not in chosen]


def _possible(game: Game, casting: Casting, modal: Modal, chosen: Modes, *, ignoring_costs: bool = False) -> bool:
    """Whether these modes, and more where more must be chosen, can be completed."""
    if len(chosen) >= modal.least:
        free = ignoring_costs or not has_costs(casting)
        so = with_modes(casting, chosen)
        return can_be_completed(game, so, ignoring_costs=free) or (has_costs(casting) and possible_with_x(game, so))
    more = [(*chosen, mode) for mode in _left(modal, chosen)]
    return any(_possible(game, casting, modal, modes, ignoring_costs=ignoring_costs) for modes in more)
