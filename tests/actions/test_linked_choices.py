"""607. Choices and the abilities that refer to them, on objects that become copies of others."""

from __future__ import annotations

from tests.actions.build import creature, happens, play, put, run, table

from spellwright.rules.asking import characteristics
from spellwright.rules.durations import end_with_the_turn
from spellwright.state.card import Card
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

CHOOSE = "As this creature enters, choose a color."
VOICE = creature(f"{CHOOSE}\nThis creature is the chosen color.", name="Voice")
SONG = creature(f"{CHOOSE}\nThis creature is the chosen color.", name="Song")
TURN = "Target creature you control becomes a copy of another target creature until end of turn."
WHITE, BLUE = 1, 2


def enter(game: Game, what: Card, color: str) -> Id:
    """A creature enters for which a colour is chosen."""
    before = game.battlefield
    happens(game, Move(put(game, what, to="hand"), "battlefield"), answers=(color,))
    return next(id for id in game.battlefield if id not in before)


def test_607_2d_a_choice_serves_the_linked_ability() -> None:
    game = table()
    assert characteristics(game, enter(game, VOICE, "white")).colors == WHITE


def test_607_5a_a_choice_for_its_own_ability_serves_no_ability_copied_later() -> None:
    game = table()
    voice, song = enter(game, VOICE, "white"), enter(game, SONG, "blue")
    play(game, TURN, voice)
    assert characteristics(game, voice).name == "Song"
    assert characteristics(game, voice).colors == 0
    assert characteristics(game, song).colors == BLUE


def test_607_5a_a_choice_for_a_copied_ability_serves_no_ability_copied_later() -> None:
    game = table()
    voice = enter(game, VOICE, "white")
    song = enter(game, SONG, "blue")
    text = "You may have this creature enter as a copy of any creature on the battlefield."
    clone = put(game, creature(text, name="Clone"), to="hand")
    happens(game, Move(clone, "battlefield"), answers=(True, voice, "blue"))
    (copy,) = (id for id in game.battlefield if id not in (voice, song))
    assert characteristics(game, copy).colors == BLUE
    play(game, TURN, copy, song)
    assert characteristics(game, copy).colors == 0


def test_607_5a_its_own_choice_serves_again_as_it_is_itself_again() -> None:
    game = table()
    voice = enter(game, VOICE, "white")
    put(game, creature(name="Plain"))
    play(game, TURN, voice)
    assert characteristics(game, voice).colors == 0
    run(end_with_the_turn(game))
    assert characteristics(game, voice).colors == WHITE
