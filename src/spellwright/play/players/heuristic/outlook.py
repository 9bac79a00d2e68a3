"""What a position is worth with what is about to come of it."""

from __future__ import annotations

from collections import Counter

from spellwright.play.players.heuristic.attacking import would_win
from spellwright.play.players.heuristic.blocking import blocks_to_make
from spellwright.play.players.heuristic.fighting import Fighting
from spellwright.play.players.heuristic.worth import WON, life_worth, worth
from spellwright.rules.asking import controller
from spellwright.rules.combat_phase import attackers, defending_player
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id


def outlook(game: Game, me: Id) -> float:
    """The worth of the position, with what the combat comes to that is going on.

    Before the player's own combat, an attack that would win counts half as much as having won.
    """
    value = worth(game, me)
    if game.over or game.player(me).out:
        return value
    if game.step in ("declare attackers", "declare blockers"):
        return value + _combat(game, me)
    if game.active != me or game.step != "precombat main":
        return value
    return value + (WON / 2 if any(would_win(game, me, other) for other in game.opponents(me)) else 0.0)


def _combat(game: Game, me: Id) -> float:
    """What the player gains in the combat that is going on, as creatures attack and block now."""
    attacking = attackers(game)
    blockers = _blockers(game, me, attacking)
    fighting = Fighting(game)
    value, damage = 0.0, Counter[Id]()
    for attacker in attacking:
        attacked = game[attacker].attacking
        clash = fighting.clash(attacker, tuple(blockers.get(attacker, ())))
        side = 1 if controller(game, attacker) == me else -1 if defending_player(game, attacked) == me else 0
        value += side * (clash.blockers_lost - clash.attacker_lost)
        if attacked < FIRST_OBJECT and not (game[attacker].blocked and attacker not in blockers):
            damage[attacked] += clash.through
    for player, dealt in damage.items():
        life = game.player(player).life
        lost = life_worth(life) - life_worth(life - dealt) + (WON / 2 if dealt >= life else 0.0)
        value += -lost if player == me else lost
    return value


def _blockers(game: Game, me: Id, attacking: list[Id]) -> dict[Id, list[Id]]:
    """Who blocks each attacker; before blockers are declared, as the player would."""
    pairs: list[tuple[Id, Id]] = []
    if game.step == "declare attackers":
        mine = [a for a in attacking if defending_player(game, game[a].attacking) == me]
        pairs = list(blocks_to_make(game, me, mine).items()) if mine else []
    else:
        pairs = [(id, attacker) for id in game.battlefield for attacker in game[id].blocking]
    found: dict[Id, list[Id]] = {}
    for blocker, attacker in pairs:
        found.setdefault(attacker, []).append(blocker)
    return found
