"""`card`, `cards`, `coverage`: what is read, and what isn't."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

SHOCK = {
    "object": "card",
    "oracle_id": "1",
    "name": "Shocking Test",
    "layout": "normal",
    "mana_cost": "{R}",
    "type_line": "Instant",
    "oracle_text": "Shocking Test deals 2 damage to any target.",
    "legalities": {"modern": "legal", "vintage": "not_legal"},
}
ODD = {**SHOCK, "oracle_id": "2", "name": "Odd Test", "oracle_text": "Frobnicate target player."}
TOKEN = {**SHOCK, "oracle_id": "3", "name": "Goblin", "layout": "token", "type_line": "Token Creature — Goblin"}


@pytest.fixture
def bulk(tmp_path: Path) -> Path:
    path = tmp_path / "cards.json.gz"
    path.write_bytes(gzip.compress(json.dumps([SHOCK, ODD, TOKEN]).encode()))
    return path


def test_a_card_is_shown_with_its_words(spellwright: Command) -> None:
    out = spellwright("card", "lightning bolt").out
    assert "Lightning Bolt  {R}" in out
    assert "every word is understood" in out
    assert "DealsDamage" in out


def test_a_keyword_is_told_with_its_rule(spellwright: Command) -> None:
    out = spellwright("card", "Air Elemental").out
    assert "702.9  Flying: Only creatures with flying or reach can block it." in out


def test_a_card_of_ones_own_shows_what_is_not_understood(spellwright: Command) -> None:
    arguments = [
        "card",
        "--text",
        "Flying\\nFrobnicate it.",
        "--type",
        "Creature - Bird",
        "--pt",
        "2/2",
        "--cost",
        "{U}",
    ]
    ran = spellwright(*arguments)
    assert ran.code == 0
    assert "Creature — Bird" in ran.out
    assert "Declined" in ran.out
    told = spellwright(*arguments, "--json").json
    assert told["read"] is False
    assert told["faces"][0]["unread"] == [{"words": "Frobnicate it", "reason": "not understood", "at": 7}]


def test_a_saved_card_is_known_and_no_other_card_is_overwritten(spellwright: Command) -> None:
    own = ["card", "--text", "Flying", "--type", "Creature", "--pt", "2/2", "--save", "--name"]
    assert spellwright(*own, "Cloud Thing").code == 0
    assert spellwright("card", "cloud thing").code == 0
    assert spellwright(*own, "Cloud Thing").code == 0
    refused = spellwright(*own, "Shock")
    assert refused.code == 2
    assert "already" in refused.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["card"], "name a card"),
        (["card", "Shokc"], "Shock"),
        (["card", "--text", "Flying"], "needs a type line"),
        (["card", "--text", "", "--type", "Creature", "--pt", "2"], "power and toughness"),
        (["card", "--text", "", "--type", "Creature", "--cost", "{Q9}"], "mana symbols"),
        (["card", "Shock", "--save"], "--save keeps a card of your own"),
        (["cards", "import", "nowhere.json"], "nowhere.json"),
        (["coverage", "--cards", "nowhere.json"], "nowhere.json"),
        (["coverage", "--cards", "x", "--deck", "y"], "either"),
    ],
)
def test_wrong_usage_is_one_clear_message(spellwright: Command, arguments: list[str], says: str) -> None:
    ran = spellwright(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_cards_are_imported_once_and_skipped_ones_counted(spellwright: Command, bulk: Path) -> None:
    first = spellwright("cards", "import", bulk, "--json").json
    assert first["cards"] == {"added": 2, "updated": 0, "unchanged": 0}
    assert first["skipped"] == {"token": 1}
    assert spellwright("cards", "import", bulk, "--json").json["cards"]["unchanged"] == 2
    assert spellwright("card", "Shocking Test").code == 0


def test_cards_are_updated_only_with_a_connection(spellwright: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELLWRIGHT_SCRYFALL", "http://127.0.0.1:9")
    ran = spellwright("cards", "update")
    assert (ran.code, ran.out) == (2, "")
    assert "cards import FILE" in ran.err


def test_coverage_of_a_file_counts_every_card_and_imports_none(spellwright: Command, bulk: Path) -> None:
    told = spellwright("coverage", "--cards", bulk, "--json", "--workers", 1).json
    assert told == {
        "cards": 2,
        "read": 1,
        "by_hand": 0,
        "declined": 1,
        "by_format": {"modern": {"cards": 2, "read": 1, "declined": 1}},
        "by_layout": {"normal": {"cards": 2, "read": 1, "declined": 1}},
        "unread_phrases": [{"phrase": "Frobnicate target player", "cards": 1}],
    }
    assert spellwright("card", "Shocking Test").code == 2


def test_coverage_of_a_deck(spellwright: Command) -> None:
    out = spellwright("coverage", "--deck", "burn", "--workers", 1).out
    assert "cards are read" in out


def test_one_card_that_breaks_the_reader_counts_as_declined(
    spellwright: Command, bulk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(card: object) -> object:
        raise RuntimeError("oops")

    monkeypatch.setattr("spellwright.cards.coverage.compiled", broken)
    told = spellwright("coverage", "--cards", bulk, "--json", "--workers", 1).json
    assert (told["cards"], told["read"]) == (2, 0)
    assert "oops" in told["unread_phrases"][0]["phrase"]
