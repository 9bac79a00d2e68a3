"""Options: a source's productions, made ready for the solver.

A unit of mana pays one symbol, so productions of one unit merge into one option that gives what any of them gives; and
an option that another one beats is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from spellwright.rules.mana_hall import SNOW, SUPPLY, Way, covers, ways_to_pay
from spellwright.rules.mana_production import Production, Unit
from spellwright.words.construction import quickly_made
from spellwright.words.mana import Mana, Restriction

GIVES_BITS = 7
"""The bits that a unit gives for one purpose; those for the next purpose follow."""
GIVES = (1 << GIVES_BITS) - 1


class Option(NamedTuple):
    """One thing that a source can do: the units it makes, and what it takes.

    `gives` holds for each unit what it gives for each purpose; `supply` is what they add up to for the payment itself,
    `loose` what they would add up to if they could be spent on everything.
    """

    gives: tuple[int, ...]
    supply: int = 0
    loose: int = 0
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


@quickly_made
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
            paid += _paid_options(production, _option(gives, life, harm), lens.purpose(production), life_matters)
        elif len(gives) == 1:
            singles[life, harm] = singles.get((life, harm), 0) | gives[0]
        else:
            free.append(_option(gives, life, harm))
    free += [_option((gives,), life, harm) for (life, harm), gives in singles.items()]
    free = _undominated(free)
    if not any(option.is_free for option in free):
        free.append(IDLE)
    return (*free, *paid)


def _option(gives: tuple[int, ...], life: int, harm: int) -> Option:
    supply = sum(SUPPLY[each & GIVES] for each in gives)
    return Option(gives, supply, sum(SUPPLY[for_any_purpose(each)] for each in gives), life, harm)


def for_any_purpose(gives: int) -> int:
    """What a unit would give if it could be spent on every purpose that it has."""
    merged = gives & GIVES
    while gives := gives >> GIVES_BITS:
        merged |= gives & GIVES
    return merged


def _paid_options(production: Production, option: Option, purpose: int, life_matters: bool) -> list[Option]:
    ways = ways_to_pay(production.cost)
    return [
        option._replace(cost=way, purpose=purpose, life=option.life + (way.life if life_matters else 0)) for way in ways
    ]


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
