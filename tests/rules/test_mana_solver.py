"""The payment solver against brute force, and what it prefers."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from math import prod
from random import Random
from types import ModuleType

import pytest
from tests.rules.mana_brute import (
    Only,
    brute_can_pay,
    random_cost,
    random_pool,
    random_simple_source,
    random_source,
)

from spellwright.rules import mana_solver, mana_source
from spellwright.rules.mana_board import board_of
from spellwright.rules.mana_hall import MOST_UNITS, ways_to_pay
from spellwright.rules.mana_plan import MOST_TRIED, WASTE_WEIGHT
from spellwright.rules.mana_search import match, payable
from spellwright.rules.mana_solver import Payment, Spend, Supply, can_pay, plan
from spellwright.rules.mana_source import Production, Source, Unit, one_choice, usefulness
from spellwright.words import mana as mana_words
from spellwright.words.mana import (
    ANY_COLOR,
    ANY_KIND,
    PHYREXIAN_LIFE,
    ZERO,
    B,
    C,
    G,
    Mana,
    ManaCost,
    Pool,
    R,
    U,
    W,
    pool_of,
    without,
)

parse = ManaCost.parse
CASTING = "creature"


def land(number: int, kinds: int, **rest: int) -> Source:
    return Source(number, (Production((Unit(kinds),)),), **rest)


def maker(number: int, kinds: list[int], cost: str = "{0}") -> Source:
    return Source(number, (Production(tuple(Unit(each) for each in kinds), parse(cost)),))


def used(payment: Payment | None) -> list[int]:
    assert payment is not None
    return [activation.source for activation in payment.activations]


def check_spends(spends: tuple[Spend, ...], cost: ManaCost, pool: Pool, purpose: object) -> Pool:
    """That these spends pay exactly this cost from the pool, apart from Phyrexian symbols; gives the pool after it."""
    names = Counter(spend.symbol for spend in spends)
    halves = 0
    for spend in spends:
        mana = spend.mana
        inside = spend.symbol[1:-1]
        assert mana.may_pay(purpose)
        if inside == "S":
            assert mana.snow
        elif inside.startswith("2/"):
            halves += not mana.kind & parse("{" + inside[2:] + "}").colors
        elif not inside.isdigit():
            assert any(
                mana.kind & {"W": W, "U": U, "B": B, "R": R, "G": G, "C": C, "P": 0}[each] for each in inside[::2]
            )
    two_or = sum(count for name, count in names.items() if name.startswith("{2/"))
    phyrexian = sum(count for name, count in names.items() if name.endswith("/P}"))
    assert names["{1}"] == cost.generic
    assert names["{S}"] == cost.snow
    assert len(cost.two_or) <= two_or <= 2 * len(cost.two_or)
    assert two_or - len(cost.two_or) >= halves / 2
    assert len(spends) == cost.generic + cost.snow + len(cost.pips) + two_or + phyrexian
    return without(pool, [spend.mana for spend in spends])


def check_payment(payment: Payment, cost: ManaCost, sources: tuple[Source, ...], pool: Pool, life: int) -> None:
    """Carry a payment out step by step."""
    sources_by_id = {source.id: source for source in sources}
    for activation in payment.activations:
        production = activation.production
        assert production in sources_by_id.pop(activation.source).productions
        pool = check_spends(activation.spends, production.cost, pool, production.purpose)
        assert activation.life == production.life <= max(life, 0)
        life -= production.life + production.harm
        for unit, mana in zip(production.units, activation.mana, strict=True):
            assert mana.kind & unit.kinds
            assert mana.kind.bit_count() == 1
            assert (mana.snow, mana.restriction, mana.source) == (unit.snow, unit.restriction, activation.source)
        pool += activation.mana
    pool = check_spends(payment.spends, cost, pool, CASTING)
    with_mana = sum(spend.symbol.endswith("/P}") for spend in payment.spends)
    assert len(payment.life_for) + with_mana == len(cost.phyrexian)
    assert payment.life == PHYREXIAN_LIFE * len(payment.life_for) <= max(life, 0)
    assert Counter(pool) == Counter(payment.left)


@pytest.mark.parametrize("restricted", [False, True])
@pytest.mark.parametrize("paid", [False, True])
@pytest.mark.parametrize("painful", [False, True])
def test_what_can_be_paid_is_what_brute_force_finds(restricted: bool, paid: bool, painful: bool) -> None:
    answers: Counter[bool] = Counter()
    for seed in range(500):
        random = Random(f"{seed} {restricted} {paid} {painful}")
        cost = random_cost(random)
        sources = tuple(
            random_source(random, number, restricted=restricted, paid=paid, painful=painful)
            for number in range(1, random.randint(1, 4))
        )
        pool = random_pool(random, restricted=restricted)
        life = random.randint(-1, 6)
        supply = Supply(sources, pool, life)
        expected = brute_can_pay(cost, sources, pool, life, CASTING)
        assert supply.can_pay(cost, CASTING) == expected, (seed, str(cost), sources, pool, life)
        payment = supply.plan(cost, CASTING)
        assert (payment is not None) == expected, (seed, str(cost), sources, pool, life)
        if payment is not None:
            check_payment(payment, cost, sources, pool, life)
        answers[expected] += 1
    assert min(answers.values()) > 100


def test_one_unit_sources_are_used_at_the_least_weight() -> None:
    planned = 0
    for seed in range(400):
        random = Random(seed)
        cost = random_cost(random, sorts="pphhgg2s")
        sources = tuple(random_simple_source(random, number) for number in range(1, random.randint(2, 7)))
        payment = plan(cost, sources, (), 0)
        if payment is None:
            continue
        planned += 1
        weights = [source.weight for source in sources]
        best = min(
            sum(source.weight for source in chosen)
            for size in range(len(weights) + 1)
            for chosen in combinations(sources, size)
            if can_pay(cost, chosen)
        )
        assert sum(sources[number - 1].weight for number in used(payment)) == best
    assert planned > 100


def score_of(sources: Sequence[Source], chosen: Sequence[Production | None], cost: ManaCost) -> int | None:
    """The weight and waste of using just these productions; None if they don't pay, or don't all have to be used."""
    used = [Source(s.id, (p,), s.weight) for s, p in zip(sources, chosen, strict=True) if p]
    if any(can_pay(cost, [*used[:position], *used[position + 1 :]]) for position in range(len(used))):
        return None
    board = board_of([source.prepared.offer for source in used], ())
    needs = [len(way.needs) for way in ways_to_pay(cost) if payable(board, way, 0)]
    if not needs:
        return None
    made = sum(len(p.units) - p.cost.mana_value() for p in chosen if p)
    return sum(source.weight for source in used) + WASTE_WEIGHT * (made - max(needs))


def test_sources_of_several_units_are_used_at_the_least_weight_and_waste() -> None:
    planned = 0
    for seed in range(150):
        random = Random(seed)
        cost = random_cost(random)
        several = [random_source(random, n, restricted=False, paid=True, painful=False) for n in range(1, 4)]
        sources = (*several, *(random_simple_source(random, n) for n in range(4, 6)))
        payment = plan(cost, sources)
        if payment is None or prod(1 + len(source.productions) for source in several) > MOST_TRIED:
            continue
        planned += 1
        choices = product(*((None, *source.productions) for source in sources))
        best = min(score for chosen in choices if (score := score_of(sources, chosen, cost)) is not None)
        spent = [sources[activation.source - 1].weight for activation in payment.activations]
        assert sum(spent) + WASTE_WEIGHT * len(payment.left) == best, seed
    assert planned > 75


def test_mana_and_life_planned_are_the_least_life_possible() -> None:
    with_life = 0
    for seed in range(400):
        random = Random(seed)
        cost = random_cost(random, sorts="ppfffg")
        sources = tuple(random_simple_source(random, number) for number in range(1, random.randint(1, 5)))
        payment = plan(cost, sources, (), 6)
        if payment is not None:
            with_life += payment.life > 0
            assert payment.life == next(life for life in (0, 2, 4, 6) if can_pay(cost, sources, (), life))
    assert with_life > 50


def test_the_floating_mana_is_spent_first() -> None:
    payment = plan(parse("{1}{G}"), (land(1, G), land(2, G)), pool_of("G"))
    assert used(payment) == [1]
    assert payment is not None
    assert payment.left == ()


def test_restricted_floating_mana_is_spent_before_other_mana() -> None:  # 106.6
    pool = (Mana(G), Mana(G, restriction=Only(CASTING)), Mana(C))
    payment = Supply((), pool).plan(parse("{1}"), CASTING)
    assert payment is not None
    assert payment.mana == (Mana(G, restriction=Only(CASTING)),)
    assert payment.left == (Mana(C), Mana(G))


def test_colorless_and_basic_lands_are_used_before_lands_of_more_colors() -> None:
    sources = (
        land(1, ANY_COLOR, weight=usefulness(ANY_COLOR)),
        land(2, W | U, weight=usefulness(W | U)),
        land(3, U, weight=usefulness(U)),
        land(4, C, weight=usefulness(C)),
    )
    assert used(plan(parse("{1}"), sources)) == [4]
    assert used(plan(parse("{1}{U}"), sources)) == [3, 4]
    assert used(plan(parse("{W}"), sources)) == [2]
    assert used(plan(parse("{B}{W}{U}"), sources)) == [1, 2, 3]


def test_creatures_and_what_is_used_up_come_last() -> None:
    sources = (
        land(1, G, weight=usefulness(G, one_shot=True)),
        land(2, G, weight=usefulness(G, creature=True)),
        land(3, ANY_COLOR, weight=usefulness(ANY_COLOR)),
    )
    assert [used(plan(parse(cost), sources)) for cost in ("{G}", "{G}{G}", "{G}{G}{G}")] == [[3], [2, 3], [1, 2, 3]]


def test_of_equal_sources_the_first_are_used() -> None:
    assert used(plan(parse("{2}"), [land(number, G) for number in range(1, 6)])) == [1, 2]


def test_mana_is_not_wasted_if_a_land_does() -> None:
    sources = (maker(1, [C, C]), land(2, G), land(3, G), land(4, G))
    assert used(plan(parse("{1}"), sources)) == [2]
    assert used(plan(parse("{2}"), sources)) == [1]
    assert used(plan(parse("{2}{G}"), sources)) == [1, 2]


def test_a_treasure_is_not_sacrificed_to_avoid_waste() -> None:
    treasure = land(2, ANY_COLOR, weight=usefulness(ANY_COLOR, one_shot=True))
    assert used(plan(parse("{1}"), (maker(1, [C, C]), treasure))) == [1]


def test_many_sources_of_several_units_still_give_a_payment_without_idle_sources() -> None:
    sources = [maker(number, [C, C]) for number in range(1, 8)]
    payment = plan(parse("{7}"), sources)
    assert len(used(payment)) == 4


def test_of_many_sources_the_productions_that_waste_nothing_are_used() -> None:
    either = (Production((Unit(G),)), Production((Unit(G), Unit(G))))
    payment = plan(parse("{G}{G}{G}"), [Source(number, either) for number in range(1, 6)])
    assert payment is not None
    assert payment.left == ()


def test_two_mana_of_one_color_are_of_one_color() -> None:
    lotus = Source(1, one_choice(2, ANY_COLOR))
    assert can_pay(parse("{U}{U}"), [lotus])
    assert can_pay(parse("{1}{U}"), [lotus])
    assert not can_pay(parse("{U}{R}"), [lotus])


def test_two_mana_in_any_combination_may_differ() -> None:
    assert can_pay(parse("{U}{R}"), [maker(1, [ANY_COLOR, ANY_COLOR])])


def test_many_sources_that_must_choose_are_searched_exactly() -> None:
    sources = [Source(number, one_choice(2, ANY_COLOR)) for number in range(1, 9)]
    assert can_pay(parse("{5}{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"), sources)
    assert can_pay(parse("{W}{W}{W}{U}{U}{U}{B}{B}{B}{R}{R}{G}"), sources)
    assert not can_pay(parse("{W}{W}{W}{U}{U}{U}{B}{B}{B}{R}{R}{R}{G}{G}{G}"), sources)


def test_a_signet_needs_a_mana_first() -> None:  # 605.3
    signet = maker(1, [W, U], "{1}")
    assert not can_pay(parse("{W}"), [signet])
    assert can_pay(parse("{W}{U}"), [signet, land(2, G)])
    assert not can_pay(parse("{2}{W}"), [signet, land(2, G)])


def test_two_signets_do_not_pay_for_each_other() -> None:
    signets = [maker(1, [W, U], "{1}"), maker(2, [U, B], "{1}")]
    assert not can_pay(parse("{W}"), signets)
    assert can_pay(parse("{W}{U}{B}"), [*signets, land(3, G)])


def test_mana_abilities_are_activated_in_an_order_that_pays() -> None:
    sources = (maker(1, [B, R], "{U}"), maker(2, [U, U], "{W}"), land(3, W))
    payment = plan(parse("{U}{B}{R}"), sources)
    assert used(payment) == [3, 2, 1]
    assert payment is not None
    check_payment(payment, parse("{U}{B}{R}"), sources, (), 0)


def test_a_filter_land_is_one_source() -> None:
    filter_land = Source(1, (Production((Unit(C),)), Production((Unit(W | U), Unit(W | U)), parse("{W/U}"))))
    assert can_pay(parse("{1}{G}"), [filter_land, land(2, G)])
    assert can_pay(parse("{U}{U}"), [filter_land, land(2, W)])
    assert not can_pay(parse("{U}{U}"), [filter_land, land(2, G)])
    assert not can_pay(parse("{2}{U}"), [filter_land, land(2, W)])


def test_restricted_mana_pays_only_for_its_purpose() -> None:  # 106.6
    sources = [Source(1, (Production((Unit(ANY_COLOR, restriction=Only("creature")),)),))]
    supply = Supply(sources)
    assert supply.can_pay(parse("{G}"), "creature")
    assert not supply.can_pay(parse("{G}"), "artifact")
    assert not supply.can_pay(parse("{1}"))


def test_restricted_mana_pays_for_a_mana_ability_only_if_that_is_its_purpose() -> None:
    restricted = Source(1, (Production((Unit(C, restriction=Only("activating")),)),))
    for purpose, pays in (("activating", True), ("creature", False)):
        signet = Source(2, (Production((Unit(W), Unit(U)), parse("{1}"), purpose=purpose),))
        assert Supply([restricted, signet]).can_pay(parse("{W}{U}"), "creature") is pays


def test_mana_useless_for_the_payment_can_pay_for_a_mana_ability() -> None:
    useless, useful = ((Unit(C, restriction=Only(purpose)),) * 2 for purpose in ("activating", "creature"))
    either = Source(1, (Production(useful), Production(useless)))
    signet = Source(2, (Production((Unit(W), Unit(U)), parse("{1}"), purpose="activating"),))
    assert Supply([either, signet]).can_pay(parse("{W}{U}"), "creature")


def test_snow_mana_pays_for_snow_symbols() -> None:  # 107.4h
    snow = Source(1, (Production((Unit(G, snow=True),)),))
    assert can_pay(parse("{S}"), [snow])
    assert not can_pay(parse("{S}"), [land(1, G)])
    assert not can_pay(parse("{S}{G}"), [snow])
    assert can_pay(parse("{S}{G}"), [snow, land(2, G)])


def test_a_monocolored_hybrid_symbol_takes_two_of_any_type_or_one_of_its_color() -> None:  # 107.4e
    assert can_pay(parse("{2/W}"), [land(1, W)])
    assert not can_pay(parse("{2/W}"), [land(1, G)])
    assert can_pay(parse("{2/W}"), [land(1, G), land(2, C)])
    assert used(plan(parse("{2/W}"), [land(1, G), land(2, C), land(3, W)])) == [3]


def test_life_pays_for_a_phyrexian_symbol_only_without_its_mana() -> None:  # 107.4f
    supply = Supply([land(1, R)], life=2)
    red, blue = supply.plan(parse("{R/P}")), supply.plan(parse("{U/P}"))
    assert red is not None
    assert red.life == 0
    assert blue is not None
    assert (blue.life, blue.life_for, blue.activations) == (2, ("{U/P}",), ())


def test_a_phyrexian_symbol_announced_to_be_paid_with_life_is() -> None:  # 601.2b
    supply = Supply([land(1, R), land(2, R)], life=4)
    payment = supply.plan(parse("{R/P}{R/P}"), life_for=(R,))
    assert payment is not None
    assert (payment.life, used(payment)) == (2, [1])
    assert not supply.can_pay(parse("{R/P}{U/P}"), life_for=())
    assert not Supply([land(1, R)], life=1).can_pay(parse("{R/P}"), life_for=(R,))


def test_no_more_life_is_paid_than_there_is() -> None:  # 118.3
    assert can_pay(parse("{R/P}{R/P}"), [], life=4)
    assert not can_pay(parse("{R/P}{R/P}"), [], life=3)


def test_nothing_can_be_paid_with_negative_life() -> None:  # 118.3a-b
    assert can_pay(ZERO, [], life=-3)
    assert can_pay(parse("{G}"), [land(1, G)], life=-3)


def test_a_source_that_takes_life_is_used_only_where_needed() -> None:
    pain = Source(1, (Production((Unit(C),)), Production((Unit(W | B),), harm=1)))
    payment = plan(parse("{1}{W}"), (pain, land(2, W)), (), 20)
    assert payment is not None
    assert [activation.production.harm for activation in payment.activations] == [0, 0]


def test_life_that_a_cost_takes_beside_mana_is_kept_for_it() -> None:  # 118.3
    supply = Supply([Source(1, (Production((Unit(W),), harm=1),))], life=3)
    assert supply.can_pay(parse("{W}"), other_life=2)
    assert not supply.can_pay(parse("{W}"), other_life=3)
    assert supply.can_pay(ZERO, other_life=3)
    assert not supply.can_pay(parse("{R/P}"), other_life=2)
    payment = supply.plan(parse("{W/P}"), other_life=1)
    assert payment is not None
    assert payment.life == 0
    payment = supply.plan(parse("{R/P}"), other_life=1)
    assert payment is not None
    assert payment.life == 2


def test_life_needed_for_the_same_mana_may_differ() -> None:
    supply = Supply([Source(1, (Production((Unit(W),), harm=3),))], life=2)
    assert supply.can_pay(parse("{W}"))
    assert not supply.can_pay(parse("{W}{R/P}"))
    assert supply.can_pay(parse("{W}"))


def test_life_paid_for_a_mana_ability_counts() -> None:
    source = maker(1, [W, W], "{R/P}")
    assert not can_pay(parse("{W}"), [source], life=1)
    payment = plan(parse("{W}"), [source], life=2)
    assert payment is not None
    assert [activation.life for activation in payment.activations] == [2]


def test_a_source_that_is_used_otherwise_is_left_out() -> None:
    supply = Supply([land(1, G), land(2, G)])
    assert supply.can_pay(parse("{2}"))
    assert not supply.without(2).can_pay(parse("{2}"))


def test_harm_counts_only_before_life_is_paid() -> None:
    pain = Source(1, (Production((Unit(W),), harm=1),))
    assert can_pay(parse("{W}"), [pain], life=1)
    assert can_pay(parse("{W}{R/P}"), [pain], life=3)
    assert not can_pay(parse("{W}{R/P}"), [pain], life=2)


def test_the_largest_x_is_the_last_that_can_be_paid() -> None:  # 107.3a
    for seed in range(100):
        random = Random(seed)
        cost = random_cost(random, 2).plus(parse(random.choice(("{X}", "{X}{X}"))))
        sources = tuple(
            random_source(random, number, restricted=True, paid=True, painful=True) for number in range(1, 5)
        )
        supply = Supply(sources, (), 4)
        payable = [x for x in range(20) if supply.can_pay(cost.with_x(x), CASTING)]
        assert supply.largest_x(cost, CASTING) == (payable[-1] if payable else None)


def test_the_largest_x_needs_an_x() -> None:
    with pytest.raises(ValueError, match=r"no \{X\}"):
        Supply([land(1, G)]).largest_x(parse("{1}"))


def test_mana_of_any_type_pays_for_anything_but_snow() -> None:  # 118.14
    sources = [land(1, C), land(2, R)]
    assert can_pay(parse("{W}{C/U}").any_type(), sources)
    assert can_pay(parse("{W/P}{2/U}").any_type(), sources)
    assert not can_pay(parse("{S}").any_type(), sources)
    assert not can_pay(parse("{W}{C}").any_color(), [land(1, R), land(2, R)])
    assert can_pay(parse("{W}{C}").any_color(), sources)


def test_a_pool_of_thousands_is_counted() -> None:
    supply = Supply((), (Mana(G),) * (MOST_UNITS + 50))
    assert supply.largest_x(parse("{X}{G}")) == MOST_UNITS - 1
    assert not supply.can_pay(ManaCost(generic=10**9))


def test_a_large_x_is_planned() -> None:
    payment = Supply((), (Mana(C),) * 300).plan(parse("{X}").with_x(290))
    assert payment is not None
    assert (len(payment.mana), len(payment.left)) == (290, 10)


def test_a_payment_does_not_depend_on_earlier_questions() -> None:
    sources = [maker(1, [W, U], "{1}"), land(2, ANY_COLOR), land(3, G), Source(4, one_choice(2, ANY_KIND))]
    asked = Supply(sources)
    for text in ("{W}{W}", "{3}", "{G}{U}{U}", "{9}"):
        asked.plan(parse(text))
    assert asked.plan(parse("{1}{W}{U}")) == Supply(sources).plan(parse("{1}{W}{U}"))


def test_earlier_units_are_matched_if_they_can_be() -> None:
    units = [(G, 0), (G | W, 0), (W, 0)]
    assert match(units, [(G, 9), (W, 9)]) == [0, 1]
    assert match(units, [(W, 9)]) == [1]
    assert match(units, [(G, 9), (G, 9), (G, 9)]) is None


@pytest.mark.parametrize("module", [mana_words, mana_source, mana_solver])
def test_the_examples_in_the_docstrings_hold(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed
