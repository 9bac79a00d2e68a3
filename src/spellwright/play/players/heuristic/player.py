"""The heuristic player: plays lands, curves out, removes threats, attacks when it profits, blocks sensibly."""

from __future__ import annotations

from spellwright.play.game import Game
from spellwright.play.players.heuristic.ahead import SHAPING, after, imagined
from spellwright.play.players.heuristic.fighting import choose_attack, choose_block
from spellwright.play.players.heuristic.worth import worth
from spellwright.rules.actions_at_priority import Activate, ActivateMana, CastSpell, Pass, PlayLand
from spellwright.rules.asking import characteristics
from spellwright.state.game import Game as State
from spellwright.words.procedure import Choose, Id

WIDEST = 10
"""So many options are looked at, at most."""
DEEPEST = 3
MAIN_PHASES = ("precombat main", "postcombat main")
GAIN = 0.15
"""An action must be worth this much more than none."""


class HeuristicPlayer:
    """A player without hidden knowledge: what it can't see it imagines."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(self, game: Game, decision: Choose) -> int:
        """The index of the option chosen."""
        if decision.kind == "priority":
            return self._act(game, decision)
        if decision.kind in SHAPING:
            return self._best(game, decision)
        return thumb(game, decision)

    # --- with priority

    def _act(self, game: Game, decision: Choose) -> int:
        state = game.state
        lands = [i for i, o in enumerate(decision.options) if isinstance(o, PlayLand)]
        if lands:
            return lands[0]
        actions = [i for i, o in enumerate(decision.options) if not isinstance(o, Pass | PlayLand | ActivateMana)]
        if not actions or not self._worth_thinking(state, decision.player):
            return _pass(decision)
        actions = self._widest(decision, actions)
        best, value = _pass(decision), self._value(game, decision, _pass(decision)) + GAIN
        for index in actions:
            found = self._value(game, decision, index) - _effort(decision.options[index])
            if found > value:
                best, value = index, found
        return best

    @staticmethod
    def _worth_thinking(state: State, me: Id) -> bool:
        """In its own main phases, in answer to an opponent's spell, in combat, and at the end of others' turns."""
        if state.stack:
            return state[state.stack[-1]].controller != me
        if state.active == me:
            return state.step in MAIN_PHASES or state.step == "declare blockers"
        return state.step in ("end", "declare blockers", "declare attackers")

    @staticmethod
    def _widest(decision: Choose, actions: list[int]) -> list[int]:
        """Equal actions are looked at once."""
        return actions[:WIDEST]

    # --- looking ahead

    def _value(self, game: Game, decision: Choose, index: int) -> float:
        if isinstance(decision.options[index], Pass) and not game.state.stack:
            return worth(game.state, decision.player)
        return self._search(game, decision.player, (index,), DEEPEST)

    def _best(self, game: Game, decision: Choose) -> int:
        options = range(min(len(decision.options), WIDEST))
        values = [self._search(game, decision.player, (i,), DEEPEST - 1) for i in options]
        return max(options, key=lambda i: (values[i], -i))

    def _search(self, game: Game, me: Id, path: tuple[int, ...], deep: int) -> float:
        value, asked = after(imagined(game, me, self.seed), me, path, thumb)
        if asked is None:
            return value
        if deep == 0:
            return after(imagined(game, me, self.seed), me, (*path, thumb(game, asked)), thumb)[0]
        options = range(min(len(asked.options), WIDEST))
        return max(self._search(game, me, (*path, i), deep - 1) for i in options)


def _pass(decision: Choose) -> int:
    return next((i for i, o in enumerate(decision.options) if isinstance(o, Pass)), 0)


def _effort(action: object) -> float:
    """What isn't worth doing for nothing: activating abilities again and again."""
    return 0.3 if isinstance(action, Activate) else 0.0 if isinstance(action, CastSpell) else 0.1


# --- rules of thumb


def thumb(game: Game, decision: Choose) -> int:
    """An answer at once, by the kind of the decision."""
    state = game.state
    match decision.kind:
        case "priority":
            return _pass(decision)
        case "attack":
            return choose_attack(state, decision)
        case "block":
            return choose_block(state, decision)
        case "mulligan":
            return _mulligan(state, decision)
        case "discard" | "bottom":
            return _least_wanted(state, decision)
        case "x" | "number" | "damage" | "division":
            return max(range(len(decision.options)), key=lambda i: _number(decision.options[i]))
        case _:
            return 0


def _number(option: object) -> int:
    return option if isinstance(option, int) else -1


def _mulligan(state: State, decision: Choose) -> int:
    """Keep with two to five lands; the option that keeps is False."""
    hand = state.player(decision.player).hand
    lands = sum(1 for id in hand if "land" in characteristics(state, id).types)
    keep = len(hand) < 6 or 2 <= lands <= 5
    wanted = not keep
    return decision.options.index(wanted) if wanted in decision.options else 0


def _least_wanted(state: State, decision: Choose) -> int:
    """A land too many, else the most expensive card."""
    hand = state.player(decision.player).hand
    lands = [id for id in hand if "land" in characteristics(state, id).types]
    in_play = sum(1 for id in state.battlefield if "land" in characteristics(state, id).types)
    surplus = len(lands) > 2 if in_play < 4 else len(lands) > 0

    def wanted(i: int) -> float:
        id = decision.options[i]
        if not isinstance(id, int):
            return 100.0
        land = "land" in characteristics(state, id).types
        return (0.0 if surplus else 50.0) if land else 20.0 - characteristics(state, id).mana_value

    return min(range(len(decision.options)), key=wanted)
