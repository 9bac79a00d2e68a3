from __future__ import annotations

import pytest
from tests.cards import samples

from spellwright.cards.errors import CardDataError
from spellwright.cards.schema import CardFace, from_scryfall, rules_text, to_scryfall


def test_a_card_keeps_what_is_printed_on_it() -> None:
    card = from_scryfall(samples.BOLT)
    assert (card.name, card.mana_cost, card.cmc, card.type_line) == ("Lightning Bolt", "{R}", 1.0, "Instant")
    assert (card.colors, card.set, card.rarity, card.power) == (("R",), "m10", "common", None)


def test_a_double_faced_card_has_its_numbers_on_its_faces() -> None:
    card = from_scryfall(samples.FORM)
    assert [(face.name, face.power, face.color_indicator) for face in card.faces] == [
        ("Aberrant Researcher", "3", ()),
        ("Perfected Form", "5", ("U",)),
    ]
    assert (card.colors, card.oracle_text, card.mana_cost) == (None, "", "")


def test_a_card_with_one_face_is_its_own_face() -> None:
    assert from_scryfall(samples.BOLT).faces == (
        CardFace("Lightning Bolt", "{R}", "Instant", "Lightning Bolt deals 3 damage to any target.", colors=("R",)),
    )


def test_colours_stand_in_the_order_of_the_colour_wheel() -> None:
    assert from_scryfall(samples.card("X", colors=["G", "W", "B"])).colors == ("W", "B", "G")


def test_a_format_without_information_is_not_legal() -> None:
    card = from_scryfall(samples.BOLT)
    assert (card.legality("modern"), card.legality("pauper")) == ("legal", "not_legal")


@pytest.mark.parametrize("record", [samples.BOLT, samples.FORM, samples.VAULT])
def test_a_card_written_as_scryfall_does_reads_the_same(record: samples.Fields) -> None:
    card = from_scryfall(record)
    assert from_scryfall(to_scryfall(card)) == card


def test_null_counts_as_absent() -> None:
    assert from_scryfall(samples.card("X", power=None, colors=None)).colors is None


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"cmc": "two"}, r"list, record 3 \(X\): 'cmc' is 'two'; it should be a number, without quotes"),
        ({"power": 2}, r"'power' is 2; it should be text, in quotes"),
        ({"colors": ["red"]}, r"'colors' has 'red'; colours are W, U, B, R and G"),
        ({"keywords": "Flying"}, r"'keywords' is 'Flying'; it should be a list of texts"),
        ({"card_faces": [{"type_line": "Land"}]}, r"\(X\), 'card_faces' 1: the field 'name' is missing"),
        ({"card_faces": {"name": "Y"}}, r"'card_faces' is .*; it should be a list of objects"),
        ({"reserved": "no"}, r"'reserved' is 'no'; it should be true or false"),
        ({"legalities": []}, r"'legalities': found \[\] where a JSON object should be"),
        ({"type_line": ""}, r"the field 'type_line' is missing"),
    ],
)
def test_a_wrong_field_is_named_with_its_place_and_what_would_be_right(fields: samples.Fields, message: str) -> None:
    with pytest.raises(CardDataError, match=message):
        from_scryfall(samples.card("X", **fields), "list, record 3")


def test_a_record_that_is_no_object_is_refused() -> None:
    with pytest.raises(CardDataError, match="found 'Shock' where a JSON object should be"):
        from_scryfall("Shock")


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("Flying (This creature can't be blocked except by…)", "Flying"),
        ("Equip {3} ({3}: Attach to target creature you control.)\nDraw a card.", "Equip {3}\nDraw a card."),
        ("({T}: Add {G}.)", ""),
        ("(Look.)\nI — Draw a card.", "I — Draw a card."),
        ("Scry 1. (Look at the top card.) Draw a card.", "Scry 1. Draw a card."),
    ],
)
def test_207_2a_reminder_text_is_no_rules_text(text: str, rules: str) -> None:
    assert rules_text(text) == rules
