"""So many times, twice as many, one fewer, and several tokens at once (107.3, 608.2c, 701.7, 701.10)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, names, play, put, run, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.cards import Act, Discard
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game

BEAR = creature(name="Bear")
HAIL = (
    "Repeat the following process two times. Each opponent loses 3 life unless that player sacrifices a "
    "nonland permanent or discards a card."
)


def tokens(game: Game, player: int) -> int:
    return sum(game[id].token and game[id].controller == player for id in game.battlefield)


def test_701_7_three_kinds_of_tokens_are_created_at_the_same_time() -> None:
    game = table()
    play(
        game,
        "Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token, and a 3/3 green Elephant creature token.",
    )
    assert battlefield(game) == ["Snake Token", "Wolf Token", "Elephant Token"] or tokens(game, 1) == 3
    assert [characteristics(game, id).power for id in game.battlefield] == [1, 2, 3]


def test_a_list_of_tokens_ends_in_a_comma_and_and() -> None:
    for text in ("Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token.",):
        assert compile_card("Card", "normal", [FaceText("Card", type_line="Sorcery", oracle_text=text)]).unread


def test_701_7_each_opponent_creates_one_fewer() -> None:
    game = table()
    for _ in range(3):
        put(game, BEAR)
    play(
        game,
        "Each opponent creates X minus one 2/2 white Samurai creature tokens, where X is the number of creatures you control.",
    )
    assert (tokens(game, 1), tokens(game, 2)) == (0, 2)


def test_121_2_one_card_fewer_than_discarded_and_none_for_none() -> None:
    game = table()
    give(game, BEAR, BEAR, BEAR)
    give(game, BEAR, player=2)
    play(game, "Each player discards all the cards in their hand, then draws that many cards minus one.")
    assert [len(game.player(player).hand) for player in (1, 2)] == [2, 0]


@pytest.mark.parametrize(("kinds", "number"), [(0, 0), (2, 2)])
def test_701_16_investigating_x_times(kinds: int, number: int) -> None:
    game = table()
    for _ in range(kinds):
        put(game, BEAR)
    play(game, "Investigate X times, where X is the number of creatures you control.")
    assert len(events(game, CreateToken)) == number
    assert sum(event.what == "investigate" for event in events(game, Act)) == number


@pytest.mark.parametrize(("size", "power"), [("2/2", 16), ("0/5", 0)])
def test_701_10_power_is_doubled_x_times_one_after_the_other(size: str, power: int) -> None:
    game = table()
    bear = put(game, creature(size=size))
    for _ in range(2):
        put(game, BEAR)
    text = "Until end of turn, double target creature's power X times, where X is the number of creatures you control."
    play(game, text, bear)
    assert characteristics(game, bear).power == power


def test_608_2c_the_following_process_is_repeated() -> None:
    game = table()
    give(game, BEAR, player=2)
    play(game, HAIL, False, True)
    assert (names(game, game.player(2).graveyard), game.player(2).life) == (["Bear"], 17)


def test_101_4_all_choose_before_anything_is_done_to_avoid_it() -> None:
    game = table(3)
    put(game, BEAR, 2)
    give(game, BEAR, player=3)
    play(game, HAIL, True, True)
    entry, batches = game.history, []
    while entry is not None:
        if isinstance(entry.event, Sacrifice | Discard):
            batches.append(entry.batch)
        entry = entry.before
    assert len(batches) == 2 and len(set(batches)) == 1
    assert [game.player(id).life for id in (2, 3)] == [17, 17]


def test_118_12_paying_twice_x() -> None:
    game = table()
    put(game, card("{T}: Add {R}.", "Land", "Land"), 2)
    for _ in range(2):
        put(game, BEAR)
    land = put(game, card("{T}: Add {R}.", "Land", "Land"), 2)
    for _ in range(2):
        put(game, card("{T}: Add {R}.", "Land", "Land"), 2)
    text = "Target opponent loses 5 life unless they pay twice {X}, where X is the number of creatures you control."
    play(game, text, True)
    assert game.player(2).life == 20 and game[land].tapped


def test_707_10_the_next_spell_is_copied_x_times_as_x_was_chosen() -> None:
    game = table()
    for _ in range(2):
        put(game, card("{T}: Add {R}.", "Land", "Land"))
    text = (
        "When you cast your next instant or sorcery spell this turn, copy that spell X times. You may choose "
        "new targets for the copies."
    )
    thunder, shock = give(game, card(text, mana_cost="{X}"), card("~ deals 2 damage to any target.", mana_cost="{0}"))
    run(cast(game, 1, Way(thunder)), 2)
    run(resolve_top(game))
    run(cast(game, 1, Way(shock)), 2)
    run(settle(game))
    run(resolve_top(game), 1, 1)
    for _ in range(3):
        run(resolve_top(game))
    assert (game.player(1).life, game.player(2).life) == (16, 18)
