"""Fractions, single targets, types said in other words, counters that were counted, and turns that are skipped."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, table, use
from tests.rules.table import go_on

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.cleanup_step import maximum_hand_size
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Attach, PutCounters
from spellwright.state.events.turns import ExtraTurn
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")


def bears(number: int, player: Id = 2) -> tuple[Game, list[Id]]:
    game = table()
    return game, [put(game, BEAR, player) for _ in range(number)]


@pytest.mark.parametrize(("part", "left"), [("half", 2), ("a third of", 3), ("a tenth of", 4)])
def test_107_1a_a_part_of_the_creatures_is_sacrificed_rounded_up(part: str, left: int) -> None:
    game, theirs = bears(5)
    chosen = theirs[: 5 - left]
    play(game, f"Each opponent sacrifices {part} the creatures they control, rounded up.", *chosen)
    assert len(battlefield(game, 2)) == left


def test_107_1a_half_may_be_rounded_down() -> None:
    game, theirs = bears(3)
    play(game, "Each opponent sacrifices half the creatures they control, rounded down.", theirs[0])
    assert len(battlefield(game, 2)) == 2


def test_107_1a_half_a_hand_is_discarded() -> None:
    game = table()
    hand = give(game, BEAR, BEAR, BEAR, player=2)
    play(game, "Each opponent discards half the cards in their hand, rounded up.", hand[0], hand[1])
    assert game.player(2).hand == (hand[2],)


def test_701_17a_half_a_library_is_milled() -> None:
    game = table()
    play(game, "Each opponent mills half their library, rounded down.")
    assert len(game.player(2).graveyard) == 5


@pytest.mark.parametrize(("text", "life"), [("Tap target creature.", 21), ("Tap two target creatures.", 20)])
def test_115_9c_only_a_single_target(text: str, life: int) -> None:
    game, (one, _) = bears(2, 1)
    put(game, creature("Whenever you cast a spell that targets only a single creature, you gain 1 life.", name="Seer"))
    answers = (one, game.battlefield[1]) if "two" in text else (one,)
    play(game, text, *answers)
    happens(game)
    assert game.player(1).life == life


def test_122_1_those_counters_are_those_that_the_condition_counts() -> None:
    game = table()
    text = "{0}: Put a time counter on ~. Then if there are two or more time counters on it, remove those counters."
    clock = put(game, creature(text))
    record(game, PutCounters(clock, "+1/+1", 3, 0))
    use(game, clock)
    use(game, clock)
    assert dict(game[clock].counters) == {"+1/+1": 3}


def test_122_1_no_counters_are_removed_that_nothing_counts() -> None:
    face = FaceText("Card", type_line="Sorcery", oracle_text="Draw a card. Remove those counters.")
    assert compile_card("Card", "normal", [face]).unread


def test_402_2_a_maximum_hand_size_may_be_a_number() -> None:
    game = table()
    put(game, card("Your maximum hand size is twenty.", "Enchantment"))
    assert (maximum_hand_size(game, 1), maximum_hand_size(game, 2)) == (20, 7)


def test_614_10_an_extra_turn_is_skipped() -> None:
    game = table(step="end")
    put(game, card("If a player would begin an extra turn, that player skips that turn instead.", "Enchantment"))
    record(game, ExtraTurn(1))
    while game.turn == 1:
        go_on(game)
    assert game.active == 2 and game.extra_turns == ()


@pytest.mark.parametrize(("number", "power"), [(1, 2), (2, 5), (3, 5)])
def test_303_4b_enchanted_by_two_or_more(number: int, power: int) -> None:
    game = table()
    knight = put(game, creature("As long as ~ is enchanted by two or more Auras, it gets +3/+0."))
    for _ in range(number):
        record(game, Attach(put(game, card("Enchant creature", "Enchantment — Aura")), knight))
    assert characteristics(game, knight).power == power


@pytest.mark.parametrize(("kind", "life"), [("Instant", 21), ("Creature — Dragon", 21), ("Creature — Bear", 20)])
def test_what_isnt_of_a_type_or_is_of_another(kind: str, life: int) -> None:
    game = table()
    put(game, creature("Whenever you cast a noncreature or Dragon spell, you gain 1 life."))
    size = {"power": "1", "toughness": "1"} if "Creature" in kind else {}
    play(game, card("", kind, **size))
    happens(game)
    assert game.player(1).life == life


def test_508_4_a_token_attacks_whom_the_text_tells() -> None:
    game = table(3, step="declare attackers")
    bear = put(game, BEAR)
    text = (
        "Whenever you attack a player, create a 1/1 white Bird creature token that's tapped and attacking that player."
    )
    put(game, card(text, "Enchantment"))
    happens(game, Attack(bear, 3))
    assert game[game.battlefield[-1]].attacking == 3


def test_205_1_several_types_with_and_or() -> None:
    game, _ = bears(2, 1)
    put(game, card("", "Enchantment"))
    put(game, card("", "Artifact"))
    play(game, "You gain X life, where X is the number of permanents you control that are Bears and/or enchantments.")
    assert game.player(1).life == 23


def test_201_2_without_the_same_name() -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, creature(name="Wolf"))
    play(game, "Create a token that's a copy of target creature.", bear)
    play(game, "Tap each creature you control that doesn't have the same name as a token you control.")
    assert [game[id].tapped for id in game.battlefield] == [False, True, False]


@pytest.mark.parametrize(("forest", "bear", "life"), [(0, 0, 20), (1, 0, 25), (0, 1, 25)])
def test_one_condition_or_another_with_an_if_of_its_own(forest: int, bear: int, life: int) -> None:
    game = table()
    for what in (card("", "Basic Land — Forest"),) * forest + (BEAR,) * bear:
        put(game, what)
    play(game, "If you control a Forest or if you control a Bear, you gain 5 life.")
    assert game.player(1).life == life


@pytest.mark.parametrize(
    ("text", "life"), [("~ deals 3 damage to target creature.", 17), ("~ deals 3 damage to each creature.", 20)]
)
def test_115_9c_that_creature_is_the_one_that_the_spell_targets(text: str, life: int) -> None:
    game, _ = bears(2)
    each = "Whenever a spell you control that targets only a single creature deals damage to that creature, "
    put(game, card(each + "~ deals that much damage to each opponent.", "Enchantment", name="Hammer"))
    play(game, text, *((game.battlefield[0],) if "target" in text else ()))
    happens(game)
    assert game.player(2).life == life


def test_207_2c_an_ability_word_may_stand_before_a_later_sentence() -> None:
    plain = card("~ deals 2 damage to any target. If you control a Bear, you gain 1 life.")
    assert card("~ deals 2 damage to any target. Void — If you control a Bear, you gain 1 life.").faces == plain.faces


def test_614_1c_as_it_enters_speaks_of_the_source() -> None:
    land = card("~ enters tapped. As it enters, choose a color.\n{T}: Add one mana of the chosen color.", "Land")
    assert land.faces[0].abilities


def test_614_1c_as_it_enters_speaks_of_nothing_else() -> None:
    text = "When ~ enters, destroy target creature. As it enters, choose a color."
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Land", oracle_text=text)]).unread


def test_115_1_spells_and_or_abilities() -> None:
    game = table()
    spell = put(game, card("You gain 1 life.", "Sorcery", name="Life"), 2, to="stack")
    play(game, "Counter up to four target spells and/or abilities.", spell)
    assert game.stack == ()


def test_115_4_any_target_that_isnt_of_a_type() -> None:
    game, (bear,) = bears(1)
    dinosaur = put(game, creature(subtype="Dinosaur", name="Raptor"), 2)
    with pytest.raises(AssertionError, match=f"{dinosaur} is none of"):
        play(game, "~ deals 2 damage to any target that isn't a Dinosaur.", dinosaur)
    play(game, "~ deals 2 damage to any target that isn't a Dinosaur.", bear)
    play(game, "~ deals 2 damage to any target that isn't a Dinosaur.", 2)
    assert (game.player(2).life, game[bear].damage) == (18, 2)
