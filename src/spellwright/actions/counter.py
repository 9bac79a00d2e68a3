"""701.6. Counter."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.bringing_about import bring_about, subjects
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.entering import WithCountersOn
from spellwright.actions.own_text import said_after
from spellwright.rules.scene import GameScene
from spellwright.state.events.stack import Counter as CounterEvent
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


class InsteadOfGraveyard(Enum):
    """Where a spell that is countered this way goes instead of to its owner's graveyard."""

    EXILE = "exile it instead of putting it into its owner's graveyard"
    HAND = "put it into its owner's hand instead of into that player's graveyard"
    LIBRARY = "put it on top of its owner's library instead of into that player's graveyard"

    @property
    def zone(self) -> str:
        """The zone."""
        return self.name.lower()


@word
class CounteredGoes(Full):
    """Where what the text counters goes instead; it belongs to the countering, and does nothing later (608.2c)."""

    to: InsteadOfGraveyard
    counters: WithCountersOn | None = None
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
    )

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
        to = goes.to.zone if goes is not None else "graveyard"
        counters = goes.counters.counters(scene) if goes is not None and goes.counters is not None else ()
        source = scene.stack_object or scene.source
        events = (CounterEvent(id, to, source, counters) for id in still_there(scene, ids, "stack"))
        entries = yield from bring_about(scene, *events)
        countered = subjects(entries, CounterEvent)
        scene.remember(self.mark, countered)
        return bool(countered)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something to counter."""
        return bool(still_there(scene, self.what.find(scene), "stack"))
