"""What "they" each get, copies that are something else, types that can't be chosen, offers taken once a turn."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, happens, play, put, run, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Transform
from spellwright.words.mana import BIT

BEAR = creature(name="Bear")


def test_they_each_get_it() -> None:
    game = table()
    bears = put(game, BEAR), put(game, BEAR)
    play(game, "Untap up to two target creatures. They each get +2/+2 until end of turn.", *bears)
    assert [characteristics(game, id).power for id in bears] == [4, 4]


def test_707_9_a_copy_is_a_frog_instead() -> None:
    game = table()
    put(game, creature("Flying", "3/3", "Elf"))
    play(game, "Create a token that's a copy of target creature, except it's a 1/1 green Frog.")
    frog = characteristics(game, game.battlefield[-1])
    assert (frog.power, frog.subtypes, frog.colors, len(frog.abilities)) == (1, {"Frog"}, BIT["G"], 1)


def test_a_creature_type_other_than_wall() -> None:
    game = table()
    chooser = put(game, card("{0}: Choose a creature type other than Wall.", "Artifact"))
    act = characteristics(game, chooser).abilities[0].content.body.sentences[0].clause.act  # type: ignore[attr-defined]
    assert act.but == "Wall"


def test_what_is_done_only_once_each_turn() -> None:
    game = table()
    attacker = put(game, creature("Whenever ~ attacks, you may draw a card. Do this only once each turn."))
    happens(game, Attack(attacker, 2), answers=(False,))
    happens(game, Attack(attacker, 2), answers=(True,))
    happens(game, Attack(attacker, 2))
    assert len(game.player(1).hand) == 1


def test_a_commander_is_none_where_there_are_no_commanders() -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, card("Commander creatures you own get +1/+1.", "Legendary Enchantment — Background"))
    assert characteristics(game, bear).power == 2


def test_707_8a_a_token_that_copies_a_back_face_has_it_up_and_both_faces() -> None:
    game = table()
    faces = [FaceText(name, type_line="Creature — Wolf", power="2", toughness="2") for name in ("Front", "Back")]
    wolf = put(game, compile_card("Front // Back", "transform", faces).card)
    run(happen(game, Transform(wolf)))
    play(game, "Create a token that's a copy of target creature, except it's a Zombie in addition to its other types.")
    token = game.battlefield[-1]
    assert battlefield(game) == ["Back", "Back"] and "Zombie" in characteristics(game, token).subtypes
    run(happen(game, Transform(token)))
    assert battlefield(game) == ["Back", "Front"] and "Zombie" in characteristics(game, token).subtypes
