"""A player who chooses as a target an opponent who has more than they do (601.2c, 608.2b): the Oaths."""

from __future__ import annotations

from typing import Any

from tests.actions.build import battlefield, card, creature, give, names, put, run, table
from tests.actions.test_targets_of_choice import asked, stack
from tests.rules.table import turn_of

from spellwright.rules.happen import happen
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game

OATH = (
    "At the beginning of each player's upkeep, that player chooses target player who {} and is their opponent. The first "
    "player {}"
)
FOREST = card("", "Basic Land — Forest", "Forest")


def upkeep(game: Game, player: int, *answers: Any) -> list[tuple[int, str, tuple[Any, ...]]]:
    """The upkeep of a player: who is asked what."""
    turn_of(game, player)
    return asked(stack(game, BeginStep("upkeep", player)), *answers)


def test_601_2c_the_player_whose_upkeep_it_is_chooses() -> None:
    game = table(3)
    put(game, card(OATH.format("controls more creatures than they do", "draws a card."), "Enchantment"))
    for player in (1, 2):
        put(game, creature(), player)
    assert upkeep(game, 3, 2) == [(3, "target", (1, 2))]
    assert [len(game.player(player).hand) for player in (1, 2, 3)] == [0, 0, 1]


def test_603_3c_nothing_happens_without_such_an_opponent() -> None:
    game = table()
    put(game, card(OATH.format("controls more creatures than they do", "draws a card."), "Enchantment"))
    assert upkeep(game, 2) == [] and not game.player(2).hand


def test_608_2b_it_must_still_be_so() -> None:
    game = table()
    put(game, card(OATH.format("controls more creatures than they do", "draws a card."), "Enchantment"))
    bear = put(game, creature())
    turn_of(game, 2)
    run(happen(game, BeginStep("upkeep", 2)))
    run(settle(game))
    run(happen(game, Destroy(bear)))
    run(resolve_top(game))
    assert not game.player(2).hand


def test_the_second_player_is_the_one_who_was_chosen() -> None:
    game = table()
    text = OATH.format("has more cards in hand than they do", "may have Oath deal 1 damage to the second player.")
    put(game, card(text, "Enchantment", "Oath"))
    give(game, card())
    assert upkeep(game, 2, True) == [(2, "may", (True, False))]
    assert [game.player(player).life for player in (1, 2)] == [19, 20]


def test_the_first_players_graveyard_and_library() -> None:
    game = table()
    text = OATH.format("graveyard", "may return a creature card from their graveyard to their hand.").replace(
        "who graveyard", "whose graveyard has fewer creature cards in it than their graveyard does"
    )
    put(game, card(text, "Enchantment"))
    give(game, creature(name="Mine"), to="graveyard")
    give(game, creature(name="Theirs"), creature(name="Other"), player=2, to="graveyard")
    upkeep(game, 2, True, ...)
    assert len(game.player(2).hand) == 1 and not game.player(1).hand


def test_the_first_player_searches() -> None:
    game = table()
    text = OATH.format(
        "controls more lands than they do",
        "may search their library for a basic land card, put that card onto the battlefield, then shuffle.",
    )
    put(game, card(text, "Enchantment"))
    put(game, FOREST)
    put(game, card("", "Basic Land — Swamp", "Swamp"), 2, to="library")
    upkeep(game, 2, True, ...)
    assert battlefield(game, 2) == ["Swamp"]


def test_the_first_player_reveals_until_there_is_a_creature() -> None:
    game = table()
    text = (
        "may reveal cards from the top of their library until they reveal a creature card. If the first player does, that player "
        "puts that card onto the battlefield and all other cards revealed this way into their graveyard."
    )
    put(game, card(OATH.format("controls more creatures than they do", text), "Enchantment", "Oath"))
    put(game, creature())
    for what in (creature(name="Found"), FOREST):
        put(game, what, 2, to="library")
    upkeep(game, 2, True)
    assert battlefield(game, 2) == ["Found"] and names(game, game.player(2).graveyard) == ["Forest"]
