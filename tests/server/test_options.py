"""How options are told to the one who decides."""

from __future__ import annotations

from tests.rules.table import table

from spellwright.server.options import options_json
from spellwright.words.mana import BIT
from spellwright.words.procedure import Choose


def test_mana_to_be_added_is_told_by_its_symbols() -> None:
    decision = Choose(1, ((BIT["B"],), (BIT["G"],)), "mana", "Which mana?", "106.1")
    assert [option["text"] for option in options_json(table(), decision)] == ["{B}", "{G}"]
