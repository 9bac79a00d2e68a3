"""The heuristic player: plays lands, curves out, removes threats, attacks when it profits, blocks sensibly."""

from __future__ import annotations

from spellwright.play.game import Game
from spellwright.play.players.heuristic.ahead import SHAPING, Ahead, distinct
from spellwright.play.players.heuristic.manabase import standing
from spellwright.play.players.heuristic.outlook import outlook
from spellwright.play.players.heuristic.thumb import Thumb, passing
from spellwright.rules.actions_at_priority import Activate, ActivateMana, CastSpell, Pass, PlayLand
from spellwright.state.game import Game as State
from spellwright.words.procedure import NOBODY, Choose, Id

WIDEST = 8
"""So many options are looked at, at most."""
DEEPEST = 3
MAIN_PHASES = ("precombat main", "postcombat main")
GAIN = 0.15
"""An action must be worth this much more than none."""


class HeuristicPlayer:
    """A player without hidden knowledge: what it can't see it imagines."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._thumb = Thumb()

    def decide(self, game: Game, decision: Choose) -> int:
        """The index of the option chosen."""
        if decision.by and decision.kind in ("priority", "attack"):
            return _nothing(decision)
        if decision.kind == "priority":
            return self._act(game, decision)
        if decision.kind in SHAPING:
            return self._best(game, decision)
        return self._thumb(game, decision)

    # --- with priority

    def _act(self, game: Game, decision: Choose) -> int:
        state, me = game.state, decision.player
        different = distinct(state, decision, len(decision.options))
        lands = [i for i in different if isinstance(decision.options[i], PlayLand)]
        if lands:
            return self._best_land(game, decision, lands)
        actions = [i for i in different if _deserves_thought(decision.options[i])]
        if not actions or not _worth_thinking(state, me):
            return passing(decision)
        ahead = Ahead(game, me, self.seed, self._thumb)
        nothing = passing(decision)
        best, value = nothing, GAIN + (ahead.best((nothing,), DEEPEST, WIDEST) if state.stack else outlook(state, me))
        for index in actions[:WIDEST]:
            found = self._value(ahead, index) - _effort(decision.options[index])
            if found > value:
                best, value = index, found
        return best

    def _best_land(self, game: Game, decision: Choose, lands: list[int]) -> int:
        """The land that serves the hand best; of equals, one that is tapped now anyway, or does something."""
        if len(lands) == 1:
            return lands[0]
        me = decision.player
        ahead = Ahead(game, me, self.seed, self._thumb)
        after = {index: ahead.after((index,))[0].state for index in lands}
        return max(lands, key=lambda i: (standing(after[i], me), _tapped(after[i], me), outlook(after[i], me)))

    @staticmethod
    def _value(ahead: Ahead, index: int) -> float:
        return ahead.best((index,), DEEPEST, WIDEST)

    def _best(self, game: Game, decision: Choose) -> int:
        ahead = Ahead(game, decision.decider, self.seed, self._thumb)
        options = distinct(game.state, decision, WIDEST)
        if len(options) == 1:
            return options[0]
        values = {index: ahead.best((index,), DEEPEST - 1, WIDEST) for index in options}
        return max(options, key=lambda index: (values[index], -index))


def _nothing(decision: Choose) -> int:
    """The index of doing nothing for a player who is controlled (722.5): passing, or not attacking if that is possible."""
    return decision.options.index(NOBODY) if NOBODY in decision.options else passing(decision)


def _tapped(state: State, me: Id) -> int:
    return sum(state[id].tapped for id in state.battlefield if state[id].controller == me)


def _deserves_thought(option: object) -> bool:
    return not isinstance(option, Pass | PlayLand | ActivateMana)


def _worth_thinking(state: State, me: Id) -> bool:
    """In its own main phases, in answer to an opponent's spell, in combat, and at the end of others' turns."""
    if state.stack:
        return state[state.stack[-1]].controller != me
    if state.active == me:
        return state.step in MAIN_PHASES or state.step == "declare blockers"
    return state.step in ("end", "declare blockers", "declare attackers")


def _effort(action: object) -> float:
    """What isn't worth doing for nothing: activating abilities again and again."""
    return 0.3 if isinstance(action, Activate) else 0.0 if isinstance(action, CastSpell) else 0.1
