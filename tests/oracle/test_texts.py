"""Oracle texts to paragraphs: reminder text, bullets, rows, names, and offsets into the text."""

from __future__ import annotations

import pytest

from spellwright.oracle.names import short_names
from spellwright.oracle.texts import paragraphs, with_names

KNOWN = frozenset({"Urza's Mine", "Urza's Tower", "Fire and Ice", "Pir, Imaginative Rascal"})


def texts(text: str, name: str = "Bear", legendary: bool = False) -> list[str]:
    return [each.text for each in paragraphs(text, name, legendary=legendary, known=KNOWN)]


def test_each_line_is_a_paragraph() -> None:
    assert texts("Flying\nHaste") == ["Flying", "Haste"]


def test_reminder_text_is_left_out() -> None:
    assert texts("Flying (It flies.)\n(Only this.)\nScry 1 (Look.), then draw.") == ["Flying", "Scry 1, then draw."]


def test_bullets_belong_to_the_paragraph_before() -> None:
    assert texts("Choose one —\n• Draw.\n• Fight.\nHaste") == ["Choose one —\n• Draw.\n• Fight.", "Haste"]


def test_rows_of_a_table_belong_to_the_paragraph_before() -> None:
    assert texts("Roll a d20.\n1—9 | Draw.\n20 | Win.") == ["Roll a d20.\n1—9 | Draw.\n20 | Win."]


def test_the_own_name_is_a_sign() -> None:
    assert texts("When Bear dies, Bear's owner fights Bears.") == ["When ~ dies, ~'s owner fights Bears."]


@pytest.mark.parametrize(
    ("name", "legendary", "expected"),
    [
        ("Niv-Mizzet, Parun", True, ("Niv-Mizzet",)),
        ("Phage the Untouchable", True, ("Phage",)),
        ("Svyelun of Sea and Sky", True, ("Svyelun",)),
        ("Loki Laufeyson", True, ("Loki",)),
        ("Sliver Queen", True, ()),
        ("Wall of Fire", False, ()),
        ("Omnath", True, ()),
    ],
)
def test_short_names(name: str, legendary: bool, expected: tuple[str, ...]) -> None:
    assert short_names(name, legendary) == expected


def test_short_names_are_the_same_sign() -> None:
    assert texts("Loki Laufeyson deals damage equal to Loki's power.", "Loki Laufeyson", True) == [
        "~ deals damage equal to ~'s power."
    ]


def test_a_name_that_is_also_a_subtype_is_the_subtype_before_a_noun() -> None:
    assert texts("Target Assembly-Worker creature. Tap Assembly-Worker.", "Assembly-Worker") == [
        "Target Assembly-Worker creature. Tap ~."
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a card named Urza's Mine and fight", "a card named ‹Urza's Mine› and fight"),
        ("named Urza's Mine or Urza's Tower.", "named ‹Urza's Mine› or ‹Urza's Tower›."),
        ("Partner with Pir, Imaginative Rascal (Text.)", "Partner with ‹Pir, Imaginative Rascal›"),
        ("a card named Fire and Ice.", "a card named ‹Fire and Ice›."),
        ("a token named Wolves of the Hunt. It", "a token named ‹Wolves of the Hunt›. It"),
        ("a token named Rock with haste", "a token named ‹Rock› with haste"),
        ("create Voja, Friend to Elves, a legendary 3/3", "create ‹Voja, Friend to Elves›, a legendary 3/3"),
        ("a card named Bear", "a card named ~"),
        ("a card named Halvar, God of Battle or an Equipment", "a card named ‹Halvar, God of Battle› or an Equipment"),
        ("a card named Oko, the Trickster, reveal it", "a card named ‹Oko, the Trickster›, reveal it"),
        ("named Crown of Empires and Throne of Empires, you", "named ‹Crown of Empires› and ‹Throne of Empires›, you"),
        ("a card named Wolf of Ash or Elf card", "a card named ‹Wolf of Ash› or Elf card"),
        (
            "you control a creature named Keeper of Ash, Bear deals",
            "you control a creature named ‹Keeper of Ash›, ~ deals",
        ),
        ("a token named Kobolds of Bear", "a token named ‹Kobolds of Bear›"),
        ('a token named Rock with "Sacrifice Rock: Draw."', 'a token named ‹Rock› with "Sacrifice this token: Draw."'),
        ("the named card", "the named card"),
    ],
)
def test_names_of_other_cards_stand_between_signs(text: str, expected: str) -> None:
    assert texts(text) == [expected]


def test_a_short_name_inside_another_name_is_not_the_card() -> None:
    assert texts("Create Tuktuk the Returned, a legendary 5/5.", "Tuktuk the Explorer", True) == [
        "Create ‹Tuktuk the Returned›, a legendary 5/5."
    ]


def test_offsets_lead_back_to_the_oracle_text() -> None:
    source = "Flying (It flies.)\nWhen Grizzly dies, (Sad.) draw a card.\n• Fight."
    _, second = paragraphs(source, "Grizzly")
    for word in ("When", "dies", "draw", "card", "•", "Fight"):
        at = second.offset(second.text.index(word))
        assert source[at : at + len(word)] == word
    assert source[second.offset(second.text.index("~")) :].startswith("Grizzly")
    assert second.offset(len(second.text)) == len(source) == second.end
    assert source[second.start :].startswith("When")


def test_names_are_put_back_for_people() -> None:
    assert with_names("~ fights ‹Rock›.", "Bear") == "Bear fights Rock."


def test_two_hyphens_are_a_dash() -> None:
    (paragraph,) = paragraphs("I — Blast -- Draw a card.", "Bear")
    assert (paragraph.text, paragraph.offset(13)) == ("I — Blast — Draw a card.", 14)


def test_a_loyalty_cost_may_have_brackets_and_a_hyphen() -> None:
    assert texts('It has "[-8]: Draw a card."') == ['It has "−8: Draw a card."']


def test_702_148a_brackets_around_a_loyalty_cost_are_not_cleaved() -> None:
    (paragraph,) = paragraphs('It has "[+1]: Draw a card [for me]."', "Bear", cleaved=True)
    assert paragraph.text == 'It has "+1: Draw a card."'
