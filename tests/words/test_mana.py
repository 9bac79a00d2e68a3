"""Mana, its symbols, and what costs of mana are and become."""

from __future__ import annotations

import gzip
import json
import pickle
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.rules.mana_brute import random_cost

from spellwright.words.mana import (
    ANY_KIND,
    COLORS,
    ZERO,
    B,
    C,
    G,
    Mana,
    ManaCost,
    R,
    U,
    W,
    kind_letters,
    mask_of,
    pool_of,
    printed_letters,
    without,
)

parse = ManaCost.parse
CARDS = Path(__file__).resolve().parents[3] / "shared" / "data" / "oracle-cards.json.gz"


def costs_in(card: dict[str, Any]) -> Iterator[str]:
    """The mana costs of a card and of its faces; a split card gives two in one text."""
    yield from (text for text in card.get("mana_cost", "").split(" // ") if text)
    for face in card.get("card_faces", ()):
        yield from costs_in(face)


@pytest.mark.skipif(not CARDS.exists(), reason="needs the file of all cards")
def test_the_mana_cost_of_every_card_prints_as_it_was_read() -> None:
    with gzip.open(CARDS) as file:
        texts = [text for card in json.load(file) for text in costs_in(card)]
    assert len(texts) > 20_000
    assert [text for text in texts if str(parse(text)) != text] == []


@pytest.mark.parametrize(
    "text",
    [
        "{0}",
        "{X}{X}{R}",
        "{X}{Y}{Z}{2}",
        "{2}{W}{U}{B}{R}{G}",
        "{16}",
        "{1}{C}",
        "{C/W}{C/G}",
        "{S}{S}",
        "{2/W}{2/U}",
        "{G/U}{R/W}",
        "{W/P}{R/G/P}",
        "{G}{1}",
    ],
)
def test_every_kind_of_symbol_is_read_and_printed(text: str) -> None:  # 107.4
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("{Q}", "{Q}"),
        ("{2}{U/W}", "{U/W}"),
        ("{W/C}", "{W/C}"),
        ("{3/W}", "{3/W}"),
        ("{2/C}", "{2/C}"),
        ("{01}", "{01}"),
        ("{-1}", "{-1}"),
        ("{W", "'{W'"),
        ("W", "'W'"),
        ("{W} {U}", "' '"),
        ("{w}", "{w}"),
        ("{}", "{}"),
        ("{W}}", "'}'"),
        ("{{W}", "'{'"),
        ("{C/P}", "{C/P}"),
        ("", "118.6"),
    ],
)
def test_what_is_no_mana_symbol_is_named(text: str, named: str) -> None:
    with pytest.raises(ValueError) as error:
        parse(text)
    assert named in str(error.value)


def test_costs_are_equal_in_any_order_of_symbols() -> None:
    symbols = ("{X}", "{2}", "{W/U}", "{G}", "{2/R}", "{B/P}", "{S}")
    costs = [parse("".join(order)) for order in permutations(symbols)]
    assert len(dict.fromkeys(costs)) == 1
    assert all(cost == costs[0] for cost in costs)


@pytest.mark.parametrize(
    ("one", "other"), [("{W}", "{U}"), ("{W}", "{W/P}"), ("{W}", "{2/W}"), ("{S}", "{1}"), ("{X}", "{Y}")]
)
def test_costs_that_ask_different_things_differ(one: str, other: str) -> None:
    assert parse(one) != parse(other)


def test_generic_symbols_add_up() -> None:
    assert parse("{1}{2}") == parse("{3}")


def test_a_cost_made_by_the_game_prints_in_the_order_of_cards() -> None:
    assert str(parse("{U}{2}{W}{X}").plus(ZERO)) == "{X}{2}{W}{U}"
    assert str(parse("{R/W}{W}{R}{C}").plus(parse("{1}"))) == "{1}{C}{R}{W}{R/W}"
    assert str(ManaCost()) == "{0}"


