from __future__ import annotations

import gzip
import json
import multiprocessing
import sqlite3
from pathlib import Path

import pytest
from tests.cards import samples

from spellwright.cards.bulk import CHUNK, records
from spellwright.cards.database import CardDatabase
from spellwright.cards.errors import CardDataError, CardImportError, CardsError
from spellwright.cards.importing import ImportReport, Tally, import_files
from spellwright.cards.pool import pool


def import_records(database: CardDatabase, found: list[samples.Fields], *, packed: bool = False) -> ImportReport:
    path = samples.write(database.path.with_name("bulk-file"), found, packed=packed)
    return import_files([path], database)


def import_alone(path: Path, database: CardDatabase) -> None:
    """For another process: import the file there."""
    import_files([path], database)


@pytest.mark.parametrize("packed", [False, True])
def test_a_file_is_known_by_its_content_not_its_name(database: CardDatabase, tmp_path: Path, packed: bool) -> None:
    cards = samples.write(tmp_path / "rulings.txt", [samples.VAULT], packed=packed)
    rulings = samples.write(tmp_path / "cards.json", [samples.ruling("Lim-Dûl's Vault", "So.")], packed=packed)
    report = import_files([rulings, cards], database)
    assert (report.cards, report.rulings) == (Tally(1, 0, 0), Tally(1, 0, 0))
    assert database.rulings(database.card("Lim-Dûl's Vault"))[0].comment == "So."


def test_importing_again_changes_nothing(database: CardDatabase) -> None:
    found = [samples.BOLT, samples.OLD_BOLT, samples.FORM]
    assert import_records(database, found).cards == Tally(2, 0, 0)
    again = import_records(database, found)
    assert (again.cards, again.printings) == (Tally(0, 0, 2), Tally(0, 0, 3))


def test_a_changed_card_is_updated_and_others_stay(database: CardDatabase) -> None:
    import_records(database, [samples.BOLT, samples.VAULT])
    report = import_records(database, [samples.BOLT | {"oracle_text": "Draw a card."}])
    assert report.cards == Tally(0, 1, 0)
    assert database.card("Lightning Bolt").oracle_text == "Draw a card."
    assert database.card("Lim-Dûl's Vault").cmc == 2.0


def test_a_renamed_card_is_found_by_its_new_name_only(database: CardDatabase) -> None:
    import_records(database, [samples.VAULT])
    import_records(database, [samples.VAULT | {"name": "Vault of Lim-Dûl"}])
    assert database.find("Lim-Dûl's Vault") is None
    assert database.card("vault of lim-dul").cmc == 2.0


def test_what_is_no_card_of_a_deck_is_skipped_and_counted(database: CardDatabase) -> None:
    report = import_records(database, [samples.BOLT, *samples.EXTRAS, samples.TOKEN])
    assert report.cards == Tally(1, 0, 0)
    assert dict(report.skipped) == {
        "art_series": 1,
        "double_faced_token": 1,
        "dungeon": 1,
        "emblem": 1,
        "planar": 1,
        "token": 2,
    }
    assert database.find("Goblin") is None
    assert "2 token" in str(report)


@pytest.mark.parametrize("reverse", [False, True])
def test_printings_that_cannot_be_played_do_not_make_the_card_illegal(database: CardDatabase, reverse: bool) -> None:
    found = [samples.GOLD_BORDERED_BOLT, samples.BOLT]
    import_records(database, found[::-1] if reverse else found)
    assert database.card("Lightning Bolt").legality("modern") == "legal"
    assert len(database.printings(database.card("Lightning Bolt"))) == 2


def test_rulings_of_a_card_are_replaced_by_those_of_the_file(database: CardDatabase) -> None:
    rulings = [samples.ruling("Lightning Bolt", text) for text in ("Stays.", "Goes.")]
    import_records(database, [samples.BOLT])
    import_records(database, rulings)
    report = import_records(database, [rulings[0], samples.ruling("Lightning Bolt", "Comes.")])
    assert report.rulings == Tally(1, 0, 1)
    assert [ruling.comment for ruling in database.rulings(database.card("Lightning Bolt"))] == ["Stays.", "Comes."]


def test_one_bad_record_leaves_everything_as_it_was(database: CardDatabase) -> None:
    import_records(database, [samples.BOLT])
    with pytest.raises(CardDataError, match=r"bulk-file, record 2 \(Shock\): 'cmc' is 'one'"):
        import_records(database, [samples.VAULT, samples.card("Shock", cmc="one")])
    assert database.find("Lim-Dûl's Vault") is None
    assert database.card("Lightning Bolt").set == "m10"


