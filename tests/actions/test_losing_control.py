"""When a player loses control of something: as another takes it, as an effect ends, as it leaves (603.10d)."""

from __future__ import annotations

from tests.actions.build import creature, happens, play, put, table, use
from tests.rules.table import go_on

from spellwright.rules.asking import controller
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

STEAL = "Gain control of target creature until end of turn."
KEPT = "When you lose control of ~, you gain 3 life."
BORROW = f"{STEAL} When you lose control of the creature, tap it."


def lives(game: Game) -> tuple[int, int]:
    return game.player(1).life, game.player(2).life


def end_of_turn(game: Game) -> None:
    """Go on to the cleanup step, where players get priority because something triggers there (514.3a)."""
    while game.step != "end":
        go_on(game)
    go_on(game)


def taken(game: Game, id: Id, player: Id) -> None:
    """A player takes it, and what triggers resolves."""
    play(game, STEAL, id, player=player)
    happens(game)


def test_603_10d_who_has_lost_control_of_it_has_the_ability() -> None:
    game = table()
    keeper, _ = put(game, creature(KEPT)), put(game, creature())
    taken(game, keeper, 2)
    assert controller(game, keeper) == 2
    assert lives(game) == (23, 20)


def test_603_10d_who_had_taken_it_loses_control_too_as_the_effect_ends() -> None:
    game = table()
    keeper, _ = put(game, creature(KEPT), 2), put(game, creature())
    taken(game, keeper, 1)
    assert lives(game) == (20, 23)
    end_of_turn(game)
    happens(game)
    assert controller(game, keeper) == 2
    assert lives(game) == (23, 23)


def test_control_is_lost_as_it_leaves_the_battlefield() -> None:
    game = table()
    keeper = put(game, creature(KEPT))
    happens(game, Move(keeper, "graveyard", cause="destroy"))
    assert lives(game) == (23, 20)


def test_control_of_another_or_of_a_card_in_hand_is_not_meant() -> None:
    game = table()
    put(game, creature(KEPT))
    other = put(game, creature())
    taken(game, other, 2)
    happens(game, Move(put(game, creature(KEPT), to="hand"), "graveyard", cause="discard"))
    assert lives(game) == (20, 20)


def test_603_7_what_was_borrowed_is_tapped_as_it_goes_back() -> None:
    game = table()
    bear, _ = put(game, creature(), 2), put(game, creature())
    play(game, BORROW, bear)
    happens(game)
    assert not game[bear].tapped
    end_of_turn(game)
    happens(game)
    assert controller(game, bear) == 2 and game[bear].tapped


def test_603_7b_what_was_borrowed_is_tapped_as_a_third_takes_it_and_then_no_more() -> None:
    game = table(3)
    bear, _ = put(game, creature(), 2), put(game, creature())
    play(game, BORROW, bear)
    happens(game)
    taken(game, bear, 3)
    assert controller(game, bear) == 3 and game[bear].tapped
    assert not [f for f in game.floating if f.once]


def test_603_7a_what_comes_back_later_is_sacrificed_if_control_is_lost_after_that() -> None:
    game = table()
    text = (
        "{0}: Exile target creature card from a graveyard. Put that card onto the battlefield under your control at the "
        "beginning of the next end step. Sacrifice the creature when you lose control of ~."
    )
    angel = put(game, creature(text, name="Angel"))
    dead = put(game, creature(name="Dead"), 2, to="graveyard")
    use(game, angel)
    assert game[dead].zone == "gone"
    while game.step != "end":
        go_on(game)
    happens(game)
    (risen,) = [id for id in game.battlefield if game[id].copiable.name == "Dead"]
    assert controller(game, risen) == 1
    taken(game, angel, 2)
    assert game[risen].zone == "gone"
