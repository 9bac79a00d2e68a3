"""701.38. Votes: in which order, with how many votes, for what, and what comes of them."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, events, happens, play, put, table
from tests.rules.table import turn_of

from spellwright.play.log import log_lines
from spellwright.rules.asking import characteristics
from spellwright.state.events.cards import Voted
from spellwright.state.events.turns import BeginStep

BEAR = creature(name="Bear")
FOREST = card(type_line="Basic Land — Forest", name="Forest")
TIME = (
    "Starting with you, each player votes for time or knowledge. If time gets more votes, you gain 5 life. "
    "If knowledge gets more votes or the vote is tied, draw three cards."
)


def test_701_38a_each_player_votes_starting_with_the_one_told() -> None:
    game = table(players=3)
    turn_of(game, 2, "precombat main")
    play(game, TIME, "time", "knowledge", "time", player=3)
    (vote,) = events(game, Voted)
    assert vote.votes == ((3, "time"), (1, "knowledge"), (2, "time"))
    assert game.player(3).life == 25
    told = [(line.rule, line.text) for line in log_lines(game) if "votes" in line.text]
    assert told == [("701.38a", "votes: Player 3 for time, Player 1 for knowledge, Player 2 for time")]


def test_701_38b_words_are_each_connected_to_an_effect() -> None:
    game = table()
    play(game, TIME, "time", "knowledge")
    assert (game.player(1).life, len(game.player(1).hand)) == (20, 3)


def test_701_38b_something_is_done_for_each_vote() -> None:
    game = table(players=3)
    source = creature(
        "When this creature enters, starting with you, each player votes for strength or numbers. Put a +1/+1 counter on "
        "this creature for each strength vote and create a 1/1 white Soldier creature token for each numbers vote."
    )
    play(game, source)
    happens(game, answers=("strength", "numbers", "numbers"))
    assert [game[id].counters_of("+1/+1") for id in game.battlefield] == [1, 0, 0]


def test_701_38b_objects_can_be_voted_for() -> None:
    game = table(players=3)
    mine, first, second = put(game, BEAR), put(game, creature(name="A"), 2), put(game, creature(name="B"), 3)
    text = (
        "Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the "
        "most votes or tied for most votes."
    )
    play(game, text, first, second, second)
    assert battlefield(game) == ["Bear", "A"]
    assert mine in game.battlefield
    play(game, text)
    assert battlefield(game) == ["Bear"]


def test_701_38d_additional_votes_are_made_at_the_same_time() -> None:
    game = table()
    put(game, creature("While voting, you may vote an additional time."))
    put(game, creature("While voting, you get an additional vote."))
    play(game, TIME, "time", "time", True, "knowledge", "knowledge")
    (vote,) = events(game, Voted)
    assert [player for player, _ in vote.votes] == [1, 1, 1, 2]
    assert (game.player(1).life, len(game.player(1).hand)) == (20, 3)


def test_somebody_can_choose_how_others_vote() -> None:
    game = table()
    play(game, "You choose how each player votes this turn.", player=2)
    play(game, TIME, "knowledge", "knowledge")
    assert [player for player, _ in events(game, Voted)[0].votes] == [1, 2]


def test_whoever_voted_otherwise_is_told_as_players_finish_voting() -> None:
    game = table(players=3)
    put(
        game,
        creature(
            "Whenever players finish voting, each opponent who voted for a choice you didn't vote for loses 2 life."
        ),
    )
    play(game, TIME, "time", "knowledge", "time")
    happens(game)
    assert [player.life for player in game.players] == [25, 18, 20]


def test_the_mana_that_several_players_paid_is_added_up() -> None:
    game = table()
    for player in (1, 1, 2, 2):
        put(game, FOREST, player)
    text = (
        "Join forces — Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the "
        "total amount of mana paid this way."
    )
    play(game, text, True, True, 2, 1)
    assert [len(player.hand) for player in game.players] == [3, 3]
    assert sum(game[id].tapped for id in game.battlefield) == 3


def test_a_vote_in_each_of_your_upkeeps_needs_no_target() -> None:
    game = table(step="upkeep")
    portal = card(
        "Will of the council — At the beginning of your upkeep, starting with you, each player votes for carnage or homage. "
        "If carnage gets more votes, sacrifice this artifact and destroy all nonland permanents. If homage gets more votes or "
        "the vote is tied, draw a card.",
        "Artifact",
    )
    put(game, portal)
    put(game, BEAR, 2)
    happens(game, BeginStep("upkeep", 1), answers=("carnage", "carnage"))
    assert battlefield(game) == []


def test_colors_are_voted_for() -> None:
    game = table(players=3)
    guardian = creature(
        "When this creature enters, starting with you, each player votes for blue, black, red, or green. This creature "
        "gains protection from each color with the most votes or tied for most votes.",
        name="Guardian",
    )
    play(game, guardian)
    happens(game, answers=("red", "blue", "red"))
    (ability,) = (a for a in characteristics(game, game.battlefield[0]).abilities if type(a).__name__ == "Protection")
    red, blue = (put(game, creature(name=name, mana_cost=cost)) for name, cost in (("R", "{R}"), ("U", "{U}")))
    guarded = game.battlefield[0]
    forbidden = [ability.means()[0].forbids_target(game, guarded, guarded, source, 1) for source in (red, blue)]
    assert forbidden == [True, False]
