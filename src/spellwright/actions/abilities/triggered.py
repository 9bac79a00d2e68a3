"""Triggered abilities (603): "when", "whenever" or "at", an event, perhaps an intervening "if", and what is done."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar

from spellwright.actions.abilities.activation_limits import DoneOnly, TriggersOnce, speaks_of_activating
from spellwright.actions.abilities.content import Content, Sentences
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.text import divided_in
from spellwright.actions.abilities.zones_told import moved_out_of
from spellwright.actions.clauses.leads import If
from spellwright.actions.happening import EventWord
from spellwright.actions.making_mana import makers
from spellwright.actions.past.as_cast import HOOK, tells_as_cast, told_in
from spellwright.actions.pay import Pay
from spellwright.actions.walking import once, within
from spellwright.rules.hooks import Hooks, Modal
from spellwright.rules.noticing import controller_as_it_triggers
from spellwright.rules.scene import resolving_scene, scene_of
from spellwright.state.choices import NO_CHOICES, Choices, Memory
from spellwright.state.events.effects import ComesUnderControl
from spellwright.state.events.event import Event
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.ability import BATTLEFIELD, Ability
from spellwright.words.amounts import X
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word


class TriggerHead(Word):
    """The family of trigger conditions (603.1)."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a trigger"
    HEADS: ClassVar[tuple[str, ...]] = ()
    """The nouns of what it brings up besides its phrases, told under its own mark."""
    FOR_STATE: ClassVar[bool] = False
    """Whether it waits for a state instead of an event (603.8)."""

    def kinds(self) -> tuple[type[Event], ...]:
        """The kinds of events that may trigger it."""
        raise NotImplementedError

    def match(self, scene: Any, event: Any, new: Id) -> Memory | None:
        """What the event mentions, if it triggers."""
        raise NotImplementedError

    def matches(self, scene: Any, event: Any, new: Id) -> tuple[Memory, ...]:
        """The same for each occurrence, where one event holds several (603.2c)."""
        memory = self.match(scene, event, new)
        return () if memory is None else (memory,)

    def moves_to(self) -> tuple[str, ...]:
        """As `Hooks.moves_to`."""
        return ()

    def looks_back(self, event: Any) -> bool:
        """Whether it looks back in time at this event (603.10)."""
        return False

    def batch(self, event: Any) -> Any:
        """What simultaneous events must have in common to trigger it once (603.2c)."""
        return None

    def zones(self) -> frozenset[str]:
        """The zones in which it can trigger (113.6)."""
        return BATTLEFIELD

    def moves_source(self) -> bool:
        """Whether it says that its own object is put into another zone (113.6m)."""
        return False

    def state(self) -> Condition | None:
        """The state that a state trigger waits for (603.8); None for events."""
        return None


@word
class WhenEvent(TriggerHead):
    """When, or whenever, an event happens."""

    event: EventWord
    ENGLISH = "(when|whenever) {event}"

    def kinds(self) -> tuple[type[Event], ...]:
        """The event's."""
        return self.event.kinds()

    def moves_to(self) -> tuple[str, ...]:
        """As the event says."""
        return self.event.moves_to()

    def match(self, scene: Any, event: Any, new: Id) -> Memory | None:
        """As the event does."""
        return self.event.match(scene, event, new)

    def matches(self, scene: Any, event: Any, new: Id) -> tuple[Memory, ...]:
        """As the event does."""
        return self.event.matches(scene, event, new)

    def looks_back(self, event: Any) -> bool:
        """As the event does."""
        return self.event.looks_back(event)

    def batch(self, event: Any) -> Any:
        """As the event does."""
        return self.event.batch(event)

    def zones(self) -> frozenset[str]:
        """Where the event lets it: casting its own spell triggers on the stack, for one (113.6k)."""
        return self.event.zones()

    def moves_source(self) -> bool:
        """As the event does."""
        return self.event.moves_source()


