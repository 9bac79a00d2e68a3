"""Declaring attackers and blockers: planned as a whole, told creature by creature."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.play.players.heuristic.attacking import attack_to_make
from spellwright.play.players.heuristic.blocking import blocks_to_make
from spellwright.rules.combat_phase import attackers, defenders, defending_player
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.procedure import NOBODY, Choose, Id


class Declaring:
    """What the creatures of a player are to attack or to block; it stands while nothing happens."""

    def __init__(self) -> None:
        self._of: tuple[Entry | None, str, Id] | None = None
        self._plan: dict[Id, Id] = {}

    def attack(self, state: Game, decision: Choose) -> int:
        """The index of what the creature attacks."""
        plan = self._planned(
            state, decision, lambda: attack_to_make(state, decision.player, defenders(state, decision.player))
        )
        return _chosen(decision, plan)

    def block(self, state: Game, decision: Choose) -> int:
        """The index of what the creature blocks."""
        me = decision.player
        theirs = [a for a in attackers(state) if defending_player(state, state[a].attacking) == me]
        return _chosen(decision, self._planned(state, decision, lambda: blocks_to_make(state, me, theirs)))

    def _planned(self, state: Game, decision: Choose, plan: Callable[[], dict[Id, Id]]) -> dict[Id, Id]:
        now = (state.history, decision.kind, decision.player)
        if self._of is None or self._of[0] is not now[0] or self._of[1:] != now[1:]:
            self._of, self._plan = now, plan()
        return self._plan


def _chosen(decision: Choose, plan: dict[Id, Id]) -> int:
    """As planned; where something has to be chosen that wasn't planned, the first that it is."""
    planned = plan.get(decision.about, NOBODY)
    return decision.options.index(planned) if planned in decision.options else 0
