"""614.12a. What is chosen or done as something enters, and its other abilities that speak of that as it enters."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.state.events.permanents import Attach, PutCounters
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def entered(game: Game, text: str, *answers: object, size: str = "0/0") -> Id:
    """A creature with that text that has entered."""
    (id,) = give(game, creature(text, size, name="Card"))
    happens(game, Move(id, "battlefield", controller=1), answers=answers)
    return game[id].became


def test_614_12a_it_enters_with_as_many_counters_as_were_sacrificed() -> None:
    game = table()
    first, second = put(game, card("", "Artifact")), put(game, card("", "Artifact"))
    text = "As ~ enters, sacrifice any number of permanents. ~ enters with that many +1/+1 counters on it."
    demon = entered(game, text, first, second)
    assert game[demon].counters_of("+1/+1") == 2 and first not in game.battlefield


def test_614_12a_it_enters_with_counters_for_what_the_chosen_opponent_controls() -> None:
    game = table()
    put(game, creature(), 2)
    text = (
        "As ~ enters, choose an opponent. ~ enters with a -1/-1 counter on it for each creature that player controls."
    )
    abomination = entered(game, text, size="6/6")
    assert game[abomination].counters_of("-1/-1") == 1
    assert all(not name.startswith("mark") for name, _ in game[abomination].chosen)


def test_614_12a_it_enters_with_counters_for_those_removed() -> None:
    game = table()
    bear = put(game, creature())
    happens(game, PutCounters(bear, "+1/+1", 3, 1))
    text = (
        "As ~ enters, remove all counters from all permanents. "
        "~ enters with a +1/+1 counter on it for each counter removed this way."
    )
    thief = entered(game, text, size="1/1")
    assert (game[thief].counters_of("+1/+1"), game[bear].counters_of("+1/+1")) == (3, 0)


def test_611_3a_a_later_clause_speaks_of_what_the_one_before_it_is_about() -> None:
    game = table()
    put(
        game,
        card(
            "Creatures you control get +1/+1. As long as you control a land, they also have vigilance.", "Enchantment"
        ),
    )
    bear = put(game, creature())
    assert not characteristics(game, bear).abilities
    put(game, card("", "Land"))
    assert [str(type(ability).__name__) for ability in characteristics(game, bear).abilities] == ["Vigilance"]


def test_607_1_what_always_holds_speaks_of_nothing_that_is_done_once() -> None:
    text = (
        "As an additional cost to cast this spell, you may sacrifice any number of creatures. "
        "This spell costs {2} less to cast for each creature sacrificed this way."
    )
    face = FaceText("Card", type_line="Creature — Avatar", oracle_text=text, power="7", toughness="6")
    assert compile_card("Card", "normal", [face]).unread


def test_613_1f_what_loses_all_other_abilities_keeps_those_that_the_same_sentence_gives() -> None:
    game = table()
    bear = put(game, creature("Flying"))
    text = (
        'Enchant permanent\nEnchanted permanent is a Treasure artifact with "{T}, Sacrifice this artifact: '
        'Add one mana of any color," and it loses all other abilities.'
    )
    happens(game, Attach(put(game, card(text, "Enchantment — Aura")), bear))
    values = characteristics(game, bear)
    assert values.types == {"artifact"} and len(values.abilities) == 1


@pytest.mark.parametrize(("name", "zone"), [("Twin", "battlefield"), ("Other", "hand")])
def test_608_2c_a_condition_about_what_an_act_before_it_chose(name: str, zone: str) -> None:
    game = table()
    put(game, creature(name="Twin"), 2)
    (image,) = give(game, creature(name=name))
    play(
        game,
        "Reveal a card in your hand, then put that card onto the battlefield if it has the same name as a permanent.",
    )
    assert game[game[image].became or image].zone == zone


def test_608_2d_no_condition_is_asked_about_what_is_still_to_be_chosen() -> None:
    text = "You may cast a spell from your hand without paying its mana cost if it has the same name as a permanent."
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Sorcery", oracle_text=text)]).unread
