"""What "it", "that many" and "the creature you control" mean where the text says it in other words."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, table, use

from spellwright.rules.asking import characteristics
from spellwright.state.events.combat import Attack

BEAR = creature(name="Bear")


def test_it_is_what_a_condition_speaks_of() -> None:
    game = table()
    bear = put(game, BEAR)
    aura = "Enchant permanent\nAs long as enchanted permanent is a creature, it gets +3/+3 and has reach."
    play(game, card(aura, "Enchantment — Aura"))
    assert characteristics(game, bear).power == 5


def test_it_is_the_object_itself_if_it_is_a_scout() -> None:
    game = table()
    kellan = put(game, creature("{0}: If ~ is a Scout, it becomes a Human Detective.", subtype="Scout"))
    use(game, kellan)
    assert characteristics(game, kellan).subtypes == {"Human", "Detective"}


def test_that_many_are_as_many_as_all_that_was_done_to() -> None:
    game = table()
    give(game, BEAR, BEAR, BEAR)
    play(game, "Discard all the cards in your hand, then draw that many cards.")
    assert len(game.player(1).hand) == 3


def test_that_many_are_as_many_as_attack() -> None:
    game = table()
    one, other = put(game, BEAR), put(game, BEAR)
    put(game, creature("Whenever one or more Bears you control attack, draw that many cards.", subtype="Dragon"))
    happens(game, Attack(one, 2), Attack(other, 2))
    assert len(game.player(1).hand) == 2


def test_that_much_is_as_much_as_one_or_more_were_discarded() -> None:
    game = table()
    give(game, BEAR, BEAR)
    put(game, creature("Whenever you discard one or more cards, ~ deals that much damage to each opponent."))
    play(game, "Discard two cards.")
    happens(game)
    assert game.player(2).life == 18


def test_the_creature_you_control_is_the_one_of_the_two() -> None:
    game = table()
    mine, theirs = put(game, BEAR), put(game, BEAR, 2)
    text = (
        "Choose target creature you control and target creature you don't control. "
        "The creature you control gets +2/+2 until end of turn."
    )
    play(game, text)
    assert characteristics(game, mine).power == 4 and characteristics(game, theirs).power == 2


def test_that_player_is_whose_hand_it_was_returned_to() -> None:
    game = table()
    put(game, BEAR, 2)
    give(game, BEAR, player=2)
    play(game, "Return target permanent to its owner's hand, then that player discards two cards.")
    assert not game.player(2).hand and len(game.player(2).graveyard) == 2


def test_it_is_the_card_that_its_controller_found() -> None:
    game = table()
    put(game, card("{T}: Add {C}.", "Land"), 2)
    give(game, card(type_line="Basic Land — Forest", name="Forest"), player=2, to="library")
    text = (
        "Destroy target land. Its controller may search their library for a basic land card, "
        "put it onto the battlefield, then shuffle."
    )
    play(game, text, True, game.player(2).library[-1])
    assert [game[id].card.name for id in game.battlefield] == ["Forest"]  # type: ignore[union-attr]


def test_that_player_is_on_whose_library_it_was_put() -> None:
    game = table()
    put(game, BEAR, 2)
    play(game, "Put target creature on top of its owner's library, then that player mills a card.")
    assert [game[id].card.name for id in game.player(2).graveyard] == ["Bear"]  # type: ignore[union-attr]


def test_those_of_the_sentence_whose_place_is_taken() -> None:
    game = table()
    bear = put(game, BEAR)
    play(
        game,
        "Creatures you control get +1/+1 until end of turn. If you control a creature, those creatures get +3/+3 until "
        "end of turn instead.",
    )
    assert characteristics(game, bear).power == 5


@pytest.mark.parametrize(
    "what", ["was kicked", "was foretold", "has flying", "is legendary", "was kicked with its {R} kicker"]
)
def test_109_3_a_player_that_is_any_target_has_nothing_of_what_objects_have(what: str) -> None:
    game = table()
    play(game, f"Card deals 2 damage to any target. If it {what}, you gain 5 life.", 2)
    assert game.player(1).life == 20
    assert game.player(2).life == 18


def test_109_3_nobody_was_kicked_any_number_of_times() -> None:
    game = table()
    play(game, "Card deals 2 damage to any target. You gain 1 life for each time it was kicked.", 2)
    assert game.player(1).life == 20
