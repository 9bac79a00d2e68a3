"""702.106. Hidden Agenda, and conspiracy cards (315), which have it."""

from __future__ import annotations

from tests.actions.build import card, creature, names, play, put
from tests.rules.table import happened, run, turn_of

from spellwright.keywords.state_based import STATE_BASED
from spellwright.play.log import log_lines
from spellwright.play.standards import standards
from spellwright.play.view import view
from spellwright.rules.actions_at_priority import Special
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.leaving import settle_the_game
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.special_actions import take_special_action
from spellwright.rules.starting import Setup, set_up, start_the_game
from spellwright.state.events.cards import Reveal
from spellwright.state.events.turns import LoseGame
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

FOREST = card(type_line="Basic Land — Forest", name="Forest")
BEAR = creature(name="Bear")
BREW = card("Hidden agenda\nCreatures you control with the chosen name get +1/+1.", "Conspiracy", "Brew")
UNITY = card("Creatures you control have vigilance.", "Conspiracy", "Unity")


def started(*answers: object) -> Game:
    """A game in which player 1 may use two conspiracies; the answers are to what they are asked as it begins."""
    decks, sideboards = ((FOREST, BEAR, FOREST), (FOREST, FOREST)), ((BREW, UNITY), ())
    options = (("hand size", 0),)
    game = set_up(
        Setup(decks, starting=1, options=options, standards=standards(), sideboards=sideboards, state_based=STATE_BASED)
    )
    run(start_the_game(game, 1), *answers)
    turn_of(game, 1, "precombat main")
    return game


def hidden() -> Game:
    """One of them lies face down, with a name chosen."""
    return started(..., "Bear", None)


def test_103_2e_conspiracies_are_put_into_the_command_zone() -> None:
    game = started(..., "Bear", ...)
    assert [game[id].printed.name for id in game.command] == ["Brew", "Unity"]
    assert game.player(1).outside == ()
    assert [move.to for move in happened(game, Move)][:2] == ["command", "command"]
    assert started(None).command == ()


def test_315_5_a_face_up_conspiracys_abilities_function_in_the_command_zone() -> None:
    game = started(..., "Bear", ...)
    bear = put(game, BEAR)
    assert [type(ability).__name__ for ability in characteristics(game, bear).abilities] == ["Vigilance"]


def test_702_106a_it_is_face_down_and_only_its_owner_knows_it() -> None:
    game = hidden()
    (shown,) = view(game, 1)["command"]
    (seen,) = view(game, 2)["command"]
    assert (shown["name"], seen.get("name"), seen["hidden"]) == ("Brew", None, True)
    assert not [line for line in log_lines(game, 2) if "Brew" in line.text or "Bear" in line.text]
    assert characteristics(game, put(game, BEAR)).power == 2


def test_702_106c_it_is_turned_face_up_and_names_what_was_chosen() -> None:
    game = hidden()
    bear, other = put(game, BEAR), put(game, creature(name="Cub"))
    (special,) = (action for action in legal_actions(game, 1) if isinstance(action, Special))
    assert special.action.rule == "116.2j"
    run(take_special_action(game, 1, special.action))
    assert [characteristics(game, id).power for id in (bear, other)] == [3, 2]
    told = [(line.rule, line.text) for line in log_lines(game, 2)][-2:]
    assert told == [("702.106c", "Brew is turned face up"), ("702.106c", "for Brew is chosen: Bear")]
    assert not [action for action in legal_actions(game, 1) if isinstance(action, Special)]


def test_116_2j_others_cant_turn_it_face_up() -> None:
    game = hidden()
    assert not [action for action in legal_actions(game, 2) if isinstance(action, Special)]


def test_315_3_a_conspiracy_never_leaves_the_command_zone_and_none_is_brought_in() -> None:
    game = hidden()
    (brew,) = game.command
    run(happen(game, Move(brew, "hand")))
    assert game.command == (brew,)
    play(game, "You may put a card you own from outside the game into your hand.", True)
    assert names(game, game.player(1).outside) == ["Unity"]


def test_702_106e_it_is_revealed_as_the_game_ends() -> None:
    game = hidden()
    run(happen(game, LoseGame(2)))
    run(settle_the_game(game))
    assert game.over
    (brew,) = game.command
    assert (brew,) in [reveal.objects for reveal in happened(game, Reveal)]
