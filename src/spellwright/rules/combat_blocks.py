"""What concerns several blockers at a time (509.1b-c): how many may block an attacker, who must be blocked."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.asking import asked, own
from spellwright.rules.combat_declarations import Chosen, Declaration, Slot
from spellwright.rules.hooks import Hooks
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id


class Blocks:
    """The rules for one declaration of blockers as a whole."""

    __slots__ = ("attacking", "game", "least", "most", "restricting", "slots", "wanted", "wanted_by")

    def __init__(self, game: Game, attacking: Sequence[Id], slots: tuple[Slot, ...]) -> None:
        self.game, self.attacking, self.slots = game, attacking, slots
        self.least: dict[Id, int] = {}
        self.most: dict[Id, int] = {}
        for attacker in attacking:
            least, most = how_many_may_block(game, attacker)
            if least > 1:
                self.least[attacker] = least
            if most is not None:
                self.most[attacker] = most
        self.wanted = _wanted(game, attacking)
        self.wanted_by = _wanted_by(game, attacking)
        self.restricting = tuple(asked(game, "block_alone"))

    def declaration(self) -> Declaration:
        """The declaration that obeys them."""
        if not (self.least or self.most or self.wanted or self.wanted_by or self.restricting):
            return Declaration(self.slots)
        most_more = sum(number for _, number in self.wanted) + len(self.wanted_by)
        return Declaration(self.slots, self.forbidden, self.hopeless, self.more, most_more)

    def forbidden(self, chosen: Chosen) -> bool:
        """Whether a finished declaration disobeys a restriction."""
        if self._missing(chosen) or self._too_many(chosen):
            return True
        return self._forbidden_together(self._blocking(chosen))

    def hopeless(self, chosen: Chosen) -> bool:
        """Whether every way to finish it would: too many block already, or too few are left."""
        if self._too_many(chosen):
            return True
        left = self.slots[len(chosen) :]
        missing = self._missing(chosen)
        if sum(number for _, number in missing) > len(left):
            return True
        if any(sum(1 for slot in left if a in slot.options) < number for a, number in missing):
            return True
        now = self._blocking(chosen)
        if len(now) < 2 or not self._forbidden_together(now):
            return False
        return self._forbidden_together(tuple(dict.fromkeys((*now, *(slot.creature for slot in left)))))

    def more(self, chosen: Chosen) -> int:
        """How many requirements that an attacker be blocked, perhaps by certain creatures, are obeyed."""
        obeyed = sum(number for attacker, number in self.wanted if attacker in chosen)
        return obeyed + sum(1 for attacker, me, by in self.wanted_by if self._as_required(chosen, attacker, me, by))

    def _as_required(self, chosen: Chosen, attacker: Id, me: Id, by: Hooks) -> bool:
        """Whether what blocks that attacker is what must block it (509.1c)."""
        pairs = zip(self.slots, chosen, strict=False)
        blockers = tuple(dict.fromkeys(slot.creature for slot, taken in pairs if taken == attacker))
        return bool(by.must_be_blocked_by(self.game, me, attacker, blockers))

    def _missing(self, chosen: Chosen) -> list[tuple[Id, int]]:
        """The attackers that too few creatures block, with how many are missing."""
        counts = [(a, least - chosen.count(a)) for a, least in self.least.items() if a in chosen]
        return [(attacker, number) for attacker, number in counts if number > 0]

    def _too_many(self, chosen: Chosen) -> bool:
        return any(chosen.count(attacker) > most for attacker, most in self.most.items())

    def _blocking(self, chosen: Chosen) -> tuple[Id, ...]:
        pairs = zip(self.slots, chosen, strict=False)
        return tuple(dict.fromkeys(slot.creature for slot, attacker in pairs if attacker != NOBODY))

    def _forbidden_together(self, blockers: tuple[Id, ...]) -> bool:
        """Whether a restriction forbids just these creatures to block (509.1b)."""
        return bool(blockers) and any(a.block_alone(self.game, me, blockers) for me, a in self.restricting)


def how_many_may_block(game: Game, attacker: Id) -> tuple[int, int | None]:
    """How many creatures must block that attacker at least, if any do, and how many may at most (509.1b)."""
    least = max((a.fewest_blockers(game, attacker) for a in own(game, attacker, "fewest_blockers")), default=1)
    bounds = [ability.blockers_between(game, me, attacker) for me, ability in asked(game, "blockers_between")]
    limits = [most for _, most in bounds if most is not None]
    return max(least, *(low for low, _ in bounds), 1), min(limits, default=None)


def _wanted(game: Game, attacking: Sequence[Id]) -> list[tuple[Id, int]]:
    """Which attackers must be blocked by at least one creature, by how many requirements (509.1c)."""
    asking = asked(game, "must_be_blocked")
    counts = [(a, sum(1 for me, ability in asking if ability.must_be_blocked(game, me, a))) for a in attacking]
    return [(attacker, number) for attacker, number in counts if number]


def _wanted_by(game: Game, attacking: Sequence[Id]) -> list[tuple[Id, Id, Hooks]]:
    """Which attackers must be blocked by certain creatures, or by so many, and what requires it (509.1c)."""
    return [
        (attacker, me, ability)
        for me, ability in asked(game, "must_be_blocked_by")
        for attacker in attacking
        if ability.must_be_blocked_by(game, me, attacker, ()) is not None
    ]
