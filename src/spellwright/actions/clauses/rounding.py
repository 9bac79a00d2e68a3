"""107.1a. How everything in a text is rounded: "Round up each time"."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from spellwright.actions.clauses.clause import Full
from spellwright.actions.life import LoseHalfLife
from spellwright.actions.returning import Return
from spellwright.actions.rewriting import rewritten
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.words.fractions import FractionOf
from spellwright.words.procedure import Procedure
from spellwright.words.quantities import Half, Rounding
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.actions.clauses.sentences import Sentence

ROUNDED = FractionOf | Half | LoseHalfLife
"""The parts of something that must be rounded."""


@word
class RoundEachTime(Full):
    """Round up each time, or down: heeded where a part of something is worked out."""

    up: bool = False
    NAMED: ClassVar[str] = "how it is rounded"
    ENGLISH = ("round up each time {up=True}", "round down each time")

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing more."""
        yield from ()
        return True

    def heeded(self) -> bool:
        """It is."""
        return True


def rounded(sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """The sentences with what the last of them says of rounding said where it belongs."""
    last = sentences[-1].clause if sentences else None
    if not isinstance(last, RoundEachTime):
        return sentences
    rounding = Rounding.UP if last.up else Rounding.DOWN

    def change(each: Word) -> Word:
        return replace(each, rounding=rounding) if isinstance(each, ROUNDED) and each.rounding is None else each

    return tuple(rewritten(sentence, change) for sentence in sentences)


def says_how_to_round(text: Word) -> bool:
    """Whether a text says of each part of something how it is rounded (107.1a)."""
    if any(isinstance(each, RoundEachTime) for each in within(text)):
        return True
    there = [each.what for each in within(text) if isinstance(each, Return) and each.rounding is not None]
    parts = [each for each in within(text) if isinstance(each, ROUNDED) and each.rounding is None]
    return all(any(each is what for what in there) for each in parts)
