from __future__ import annotations

from pathlib import Path

import pytest
from tests.cards import samples

from spellwright.cards.database import CardDatabase
from spellwright.cards.deck_problems import DeckError
from spellwright.cards.decks import Deck, DeckEntry
from spellwright.cards.importing import import_files

ARENA = """\
About
Name Sparks

Companion
1 Clone

Deck
4 Lightning Bolt (M10) 46
20 Mountain (SNC) 269
2 Kazandu Mammoth (ZNR) 189

1 Fire // Ice (MH2) 290

Sideboard
1 Clone
2 Naturalize
"""


def counts(entries: tuple[DeckEntry, ...]) -> dict[str, int]:
    return {entry.card.name: entry.count for entry in entries}


def problems(text: str) -> list[str]:
    with pytest.raises(DeckError) as caught:
        Deck.parse(text)
    return [str(problem) for problem in caught.value.problems]


def test_an_arena_list_has_sections_printings_and_a_name() -> None:
    deck = Deck.parse(ARENA)
    assert deck.name == "Sparks"
    assert counts(deck.main) == {
        "Lightning Bolt": 4,
        "Mountain": 20,
        "Kazandu Mammoth // Kazandu Valley": 2,
        "Fire // Ice": 1,
    }
    assert (deck.main[0].set_code, deck.main[0].collector_number) == ("m10", "46")
    assert (counts(deck.sideboard), counts(deck.companion)) == ({"Clone": 1, "Naturalize": 2}, {"Clone": 1})


def test_a_commander_section_ends_at_a_blank_line() -> None:
    deck = Deck.parse("Commander\n1 Baron Sengir\n\n99 Swamp")
    assert (counts(deck.commander), deck.size) == ({"Baron Sengir": 1}, 99)


def test_a_magic_online_list_has_its_sideboard_after_a_blank_line() -> None:
    deck = Deck.parse("4 Lightning Bolt\n20 Mountain\n\n3 Fire/Ice\n2 Naturalize\n")
    assert (counts(deck.main), counts(deck.sideboard)) == (
        {"Lightning Bolt": 4, "Mountain": 20},
        {"Fire // Ice": 3, "Naturalize": 2},
    )


def test_a_magic_online_list_may_mark_its_sideboard_line_by_line() -> None:
    deck = Deck.parse("4 Lightning Bolt\nSB: 2 Naturalize\n\n20 Mountain\nSB:  1 Clone")
    assert counts(deck.main) == {"Lightning Bolt": 4, "Mountain": 20}
    assert counts(deck.sideboard) == {"Naturalize": 2, "Clone": 1}


@pytest.mark.parametrize(
    "text",
    [
        "36 Shock\n\n24 Mountain",
        "4 Shock\n\n4 Lightning Bolt\n\n4 Clone",
        "// Spells\n4 Shock\n\n// Creatures\n4 Clone",
        "Deck\n4 Shock\n\n4 Clone",
    ],
)
def test_blank_lines_that_only_group_begin_no_sideboard(text: str) -> None:
    assert Deck.parse(text).sideboard == ()


def test_in_groups_the_last_one_after_sixty_cards_is_the_sideboard() -> None:
    deck = Deck.parse("36 Shock\n\n24 Mountain\n\n15 Clone")
    assert (deck.size, counts(deck.sideboard)) == (60, {"Clone": 15})


@pytest.mark.parametrize("line", ["4 Lightning Bolt", "4x Lightning Bolt", "4X lightning bolt", "4× Lightning  Bolt",
                                  "  4 Lightning Bolt  ", "4 Lightning Bolt # burn", "4 Lightning Bolt (2XM) 137 *F*",
                                  "4x Lightning Bolt (lea)"])  # fmt: skip
def test_a_plain_line_is_a_count_and_a_name(line: str) -> None:
    assert counts(Deck.parse(line).main) == {"Lightning Bolt": 4}


@pytest.mark.parametrize("heading", ["Sideboard", "sideboard:", "SIDEBOARD (2)", "// Sideboard", "#Sideboard", "Side"])
def test_a_sideboard_may_be_headed_in_several_ways(heading: str) -> None:
    assert counts(Deck.parse(f"4 Shock\n{heading}\n2 Clone").sideboard) == {"Clone": 2}


def test_comments_are_passed_over() -> None:
    assert counts(Deck.parse("// 4 Shock\n# a note\n//x\n2 Shock").main) == {"Shock": 2}


def test_copies_on_several_lines_add_up() -> None:
    assert counts(Deck.parse("2 Shock\n1 shock\n1 Clone").main) == {"Shock": 3, "Clone": 1}


def test_windows_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    assert counts(Deck.parse("\ufeff4 Shock\r\n\r\nSideboard\r\n1 Clone\r\n").main) == {"Shock": 4}


def test_a_name_that_ends_like_a_printing_is_found(database: CardDatabase, tmp_path: Path) -> None:
    import_files([samples.write(tmp_path / "a.json", [samples.card("Hazmat Suit (Used)")])], database)
    assert counts(Deck.parse("1 Hazmat Suit (Used)", database=database).main) == {"Hazmat Suit (Used)": 1}


