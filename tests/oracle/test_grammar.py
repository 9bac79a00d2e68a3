"""Reading and printing whole texts with a toy vocabulary."""

from __future__ import annotations

import pytest
from tests.oracle.toy import (
    Activated,
    All,
    Color,
    Controlled,
    Deals,
    Draw,
    Duration,
    Each,
    Fight,
    Gain,
    Gets,
    Has,
    Keyword,
    Keywords,
    Modes,
    Noun,
    Opponent,
    Paragraph,
    PlayerDoes,
    Quoted,
    Self,
    Sentence,
    Target,
    Text,
    ThingDoes,
    Things,
    With,
    You,
    toy_grammar,
)

from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.grammar import Grammar
from spellwright.oracle.outcome import Declined, Reading
from spellwright.words.amounts import Number, ThatMuch, X
from spellwright.words.word import Word, word

GRAMMAR = toy_grammar()

TEXTS = [
    "Draw a card.",
    "Draw two cards. Then an opponent loses 3 life.",
    "You may draw that many cards.",
    "Target creature gets +2/+2 and has flying until end of turn.",
    "Up to two target creatures get +1/+1.",
    "Each other red or green creature you control with first strike and haste has flying.",
    "Each land an opponent controls deals X damage to ~.",
    'Creatures you control have "Draw a card."',
    "Creatures have \"Lands have 'Draw a card.'\"",
    "{1}{G}, Draw a card, Fight this land: You gain 2 life.".replace("You gain", "Gain"),
    "Flying, first strike, haste",
    "Landfall — Draw a card.",
    "Choose one —\n• Draw a card.\n• Gain 3 life. Gain 1 life.",
]


def read(text: str) -> Paragraph:
    found = GRAMMAR.read(text)
    assert isinstance(found, Reading), str(found)
    return found.value


def clause(text: str) -> Word:
    """The clause of a text of one sentence."""
    paragraph = read(text)
    assert isinstance(paragraph, Text)
    assert len(paragraph.sentences) == 1
    return paragraph.sentences[0].clause


@pytest.mark.parametrize("text", TEXTS)
def test_a_reading_prints_its_text(text: str) -> None:
    assert GRAMMAR.text(read(text)) == text


@pytest.mark.parametrize("text", TEXTS)
def test_plain_printing_reads_back_as_the_same_value(text: str) -> None:
    value = read(text)
    assert GRAMMAR.readings(GRAMMAR.text(value, plain=True)) == (value,)


def test_plain_printing_drops_style() -> None:
    assert GRAMMAR.text(read("This land deals to ~ 3 damage."), plain=True) == "~ deals 3 damage to ~."


def test_what_is_printed_does_not_need_to_have_been_read() -> None:
    things = Things((Color.RED,), Noun.CREATURE, (Controlled(You()),))
    value = Text((Sentence(ThingDoes(All(things), (Gets("+1/+1"),), Duration.THIS_TURN)),))
    assert GRAMMAR.text(value) == "Red creatures you control get +1/+1 this turn."


def test_values_of_all_kinds_of_holes() -> None:
    assert clause("Up to two target red creatures have flying and haste this turn.") == ThingDoes(
        subject=Target(Things((Color.RED,), Noun.CREATURE), Number(2), up_to=True),
        does=(Has((Keyword("flying"), Keyword("haste"))),),
        duration=Duration.THIS_TURN,
    )


def test_amounts_in_digits_and_words() -> None:
    assert clause("Draw X cards.") == PlayerDoes(Draw(X()))
    assert clause("Draw that many cards.") == PlayerDoes(Draw(ThatMuch()))
    assert clause("Gain 20 life.") == PlayerDoes(Gain(Number(20)))


def test_a_quotation_holds_a_paragraph_and_swallows_the_full_stop() -> None:
    inner = Text((Sentence(PlayerDoes(Draw(Number(1)))),))
    assert clause('Creatures have "Draw a card."') == ThingDoes(
        All(Things((), Noun.CREATURE)), (Has((Quoted(inner),)),)
    )


def test_the_full_stop_is_needed_where_no_quotation_ends() -> None:
    assert isinstance(GRAMMAR.read("Draw a card"), Declined)
    assert isinstance(GRAMMAR.read('Creatures have "Draw a card".'), Declined)


def test_synonyms_are_one_value_in_two_styles() -> None:
    one, other = clause("~ deals 3 damage to ~."), clause("~ deals to ~ 3 damage.")
    assert one == other
    assert isinstance(one, ThingDoes)
    assert isinstance(other, ThingDoes)
    assert (one.does[0].style[0], other.does[0].style[0]) == (0, 1)
    assert one.does == (Deals(Number(3), Self()),)


