"""What isn't chosen, where some of all that a phrase describes are (608.2c); what is found by one phrase or another."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table, use

from spellwright.rules.asking import characteristics
from spellwright.state.game import Game

A, B, C = (creature(name=name) for name in "ABC")
LAND = card("", "Land", "Land")
SHRINE = card("", "Enchantment", "Shrine")


def two_each() -> tuple[Game, list[int]]:
    game = table()
    ids = [put(game, what, player) for player in (1, 2) for what in (A, B)]
    put(game, LAND)
    return game, ids


def test_101_4_each_player_chooses_one_and_the_rest_is_destroyed() -> None:
    game, ids = two_each()
    play(game, "Each player chooses a creature they control. Destroy the rest.", ids[0], ids[3])
    assert battlefield(game) == ["A", "B", "Land"]


@pytest.mark.parametrize(("chosen", "left"), [(1, ["B", "Land"]), (None, ["Land"])])
def test_one_or_none_is_spared(chosen: int | None, left: list[str]) -> None:
    game, ids = two_each()
    play(game, "Choose up to one creature. Destroy the rest.", None if chosen is None else ids[chosen])
    assert battlefield(game) == left


def test_several_are_spared() -> None:
    game, ids = two_each()
    play(game, "Choose two creatures, then destroy the rest.", ids[0], ids[3])
    assert battlefield(game) == ["A", "B", "Land"]


def test_each_player_sacrifices_what_they_didnt_choose() -> None:
    game, ids = two_each()
    play(game, "Each player chooses a creature they control, then sacrifices the rest.", ids[0], ids[3])
    assert battlefield(game, 1) == ["A", "Land"] and battlefield(game, 2) == ["B"]


def test_the_rest_of_a_hand_is_discarded() -> None:
    game = table()
    _, b, _ = give(game, A, B, C, player=2)
    play(game, "Target player chooses a card in their hand and discards the rest.", 2, b)
    assert names(game, game.player(2).hand) == ["B"]
    assert sorted(names(game, game.player(2).graveyard)) == ["A", "C"]


def test_one_chosen_at_random_is_left() -> None:
    game, _ = two_each()
    play(game, "Choose a creature at random, then destroy the rest.")
    assert len(battlefield(game)) == 2 and battlefield(game)[-1] == "Land"


def test_what_nobody_has_chosen_is_returned() -> None:
    game, ids = two_each()
    text = (
        "Each player chooses a nonland permanent they control. Return all nonland permanents not chosen this "
        "way to their owners' hands."
    )
    play(game, text, ids[0], ids[3])
    assert battlefield(game) == ["A", "B", "Land"]


GATHER = (
    "Reveal the top three cards of your library. You may put a creature card and/or an enchantment card "
    "from among them into your hand. Put the rest into your graveyard."
)


@pytest.mark.parametrize(
    ("wanted", "hand"), [(["A"], ["A"]), (["A", "Shrine"], ["A", "Shrine"]), (["Shrine"], ["Shrine"])]
)
def test_one_of_each_of_two_phrases_or_of_one(wanted: list[str], hand: list[str]) -> None:
    game = table()
    there = dict(zip(("A", "B", "Shrine"), give(game, A, B, SHRINE, to="library"), strict=True))
    answers = [there[name] for name in wanted]
    play(game, GATHER, True, *answers, *([None] if len(answers) == 1 else []))
    assert sorted(names(game, game.player(1).hand)) == hand
    assert len(game.player(1).graveyard) == 4 - len(hand)


def test_no_two_cards_for_one_phrase() -> None:
    game = table()
    a, _, _ = give(game, A, B, LAND, to="library")
    play(game, GATHER, True, a)
    assert names(game, game.player(1).hand) == ["A"]


def test_one_card_is_for_one_phrase_only() -> None:
    game = table()
    both, other, _ = give(
        game, card("", "Enchantment Creature — God", "Both", power="1", toughness="1"), A, LAND, to="library"
    )
    play(game, GATHER, True, both, other)
    assert sorted(names(game, game.player(1).hand)) == ["A", "Both"]


def test_608_2h_counters_for_the_power_of_what_each_player_lost() -> None:
    game, _ = two_each()
    put(game, C, 2)
    text = (
        "Exile all creatures. Each player creates a 0/0 green Fractal creature token and puts a number of +1/+1 counters on it "
        "equal to the total power of creatures they controlled that were exiled this way."
    )
    play(game, text)
    tokens = [id for id in game.battlefield if game[id].token]
    assert [characteristics(game, id).power for id in tokens] == [4, 6]


def test_608_2c_until_a_land_is_the_one_at_random() -> None:
    game = table()
    for what in (A, B, C, LAND):
        put(game, what, 2)
    text = (
        "When ~ enters, target opponent chooses a permanent they control at random and sacrifices it. "
        "If a nonland permanent is sacrificed this way, repeat this process."
    )
    play(game, creature(text))
    happens(game)
    assert names(game, game.player(2).graveyard)[-1] == "Land"


@pytest.mark.parametrize(
    "taking",
    [
        "Reveal the top three cards of your library. Put all creature cards revealed this way into your hand and the rest into "
        "your graveyard.",
        "Look at the top three cards of your library. Put any number of creature cards from among them into your hand and the "
        "rest into your graveyard.",
        "Look at the top three cards of your library. Put up to two creature cards from among them into your hand. Put the rest "
        "into your graveyard.",
    ],
)
def test_608_2c_the_rest_is_what_was_looked_at_not_what_was_taken_of_it(taking: str) -> None:
    game = table()
    a, b, _ = give(game, A, B, LAND, to="library")
    play(game, taking, *((a, b) if "Look" in taking else ()))
    assert sorted(names(game, game.player(1).hand)) == ["A", "B"]
    assert "Land" in names(game, game.player(1).graveyard)


def test_608_2c_other_cards_are_others_than_those_that_were_just_exiled() -> None:
    game = table()
    mirror = put(
        game, card("{0}: Exile all cards from your hand. Put all other cards exiled with ~ into your hand.", "Artifact")
    )
    give(game, A)
    use(game, mirror)
    give(game, B)
    use(game, mirror)
    assert names(game, game.player(1).hand) == ["A"] and names(game, game.exile) == ["B"]


def test_608_2c_another_card_is_another_than_the_permanent_that_was_sacrificed() -> None:
    game = table()
    put(game, A)
    give(game, B, to="graveyard")
    text = "Each player sacrifices a creature. Then you may return another permanent card from your graveyard to your hand."
    play(game, text, True)
    assert names(game, game.player(1).hand) == ["B"]


def test_201_2_another_card_of_the_same_name_isnt_the_card_itself() -> None:
    game = table()
    give(game, A, A, B, player=2)
    play(game, "Target player discards all cards with the same name as another card in their hand.", 2)
    assert names(game, game.player(2).hand) == ["B"]


def test_109_2_two_kinds_of_cards_from_one_place() -> None:
    game = table()
    give(game, A, LAND, to="library")
    text = (
        "Look at the top two cards of your library. You may reveal a creature card or Aura enchantment card from among them and "
        "put it into your hand."
    )
    play(game, text, True)
    assert names(game, game.player(1).hand) == ["A"]


def test_608_2d_what_a_replacement_chooses_is_known_to_what_it_does_instead() -> None:
    game = table()
    text = (
        "If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until "
        "you reveal a card of the chosen kind. Put that card into your hand and put all other cards revealed this way on the "
        "bottom of your library in any order."
    )
    put(game, card(text, "Enchantment"))
    give(game, LAND, A, to="library")
    play(game, "Draw a card.", True, "land")
    assert names(game, game.player(1).hand) == ["Land"]


def test_a_creature_shares_its_types_with_itself() -> None:
    game = table()
    put(game, A)
    text = (
        "Whenever a creature enters, you gain life equal to the number of creatures you control that share a creature type "
        "with it."
    )
    put(game, card(text, "Enchantment"))
    play(game, B)
    happens(game)
    assert game.player(1).life == 22
