"""The grammar of a vocabulary: texts to words and back, by the same templates.

grammar = Grammar(Paragraph, words_of(modules), namespace_of(modules), FORMS)
found = grammar.read("Draw two cards.")
if isinstance(found, Reading):
    found.value                  # the one value that prints the text
    grammar.text(found.value)    # "Draw two cards."
else:
    print(found)                 # what wasn't understood, and what could have stood there
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

from spellwright.oracle.checks import check, check_forms
from spellwright.oracle.entries import Entries, TypeTarget
from spellwright.oracle.errors import NoEnglish, TooManyReadings
from spellwright.oracle.form import Form
from spellwright.oracle.library import Readers
from spellwright.oracle.outcome import Declined, Reading, Reason, common_length
from spellwright.oracle.printing import Printer
from spellwright.oracle.reading import Attempt
from spellwright.oracle.spelling import join
from spellwright.oracle.starts import Starts
from spellwright.oracle.variants import VARIANTS
from spellwright.words.word import Word

R = TypeVar("R", bound=Word)


class Grammar(Generic[R]):
    """What some word classes can say, read and printed.

    Args:
        root: The family of what a whole text says.
        words: The concrete word classes, in the order in which plain printing would try them.
        namespace: What the types of fields and the values in templates may name.
        forms: The lexical forms that holes may name.
        variants: The table of style.

    Raises:
        GrammarError: a template, family or form is wrong; the message names class and template.
    """

    def __init__(
        self,
        root: type[R],
        words: Sequence[type[Word]],
        namespace: Mapping[str, Any],
        forms: Mapping[str, Form],
        variants: Sequence[str] = VARIANTS,
    ) -> None:
        check_forms(forms)
        self.entries = Entries(words, namespace, forms)
        check(self.entries, variants)
        starts = Starts(self.entries)
        starts.check_recursion()
        target = TypeTarget((root,))
        self._root = root
        self._reader = Readers(self.entries, starts, target).reader(target)
        self._printer = Printer(self.entries)
        self._token_numbers: dict[tuple[str, str], int] = {}

    def read(self, text: str) -> Reading[R] | Declined:
        """The one value that a text says, or why there is none.

        A value says a text if it is read from the whole of it and prints it back exactly.
        """
        attempt = Attempt(text, self._token_numbers)
        try:
            values = [value for end, value in attempt.read(self._reader, 0) if end == attempt.length]
        except TooManyReadings:
            return Declined.at_token(text, attempt, Reason.AMBIGUOUS)
        if not values:
            return Declined.at_token(text, attempt, Reason.NOT_UNDERSTOOD)
        prints = [(value, self._text_or_none(value)) for value in values]
        exact = [value for value, printed in prints if printed == text]
        if len(exact) == 1:
            return Reading(text, exact[0], tuple(attempt.tokens[: attempt.length]))
        if exact:
            return Declined(text, Reason.AMBIGUOUS, 0, text, values=tuple(exact))
        nearest = max((printed or "" for _, printed in prints), key=lambda printed: common_length(text, printed))
        return Declined.printed_differently(text, nearest, tuple(values))

    def readings(self, text: str) -> tuple[R, ...]:
        """Every value that is read from the whole text, whether or not it prints it back."""
        attempt = Attempt(text, self._token_numbers)
        return tuple(value for end, value in attempt.read(self._reader, 0) if end == attempt.length)

    def text(self, word: Word, plain: bool = False) -> str:
        """The English of a word, as it stood in its text; `plain`: without style, by the first template that fits.

        Raises:
            NoEnglish: no template prints it.
        """
        return join(self._printer.words(word, plain=plain))

    def parts(self, word: Word) -> Iterator[Word]:
        """The words directly inside of a word, in the order of the text."""
        entry = self.entries.by_word.get(type(word))
        if entry is None or not entry.templates:
            return
        for name in self._printer.template(word).fields():
            value = getattr(word, name)
            for each in value if isinstance(value, tuple) else (value,):
                if isinstance(each, Word):
                    yield each

    def _text_or_none(self, value: Word) -> str | None:
        try:
            return self.text(value)
        except NoEnglish:
            return None
