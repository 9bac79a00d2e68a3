"""What one of several players did this way, did unless they avoided it, or does again with other things (608.2c)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

BEAR = creature(name="Bear")
AURA = card("Enchant creature", "Enchantment — Aura", "Aura")
CHARM = card(type_line="Enchantment", name="Charm")
FOREST = card(type_line="Basic Land — Forest", name="Forest")


def lives(game: Game) -> list[int]:
    return [p.life for p in game.players]


def test_each_player_puts_what_they_exiled_onto_the_battlefield() -> None:
    game = table()
    mine, theirs = creature(name="Mine"), creature(name="Theirs")
    put(game, BEAR)
    give(game, mine, to="graveyard")
    give(game, theirs, player=2, to="graveyard")
    play(
        game,
        "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, "
        "then puts all cards they exiled this way onto the battlefield.",
    )
    assert {game[id].printed.name: game[id].controller for id in game.battlefield} == {"Mine": 1, "Theirs": 2}


def test_what_each_opponent_revealed_is_theirs() -> None:
    game = table(3)
    for player in (2, 3):
        give(game, creature(name=f"Bear {player}"), player=player)
    give(game, BEAR)
    play(game, "Each opponent reveals their hand. For each opponent, exile a creature card they revealed this way.")
    assert sorted(game[id].printed.name for id in game.exile) == ["Bear 2", "Bear 3"]


def test_what_was_not_put_onto_the_battlefield_goes_elsewhere() -> None:
    game = table()
    give(game, BEAR, FOREST, to="library")
    play(
        game,
        "Reveal the top two cards of your library. You may put any number of land cards from among them onto the "
        "battlefield. Then put all cards revealed this way that weren't put onto the battlefield into your graveyard.",
        True,
        ...,
    )
    assert names(game, game.battlefield) == ["Forest"]
    assert "Bear" in names(game, game.player(1).graveyard)


def test_doing_the_same_for_auras_comes_after_the_others() -> None:
    game = table()
    put(game, BEAR)
    give(game, AURA, CHARM, to="graveyard")
    text = (
        "Return all non-Aura enchantment cards from your graveyard to the battlefield, then do the same for Aura cards."
    )
    play(game, text)
    assert sorted(names(game, game.battlefield)) == ["Aura", "Bear", "Charm"]


@pytest.mark.parametrize(("answers", "left"), [((False,), 18), ((True,), 20)])
def test_damage_may_be_avoided_by_who_would_be_dealt_it(answers: tuple[bool, ...], left: int) -> None:
    game = table()
    bear = put(game, BEAR, 2)
    play(
        game, "~ deals 2 damage to target creature's controller unless that player sacrifices that creature.", *answers
    )
    assert game.player(2).life == left
    assert (game[bear].zone == "gone") == (left == 20)


def test_either_of_two_things_avoids_it() -> None:
    game = table()
    give(game, BEAR, player=2)
    put(game, BEAR, 2)
    text = "Target opponent loses 3 life unless they sacrifice a creature or discard a card."
    play(game, text, True)
    assert (lives(game), battlefield(game)) == ([20, 20], [])
    play(game, text, True)  # discarding is all that is left
    assert lives(game) == [20, 20]
    play(game, text)
    assert lives(game) == [20, 17]


def test_each_opponent_avoids_it_for_themselves() -> None:
    game = table(3)
    put(game, BEAR, 2)
    put(game, BEAR, 3)
    play(game, "Each opponent loses 3 life unless that player sacrifices a creature.", True, False)
    assert lives(game) == [20, 20, 17]


def test_counters_on_something_else_as_well() -> None:
    game = table()
    first, second = put(game, BEAR), put(game, BEAR)
    play(game, "Put a +1/+1 counter on target creature and two +1/+1 counters on another target creature.", first)
    assert [characteristics(game, id).power for id in (first, second)] == [3, 4]


def test_that_many_counters_are_those_that_it_had() -> None:
    game = table()
    first, second = put(game, BEAR, counters=(("+1/+1", 2),)), put(game, BEAR)
    put(
        game,
        card(
            "Whenever a creature you control dies, if it had one or more +1/+1 counters on it, "
            "put that many +1/+1 counters on target creature.",
            "Enchantment",
        ),
    )
    happens(game, Move(first, "graveyard", cause="destroy"))
    assert characteristics(game, second).power == 4
