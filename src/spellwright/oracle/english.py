"""The English of all words: the grammar, built once when it is first asked for."""

from __future__ import annotations

import re
from functools import lru_cache

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.oracle.forms import FORMS
from spellwright.oracle.grammar import Grammar
from spellwright.oracle.memory import made_for_good
from spellwright.oracle.modules import modules
from spellwright.oracle.names import may_be_plural
from spellwright.oracle.outcome import Declined, Reading
from spellwright.oracle.plurals import SUBTYPE_FORMS
from spellwright.oracle.vocabulary import namespace_of, words_of


@lru_cache(maxsize=1)
def grammar() -> Grammar[Paragraph]:
    """The grammar of a paragraph of rules text."""
    with made_for_good():
        known = modules()
        return Grammar(Paragraph, words_of(known), namespace_of(known), FORMS)


@lru_cache(maxsize=1 << 16)
def read(text: str) -> Reading[Paragraph] | Declined:
    """What a paragraph says; each text is read once."""
    return grammar().read(text)


_AMONG_SEVERAL = re.compile(r"\b(each(?: other)?(?: attacking)?) ~")
"""Where the card's name stands for things of a kind that is called like it: "each other attacking Aurochs"."""


def as_said(text: str, name: str) -> str:
    """A paragraph as it is read on the card of that name, which may be a plural or a verb ("Exile target creature.").

    Args:
        text: The paragraph with `~` for the card's name.
        name: The name.

    Returns:
        The first wording that is understood; the text itself if none is.
    """
    others = [text.replace("~", "≋")] if may_be_plural(name) else []
    others += [text.replace("~", name)] if name.isalpha() else []
    head = name.partition(", ")[0]
    others += [_AMONG_SEVERAL.sub(rf"\1 {head}", text)] if head in SUBTYPE_FORMS else []
    return next((each for each in (text, *others) if isinstance(read(each), Reading)), text)
