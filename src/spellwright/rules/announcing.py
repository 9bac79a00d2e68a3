"""603.3c-d: the announcements for a triggered ability that is being put onto the stack."""

from __future__ import annotations

from spellwright.rules.announced import casting_of
from spellwright.rules.choosing_modes import choose_modes
from spellwright.rules.choosing_targets import choose_targets, divide
from spellwright.rules.choosing_x import choose_x_of_targets
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure


def announce(game: Game, id: Id) -> Procedure[None]:
    """Choose the modes (603.3c), targets and division (603.3d) of the triggered ability with that id on the stack.

    Raises `Illegal` if a choice that is required can't be made: the ability is then removed from the stack.
    """
    casting = casting_of(game, id)
    casting = yield from choose_modes(game, casting)
    casting = yield from choose_x_of_targets(game, casting)
    casting = yield from choose_targets(game, casting)
    yield from divide(game, casting)
