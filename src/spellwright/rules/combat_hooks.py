"""What combat and damage ask of abilities: a part of `rules.hooks`, where asking is explained."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure


class CombatHooks(Ability):
    """The questions of combat and damage (506-510, 120). Defaults are never called."""

    __slots__ = ()

    # --- combat and damage. Own hooks:

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """Whether its attacking object can be blocked by that creature (509.1b)."""
        raise NotImplementedError

    def can_block(self, game: Game, me: Id, attacker: Id) -> bool:
        """Whether its object can block that attacker (509.1b)."""
        raise NotImplementedError

    def fewest_blockers(self, game: Game, me: Id) -> int:
        """How many creatures must block its attacking object, if any do (509.1b, 702.111b)."""
        raise NotImplementedError

    def may_attack_at_once(self, game: Game, me: Id) -> bool:
        """Whether summoning sickness doesn't matter to it (302.6, 702.10)."""
        raise NotImplementedError

    def activates_at_once(self, game: Game, me: Id, id: Id) -> bool:
        """Whether abilities of that creature can be activated as though it had haste (602.5a)."""
        raise NotImplementedError

    def stays_untapped(self, game: Game, me: Id) -> bool:
        """Whether attacking doesn't cause it to tap (508.1f, 702.20)."""
        raise NotImplementedError

    def strikes(self, game: Game, me: Id) -> frozenset[int]:
        """In which of two combat damage steps it deals damage: 0 the first, 1 the second (510.4)."""
        raise NotImplementedError

    def lethal(self, game: Game, me: Id, victim: Id, amount: int) -> int:
        """How much damage from its object is enough, where `amount` would be otherwise (510.1c, 702.2c)."""
        raise NotImplementedError

    def spills(self, game: Game, me: Id) -> bool:
        """Whether the rest of its damage may be assigned to what it attacks (702.19b)."""
        raise NotImplementedError

    def spills_over(self, game: Game, me: Id, attacked: Id) -> int:
        """How much of its damage must go to the permanent it attacks before the rest may go to its controller; -1: all."""
        raise NotImplementedError

    def results(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...]:
        """What else damage from its object results in (120.3)."""
        raise NotImplementedError

    def dealt_as(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...] | None:
        """What damage of any source means instead, as though that had a keyword (609.4); None if it means the usual.

        A table hook.
        """
        raise NotImplementedError

    def deals_as(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...] | None:
        """What damage from its object results in instead of marked damage or lost life (120.3b, d); None: no change."""
        raise NotImplementedError

    def as_though_unblocked(self, game: Game, me: Id) -> bool:
        """Whether its controller may have its object assign its combat damage as though it weren't blocked (510.1c)."""
        raise NotImplementedError

    # table hooks:
    def assigns(self, game: Game, me: Id, creature: Id, amount: int) -> int:
        """How much combat damage that creature assigns, where it would be `amount` (510.1a)."""
        raise NotImplementedError

    def may_band(self, game: Game, me: Id, members: tuple[Id, ...]) -> bool:
        """Own: whether it lets these attackers, of which its object is one, be a band (702.22c)."""
        raise NotImplementedError

    def takes_over_division(self, game: Game, me: Id, group: tuple[Id, ...]) -> bool:
        """Own: whether its controller divides the damage of the creature that fights these, its object among them (702.22j-k)."""
        raise NotImplementedError

    def as_it_attacks(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> Procedure[None]:
        """Own: the optional cost that may be paid as its object is declared as one of these attackers (508.1g)."""
        raise NotImplementedError

    def restricts_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """Whether it keeps that creature from attacking that player or permanent (508.1c)."""
        raise NotImplementedError

    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> int:
        """How many requirements of it an attack of that creature on that player or permanent obeys (508.1d)."""
        raise NotImplementedError

    def goads(self, game: Game, me: Id, creature: Id) -> bool:
        """Whether that creature is goaded by it, for as long as it says so (701.15b)."""
        raise NotImplementedError

    def attack_alone(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """Whether it forbids this whole set of attackers (508.1c): "can't attack alone"."""
        raise NotImplementedError

    def most_attackers(self, game: Game, me: Id, defender: Id) -> int | None:
        """How many creatures at most can attack that player or permanent (508.1c); None if it sets no limit."""
        raise NotImplementedError

    def attack_cost(self, game: Game, me: Id, attacker: Id, defender: Id) -> tuple[Cost, ...]:
        """Costs to attack (508.1h)."""
        raise NotImplementedError

    def restricts_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """Whether it keeps that creature from blocking that attacker (509.1b)."""
        raise NotImplementedError

    def requires_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """Whether that block obeys a requirement of it (509.1c)."""
        raise NotImplementedError

    def must_be_blocked(self, game: Game, me: Id, attacker: Id) -> bool:
        """Whether it requires that attacker to be blocked by at least one creature (509.1c)."""
        raise NotImplementedError

    def must_be_blocked_by(self, game: Game, me: Id, attacker: Id, blockers: tuple[Id, ...]) -> bool | None:
        """Whether these blockers of that attacker are as it requires (509.1c); None if it requires nothing of it."""
        raise NotImplementedError

    def block_alone(self, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """Whether it forbids this whole set of blockers (509.1b): "can't block alone"."""
        raise NotImplementedError

    def blockers_between(self, game: Game, me: Id, attacker: Id) -> tuple[int, int | None]:
        """How many creatures at least and at most may block that attacker, if any do (509.1b); None: no limit."""
        raise NotImplementedError

    def block_cost(self, game: Game, me: Id, blocker: Id, attacker: Id) -> tuple[Cost, ...]:
        """Costs to block (509.1d)."""
        raise NotImplementedError

    def more_blocks(self, game: Game, me: Id, blocker: Id) -> int:
        """How many additional attackers the creature can block (509.1a)."""
        raise NotImplementedError


def narrowest(bounds: Iterable[tuple[int, int | None]]) -> tuple[int, int | None]:
    """The narrowest of several bounds: the greatest least, the least greatest."""
    least, most = 0, None
    for low, high in bounds:
        least = max(least, low)
        if high is not None:
            most = high if most is None else min(most, high)
    return least, most