def test_a_second_file_that_fails_takes_the_first_with_it(database: CardDatabase, tmp_path: Path) -> None:
    good = samples.write(tmp_path / "good.json", [samples.VAULT])
    with pytest.raises(CardImportError, match=r"missing\.json can't be read: No such file"):
        import_files([good, tmp_path / "missing.json"], database)
    assert database.find("Lim-Dûl's Vault") is None


def test_an_interrupt_leaves_the_old_database(database: CardDatabase, tmp_path: Path) -> None:
    import_records(database, [samples.BOLT])
    path = samples.write(tmp_path / "new.json", [samples.BOLT | {"oracle_text": "Changed."}, samples.VAULT])

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        import_files([path], database, interrupt)
    assert "3 damage" in database.card("Lightning Bolt").oracle_text
    assert database.find("Lim-Dûl's Vault") is None


def test_a_failure_while_merging_leaves_the_old_database(database: CardDatabase) -> None:
    import_records(database, [samples.BOLT])
    connection = sqlite3.connect(database.path)
    connection.execute("CREATE TRIGGER full BEFORE INSERT ON rulings BEGIN SELECT raise(ABORT, 'disk full'); END")
    connection.close()
    with pytest.raises(CardsError, match="disk full"):
        import_records(database, [samples.VAULT | {"object": "card"}, samples.ruling("Lightning Bolt", "So.")])
    assert database.find("Lim-Dûl's Vault") is None


def test_readers_see_the_old_cards_while_a_writer_is_at_work(database: CardDatabase) -> None:
    import_records(database, [samples.BOLT])
    writer = sqlite3.connect(database.path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("DELETE FROM cards")
    assert database.card("Lightning Bolt").set == "m10"
    writer.rollback()
    writer.close()


def test_several_processes_may_import_at_once(database: CardDatabase, tmp_path: Path) -> None:
    names = [f"Card {number}" for number in range(4)]
    paths = [samples.write(tmp_path / name, [samples.card(name)]) for name in names]
    context = multiprocessing.get_context("spawn")
    processes = [context.Process(target=import_alone, args=(path, database)) for path in paths]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0] * 4
    assert len(database) == len(pool()) + 4


def test_a_card_without_an_oracle_id_is_known_by_its_name(database: CardDatabase) -> None:
    mine = {"object": "card", "name": "My Own", "type_line": "Instant", "oracle_text": "Draw a card."}
    assert import_records(database, [mine]).cards == Tally(1, 0, 0)
    assert import_records(database, [mine]).cards == Tally(0, 0, 1)


def test_progress_says_which_file_and_how_far(database: CardDatabase, tmp_path: Path) -> None:
    path = samples.write(tmp_path / "cards.json", [samples.BOLT])
    told: list[tuple[str, int, int | None]] = []
    import_files([path], database, lambda *step: told.append(step))
    assert told[-1] == ("cards.json", path.stat().st_size, path.stat().st_size)


def test_records_longer_than_one_piece_of_reading_are_whole(tmp_path: Path) -> None:
    long = samples.card("Long", oracle_text="é" * CHUNK)
    path = samples.write(tmp_path / "long.json", [samples.BOLT, long, samples.VAULT])
    assert [record.fields["name"] for record in records(path)] == ["Lightning Bolt", "Long", "Lim-Dûl's Vault"]
    assert len(str(list(records(path))[1].fields["oracle_text"])) == CHUNK


def test_one_record_a_line_without_an_array_is_read(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_text("\n".join(json.dumps(record) for record in (samples.BOLT, samples.VAULT)), encoding="utf-8")
    assert len(list(records(path))) == 2


WHOLE = json.dumps([samples.BOLT]).encode()


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "holds no records"),
        (b"[]", "holds no records"),
        (b"<html>", "isn't a list of JSON objects: '<html>'"),
        (b"[1, 2]", "isn't a list of JSON objects: '1, 2]'"),
        (WHOLE[:-1], "is cut off: the list that it holds has no end"),
        (WHOLE[:-9], "isn't whole JSON, or is cut off"),
        (gzip.compress(WHOLE)[:-12], "is packed, but cut off or damaged"),
        (b"\x1f\x8bno", "is packed, but cut off or damaged"),
        (b'[{"object": "set", "code": "lea"}]', "record 1: 'object' is 'set'; Scryfall's bulk files have 'card'"),
        (b'[{"name": "Shock"}]', "record 1: 'object' is ''"),
        ("[{}]".encode("utf-16"), "isn't text in UTF-8"),
    ],
)
def test_a_file_that_is_no_bulk_file_is_refused_with_the_reason(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(CardImportError, match=message.replace("[", r"\[")):
        list(records(path))
