"""Forms of nouns: subtypes, card types, kinds of counters, names of cards, labels."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from spellwright.cr.index import heading, rules
from spellwright.oracle.errors import NoEnglish
from spellwright.oracle.form import Form, Phrases
from spellwright.oracle.lexicon import ABILITY_WORDS, COUNTER_KINDS, LATER_KEYWORDS
from spellwright.oracle.plurals import SUBTYPE_FORMS, plural
from spellwright.oracle.tokens import Kind, Token

_KEYWORDS = frozenset(
    heading(number).lower()
    for number in rules()
    if re.fullmatch(r"70[12]\.\d+", number) and number not in ("701.1", "702.1")
)


class Subtypes(Form):
    """A subtype (205.3) by its singular name: Elf, Elves. Or, where it stands before a noun, in the singular only."""

    kinds = frozenset[Kind](("subtype",))
    named = "subtype"

    def __init__(self, singular: bool = False) -> None:
        self._singular = singular

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        if tokens[at].kind == "subtype":
            raw = tokens[at].raw
            names = SUBTYPE_FORMS[raw[0].upper() + raw[1:]]
            return [(at + 1, name) for name in names if not self._singular or name == raw]
        return ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str) or value not in SUBTYPE_FORMS:
            raise NoEnglish(f"{value!r} is no subtype")
        return (plural(value) if many and not self._singular else value,)


class NotSubtype(Form):
    """non-Elf: the subtype that something doesn't have."""

    kinds = frozenset[Kind](("word",))
    named = "subtype with non-"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        before, hyphen, name = tokens[at].raw.partition("-")
        if hyphen and before.lower() == "non" and name in SUBTYPE_FORMS:
            return [(at + 1, name)]
        return ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str) or value not in SUBTYPE_FORMS:
            raise NoEnglish(f"{value!r} is no subtype")
        return (f"non-{value}",)


class Joined(Form):
    """A subtype, or "land", joined with the rest of a keyword's name: "islandwalk", "wizardcycling", "landcycling"."""

    kinds = frozenset[Kind](("word",))

    def __init__(self, ending: str) -> None:
        self._ending = ending
        self.named = f"type and {ending}"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        word = tokens[at].raw.lower()
        name = word.removesuffix(self._ending).capitalize()
        if word.endswith(self._ending) and (name == "Land" or name in SUBTYPE_FORMS):
            return [(at + 1, name if name != "Land" else "land")]
        return ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str) or not (value == "land" or value in SUBTYPE_FORMS):
            raise NoEnglish(f"{value!r} is no type to be joined with {self._ending}")
        return (value.lower() + self._ending,)


class CounterKinds(Phrases[str]):
    """The kind of a counter (122.1): +1/+1, or a name."""

    kinds = frozenset[Kind](("change",))

    def __init__(self) -> None:
        super().__init__({kind: kind for kind in COUNTER_KINDS}, "kind of counter")

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        if tokens[at].kind == "change":
            return [(at + 1, tokens[at].text)]
        return super().read(tokens, at)

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if isinstance(value, str) and value[:1] in "+-":
            return (value,)
        return super().spell(value, many)


class CardNames(Form):
    """The name of another card, which the text has between ‹ and ›."""

    kinds = frozenset[Kind](("name",))
    named = "name of a card"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        return [(at + 1, tokens[at].raw[1:-1])] if tokens[at].kind == "name" else ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str) or not value:
            raise NoEnglish(f"{value!r} is no name")
        return (f"‹{value}›",)


class FlavorWords(Form):
    """A flavor word (207.2d) at the beginning of a paragraph, mode or chapter: words with capitals before a dash.

    Ability words have their own form, and what is the name of a keyword (701, 702) is none: it would lose its meaning.
    """

    kinds = frozenset[Kind](("word", "subtype", "roman", "number"))
    named = "flavor word"
    _small = frozenset(
        ("a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to", "with")
    )
    _taken = frozenset((*ABILITY_WORDS, *LATER_KEYWORDS)) | _KEYWORDS

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        if not self._may_begin(tokens, at):
            return ()
        end = at
        while tokens[end].text not in ("—", "") and self._may_stand(tokens[end]):
            end += 1
        if end == at or tokens[end].text != "—" or not (tokens[at].raw[0].isupper() or tokens[at].kind == "number"):
            return ()
        if all(token.kind == "roman" or token.text == "," for token in tokens[at:end]):
            return ()  # the numbers of a chapter
        name = re.sub(r" (?=['’,!?])", "", " ".join(token.raw for token in tokens[at:end]))
        return () if name.lower() in self._taken else [(end, name)]

    def _may_begin(self, tokens: Sequence[Token], at: int) -> bool:
        """At the beginning of a paragraph, quoted text, sentence or mode, or behind the numbers of a chapter."""
        before = tokens[at - 1] if at > 0 else None
        if before is None or before.text in ("•", "“", ".", "|"):
            return True
        return before.text == "—" and tokens[at - 2].kind == "roman"

    def _may_stand(self, token: Token) -> bool:
        signs = (",", "!", "?", "&", "'s")
        return token.raw[0].isupper() or token.text in signs or token.kind == "number" or token.raw in self._small

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str) or not value:
            raise NoEnglish(f"{value!r} is no flavor word")
        return (value,)


class AnchorWord(Form):
    """An anchor word (614.12c): one word with a capital."""

    kinds = frozenset[Kind](("word", "subtype"))
    named = "anchor word"

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        raw = tokens[at].raw
        return [(at + 1, raw)] if tokens[at].kind in self.kinds and raw[:1].isupper() else ()

    def spell(self, value: object, many: bool) -> Sequence[str]:
        if not isinstance(value, str) or not value[:1].isupper():
            raise NoEnglish(f"{value!r} is no anchor word")
        return (value,)


class Labels(Form):
    """What stands before a dash and means nothing: an ability word (207.2c) or a flavor word (207.2d)."""

    named = "ability word or flavor word"

    def __init__(self) -> None:
        self._forms: tuple[Form, ...] = (Phrases.of(ABILITY_WORDS, "ability word"), FlavorWords())
        self.texts = frozenset().union(*(form.texts for form in self._forms))
        self.kinds = frozenset[Kind]().union(*(form.kinds for form in self._forms))

    def read(self, tokens: Sequence[Token], at: int) -> Iterable[tuple[int, object]]:
        for form in self._forms:
            yield from form.read(tokens, at)

    def spell(self, value: object, many: bool) -> Sequence[str]:
        words, flavor = self._forms
        return words.spell(value, many) if value in ABILITY_WORDS else flavor.spell(value, many)
