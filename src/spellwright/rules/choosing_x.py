"""107.3: choosing the value of X as a spell is cast or an ability activated (601.2b)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from spellwright.rules.affording import affordable
from spellwright.rules.announced import choosing, texts
from spellwright.rules.asking import characteristics, own
from spellwright.rules.completing import can_be_completed
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.permissions import obstacles_to_permission
from spellwright.rules.targets import targets_exist
from spellwright.rules.total_cost import additional_costs, base_costs
from spellwright.state.game import Game
from spellwright.words.costs import PayMana
from spellwright.words.marks import X_BEFORE
from spellwright.words.procedure import Illegal, Procedure, choose

LARGEST = 1000
"""The largest X that is offered where nothing else bounds it."""


def choose_x(game: Game, casting: Casting) -> Procedure[Casting]:
    """The player announces the value of X, if a cost has one (107.3a); those are offered that can be completed."""
    if not has_x(game, casting):
        return casting
    payable = [x for x in _payable_values(game, casting) if can_be_completed(game, _with_x(casting, x))]
    options = [x for x in payable if permitted(game, _with_x(casting, x))]
    if not options:
        raise Illegal("601.2b: X can't be chosen")
    x = yield from choose(casting.player, options, "x", "Which value has X?", "601.2b", casting.object)
    return choosing(game, casting, _with_x(casting, x).choices)


def choose_x_of_targets(game: Game, casting: Casting) -> Procedure[Casting]:
    """The player chooses X as a triggered ability is put onto the stack whose targets X describes (107.3f).

    It is what they may pay as it resolves; those values are offered with which there are targets.
    """
    if not any(text.pays_for_targets() for text in texts(casting)):
        return casting
    known = [_remembering_x(casting, x) for x in range(_greatest_mana_value(game, casting) + 1)]
    options = [x for x, each in enumerate(known) if targets_exist(game, each)]
    if not options:
        raise Illegal("603.3d: there is no target with any X")
    x = yield from choose(casting.player, options, "x", "Which value has X?", "107.3f", casting.object)
    return choosing(game, casting, known[x].choices)


def _remembering_x(casting: Casting, x: int) -> Casting:
    return replace(casting, choices=replace(casting.choices, memory=(*casting.choices.memory, (X_BEFORE, x))))


def possible_with_x(game: Game, casting: Casting) -> bool:
    """Whether there is a value of X with which it can be completed, as where its targets depend on X (601.2b-c)."""
    if not has_x(game, casting):
        return False
    return any(can_be_completed(game, _with_x(casting, x)) for x in _payable_values(game, casting))


def with_least_x(game: Game, casting: Casting) -> Casting:
    """The casting with the least X that its text allows: until it is chosen, X is taken to be so (107.3a, 107.3c)."""
    ability = casting.ability
    if ability is not None and "fixed_x" in ability.hooks():
        return _with_x(casting, min(cast("Hooks", ability).fixed_x(game, casting.object), default=0))
    least = _least(game, casting)
    return _with_x(casting, least) if least else casting


def permitted(game: Game, casting: Casting) -> bool:
    """Whether nothing forbids a spell as it would be with the choices made so far (601.2e, 601.3a)."""
    return casting.ability is not None or next(obstacles_to_permission(game, casting), None) is None


def with_other_x(game: Game, casting: Casting) -> Iterator[Casting]:
    """The casting with each value of X that can be paid, if it has an X: what forbids it may depend on that (601.3a)."""
    if has_x(game, casting):
        yield from (_with_x(casting, x) for x in _payable_values(game, casting))


def has_x(game: Game, casting: Casting) -> bool:
    """Whether a cost that will be paid has an X in it (107.3a-b)."""
    way = casting.way
    if casting.ability is None and not way.free:
        cost = way.cost if way.cost is not None else casting.spell.mana_cost
        if cost is not None and cost.x:
            return True
    for each in (*base_costs(game, casting), *additional_costs(game, casting)):
        if each.has_x():
            return True
    return False


def _with_x(casting: Casting, x: int) -> Casting:
    return replace(casting, choices=replace(casting.choices, x=x))


def _least(game: Game, casting: Casting) -> int:
    """The least value that the text of the spell or ability allows."""
    if casting.ability is None:
        return max((ability.least_x() for ability in own(game, casting.object, "least_x")), default=0)
    return cast("Hooks", casting.ability).least_x() if "least_x" in casting.ability.hooks() else 0


def _payable_values(game: Game, casting: Casting) -> list[int]:
    """The values for which the costs can be paid: from 0 or the first such, as far as they can."""
    values: list[int] = []
    ability = casting.ability
    least = _least(game, casting)
    if ability is not None and "fixed_x" in ability.hooks():
        fixed = cast("Hooks", ability).fixed_x(game, casting.object)
        return [x for x in fixed if affordable(game, _with_x(casting, x))]
    first = max(least, _greatest_mana_value(game, casting)) if _asks_for_x_of_a_card(game, casting) else least
    for x in range(least, LARGEST):
        if affordable(game, _with_x(casting, x)):
            values.append(x)
        elif x > first or (values and x >= first):
            break
    return values


def affordable_with_some_x(game: Game, casting: Casting) -> bool:
    """Whether its cost can be paid, if not with the least X then with another: "exile a red card with mana value X"."""
    if affordable(game, casting):
        return True
    return has_x(game, casting) and _asks_for_x_of_a_card(game, casting) and bool(_payable_values(game, casting))


def _asks_for_x_of_a_card(game: Game, casting: Casting) -> bool:
    """Whether a cost other than mana has an X: of several values that can be paid some between them can't."""
    costs = (*base_costs(game, casting), *additional_costs(game, casting))
    return any(cost.has_x() and not isinstance(cost, PayMana) for cost in costs)


def _greatest_mana_value(game: Game, casting: Casting) -> int:
    """The greatest mana value of the player's cards and permanents."""
    player = game.player(casting.player)
    ids = (*player.hand, *player.graveyard, *game.battlefield, *game.exile)
    return max((characteristics(game, id).mana_value for id in ids), default=0)
