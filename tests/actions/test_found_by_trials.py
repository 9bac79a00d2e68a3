"""What trials of cards have found: words that could never run, because the text around them was misunderstood."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table, use

from spellwright.actions.walking import within
from spellwright.keywords.first_strike import FirstStrike
from spellwright.keywords.haste import Haste
from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.permanents import Destroy, Mark
from spellwright.state.events.stack import AddMana
from spellwright.state.events.zones import Move
from spellwright.words.mana import pool_of
from spellwright.words.owners import Their
from spellwright.words.players import APlayer

MOUNTAIN = card(type_line="Basic Land — Mountain", name="Mountain")
FOREST = card(type_line="Basic Land — Forest", name="Forest")
BELCHER = (
    "{T}: Reveal cards from the top of your library until you reveal a land card. ~ deals damage equal to the number of "
    "nonland cards revealed this way to any target. If the revealed land card was a Mountain, ~ deals double that damage "
    "instead."
)


def test_118_3_a_cost_of_one_thing_or_another_can_be_paid_with_either() -> None:
    game = table()
    (mountain,) = give(game, MOUNTAIN)
    relic = put(game, card("{1}, {T}, Discard a Mountain card or a red card: Draw a card.", "Artifact"))
    happens(game, AddMana(1, pool_of("C")))
    assert any(getattr(action, "source", 0) == relic for action in legal_actions(game, 1))
    use(game, relic)
    assert game[mountain].became


def test_118_3_a_cost_of_one_thing_or_another_cannot_be_paid_with_neither() -> None:
    game = table()
    give(game, FOREST)
    relic = put(game, card("{1}, {T}, Discard a Mountain card or a red card: Draw a card.", "Artifact"))
    happens(game, AddMana(1, pool_of("C")))
    assert not any(getattr(action, "source", 0) == relic for action in legal_actions(game, 1))


def test_614_15_double_that_damage_takes_the_place_of_the_damage() -> None:
    for land, life in ((MOUNTAIN, 16), (FOREST, 18)):
        game = table()
        give(game, land, creature(), creature(), to="library")
        use(game, put(game, card(BELCHER, "Artifact")), 2)
        assert game.player(2).life == life


def test_their_in_a_condition_is_of_the_player_whom_it_is_about() -> None:
    text = "Counter target spell unless its controller pays {2}. If an opponent has eight or more cards in their graveyard, "
    text += "instead counter that spell, then scry 2."
    (paragraph,) = compile_card("Card", "normal", [FaceText("Card", "", "Instant", text)]).faces[0].paragraphs
    (their,) = [word for word in within(paragraph) if isinstance(word, Their)]
    (opponent,) = [word for word in within(paragraph) if isinstance(word, APlayer)]
    assert their.refers == opponent.mark != 0


def test_903_3_a_commander_can_be_put_from_the_command_zone() -> None:
    game = table()
    (commander,) = give(game, creature(name="Commander"), to="command")
    happens(game, Mark(commander, "commander", 1))
    text = "When ~ enters the battlefield, you may put a commander you own from the command zone onto the battlefield. "
    (courser,) = give(game, creature(text + "It gains haste.", name="Courser"))
    happens(game, Move(courser, "battlefield"), answers=(True,))
    assert battlefield(game) == ["Courser", "Commander"]


def test_608_2c_whether_it_was_done_is_asked_for_each_of_several() -> None:
    game = table(step="declare blockers")
    first, second = put(game, creature()), put(game, creature())
    stopper, other = put(game, creature(), 2), put(game, creature(), 2)
    for attacker, blocker in ((first, stopper), (second, other)):
        happens(game, Attack(attacker, 2))
        happens(game, Block(blocker, (attacker,)), BecomeBlocked(attacker, (blocker,)))
    text = (
        "For each attacking creature without flying, its controller may pay {1}. If that player doesn't, creatures you "
    )
    text += "control blocking that creature gain first strike until end of turn."
    happens(game, AddMana(1, pool_of("C")))
    play(game, text, True, player=2)
    assert [
        any(isinstance(a, FirstStrike) for a in characteristics(game, id).abilities) for id in (stopper, other)
    ] == [
        False,
        True,
    ]


def test_608_3_a_creature_cast_this_turn_is_what_that_spell_became() -> None:
    game = table()
    cycle = put(game, card("{0}: Put a +1/+1 counter on target creature you cast this turn.", "Enchantment"))
    put(game, creature())
    play(game, creature())
    cast = game.battlefield[-1]
    use(game, cycle)
    assert dict(game[cast].counters) == {"+1/+1": 1}


def test_608_2c_a_condition_behind_the_last_of_several_acts_is_of_what_that_names() -> None:
    text = (
        "{0}, Sacrifice ~: Counter target activated ability from an artifact source and destroy that artifact if it's "
    )
    text += "on the battlefield."
    for cost in ("{0}", "{0}, Sacrifice ~"):
        game = table()
        relic = put(game, card(f"{cost}: You gain 1 life.", "Artifact"), 2)
        vandals = put(game, creature(text))
        run(activate(game, 2, relic, 0))
        use(game, vandals)
        assert (list(game.stack), battlefield(game)) == ([], [])


def test_608_2c_of_two_places_the_condition_is_about_the_one_that_it_names() -> None:
    text = "Reveal the top two cards of your library. Put one of them into your hand and the other into your graveyard. If you "
    text += "put an artifact card into your hand this way, you gain 3 life."
    for kind, life in (("Artifact", 23), ("Instant", 20)):
        game = table()
        give(game, card(type_line="Instant"), card(type_line=kind), to="library")
        play(game, text, ...)
        assert game.player(1).life == life


def test_608_2h_a_card_is_asked_what_it_is_and_not_what_the_permanent_was() -> None:
    game = table()
    text = "Whenever a face-down creature you control dies, exile it if it's an instant or sorcery card."
    put(game, card(text, "Enchantment"))
    give(game, card(), to="library")
    play(game, "Manifest the top card of your library.")
    happens(game, Destroy(game.battlefield[-1]))
    assert len(game.exile) == 1


def test_609_4_what_an_effect_lets_a_creature_do_is_no_ability_of_it() -> None:
    game = table()
    text = "Creatures you control with no abilities get +1/+1.\nYou may have creatures you control with no abilities assign "
    put(game, card(text + "their combat damage as though they weren't blocked.", "Enchantment"))
    assert characteristics(game, put(game, creature())).power == 3


def test_109_2a_a_card_of_a_creature_type_is_looked_for_in_the_zone_that_is_named() -> None:
    game = table()
    firebrand = put(game, creature("~ has haste as long as a Warrior card is in your graveyard."))
    for kind, hasty in (("Bear", False), ("Warrior", True)):
        put(game, creature(subtype=kind), to="graveyard")
        assert any(isinstance(each, Haste) for each in characteristics(game, firebrand).abilities) == hasty


def test_608_2d_its_owner_can_avoid_for_each_that_it_is_returned() -> None:
    game = table()
    put(game, creature(subtype="Spirit"), 2)
    happens(game, AddMana(2, pool_of("CCC")))
    play(game, "For each Spirit, return it to its owner's hand unless that player pays {3}.", True)
    assert battlefield(game) == ["Creature"]
