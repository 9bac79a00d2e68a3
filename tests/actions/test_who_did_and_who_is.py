"""Players as they are and what they did: "each opponent who can't", "each player being attacked"; villainous choices."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, table

from spellwright.actions.villainous_choice import FaceVillainousChoice
from spellwright.actions.walking import within
from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters
from spellwright.words.word import Word

BEAR = creature(name="Bear")


def test_608_2c_who_cant_are_those_who_didnt() -> None:
    game = table(3)
    give(game, BEAR, player=2)
    play(game, "Each opponent discards a card. Each opponent who can't loses 3 life.")
    assert [game.player(p).life for p in (1, 2, 3)] == [20, 20, 17]


def test_608_2c_they_are_counted_too() -> None:
    game = table(3)
    put(game, BEAR, 3)
    play(game, "Each opponent sacrifices a creature of their choice. For each opponent who can't, you gain 2 life.")
    assert game.player(1).life == 22


def test_608_2c_who_does_are_those_who_chose_to() -> None:
    game = table()
    play(game, "Each player may lose 1 life. Each player who does draws a card.", False, True)
    assert (len(game.player(1).hand), len(game.player(2).hand)) == (0, 1)


def test_608_2c_nobody_did_what_nothing_told_them() -> None:
    face = FaceText("Card", type_line="Sorcery", oracle_text="Each opponent who can't loses 3 life.")
    assert compile_card("Card", "normal", [face]).unread


def test_122_1_who_has_counters() -> None:
    game = table(3)
    record(game, PutCounters(3, "poison", 3, 0))
    play(game, "Each opponent with three or more poison counters loses 3 life.")
    assert [game.player(p).life for p in (1, 2, 3)] == [20, 20, 17]


@pytest.mark.parametrize(("text", "drawn"), [("one or fewer", 1), ("two or more", 1)])
def test_402_3_how_many_cards_they_hold(text: str, drawn: int) -> None:
    game = table(3)
    give(game, BEAR, BEAR, player=2)
    play(game, f"Draw a card for each opponent who has {text} cards in hand.")
    assert len(game.player(1).hand) == drawn


def test_508_1k_who_is_being_attacked() -> None:
    game = table(3)
    one, other = put(game, BEAR), put(game, BEAR)
    put(game, creature("Whenever you attack, you gain 1 life for each player being attacked."))
    happens(game, Attack(one, 2), Attack(other, 3))
    assert game.player(1).life == 22


def test_508_6_whom_you_attacked_this_turn() -> None:
    game = table(3)
    happens(game, Attack(put(game, BEAR), 3))
    play(game, "Each opponent you attacked this turn loses 2 life.")
    assert [game.player(p).life for p in (2, 3)] == [20, 18]


def test_608_2i_who_lost_as_much_life_this_turn() -> None:
    game = table(3)
    play(game, "Target player loses 2 life.", 2)
    play(game, "Target player loses 3 life.", 3)
    play(game, "You gain 1 life for each opponent who lost 3 or more life this turn.")
    assert game.player(1).life == 21


def test_701_55a_a_villainous_choice_is_between_two() -> None:
    game = table()
    spell = card("Target opponent faces a villainous choice — They lose 5 life, or you draw two cards.")
    choice = next(w for w in _words(spell) if isinstance(w, FaceVillainousChoice))
    play(game, spell, choice.second)
    assert (game.player(2).life, len(game.player(1).hand)) == (20, 2)


def test_701_55b_an_impossible_option_may_be_chosen() -> None:
    game = table()
    spell = card("Target opponent faces a villainous choice — They discard a card, or they lose 5 life.")
    choice = next(w for w in _words(spell) if isinstance(w, FaceVillainousChoice))
    play(game, spell, choice.first)
    assert game.player(2).life == 20


def _words(spell: Card) -> list[Word]:
    abilities = spell.faces[0].abilities
    return [word for ability in abilities for word in within(ability)]
