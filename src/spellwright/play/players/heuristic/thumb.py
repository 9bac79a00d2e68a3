"""Answers at once, by rules of thumb for each kind of decision."""

from __future__ import annotations

from spellwright.play.game import Game
from spellwright.play.players.heuristic.declaring import Declaring
from spellwright.play.players.heuristic.manabase import FEWEST_LANDS, MOST_LANDS, is_land, is_worth_keeping
from spellwright.play.players.heuristic.strength import lethal
from spellwright.rules.actions_at_priority import Pass
from spellwright.rules.asking import characteristics, controller
from spellwright.state.game import Game as State
from spellwright.words.procedure import FIRST_OBJECT, Choose

KEEP = "keep"


class Thumb:
    """Rules of thumb; what it has planned to declare is kept until that is done."""

    def __init__(self) -> None:
        self._declaring = Declaring()

    def __call__(self, game: Game, decision: Choose) -> int:
        """The index of an answer that is seldom bad."""
        state = game.state
        match decision.kind:
            case "priority":
                return passing(decision)
            case "attack":
                return self._declaring.attack(state, decision)
            case "block":
                return self._declaring.block(state, decision)
            case "mulligan":
                return _mulligan(state, decision)
            case "discard" | "bottom":
                return _least_wanted(state, decision)
            case "damage":
                return _damage(state, decision)
            case "x" | "number" | "division":
                return max(range(len(decision.options)), key=lambda i: _number(decision.options[i]))
            case _:
                return 0


def passing(decision: Choose) -> int:
    """The index of passing."""
    return next((i for i, option in enumerate(decision.options) if isinstance(option, Pass)), 0)


def _number(option: object) -> int:
    return option if isinstance(option, int) else -1


def _damage(state: State, decision: Choose) -> int:
    """As much to a creature as is lethal, where that is to be had, and the rest to whoever comes next (510.1c)."""
    creature, victim = decision.about
    needed = lethal(state, creature, victim) if victim >= FIRST_OBJECT else max(decision.options)
    return decision.options.index(needed) if needed in decision.options else len(decision.options) - 1


def _mulligan(state: State, decision: Choose) -> int:
    keep = is_worth_keeping(state, state.player(decision.player).hand)
    return next((i for i, option in enumerate(decision.options) if (option == KEEP) == keep), 0)


def _least_wanted(state: State, decision: Choose) -> int:
    """A land too many, else the most expensive card that can't be cast soon."""
    me = decision.player
    in_play = sum(is_land(state, id) and controller(state, id) == me for id in state.battlefield)
    in_hand = sum(is_land(state, id) for id in state.player(me).hand)
    surplus = in_play + in_hand > FEWEST_LANDS + MOST_LANDS or (in_play > MOST_LANDS and in_hand > 0)

    def wanted(index: int) -> float:
        id = decision.options[index]
        if not isinstance(id, int) or id < FIRST_OBJECT:
            return 100.0
        if is_land(state, id):
            return 0.0 if surplus else 50.0
        cost = characteristics(state, id).mana_value
        return 20.0 - cost if cost > in_play + 2 else 30.0 + cost

    return min(range(len(decision.options)), key=wanted)
