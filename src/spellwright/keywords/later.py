"""Delayed triggered abilities that keywords create about one permanent (603.7)."""

from __future__ import annotations

from spellwright.actions.clauses.delayed import NextStep, begin_delayed
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.doing import Doing
from spellwright.actions.step_names import StepName
from spellwright.keywords.saying import do
from spellwright.rules.asking import controller
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Those

THEM = 1
"""The mark of what the delayed ability is about."""
THOSE = Those(Things(nouns=(Noun.PERMANENT,)), refers=THEM)


def at_next_end_step(game: Game, source: Id, player: Id, ids: tuple[Id, ...], act: Doing) -> Procedure[None]:
    """At the beginning of the next end step, that is done with these permanents (`THOSE`)."""
    if ids:
        scene = GameScene(game, source, player or controller(game, source))
        scene.remember(THEM, ids)
        yield from begin_delayed(scene, Sentence(do(act)), NextStep(StepName.END))
