"""Who chooses among what is tied: "if two or more creatures are tied for least power, you choose one of them" (608.2d)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.rules.scene import GameScene
from spellwright.words.filters import Filter
from spellwright.words.procedure import Procedure
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class YouChooseOfTied(Full):
    """You choose, as whoever carries out an effect does: the sentence before asks for one (`TheForemost`)."""

    what: Filter
    stat: Stat
    least: bool = False
    ENGLISH = (
        "if two or more {what@many} are tied for greatest {stat} , you choose one of them",
        "if two or more {what@many} are tied for least {stat} , you choose one of them {least=True}",
    )

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing more: one has been chosen."""
        yield from ()
        return False
