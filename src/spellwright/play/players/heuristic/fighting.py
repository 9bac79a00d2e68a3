"""Attacking and blocking by rules of thumb."""

from __future__ import annotations

from spellwright.play.players.heuristic.worth import permanent_worth
from spellwright.rules.asking import characteristics, controller, own
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose, Id


def power(game: Game, id: Id) -> int:
    """A creature's power, not below 0."""
    return max(0, characteristics(game, id).power or 0)


def toughness_left(game: Game, id: Id) -> int:
    """How much damage a creature still takes."""
    return (characteristics(game, id).toughness or 0) - game[id].damage


def kills(game: Game, one: Id, other: Id) -> bool:
    """Whether a creature's damage is enough for another."""
    enough = toughness_left(game, other)
    for ability in own(game, one, "lethal"):
        enough = min(enough, ability.lethal(game, one, other, enough))
    return 0 < power(game, one) >= enough


def could_block(game: Game, blocker: Id, attacker: Id) -> bool:
    """Whether a creature could block another, as far as their own abilities say."""
    if game[blocker].tapped:
        return False
    if not all(a.can_be_blocked(game, attacker, blocker) for a in own(game, attacker, "can_be_blocked")):
        return False
    return all(a.can_block(game, blocker, attacker) for a in own(game, blocker, "can_block"))


def creatures_of(game: Game, player: Id) -> list[Id]:
    """The creatures that a player controls."""
    return [
        id
        for id in game.battlefield
        if controller(game, id) == player and "creature" in characteristics(game, id).types
    ]


def choose_attack(game: Game, decision: Choose) -> int:
    """Attack with a creature if that profits, or if everything together wins; by the option's index."""
    attacker, me = decision.about, decision.player
    targets = [d for d in decision.options if d != NOBODY]
    if not targets:
        return 0
    target = min(targets, key=lambda d: _weakness(game, d))
    if NOBODY not in decision.options:
        return decision.options.index(target)
    defender = target if target < FIRST_OBJECT else controller(game, target)
    attacks = _lethal_together(game, me, defender) or _profits(game, attacker, defender, me)
    return decision.options.index(target if attacks else NOBODY)


def _weakness(game: Game, defender: Id) -> float:
    return game.player(defender).life if defender < FIRST_OBJECT else 50.0 + game[defender].counters_of("loyalty")


def _lethal_together(game: Game, me: Id, defender: Id) -> bool:
    """Whether all attackers that could attack win, even if each blocker stops the strongest it can."""
    mine = [id for id in creatures_of(game, me) if not game[id].tapped or game[id].attacking]
    blockers = [id for id in creatures_of(game, defender) if not game[id].tapped]
    strengths = sorted(
        (power(game, id) for id in mine if any(could_block(game, b, id) for b in blockers)), reverse=True
    )
    free = sum(power(game, id) for id in mine if not any(could_block(game, b, id) for b in blockers))
    return free + sum(strengths[len(blockers) :]) >= game.player(defender).life


def _profits(game: Game, attacker: Id, defender: Id, me: Id) -> bool:
    if power(game, attacker) <= 0:
        return False
    blockers = [b for b in creatures_of(game, defender) if could_block(game, b, attacker)]
    mine = permanent_worth(game, attacker)
    for blocker in blockers:
        if kills(game, blocker, attacker):
            trade = kills(game, attacker, blocker)
            if not trade or permanent_worth(game, blocker) < mine - 0.5:
                return False
    return not _needed_at_home(game, attacker, defender, me)


def _needed_at_home(game: Game, attacker: Id, defender: Id, me: Id) -> bool:
    """Whether the answer would kill, with this creature tapped and unable to block."""
    if own(game, attacker, "stays_untapped"):
        return False
    answer = sum(power(game, id) for id in creatures_of(game, defender))
    home = [id for id in creatures_of(game, me) if id != attacker and not game[id].tapped and not game[id].attacking]
    stopped = sum(sorted((power(game, id) for id in creatures_of(game, defender)), reverse=True)[: len(home)])
    return answer - stopped >= game.player(me).life


def choose_block(game: Game, decision: Choose) -> int:
    """Block if that profits, or if it must be to live; by the option's index."""
    blocker, me = decision.about, decision.player
    options = [a for a in decision.options if a != NOBODY]
    best, gain = NOBODY, 0.0
    danger = _incoming(game, me) >= game.player(me).life
    for attacker in options:
        value = _gain(game, blocker, attacker) + (_relief(game, attacker) if danger else 0.0)
        if value > gain:
            best, gain = attacker, value
    if best == NOBODY and NOBODY not in decision.options:
        best = options[0]
    return decision.options.index(best)


def _gain(game: Game, blocker: Id, attacker: Id) -> float:
    already = [b for b in game.battlefield if attacker in game[b].blocking]
    wins = permanent_worth(game, attacker) if kills(game, blocker, attacker) and not already else 0.0
    loses = permanent_worth(game, blocker) if kills(game, attacker, blocker) else 0.0
    saved = 0.0 if already else 0.5 * power(game, attacker)
    return wins + saved - loses


def _relief(game: Game, attacker: Id) -> float:
    already = any(attacker in game[b].blocking for b in game.battlefield)
    return 0.0 if already else 10.0 + power(game, attacker)


def _incoming(game: Game, me: Id) -> int:
    """Damage from attackers of this player that nobody blocks yet."""
    blocked = {a for b in game.battlefield for a in game[b].blocking}
    return sum(power(game, id) for id in game.battlefield if game[id].attacking == me and id not in blocked)