def test_variants_are_style() -> None:
    one, other = clause("~ has flying."), clause("This land has flying.")
    assert one == other
    assert GRAMMAR.text(Text((Sentence(PlayerDoes(Fight(Self(style=(0, ((0, 2),)))))),))) == "Fight this land."


def test_a_template_that_gives_a_value_prints_no_other() -> None:
    assert clause("Gain 1 life.") == PlayerDoes(Gain(Number(1)))
    assert clause("An opponent loses 1 life.") == PlayerDoes(Gain(Number(1), lose=True), Opponent())


def test_a_field_that_is_not_compared_tells_nothing_apart() -> None:
    labelled = read("Landfall — Draw a card.")
    assert labelled == read("Draw a card.")
    assert isinstance(labelled, Text)
    assert labelled.label == "landfall"


def test_modes_and_costs_begin_with_capitals() -> None:
    assert isinstance(read(TEXTS[-1]), Modes)
    assert isinstance(read("{1}, Draw a card, Draw a card: Gain 1 life."), Activated)
    assert isinstance(GRAMMAR.read("{1}, draw a card: Gain 1 life."), Declined)


def test_keyword_lines_are_paragraphs() -> None:
    assert read("Flying, haste") == Keywords((Keyword("flying"), Keyword("haste")))


def test_parts_are_in_the_order_of_the_text() -> None:
    found = clause("Target creature you control with haste gets +2/+2 and has flying.")
    assert [type(part) for part in GRAMMAR.parts(found)] == [Target, Gets, Has]
    (target, *_) = GRAMMAR.parts(found)
    (things,) = GRAMMAR.parts(target)
    assert [type(part) for part in GRAMMAR.parts(things)] == [Controlled, With]


def test_spans_lead_back_to_the_text() -> None:
    found = GRAMMAR.read("Draw a card. Target creature you control gets +2/+2.")
    assert isinstance(found, Reading)
    assert isinstance(found.value, Text)
    second = found.value.sentences[1].clause
    assert isinstance(second, ThingDoes)
    assert found.text[slice(*found.where(second.subject))] == "Target creature you control"


def test_a_reading_leaves_marks_and_references_unbound() -> None:
    found = clause("~ has flying.")
    assert isinstance(found, ThingDoes)
    assert (found.subject.mark, found.subject.refers) == (0, 0)


def test_printing_a_word_that_no_template_fits() -> None:
    with pytest.raises(NoEnglish):
        GRAMMAR.text(Each(Things()))


def test_printing_a_word_of_another_vocabulary() -> None:
    @word
    class Foreign(Word):
        ENGLISH = "foreign"

    with pytest.raises(NoEnglish, match="Foreign is no word of this vocabulary"):
        GRAMMAR.text(Foreign())


def test_a_hole_of_a_union_accepts_each_member() -> None:
    @word
    class Say(Word):
        what: Color | Opponent | None = None
        ENGLISH = "say [{what}]"

    grammar = Grammar(Say, [Say, Opponent], {"Color": Color, "Opponent": Opponent}, {})
    assert [grammar.readings(text) for text in ("Say", "Say red", "Say an opponent")] == [
        (Say(),),
        (Say(Color.RED),),
        (Say(Opponent()),),
    ]


def test_a_narrower_hole_reads_and_prints_only_what_it_accepts() -> None:
    class Animal(Word):
        __slots__ = ()

    @word
    class Cat(Animal):
        ENGLISH = "cat"

    @word
    class Dog(Animal):
        ENGLISH = "dog"

    @word
    class Keeps(Word):
        what: Animal
        ENGLISH = ("keeps {what:Cat}", "guards {what:Dog}")

    grammar = Grammar(Keeps, [Keeps, Cat, Dog], {"Animal": Animal, "Cat": Cat, "Dog": Dog}, {})
    assert grammar.readings("Keeps cat") == (Keeps(Cat()),)
    assert grammar.readings("Keeps dog") == ()
    assert grammar.text(Keeps(Dog())) == "Guards dog"


def test_an_optional_group_that_says_only_defaults_is_no_reading() -> None:
    @word
    class Maybe(Word):
        colors: tuple[Color, ...] = ()
        ENGLISH = "say [so {colors}]"

    grammar = Grammar(Maybe, [Maybe], {"Color": Color}, {})
    assert grammar.readings("Say so") == ()
    assert grammar.readings("Say so red") == (Maybe((Color.RED,)),)
    assert grammar.text(Maybe()) == "Say"
