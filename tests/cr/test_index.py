"""The index of rule numbers."""

from __future__ import annotations

import pytest

from spellwright.cr import index


def test_it_holds_every_rule_of_the_edition() -> None:
    assert len(index.rules()) == 3093


@pytest.mark.parametrize("number", ["7", "702", "702.143", "702.143a", "704.5m", "905.6"])
def test_a_number_of_the_edition_exists(number: str) -> None:
    assert index.exists(number)


@pytest.mark.parametrize("number", ["", "10", "999", "702.0", "702.143z", "704.5l", "704.5o", "702.143."])
def test_another_number_does_not(number: str) -> None:
    assert not index.exists(number)


def test_the_letters_l_and_o_are_skipped() -> None:
    assert not [number for number in index.numbers() if number[-1] in "lo"]


@pytest.mark.parametrize(("number", "heading"), [
    ("7", "Additional Rules"),
    ("601.2f", "Casting Spells"),
    ("702.2", "Deathtouch"),
    ("702.143a", "Foretell"),
    ("701.17a", "Mill"),
    ("616", "Interaction of Replacement and/or Prevention Effects"),
    ("704", "State-Based Actions"),
    ("806.1", "Free-for-All Variant"),
])  # fmt: skip
def test_a_heading_is_the_nearest_above(number: str, heading: str) -> None:
    assert index.heading(number) == heading


@pytest.mark.parametrize(("section", "heading"), [
    ("721", "Station Cards"),
    ("722", "Controlling Another Player"),
    ("723", "Ending Turns and Phases"),
    ("724", "The Monarch"),
    ("725", "The Initiative"),
    ("726", "Restarting the Game"),
    ("727", "Rad Counters"),
    ("728", "Subgames"),
    ("729", "Merging with Permanents"),
    ("730", "Day and Night"),
    ("731", "Taking Shortcuts"),
    ("732", "Handling Illegal Actions"),
])  # fmt: skip
def test_the_sections_that_moved_are_those_of_this_edition(section: str, heading: str) -> None:
    assert index.heading(section) == heading


@pytest.mark.parametrize(("number", "parent"), [("702.143a", "702.143"), ("702.143", "702"), ("702", "7"), ("7", "")])
def test_what_a_number_stands_under(number: str, parent: str) -> None:
    assert index.parent(number) == parent


def test_the_order_is_that_of_the_rules() -> None:
    assert sorted(["702.10", "702.9b", "702.9", "702", "7", "100.1"], key=index.place) == [
        "100.1", "7", "702", "702.9", "702.9b", "702.10",
    ]  # fmt: skip


def test_between_includes_what_stands_under_the_last() -> None:
    assert index.between("104.5", "104.6") == ("104.5", "104.6")
    assert index.between("702.142", "702.143")[-1] == "702.143f"


def test_an_unknown_number_is_named() -> None:
    with pytest.raises(index.UnknownRule, match=r"no rule 702\.999"):
        index.heading("702.999")
