"""701.6. Counter."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.entering import WithCountersOn
from spellwright.actions.own_text import said_after
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Counter as CounterEvent
from spellwright.words.conditions import Fact
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import A
from spellwright.words.references import Objects
from spellwright.words.word import word


class InsteadOfGraveyard(Enum):
    """Where a spell that is countered this way goes instead of to its owner's graveyard."""

    EXILE = "exile it instead of putting it into its owner's graveyard"
    HAND = "put it into its owner's hand instead of into that player's graveyard"
    LIBRARY = "put it on top of its owner's library instead of into that player's graveyard"
    BOTTOM = "put it on the bottom of its owner's library instead of into that player's graveyard"
    EITHER_END = "put that card on the top or bottom of its owner's library instead of into that player's graveyard"
    BATTLEFIELD = "put that card onto the battlefield under your control instead of into its owner's graveyard"

    @property
    def zone(self) -> str:
        """The zone."""
        ends = (InsteadOfGraveyard.BOTTOM, InsteadOfGraveyard.EITHER_END)
        return "library" if self in ends else self.name.lower()


@word
class CounteredGoes(Full):
    """Where what the text counters goes instead; it belongs to the countering, and does nothing later (608.2c)."""

    to: InsteadOfGraveyard
    counters: WithCountersOn | None = None
    what: A | None = None
    """Of which spells it is said, if not of any: "if an artifact or creature spell is countered this way"."""
    many = True
    SYNONYMS = True
    ENGLISH = (
        (
            "if the spell is countered this way , exile it {counters} instead of putting it into its owner's graveyard "
            "{to=InsteadOfGraveyard.EXILE}"
        ),
        "if that spell is countered this way , {to}",
        "if the spell is countered this way , {to}",
        "if a spell is countered this way , {to}",
        "if {what} is countered this way , {to}",
    )

    def ok(self) -> bool:
        """Any spell is "a spell" (Dissipate)."""
        return self.what is None or (not self.what.many and self.what.what != Things(nouns=(Noun.SPELL,)))

    def event(self, scene: GameScene, player: Id, id: Id) -> Procedure[CounterEvent]:
        """The countering of one of them, the end of a library being chosen by who does it."""
        event = CounterEvent(id, by=scene.stack_object or scene.source)
        if self.what is not None and not self.what.describes(scene, id):
            return event
        counters = self.counters.counters(scene) if self.counters is not None else ()
        event = replace(event, to=self.to.zone, counters=counters)
        if self.to is InsteadOfGraveyard.BATTLEFIELD:
            return replace(event, controller=player)
        bottom = self.to is InsteadOfGraveyard.BOTTOM
        if self.to is InsteadOfGraveyard.EITHER_END:
            why = "On top? Otherwise on the bottom."
            bottom = not (yield from choose(player, (True, False), "choose", why, "608.2d", id))
        return replace(event, position=-1 if bottom else 0)

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing more."""
        yield from ()
        return True


@word
class Counter(Act):
    """Counter spells or abilities (701.6a). What was countered is remembered as it was on the stack."""

    what: Objects
    DONE = "countered"
    ENGLISH = "counter {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All at the same time."""
        ids = yield from self.what.pick(scene, player)
        goes = next((word for word in said_after(scene, self) if isinstance(word, CounteredGoes)), None)
        events: list[Event] = []
        for id in still_there(scene, ids, "stack"):
            plain = CounterEvent(id, by=scene.stack_object or scene.source)
            events.append(plain if goes is None else (yield from goes.event(scene, player, id)))
        entries = yield from bring_about(scene, *events)
        countered = subjects(entries, CounterEvent)
        scene.remember(self.mark, countered)
        return bool(countered)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something to counter."""
        return bool(still_there(scene, self.what.find(scene), "stack"))


@word
class PermanentsAbilityCountered(Fact):
    """That the text has countered an ability of a permanent, which can be taken up: "that permanent" (113.7, 701.6a)."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    HEADS = ("permanent",)
    ENGLISH = "a permanent's ability is countered this way"

    def holds(self, scene: Any) -> bool:
        """Whether it has; a source that isn't on the battlefield is no permanent (110.1)."""
        way = scene.stack_object or scene.source
        entries = (e for e in scene.game.this_turn() if e.source == way and isinstance(e.event, CounterEvent))
        countered = [entry.event.object for entry in entries]
        sources = [scene.game[id].source for id in countered if scene.game[id].ability is not None]
        permanents = tuple(id for id in sources if id and scene.game[id].zone == "battlefield")
        scene.remember(self.mark, permanents)
        return bool(permanents)
