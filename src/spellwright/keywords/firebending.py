"""Firebending, a keyword younger than the rules of 2025-09-19 (702.1)."""

from __future__ import annotations

from spellwright.actions.keeps_mana import KeepsMana
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.adding_mana import add_mana
from spellwright.rules.happen import happen
from spellwright.rules.mana_production import Unit
from spellwright.rules.scene import resolving_scene
from spellwright.state.events.effects import Begin
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.amounts import Amount
from spellwright.words.mana import R
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Firebending(WheneverItAttacks, KeywordAbility):
    """Firebending: its meaning is that of the reminder text, as 702.1 has it."""

    n: Amount
    RULE = "702.1"
    SUMMARY = "Whenever it attacks, it adds red mana that lasts until end of combat."
    CALLED = ("firebending",)
    ENGLISH = "firebending {n:digits}"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Add N {R}; until end of combat it isn't lost as steps and phases end."""
        scene = resolving_scene(game, me)
        yield from add_mana(game, scene.you, ((Unit(R),) * self.n.value(scene),), scene.source)
        until = Until("end of combat", turn=game.turn)
        effect = Floating(NOBODY, KeepsMana(), scene.source, scene.you, 0, until)
        yield from happen(game, Begin(effect), rule="702.1", source=me)
