"""One of two acts, modes chosen when something has been done, and the branches of "otherwise"."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table, use

from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import AddMana
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.mana import BIT, Mana

FLOODGATES = (
    "At the beginning of each player's upkeep, that player may put a doom counter on ~ or remove a doom counter from it. "
    "Then if it has three or more doom counters on it, sacrifice ~. When you do, it deals 6 damage to each player."
)
MODES = "\n• You gain 1 life.\n• Draw a card.\n• Investigate."


def mana(game: Game, number: int) -> None:
    record(game, AddMana(1, (Mana(BIT["R"]),) * number))


@pytest.mark.parametrize(("pool", "cards"), [(0, 1), (2, 0)])
def test_608_2d_the_act_that_can_be_done(pool: int, cards: int) -> None:
    game = table()
    mana(game, pool)
    give(game, *[card()] * cards)
    play(game, "You may discard a card or pay {2}. If you do, you gain 1 life.", True)
    assert (game.player(1).life, game.player(1).hand, game.player(1).pool) == (21, (), ())


def test_608_2d_the_act_that_is_chosen() -> None:
    game = table()
    mana(game, 2)
    give(game, card())
    play(game, "You may discard a card or pay {2}. If you do, you gain 1 life.", True, ...)
    assert (game.player(1).hand, len(game.player(1).pool)) == ((), 2)


def test_608_2d_neither() -> None:
    game = table()
    play(game, "You may discard a card or pay {2}. If you do, you gain 1 life.")
    assert game.player(1).life == 20


def test_118_3_one_of_two_acts_as_the_cost_of_an_ability() -> None:
    game = table()
    source = put(game, creature("Sacrifice an artifact or discard a nonland card: You gain 1 life."))
    artifact = put(game, card("", "Artifact"))
    use(game, source)
    assert (game[artifact].zone, game.player(1).life) == ("gone", 21)
    give(game, card())
    use(game, source)
    assert (game.player(1).hand, game.player(1).life) == ((), 22)


def test_603_12_only_what_the_sentence_before_did_triggers_it() -> None:
    game = table()
    gates = put(game, card(FLOODGATES, "Artifact"))
    lives = []
    for answers in ((True,), (True, ...), (True, ...)):
        happens(game, BeginStep("upkeep", 1), answers=answers)
        lives.append(game.player(1).life)
    assert (lives, game[gates].zone) == ([20, 20, 14], "gone")


def test_700_2b_modes_are_chosen_when_it_is_done() -> None:
    game = table()
    mana(game, 1)
    put(game, creature(f"Whenever you lose life, you may pay {{1}}. When you do, choose one —{MODES}"))
    happens(game, LoseLife(1, 1), answers=(True, 1))
    assert (game.player(1).life, len(game.player(1).hand)) == (19, 1)


def test_700_2b_no_mode_is_chosen_if_it_is_not_done() -> None:
    game = table()
    put(game, creature(f"Whenever you lose life, you may pay {{1}}. When you do, choose one —{MODES}"))
    happens(game, LoseLife(1, 1))
    assert (game.player(1).life, len(game.player(1).hand)) == (19, 0)


def test_700_2_as_many_modes_as_it_was_paid() -> None:
    game = table()
    mana(game, 4)
    text = (
        "Whenever you lose life, you may pay {1} up to three times. "
        f"When you pay this cost one or more times, choose up to that many —{MODES}"
    )
    put(game, creature(text))
    happens(game, LoseLife(1, 1), answers=(True, True, False, 0, 2))
    assert (game.player(1).life, battlefield(game, 1).count("Clue Token")) == (20, 1)
    assert len(game.player(1).pool) == 2


def test_700_2_it_is_paid_no_more_often_than_it_says() -> None:
    game = table()
    mana(game, 4)
    text = "Whenever you lose life, you may pay {1} up to three times. When you do, choose up to that many." + MODES
    put(game, creature(text))
    happens(game, LoseLife(1, 1), answers=(True, True, True, 0, 1, 2))
    assert len(game.player(1).pool) == 1


def test_700_2e_modes_that_were_chosen_this_turn() -> None:
    game = table()
    put(game, creature(f"Whenever you lose life, choose one that hasn't been chosen this turn.{MODES}"))
    happens(game, LoseLife(1, 1), answers=(0,))
    happens(game, LoseLife(1, 1), answers=(1,))
    happens(game, LoseLife(1, 1))
    assert battlefield(game, 1).count("Clue Token") == 1


@pytest.mark.parametrize("kind", ["Land", "Instant"])
def test_608_2c_otherwise_doesnt_speak_of_what_the_other_branch_made(kind: str) -> None:
    game = table()
    give(game, card("You gain 1 life." if kind == "Instant" else "", kind, mana_cost=""), to="library")
    text = (
        "Exile the top card of your library. If it's a land card, create a 2/2 white Ox creature token. "
        "Otherwise, put it into your hand."
    )
    play(game, text)
    assert (battlefield(game, 1), len(game.player(1).hand)) == ((["Ox Token"], 0) if kind == "Land" else ([], 1))


def test_122_1_any_counters_that_a_player_has() -> None:
    game = table()
    text = "Target opponent gets two rad counters if they don't have any rad counters. Otherwise, you gain 1 life."
    play(game, text)
    assert (game.player(2).counters_of("rad"), game.player(1).life) == (2, 20)
    play(game, text)
    assert (game.player(2).counters_of("rad"), game.player(1).life) == (2, 21)


def test_122_1_a_number_of_counters_that_a_player_gets() -> None:
    game = table()
    ghoul = put(
        game, creature("When ~ becomes tapped, each opponent gets a number of rad counters equal to its power.")
    )
    happens(game, PutCounters(ghoul, "+1/+1", 1, 1))
    play(game, "Tap target creature.")
    run(settle(game))
    run(resolve_top(game))
    assert game.player(2).counters_of("rad") == 3


def test_unless_says_one_of_two_things_itself() -> None:
    assert card("Destroy target creature unless its controller discards a card or pays {2}.")


@pytest.mark.parametrize("creatures", [0, 1])
def test_115_1_a_target_of_one_branch_is_known_in_the_other(creatures: int) -> None:
    game = table()
    give(game, card(), card(), player=2)
    for _ in range(creatures):
        put(game, creature())
    text = "If you control a creature, target opponent discards two cards. Otherwise, that player discards a card."
    play(game, text, *([] if creatures else [...]))
    assert len(game.player(2).hand) == 1 - creatures
