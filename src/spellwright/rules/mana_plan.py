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
from spellwright.rules.mana_search import Step, find_steps, payable
from spellwright.rules.mana_source import Source
from spellwright.words.mana import Pool

MOST_TRIED = 32
WASTE_WEIGHT = 12
"""What making one unit of mana too many weighs, against the weights of sources."""
LIFE_WEIGHT = 12
"""What one life lost to a mana ability weighs."""
COUNTERS_WEIGHT = 6
"""What counters that are removed weigh."""
DONE_WITHOUT: Offer = (IDLE,)
"""What a source offers that isn't used."""

Item = tuple[int, Production]
"""A production and the position of its source."""
Selection = list[tuple[Production, ...]]
"""For each source, the productions that may still be used."""
Outcome = tuple[Way, Selection, list[Offer]]
"""A selection that just pays a cost in one way, and what its sources then offer."""


class Planner:
    """Chooses sources for one cost. `life_matters` tells whether there might be too little life for some sources."""

    def __init__(self, sources: Sequence[Source], pool: Pool, life: int, lens: Lens, *, life_matters: bool) -> None:
        self.sources = sources
        self.pool = pool
        self.pool_gives = [lens.gives_in_pool(mana) for mana in pool[:MOST_UNITS]]
        self.pool_supply = sum([SUPPLY[gives & GIVES] for gives in self.pool_gives])
        self.life = life
        self.lens = lens
        self.life_matters = life_matters
        self.as_prepared = not (lens.restricted or life_matters)
        self.full_offers = [
            source.prepared.offer if self.as_prepared else offer_of(source.productions, lens, life_matters=life_matters)
            for source in sources
        ]

    def plan(self, ways: Sequence[Way]) -> Payment | None:
        """The cheapest payment found in any of these ways, which take the same life; the first of equals."""
        found: list[Outcome] = []
        for way in ways:
            for selection, order in self._attempts():
                offers = self._reduce(way, selection, order)
                if offers is not None:
                    found.append((way, selection, offers))
        if not found:
            return None
        return self._settle(*(found[0] if len(found) == 1 else min(found, key=self._score)))

    def _attempts(self) -> Iterator[tuple[Selection, list[Item]]]:
        """The productions to start from, and the order in which to leave them out."""
        items = [(position, each) for position, source in enumerate(self.sources) for each in source.productions]
        items.sort(key=lambda item: (-self._weight(item), -len(item[1].units), -item[0]))
        every = [source.productions for source in self.sources]
        unlike = [position for position, source in enumerate(self.sources) if not source.prepared.is_simple]
        if not unlike:
            yield every, items
            return
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
        price = LIFE_WEIGHT * (production.life + production.harm) + COUNTERS_WEIGHT * production.counters
        return self.sources[position].weight + price

    def _offer(self, position: int, productions: tuple[Production, ...]) -> Offer:
        """What a source offers with some of its productions only."""
        source = self.sources[position]
        if productions is source.productions:
            return self.full_offers[position]
        if len(productions) == 1 and self.as_prepared:
            at = next(at for at, each in enumerate(source.productions) if each is productions[0])
            return source.prepared.alone[at]
        return offer_of(productions, self.lens, life_matters=self.life_matters) if productions else DONE_WITHOUT

    def _pays(self, offers: Sequence[Offer], supply: int | None, way: Way) -> bool:
        """Whether offers pay, which add up to that supply if none is a choice."""
        if supply is None:
            return payable(board_of(offers, self.pool_gives), way, self.life)
        return way.life <= max(self.life, 0) and covers(supply, way.demand)

    def _reduce(self, way: Way, selection: Selection, order: Sequence[Item]) -> list[Offer] | None:
        """Leave out everything that isn't needed, in this order; None if the selection doesn't pay."""
        offers = [self._offer(position, productions) for position, productions in enumerate(selection)]
        supply = self._settled(offers)
        if not self._pays(offers, supply, way):
            return None
        for position, production in order:
            kept, offer = selection[position], offers[position]
            fewer = tuple([each for each in kept if each is not production])
            if len(fewer) == len(kept):
                continue  # its source is done without
            offers[position] = self._offer(position, fewer)
            less = self._settled(offers) if supply is None or fewer else supply - offer[0].supply
            if self._pays(offers, less, way):
                selection[position], supply = fewer, less
            else:
                offers[position] = offer
        return offers

    def _settled(self, offers: Sequence[Offer]) -> int | None:
        """What there is to spend if no source has a choice: then a source is left out by a subtraction."""
        supply = self.pool_supply
        for offer in offers:
            if len(offer) > 1:
                return None
            supply += offer[0].supply
        return supply

    def _score(self, outcome: Outcome) -> int:
        way, selection, _ = outcome
        score = -WASTE_WEIGHT * len(way.needs)
        for position, productions in enumerate(selection):
            for production in productions:
                made = len(production.units) - production.cost.mana_value()
                score += self._weight((position, production)) + WASTE_WEIGHT * made
        return score

    def _settle(self, way: Way, selection: Selection, offers: Sequence[Offer]) -> Payment | None:
        used = [
            source if productions is source.productions else Source(source.id, productions, source.weight)
            for source, productions in zip(self.sources, selection, strict=True)
            if productions
        ]
        steps: Sequence[Step] | None = ()
        if self._settled(offers) is None:
            left = [offer for offer, productions in zip(offers, selection, strict=True) if productions]
            steps = find_steps(board_of(left, self.pool_gives), way, self.life)
        return None if steps is None else payment_of(used, self.pool, steps, way, self.lens)
