"""The exact search behind the quick test: sources that must choose, and mana abilities that cost mana themselves.

*Choices* are gone through by adding up every reachable supply, keeping only the counts that matter for the cost.

*Mana abilities with a mana cost* (filter lands, Signets) are activated in some order before the payment (601.2g), each
paid from mana that is there by then (605.3). Sets of up to `MOST_PAID` of them are tried in one payment. A set is first
tested as if its mana came all at once; only if that would do, an order is looked for, in which each unit of mana is
matched to a symbol that is paid after the unit was made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from spellwright.rules.mana_board import Board
from spellwright.rules.mana_hall import Way, covers, fields_that_matter, most_of
from spellwright.rules.mana_offer import GIVES_BITS, IDLE, Offer, Option

MOST_PAID = 6
"""How many mana abilities that cost mana are used in one payment at most."""
_LAST = MOST_PAID + 1


class Step(NamedTuple):
    """A mana ability with a mana cost, activated: the position of its source, and the option."""

    source: int
    option: Option


def payable(board: Board, way: Way, life: int) -> bool:
    """Whether a cost can be paid in this way, with so much life at hand (118.3)."""
    if way.life > max(life, 0):
        return False  # any player can pay 0 life (118.3b)
    if covers(board.least, way.demand):
        return True
    if board.least == board.most or not covers(board.most, way.demand):
        return False
    question = (way.demand, way.life, life)
    if question not in board.answers:
        board.answers[question] = find_steps(board, way, life) is not None
    return board.answers[question]


def find_steps(board: Board, way: Way, life: int) -> tuple[Step, ...] | None:
    """The mana abilities with a mana cost that pay for a cost in this way, in order; None if it can't be paid.

    The first found of the smallest number is given.
    """
    left = max(life, 0) - way.life
    for size in range(min(MOST_PAID, len(board.paid)) + 1):
        for steps in _selections(board.paid, size, ()):
            choices = board.choices + _free_offers(board.paid, steps)
            if not size:
                if _some_choice_covers(board, choices, way, left):
                    return ()
            elif _could_cover(board, choices, steps, way):
                order = _Ordering(board, choices, steps, way, left).find()
                if order is not None:
                    return order
    return None


def _takes(option: Option, way: Way) -> int:
    """The life that must be left for an option; harm counts only if life is paid afterwards."""
    return option.life + (option.harm if way.life else 0)


def _some_choice_covers(board: Board, choices: Sequence[Offer], way: Way, life: int) -> bool:
    matters = fields_that_matter(tuple(dict.fromkeys(need for need, _ in way.needs)))
    demand = way.demand & matters
    reached = {(board.fixed & matters, life): None}
    for offer in choices:
        reached = {
            (supply + (option.supply & matters), left - _takes(option, way)): None
            for supply, left in reached
            for option in offer
            if _takes(option, way) <= left
        }
    return any(covers(supply, demand) for supply, _ in reached)


def _selections(paid: Sequence[tuple[int, Offer]], size: int, passed: tuple[Offer, ...]) -> Iterator[tuple[Step, ...]]:
    """The ways to use `size` of the sources with a mana cost. Of sources that offer the same, the first are used."""
    if not size:
        yield ()
        return
    if len(paid) < size:
        return
    (position, offer), rest = paid[0], paid[1:]
    if offer not in passed:
        for option in offer:
            if option.cost:
                for steps in _selections(rest, size - 1, passed):
                    yield (Step(position, option), *steps)
    yield from _selections(rest, size, (*passed, offer))


def _free_offers(paid: Sequence[tuple[int, Offer]], steps: Sequence[Step]) -> list[Offer]:
    """What the sources can do without a mana cost that no step uses."""
    used = [step.source for step in steps]
    free = [tuple(option for option in offer if not option.cost) for position, offer in paid if position not in used]
    return [offer for offer in free if offer != (IDLE,)]


def _could_cover(board: Board, choices: Sequence[Offer], steps: Sequence[Step], way: Way) -> bool:
    """Whether the mana would do if all of it came at once and could be spent on everything: a quick test."""
    supply = board.loose
    for offer in choices:
        most = 0
        for option in offer:
            most = most_of(most, option.loose)
        supply += most
    demand = way.demand
    for step in steps:
        supply += step.option.loose
        demand += step.option.cost.demand if step.option.cost else 0
    return covers(supply, demand)


class _Ordering:
    """Looks for an order of steps in which each is paid from what came before, and the cost from everything."""

    def __init__(self, board: Board, choices: Sequence[Offer], steps: Sequence[Step], way: Way, life: int) -> None:
        self.board = board
        self.steps = steps
        self.way = way
        life -= sum(_takes(step.option, way) for step in steps)
        self.bases = _reachable_units(choices, way, life)

    def find(self) -> tuple[Step, ...] | None:
        for base in self.bases:
            order = self._extend(self.board.units + list(base), (), self.steps)
            if order is not None:
                return order
        return None

    def _extend(self, base: list[int], order: tuple[Step, ...], rest: Sequence[Step]) -> tuple[Step, ...] | None:
        if match(units_over_time(base, order), symbols_over_time(order, None if rest else self.way)) is None:
            return None
        if not rest:
            return order
        for position, step in enumerate(rest):
            if any(step.option == earlier.option for earlier in rest[:position]):
                continue
            found = self._extend(base, (*order, step), (*rest[:position], *rest[position + 1 :]))
            if found is not None:
                return found
        return None


def _reachable_units(choices: Sequence[Offer], way: Way, life: int) -> list[tuple[int, ...]]:
    """What the units can give that choices lead to, each combination once, with so much life at hand."""
    reached: dict[tuple[tuple[int, ...], int], None] = {((), life): None} if life >= 0 else {}
    for offer in choices:
        reached = {
            (tuple(sorted(units + option.gives)), left - _takes(option, way)): None
            for units, left in reached
            for option in offer
            if _takes(option, way) <= left
        }
    return list(dict.fromkeys(units for units, _ in reached))


TimedUnit = tuple[int, int]
"""What a unit of mana gives, and after how many steps it is there."""
TimedNeed = tuple[int, int]
"""What a symbol needs, and after how many steps it is paid."""


def units_over_time(base: Sequence[int], steps: Sequence[Step]) -> list[TimedUnit]:
    """The mana that is there at first, and what each step makes."""
    units = [(gives, 0) for gives in base]
    for number, step in enumerate(steps, start=1):
        units += [(gives, number) for gives in step.option.gives]
    return units


def symbols_over_time(steps: Sequence[Step], way: Way | None) -> list[TimedNeed]:
    """The symbols of each step's cost, and those of the payment that follows."""
    symbols: list[TimedNeed] = []
    for number, step in enumerate(steps):
        if step.option.cost:
            shift = GIVES_BITS * step.option.purpose
            symbols += [(need << shift, number) for need, _ in step.option.cost.needs]
    if way:
        symbols += [(need, _LAST) for need, _ in way.needs]
    return symbols


