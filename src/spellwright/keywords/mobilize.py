"""702.181 Mobilize."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.defenders import chosen_defender
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.token_words import DescribedToken
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.later import THOSE, at_next_end_step
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.scene import resolving_scene
from spellwright.state.events.stack import CreateToken
from spellwright.state.game import Game
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Amount
from spellwright.words.kinds import OfType, SubtypeModifier
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Mobilize(WheneverItAttacks, KeywordAbility):
    """Mobilize (702.181a)."""

    n: Amount
    RULE = "702.181"
    SUMMARY = "When it attacks, 1/1 red Warriors attack with it until the end step."
    CALLED = ("mobilize",)
    ENGLISH = "mobilize {n:digits}"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """N tapped and attacking Warriors, sacrificed at the beginning of the next end step (702.181a)."""
        scene = resolving_scene(game, me)
        values = _WARRIOR.values(scene)
        tokens: list[CreateToken] = []
        for _ in range(self.n.value(scene)):
            defender = yield from chosen_defender(scene, scene.you)
            tokens.append(CreateToken(scene.you, values, tapped=True, attacking=defender))
        entries = yield from bring_about(scene, *tokens, rule="702.181a")
        made = tuple(e.new for e in entries if isinstance(e.event, CreateToken))
        yield from at_next_end_step(game, scene.source, scene.you, made, Sacrifice(THOSE))


_WARRIOR = DescribedToken(size="1/1", colors=(Color.RED,), kind=OfType((SubtypeModifier("Warrior"),), "creature"))
