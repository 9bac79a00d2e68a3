"""Blocking by rules of thumb: good exchanges, and whatever it takes to stay alive."""

from __future__ import annotations

from spellwright.play.game import Game
from spellwright.play.players.heuristic.declared import declared
from spellwright.play.players.heuristic.strength import damage_unblocked, kills, lethal, power
from spellwright.play.players.heuristic.worth import life_worth, permanent_worth
from spellwright.rules.asking import own
from spellwright.state.game import Game as State
from spellwright.words.procedure import NOBODY, Choose, Id

MARGIN = 3
"""With so little life left after the damage, it is time to block with whatever there is."""
TO_LIVE = 12.0


def choose_block(game: Game, decision: Choose) -> int:
    """The index of what the creature blocks."""
    state, blocker = game.state, decision.about
    attackers = [a for a in decision.options if a != NOBODY]
    if not attackers:
        return 0
    made = declared(game, "block")
    best, gain = NOBODY, 0.0
    for attacker in attackers:
        value = _gain(state, decision.player, blocker, attacker, made)
        if value > gain:
            best, gain = attacker, value
    if best == NOBODY and NOBODY not in decision.options:
        best = attackers[0]
    return decision.options.index(best)


def _gain(state: State, me: Id, blocker: Id, attacker: Id, made: dict[Id, Id]) -> float:
    """What it is worth to block that attacker with this creature too."""
    with_it = [b for b, a in made.items() if a == attacker]
    loss = permanent_worth(state, blocker) if kills(state, attacker, blocker) and not with_it else 0.0
    if with_it:
        return _gang_up(state, blocker, attacker, with_it) - 0.3 * permanent_worth(state, blocker)
    gain = permanent_worth(state, attacker) if kills(state, blocker, attacker) else 0.0
    return gain - loss + _relief(state, me, attacker, made)


def _gang_up(state: State, blocker: Id, attacker: Id, with_it: list[Id]) -> float:
    """The attacker's worth, if it dies only now."""
    before = sum(power(state, b) for b in with_it)
    enough = lethal(state, blocker, attacker)
    return permanent_worth(state, attacker) if before < enough <= before + power(state, blocker) else 0.0


def _relief(state: State, me: Id, attacker: Id, made: dict[Id, Id]) -> float:
    """What the damage is worth that the attacker doesn't deal to the player."""
    if state[attacker].attacking != me:
        return 0.0
    blocked = set(made.values())
    unblocked = [a for a in state.battlefield if state[a].attacking == me and a not in blocked]
    incoming = sum(damage_unblocked(state, a) for a in unblocked)
    stopped = damage_unblocked(state, attacker)
    if own(state, attacker, "spills"):
        stopped //= 2
    life = state.player(me).life
    saved = life_worth(max(1, life - incoming + stopped)) - life_worth(max(1, life - incoming))
    return saved + (TO_LIVE + stopped if life - incoming < MARGIN else 0.0)
