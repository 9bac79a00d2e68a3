"""Templates are scanned to elements; what isn't in the notation is an error that shows the template."""

from __future__ import annotations

import pytest

from spellwright.oracle.errors import GrammarError
from spellwright.oracle.notation import (
    Agreement,
    Flag,
    FullStop,
    Given,
    Group,
    Hole,
    Phrase,
    Variant,
    phrase,
    scan,
)


def test_literals_are_folded_and_symbols_are_literals() -> None:
    assert scan("Draw an {T} ,").elements == (phrase("Draw"), phrase("an"), phrase("{T}"), phrase(","))
    assert phrase("an") == Phrase(("a",), ("a",))


def test_proper_nouns_are_printed_with_their_capitals() -> None:
    assert phrase("the Ring tempts you") == Phrase(("the", "ring", "tempts", "you"), ("the", "Ring", "tempts", "you"))


@pytest.mark.parametrize(
    ("source", "element"),
    [
        ("{what}", Hole("what", None, None)),
        ("{n:count}", Hole("n", "count", None)),
        ("{what@one}", Hole("what", None, "one")),
        ("{what:Narrow@n}", Hole("what", "Narrow", "n")),
        ("{other?each other}", Flag("other", phrase("each other"))),
        ("{kind=Kind.ONE}", Given("kind", "Kind.ONE")),
        ("<gets|get>", Agreement(phrase("gets"), phrase("get"), None)),
        ("<is|are:who>", Agreement(phrase("is"), phrase("are"), "who")),
        ("<a|>", Agreement(phrase("a"), Phrase((), ()), None)),
        ("(a|b c)", Variant(0, (phrase("a"), phrase("b c")), "a|b c")),
        ("{.}", FullStop()),
        ("[with {what}]", Group((phrase("with"), Hole("what", None, None)))),
        ("|", phrase("|")),
    ],
)
def test_each_element(source: str, element: object) -> None:
    assert scan(source).elements == (element,)


def test_groups_nest_and_variants_are_numbered() -> None:
    first, group = scan("(a|b) [x [{y}] (c|d)]").elements
    assert isinstance(first, Variant)
    assert isinstance(group, Group)
    assert [type(each) for each in group.elements] == [Phrase, Group, Variant]
    assert group.elements[2] == Variant(1, (phrase("c"), phrase("d")), "c|d")


def test_quotation_marks_of_a_template_alternate() -> None:
    assert scan('" {x} "').elements == (phrase("“"), Hole("x", None, None), phrase("”"))


def test_fields_are_in_the_order_of_the_text() -> None:
    assert scan("{b} [x {a}] {c?c} {d=1}").fields() == ("b", "a", "c", "d")


@pytest.mark.parametrize("source", ["a {b", "a [b", "a ] b", "(a)", "({x}|b)", "{B}{c:}", "<a>"])
def test_what_is_not_in_the_notation(source: str) -> None:
    with pytest.raises(GrammarError) as error:
        scan(source)
    assert repr(source) in str(error.value)
