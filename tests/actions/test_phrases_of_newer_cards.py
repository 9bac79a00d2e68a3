"""Phrases of cards since 2022, each with what it means: one test for each."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table

from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.total_cost import total_cost
from spellwright.rules.visibility import may_see
from spellwright.rules.ways import imagined_casting, permitted_ways
from spellwright.state.events.chance import FlipCoin
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

HEAL = card("You gain 1 life.", "Instant", "Heal", mana_cost="{1}{W}")
BEAR = creature(name="Bear")
ROLES = ("Cleric", "Rogue", "Warrior", "Wizard")


def test_700_8c_a_full_party_is_four_creatures() -> None:
    game, text = table(), "If you have a full party, you gain 1 life."
    for role in ROLES[:3]:
        put(game, creature(subtype=role))
    put(game, creature(subtype="Rogue"))
    play(game, text)
    assert game.player(1).life == 20
    put(game, creature(subtype=ROLES[3]))
    play(game, text)
    assert game.player(1).life == 21


def test_708_5_face_down_creatures_of_opponents_are_shown_to_you_alone() -> None:
    game = table()
    hidden = put(game, BEAR, 2, face_down=Characteristics(types=frozenset({"creature"}), power=2, toughness=2))
    assert not may_see(game, 1, hidden)
    put(game, card("You may look at face-down creatures your opponents control any time.", "Enchantment"))
    assert may_see(game, 1, hidden)


def test_601_2f_spells_from_two_zones_cost_less() -> None:
    game = table()
    put(game, creature("Spells you cast from your graveyard or from exile cost {1} less to cast."))
    (hand,) = give(game, HEAL)
    put(game, creature("You may cast instant spells from your graveyard."))
    (buried,) = give(game, HEAL, to="graveyard")
    costs = []
    for id in (hand, buried):
        way = next((w for w in permitted_ways(game, 1) if w.object == id), Way(id))
        costs.append(str(total_cost(game, imagined_casting(game, 1, way)).mana[0]))
    assert costs == ["{1}{W}", "{W}"]


def test_609_4b_mana_of_any_type_for_spells_cast_this_way() -> None:
    game = table()
    give(game, HEAL, player=2, to="library")
    text = (
        "Target opponent exiles the top card of their library. Until the end of your next turn, you may play that card. "
        "If you cast a spell this way, mana of any type can be spent to cast it."
    )
    play(game, text)
    (exiled,) = game.exile
    (way,) = [way for way in permitted_ways(game, 1) if way.object == exiled]
    assert str(total_cost(game, imagined_casting(game, 1, way)).mana[0]) == "{2}"


def test_701_23_basic_lands_and_or_gates_are_found_together() -> None:
    game = table()
    gate, basic = card("", "Land — Gate", "Gate"), card("", "Basic Land — Plains", "Plains")
    one, other = give(game, gate, basic, to="library")
    text = (
        "Search your library for up to two basic land cards and/or Gate cards, put them onto the battlefield tapped, "
        "then shuffle."
    )
    play(game, text, one, other)
    assert sorted(battlefield(game, 1)) == ["Gate", "Plains"]


def test_608_2c_cards_milled_this_way_are_those_milled() -> None:
    game = table()
    (old,) = give(game, BEAR, to="graveyard")
    give(game, BEAR, HEAL, to="library")
    text = (
        "Mill two cards. You may put a creature card from among the cards milled this way into your hand. "
        "If you don't, you gain 1 life."
    )
    play(game, text, True)
    assert names(game, game.player(1).hand) == ["Bear"]
    assert old in game.player(1).graveyard


def test_603_2_only_once_per_turn_is_only_once_each_turn() -> None:
    assert card("When ~ enters, draw a card. This ability triggers only once per turn.", "Artifact") == card(
        "When ~ enters, draw a card. This ability triggers only once each turn.", "Artifact"
    )


def test_700_11_a_permanent_card_put_into_your_graveyard_is_a_descent() -> None:
    game, text = table(), "If you descended this turn, you gain 1 life."
    give(game, HEAL, to="library")
    play(game, "Mill a card.")
    play(game, text)
    assert game.player(1).life == 20
    give(game, BEAR, player=2, to="library")
    play(game, "Target opponent mills a card.")
    play(game, text)
    assert game.player(1).life == 20
    give(game, BEAR, to="library")
    play(game, "Mill a card.")
    play(game, text)
    assert game.player(1).life == 21


def test_700_11_tokens_are_no_cards() -> None:
    game = table()
    play(game, "Create a 1/1 white Bird creature token.")
    play(game, "Destroy all creatures.")
    play(game, "If you descended this turn, you gain 1 life.")
    assert game.player(1).life == 20


def test_705_2_winning_and_losing_a_coin_flip() -> None:
    game = table()
    put(
        game,
        creature("Whenever you win a coin flip, you gain 1 life.\nWhenever you lose a coin flip, you lose 1 life."),
    )
    for given, life in ((1, 21), (0, 20), (0, 19)):
        happens(game, FlipCoin(1, given=given))
        assert game.player(1).life == life
    happens(game, FlipCoin(1, called=False, given=1), FlipCoin(2, given=1))
    assert game.player(1).life == 19


def test_202_3_mana_value_of_two_numbers() -> None:
    game = table()
    for cost in ("{1}", "{2}", "{3}", "{4}"):
        put(game, creature(name=cost, mana_cost=cost))
    play(game, "Destroy all creatures with mana value 2 or 3.")
    assert battlefield(game) == ["{1}", "{4}"]


GATE = "As ~ enters, choose a color other than white.\n{T}: Add {W} or one mana of the chosen color."


def entered(game: Game, color: str) -> Id:
    happens(game, Move(put(game, card(GATE, "Land"), to="hand"), "battlefield"), answers=(color,))
    return game.battlefield[-1]


def test_607_2d_mana_of_one_color_or_of_the_chosen_one() -> None:
    game = table()
    entered(game, "red")
    red, green = give(
        game, *(card("You gain 1 life.", "Instant", name=cost, mana_cost=cost) for cost in ("{R}", "{G}"))
    )
    (white,) = give(game, card("You gain 1 life.", "Instant", mana_cost="{W}"))
    assert [could_cast(game, 1, Way(id)) for id in (red, green, white)] == [True, False, True]


def test_607_2d_a_color_that_is_excepted_cannot_be_chosen() -> None:
    with pytest.raises(AssertionError, match="'white' is none of"):
        entered(table(), "white")
