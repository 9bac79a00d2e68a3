"""601.2b-d: the announcements for a spell or ability that has been put onto the stack."""

from __future__ import annotations

from spellwright.rules.announced import modal_of
from spellwright.rules.choosing_costs import choose_costs
from spellwright.rules.choosing_modes import choose_modes
from spellwright.rules.choosing_symbols import announce_symbols
from spellwright.rules.choosing_targets import choose_targets, divide
from spellwright.rules.choosing_x import choose_x
from spellwright.rules.hooks import Casting
from spellwright.state.game import Game
from spellwright.words.procedure import Procedure


def propose(game: Game, casting: Casting) -> Procedure[Casting]:
    """The choices for a spell that is being cast or an ability that is being activated, in the order of the rule.

    Raises `Illegal` if one of them can't be made.
    """
    modal = modal_of(game, casting)
    costs_first = modal is not None and modal.after_costs  # 601.4
    if costs_first:
        casting = yield from choose_costs(game, casting, modes_follow=True)
    casting = yield from choose_modes(game, casting)  # 601.2b
    if not costs_first:
        casting = yield from choose_costs(game, casting)
    casting = yield from choose_x(game, casting)
    casting = yield from announce_symbols(game, casting)
    casting = yield from choose_targets(game, casting)  # 601.2c
    return (yield from divide(game, casting))  # 601.2d
