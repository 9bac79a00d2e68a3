"""122.1. Removing the counters that a condition has counted: "if it has three or more …, remove those counters"."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.own_text import own_text
from spellwright.actions.put_counters import able_to_bear
from spellwright.actions.remove_counters import kinds_on
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import RemoveCounters
from spellwright.words.counted import CountersOn
from spellwright.words.counter_facts import HasCounters
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class RemoveThoseCounters(Act):
    """Remove the counters of which the condition of the sentence speaks; it is bound to what counts them there."""

    AMOUNT: ClassVar[bool] = True
    SYNONYMS = True
    ENGLISH = (
        "<removes|remove> those counters",
        "<removes|remove> them",
        "<removes|remove> all of them",
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All of that kind, at the same time."""
        counted = next(each for each in own_text(scene, self) if each.mark == self.refers)
        assert isinstance(counted, HasCounters | CountersOn)
        what = counted.what if isinstance(counted, HasCounters) else counted.on
        events = [
            RemoveCounters(id, kind, scene.counters(id, kind))
            for id in able_to_bear(scene, what.find(scene))
            for kind in kinds_on(scene, id, counted.kind)
        ]
        scene.remember(self.mark, sum(event.number for event in events))
        yield from bring_about(scene, *events)
        return bool(events)
