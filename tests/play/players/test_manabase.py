"""103.5 and 305 as the heuristic player decides: which hand it keeps, and which land it plays."""

from __future__ import annotations

import pytest
from tests.play.players.positions import arena, field, game_at, lands, put, read, what

from spellwright.play.players.heuristic.manabase import castable_soon, is_worth_keeping
from spellwright.state.card import Card
from spellwright.state.game import Game

TAPPED = read("This land enters tapped.\n{T}: Add {W}.", types="Land", name="Gate")


def spell(cost: str) -> Card:
    return read("You gain 3 life.", cost, "Sorcery", name=cost)


def hand(game: Game, kinds: str, *costs: str) -> list[int]:
    """A hand of lands for these kinds of mana, and spells of these costs."""
    what = [*(field(kind, "Home") for kind in kinds), *(spell(cost) for cost in costs)]
    return [put(game, each, to="hand") for each in what]


@pytest.mark.parametrize(
    ("kinds", "costs", "kept"),
    [
        ("GGG", ("{G}", "{1}{G}", "{3}{G}", "{5}{G}"), True),
        ("G", ("{G}", "{1}{G}", "{1}{G}", "{2}{G}", "{2}{G}", "{3}{G}"), False),
        ("GGGGGG", ("{G}",), False),
        ("GGG", ("{W}", "{1}{W}", "{W}{W}", "{G}"), False),
        ("GGW", ("{W}", "{1}{W}", "{W}{W}", "{G}"), True),
        ("GG", ("{5}{G}", "{6}{G}", "{7}{G}", "{8}{G}", "{G}"), False),
    ],
)
def test_a_hand_is_kept_for_its_lands_and_what_they_can_cast(kinds: str, costs: tuple[str, ...], kept: bool) -> None:
    game = arena()
    assert is_worth_keeping(game, hand(game, kinds, *costs)) == kept


def test_of_six_cards_one_that_can_be_cast_is_enough_and_five_are_kept() -> None:
    game = arena()
    six = hand(game, "GG", "{W}", "{W}", "{W}", "{G}")
    assert is_worth_keeping(game, six)
    assert not is_worth_keeping(game, six[:5] + hand(game, "", "{W}"))
    assert is_worth_keeping(game, six[:5])


def test_two_more_lands_are_counted_on_but_no_color() -> None:
    game = arena()
    lands = hand(game, "GG")
    soon = hand(game, "", "{3}{G}", "{4}{G}", "{W}")
    assert castable_soon(game, soon, lands) == soon[:1]


def test_the_land_is_played_that_makes_the_missing_color() -> None:
    game = arena("precombat main")
    lands(game, "G")
    hand(game, "G", "{1}{W}")
    put(game, field("W"), to="hand")
    assert what(game_at(game)).startswith("play Field")


def test_the_land_that_enters_tapped_is_played_while_nothing_is_to_be_cast() -> None:
    game = arena("precombat main")
    put(game, field("W"), to="hand")
    put(game, TAPPED, to="hand")
    hand(game, "", "{2}{W}")
    assert what(game_at(game)).startswith("play Gate")


def test_the_land_that_enters_untapped_is_played_if_a_spell_needs_it_now() -> None:
    game = arena("precombat main")
    put(game, TAPPED, to="hand")
    put(game, field("W"), to="hand")
    hand(game, "", "{W}")
    assert what(game_at(game)).startswith("play Field")
