"""The rules of reference to what was chosen: "that color", "that type"."""

from __future__ import annotations

from spellwright.actions.choose import Choosable, ChooseAmongTypes, ChooseQuality
from spellwright.oracle.binding.discourse import Discourse
from spellwright.oracle.binding.reference_rules import Found, Path
from spellwright.words.chosen_posts import Chosen, OfThatChosen
from spellwright.words.word import Word

_CHOSEN = {
    Chosen.COLOR: (Choosable.COLOR,),
    Chosen.TYPE: (Choosable.CREATURE_TYPE, Choosable.CARD_TYPE, Choosable.LAND_TYPE, Choosable.BASIC_LAND_TYPE),
}


def chosen_color(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last choice of a colour."""
    colors: list[Word] = [q for q in discourse.qualities if isinstance(q, ChooseQuality) and q.what is Choosable.COLOR]
    return colors[-1:]


def chosen_quality(word: Word, path: Path, discourse: Discourse) -> Found:
    """The last choice of a colour, or of a type; of types of one sort alone, for all are kept side by side."""
    assert isinstance(word, OfThatChosen)
    fitting = [
        q
        for q in discourse.qualities
        if isinstance(q, ChooseQuality | ChooseAmongTypes) and q.what in _CHOSEN[word.what]
    ]
    sorts = {choice.what.key for choice in fitting}
    found: list[Word] = [*fitting[-1:]] if len(sorts) == 1 else [*fitting]
    return found