def test_all_problems_of_a_list_are_told_at_once_with_lines_and_nearest_names() -> None:
    found = problems("4 Lightnig Bolt\nLightning Bolt\n\n0 Shock\n4 Shock\n20 Mountian")
    assert [line.partition(":")[0] for line in found] == [
        'line 1, "4 Lightnig Bolt"',
        'line 2, "Lightning Bolt"',
        'line 4, "0 Shock"',
        'line 6, "20 Mountian"',
    ]
    assert 'Did you mean "Lightning Bolt"' in found[0]
    assert "a line should be a count and a name" in found[1]
    assert "from 1 to 1000" in found[2]
    assert '"Mountain"' in found[3]


def test_the_message_of_an_error_has_every_problem_and_the_source() -> None:
    with pytest.raises(DeckError) as caught:
        Deck.parse("4 Lightnig Bolt\nwhat", "mine")
    lines = str(caught.value).splitlines()
    assert lines[0] == "mine has 2 problems:"
    assert (lines[1].strip()[:6], lines[2].strip()[:6]) == ("line 1", "line 2")


def test_an_absurd_count_is_refused() -> None:
    assert "from 1 to 1000" in problems("99999999999 Mountain")[0]


@pytest.mark.parametrize("text", ["", "\n\n", "// nothing\n", "Sideboard\n1 Shock", "<Deck></Deck>"])
def test_a_deck_without_cards_is_refused(text: str) -> None:
    assert problems(text) == ["there are no cards in this deck"]


def test_the_result_of_melding_is_in_no_deck() -> None:
    assert "is what two cards meld into" in problems("1 Brisela, Voice of Nightmares")[0]


DEK = """\
<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="33187" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="1" Quantity="2" Sideboard="true" Name="Fire/Ice" Annotation="0" />
</Deck>
"""


def test_a_dek_file_of_magic_online_is_read() -> None:
    deck = Deck.parse(DEK)
    assert (counts(deck.main), counts(deck.sideboard)) == ({"Lightning Bolt": 4}, {"Fire // Ice": 2})


def test_problems_of_a_dek_file_have_lines_too() -> None:
    text = DEK.replace("Lightning Bolt", "Lightnig Bolt").replace('Quantity="2"', 'Quantity="two"')
    found = problems(text)
    assert [line.partition(",")[0] for line in found] == ["line 5", "line 6"]
    assert 'Did you mean "Lightning Bolt"' in found[0]
    assert "a Quantity that is a number" in found[1]


def test_broken_xml_is_named_with_its_line() -> None:
    assert problems("<Deck>\n<Cards\n</Deck>")[0].startswith("line 3")


def test_xml_entities_are_refused() -> None:
    assert any("XML entities" in line for line in problems('<!DOCTYPE d [<!ENTITY a "b">]>\n<Deck></Deck>'))


@pytest.mark.parametrize("form", ["arena", "plain"])
def test_a_deck_written_in_sections_reads_the_same(form: str) -> None:
    deck = Deck.parse(ARENA)
    again = Deck.parse(deck.text("arena" if form == "arena" else "plain"), "Sparks")
    assert [counts(part) for part in (again.main, again.sideboard, again.companion)] == [
        counts(part) for part in (deck.main, deck.sideboard, deck.companion)
    ]
    assert again.main[0].set_code == ("m10" if form == "arena" else "")


@pytest.mark.parametrize("form", ["mtgo", "dek"])
def test_a_deck_written_for_magic_online_reads_the_same(form: str) -> None:
    deck = Deck.parse("4 Lightning Bolt\n2 Fire // Ice\nSideboard\n2 Jace Beleren\n1 Joven's Tools")
    again = Deck.parse(deck.text("mtgo" if form == "mtgo" else "dek"), deck.name)
    assert again == deck


def test_cards_lists_each_copy() -> None:
    assert [card.name for card in Deck.parse("2 Shock\n1 Clone").cards] == ["Shock", "Shock", "Clone"]


def test_a_deck_is_loaded_from_a_file_and_named_after_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("4 Shock", encoding="utf-8")
    assert (Deck.load(path).name, Deck.load(str(path)).size) == ("mine", 4)


def test_a_ready_deck_is_loaded_by_its_name() -> None:
    assert (Deck.load("burn").name, Deck.load("burn").size) == ("burn", 60)


@pytest.mark.parametrize(
    ("content", "message"),
    [(None, "there is no file to read here"), (b"4 Sh\xff", "isn't a text file in UTF-8"), (b"4 Shok", 'mean "Shock"')],
)
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, content: bytes | None, message: str) -> None:
    path = tmp_path / "mine.txt"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(DeckError, match=message) as caught:
        Deck.load(path)
    assert str(caught.value).startswith(str(path))


def test_an_unknown_ready_deck_is_refused_with_those_there_are() -> None:
    with pytest.raises(DeckError, match=r'ready decks are burn, control, graveyard, wide\. Did you mean "burn"'):
        Deck.load("brun")
