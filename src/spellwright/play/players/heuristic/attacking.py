"""Attacking by rules of thumb: for the win, or where the defender's best answer still leaves a profit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spellwright.play.players.heuristic.blocking import Blocks, best_blocks, outcome, stake
from spellwright.play.players.heuristic.fighting import Fighting
from spellwright.play.players.heuristic.strength import creatures_of, kills
from spellwright.play.players.heuristic.worth import life_worth
from spellwright.rules.asking import asked, own
from spellwright.rules.combat_attackers import able_to_attack
from spellwright.rules.combat_blockers import able_to_block
from spellwright.rules.combat_phase import defending_player
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id

HOPE = 0.3
"""How likely it is that a defender doesn't block at all where that would be best."""
CAUTION = 0.2
"""An attack must be worth this much more than staying at home."""
ANSWER = 0.5
"""How much of what the opponents' answer could do counts: they may have to stay at home themselves."""
VICTORY = 500.0
MOST_CHANGES = 24
"""So many changes to an attack are tried at most."""


def attack_to_make(state: Game, me: Id, defenders: Sequence[Id]) -> dict[Id, Id]:
    """What each creature should attack; those not named stay at home."""
    able = able_to_attack(state, me)
    best: dict[Id, Id] = {}
    most = CAUTION
    for defender in defenders:
        value, attackers = _Plan(state, me, defender, able).best()
        if value > most:
            best, most = dict.fromkeys(attackers, defender), value
    return best


def would_win(state: Game, me: Id, defender: Id) -> bool:
    """Whether an attack with everything kills a player, if they block as well as they can."""
    fighting, life = Fighting(state), state.player(defender).life
    everything = [id for id in able_to_attack(state, me) if fighting.damage(id)]
    if not 0 < life <= sum(fighting.damage(id) for id in everything):
        return False
    blocks = best_blocks(fighting, everything, able_to_block(state, defender), life, life_worth)
    return outcome(fighting, everything, blocks)[1] >= life


class _Plan:
    """The attacks on one player or planeswalker that are thought of, and what they are worth."""

    def __init__(self, state: Game, me: Id, defender: Id, able: Sequence[Id]) -> None:
        self.state, self.me, self.defender, self.able = state, me, defender, able
        self.fighting = Fighting(state)
        self.life, self.worth = stake(state, defender)
        by = defending_player(state, defender)
        self.blockers = able_to_block(state, by)
        self.mine = [id for id in creatures_of(state, me) if not state[id].tapped]
        self.theirs = self._that_could_answer()
        self._values: dict[frozenset[Id], float] = {}

    def best(self) -> tuple[float, frozenset[Id]]:
        """The best attack found, and what it is worth more than none."""
        able = [id for id in self.able if self.fighting.damage(id)]
        starts = [frozenset(able), frozenset(id for id in able if self._safe(id))]
        best = max(starts, key=self._value, default=frozenset())
        if self._value(frozenset()) >= self._value(best):
            best = frozenset()
        tried = 0
        improved = True
        while improved and tried < MOST_CHANGES:
            improved = False
            for id in able:
                tried += 1
                other = best ^ {id}
                if self._value(other) > self._value(best):
                    best, improved = other, True
        return self._value(best) - self._value(frozenset()), best

    def blocks(self, attackers: Iterable[Id]) -> Blocks:
        """How the defender should block these."""
        return best_blocks(self.fighting, list(attackers), self.blockers, self.life, self.worth)

    def _safe(self, attacker: Id) -> bool:
        """Whether no single blocker kills it."""
        able = [b for b in self.blockers if self.fighting.could_block(b, attacker)]
        return not any(kills(self.state, b, attacker) for b in able)

    def _value(self, attackers: frozenset[Id]) -> float:
        known = self._values.get(attackers)
        if known is None:
            known = self._values[attackers] = self._worked_out(attackers)
        return known

    def _worked_out(self, attackers: frozenset[Id]) -> float:
        together = sorted(attackers)
        blocks = self.blocks(together)
        gained, through = outcome(self.fighting, together, blocks)
        _, freely = outcome(self.fighting, together, {})
        blocked = gained + self._taken(through)
        if self.defender < FIRST_OBJECT and 0 < self.life <= through:
            return VICTORY
        value = (1 - HOPE) * blocked + HOPE * self._taken(freely) if together else 0.0
        return value - ANSWER * self._answer(together, blocks)

    def _taken(self, damage: int) -> float:
        return self.worth(self.life) - self.worth(self.life - damage)

    # --- what comes back

    def _that_could_answer(self) -> list[Id]:
        """The opponents' creatures that may attack in turn, the strongest first."""
        state, me = self.state, self.me
        restricting = asked(state, "restricts_attack")
        able = [
            id
            for other in state.opponents(me)
            for id in creatures_of(state, other)
            if self.fighting.damage(id) and not any(a.restricts_attack(state, by, id, me) for by, a in restricting)
        ]
        return sorted(able, key=lambda id: -self.fighting.damage(id))

    def _answer(self, attackers: Sequence[Id], blocks: Blocks) -> float:
        """What the opponents' attack with everything would take from the player, those away unable to block.

        At home, a creature stops one that it would hold; others are thrown before an attacker only to stay alive.
        """
        fighting = self.fighting
        dead = {id for a, bs in blocks.items() for id in self._dead(a, bs)}
        away = {a for a in attackers if a in dead or not own(self.state, a, "stays_untapped")}
        home = [id for id in self.mine if id not in away]
        unblocked = [id for id in self.theirs if id not in dead and not self._held(id, home)]
        coming, lost, life = sum(fighting.damage(id) for id in unblocked), 0.0, self.state.player(self.me).life
        for id in unblocked:
            thrown = next((b for b in home if fighting.could_block(b, id)), None) if coming >= life else None
            if thrown is not None:
                home.remove(thrown)
                coming -= fighting.damage(id)
                lost += fighting.worth(thrown)
        return lost + life_worth(life) - life_worth(life - coming)

    def _held(self, attacker: Id, home: list[Id]) -> bool:
        """Whether a creature at home holds an attacker: it blocks it, and lives or takes it along."""
        for blocker in home:
            if self.fighting.could_block(blocker, attacker):
                clash = self.fighting.clash(attacker, (blocker,))
                if clash.attacker_lost or not clash.blockers_lost:
                    home.remove(blocker)
                    return True
        return False

    def _dead(self, attacker: Id, blockers: tuple[Id, ...]) -> Iterable[Id]:
        clash = self.fighting.clash(attacker, blockers)
        if clash.attacker_lost:
            yield attacker
        if clash.blockers_lost:
            yield from blockers if len(blockers) == 1 else ()
