"""Which sources to use: the cheapest set that pays, found by leaving out what isn't needed.

Productions are left out one by one, the most valuable first, as long as the cost can still be paid. Where every source
makes one unit of mana, the sets that just pay are the bases of a matroid, and what remains is the cheapest. Sources
that make several units, or cost mana, break that. If there are up to `MOST_TRIED` ways to use and not to use them, each
is a start, and the cheapest outcome is kept; if there are more, only the order of leaving out is varied.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod

from spellwright.rules.mana_board import board_of
from spellwright.rules.mana_hall import MOST_UNITS, SUPPLY, Way, covers
from spellwright.rules.mana_offer import GIVES, IDLE, Lens, Offer, offer_of
from spellwright.rules.mana_payment import Payment, payment_of
from spellwright.rules.mana_production import Production
from spellwright.rules.mana_search import find_steps, payable
from spellwright.rules.mana_source import Source
from spellwright.words.mana import Pool

MOST_TRIED = 32
WASTE_WEIGHT = 12
"""What making one unit of mana too many weighs, against the weights of sources."""
LIFE_WEIGHT = 12
"""What one life lost to a mana ability weighs."""

Item = tuple[int, Production]
"""A production and the position of its source."""
Selection = list[tuple[Production, ...]]
"""For each source, the productions that may still be used."""


class Planner:
    """Chooses sources for one cost. `life_matters` tells whether there might be too little life for some sources."""

    def __init__(self, sources: Sequence[Source], pool: Pool, life: int, lens: Lens, *, life_matters: bool) -> None:
        self.sources = sources
        self.pool = pool
        self.pool_gives = [lens.gives_in_pool(mana) for mana in pool[:MOST_UNITS]]
        self.life = life
        self.lens = lens
        self.life_matters = life_matters
        as_prepared = not (lens.restricted or life_matters)
        self.full_offers = [
            source.prepared.offer if as_prepared else self._offer(source.productions) for source in sources
        ]

    def plan(self, ways: Sequence[Way]) -> Payment | None:
        """The cheapest payment found in any of these ways, which take the same life; the first of equals."""
        best: tuple[int, Way, Selection] | None = None
        for way in ways:
            for selection, order in self._attempts():
                if not self._reduce(way, selection, order):
                    continue
                score = self._score(way, selection)
                if best is None or score < best[0]:
                    best = score, way, selection
        return self._settle(best[1], best[2]) if best else None

    def _attempts(self) -> Iterator[tuple[Selection, list[Item]]]:
        """The productions to start from, and the order in which to leave them out."""
        items = [(position, each) for position, source in enumerate(self.sources) for each in source.productions]
        items.sort(key=lambda item: (-self._weight(item), -len(item[1].units), -item[0]))
        every = [source.productions for source in self.sources]
        unlike = [position for position, source in enumerate(self.sources) if not source.prepared.is_simple]
        simple_first = sorted(items, key=lambda item: item[0] in unlike)
        if prod(len(every[position]) + 1 for position in unlike) > MOST_TRIED:
            yield list(every), items
            yield list(every), simple_first
            return
        for chosen in product(*(((), *((each,) for each in every[position])) for position in unlike)):
            selection = list(every)
            for position, productions in zip(unlike, chosen, strict=True):
                selection[position] = productions
            yield selection, simple_first

    def _weight(self, item: Item) -> int:
        position, production = item
        return self.sources[position].weight + LIFE_WEIGHT * (production.life + production.harm)

    def _offer(self, productions: Sequence[Production]) -> Offer:
        return offer_of(productions, self.lens, life_matters=self.life_matters)

    def _pays(self, offers: Sequence[Offer], way: Way) -> bool:
        return payable(board_of(offers, self.pool_gives), way, self.life)

    def _reduce(self, way: Way, selection: Selection, order: Sequence[Item]) -> bool:
        """Leave out everything that isn't needed, in this order; false if the selection doesn't pay."""
        offers = [
            offer if productions is source.productions else self._offer(productions)
            for source, productions, offer in zip(self.sources, selection, self.full_offers, strict=True)
        ]
        if not self._pays(offers, way):
            return False
        supply = self._settled(offers)
        for position, production in order:
            kept, offer = selection[position], offers[position]
            fewer = tuple(each for each in kept if each is not production)
            if len(fewer) == len(kept):
                continue  # its source is done without
            offers[position] = self._offer(fewer) if fewer else (IDLE,)
            if supply is not None and not fewer:
                pays = covers(supply - offer[0].supply, way.demand)
            else:
                pays = self._pays(offers, way)
            if pays:
                selection[position] = fewer
                supply = self._settled(offers) if supply is None or fewer else supply - offer[0].supply
            else:
                offers[position] = offer
        return True

    def _settled(self, offers: Sequence[Offer]) -> int | None:
        """What there is to spend if no source has a choice: then a source is left out by a subtraction."""
        if any(len(offer) > 1 for offer in offers):
            return None
        return sum(offer[0].supply for offer in offers) + sum(SUPPLY[gives & GIVES] for gives in self.pool_gives)

    def _score(self, way: Way, selection: Selection) -> int:
        score = -WASTE_WEIGHT * len(way.needs)
        for position, productions in enumerate(selection):
            for production in productions:
                made = len(production.units) - production.cost.mana_value()
                score += self._weight((position, production)) + WASTE_WEIGHT * made
        return score

    def _settle(self, way: Way, selection: Selection) -> Payment | None:
        used = [
            Source(source.id, productions, source.weight)
            for source, productions in zip(self.sources, selection, strict=True)
            if productions
        ]
        board = board_of([self._offer(source.productions) for source in used], self.pool_gives)
        steps = find_steps(board, way, self.life)
        return None if steps is None else payment_of(used, self.pool, steps, way, self.lens)
