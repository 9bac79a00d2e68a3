"""307.5a. What a spell costs that was cast as though it had flash when no sorcery could have been cast."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.delayed import NextStep, begin_delayed
from spellwright.actions.clauses.player_does import PlayerDoes
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.sacrifice import Sacrifice
from spellwright.actions.step_names import StepName
from spellwright.rules.asking import controller
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.rules.timing import MAIN_PHASES
from spellwright.state.choices import Memory
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE, Ability
from spellwright.words.controllers_and_owners import ControllerOf
from spellwright.words.marks import CAST_LATE
from spellwright.words.owners import Its
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It
from spellwright.words.word import word

_PERMANENT = 1


@word
class SacrificedIfCastLate(Full):
    """What becomes of a permanent whose spell was cast when no sorcery could have been (307.5a)."""

    ENGLISH = (
        "if you cast it any time a sorcery couldn't have been cast , the controller of the permanent it becomes "
        "sacrifices it at the beginning of the next cleanup step"
    )

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """What the spell does as it has become a permanent."""
        return (LateSacrifice(),)


@word
class LateSacrifice(Hooks):
    """That effect."""

    RULE = "307.5a"

    def zones(self) -> frozenset[str]:
        """As it is cast, and as it becomes a permanent."""
        return EVERYWHERE

    def told_as_cast(self, game: Game, scene: GameScene) -> Memory:
        """Whether it was outside its controller's main phase, or another object was on the stack."""
        others = any(id != scene.stack_object for id in game.stack)
        late = others or game.active != scene.you or game.step not in MAIN_PHASES
        return ((CAST_LATE, int(late)),)

    def becomes(self, game: Game, me: Id, permanent: Id) -> Procedure[None]:
        """Create the delayed triggered ability (603.7)."""
        choices = game[me].choices
        if choices is not None and dict(choices.memory).get(CAST_LATE):
            scene = GameScene(game, permanent, controller(game, permanent))
            scene.remember(_PERMANENT, (permanent,))
            yield from begin_delayed(scene, _SACRIFICE, NextStep(StepName.CLEANUP))


_SACRIFICE = Sentence(
    PlayerDoes(ControllerOf(Its(refers=_PERMANENT)), Sacrifice(It(refers=_PERMANENT)), ()),
)
