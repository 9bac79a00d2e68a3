"""What an ability does as it resolves: sentences; modes to choose from are in `modes`."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.clauses.bodies import Body
from spellwright.rules.hooks import Modal
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Choices
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word


class Content(Word):
    """The family of contents."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what it does"

    def perform(self, scene: GameScene) -> Procedure[None]:
        """Carry it out (608.2c)."""
        raise NotImplementedError

    def modal(self, game: Game, me: Id) -> Modal | None:
        """The modes to choose from now (700.2)."""
        return None

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """The targets to choose, for the modes chosen (601.2c)."""
        raise NotImplementedError

    def bodies(self) -> tuple[Body, ...]:
        """Its bodies of sentences."""
        raise NotImplementedError

    def chosen(self, choices: Choices) -> tuple[Body, ...]:
        """Those that are carried out, with the modes chosen."""
        return self.bodies()


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
