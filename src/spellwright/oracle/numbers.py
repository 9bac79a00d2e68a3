"""Forms of numbers: amounts in digits and in words, ordinals, plain integers, mana, energy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.form import Form
from spellwright.oracle.spelling import NUMBER_WORDS
from spellwright.oracle.tokens import VARIABLES, Kind, Token
from spellwright.words.amounts import Number, ThatMuch, X
from spellwright.words.mana import ManaCost

_WORD_VALUES = {word: number for number, word in enumerate(NUMBER_WORDS)}
LARGEST_WORD = len(NUMBER_WORDS) - 1
"""Up to here cards write numbers in words, where they write words at all."""


def number_of(token: Token) -> int | None:
    """The number that a token in digits writes."""
    return int(token.text.replace(",", "")) if token.kind == "number" else None


class Digits(Form):
    """An amount in digits: 3, X, that much."""

    texts = frozenset((*VARIABLES, "that"))
    kinds = frozenset[Kind](("number",))
    named = "number"
    _that = "much"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        token = tokens[at]
        if token.text in VARIABLES:
            return [(at + 1, X(token.text))]
        if token.text == "that":
            return [(at + 2, ThatMuch())] if tokens[at + 1].text == self._that else ()
        number = self._number(token)
        return () if number is None else [(at + 1, Number(number))]

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if isinstance(value, X):
            return (value.name,)
        if isinstance(value, ThatMuch):
            return ("that", self._that)
        if not isinstance(value, Number):
            raise NoEnglish(f"{value!r} is no number")
        return (self._written(value.n),)

    def _number(self, token: Token) -> int | None:
        return number_of(token)

    def _written(self, number: int) -> str:
        return str(number)


class InWords(Digits):
    """An amount in words: two, X, that many. `one` is how a single one is said: "a card", or "one or more"."""

    texts = frozenset((*VARIABLES, "that", "a", *NUMBER_WORDS))
    _that = "many"

    def __init__(self, one: str) -> None:
        self._one = one
        self._values = {**_WORD_VALUES}
        del self._values["one"]
        self._values[one] = 1

    def _number(self, token: Token) -> int | None:
        if token.kind == "number":
            number = number_of(token)
            return number if number is not None and number > LARGEST_WORD else None
        return self._values.get(token.text)

    def _written(self, number: int) -> str:
        if number == 1:
            return self._one
        return NUMBER_WORDS[number] if 0 <= number <= LARGEST_WORD else str(number)


class Integer(Form):
    """A plain number in digits, whose value is an int."""

    kinds = frozenset[Kind](("number",))
    named = "number"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        number = number_of(tokens[at])
        return () if number is None else [(at + 1, number)]

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, int) or isinstance(value, bool):
            raise NoEnglish(f"{value!r} is no number")
        return (str(value),)


class Mana(Form):
    """A cost of mana (107.4), as a `ManaCost`. Only symbols in the order that cards print them are read.

    Where some symbols are hybrid and others aren't, cards have no one order: any is read, and printed as it was.
    """

    kinds = frozenset[Kind](("mana",))
    named = "mana cost"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        end = at
        while tokens[end].kind == "mana":
            end += 1
        if end == at:
            return ()
        text = "".join(token.text for token in tokens[at:end])
        try:
            cost = ManaCost.parse(text)
        except ValueError:
            return ()
        return [(end, cost)] if text == _in_order(cost) else ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, ManaCost):
            raise NoEnglish(f"{value!r} is no mana cost")
        return [symbol + "}" for symbol in _in_order(value).split("}")[:-1]]


def _in_order(cost: ManaCost) -> str:
    """The symbols of a cost in the order in which cards print them."""
    hybrid = [mask.bit_count() > 1 for mask in (*cost.pips, *cost.phyrexian)]
    return str(cost) if any(hybrid) and not all(hybrid) else str(replace(cost, printed=()))


class SoMany(Form):
    """So many of one symbol: the value is how many."""

    def __init__(self, symbol: str, named: str) -> None:
        self.symbol, self.texts, self.named = symbol, frozenset((symbol,)), named

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        end = at
        while tokens[end].text == self.symbol:
            end += 1
        return [(end, end - at)] if end > at else ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise NoEnglish(f"{value!r} is no number of {self.named}")
        return [self.symbol] * value


class Loyalty(Form):
    """A loyalty cost (606.1): +1, −3, −X, or 0, each before its colon; the value is the text."""

    kinds = frozenset[Kind](("loyalty", "number"))
    named = "loyalty cost"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        token = tokens[at]
        if token.kind == "loyalty" or (token.text == "0" and tokens[at + 1].text == ":"):
            return [(at + 1, token.text)]
        return ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str):
            raise NoEnglish(f"{value!r} is no loyalty cost")
        return (value,)
