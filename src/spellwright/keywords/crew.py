"""702.122 Crew."""

from __future__ import annotations

from spellwright.actions.becomes import Becomes
from spellwright.actions.being import Being
from spellwright.actions.walking import once
from spellwright.keywords.crewing import CREWING, TapWithPower
from spellwright.keywords.effects import until_end_of_turn
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.events.cards import Act
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.costs import Cost
from spellwright.words.kinds import OfType, TypeModifier
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Crew(KeywordAbility):
    """Crew (702.122a)."""

    n: Amount
    RULE = "702.122"
    SUMMARY = "Tap creatures of yours with enough power to make it an artifact creature until end of turn."
    CALLED = ("crew",)
    ENGLISH = "crew {n:digits}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Tapping other creatures with total power N or greater (702.122a-b)."""
        return once("crew", self, lambda: (TapWithPower(self.n, CREWING),))

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It becomes an artifact creature until end of turn: it has become crewed (702.122a, 702.122d)."""
        scene = resolving_scene(game, me)
        yield from until_end_of_turn(scene, (scene.source,), _ARTIFACT_CREATURE, rule="702.122a")
        if scene.zone(scene.source) == "battlefield":
            yield from happen(game, Act(scene.you, "become crewed", scene.source), rule="702.122d", source=me)


_ARTIFACT_CREATURE = Becomes(Being(OfType((TypeModifier("artifact"),), "creature")))
