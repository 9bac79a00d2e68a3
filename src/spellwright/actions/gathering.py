"""What a text is carried out with again and again, remembered together behind it: "those tokens" are all of them."""

from __future__ import annotations

from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.words.procedure import Id
from spellwright.words.word import Word


class Gathering:
    """The ids that the phrases and acts of a word come to mean each time, each time anew."""

    __slots__ = ("scene", "marks", "found")

    def __init__(self, scene: GameScene, word: Word) -> None:
        self.scene = scene
        self.marks: tuple[int, ...] = once("marks", word, lambda: _marks(word))
        self.found: dict[int, dict[Id, None]] = {}

    def begin(self) -> None:
        """It is carried out once more."""
        for mark in self.marks:
            self.scene.memory.pop(mark, None)

    def end(self) -> None:
        """It has been: note what it was done with."""
        for mark in self.marks:
            for id in self.scene.remembered(mark):
                self.found.setdefault(mark, {})[id] = None

    def remember(self) -> None:
        """Let what follows speak of all of them."""
        for mark, ids in self.found.items():
            self.scene.remember(mark, tuple(ids))


def _marks(word: Word) -> tuple[int, ...]:
    return tuple(dict.fromkeys(each.mark for each in within(word) if each.mark > 0))
