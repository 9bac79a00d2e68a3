"""Triggers at the beginning of a step or phase (603.2b), and on a state of the game (603.8)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.triggered import TriggerHead, WhenEvent
from spellwright.actions.happening import EventWord
from spellwright.actions.step_names import StepName, WhoseStep, steps_begun
from spellwright.actions.walking import once
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.turns import BeginStep
from spellwright.words.conditions import Condition
from spellwright.words.owners import Owner, PlayersOwn
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.word import Word, word


class StepTrigger(TriggerHead):
    """The family of triggers at the beginning of a step."""

    __slots__ = ()

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)


def mentioned(phrase: Word, player: Id) -> Memory:
    """The player whose step it is, for the phrase that speaks of them."""
    marks = [phrase.mark, phrase.who.mark] if isinstance(phrase, PlayersOwn) else [phrase.mark]
    return tuple((mark, (player,)) for mark in marks if mark)


@word
class AtStepOf(StepTrigger):
    """At the beginning of a step of certain players: "your upkeep", "each opponent's end step"."""

    whose: Owner
    step: StepName
    first: bool = False
    ENGLISH = (
        "at the beginning of {whose} {step@one}",
        "at the beginning of {whose} first {step@one} each turn {first=True}",
    )

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At that step of one of them, the first of a turn if it says so."""
        if not self.step.begins(scene.game, event.step) or event.player not in self.whose.players(scene):
            return None
        if self.first and sum(step in self.step.steps for step in steps_begun(scene.game)) > 1:
            return None
        return mentioned(self.whose, event.player)


@word
class AtStep(StepTrigger):
    """At the beginning of each such step: "each upkeep", "the end step", "each combat"."""

    which: WhoseStep
    step: StepName
    HEADS = ("player",)
    ENGLISH = "at the beginning of {which} {step@one}"

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At that step of any turn."""
        return ((self.mark, (event.player,)),) if self.step.begins(scene.game, event.step) else None


@word
class AtStepOfPlayer(StepTrigger):
    """At the beginning of the upkeep of enchanted creature's controller."""

    step: StepName
    who: Players
    ENGLISH = "at the beginning of the {step@one} of {who}"

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At that step of theirs."""
        if not self.step.begins(scene.game, event.step) or not self.who.describes(scene, event.player):
            return None
        return mentioned(self.who, event.player)


@word
class AtEachStepOf(StepTrigger):
    """At the beginning of each of your postcombat main phases."""

    whose: Owner
    step: StepName
    ENGLISH = "at the beginning of each of {whose} {step@many}"

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """At every such step of theirs."""
        if not self.step.begins(scene.game, event.step) or event.player not in self.whose.players(scene):
            return None
        return mentioned(self.whose, event.player)


@word
class AtCombatOnTurn(StepTrigger):
    """At the beginning of combat on your turn, or on each opponent's."""

    whose: Owner
    ENGLISH = "at the beginning of combat on {whose} turn"

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """In the beginning of combat step of theirs."""
        if event.step != "beginning of combat" or event.player not in self.whose.players(scene):
            return None
        return mentioned(self.whose, event.player)


@word
class AtEndOfCombatTrigger(StepTrigger):
    """At end of combat (511), on your turn if it says so."""

    whose: Owner | None = None
    ENGLISH = "at end of combat [on {whose} turn]"

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """In the end of combat step."""
        if event.step != "end of combat":
            return None
        return () if self.whose is None or event.player in self.whose.players(scene) else None


@word
class WhenOrAt(TriggerHead):
    """When an event happens, and at the beginning of a step: "when ~ enters or at the beginning of your upkeep"."""

    event: EventWord
    at: AtStepOf | AtStep | AtCombatOnTurn
    SYNONYMS = True
    ENGLISH = ("(when|whenever) {event} or {at}", "(when|whenever) {event} and {at}")

    def _of(self, event: Any) -> WhenEvent | StepTrigger:
        return self.at if isinstance(event, self.at.kinds()) else self._when()

    def _when(self) -> WhenEvent:
        return once("when", self, lambda: WhenEvent(self.event))

    def kinds(self) -> tuple[type[Event], ...]:
        """Those of both."""
        return (*self.event.kinds(), *self.at.kinds())

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """As the one that it is."""
        return self._of(event).match(scene, event, new)

    def matches(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """As the one that it is."""
        return self._of(event).matches(scene, event, new)

    def looks_back(self, event: Any) -> bool:
        """As the one that it is."""
        return self._of(event).looks_back(event)

    def batch(self, event: Any) -> Any:
        """As the one that it is."""
        return self._of(event).batch(event)

    def zones(self) -> frozenset[str]:
        """Where either lets it trigger."""
        return self.event.zones() | self.at.zones()


@word
class WhenState(TriggerHead):
    """When the game is in a state: "when you control no Islands" (603.8)."""

    condition: Condition
    FOR_STATE = True
    ENGLISH = "(when|whenever) {condition}"

    def ok(self) -> bool:
        """A state, not what has happened."""
        return "history" not in getattr(type(self.condition), "LOOKS", ())

    def kinds(self) -> tuple[type[Event], ...]:
        """No event: the state is looked at whenever a player would receive priority."""
        return ()

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """Never by an event."""
        return None

    def state(self) -> Condition:
        """The state that it waits for."""
        return self.condition

    def zones(self) -> frozenset[str]:
        """Where its condition says that the source is."""
        told = self.condition.zones_of_source()
        return frozenset(told) if told else frozenset({"battlefield"})


@word
class AtStepOrWhen(TriggerHead):
    """At the beginning of a step, or whenever something happens."""

    at: StepTrigger
    when: WhenEvent
    ENGLISH = "{at} or {when}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Of both."""
        return tuple(dict.fromkeys((*self.at.kinds(), *self.when.kinds())))

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """By one of the two."""
        memory = self.at.match(scene, event, new) if isinstance(event, self.at.kinds()) else None
        if memory is None and isinstance(event, self.when.kinds()):
            memory = self.when.match(scene, event, new)
        return memory

    def looks_back(self, event: Any) -> bool:
        """As the event does."""
        return isinstance(event, self.when.kinds()) and self.when.looks_back(event)
