"""What an ability does as it resolves: sentences, or modes to choose from (700.2)."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import ClassVar

from spellwright.actions.clauses.sentences import Body
from spellwright.rules.hooks import Modal
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Choices
from spellwright.words.procedure import Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word


class Content(Word):
    """The family of contents."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what it does"

    def perform(self, scene: GameScene) -> Procedure[None]:
        """Carry it out (608.2c)."""
        raise NotImplementedError

    def modal(self) -> Modal | None:
        """The modes to choose from (700.2)."""
        return None

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """The targets to choose, for the modes chosen (601.2c)."""
        raise NotImplementedError

    def bodies(self) -> tuple[Body, ...]:
        """Its bodies of sentences."""
        raise NotImplementedError


@word
class Sentences(Content):
    """Sentences to carry out in order."""

    body: Body
    ENGLISH = "{body}"

    def perform(self, scene: GameScene) -> Procedure[None]:
        """In the order written."""
        yield from self.body.perform(scene)

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """All in the text."""
        return self.body.aims(choices)

    def bodies(self) -> tuple[Body, ...]:
        """The one."""
        return (self.body,)


class HowMany(Enum):
    """How many modes are chosen (700.2)."""

    ONE = "one"
    TWO = "two"
    THREE = "three"
    ONE_OR_BOTH = "one or both"
    ONE_OR_MORE = "one or more"
    UP_TO_ONE = "up to one"
    UP_TO_TWO = "up to two"
    ANY_NUMBER = "any number"


_BOUNDS = {
    HowMany.ONE: (1, 1),
    HowMany.TWO: (2, 2),
    HowMany.THREE: (3, 3),
    HowMany.ONE_OR_BOTH: (1, 2),
    HowMany.ONE_OR_MORE: (1, 99),
    HowMany.UP_TO_ONE: (0, 1),
    HowMany.UP_TO_TWO: (0, 2),
    HowMany.ANY_NUMBER: (0, 99),
}


@word
class Mode(Word):
    """One mode."""

    body: Body
    label: str | None = field(default=None, compare=False)
    NAMED: ClassVar[str] = "a mode"
    ENGLISH = "• [{label:label} —] {body}"


@word
class Modes(Content):
    """Modes to choose from, carried out in printed order (700.2a)."""

    head: HowMany
    modes: tuple[Mode, ...]
    ENGLISH = "choose {head} — {modes}"

    def ok(self) -> bool:
        """At least two modes."""
        return len(self.modes) > 1

    def perform(self, scene: GameScene) -> Procedure[None]:
        """The chosen modes, in printed order."""
        for number in sorted(scene.choices.modes):
            yield from self.modes[number].body.perform(scene)

    def modal(self) -> Modal | None:
        """How many of how many."""
        least, most = _BOUNDS[self.head]
        return Modal(len(self.modes), least, min(most, len(self.modes)))

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """Those of the chosen modes."""
        return tuple(aim for number in sorted(choices.modes) for aim in self.modes[number].body.aims(choices))

    def bodies(self) -> tuple[Body, ...]:
        """One for each mode."""
        return tuple(mode.body for mode in self.modes)
