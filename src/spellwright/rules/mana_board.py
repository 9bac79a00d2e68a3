"""What a player's sources of mana offer, added up once so that many costs can be asked against it.

A source's productions become *options*: productions of one unit merge into one (a unit pays one symbol, so what matters is
what any of them gives), and options that another one beats are dropped. A source with one free option is simply
there; the others have to be chosen between, and the board keeps bounds for them: what they add at least, and at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from spellwright.rules.mana_hall import (
    MOST_UNITS,
    SNOW,
    SUPPLY,
    TOTAL,
    Way,
    covers,
    least_of,
    most_of,
    ways_to_pay,
)
from spellwright.rules.mana_source import Production, Unit
from spellwright.words.mana import Mana, Restriction

GIVES_BITS = 7
"""The bits that a unit gives for one purpose; those for the next purpose follow."""
GIVES = (1 << GIVES_BITS) - 1


class Option(NamedTuple):
    """One thing that a source can do: the units it makes, and what it takes.

    `gives` holds for each unit what it gives for each purpose; `supply` is what they add up to for the payment itself.
    """

    gives: tuple[int, ...]
    supply: int = 0
    life: int = 0
    harm: int = 0
    cost: Way | None = None
    purpose: int = 0

    @property
    def is_free(self) -> bool:
        """Whether it takes nothing that could be missing."""
        return not (self.life or self.harm or self.cost)


IDLE = Option(())
"""Doing nothing with a source."""
Offer = tuple[Option, ...]
"""What can be done with one source."""


@dataclass(frozen=True, slots=True)
class Lens:
    """What the restrictions of mana allow (106.6), for the payment itself and for the costs of mana abilities.

    `purposes` are what restrictions are asked about, the payment itself first; without restricted mana it is only that.
    """

    purposes: tuple[object, ...] = (None,)
    restricted: bool = False

    def gives(self, unit: Unit) -> int:
        """What a unit gives, seven bits for each purpose."""
        return self._allowed(unit.kinds | SNOW * unit.snow, unit.restriction)

    def gives_in_pool(self, mana: Mana) -> int:
        """What a unit of mana in the pool gives, seven bits for each purpose."""
        return self._allowed(mana.kind | SNOW * mana.snow, mana.restriction)

    def purpose(self, production: Production) -> int:
        """The number of the purpose that a production's own cost is paid for."""
        return self.purposes.index(production.purpose, 1) if self.restricted else 0

    def _allowed(self, gives: int, restriction: Restriction | None) -> int:
        allowed = 0
        for position, purpose in enumerate(self.purposes):
            if restriction is None or restriction.allows(purpose):
                allowed |= gives << (GIVES_BITS * position)
        return allowed


def offer_of(productions: Sequence[Production], lens: Lens, *, life_matters: bool) -> Offer:
    """What a source with these productions can do.

    If life doesn't matter, since there is enough for everything, the life that productions take is ignored.
    """
    paid: list[Option] = []
    singles: dict[tuple[int, int], int] = {}
    free: list[Option] = []
    for production in productions:
        gives = tuple(lens.gives(unit) for unit in production.units)
        life, harm = (production.life, production.harm) if life_matters else (0, 0)
        if not production.cost.is_empty:
            purpose = lens.purpose(production)
            paid += [
                Option(gives, _supply(gives), life + way.life, harm, way, purpose)
                for way in ways_to_pay(production.cost)
            ]
        elif len(gives) == 1:
            singles[life, harm] = singles.get((life, harm), 0) | gives[0]
        else:
            free.append(Option(gives, _supply(gives), life, harm))
    free += [Option((gives,), SUPPLY[gives & GIVES], life, harm) for (life, harm), gives in singles.items()]
    free = _undominated(free)
    if not any(option.is_free for option in free):
        free.append(IDLE)
    return (*free, *paid)


def _supply(gives: Iterable[int]) -> int:
    return sum(SUPPLY[each & GIVES] for each in gives)


def _undominated(options: list[Option]) -> list[Option]:
    kept: list[Option] = []
    for option in options:
        if not any(_beats(other, option) for other in kept):
            kept = [other for other in kept if not _beats(option, other)] + [option]
    return kept


def _beats(first: Option, second: Option) -> bool:
    """Whether the first option is at least as good for every cost, the costs of mana abilities among them."""
    if first.life > second.life or first.harm > second.harm:
        return False
    if first.gives[: len(second.gives)] == second.gives:
        return True
    return max(*first.gives, *second.gives, 0) <= GIVES and covers(first.supply, second.supply)


@dataclass(slots=True)
class Board:
    """All that can be spent on a payment.

    `units` and `fixed` are the mana that is there whatever is chosen, as what each unit gives and added up. `choices` are
    the sources with several free options, `paid` those with an option that costs mana. No choice leads to less than
    `least` or to more than `most`. `answers` remembers what a search found.
    """

    units: list[int]
    fixed: int = 0
    choices: list[Offer] = field(default_factory=list)
    paid: list[tuple[int, Offer]] = field(default_factory=list)
    least: int = 0
    most: int = 0
    answers: dict[tuple[int, int], bool] = field(default_factory=dict)


def board_of(offers: Iterable[Offer], pool: Sequence[int]) -> Board:
    """Add up what sources offer, and mana that is in the pool already (as what each unit gives)."""
    board = Board(list(pool[:MOST_UNITS]))
    fixed = sum(SUPPLY[gives & GIVES] for gives in board.units)
    open_offers: list[tuple[int, Offer]] = []
    for position, offer in enumerate(offers):
        if len(offer) == 1:
            fixed += offer[0].supply
            board.units += offer[0].gives
        else:
            open_offers.append((position, offer))
    board.fixed = board.least = board.most = fixed
    for position, offer in open_offers:
        _add_choice(board, position, offer)
    return board


def _add_choice(board: Board, position: int, offer: Offer) -> None:
    least, most = _bounds(offer)
    board.least += least
    board.most += most
    if any(option.cost for option in offer):
        board.paid.append((position, offer))
    else:
        board.choices.append(offer)


def _bounds(offer: Offer) -> tuple[int, int]:
    """What an offer adds at least, choosing nothing that could be missing, and at most."""
    least = -1
    most = 0
    for option in offer:
        if option.is_free:
            least = option.supply if least < 0 else least_of(least, option.supply)
        gain = option.supply
        if option.cost:
            gain -= TOTAL * min(len(option.cost.needs), len(option.gives))  # what it costs, it takes away again
        most = most_of(most, gain)
    return max(least, 0), most


Resolve = Callable[[Sequence[Production]], Offer]
"""How productions become an offer, with restrictions and the importance of life settled."""
