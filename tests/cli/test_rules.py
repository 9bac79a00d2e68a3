"""`rules`: the ledger, and the text where the user has it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Command

from spellwright.cr.index import heading, numbers
from spellwright.cr.texts import NoRulesText, rule_texts


def rules_file(path: Path, every: int = 1) -> Path:
    """A file of the form of the rules, with sentences of its own."""
    lines = ["Contents", "100. General", ""]
    for place, number in enumerate(numbers()):
        if "." not in number:
            lines.append(f"{number}. {heading(number).upper()}")
        elif place % every == 0:
            lines += [
                f"{number}. Sentence of {number}." if number[-1].isdigit() else f"{number} Sentence of {number}.",
                "",
            ]
    path.write_text("\n".join([*lines, "Glossary", "Ability", "An ability."]), encoding="utf-8")
    return path


def test_the_sums(spellwright: Command) -> None:
    sums = spellwright("rules", "--json").json
    assert set(sums) == {"rules", "implemented", "tested", "out_of_scope", "open"}
    assert sums["rules"] == 3093
    assert "3093  rules" in spellwright("rules").out


def test_a_rule_with_the_places_that_implement_and_test_it(spellwright: Command) -> None:
    told = spellwright("rules", "702.9b", "--json").json
    assert told["heading"] == "Flying"
    assert "src/spellwright/keywords/flying.py" in str(told["rules"][0]["implemented"])
    out = spellwright("rules", "702.9").out
    assert "702.9b" in out
    assert "isn't shipped" in out


def test_a_rule_that_does_not_exist(spellwright: Command) -> None:
    ran = spellwright("rules", f"702.{9999}")
    assert (ran.code, ran.out) == (2, "")
    assert f"have no rule 702.{9999}" in ran.err


def test_the_text_is_shown_once_it_was_imported(spellwright: Command, tmp_path: Path) -> None:
    assert spellwright("rules", "import", rules_file(tmp_path / "rules.txt")).code == 0
    assert "Sentence of 702.9b." in spellwright("rules", "702.9b").out


def test_a_text_of_something_else_is_refused(spellwright: Command, tmp_path: Path) -> None:
    ran = spellwright("rules", "import", rules_file(tmp_path / "rules.txt", every=3))
    assert ran.code == 2
    assert "Comprehensive Rules of 2025-09-19" in ran.err


def test_a_section_under_a_number_of_another_edition_does_not_count(tmp_path: Path) -> None:
    text = rules_file(tmp_path / "rules.txt").read_text(encoding="utf-8")
    texts = rule_texts("\n721. Something Else\n721.1. Wrong.\n" + text)
    assert texts["721.1"] == "Sentence of 721.1."


def test_examples_belong_to_their_rule(tmp_path: Path) -> None:
    text = rules_file(tmp_path / "rules.txt").read_text(encoding="utf-8")
    texts = rule_texts(text.replace("Sentence of 702.9b.", "Sentence.\nExample: So."))
    assert texts["702.9b"] == "Sentence.\nExample: So."


def test_no_rules_at_all() -> None:
    with pytest.raises(NoRulesText, match="only 0 of 3093"):
        rule_texts("Hello.")
