"""Delayed and reflexive triggered abilities that a text creates (603.7, 603.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from spellwright.actions.dividing import divided_within
from spellwright.actions.happening import EventWord
from spellwright.actions.happenings.losing_control import LosesControl
from spellwright.actions.step_names import StepName
from spellwright.actions.walking import aims_in, within
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, resolving_scene, scene_of, with_x
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.stack import Triggered
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until, Waiting
from spellwright.words.owners import Owner, Their
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import It, Self, That
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.actions.clauses.sentences import Sentence


class DelayedTime(Word):
    """The family of later times at which a sentence is carried out (603.7a)."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a later time"

    def kinds(self) -> tuple[type[Event], ...]:
        """The kinds of events that the time may come with."""
        raise NotImplementedError

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """What is mentioned, if the time comes with this event; else None."""
        raise NotImplementedError

    def until(self, scene: GameScene) -> Until:
        """How long it is waited for: until it comes (603.7b)."""
        return Until("once", turn=scene.game.turn)

    def waiting(self, scene: GameScene, sentence: Sentence) -> Hooks:
        """The ability that waits for the time."""
        return Delayed(sentence, self)


@word
class NextStep(DelayedTime):
    """At the beginning of the next step of a kind."""

    step: StepName
    yours: bool = False
    ENGLISH = (
        "at the beginning of your next {step@one} {yours=True}",
        "at the beginning of the next {step@one}",
    )

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At that step, of your turn if it says so."""
        assert isinstance(event, BeginStep)
        if event.step in self.step.steps and (not self.yours or event.player == scene.you):
            return ()
        return None


@word
class TheirNextStep(DelayedTime):
    """At the beginning of the next such step of a player who was mentioned: "at the beginning of their next upkeep"."""

    whose: Their
    step: StepName
    ENGLISH = "at the beginning of {whose} next {step@one}"

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At that step of that player's turn."""
        return () if event.step in self.step.steps and event.player in self.whose.players(scene) else None

    def waiting(self, scene: GameScene, sentence: Sentence) -> Hooks:
        """Who it is, is settled now, also where the sentence names the player: "under its owner's control" (603.7c)."""
        if self.whose.refers not in scene.memory:
            named = (each for each in within(sentence) if isinstance(each, Owner) and each.mark == self.whose.refers)
            for owner in named:
                owner.players(scene)  # remembers them
        return Delayed(sentence, self)


@word
class FirstStep(DelayedTime):
    """At the beginning of the first step of a kind, said before the game begins (103.6b)."""

    step: StepName
    yours: bool = False
    ENGLISH = (
        "at the beginning of your first {step@one} {yours=True}",
        "at the beginning of the first {step@one}",
    )

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At that step, of your turn if it says so."""
        return () if event.step in self.step.steps and (not self.yours or event.player == scene.you) else None


@word
class WhenItLeaves(DelayedTime):
    """When the object itself, or what was mentioned, leaves the battlefield, or dies (603.7c)."""

    what: Self | That
    dies: bool = False
    ENGLISH = ("when {what} leaves the battlefield", "when {what:That} dies {dies=True}")

    def kinds(self) -> tuple[type[Event], ...]:
        """Moves."""
        return (Move,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If it is that object."""
        if self.dies and event.to != "graveyard":
            return None
        return () if self._is(scene, event.object) and scene.game[event.object].was == "battlefield" else None

    def _is(self, scene: GameScene, id: Id) -> bool:
        return id == scene.source if isinstance(self.what, Self) else self.what.describes(scene, id)


@word
class WhenYouLoseControl(DelayedTime):
    """When you lose control of something: another player controls it, or it has left the battlefield (603.10d)."""

    what: Self | It | That
    ENGLISH = "when you lose control of {what}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Those by which control is lost."""
        return LosesControl.EVENTS

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If it is that object, and you controlled it until then."""
        lost = LosesControl(self.what)
        return () if lost.looks_back(event) and lost.player(scene, event, new) == scene.you else None


@word
class NextTurnsUpkeep(DelayedTime):
    """At the beginning of the next turn's upkeep."""

    ENGLISH = "at the beginning of the next turn 's upkeep"

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At the next upkeep: it is always another turn's."""
        return () if event.step == "upkeep" else None


@word
class ThatCombat(DelayedTime):
    """At the beginning of the combat phase that was spoken of, which comes next."""

    ENGLISH = "at the beginning of that combat"

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """In the next beginning of combat step."""
        return () if event.step == "beginning of combat" else None


@word
class AtEndOfCombat(DelayedTime):
    """At end of combat."""

    ENGLISH = "at end of combat"

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """In the end of combat step."""
        return () if event.step == "end of combat" else None


@word
class ThisTurnsEndOfCombat(DelayedTime):
    """At the next end of combat step of this turn; if there is none, never."""

    ENGLISH = "at this turn 's next end of combat"

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """In the end of combat step."""
        return () if event.step == "end of combat" else None

    def until(self, scene: GameScene) -> Until:
        """It is over with the turn."""
        return Until("end of turn", turn=scene.game.turn)


class DelayedBase(Hooks):
    """What delayed and reflexive abilities share: they carry out a sentence on the stack."""

    __slots__ = ()
    sentence: Sentence

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out the sentence, with what was mentioned as it was created."""
        yield from self.sentence.perform_clauses(resolving_scene(game, me))

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """The targets of the sentence, chosen as the ability goes onto the stack."""
        return aims_in(self.sentence)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among them then (601.2d)."""
        return divided_within(self.sentence, resolving_scene(game, me))


@word
class Delayed(DelayedBase):
    """A delayed triggered ability (603.7)."""

    sentence: Sentence
    when: DelayedTime
    RULE = "603.7"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """When its time may come."""
        return self.when.kinds()

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When its time comes."""
        return self.when.comes(scene_of(game, me), event, new)


@word
class Reflexive(DelayedBase):
    """A reflexive triggered ability: "when you do" (603.12)."""

    sentence: Sentence
    RULE = "603.12"


@word
class EventDelayed(DelayedBase):
    """A delayed triggered ability that waits for an event: "when you next cast …", "when it dies this turn" (603.7)."""

    sentence: Sentence
    event: EventWord
    RULE = "603.7"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The event's kinds."""
        return self.event.kinds()

    def looks_back(self, event: Any) -> bool:
        """As the event does (603.10)."""
        return self.event.looks_back(event)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When the event happens."""
        return self.event.match(scene_of(game, me), event, new)


def begin_delayed(scene: GameScene, sentence: Sentence, at: DelayedTime) -> Procedure[None]:
    """Create the delayed triggered ability; it triggers once (603.7b) and remembers what was mentioned (603.7c)."""
    ability = at.waiting(scene, replace(sentence, at=None, lead=None))
    effect = Floating(
        NOBODY, ability, scene.now(scene.source), scene.you, 0, at.until(scene), once=True,
        memory=scene.frozen(), x=scene.x,
    )  # fmt: skip
    yield from happen(scene.game, Begin(effect), rule="603.7", source=scene.stack_object)


def trigger_at_once(scene: GameScene, sentence: Sentence) -> None:
    """Create the reflexive ability: it triggers at once, and goes onto the stack with the next ones (603.12)."""
    ability = Reflexive(replace(sentence, lead=None))
    waiting = Waiting(ability, scene.source, scene.you, None, memory=with_x(scene.frozen(), scene.x))
    note_down(scene.game, Triggered(waiting))
