"""How creatures fare against each other, as far as their own abilities say."""

from __future__ import annotations

from spellwright.rules.asking import characteristics, controller, own
from spellwright.rules.combat_blockers import may_block
from spellwright.state.game import Game
from spellwright.words.procedure import Id

FIRST, REGULAR = 1, 2
"""The combat damage steps in which creatures strike (510.4)."""


def power(game: Game, id: Id) -> int:
    """A creature's power, not below 0."""
    return max(0, characteristics(game, id).power or 0)


def toughness_left(game: Game, id: Id) -> int:
    """How much damage a creature still takes."""
    return (characteristics(game, id).toughness or 0) - game[id].damage


def lethal(game: Game, one: Id, other: Id) -> int:
    """How much damage from one creature is lethal to another."""
    enough = toughness_left(game, other)
    for ability in own(game, one, "lethal"):
        enough = min(enough, ability.lethal(game, one, other, enough))
    return enough


def strikes(game: Game, id: Id) -> frozenset[int]:
    """In which combat damage steps a creature deals damage."""
    return next((ability.strikes(game, id) for ability in own(game, id, "strikes")), frozenset({REGULAR}))


def kills(game: Game, one: Id, other: Id) -> bool:
    """Whether a creature would kill another one in combat, before that one kills it."""
    if not 0 < power(game, one) >= lethal(game, one, other):
        return False
    slower = FIRST not in strikes(game, one) and FIRST in strikes(game, other)
    return not (slower and 0 < power(game, other) >= lethal(game, other, one))


def damage_unblocked(game: Game, id: Id) -> int:
    """How much combat damage a creature deals that nobody blocks."""
    return power(game, id) * len(strikes(game, id))


def could_block(game: Game, blocker: Id, attacker: Id) -> bool:
    """Whether a creature could block another."""
    return not game[blocker].tapped and may_block(game, blocker, attacker)


def creatures_of(game: Game, player: Id) -> list[Id]:
    """The creatures that a player controls."""
    return [
        id
        for id in game.battlefield
        if controller(game, id) == player and "creature" in characteristics(game, id).types
    ]