@word
class Triggered(Paragraph, Hooks):
    """A triggered ability (113.3c)."""

    trigger: TriggerHead
    content: Content
    condition: Condition | None = None
    label: str | None = field(default=None, compare=False)
    RULE = "603.1"
    ENGLISH = "[{label:label} —] {trigger} , [if {condition} ,] {content}"

    def ok(self) -> bool:
        """The "if" right after the trigger is the intervening if (603.4), never the first sentence's."""
        if speaks_of_activating(self.content, triggered=True):
            return False
        if isinstance(self.content, Sentences):
            return not isinstance(self.content.body.sentences[0].lead, If)
        return True

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Itself."""
        return (self,)

    def hooks(self) -> tuple[Any, ...]:
        """As its class; a state trigger is asked for its state, others aren't (603.8)."""
        unanswered = set() if self.trigger.FOR_STATE else {"state_triggers"}
        if not tells_as_cast(self):
            unanswered.add(HOOK)
        return tuple(h for h in Hooks.hooks(self) if h not in unanswered)

    def told_as_cast(self, game: Game, scene: Any) -> Memory:
        """What it says of that moment."""
        return told_in(self, scene)

    def zones(self) -> frozenset[str]:
        """Where it can trigger: elsewhere if its condition or effect says that it is there (113.6b, 113.6m)."""
        told = self.condition.zones_of_source() if self.condition is not None else ()
        if not told and not self.trigger.moves_source():
            told = moved_out_of(self.content)
        return frozenset(told) if told else self.trigger.zones()

    def state_triggers(self, game: Game, me: Id) -> bool:
        """Whether the state is there that a state trigger waits for (603.8)."""
        state = self.trigger.state()
        return state is not None and state.holds(scene_of(game, me)) and self._condition_met(game, me, ())

    def mana_trigger(self) -> bool:
        """Triggered by mana being made, without a target, and making mana itself (605.1b)."""
        by_mana = AddMana in self.trigger.kinds()
        return by_mana and bool(makers(self.content)) and not self.content.aims(Choices())

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The trigger's kinds of events."""
        return self.trigger.kinds()

    def moves_to(self) -> tuple[str, ...]:
        """As the trigger says."""
        return self.trigger.moves_to()

    def looks_back(self, event: Any) -> bool:
        """As the trigger does."""
        return self.trigger.looks_back(event)

    def batch(self, event: Any) -> Any:
        """As the trigger does; all at the same time where it triggers only once."""
        return "once" if self.limits() else self.trigger.batch(event)

    def limits(self) -> tuple[TriggersOnce, ...]:
        """How often it triggers, if it says so."""
        bodies = self.content.bodies()
        return once("limits", self, lambda: tuple(w for b in bodies for w in within(b) if isinstance(w, TriggersOnce)))

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """If the event matches and the intervening if is true (603.4); of several occurrences the first."""
        found = self.triggers_each(game, me, event, new)
        return found[0] if found else None

    def triggers_each(self, game: Game, me: Id, event: Any, new: Id) -> tuple[Memory, ...]:
        """Each occurrence that matches, with the intervening if true of it (603.4)."""
        scene = scene_of(game, me)
        if isinstance(event, ComesUnderControl) and me >= 0:
            scene.you = controller_as_it_triggers(game, me, self, event)
        found = self.trigger.matches(scene, event, new)
        if found and not all(limit.allows(game, me, self) for limit in self.limits()):
            return ()
        mentioned = tuple(scene.memory.items())  # by descriptions: "under an opponent's control"
        every = ((*mentioned, *memory) for memory in found) if mentioned else found
        return tuple(memory for memory in every if self._condition_met(game, me, memory))

    def _condition_met(self, game: Game, me: Id, memory: Memory) -> bool:
        if self.condition is None:
            return True
        scene = scene_of(game, me)
        scene.memory.update(memory)
        return self.condition.holds(scene)

    def still_true(self, game: Game, me: Id) -> bool:
        """The intervening if, as it resolves (603.4, 608.2a)."""
        return self.condition is None or self.condition.holds(resolving_scene(game, me))

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out its content; what its condition, or its state, speaks of can be taken up there (Gisela)."""
        scene = resolving_scene(game, me)
        for condition in (self.trigger.state(), self.condition):
            if condition is not None:
                condition.holds(scene)
        if not all(only.allows(game, scene.source, self) for only in self._onlys()):
            return
        yield from self.content.perform(scene)

    def _onlys(self) -> tuple[DoneOnly, ...]:
        """How often what it offers may be done, if it says so."""
        bodies = self.content.bodies()
        return once("done only", self, lambda: tuple(w for b in bodies for w in within(b) if isinstance(w, DoneOnly)))

    def modal(self, game: Game, me: Id) -> Modal | None:
        """Its modes."""
        return self.content.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Its targets."""
        return self.content.aims(choices)

    def pays_for_targets(self) -> bool:
        """Whether it says so: "you may pay {X}. If you do, return target card with mana value X …"."""
        return once("pays for targets", self, self._pays_for_targets)

    def _pays_for_targets(self) -> bool:
        pays = any(isinstance(each, Pay) and each.amount.x for each in within(self.content))
        return pays and any(isinstance(each, X) for aim in self.content.aims(NO_CHOICES) for each in within(aim))

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among its targets."""
        return divided_in(self.content, game, me, choices)
