"""Load-time checks: each lossy or wrong template is an error that names the class and the template."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import ClassVar

import pytest

from spellwright.oracle.errors import GrammarError
from spellwright.oracle.form import Phrases
from spellwright.oracle.forms import FORMS
from spellwright.oracle.grammar import Grammar
from spellwright.words.word import Word, word


class Root(Word):
    __slots__ = ()


class Kind(Enum):
    ONE = "one"


class Inner(Word):
    __slots__ = ()


@word
class Leaf(Inner):
    ENGLISH = "leaf"


def build(*words: type[Word], forms: dict[str, object] | None = None) -> Grammar[Root]:
    namespace = {each.__name__: each for each in (Root, Kind, Inner, Leaf, *words)}
    return Grammar(Root, [*words, Leaf], namespace, {**FORMS, **(forms or {})})  # type: ignore[dict-item]


def one(english: str | tuple[str, ...]) -> type[Word]:
    """A word with the fields that the tests need."""

    @word
    class Example(Root):
        what: Inner
        kind: Kind | None = None
        flag: bool = False
        name: str = ""
        many_of: tuple[Inner, ...] = ()
        ENGLISH = english

    return Example


def message(*words: type[Word]) -> str:
    with pytest.raises(GrammarError) as error:
        build(*words)
    return str(error.value)


@pytest.mark.parametrize(
    ("english", "complaint"),
    [
        ("{what} {wat}", "no field 'wat'"),
        ("{what} {wat?x}", "no field 'wat'"),
        ("{what} {wat=1}", "no field 'wat'"),
        ("{kind}", "field 'what' has no default and no hole"),
        ("{what} [so]", "'[…]' without a field"),
        ("[{what}]", "'what' in '[…]' needs a default"),
        ("{what} (big|huge)", "(big|huge) is no entry of VARIANTS"),
        ("{what} {what}", "field 'what' stands in it twice"),
        ("{what} {kind?x}", "is for a bool"),
        ("{what} {flag?}", "has no words"),
        ("{what} {flag}", "a bool is said by"),
        ("{what} {name}", "a field of the type str needs a form"),
        ("{what} {name:nonsense}", "'nonsense' is no form"),
        ("{what:Kind}", "no Kind is of the field's type"),
        ("{what:and}", "only a tuple is a list"),
        ("{what} {many_of:count2}", "'count2' is no list and no form"),
        ("{what} <is|are:wat>", "an agreement with 'wat', which is no field"),
        ("{what@wat}", "'wat' is no field"),
        ("{what} {kind=Kind.TWO}", "is no value"),
        ("{what} {kind=len(())}", "is no value"),
    ],
)
def test_each_check_names_class_and_template(english: str, complaint: str) -> None:
    text = message(one(english))
    assert complaint in text
    assert text.startswith(f"Example {english!r}")


def test_two_templates_that_tell_nothing_apart() -> None:
    text = message(one(("big {what}", "huge {what}")))
    assert "it tells no more apart than 'big {what}'" in text


def test_templates_with_different_flags_values_or_forms_tell_something_apart() -> None:
    assert build(one(("big {what}", "huge {what} {flag=True}", "a {what} {flag?b}", "of {what} {name:label}")))


def test_synonyms_may_be_declared() -> None:
    @word
    class Same(Root):
        SYNONYMS: ClassVar[bool] = True
        ENGLISH = ("big", "huge")

    assert build(Same).read("Huge").value == Same()  # type: ignore[union-attr]


def test_a_word_that_begins_with_itself() -> None:
    @word
    class Loop(Root):
        inner: Root
        ENGLISH = "{inner} again"

    text = message(Loop)
    assert "Loop begins with itself (left recursion)" in text
    assert "'{inner} again'" in text


def test_left_recursion_behind_something_that_may_be_left_out() -> None:
    @word
    class Loop(Root):
        flag: bool
        inner: Root
        ENGLISH = "{flag?x} {inner} again"

    assert "begins with itself" in message(Loop)


def test_a_concrete_word_has_no_subclasses() -> None:
    @word
    class Below(Leaf):
        ENGLISH = "below"

    assert message(Below) == "Below: it is below Leaf, and a concrete word has no subclasses"


def test_a_word_without_its_decorator() -> None:
    class Bare(Root):
        ENGLISH = "bare"

    assert "Bare is no concrete word" in message(Bare)


def test_a_family_needs_slots() -> None:
    class Loose(Root):
        pass

    @word
    class Member(Loose):
        ENGLISH = "member"

    assert "the family Loose needs __slots__ = ()" in message(Member)


def test_a_family_without_words() -> None:
    class Empty(Word):
        __slots__ = ()

    @word
    class Holder(Root):
        what: Empty
        ENGLISH = "{what}"

    with pytest.raises(GrammarError, match="no word with English is a Empty"):
        Grammar(Root, [Holder], {"Empty": Empty}, FORMS)


def test_a_type_that_nobody_knows() -> None:
    @word
    class Holder(Root):
        what: Nowhere  # type: ignore[name-defined]  # noqa: F821
        ENGLISH = "{what}"

    assert "Holder: a field's type isn't in the namespace" in message(Holder)


def test_an_enum_says_words_only() -> None:
    class Odd(Enum):
        HOLE = "a {hole}"

    @word
    class Holder(Root):
        what: Odd
        ENGLISH = "{what}"

    with pytest.raises(GrammarError, match="hole"):
        Grammar(Root, [Holder], {"Odd": Odd}, FORMS)


def test_a_form_is_not_called_like_a_list() -> None:
    with pytest.raises(GrammarError, match="form 'and'"):
        build(Leaf, forms={"and": Phrases.of(["x"], "x")})


def test_a_template_that_is_not_in_the_notation_names_its_class() -> None:
    text = message(one("{what"))
    assert text.startswith("Example: ")
    assert "'{what'" in text


@pytest.mark.parametrize("variants", [("a|b",), ("a|b|c",)])
def test_a_variant_is_an_entry_or_a_part_of_one(variants: Sequence[str]) -> None:
    @word
    class Either(Root):
        ENGLISH = "say (a|b)"

    assert Grammar(Root, [Either], {}, FORMS, variants).read("Say b").value == Either()  # type: ignore[union-attr]
