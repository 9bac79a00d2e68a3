"""Doing something so many times over as one act: its amount is multiplied ("gain 1 life for each ...")."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Amount, Number
from spellwright.words.word import Word

W = TypeVar("W", bound=Word)


def times_over(word: W, field: str, scene: GameScene, times: int) -> W:
    """The same act or predicate with so many times the amount of that field, as it is now."""
    amount: Amount = getattr(word, field)
    changed: dict[str, Any] = {field: Number(amount.value(scene) * times, mark=amount.mark)}
    return replace(word, **changed)