def test_colors_are_printed_round_the_wheel() -> None:
    orders = ["WG", "UG", "WR", "WUG", "WUR", "UBG", "WBR", "URG", "BRGW", "WUBRG", "C", "CG"]
    printed = ["GW", "GU", "RW", "GWU", "URW", "BGU", "RWB", "GUR", "BRGW", "WUBRG", "C", "CG"]
    assert [printed_letters(mask_of(letters)) for letters in orders] == printed


def test_pickling_keeps_the_cost_and_its_printing() -> None:
    cost = parse("{G}{W/U}{1}")
    copy = pickle.loads(pickle.dumps(cost))
    assert copy == cost
    assert hash(copy) == hash(cost)
    assert str(copy) == str(cost)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{3}{U}{U}", 5),  # 202.3
        ("{1}{W/U}{W/U}", 3),  # 202.3f
        ("{2/B}{2/B}{2/B}", 6),  # 202.3f
        ("{C/W}", 1),  # 202.3f
        ("{1}{W/P}{W/P}", 3),  # 202.3g
        ("{2}{G}{G/U/P}{U}", 5),  # 202.3g
        ("{S}{C}", 2),
        ("{X}{X}{R}", 1),  # 202.3e
        ("{0}", 0),
    ],
)
def test_mana_value(text: str, value: int) -> None:
    assert parse(text).mana_value() == value


def test_mana_value_counts_x_as_chosen_on_the_stack() -> None:  # 202.3e
    assert parse("{X}{X}{R}").mana_value(3) == 7
    assert parse("{X}{Y}{R}").mana_value(3, 2) == 6


@pytest.mark.parametrize(
    ("text", "colors"),
    [
        ("{2}", ""),
        ("{2}{W}{B}", "WB"),
        ("{C}{S}", ""),
        ("{2/R}", "R"),
        ("{G/U/P}{W/P}", "WUG"),
        ("{C/B}", "B"),
        ("{X}", ""),
    ],
)
def test_the_colors_are_those_of_all_colored_symbols(text: str, colors: str) -> None:  # 105.2, 202.2
    assert kind_letters(parse(text).colors) == colors


def test_x_becomes_generic_mana() -> None:  # 107.3a, 107.4b
    assert parse("{X}{X}{1}{G}").with_x(2) == parse("{5}{G}")
    assert parse("{X}{R}").with_x(0) == parse("{R}")
    assert parse("{X}{Y}").with_x(2) == parse("{2}{Y}")
    assert parse("{X}{Y}{Z}").with_x(2, 3, 4) == parse("{9}")


def test_costs_add_symbol_by_symbol() -> None:
    whole = parse("{X}{2}{W}{2/U}{B/P}{S}{Y}{Z}")
    assert whole.plus(whole) == parse("{X}{X}{4}{W}{W}{2/U}{2/U}{B/P}{B/P}{S}{S}{Y}{Y}{Z}{Z}")


@pytest.mark.parametrize(
    ("cost", "reduction", "total"),
    [
        ("{3}{G}", "{2}", "{1}{G}"),  # 118.7a
        ("{1}{G}", "{3}", "{G}"),  # 118.7a
        ("{2}{C}", "{3}", "{C}"),  # 118.7a
        ("{2}{W}", "{W}", "{2}"),
        ("{2}{W}", "{U}", "{1}{W}"),  # 118.7b
        ("{2}{W}", "{C}", "{1}{W}"),  # 118.7b
        ("{3}{W}", "{W}{W}{W}", "{1}"),  # 118.7c
        ("{3}{C}", "{C}{C}", "{2}"),  # 118.7d
        ("{2}{W}", "{W/P}", "{2}"),  # 118.7f
        ("{2}{S}{S}", "{S}", "{1}{S}{S}"),  # 118.7g
        ("{1}{S}", "{3}", "{S}"),  # 107.4h
        ("{W}", "{4}{W}{W}", "{0}"),  # 601.2f
        ("{X}{G}", "{2}", "{X}{G}"),
    ],
)
def test_reductions(cost: str, reduction: str, total: str) -> None:
    assert parse(cost).less(parse(reduction)) == parse(total)


