"""A payment: which mana abilities to activate, and which mana pays which symbol (601.2g-h)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from spellwright.rules.mana_hall import Way
from spellwright.rules.mana_offer import Lens
from spellwright.rules.mana_production import Production, Unit
from spellwright.rules.mana_search import Step, match, symbols_over_time
from spellwright.rules.mana_source import Source
from spellwright.words.construction import quickly_made
from spellwright.words.mana import ANY_COLOR, Mana, Pool, phyrexian_symbol


@quickly_made
@dataclass(frozen=True, slots=True)
class Spend:
    """One unit of mana that pays for a symbol. A {2/W} paid with two mana is two of these."""

    symbol: str
    mana: Mana


@quickly_made
@dataclass(frozen=True, slots=True)
class Activation:
    """A mana ability to activate: the mana that it is to make, and the mana and life that its own cost is paid with."""

    source: int
    production: Production
    mana: tuple[Mana, ...]
    spends: tuple[Spend, ...] = ()
    life: int = 0


@quickly_made
@dataclass(frozen=True, slots=True)
class Payment:
    """How to pay a cost.

    The `activations` are done in order (605.3), each after removing from the pool the mana that it spends; then the
    mana of `spends` is removed from the pool, and `life` is paid for the symbols in `life_for` (107.4f). What is `left`
    stays in the pool.
    """

    activations: tuple[Activation, ...]
    spends: tuple[Spend, ...]
    left: Pool = ()
    life: int = 0
    life_for: tuple[str, ...] = ()

    @property
    def mana(self) -> tuple[Mana, ...]:
        """The mana that is spent on the cost itself."""
        return tuple(spend.mana for spend in self.spends)


@dataclass(slots=True)
class _Coin:
    """A unit of mana that may be spent: its kind is settled by the symbol that it pays.

    `born` is after how many steps it is there.
    """

    unit: Unit
    gives: int
    born: int
    mana: Mana

    def settle(self, needed: int) -> Mana:
        kinds = self.unit.kinds & needed or self.unit.kinds
        kind = kinds & -kinds
        if kind != self.mana.kind:
            self.mana = replace(self.mana, kind=kind)
        return self.mana


def payment_of(used: Sequence[Source], pool: Pool, steps: Sequence[Step], way: Way, lens: Lens) -> Payment:
    """Settle a payment in which each of these sources is used for its one production.

    Mana of the pool is spent before mana that is made, and of the pool what is less useful first.

    Raises:
        ValueError: the sources don't pay for it.
    """
    stepping = [step.source for step in steps]
    free = [source for position, source in enumerate(used) if position not in stepping]
    free.sort(key=lambda source: source.productions[0].harm > 0)  # life that is a cost is paid before life is lost
    floating = [_Coin(Unit(mana.kind, mana.snow, mana.restriction), lens.gives_in_pool(mana), 0, mana) for mana in pool]
    floating.sort(key=_usefulness)
    made = [_coins_of(source, 0, lens) for source in free]
    made += [_coins_of(used[position], number, lens) for number, position in enumerate(stepping, start=1)]
    coins = floating + [coin for batch in made for coin in batch]
    payers = match([(coin.gives, coin.born) for coin in coins], symbols_over_time(steps, way))
    if payers is None:
        raise ValueError("these sources don't pay for the cost")
    paying = iter(payers)
    step_spends = [_spends(step.option.cost, paying, coins) for step in steps]
    spends = _spends(way, paying, coins)
    activations = [_activation(source, batch) for source, batch in zip(free, made, strict=False)]
    for step, paid, batch in zip(steps, step_spends, made[len(free) :], strict=True):
        activations.append(_activation(used[step.source], batch, step, paid))
    left = tuple(coin.mana for position, coin in enumerate(coins) if position not in payers)
    life_for = tuple(phyrexian_symbol(mask) for mask in way.life_for)
    return Payment(tuple(activations), spends, left, way.life - way.other_life, life_for)


def _usefulness(coin: _Coin) -> tuple[bool, bool, bool]:
    return coin.unit.restriction is None, bool(coin.mana.kind & ANY_COLOR), coin.unit.snow


def _coins_of(source: Source, born: int, lens: Lens) -> list[_Coin]:
    return [
        _Coin(unit, lens.gives(unit), born, Mana(unit.kinds & -unit.kinds, unit.snow, unit.restriction, source.id))
        for unit in source.productions[0].units
    ]


def _spends(way: Way | None, paying: Iterator[int], coins: Sequence[_Coin]) -> tuple[Spend, ...]:
    needs = way.needs if way else ()
    return tuple(Spend(symbol, coins[next(paying)].settle(need)) for need, symbol in needs)


def _activation(
    source: Source, made: Sequence[_Coin], step: Step | None = None, spends: tuple[Spend, ...] = ()
) -> Activation:
    production = source.productions[0]
    life = production.life + (step.option.cost.life if step and step.option.cost else 0)
    return Activation(source.id, production, tuple(coin.mana for coin in made), spends, life)