def match(units: Sequence[TimedUnit], symbols: Sequence[TimedNeed]) -> list[int] | None:
    """For each symbol the position of the unit that pays it; None if they can't all be paid.

    Units are taken in order, each if it can be used together with those before it. The sets that can be used together
    are a transversal matroid, so no other choice uses earlier units.
    """
    payer = [-1] * len(symbols)
    pays = [-1] * len(units)
    unpaid = len(symbols)
    for unit in range(len(units)):
        if not unpaid:
            break
        if _augment(unit, units, symbols, payer, pays):
            unpaid -= 1
    return None if unpaid else payer


def _augment(
    start: int, units: Sequence[TimedUnit], symbols: Sequence[TimedNeed], payer: list[int], pays: list[int]
) -> bool:
    """Let a unit pay a symbol, moving others from symbol to symbol if need be."""
    reached_by: dict[int, int] = {}
    queue = [start]
    for unit in queue:
        gives, born = units[unit]
        for symbol, (need, paid_at) in enumerate(symbols):
            if symbol in reached_by or not gives & need or born > paid_at:
                continue
            reached_by[symbol] = unit
            if payer[symbol] < 0:
                _shift(symbol, start, reached_by, payer, pays)
                return True
            queue.append(payer[symbol])
    return False


def _shift(symbol: int, start: int, reached_by: dict[int, int], payer: list[int], pays: list[int]) -> None:
    while True:
        unit = reached_by[symbol]
        before = pays[unit]
        payer[symbol], pays[unit] = unit, symbol
        if unit == start:
            return
        symbol = before
