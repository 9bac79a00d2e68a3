"""Lexical forms: holes that a few words fill, which no template could list. The third hook of the grammar.

A form reads plain values (a number, a name) or words, and prints them. What it can begin with is declared, by folded
text and by kind of token, so that the grammar doesn't try it elsewhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.plurals import plural
from spellwright.oracle.tokens import Kind, Token, tokenize

V = TypeVar("V")


class Form(ABC):
    """How some tokens make a value, and the words of a value.

    `texts` and `kinds` say what the form can begin with; `named` is what it is called in messages.
    """

    texts: frozenset[str] = frozenset()
    kinds: frozenset[Kind] = frozenset()
    named: str = "word"

    @abstractmethod
    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        """The values that begin at a token, each with the token after it. Tokens of the kind "end" follow the last."""

    @abstractmethod
    def spell(self, value: object, many: bool) -> Sequence[str]:
        """The printed words of a value, in the number that its place asks for.

        Raises:
            NoEnglish: this form doesn't print the value.
        """


class OneToken(Form):
    """A token of a kind, as it is written: 2/2, +1/+1, a chapter's number."""

    def __init__(self, kind: Kind, named: str) -> None:
        self.kinds = frozenset((kind,))
        self.named = named

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        return ((at + 1, tokens[at].text),) if tokens[at].kind in self.kinds else ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str):
            raise NoEnglish(f"{value!r} is no {self.named}")
        return (value,)


class PlainWord(Form):
    """Any one word in lower case that means nothing by itself: what players vote for (701.38b)."""

    kinds = frozenset[Kind](("word",))
    named = "word"
    _WITH_MEANING = frozenset({"a", "an", "the", "each", "another", "target", "up", "all", "more", "or", "and", "that"})

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        token = tokens[at]
        plain = token.kind == "word" and token.raw.isalpha() and token.text not in self._WITH_MEANING
        return ((at + 1, token.text),) if plain else ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str):
            raise NoEnglish(f"{value!r} is no word")
        return (value,)


class Phrases(Form, Generic[V]):
    """One of a table of phrases: keyword names, ability words, colour words.

    The values are what the phrases mean; two phrases of one value would lose which was said, so that is an error.
    """

    def __init__(self, table: Mapping[str, V], named: str) -> None:
        self.named = named
        self._phrases: dict[str, list[tuple[tuple[str, ...], V]]] = {}
        self._words: dict[V, tuple[str, ...]] = {}
        for text, value in table.items():
            tokens = tokenize(text)
            folded = tuple(token.text for token in tokens)
            if not folded or value in self._words:
                raise ValueError(f"{named}: {text!r} is empty, or means what another phrase means")
            self._phrases.setdefault(folded[0], []).append((folded, value))
            self._words[value] = tuple(token.raw if token.text != "a" else "a" for token in tokens)
        self.texts = frozenset(self._phrases)

    @classmethod
    def of(cls, names: Iterable[str], named: str) -> Phrases[str]:
        """The form of names that mean themselves."""
        return Phrases({name: name for name in names}, named)

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        for folded, value in self._phrases.get(tokens[at].text, ()):
            end = at + len(folded)
            if tuple(token.text for token in tokens[at:end]) == folded:
                yield end, value

    def spell(self, value: object, many: bool) -> Sequence[str]:
        try:
            return self._words[value]  # type: ignore[index]  # any other value isn't among the keys
        except (KeyError, TypeError):
            raise NoEnglish(f"{value!r} is no {self.named}") from None


class Nouns(Form, Generic[V]):
    """One of a table of nouns, in the singular or the plural: card, cards. The value doesn't say which number."""

    def __init__(self, table: Mapping[str, V], named: str) -> None:
        self.named = named
        self._values: dict[str, list[V]] = {}
        self._nouns: dict[V, tuple[str, str]] = {}
        for noun, value in table.items():
            forms = (noun, plural(noun))
            for form in dict.fromkeys(forms):
                self._values.setdefault(form, []).append(value)
            self._nouns[value] = forms
        self.texts = frozenset(self._values)

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        return ((at + 1, value) for value in self._values.get(tokens[at].text, ()))

    def spell(self, value: object, many: bool) -> Sequence[str]:
        try:
            return (self._nouns[value][many],)  # type: ignore[index]  # any other value isn't among the keys
        except (KeyError, TypeError):
            raise NoEnglish(f"{value!r} is no {self.named}") from None
