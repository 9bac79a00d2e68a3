"""Mana sources: what a player could activate to get mana (605), as values that the payment solver reads.

A *source* is everything that shares one activation: the abilities of a land share its {T}, so the land is one source
and each of its mana abilities one *production*. At most one production of a source is used in a payment. An ability
that can be activated several times is listed as several sources.

>>> from spellwright.words.mana import ANY_COLOR, C, G, U, W, ManaCost
>>> forest = Source(1, (Production((Unit(G),)),))
>>> command_tower = Source(2, (Production((Unit(ANY_COLOR),)),), weight=usefulness(ANY_COLOR))
>>> sol_ring = Source(3, (Production((Unit(C), Unit(C))),), weight=usefulness(C))
>>> signet = Source(4, (Production((Unit(W), Unit(U)), cost=ManaCost.parse("{1}")),), weight=usefulness(W | U))
>>> gilded_lotus = Source(5, one_choice(3, ANY_COLOR), weight=usefulness(ANY_COLOR))
>>> treasure = Source(6, (Production((Unit(ANY_COLOR),)),), weight=usefulness(ANY_COLOR, one_shot=True))
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from spellwright.rules.mana_offer import Lens, Offer, offer_of
from spellwright.rules.mana_production import PLAIN_WEIGHT, Production, Unit, one_choice, usefulness
from spellwright.words.construction import quickly_made
from spellwright.words.mana import PHYREXIAN_LIFE, ManaCost, Restriction

__all__ = ["Prepared", "Production", "Source", "Unit", "one_choice", "usefulness"]


class Prepared(NamedTuple):
    """What the solver asks of a source again and again.

    `offer` is what it can do if no mana is restricted and life doesn't matter, `alone` the same with each production
    alone, `stake` the most life that it could take, and `is_simple` tells whether all it could do is to make one unit of
    mana for no mana. `kinds` are those that its mana may be of.
    """

    offer: Offer
    alone: tuple[Offer, ...]
    stake: int
    restrictions: tuple[Restriction, ...]
    is_simple: bool
    kinds: int


@quickly_made
@dataclass(frozen=True, slots=True)
class Source:
    """Productions that share one activation. Of two sources, the one with the smaller weight is spent first."""

    id: int
    productions: tuple[Production, ...]
    weight: int = PLAIN_WEIGHT
    _prepared: Prepared | None = field(init=False, default=None, compare=False, repr=False)

    @property
    def prepared(self) -> Prepared:
        """What the solver asks, worked out when it is first needed."""
        known = self._prepared
        if known is None:
            known = _prepare(tuple([(each.units, each.cost, each.life, each.harm) for each in self.productions]))
            object.__setattr__(self, "_prepared", known)
        return known


def stake_of(production: Production) -> int:
    """The most life that a production could take."""
    return production.life + production.harm + PHYREXIAN_LIFE * len(production.cost.phyrexian)


Shape = tuple[tuple[tuple[Unit, ...], ManaCost, int, int], ...]
"""What matters of productions: most sources are like many others, so what is worked out for one is kept."""


@lru_cache(maxsize=1 << 12)
def _prepare(shape: Shape) -> Prepared:
    productions = [Production(units, cost, life, harm) for units, cost, life, harm in shape]
    restrictions = [unit.restriction for production in productions for unit in production.units]
    return Prepared(
        offer_of(productions, Lens(), life_matters=False),
        tuple(offer_of([production], Lens(), life_matters=False) for production in productions),
        max((stake_of(production) for production in productions), default=0),
        tuple(dict.fromkeys(restriction for restriction in restrictions if restriction is not None)),
        all(len(production.units) <= 1 and production.cost.is_empty for production in productions),
        _kinds(unit for production in productions for unit in production.units),
    )


def _kinds(units: Iterable[Unit]) -> int:
    kinds = 0
    for unit in units:
        kinds |= unit.kinds
    return kinds
