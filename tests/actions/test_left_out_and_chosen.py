"""Players left out, totals of what was sacrificed, two reductions at once, odd or even, land or nonland."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, names, play, put, run, table

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top

BEAR = creature(name="Bear", mana_cost="{1}{G}")
DRAGON = "creates a 5/5 red Dragon creature token with flying."


def test_each_player_but_its_controller_gets_a_copy() -> None:
    game = table(3)
    put(game, BEAR, 2)
    play(
        game,
        "Exile target nonland permanent. Each player other than its controller creates a token that's a copy of it.",
    )
    assert [battlefield(game, player) for player in (1, 2, 3)] == [["Bear"], [], ["Bear"]]


def test_each_player_but_a_target() -> None:
    game = table(3)
    play(game, f"Each player other than target player {DRAGON}", 3)
    assert [len(battlefield(game, player)) for player in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.parametrize("number", [0, 1, 2])
def test_608_2h_the_total_power_of_what_was_sacrificed(number: int) -> None:
    game = table()
    bears = [put(game, BEAR) for _ in range(2)]
    text = (
        "As an additional cost to cast this spell, sacrifice any number of creatures.\n"
        "~ deals damage to any target equal to the total power of the sacrificed creatures."
    )
    (spell,) = give(game, card(text, mana_cost="{0}"))
    run(cast(game, 1, Way(spell)), 2, *bears[:number], *([None] if number < 2 else []))
    run(resolve_top(game))
    assert game.player(2).life == 20 - 2 * number


@pytest.mark.parametrize(
    ("kinds", "castable"), [((), False), (("Artifact",), False), (("Artifact", "Enchantment"), True)]
)
@pytest.mark.parametrize(
    "text",
    [
        "This spell costs {1} less to cast if you control an artifact and {1} less to cast if you control an enchantment.",
        "This spell costs {1} less to cast if you control an artifact. "
        "It also costs {1} less to cast if you control an enchantment.",
    ],
)
def test_601_2f_two_reductions(text: str, kinds: tuple[str, ...], castable: bool) -> None:
    game = table()
    for kind in kinds:
        put(game, card("", kind, kind))
    (spell,) = give(game, card(f"{text}\nDraw a card.", mana_cost="{2}"))
    assert could_cast(game, 1, Way(spell)) == castable


@pytest.mark.parametrize(("parity", "left"), [("odd", ["Bear", "Token"]), ("even", ["Odd"])])
def test_odd_or_even_mana_values(parity: str, left: list[str]) -> None:
    game = table()
    for what in (BEAR, creature(name="Odd", mana_cost="{G}"), creature(name="Token")):
        put(game, what)
    play(game, "Choose odd or even. Exile each creature with mana value of the chosen quality.", parity)
    assert battlefield(game) == left


@pytest.mark.parametrize(("kind", "hand"), [("land", ["Land"]), ("nonland", ["Bear"])])
def test_a_card_of_the_chosen_kind(kind: str, hand: list[str]) -> None:
    game = table()
    give(game, BEAR, card("", "Land", "Land"), *([BEAR] if kind == "nonland" else []), to="library")
    text = (
        "Choose land or nonland. Reveal cards from the top of your library until you reveal a card of the chosen kind. "
        "Put that card into your hand and the rest on the bottom of your library in a random order."
    )
    play(game, text, kind)
    assert names(game, game.player(1).hand) == hand
