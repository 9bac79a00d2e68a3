"""701.42: two cards become one permanent, and two cards again as it leaves."""

from __future__ import annotations

import json
from pathlib import Path

from tests.actions.build import battlefield, happens, names, put, table

from spellwright.cards.compiling import compiled
from spellwright.cards.database import CardDatabase
from spellwright.cards.importing import import_files
from spellwright.cards.pool import pool
from spellwright.rules.asking import characteristics
from spellwright.state.card import Card
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game


def pool_card(name: str) -> Card:
    return compiled(next(card for card in pool() if card.name == name)).card


def melded() -> Game:
    game = table()
    put(game, pool_card("Gisela, the Broken Blade"))
    put(game, pool_card("Bruna, the Fading Light"))
    happens(game, BeginStep("end", 1))
    return game


def test_a_pair_melds_into_one_permanent() -> None:
    game = melded()
    assert battlefield(game) == ["Brisela, Voice of Nightmares"]
    assert game.exile == ()
    values = characteristics(game, game.battlefield[0])
    assert (values.power, values.mana_value) == (9, 11)


def test_two_cards_leave() -> None:
    game = melded()
    happens(game, Move(game.battlefield[0], "graveyard"), answers=(...,))
    assert sorted(names(game, game.player(1).graveyard)) == ["Bruna, the Fading Light", "Gisela, the Broken Blade"]


def test_an_imported_pair_melds_too(tmp_path: Path) -> None:
    half = {"layout": "meld", "type_line": "Creature — Rat", "power": "1", "toughness": "1"}
    parts = [("Rat", "meld_part"), ("Mouse", "meld_part"), ("Host", "meld_result")]
    related = [{"object": "related_card", "component": kind, "name": name} for name, kind in parts]
    cards = [{"object": "card", "name": name, "oracle_id": name, **half, "all_parts": related} for name, _ in parts]
    (tmp_path / "cards.json").write_text(json.dumps(cards), encoding="utf-8")
    database = CardDatabase(tmp_path / "cards.sqlite")
    import_files([tmp_path / "cards.json"], database)
    assert [face.name for face in compiled(database.card("Rat")).card.faces] == ["Rat", "Host"]
