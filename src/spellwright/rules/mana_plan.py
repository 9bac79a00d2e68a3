"""Which sources to use: the cheapest set that pays, found by leaving out what isn't needed.

Productions are left out one by one, the most valuable first, as long as the cost can still be paid. Where every source
makes one unit of mana, sets that pay are the bases of a matroid, and what remains is the cheapest set there is. Sources
that make several units, or cost mana, break that: with up to `MOST_TRIED` of them, every choice of which to do without
is tried and the cheapest outcome kept; with more, only the order of leaving out is varied.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from spellwright.rules.mana_board import board_of
from spellwright.rules.mana_hall import Way
from spellwright.rules.mana_offer import Lens, Offer, offer_of
from spellwright.rules.mana_payment import Payment, payment_of
from spellwright.rules.mana_production import Production
from spellwright.rules.mana_search import find_steps, payable
from spellwright.rules.mana_source import Source
from spellwright.words.mana import Pool

MOST_TRIED = 4
WASTE_WEIGHT = 12
"""What making one unit of mana too many weighs, against the weights of sources."""
LIFE_WEIGHT = 12
"""What one life lost to a mana ability weighs."""

Item = tuple[int, Production]
"""A production and the position of its source."""
Selection = list[tuple[Production, ...]]
"""For each source, the productions that may still be used."""


class Planner:
    """Chooses sources for one cost, which can be paid in at least one of the ways given, all with the same life."""

    def __init__(
        self, sources: Sequence[Source], pool: Pool, life: int, ways: Sequence[Way], lens: Lens, *, life_matters: bool
    ) -> None:
        self.sources = sources
        self.pool = pool
        self.pool_gives = [lens.gives_in_pool(mana) for mana in pool]
        self.life = life
        self.ways = ways
        self.lens = lens
        self.life_matters = life_matters

    def plan(self) -> Payment | None:
        """The cheapest payment found, the first of equals."""
        best: tuple[int, Selection] | None = None
        for left_out, order in self._attempts():
            selection = self._without(left_out)
            offers = [self._offer(productions) for productions in selection]
            if self._way(offers) is None:
                continue
            self._reduce(selection, offers, order)
            score = self._score(selection, offers)
            if best is None or score < best[0]:
                best = score, selection
        return self._settle(best[1]) if best else None

    def _attempts(self) -> Iterator[tuple[tuple[int, ...], list[Item]]]:
        """The sources to do without from the start, and the order in which to leave out the others' productions."""
        items = [(position, each) for position, source in enumerate(self.sources) for each in source.productions]
        items.sort(key=lambda item: (-self._weight(item), -item[0]))
        complex_ones = [position for position, source in enumerate(self.sources) if not source.prepared.is_simple]
        simple_first = sorted(items, key=lambda item: item[0] in complex_ones)
        if len(complex_ones) > MOST_TRIED:
            yield (), items
            yield (), simple_first
            return
        for size in range(len(complex_ones) + 1):
            for left_out in combinations(complex_ones, size):
                yield left_out, simple_first

    def _weight(self, item: Item) -> int:
        position, production = item
        return self.sources[position].weight + LIFE_WEIGHT * (production.life + production.harm)

    def _without(self, left_out: Sequence[int]) -> Selection:
        return [() if position in left_out else source.productions for position, source in enumerate(self.sources)]

    def _offer(self, productions: Sequence[Production]) -> Offer:
        return offer_of(productions, self.lens, life_matters=self.life_matters)

    def _way(self, offers: Sequence[Offer]) -> Way | None:
        board = board_of(offers, self.pool_gives)
        return next((way for way in self.ways if payable(board, way, self.life)), None)

    def _reduce(self, selection: Selection, offers: list[Offer], order: Sequence[Item]) -> None:
        for position, production in order:
            kept, offer = selection[position], offers[position]
            fewer = tuple(each for each in kept if each is not production)
            if len(fewer) == len(kept):
                continue  # its source is done without
            offers[position] = self._offer(fewer)
            if self._way(offers) is None:
                offers[position] = offer
            else:
                selection[position] = fewer

    def _score(self, selection: Selection, offers: Sequence[Offer]) -> int:
        way = self._way(offers)
        score = -WASTE_WEIGHT * len(way.needs) if way else 0
        for position, productions in enumerate(selection):
            for production in productions:
                made = len(production.units) - production.cost.mana_value()
                score += self._weight((position, production)) + WASTE_WEIGHT * made
        return score

    def _settle(self, selection: Selection) -> Payment | None:
        used = [
            Source(source.id, productions, source.weight)
            for source, productions in zip(self.sources, selection, strict=True)
            if productions
        ]
        board = board_of([self._offer(source.productions) for source in used], self.pool_gives)
        for way in self.ways:
            steps = find_steps(board, way, self.life)
            if steps is not None:
                return payment_of(used, self.pool, steps, way, self.lens)
        return None
