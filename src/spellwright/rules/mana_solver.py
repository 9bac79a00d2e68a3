"""The payment solver: whether a cost of mana can be paid, how, and for how large an X (106, 107.4, 118, 601.2g-h).

Rules code lists what a player could activate as sources (see `spellwright.rules.mana_source`), makes a `Supply` of them
and keeps it as long as nothing changes. Asking a supply whether it pays for a cost takes about a microsecond.

>>> from spellwright.words.mana import ANY_COLOR, C, G, R, ManaCost, pool_of
>>> from spellwright.rules.mana_source import Production, Source, Unit, usefulness
>>> forest = Source(1, (Production((Unit(G),)),))
>>> tower = Source(2, (Production((Unit(ANY_COLOR),)),), weight=usefulness(ANY_COLOR))
>>> sol_ring = Source(3, (Production((Unit(C), Unit(C))),), weight=usefulness(C))
>>> supply = Supply((forest, tower, sol_ring), pool_of("R"), life=20)
>>> supply.can_pay(ManaCost.parse("{3}{R}{G}")), supply.can_pay(ManaCost.parse("{R}{R}{R}"))
(True, False)
>>> payment = supply.plan(ManaCost.parse("{1}{R}{G}"))
>>> [activation.source for activation in payment.activations]
[1, 2]
>>> [(spend.symbol, spend.mana.source) for spend in payment.spends]
[('{R}', 0), ('{G}', 1), ('{1}', 2)]
>>> supply.largest_x(ManaCost.parse("{X}{G}"))
4

To pay: remove the mana of `activation.spends` from the pool and activate `activation.production.ability` so that it
makes `activation.mana`, for each activation in order; then remove `payment.mana` and pay `payment.life`. If the
abilities turn out to make other mana than they said, plan again with no sources and the pool as it is.

What is not modelled: two sources that exclude each other (both sacrifice the same creature) unless they are made
one source; mana abilities that cost mana beyond `spellwright.rules.mana_search.MOST_PAID` in one payment; life paid for
a mana ability which must come after another one has done harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spellwright.rules.mana_board import Board, board_of
from spellwright.rules.mana_hall import MOST_UNITS, Way, covers, units_in, ways_to_pay
from spellwright.rules.mana_offer import Lens, offer_of
from spellwright.rules.mana_payment import Activation, Payment, Spend
from spellwright.rules.mana_plan import Planner
from spellwright.rules.mana_search import payable
from spellwright.rules.mana_source import Source
from spellwright.words.mana import ManaCost, Pool, Restriction, singly

__all__ = ["Activation", "Payment", "Spend", "Supply", "can_pay", "plan"]


LifeFor = tuple[int, ...] | None


class _View:
    """A supply seen for one purpose: `rich` is the board if life doesn't matter.

    It doesn't hold the supply that holds it: what refers to each other in a circle waits for the garbage collector.
    """

    __slots__ = ("_careful", "lens", "pool", "rich", "sources")

    def __init__(self, supply: Supply, lens: Lens) -> None:
        self.sources, self.pool = supply.sources, supply.pool
        self.lens = lens
        self.rich = self._board(life_matters=False)
        self._careful: Board | None = None

    def careful(self) -> Board:
        """The board if life matters."""
        if self._careful is None:
            self._careful = self._board(life_matters=True)
        return self._careful

    def _board(self, *, life_matters: bool) -> Board:
        sources = self.sources
        if self.lens.restricted or life_matters:
            offers = [offer_of(source.productions, self.lens, life_matters=life_matters) for source in sources]
        else:
            offers = [source.prepared.offer for source in sources]
        return board_of(offers, [self.lens.gives_in_pool(mana) for mana in self.pool])


UNRESTRICTED = Lens()
"""Where no mana is restricted."""


class Supply:
    """All the mana that a player has or could make, and the life that the player could pay.

    It is a summary of one moment. In its methods, `purpose` is what the restrictions of mana are asked about (106.6).
    `life_for` are the masks of the Phyrexian symbols that were announced to be paid with life (601.2b); if it is None,
    as few as possible are. `other_life` is life that the total cost takes beside the mana.
    """

    __slots__ = ("_known", "_restrictions", "_stake", "_views", "life", "pool", "sources")

    def __init__(self, sources: Sequence[Source], pool: Pool = (), life: int = 0) -> None:
        self.sources = tuple(sources)
        self.pool = pool
        self.life = life
        self._stake = 0
        restrictions: dict[Restriction, None] = {}
        for source in self.sources:
            prepared = source.prepared
            self._stake += prepared.stake
            for restriction in prepared.restrictions:
                restrictions[restriction] = None
        for mana in pool:
            if mana.restriction is not None:
                restrictions[mana.restriction] = None
            if mana.number > 1:
                self.pool = singly(pool)
        self._restrictions = tuple(restrictions)
        self._known: dict[ManaCost, bool] = {}
        self._views: dict[tuple[bool, ...], _View] = {}

    @property
    def is_restricted(self) -> bool:
        """Whether some of the mana may be spent on certain things only (106.6)."""
        return bool(self._restrictions)

    def without(self, *ids: int) -> Supply:
        """The supply without the sources of these ids, for a cost that uses them otherwise ({T} of a mana creature)."""
        return Supply([source for source in self.sources if source.id not in ids], self.pool, self.life)

    def can_pay(self, cost: ManaCost, purpose: object = None, *, life_for: LifeFor = None, other_life: int = 0) -> bool:
        """Whether the cost can be paid. A variable in it counts as 0 (107.3g)."""
        if life_for is not None or other_life or self._restrictions:
            return self._can_pay(cost, purpose, life_for, other_life)
        known = self._known.get(cost)
        if known is None:
            known = self._known[cost] = self._can_pay(cost)
        return known

    def _can_pay(self, cost: ManaCost, purpose: object = None, life_for: LifeFor = None, other_life: int = 0) -> bool:
        view = self._view(purpose)
        for way in _ways(cost, life_for, other_life):
            if self._payable(view, way):
                return True
        return False

    def plan(
        self, cost: ManaCost, purpose: object = None, *, life_for: LifeFor = None, other_life: int = 0
    ) -> Payment | None:
        """How to pay the cost, with as little life, and then sources as little valuable, as possible.

        None if it can't be paid.
        """
        view = self._view(purpose)
        ways = _ways(cost, life_for, other_life)
        least = next((way.life for way in ways if self._payable(view, way)), None)
        if least is None:
            return None
        same = [way for way in ways if way.life == least]
        matters = self._life_matters(least)
        return Planner(self.sources, self.pool, self.life, view.lens, life_matters=matters).plan(same)

    def largest_x(self, cost: ManaCost, purpose: object = None, *, other_life: int = 0) -> int | None:
        """The largest value of X for which the cost can be paid; None if it can't even for 0.

        Raises:
            ValueError: there is no {X} in the cost, so that any value would do.
        """
        if not cost.x:
            raise ValueError(f"{cost} has no {{X}}")
        if not self.can_pay(cost, purpose, other_life=other_life):
            return None
        low, high = 0, min(units_in(self._view(purpose).rich.most), MOST_UNITS) // cost.x
        while low < high:
            middle = (low + high + 1) // 2
            if self.can_pay(cost.with_x(middle), purpose, other_life=other_life):
                low = middle
            else:
                high = middle - 1
        return low

    def _payable(self, view: _View, way: Way) -> bool:
        if not self._life_matters(way.life):
            board = view.rich
            return covers(board.least, way.demand) or payable(board, way, self.life)
        return payable(view.careful(), way, self.life)

    def _life_matters(self, paid: int) -> bool:
        """Whether there might be too little life for everything that could take some."""
        return self._stake + paid > max(self.life, 0)

    def _view(self, purpose: object) -> _View:
        verdicts: tuple[bool, ...] = ()
        if self._restrictions:
            verdicts = tuple(restriction.allows(purpose) for restriction in self._restrictions)
        view = self._views.get(verdicts)
        if view is None:
            view = self._views[verdicts] = _View(self, self._lens(purpose))
        return view

    def _lens(self, purpose: object) -> Lens:
        if not self._restrictions:
            return UNRESTRICTED
        others: list[object] = []
        for source in self.sources:
            for production in source.productions:
                if not production.cost.is_empty and production.purpose not in others:
                    others.append(production.purpose)
        return Lens((purpose, *others), restricted=True)


def _ways(cost: ManaCost, life_for: LifeFor, other_life: int) -> Sequence[Way]:
    ways: Sequence[Way] = ways_to_pay(cost)
    if life_for is not None:
        announced = tuple(sorted(life_for))
        ways = [way for way in ways if way.life_for == announced]
    if other_life:
        ways = [replace(way, other_life=other_life) for way in ways]
    return ways


def can_pay(cost: ManaCost, sources: Sequence[Source], pool: Pool = (), life: int = 0, purpose: object = None) -> bool:
    """Whether a cost can be paid; for more than one question, make a `Supply`."""
    return Supply(sources, pool, life).can_pay(cost, purpose)


def plan(
    cost: ManaCost, sources: Sequence[Source], pool: Pool = (), life: int = 0, purpose: object = None
) -> Payment | None:
    """How to pay a cost; None if it can't be paid. For more than one question, make a `Supply`."""
    return Supply(sources, pool, life).plan(cost, purpose)
