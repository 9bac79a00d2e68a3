"""700.2i. Modes behind pawprint symbols."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, happens, play, put, table

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.state.events.permanents import Destroy

TEXT = (
    "Choose up to five {P} worth of modes. You may choose the same mode more than once.\n"
    "{P} — You gain 1 life.\n"
    "{P}{P} — Draw a card.\n"
    "{P}{P}{P} — You gain 10 life."
)


@pytest.mark.parametrize(
    ("modes", "life", "drawn"),
    [((0, 0, 0, 0, 0), 25, 0), ((1, 2), 30, 1), ((1, 1, None), 20, 2), ((None,), 20, 0), ((2, 0, 0), 32, 0)],
)
def test_700_2i_modes_are_chosen_up_to_so_many_pawprints(modes: tuple[int | None, ...], life: int, drawn: int) -> None:
    game = table()
    play(game, TEXT, *modes)
    assert (game.player(1).life, len(game.player(1).hand)) == (life, drawn)


def test_700_2i_no_more_pawprints_are_offered_than_are_left() -> None:
    with pytest.raises(AssertionError, match="2 is none of"):
        play(table(), TEXT, 2, 2)


def test_700_2i_all_modes_have_pawprints() -> None:
    text = TEXT.replace("\n{P} —", "\n•")
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Sorcery", oracle_text=text)]).unread


def test_608_2h_what_you_controlled_as_it_died() -> None:
    game = table()
    mine, theirs = put(game, creature(name="Bear")), put(game, creature(name="Wolf"), 2)
    happens(game, Destroy(mine), Destroy(theirs))
    play(game, card("Draw a card for each creature you controlled that died this turn."))
    assert len(game.player(1).hand) == 1
