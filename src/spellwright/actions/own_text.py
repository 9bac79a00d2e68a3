"""The text that is being carried out, for words whose meaning depends on what else it says (608.2c)."""

from __future__ import annotations

from spellwright.actions.walking import once, within
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import GameScene
from spellwright.words.word import Word


def own_text(scene: GameScene, word: Word) -> tuple[Word, ...]:
    """All words of the spell's or ability's text in which the word stands, in order; none if it isn't found."""
    if not scene.stack_object:
        return ()
    o = scene.game[scene.stack_object]
    texts = (o.ability,) if o.ability is not None else characteristics(scene.game, scene.stack_object).abilities
    for text in texts:
        words = once("words", text, lambda text=text: tuple(within(text)))  # type: ignore[misc]
        if any(each is word for each in words):
            return words
    return ()


def said_before(scene: GameScene, word: Word) -> tuple[Word, ...]:
    """What the text says before the word."""
    words = own_text(scene, word)
    return words[: next((at for at, each in enumerate(words) if each is word), 0)]


def said_after(scene: GameScene, word: Word) -> tuple[Word, ...]:
    """What the text says after the word, its own parts among it."""
    words = own_text(scene, word)
    return words[next((at for at, each in enumerate(words) if each is word), len(words)) + 1 :]
