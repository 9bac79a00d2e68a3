"""706, 705, 701.9: two dice of which one result is chosen, modified rolls, flips until one is lost, cards discarded."""

from __future__ import annotations

from tests.actions.build import creature, give, happens, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.cards import Discard
from spellwright.state.events.chance import FlipCoin, RollDie
from spellwright.state.game import Game


def rolls(game: Game) -> list[int]:
    """The natural results, oldest first."""
    found = [entry.new for entry in game.since(0) if isinstance(entry.event, RollDie)]
    return found[::-1]


def test_706_4_one_of_two_results_is_chosen_and_the_other_is_known() -> None:
    game = table()
    text = (
        "Roll two d20 and choose one result. You gain life equal to that result. "
        "Then each opponent loses X life, where X is the other result."
    )
    play(game, text, ...)
    first, second = rolls(game)
    assert (game.player(1).life, game.player(2).life) == (20 + first, 20 - second)


def test_706_2_what_the_instruction_adds_modifies_the_result() -> None:
    game = table()
    for _ in range(20):
        give(game, creature())
    play(game, "Roll a d20 and add the number of cards in your hand.\n1—20 | You lose 1 life.\n21+ | You gain 1 life.")
    assert game.player(1).life == 21


def test_705_2_a_coin_is_flipped_until_a_flip_is_lost() -> None:
    game = table()
    play(game, "Flip a coin until you lose a flip.")
    flips = [entry.new for entry in game.since(0) if isinstance(entry.event, FlipCoin)]
    assert flips[0] == 0 and all(flips[1:])


def test_701_9_cards_discarded_this_turn_are_counted() -> None:
    game = table()
    for _ in range(2):
        happens(game, Discard(1, give(game, creature())[0]))
    happens(game, Discard(2, give(game, creature(), player=2)[0]))
    bear = put(game, creature("~ gets +1/+1 for each card you've discarded this turn.", "1/1"))
    assert characteristics(game, bear).power == 3


def test_701_9_the_cards_that_you_discarded_this_turn_return() -> None:
    game = table()
    (old,) = give(game, creature(name="Old"), to="graveyard")
    happens(game, Discard(1, give(game, creature(name="New"))[0]))
    play(game, "Return to your hand all cards in your graveyard that you cycled or discarded this turn.")
    names = [characteristics(game, id).name for id in game.player(1).hand]
    assert names == ["New"] and old in game.player(1).graveyard
