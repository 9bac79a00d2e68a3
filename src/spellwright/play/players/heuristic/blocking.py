"""Blocking by rules of thumb: good exchanges, and whatever it takes to stay alive."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations

from spellwright.play.players.heuristic.fighting import Fighting
from spellwright.play.players.heuristic.worth import life_worth
from spellwright.rules.combat_blockers import able_to_block
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id

RELIEF = 0.7
"""The share that counts of damage prevented by blocking: it may come again, the creature that is lost doesn't."""
GANG = 4
"""So many of the strongest blockers are thought of as blocking two by two."""

Blocks = dict[Id, tuple[Id, ...]]
"""The blockers of each attacker that is blocked."""
Worth = Callable[[int], float]
"""What so much life, or loyalty, is worth to the defender."""


def loyalty_worth(loyalty: int) -> float:
    """What a planeswalker with so much loyalty, or a battle with so much defense, is worth."""
    return 2.0 + loyalty if loyalty > 0 else 0.0


def stake(state: Game, attacked: Id) -> tuple[int, Worth]:
    """What damage to a player, a planeswalker or a battle takes away, and what that is worth."""
    if attacked < FIRST_OBJECT:
        return state.player(attacked).life, life_worth
    o = state[attacked]
    return o.counters_of("loyalty") + o.counters_of("defense"), loyalty_worth


def blocks_to_make(state: Game, me: Id, attackers: Sequence[Id]) -> dict[Id, Id]:
    """What each of the player's creatures should block: first for the player, then for their planeswalkers."""
    fighting = Fighting(state)
    free = able_to_block(state, me)
    chosen: dict[Id, Id] = {}
    attacked = dict.fromkeys(state[a].attacking for a in attackers)
    for target in sorted(attacked):
        theirs = [a for a in attackers if state[a].attacking == target]
        for attacker, blockers in best_blocks(fighting, theirs, free, *stake(state, target)).items():
            chosen |= dict.fromkeys(blockers, attacker)
        free = [b for b in free if b not in chosen]
    return chosen


def best_blocks(fighting: Fighting, attackers: Sequence[Id], blockers: Iterable[Id], life: int, worth: Worth) -> Blocks:
    """The blocks that a defender with so much life should make: to stay alive, and where it pays."""
    defence = _Defence(fighting, list(blockers), life, worth, sum(fighting.damage(a) for a in attackers))
    by_threat = sorted(attackers, key=lambda a: (-fighting.damage(a), -fighting.worth(a)))
    if defence.incoming >= life:
        for attacker in by_threat:
            if defence.incoming >= life:
                defence.block(attacker, need=True)
    for attacker in by_threat:
        if attacker not in defence.blocks and defence.free:
            defence.block(attacker, need=False)
    return defence.blocks


class _Defence:
    """A defender's declaration in the making."""

    def __init__(self, fighting: Fighting, free: list[Id], life: int, worth: Worth, incoming: int) -> None:
        self.fighting, self.free, self.life, self.worth, self.incoming = fighting, free, life, worth, incoming
        self.blocks: Blocks = {}

    def block(self, attacker: Id, *, need: bool) -> None:
        """Block an attacker in the best way; with `need` even at a loss, if that stops some of its damage."""
        best: tuple[Id, ...] = ()
        most = -1000.0 if need else 0.0
        for blockers in self._ways(attacker):
            value = self._value(attacker, blockers)
            if value > most and not (need and not self._stopped(attacker, blockers)):
                best, most = blockers, value
        if best:
            self.blocks[attacker] = best
            self.incoming -= self._stopped(attacker, best)
            self.free = [b for b in self.free if b not in best]

    def _ways(self, attacker: Id) -> Iterable[tuple[Id, ...]]:
        """One blocker, or two: of many, only the strongest."""
        fighting = self.fighting
        able = [b for b in self.free if fighting.could_block(b, attacker)]
        least = fighting.fewest_blockers(attacker)
        if least <= 1:
            yield from ((b,) for b in able)
        if least <= 2 <= len(able):
            able.sort(key=lambda b: -fighting.damage(b))
            yield from combinations(able[:GANG], 2)

    def _value(self, attacker: Id, blockers: tuple[Id, ...]) -> float:
        clash = self.fighting.clash(attacker, blockers)
        left = self.life - self.incoming
        relief = self.worth(left + self._stopped(attacker, blockers)) - self.worth(left)
        return clash.attacker_lost - clash.blockers_lost + RELIEF * relief

    def _stopped(self, attacker: Id, blockers: tuple[Id, ...]) -> int:
        return self.fighting.damage(attacker) - self.fighting.clash(attacker, blockers).through


def outcome(fighting: Fighting, attackers: Iterable[Id], blocks: Mapping[Id, tuple[Id, ...]]) -> tuple[float, int]:
    """What the defender loses in creatures more than the attacker, and the damage that gets through."""
    gained, through = 0.0, 0
    for attacker in attackers:
        clash = fighting.clash(attacker, blocks.get(attacker, ()))
        gained += clash.blockers_lost - clash.attacker_lost
        through += clash.through
    return gained, through
