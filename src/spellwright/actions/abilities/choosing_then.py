"""Modes that are chosen when something has been done: "you may pay {1}. When you do, choose one —" (603.12, 700.2b)."""

from __future__ import annotations

from spellwright.actions.abilities.content import Content
from spellwright.actions.abilities.modes import Modes
from spellwright.actions.abilities.text import divided_in
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.leads import IfDone
from spellwright.actions.clauses.sentences import Sentence, said_now
from spellwright.actions.walking import aims_in, once
from spellwright.rules.hooks import Hooks, Modal
from spellwright.rules.scene import GameScene, resolving_scene, with_x
from spellwright.state.choices import Choices
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import Triggered
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class ThenChoose(Content):
    """Sentences, and a reflexive triggered ability with modes that triggers when they are done (603.12)."""

    before: tuple[Sentence, ...]
    lead: IfDone
    modes: Modes
    ENGLISH = "{before} {lead} {modes}"

    def ok(self) -> bool:
        """Something can have been done, and "when"."""
        return bool(self.before) and self.lead.reflexive()

    def perform(self, scene: GameScene) -> Procedure[None]:
        """Carry out the sentences; the ability triggers at once, and goes onto the stack with the next ones."""
        yield from Body(self.before).perform(scene)
        if self.lead.met(scene):
            ability = once("reflexive", self, lambda: ReflexiveModes(self.modes))
            waiting = Waiting(ability, scene.source, scene.you, None, memory=with_x(scene.frozen(), scene.x))
            note_down(scene.game, Triggered(waiting))

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """Those of the sentences; the modes' own are chosen as the ability triggers."""
        return once("aims", self, lambda: tuple(aim for s in self.before for aim in aims_in(s, said_now)))

    def bodies(self) -> tuple[Body, ...]:
        """The sentences."""
        return once("bodies", self, lambda: (Body(self.before),))


@word
class ReflexiveModes(Hooks):
    """The reflexive triggered ability: its modes are chosen as it goes onto the stack (700.2b)."""

    content: Modes
    RULE = "603.12"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out the modes chosen, with what was mentioned as it was created."""
        yield from self.content.perform(resolving_scene(game, me))

    def modal(self, game: Game, me: Id) -> Modal | None:
        """Its modes."""
        return self.content.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Those of the modes chosen."""
        return self.content.aims(choices)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among them (601.2d)."""
        return divided_in(self.content, game, me, choices)
