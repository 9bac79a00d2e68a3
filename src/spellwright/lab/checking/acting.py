"""Checks of what players could do, and of combat."""

from __future__ import annotations

from spellwright.lab.ability_texts import action_texts, normal
from spellwright.lab.checking.board import Board, Found, any_is
from spellwright.lab.offering import everything_possible
from spellwright.lab.scenario import PLAYERS, Check
from spellwright.rules.asking import asked, characteristics, controller
from spellwright.rules.combat_attackers import able_to_attack
from spellwright.rules.combat_phase import defenders
from spellwright.state.events.combat import Attack, Block
from spellwright.state.events.event import Event
from spellwright.state.events.turns import BeginStep
from spellwright.words.procedure import Id


def playable(board: Board, check: Check) -> Found:
    """A player could do something now whose text begins so, or couldn't."""
    game = board.game
    wanted = normal(check.ability)
    actions = everything_possible(game, check.player)
    able = any(text.startswith(wanted) for action in actions for text in action_texts(game, action))
    return None if able == check.value else f"found that it is {'' if able else 'not '}possible"


def attacking(board: Board, check: Check) -> Found:
    """A permanent is attacking, or isn't."""
    states = [bool(board.game[id].attacking) for id in board.permanents(check, check.player)]
    return any_is(states, lambda state: state == check.value, lambda state: "attacking" if state else "not attacking")


def attackers(board: Board, check: Check) -> Found:
    """The names of the creatures that a player has declared as attackers in this combat."""
    return _names(board, check, Attack)


def blockers(board: Board, check: Check) -> Found:
    """The names of the creatures that a player has declared as blockers in this combat."""
    return _names(board, check, Block)


def _names(board: Board, check: Check, kind: type[Attack | Block]) -> Found:
    game = board.game
    declared: list[Id] = []
    for entry in game.this_turn():
        event: Event = entry.event
        if isinstance(event, BeginStep) and event.step == "beginning of combat":
            break
        if isinstance(event, kind) and controller(game, event.object) == check.player:
            declared.append(event.object)
    names = sorted(normal(characteristics(game, id).name) for id in declared)
    wanted = sorted(normal(name) for name in check.names)
    return None if names == wanted else f"found {', '.join(names) or 'none'}"


def may_attack(board: Board, check: Check) -> Found:
    """A creature could attack that player, or couldn't."""
    game = board.game
    defender = PLAYERS.get(check.defender, 3 - check.player)
    able = able_to_attack(game, check.player)
    restricting = asked(game, "restricts_attack")
    states = [
        id in able
        and defender in defenders(game, check.player)
        and not any(ability.restricts_attack(game, me, id, defender) for me, ability in restricting)
        for id in board.permanents(check, check.player)
    ]
    return any_is(states, lambda state: state == check.value, lambda state: "able" if state else "unable")
