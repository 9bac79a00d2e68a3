"""702.179 Start your engines!"""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.speed import SPEED, start_engines
from spellwright.rules.asking import controller
from spellwright.state.events.designations import designation
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class StartYourEngines(KeywordAbility):
    """Start your engines! (702.179a)."""

    RULE = "702.179"
    SUMMARY = "If you have no speed, it starts at 1, and grows once in each of your turns as opponents lose life."
    REDUNDANT = True
    ENGLISH = "start your engines !"

    def state_based(self, game: Game, me: Id) -> tuple[Event, ...]:
        """Its controller gets a speed of 1 if they have none (702.179a)."""
        player = controller(game, me)
        return () if designation(game, player, SPEED) else start_engines(game, player)
