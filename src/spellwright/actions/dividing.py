"""Dividing an amount among targets (601.2d)."""

from __future__ import annotations

from spellwright.actions.walking import children, defining_x, once
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Quantity
from spellwright.words.procedure import Id
from spellwright.words.word import Word


class Divides(Word):
    """The family of acts and predicates that divide or distribute an amount among targets."""

    __slots__ = ()

    def division(self, scene: GameScene) -> tuple[int, int]:
        """The mark of the target phrase, and the amount to divide."""
        raise NotImplementedError


def divided_within(word: Word, scene: GameScene) -> tuple[tuple[int, int], ...]:
    """Mark and amount of each division among targets in a text (601.2d)."""
    found = once("divisions", word, lambda: _divisions(word))
    return tuple(divides.division(scene) for divides in found)


def _divisions(word: Word) -> tuple[Divides, ...]:
    """Those in a text, each with what X is in its sentence, which is known as targets are chosen (107.3c)."""
    own = (word,) if isinstance(word, Divides) else ()
    found = (*own, *(divides for child in children(word) for divides in _divisions(child)))
    x: Quantity | None = getattr(word, "what_x_is", None)
    return found if x is None else tuple(defining_x(divides, x) for divides in found)


def shares(scene: GameScene, mark: int) -> dict[Id, int]:
    """How much was announced for each target of the phrase with this mark."""
    targets = dict(scene.choices.targets).get(mark, ())
    return dict(zip(targets, dict(scene.choices.division).get(mark, ()), strict=False))
