"""A delayed triggered ability at the end of a text: "when you cast your next spell this turn, …" (603.7)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.activation_limits import ActivationLimit
from spellwright.actions.abilities.content import Content
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.clauses.sentences import Sentence, said_now
from spellwright.actions.dividing import divided_within
from spellwright.actions.durations import until
from spellwright.actions.happening import EventWord
from spellwright.actions.rewriting import rewritten, with_what_was_chosen
from spellwright.actions.walking import aims_in, once
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.durations import Duration
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import It
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class Delaying(Content):
    """Sentences, and then a delayed triggered ability for a time: once ("when"), or each time ("whenever")."""

    before: tuple[Sentence, ...]
    event: EventWord
    duration: Duration
    body: Body
    each_time: bool = False
    SYNONYMS = True
    ENGLISH = (
        "{before} whenever {event} {duration} , {body} {each_time=True}",
        "{before} when {event} {duration} , {body}",
        "{before} {duration} , whenever {event} , {body} {each_time=True}",
    )

    def perform(self, scene: GameScene) -> Procedure[None]:
        """Carry out the sentences, then create the ability (603.7a)."""
        if self.before:
            yield from Body(self.before).perform(scene)
        for aim in aims_in(self.event):
            scene.remember(aim.mark, scene.targets(aim.mark))
        ability = with_what_was_chosen(scene, self, once("delayed", self, self._delayed))
        effect = Floating(
            NOBODY, ability, scene.now(scene.source), scene.you, 0, until(self.duration, scene),
            once=not self.each_time, memory=scene.frozen(), x=scene.x,
        )  # fmt: skip
        yield from happen(scene.game, Begin(effect), rule="603.7", source=scene.stack_object)

    def _delayed(self) -> DelayedBody:
        """The ability: what it waits for happens to the target that was chosen (603.7c)."""
        chosen = rewritten(self.event, lambda each: It(refers=each.mark) if isinstance(each, Target) else each)
        return DelayedBody(self.body, chosen)

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """Those of the sentences and of the event; the ability's own are chosen as it triggers."""
        said = (aim for s in self.before for aim in aims_in(s, said_now))
        return once("aims", self, lambda: (*said, *aims_in(self.event)))

    def bodies(self) -> tuple[Body, ...]:
        """The sentences, with those behind the later ability's that say how this one is activated (602.5)."""
        return once("bodies", self, self._bodies)

    def _bodies(self) -> tuple[Body, ...]:
        heeded = tuple(s for s in self.body.sentences if isinstance(s.clause, ActivationLimit))
        return (Body((*self.before, *heeded)),)


@word
class DelayedBody(Hooks):
    """The delayed triggered ability (603.7)."""

    body: Body
    event: EventWord
    RULE = "603.7"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The event's kinds."""
        return self.event.kinds()

    def looks_back(self, event: Any) -> bool:
        """As the event does (603.10)."""
        return self.event.looks_back(event)

    def batch(self, event: Any) -> Any:
        """As the event does (603.2c)."""
        return self.event.batch(event)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When the event happens."""
        return self.event.match(scene_of(game, me), event, new)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out its sentences, with what was mentioned as it was created."""
        yield from self.body.perform(resolving_scene(game, me))

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Its targets."""
        return once("aims", self.body, lambda: aims_in(self.body, said_now))

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among them (601.2d)."""
        return divided_within(self.body, resolving_scene(game, me))
