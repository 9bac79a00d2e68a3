"""Payment by trying everything, written apart from the solver: the measure that it is tested against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from spellwright.rules.mana_source import Production, Source, Unit, one_choice
from spellwright.words.mana import ANY_COLOR, COLORS, KINDS, ZERO, Mana, ManaCost, Pool, without

Symbol = tuple[str, int]
"""What sort of symbol, and the kinds that pay it."""


@dataclass(frozen=True)
class Only:
    """Mana that may be spent on one purpose."""

    purpose: str

    def allows(self, purpose: object) -> bool:
        return purpose == self.purpose


def symbols_of(cost: ManaCost) -> list[Symbol]:
    symbols = [("pip", mask) for mask in cost.pips] + [("snow", 0)] * cost.snow
    symbols += [("two", mask) for mask in cost.two_or] + [("phyrexian", mask) for mask in cost.phyrexian]
    return symbols + [("generic", 0)] * cost.generic


def ways_to_spend(symbols: Sequence[Symbol], pool: Pool, life: int, purpose: object) -> Iterator[tuple[Pool, int]]:
    """The pools and life totals that can be left after paying these symbols."""
    if not symbols:
        yield pool, life
        return
    (sort, mask), rest = symbols[0], symbols[1:]
    if sort == "phyrexian" and life >= 2:
        yield from ways_to_spend(rest, pool, life - 2, purpose)
    if sort == "two":
        yield from ways_to_spend([("generic", 0), ("generic", 0), *rest], pool, life, purpose)
    for mana in dict.fromkeys(pool):
        if mana.restriction is not None and not mana.restriction.allows(purpose):
            continue
        if sort == "generic" or (mana.snow if sort == "snow" else mana.kind & mask):
            yield from ways_to_spend(rest, without(pool, [mana]), life, purpose)


def made_by(units: Sequence[Unit]) -> Iterator[Pool]:
    if not units:
        yield ()
        return
    for rest in made_by(units[1:]):
        for kind in KINDS:
            if kind & units[0].kinds:
                yield (Mana(kind, units[0].snow, units[0].restriction), *rest)


def brute_can_pay(
    cost: ManaCost,
    sources: Sequence[Source],
    pool: Pool,
    life: int,
    purpose: object,
    seen: dict[object, None] | None = None,
) -> bool:
    """Whether any order of activations leads to a pool that pays."""
    seen = {} if seen is None else seen
    pool = tuple(sorted(pool, key=repr))
    state = (pool, life, tuple(source.id for source in sources))
    if state in seen:
        return False
    seen[state] = None
    if any(True for _ in ways_to_spend(symbols_of(cost), pool, life, purpose)):
        return True
    for position, source in enumerate(sources):
        others = [*sources[:position], *sources[position + 1 :]]
        for production in source.productions:
            if production.life > max(life, 0):
                continue
            spent = ways_to_spend(symbols_of(production.cost), pool, life - production.life, production.purpose)
            for left, life_left in dict.fromkeys(spent):
                for made in made_by(production.units):
                    if brute_can_pay(cost, others, left + made, life_left - production.harm, purpose, seen):
                        return True
    return False


def random_mask(random: Random, most: int = 3) -> int:
    return sum(random.sample(KINDS, random.randint(1, most)))


def random_cost(random: Random, most: int = 4, *, sorts: str = "pphhg2fs") -> ManaCost:
    """A cost of at most so many symbols: `sorts` weighs pips, hybrids, generic, {2/W}, Phyrexian and snow symbols."""
    pips: list[int] = []
    two_or: list[int] = []
    phyrexian: list[int] = []
    generic = snow = 0
    for _ in range(random.randint(0, most)):
        sort = random.choice(sorts)
        if sort == "p":
            pips.append(random.choice(KINDS))
        elif sort == "h":
            pips.append(sum(random.sample(COLORS, 2)))
        elif sort == "2":
            two_or.append(random.choice(COLORS))
        elif sort == "f":
            phyrexian.append(sum(random.sample(COLORS, random.randint(1, 2))))
        elif sort == "s":
            snow += 1
        else:
            generic += 1
    return ManaCost(generic, tuple(pips), tuple(two_or), tuple(phyrexian), snow)


def random_unit(random: Random, *, restricted: bool) -> Unit:
    kinds = ANY_COLOR if random.random() < 0.15 else random_mask(random)
    restriction = Only(random.choice(("creature", "artifact"))) if restricted and random.random() < 0.5 else None
    return Unit(kinds, random.random() < 0.3, restriction)


def random_production(random: Random, *, restricted: bool, paid: bool, painful: bool) -> Production:
    units = tuple(random_unit(random, restricted=restricted) for _ in range(random.choice((1, 1, 1, 2, 2, 3))))
    cost = ZERO
    if paid and random.random() < 0.6:
        cost = random_cost(random, 2, sorts="pgggh")
    life = random.choice((0, 0, 1, 2)) if painful and cost == ZERO else 0
    harm = random.choice((0, 0, 1)) if painful and not life else 0
    return Production(units, cost, life, harm, random.choice(("creature", "activating")))


def random_source(random: Random, number: int, **sort: bool) -> Source:
    if random.random() < 0.15:
        productions = one_choice(2, random_mask(random))
    else:
        productions = tuple(random_production(random, **sort) for _ in range(random.choice((1, 1, 2))))
    return Source(number, productions, random.choice((5, 10, 12, 30)))


def random_simple_source(random: Random, number: int) -> Source:
    return Source(number, (Production((random_unit(random, restricted=False),)),), random.choice((5, 10, 12, 30)))


def random_pool(random: Random, *, restricted: bool) -> Pool:
    units = [random_unit(random, restricted=restricted) for _ in range(random.choice((0, 0, 1, 2)))]
    return tuple(Mana(unit.kinds & -unit.kinds, unit.snow, unit.restriction) for unit in units)
