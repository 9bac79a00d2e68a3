"""Why something can't attack (508.1), block (509.1) or be a target (115): the first things that stand against it.

It asks what the declarations and the choice of targets ask, in their order; it is for people who want to know why.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spellwright.rules.asking import asked, characteristics, controller, own
from spellwright.rules.combat_attackers import able_to_attack
from spellwright.rules.combat_blockers import may_block
from spellwright.rules.combat_phase import attackers, defenders, defending_player
from spellwright.rules.targets import despite
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import NOBODY, Id


@dataclass(frozen=True, slots=True)
class Barrier:
    """What stands against it: a rule, in words, and the ability of an object that does, if it is one (`by` < 0: floats)."""

    rule: str
    text: str
    by: Id = NOBODY
    ability: Ability | None = None


def barriers_to_attacking(game: Game, player: Id, id: Id) -> Iterator[Barrier]:
    """Why a player can't choose that as an attacker; nothing if they can."""
    unable = _unable(game, player, id, "508.1a")
    if unable is not None:
        yield unable
        return
    if id not in able_to_attack(game, player):
        yield Barrier("302.6", "It came under your control this turn, and has no haste.")
        return
    found = [_keeps_from_attacking(game, id, defender) for defender in defenders(game, player)]
    if None not in found:  # there is something that it may attack
        yield from dict.fromkeys(barrier for barrier in found if barrier is not None)


def barriers_to_blocking(game: Game, player: Id, id: Id) -> Iterator[Barrier]:
    """Why a player can't choose that as a blocker of anything; nothing if they can."""
    unable = _unable(game, player, id, "509.1a")
    if unable is not None:
        yield unable
        return
    attacking = [each for each in attackers(game) if defending_player(game, game[each].attacking) == player]
    if not any(may_block(game, id, attacker) for attacker in attacking):
        yield from dict.fromkeys(barrier for each in attacking for barrier in _keep_from_blocking(game, id, each))


def barriers_to_targeting(game: Game, player: Id, source: Id, id: Id) -> Iterator[Barrier]:
    """Why an object or player can't be a target of a player's spell or ability, whatever its text asks for."""
    if id == source:
        yield Barrier("115.5", "A spell or ability can't be its own target.")
    for me, ability in asked(game, "forbids_target"):
        if ability.forbids_target(game, me, id, source, player) and not despite(game, ability, id, player):
            yield Barrier("115.1", "It can't be the target.", me, ability)


def _unable(game: Game, player: Id, id: Id, rule: str) -> Barrier | None:
    """What keeps a permanent from being chosen for combat at all (508.1a, 509.1a)."""
    o = game[id]
    types = characteristics(game, id).types
    if o.zone != "battlefield" or controller(game, id) != player:
        return Barrier(rule, "It isn't a creature that you control.")
    if "creature" not in types or "battle" in types:
        return Barrier(rule, "It isn't a creature." if "creature" not in types else "A battle can't attack or block.")
    if o.tapped:
        return Barrier(rule, "It is tapped.")
    return None


def _keeps_from_attacking(game: Game, id: Id, defender: Id) -> Barrier | None:
    for me, ability in asked(game, "restricts_attack"):
        if ability.restricts_attack(game, me, id, defender):
            return Barrier("508.1c", "It can't attack.", me, ability)
    return None


def _keep_from_blocking(game: Game, id: Id, attacker: Id) -> Iterator[Barrier]:
    name = characteristics(game, attacker).name or "the attacker"
    for ability in own(game, attacker, "can_be_blocked"):
        if not ability.can_be_blocked(game, attacker, id):
            yield Barrier("509.1b", f"It can't block {name}.", attacker, ability)
    for ability in own(game, id, "can_block"):
        if not ability.can_block(game, id, attacker):
            yield Barrier("509.1b", f"It can't block {name}.", id, ability)
    for me, ability in asked(game, "restricts_block"):
        if ability.restricts_block(game, me, id, attacker):
            yield Barrier("509.1b", f"It can't block {name}.", me, ability)
