"""702.165 Backup."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.gains import Gains
from spellwright.keywords.effects import until_end_of_turn
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import CREATURE
from spellwright.keywords.triggering import WhenItEnters
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Choices
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class Backup(WhenItEnters, KeywordAbility):
    """Backup (702.165a)."""

    n: Amount
    RULE = "702.165"
    SUMMARY = "When it enters, it puts +1/+1 counters on a creature, which gains its other abilities for a turn."
    CALLED = ("backup",)
    ENGLISH = "backup {n:digits}"

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Target creature."""
        return (_TARGET,)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """N +1/+1 counters; another creature gains the abilities printed below this one until end of turn (702.165a-d)."""
        scene = resolving_scene(game, me)
        for id in scene.targets(1):
            yield from bring_about(scene, PutCounters(id, "+1/+1", self.n.value(scene), scene.you), rule="702.165a")
            if id != scene.source:
                printed = game[scene.source].copiable.abilities
                below = printed[printed.index(self) + 1 :] if self in printed else ()
                given = tuple(a for a in below if not isinstance(a, Backup))
                yield from until_end_of_turn(scene, (id,), Gains(given), rule="702.165a")


_TARGET = Target(CREATURE, mark=1)
