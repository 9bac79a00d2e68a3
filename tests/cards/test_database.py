from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from tests.cards import samples

from spellwright.cards.database import CardDatabase, Printing, Ruling
from spellwright.cards.errors import CardDatabaseError, UnknownCardError
from spellwright.cards.home import home
from spellwright.cards.importing import import_files
from spellwright.cards.pool import pool


@pytest.fixture
def filled(database: CardDatabase, tmp_path: Path) -> CardDatabase:
    cards = [samples.OLD_BOLT, samples.BOLT, samples.VAULT, samples.FORM]
    rulings = [samples.ruling("Lightning Bolt", "Second.", "2021-01-01"), samples.ruling("Lightning Bolt", "First.")]
    import_files([samples.write(tmp_path / "a.json", cards), samples.write(tmp_path / "b.json", rulings)], database)
    return database


def test_the_home_folder_is_the_one_named_by_the_environment(tmp_path: Path) -> None:
    assert home() == tmp_path / "home"
    assert CardDatabase().path.parent == home()


def test_without_the_variable_the_platform_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPELLWRIGHT_HOME")
    assert "spellwright" in str(home()).casefold()


def test_without_an_import_the_pool_is_there_and_no_file_is_made(database: CardDatabase) -> None:
    assert database.card("Lightning Bolt").mana_cost == "{R}"
    assert [card.name for card in database] == [card.name for card in pool()]
    assert len(database) == len(pool())
    assert not database.path.exists()


@pytest.mark.parametrize("written", ["Lim-Dûl's Vault", "lim-dul’s vault", "LIM-DÛL'S VAULT", " Lim-Dûl's  Vault "])
def test_a_card_is_found_however_its_name_is_written(filled: CardDatabase, written: str) -> None:
    assert filled.card(written).name == "Lim-Dûl's Vault"


@pytest.mark.parametrize("name", ["Aberrant Researcher", "perfected form", "Aberrant Researcher // Perfected Form"])
def test_a_card_is_found_by_the_name_of_a_face(filled: CardDatabase, name: str) -> None:
    assert filled.card(name).name == "Aberrant Researcher // Perfected Form"


def test_a_whole_name_goes_before_the_name_of_a_face(filled: CardDatabase, tmp_path: Path) -> None:
    import_files([samples.write(tmp_path / "c.json", [samples.card("Perfected Form")])], filled)
    assert filled.card("Perfected Form").layout == "normal"


def test_a_whole_name_of_the_pool_goes_before_an_imported_face(filled: CardDatabase, tmp_path: Path) -> None:
    halves = [
        {"name": name, "type_line": "Instant", "mana_cost": "{R}", "oracle_text": ""} for name in ("Shock", "Awe")
    ]
    import_files([samples.write(tmp_path / "c.json", [samples.faced("Shock // Awe", "split", halves)])], filled)
    assert filled.card("Shock").name == "Shock"
    assert filled.card("Awe").name == "Shock // Awe"


def test_of_two_cards_with_one_name_the_legal_one_is_found(database: CardDatabase, tmp_path: Path) -> None:
    legal = samples.card("Pick Your Poison", cmc=1.0)
    other = samples.card("Pick Your Poison", cmc=2.0, oracle_id="playtest", legalities=samples.NOWHERE)
    import_files([samples.write(tmp_path / "c.json", [legal, other])], database)
    assert database.card("Pick Your Poison").cmc == 1.0


def test_an_imported_card_goes_before_the_bundled_one(filled: CardDatabase) -> None:
    assert filled.card("Lightning Bolt").set == "m10"
    assert [card.name for card in filled].count("Lightning Bolt") == 1
    assert len(filled) == len(list(filled)) == len(pool()) + 2


def test_a_card_that_was_not_imported_comes_from_the_pool(filled: CardDatabase) -> None:
    assert filled.card("Counterspell").mana_cost == "{U}{U}"


def test_a_misspelt_name_is_refused_with_the_nearest_names(filled: CardDatabase) -> None:
    with pytest.raises(
        UnknownCardError, match=r'No card is named "Lim-Dull Vault"\. Did you mean "Lim-Dûl.s Vault"'
    ) as caught:
        filled.card("Lim-Dull Vault")
    assert caught.value.nearest[0] == "Lim-Dûl's Vault"


def test_the_nearest_names_include_those_of_the_pool(filled: CardDatabase) -> None:
    assert filled.nearest("Countrspell")[0] == "Counterspell"


def test_rulings_come_oldest_first(filled: CardDatabase) -> None:
    assert filled.rulings(filled.card("Lightning Bolt")) == (
        Ruling("2020-01-24", "First.", "wotc"),
        Ruling("2021-01-01", "Second.", "wotc"),
    )


def test_a_bundled_card_has_no_rulings(filled: CardDatabase) -> None:
    assert filled.rulings(filled.card("Counterspell")) == ()


def test_printings_come_oldest_first_and_the_card_shows_the_newest(filled: CardDatabase) -> None:
    bolt = filled.card("Lightning Bolt")
    assert filled.printings(bolt) == (
        Printing("lea", "Limited Edition Alpha", "61", "common", "1993-08-05"),
        Printing("m10", "Magic 2010", "46", "common", "2009-07-17"),
    )
    assert (bolt.set, bolt.set_name, bolt.released_at) == ("m10", "Magic 2010", "2009-07-17")


def test_sets_are_those_of_the_printings(filled: CardDatabase) -> None:
    assert [(a_set.code, a_set.name, a_set.set_type) for a_set in filled.sets()] == [
        ("lea", "Limited Edition Alpha", "core"),
        ("m10", "Magic 2010", "core"),
    ]


def test_a_file_that_is_no_database_is_named(database: CardDatabase) -> None:
    database.path.write_text("something else entirely, and long enough to be looked at" * 50)
    with pytest.raises(CardDatabaseError, match=r"cards\.sqlite is no card database, or a damaged one"):
        database.find("Shock")


def test_a_database_of_a_newer_form_is_left_alone(filled: CardDatabase) -> None:
    connection = sqlite3.connect(filled.path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(CardDatabaseError, match="written by a newer Spellwright"):
        filled.find("Shock")


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CardDatabaseError, match="SPELLWRIGHT_HOME may name another one"):
        import_files([], CardDatabase(tmp_path / "file" / "cards.sqlite"))
