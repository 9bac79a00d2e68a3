"""122. Putting the counters that something has, or had, on something else: "put its counters on target creature"."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about, happened
from spellwright.actions.doing import Act
from spellwright.actions.put_counters import able_to_bear
from spellwright.actions.remove_counters import kinds_on
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import PutCounters
from spellwright.words.owners import Possessor
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Recipient, referred
from spellwright.words.word import word


@word
class PutItsCounters(Act):
    """Put as many counters of each kind as something has on another; what has left is asked as it last was (608.2h)."""

    of: Possessor
    on: Recipient
    kind: str = ""
    ENGLISH = "<puts|put> {of} [{kind:counter}] counters on {on}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All of them at the same time; nothing is taken off the first."""
        return (yield from put_on(scene, player, self.of.whose(scene), self.on, self.kind))


@word
class PutThoseCounters(Act):
    """The same of what a condition has spoken of: "if it had counters on it, put those counters on ~"."""

    on: Recipient
    ENGLISH = "<puts|put> those counters on {on}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """All of them at the same time."""
        return (yield from put_on(scene, player, referred(scene, self), self.on))


def put_on(scene: GameScene, player: Id, of: tuple[Id, ...], on: Recipient, kind: str = "") -> Procedure[bool]:
    """Put as many counters of each kind, or of one, as these have or had, on what the phrase says."""
    numbers: dict[str, int] = {}
    for id in of:
        for each in kinds_on(scene, id, kind):
            numbers[each] = numbers.get(each, 0) + scene.counters(id, each)
    ids = able_to_bear(scene, (yield from on.pick(scene, player)))
    events = [PutCounters(id, each, number, player) for id in ids for each, number in numbers.items()]
    return bool(happened((yield from bring_about(scene, *events)), PutCounters))