def test_a_reduction_of_only_colored_mana_leaves_generic_mana() -> None:
    assert parse("{3}{W}").less(parse("{W}{B}"), only_matching=True) == parse("{3}")


@pytest.mark.parametrize("reduction", ["{W/U}", "{2/W}", "{G/U/P}", "{X}"])
def test_a_reduction_with_a_choice_needs_it_made(reduction: str) -> None:  # 118.7e
    with pytest.raises(ValueError, match="choice"):
        parse("{3}").less(parse(reduction))


@pytest.mark.parametrize(
    ("cost", "reduction", "totals"),
    [
        ("{3}{G}", "{1}{G}", ["{2}"]),
        ("{2}{W/U}", "{W}", ["{2}", "{1}{U}"]),
        ("{W/U}{W/U}", "{W}{U}", ["{W}", "{0}", "{U}"]),
        ("{2/W}", "{1}", ["{W}", "{1}"]),
        ("{1}{R/P}", "{R}", ["{1}", "{R/P}"]),
        ("{1}{W}{U}", "{W/U}", ["{1}{U}", "{1}{W}"]),  # 118.7e
        ("{3}{W}", "{2/W}", ["{3}", "{1}{W}"]),  # 118.7e
        ("{W/U}{G}", "{R}", ["{W/U}{G}"]),
    ],
)
def test_the_totals_of_a_reduction_by_announcement(cost: str, reduction: str, totals: list[str]) -> None:  # 601.2b
    assert parse(cost).reductions(parse(reduction)) == tuple(parse(total) for total in totals)


def test_a_reduction_of_only_colored_mana_leaves_monocolored_hybrids_of_other_colors_alone() -> None:
    assert parse("{2/W}{2/U}").reductions(parse("{W}"), only_matching=True) == (parse("{2/U}"), parse("{2}{2/U}"))


def test_reducing_undoes_adding() -> None:
    for seed in range(300):
        cost, added = random_cost(Random(seed), 6), random_cost(Random(seed + 1000), sorts="pg")
        assert cost.plus(added).less(added) == cost


def test_no_reduction_raises_the_mana_value_or_goes_below_nothing() -> None:
    for seed in range(300):
        cost, reduction = random_cost(Random(seed), 5), random_cost(Random(seed + 1000), 3)
        for total in cost.reductions(reduction):
            assert total.generic >= 0
            assert total.mana_value() <= cost.mana_value()


def test_nothing_to_pay_is_empty() -> None:  # 118.5
    assert ZERO.is_empty
    assert parse("{0}").is_empty
    assert not parse("{X}").is_empty
    assert parse("{X}").with_x(0).is_empty


def test_mana_of_any_type_pays_one_for_each_symbol() -> None:  # 118.14
    assert parse("{1}{W}{C}{2/U}{S}").any_type() == parse("{4}{S}")
    assert parse("{W/P}").any_type() == ManaCost(phyrexian=(ANY_KIND,))


def test_mana_of_any_color_still_pays_colorless_symbols_with_colorless_mana() -> None:  # 609.4b
    assert parse("{1}{W}{C}{C/W}").any_color() == parse("{3}{C}")


def test_the_letters_of_kinds_are_their_bits() -> None:
    assert (W, U, B, R, G, C) == (1, 2, 4, 8, 16, 32)
    assert mask_of("WG") == W | G
    assert [kind_letters(color) for color in COLORS] == ["W", "U", "B", "R", "G"]


def test_a_pool_loses_what_is_spent() -> None:  # 118.3a
    assert without(pool_of("GGC"), [Mana(G)]) == pool_of("GC")
    with pytest.raises(ValueError):
        without(pool_of("G"), pool_of("GG"))
