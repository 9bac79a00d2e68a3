"""The ledger of implemented and tested rules."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from spellwright.cr import ledger
from spellwright.cr.index import UnknownRule, exists

ROOT = Path(__file__).resolve().parents[2]


def test_every_rule_has_an_entry() -> None:
    totals = ledger.totals()
    assert totals.rules == len(ledger.ledger()) == 3093
    statuses = [entry.status for entry in ledger.ledger().values()]
    assert totals.open == statuses.count("open")
    assert totals.rules == sum(statuses.count(status) for status in ("implemented", "tested", "out of scope", "open"))


def test_a_cited_rule_is_implemented_there() -> None:
    [entry] = ledger.entries("205.3q")
    assert entry.status == "implemented"
    [file, line] = entry.implemented[0].split(":")
    assert file == "src/spellwright/cr/subtypes.py"
    assert "205.3q" in (ROOT / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


def test_a_range_of_the_table_covers_what_stands_under_it() -> None:
    assert [ledger.reasons()[number] for number in ("904.1", "801.1", "805.10a")] == [
        "Archenemy", *["options of multiplayer play other than free-for-all"] * 2,
    ]  # fmt: skip
    assert "806.1" not in ledger.reasons()


def test_a_section_gives_the_entries_of_its_rules() -> None:
    numbers = [entry.number for entry in ledger.entries("104")]
    assert numbers[0] == "104.1"
    assert "104.3a" in numbers
    assert all(number.startswith("104.") for number in numbers)


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(UnknownRule):
        ledger.entries("702.999")


def test_the_scan_finds_sources_and_tests_but_no_examples(tmp_path: Path) -> None:
    for file, text in {
        "src/spellwright/rules/a.py": "x = 1  # 104.1\n",
        "tests/rules/test_a.py": "def test_a():\n    pass  # 104.2\n",
        "tests/laws/test_b.py": "def test_b():\n    pass  # 104.3\n",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(text)
    assert ledger.shipped_lines(ledger.scan(tmp_path)) == (
        "104.1\tsrc/spellwright/rules/a.py:1\n104.2\ttests/rules/test_a.py::test_a\n"
    )


def test_every_status_is_told_apart() -> None:
    def status(implemented: tuple[str, ...], tested: tuple[str, ...], reason: str) -> str:
        return ledger.Entry("104.1", "", implemented, tested, reason).status

    assert status(("a",), ("b",), "c") == "implemented"
    assert status((), ("b",), "c") == "tested"
    assert status((), (), "c") == "out of scope"
    assert status((), (), "") == "open"


def test_the_shipped_ledger_is_that_of_this_source() -> None:
    shipped = resources.files("spellwright.cr") / "data" / ledger.SHIPPED
    if not shipped.is_file():
        pytest.skip("installed in place: the ledger reads the source itself")
    assert shipped.read_text(encoding="utf-8") == ledger.shipped_lines(ledger.scan(ROOT))


def test_the_table_of_reasons_names_rules_of_the_edition() -> None:
    assert [number for number in ledger.reasons() if not exists(number)] == []
