"""Attacking by rules of thumb: for the win, or where the best answer of the defender still leaves a profit."""

from __future__ import annotations

from spellwright.play.game import Game
from spellwright.play.players.heuristic.declared import declared
from spellwright.play.players.heuristic.strength import (
    could_block,
    creatures_of,
    damage_unblocked,
    kills,
    lethal,
    power,
)
from spellwright.play.players.heuristic.worth import life_worth, permanent_worth
from spellwright.rules.activation_permissions import is_summoning_sick
from spellwright.rules.asking import controller, own
from spellwright.state.game import Game as State
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose, Id

HOPE = 0.3
"""How likely it is that a defender doesn't block at all where that would be best."""
CAUTION = 0.2
"""An attack must be worth this much more than staying at home."""


def choose_attack(game: Game, decision: Choose) -> int:
    """The index of what the creature attacks."""
    state, attacker, me = game.state, decision.about, decision.player
    targets = [d for d in decision.options if d != NOBODY]
    if not targets:
        return 0
    target = min(targets, key=lambda d: _weakness(state, d))
    if NOBODY not in decision.options:
        return decision.options.index(target)
    defender = target if target < FIRST_OBJECT else controller(state, target)
    others = [id for id, chosen in declared(game, "attack").items() if chosen != NOBODY]
    attacks = lethal_together(state, me, defender, others) or (
        _profit(state, attacker, defender) > CAUTION and not _needed_at_home(state, attacker, me, others)
    )
    return decision.options.index(target if attacks else NOBODY)


def _weakness(state: State, defender: Id) -> float:
    return state.player(defender).life if defender < FIRST_OBJECT else 50.0 + state[defender].counters_of("loyalty")


def lethal_together(state: State, me: Id, defender: Id, others: list[Id] | None = None) -> bool:
    """Whether an attack with everything wins, even if each blocker stops the strongest attacker that it can.

    `others` are those that attack already.
    """
    able = [id for id in creatures_of(state, me) if not state[id].tapped and not is_summoning_sick(state, id)]
    attackers = list(dict.fromkeys([*(others or []), *able]))
    blockers = [id for id in creatures_of(state, defender) if not state[id].tapped]
    total = 0
    left = len(blockers)
    for attacker in sorted(attackers, key=lambda id: -damage_unblocked(state, id)):
        if left and any(could_block(state, blocker, attacker) for blocker in blockers):
            left -= 1
        else:
            total += damage_unblocked(state, attacker)
    return 0 < state.player(defender).life <= total


def _profit(state: State, attacker: Id, defender: Id) -> float:
    """What the attack is worth if the defender answers it best with one creature, or two."""
    damage = damage_unblocked(state, attacker)
    if damage <= 0:
        return -1.0
    life = state.player(defender).life
    worst = free = life_worth(life) - life_worth(life - damage)
    mine = permanent_worth(state, attacker)
    blockers = [b for b in creatures_of(state, defender) if could_block(state, b, attacker)]
    for blocker in blockers:
        gain = permanent_worth(state, blocker) if kills(state, attacker, blocker) else 0.0
        loss = mine if kills(state, blocker, attacker) else 0.0
        worst = min(worst, gain - loss)
    if len(blockers) > 1 and worst > CAUTION and _killed_by_two(state, attacker, blockers):
        worst = min(worst, _best_of_two(state, attacker, blockers) - mine)
    return (1 - HOPE) * worst + HOPE * free


def _killed_by_two(state: State, attacker: Id, blockers: list[Id]) -> bool:
    strongest = sorted(blockers, key=lambda b: -power(state, b))[:2]
    return sum(power(state, b) for b in strongest) >= lethal(state, strongest[0], attacker)


def _best_of_two(state: State, attacker: Id, blockers: list[Id]) -> float:
    """What the attacker would take along of the two."""
    strongest = sorted(blockers, key=lambda b: -power(state, b))[:2]
    return max(permanent_worth(state, b) if kills(state, attacker, b) else 0.0 for b in strongest)


def _needed_at_home(state: State, attacker: Id, me: Id, others: list[Id]) -> bool:
    """Whether the opponents' answer would kill, with this creature tapped and unable to block."""
    if own(state, attacker, "stays_untapped"):
        return False
    away = {attacker, *(id for id in others if not own(state, id, "stays_untapped"))}
    home = [id for id in creatures_of(state, me) if id not in away and not state[id].tapped]
    answers = sorted(
        (damage_unblocked(state, id) for o in state.opponents(me) for id in creatures_of(state, o)), reverse=True
    )
    return sum(answers[len(home) :]) >= state.player(me).life
