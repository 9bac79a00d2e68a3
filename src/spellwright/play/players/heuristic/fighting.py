"""What would come of a fight: who could block whom, who would kill whom, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spellwright.play.players.heuristic.strength import (
    FIRST,
    could_block,
    damage_unblocked,
    kills,
    lethal,
    power,
    strikes,
)
from spellwright.play.players.heuristic.worth import permanent_worth
from spellwright.rules.asking import own
from spellwright.rules.combat_blocks import how_many_may_block
from spellwright.state.game import Game
from spellwright.words.procedure import Id


class Clash(NamedTuple):
    """What comes of an attacker and its blockers: what the killed are worth, and the damage that gets through."""

    blockers_lost: float
    attacker_lost: float
    through: int


class Fighting:
    """The creatures of one position as fighters; what is asked twice is looked up once."""

    def __init__(self, state: Game) -> None:
        self.state = state
        self._worth: dict[Id, float] = {}
        self._damage: dict[Id, int] = {}
        self._could: dict[tuple[Id, Id], bool] = {}
        self._clashes: dict[tuple[Id, tuple[Id, ...]], Clash] = {}
        self._least: dict[Id, int] = {}

    def worth(self, id: Id) -> float:
        """What a creature is worth."""
        known = self._worth.get(id)
        if known is None:
            known = self._worth[id] = permanent_worth(self.state, id)
        return known

    def damage(self, id: Id) -> int:
        """The combat damage that it deals if nobody blocks it."""
        known = self._damage.get(id)
        if known is None:
            known = self._damage[id] = damage_unblocked(self.state, id)
        return known

    def could_block(self, blocker: Id, attacker: Id) -> bool:
        """Whether no restriction keeps a creature from blocking another (509.1b), tapped or not."""
        known = self._could.get((blocker, attacker))
        if known is None:
            known = self._could[blocker, attacker] = could_block(self.state, blocker, attacker)
        return known

    def fewest_blockers(self, attacker: Id) -> int:
        """How many creatures it takes to block it (702.111b, say)."""
        known = self._least.get(attacker)
        if known is None:
            known = self._least[attacker] = how_many_may_block(self.state, attacker)[0]
        return known

    def clash(self, attacker: Id, blockers: tuple[Id, ...]) -> Clash:
        """What comes of an attacker that these creatures block, if any."""
        known = self._clashes.get((attacker, blockers))
        if known is None:
            known = self._clashes[attacker, blockers] = self._clash(attacker, blockers)
        return known

    def _clash(self, attacker: Id, blockers: tuple[Id, ...]) -> Clash:
        state = self.state
        if not blockers:
            return Clash(0.0, 0.0, self.damage(attacker))
        if len(blockers) == 1:
            blocker = blockers[0]
            killed = [blocker] if kills(state, attacker, blocker) else []
            dies = kills(state, blocker, attacker)
        else:
            killed = self._killed_of(attacker, blockers)
            dies = self._kill_together(blockers, attacker, killed)
        return Clash(
            sum(self.worth(id) for id in killed),
            self.worth(attacker) if dies else 0.0,
            self._through(attacker, blockers),
        )

    def _killed_of(self, attacker: Id, blockers: Sequence[Id]) -> list[Id]:
        """The blockers on which the attacker's damage is spent best, as far as it goes (510.1c)."""
        left, killed = power(self.state, attacker), []
        for blocker in sorted(blockers, key=lambda id: -self.worth(id)):
            needed = lethal(self.state, attacker, blocker)
            if 0 < needed <= left:
                left -= needed
                killed.append(blocker)
        return killed

    def _kill_together(self, blockers: Sequence[Id], attacker: Id, killed: Sequence[Id]) -> bool:
        """Whether blockers that live long enough to strike kill the attacker (510.4)."""
        state = self.state
        quick = FIRST in strikes(state, attacker)
        striking = [b for b in blockers if not (quick and b in killed and FIRST not in strikes(state, b))]
        needed = min((lethal(state, b, attacker) for b in striking), default=1)
        return sum(power(state, b) for b in striking) >= needed > 0

    def _through(self, attacker: Id, blockers: Sequence[Id]) -> int:
        """The damage that a blocked attacker deals to what it attacks (702.19b)."""
        if not own(self.state, attacker, "spills"):
            return 0
        needed = sum(lethal(self.state, attacker, blocker) for blocker in blockers)
        return max(0, self.damage(attacker) - needed)
