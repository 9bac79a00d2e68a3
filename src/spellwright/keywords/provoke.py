"""702.39 Provoke."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WheneverItAttacks
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import floating, resolving_scene
from spellwright.state.choices import Choices
from spellwright.state.events.effects import Begin
from spellwright.state.events.permanents import Untap
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.players import DefendingPlayer
from spellwright.words.possession_posts import ControlledBy
from spellwright.words.procedure import NOBODY, Id, Procedure, may
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class Provoke(WheneverItAttacks, KeywordAbility):
    """Provoke (702.39a)."""

    RULE = "702.39"
    SUMMARY = "When it attacks, you may untap a creature of the defending player, which must block it."
    ENGLISH = "provoke"

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Target creature defending player controls."""
        return (_TARGET,)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """You may have it block this creature this combat if able; if you do, untap it (702.39a)."""
        scene = resolving_scene(game, me)
        targets = scene.targets(1)
        if not targets or not (yield from may(scene.you, "Have it block?", "702.39a", targets[0])):
            return
        until = Until("end of combat", turn=game.turn)
        effect = Floating(NOBODY, MustBlock(targets), scene.source, scene.you, 0, until, locked=(scene.source,))
        yield from bring_about(scene, Begin(effect), Untap(targets[0]), rule="702.39a")


_TARGET = Target(Things(kinds=(OfType((), "creature"),), posts=(ControlledBy(DefendingPlayer()),)), mark=1)


@word
class MustBlock(Hooks):
    """These creatures block that attacker if able (702.39a)."""

    blockers: tuple[Id, ...]
    RULE = "702.39a"

    def requires_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """That block."""
        return blocker in self.blockers and attacker in (floating(game, me).locked or ())
