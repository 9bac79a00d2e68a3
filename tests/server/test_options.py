"""How options are told to the one who decides."""

from __future__ import annotations

from tests.rules.table import BEAR, put, table

from spellwright.play.option_text import option_text
from spellwright.server.options import options_json
from spellwright.state.pile import Pile
from spellwright.words.mana import BIT
from spellwright.words.procedure import Choose


def test_mana_to_be_added_is_told_by_its_symbols() -> None:
    decision = Choose(1, ((BIT["B"],), (BIT["G"],)), "mana", "Which mana?", "106.1")
    assert [option["text"] for option in options_json(table(), decision)] == ["{B}", "{G}"]


def test_700_3_a_face_down_pile_to_choose_is_told_by_its_number_of_cards() -> None:
    game = table()
    bear = put(game, BEAR)
    piles = (Pile((bear,), by=2), Pile((bear, bear), by=2, face_down=True))
    told = options_json(game, Choose(1, piles, "choose", "Choose a pile", "608.2d"))
    assert [(option["text"], option["ids"]) for option in told] == [("Bear", [bear]), ("2 face down", [])]
    assert option_text(game, Choose(1, piles, "choose", "", ""), piles[0]) == f"pile of Bear ({bear})"
