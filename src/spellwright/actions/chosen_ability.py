"""608.2d. An ability that is chosen among several, and gained: "choose flying or haste. Creatures you control gain …"."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.gains import Gains
from spellwright.rules.scene import GameScene
from spellwright.words.durations import Duration
from spellwright.words.keyword import Keyword
from spellwright.words.procedure import Procedure, choose
from spellwright.words.references import Recipient
from spellwright.words.word import word


@word
class GainTheChosenAbility(Full):
    """Choose an ability, which things gain then."""

    abilities: tuple[Keyword, ...]
    who: Recipient
    duration: Duration
    ENGLISH = "choose {abilities:or} . {who} <gains|gain:who> that ability {duration}"

    def ok(self) -> bool:
        """Several to choose from."""
        return len(self.abilities) > 1

    def ends_sentence(self) -> bool:
        """A full stop stands in it."""
        return True

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """The one that you choose as it is done (608.2d)."""
        chosen = yield from choose(scene.you, self.abilities, "choose", "Which ability?", "608.2d", scene.source)
        return (yield from ThingDoes(self.who, Gains((chosen,)), (), self.duration).perform(scene))
