"""Conditions asked later, also-clauses, the first spell of a game, one card or another, names that are verbs."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, names, play, put, run, table
from tests.keywords.cards import ways
from tests.rules.table import go_on, turn_of

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.state.events.combat import Attack
from spellwright.state.events.event import record
from spellwright.state.game import Game

BEAR = creature(name="Bear")


@pytest.mark.parametrize(("attacks", "left"), [(True, []), (False, ["Bear"])])
def test_603_7_whether_it_attacked_is_asked_at_the_later_time(attacks: bool, left: list[str]) -> None:
    game = table(step="beginning of combat")
    bear = put(game, BEAR)
    play(
        game,
        "Choose target creature. At the beginning of the next end step, destroy that creature if it attacked this turn.",
    )
    if attacks:
        record(game, Attack(bear, 2))
    while game.step != "end":
        go_on(game)
    run(resolve_top(game))
    assert battlefield(game) == left


@pytest.mark.parametrize(("walker", "hand"), [(True, 0), (False, 1)])
def test_what_players_also_do(walker: bool, hand: int) -> None:
    game = table()
    put(game, BEAR, 2)
    give(game, BEAR, player=2)
    if walker:
        put(game, card("", "Legendary Planeswalker — Liliana", "Liliana", loyalty="3"))
    text = (
        "Each opponent sacrifices a creature. If you control a Liliana planeswalker, each opponent also "
        "discards a card."
    )
    play(game, text)
    assert not battlefield(game, 2) and len(game.player(2).hand) == hand


FIRST = (
    "If this spell is the first spell you've cast this game, you may cast it without paying its mana "
    "cost.\nDraw a card."
)


def free(game: Game) -> bool:
    (id,) = give(game, card(FIRST, mana_cost="{5}"))
    return any(could_cast(game, 1, way) for way in ways(game, id))


def test_118_9_the_first_spell_of_the_game_is_free() -> None:
    game = table()
    turn_of(game, 2, "upkeep")
    play(game, "Draw a card.", player=2)
    assert free(game)
    play(game, "Draw a card.")
    assert not free(game)


@pytest.mark.parametrize(("found", "hand"), [("Flash", ["Flash"]), ("Instant", ["Instant"]), (None, [])])
def test_701_23_one_card_that_fits_one_phrase_or_the_other(found: str | None, hand: list[str]) -> None:
    game = table()
    cards = (creature("Flash", name="Flash"), card("Draw a card.", name="Instant"), BEAR)
    there = dict(zip(("Flash", "Instant", "Bear"), give(game, *cards, to="library"), strict=True))
    text = (
        "Search your library for an instant card or a card with flash, reveal it, put it into your hand, then shuffle."
    )
    play(game, text, there[found] if found else None)
    assert names(game, game.player(1).hand) == hand


@pytest.mark.parametrize(("number", "drawn"), [(19, 1), (20, 3)])
def test_a_graveyard_with_many_cards(number: int, drawn: int) -> None:
    game = table()
    give(game, *[BEAR] * number, player=2, to="graveyard")
    play(game, "Draw a card. If a graveyard has twenty or more cards in it, draw three cards instead.")
    assert len(game.player(1).hand) == drawn


@pytest.mark.parametrize(
    ("name", "text"), [("Exile", "Exile target creature."), ("Destroy", "Destroy target creature.")]
)
def test_201_5_a_name_that_is_a_verb(name: str, text: str) -> None:
    game = table()
    put(game, BEAR)
    play(game, card(text, name=name))
    assert not battlefield(game)


@pytest.mark.parametrize(("paid", "life"), [("additional cost", 16), (None, 18)])
def test_607_2_whether_the_additional_cost_was_paid(paid: str | None, life: int) -> None:
    game = table()
    put(game, card("", "Artifact", "Rock"))
    text = (
        "As an additional cost to cast this spell, you may sacrifice an artifact.\n~ deals 2 damage to any target. "
        "If this spell's additional cost was paid, ~ deals 4 damage instead."
    )
    (id,) = give(game, card(text, mana_cost="{0}"))
    run(cast(game, 1, Way(id)), paid, 2)
    run(resolve_top(game))
    assert game.player(2).life == life


@pytest.mark.parametrize(("pays", "hand"), [(True, 0), (False, 1)])
def test_118_12_unless_any_player_pays_said_first(pays: bool, hand: int) -> None:
    game = table()
    put(game, card("{T}: Add {R}.", "Land", "Land"), 2)
    play(game, "Unless any player pays {1}, draw a card.", pays)
    assert len(game.player(1).hand) == hand


def test_120_as_many_as_that_player_has_drawn_this_turn() -> None:
    game = table(3)
    play(game, "Target player draws two cards.", 2)
    play(game, "~ deals damage to each opponent equal to the number of cards that player has drawn this turn.")
    assert [player.life for player in game.players] == [20, 18, 20]


def test_two_times_x() -> None:
    game = table()
    put(game, BEAR)
    text = (
        "Each opponent loses two times X life, where X is the number of creatures you control. You gain life "
        "equal to the life lost this way."
    )
    play(game, text)
    assert (game.player(1).life, game.player(2).life) == (22, 18)
