"""What is mentioned as something enters, for its other abilities that speak of that: "enters with that many" (614.12a)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.state.object import WHILE_ENTERING
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id
from spellwright.words.word import Word


def told_while_entering(scene: GameScene) -> tuple[tuple[str, Any], ...]:
    """What was mentioned, by mark, as the event of entering carries it along."""
    return tuple((f"{WHILE_ENTERING}{mark}", value) for mark, value in scene.memory.items() if mark > 0)


def recall_entering(scene: GameScene, event: Any) -> None:
    """Let the scene know what was mentioned before as this enters."""
    for name, value in event.chosen:
        if name.startswith(WHILE_ENTERING):
            scene.memory.setdefault(int(name.removeprefix(WHILE_ENTERING)), value)


def speaks_of_known(holding: Word, me: Id, event: Any) -> bool:
    """Whether what it speaks of has been mentioned as this enters: "that many" waits for what is done before.

    A floating effect knows all that it speaks of since it began (611.2): nothing is done for it as something enters.
    """
    if me < 0:
        return True
    needed = once("spoken of elsewhere", holding, lambda: spoken_of_elsewhere(holding))
    return not needed or needed <= {name for name, _ in event.chosen}


def names_of_marks(text: Word) -> frozenset[str]:
    """The names of all that a text mentions, to be spoken of."""
    return frozenset(f"{WHILE_ENTERING}{word.mark}" for word in within(text) if word.mark > 0)


def spoken_of_elsewhere(holding: Word) -> frozenset[str]:
    """The names of what it refers to that it doesn't mention itself; an ability that it gives speaks for itself."""
    words = tuple(within(holding, lambda word: word is holding or not isinstance(word, Ability)))
    own = {word.mark for word in words}
    refers = {word.refers for word in words if word.refers > 0 and word.refers not in own}
    return frozenset(f"{WHILE_ENTERING}{mark}" for mark in refers)
