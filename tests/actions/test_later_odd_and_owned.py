"""A step of somebody else's that is waited for, odd numbers, sizes, both who owns and who controls, few cards left."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table, use

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")
SAPLING = (
    "When ~ dies, return it to the battlefield tapped under its owner's control at the beginning of their next upkeep."
)
REAVER = (
    "{0}, Sacrifice ~: Choose target opponent. "
    "Return ~ to the battlefield under that player's control at the beginning of their next upkeep."
)


def back(game: Game, player: Id) -> list[str]:
    """What is there after a player's upkeep has begun."""
    happens(game, BeginStep("upkeep", player))
    return battlefield(game)


def test_603_7_at_the_beginning_of_its_owners_next_upkeep() -> None:
    game = table()
    sapling = put(game, creature(SAPLING, name="Sapling"), controller=1, owner=2)
    happens(game, Destroy(sapling))
    assert back(game, 1) == []
    assert back(game, 2) == ["Sapling"]
    assert (game[game.battlefield[0]].controller, game[game.battlefield[0]].tapped) == (2, True)


def test_603_7c_at_the_beginning_of_the_next_upkeep_of_who_was_chosen() -> None:
    game = table(players=3)
    use(game, put(game, creature(REAVER, name="Reaver")), 3)
    assert back(game, 2) == []
    assert back(game, 3) == ["Reaver"]
    assert game[game.battlefield[0]].controller == 3


@pytest.mark.parametrize(
    ("cost", "answers", "drawn", "cast"), [("{2}", (), 1, 0), ("{3}", (True,), 0, 1), ("{3}", (False,), 1, 0)]
)
def test_202_3_an_odd_mana_value(cost: str, answers: tuple[bool, ...], drawn: int, cast: int) -> None:
    game = table()
    put(game, card("You gain 3 life.", "Instant", "Gain", mana_cost=cost), to="library")
    text = (
        "Reveal the top card of your library. You may cast it without paying its mana cost if its mana value is odd. "
    )
    play(game, text + "If you don't cast it, draw a card.", *answers)
    assert names(game, game.player(1).hand) == ["Gain"] * drawn
    assert len(game.stack) == cast


@pytest.mark.parametrize(("size", "counters"), [("1/1", 2), ("2/2", 0), ("1/2", 0)])
def test_208_of_just_that_size(size: str, counters: int) -> None:
    game = table()
    put(
        game,
        creature(
            "Whenever a creature enters under your control, if that creature is 1/1, put two +1/+1 counters on it."
        ),
    )
    play(game, f"Create a {size} red Goblin creature token.")
    happens(game)
    assert dict(game[game.battlefield[-1]].counters).get("+1/+1", 0) == counters


def test_208_power_and_toughness_that_are_not_equal() -> None:
    game = table()
    put(game, BEAR, 2), put(game, creature(size="2/3", name="Wall"), 2)
    play(game, "Destroy target creature whose power and toughness aren't equal.")
    assert battlefield(game) == ["Bear"]


@pytest.mark.parametrize(("controller", "owner", "legal"), [(1, 2, True), (2, 1, True), (2, 2, False)])
def test_108_4_owned_or_controlled(controller: Id, owner: Id, legal: bool) -> None:
    game = table()
    put(game, BEAR, controller, owner)
    if legal:
        play(game, "Exile target permanent you own or control.")
    else:
        with pytest.raises(AssertionError, match="can't be cast"):
            play(game, "Exile target permanent you own or control.")
    assert (battlefield(game) == []) is legal


@pytest.mark.parametrize(("limit", "power"), [("nine", 2), ("ten", 6)])
def test_as_long_as_any_library_holds_few_cards(limit: str, power: int) -> None:
    game = table()
    give(game, *(BEAR,) * 5, to="library")
    spawn = put(game, creature(f"~ gets +4/+8 as long as a library has {limit} or fewer cards in it."))
    assert characteristics(game, spawn).power == power


@pytest.mark.parametrize(("text", "found"), [("with a basic land type", True), ("", False)])
def test_305_6_a_land_with_a_basic_land_type_need_not_be_basic(text: str, found: bool) -> None:
    game = table()
    other = put(game, card("{T}: Add {C}.", "Land", "Waste"), to="library")
    tomb = put(game, card("", "Land — Swamp Forest", "Tomb"), to="library")
    search = f"Search your library for a land card {text}, put it onto the battlefield, then shuffle."
    if found:
        with pytest.raises(AssertionError, match="none of"):
            play(game, search.replace(" ,", ","), other)
    play(game, search.replace(" ,", ","), tomb if found else other)
    assert battlefield(game) == (["Tomb"] if found else ["Waste"])


@pytest.mark.parametrize(("limit", "castable"), [("", True), (" You can't spend this mana to cast spells.", False)])
def test_106_6_mana_that_cant_be_spent_to_cast_spells(limit: str, castable: bool) -> None:
    game = table()
    play(game, f"Add {{C}}{{C}}.{limit}")
    (spell,) = give(game, card("Draw a card.", mana_cost="{1}"))
    assert could_cast(game, 1, Way(spell)) is castable


def test_701_44_exploring_again() -> None:
    game = table()
    scout = put(game, creature("{0}: ~ explores, then it explores again."))
    use(game, scout, True, True)
    assert game[scout].counters == (("+1/+1", 2),)
    assert len(game.player(1).graveyard) == 2


def test_the_rest_of_the_cards_are_those_that_were_looked_at_and_left() -> None:
    game = table()
    top = [put(game, BEAR, to="library") for _ in range(3)]
    text = (
        "Look at the top three cards of your library. You may put a creature card from among them onto the battlefield. "
        "It gains haste until end of turn. Put the rest of the cards on the bottom of your library in a random order."
    )
    play(game, text, True, top[2])
    assert battlefield(game) == ["Bear"]
    assert set(game.player(1).library[:2]) == {game[id].became or id for id in top[:2]}
