"""601.2 and 601.4: whether a casting or activation could be completed from the choices made so far."""

from __future__ import annotations

from itertools import islice

from spellwright.rules.affording import affordable
from spellwright.rules.announced import aims_of, answers, costs_to_choose, everyone, with_cost
from spellwright.rules.hooks import Casting
from spellwright.rules.targets import announcements, targets_exist
from spellwright.state.game import Game
from spellwright.words.procedure import Id

MOST_TRIED = 64
"""How many ways to choose targets are tried, where the cost depends on them."""


def can_be_completed(game: Game, casting: Casting, *, ignoring_costs: bool = False) -> bool:
    """Whether targets could be chosen and costs be paid, so that it isn't illegal in the end (601.2c, 601.2f-h).

    The choices that follow are taken to ask as little as may be: no optional cost, X as 0, as few targets as possible.
    """
    if ignoring_costs:
        return targets_exist(game, casting)
    either = costs_to_choose(game, casting)
    if either:
        return any(can_be_completed(game, with_cost(casting, cost.name)) for cost in either)
    if not targets_matter(game, casting):
        return affordable(game, casting) and targets_exist(game, casting)
    return can_go_on(game, casting, 0, ())


def can_go_on(game: Game, casting: Casting, at: int, chosen: tuple[Id, ...]) -> bool:
    """The same, with the targets of the first aims chosen already, and some of the aim at that place."""
    ways = announcements(game, casting, aims_of(game, casting), at, chosen)
    if not targets_matter(game, casting):
        return next(ways, None) is not None
    return any(affordable(game, way) for way in islice(ways, MOST_TRIED))


def cost_depends_on_choices(game: Game, casting: Casting) -> bool:
    """Whether what it costs might depend on its modes or targets (601.2b-c, f)."""
    return bool(answers(casting, "additional_costs")) or targets_matter(game, casting)


def targets_matter(game: Game, casting: Casting) -> bool:
    """Whether what it costs might depend on its targets (601.2c, f)."""
    asking = (
        everyone(game, casting, "increases")
        or everyone(game, casting, "reduces")
        or everyone(game, casting, "reduces_to")
        or everyone(game, casting, "sets")
        or answers(casting, "additional_costs")
    )
    return bool(asking) and bool(aims_of(game, casting))
