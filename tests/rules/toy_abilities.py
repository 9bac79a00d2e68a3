"""Abilities for tests, one for each hook that they need: no keyword and no verb is involved."""

from __future__ import annotations

from typing import Any

from spellwright.rules.drawing import draw_cards
from spellwright.rules.hooks import Hooks
from spellwright.state.choices import Memory
from spellwright.state.events.damage import Damage, GainLife
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters, Untap
from spellwright.state.events.turns import BeginStep, LoseGame
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE
from spellwright.words.costs import Cost, PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class AtOnce(Hooks):
    def may_attack_at_once(self, game: Game, me: Id) -> bool:
        return True


@word
class StaysUntapped(Hooks):
    def stays_untapped(self, game: Game, me: Id) -> bool:
        return True


@word
class Strikes(Hooks):
    first_only: bool = True

    def strikes(self, game: Game, me: Id) -> frozenset[int]:
        return frozenset({0} if self.first_only else {0, 1})


@word
class Spills(Hooks):
    def spills(self, game: Game, me: Id) -> bool:
        return True


@word
class OneIsEnough(Hooks):
    def lethal(self, game: Game, me: Id, victim: Id, amount: int) -> int:
        return min(1, amount)


@word
class Drains(Hooks):
    def results(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...]:
        return (GainLife(game[me].controller, damage.amount),)


@word
class Withers(Hooks):
    def deals_as(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...] | None:
        return (PutCounters(damage.victim, "-1/-1", damage.amount),) if damage.victim >= 10 else None


@word
class NeedsTwoBlockers(Hooks):
    def fewest_blockers(self, game: Game, me: Id) -> int:
        return 2


@word
class Unblockable(Hooks):
    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        return False


@word
class NoBlocking(Hooks):
    def can_block(self, game: Game, me: Id, attacker: Id) -> bool:
        return False


@word
class BlocksTwo(Hooks):
    def more_blocks(self, game: Game, me: Id, blocker: Id) -> int:
        return 1 if blocker == me else 0


@word
class MustAttack(Hooks):
    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        return attacker == me


@word
class MustAttackPlayer(Hooks):
    player: int

    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        return attacker == me and defender == self.player


@word
class CantAttack(Hooks):
    def restricts_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        return attacker == me


@word
class CantAttackAlone(Hooks):
    def attack_alone(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        return attackers == (me,)


@word
class OnlyOneAttacks(Hooks):
    def attack_alone(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        return len(attackers) > 1


@word
class MustBlock(Hooks):
    def requires_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        return blocker == me


@word
class AllMustBlockMe(Hooks):
    def requires_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        return attacker == me


@word
class MustBeBlocked(Hooks):
    def must_be_blocked(self, game: Game, me: Id, attacker: Id) -> bool:
        return attacker == me


@word
class AsThoughUnblocked(Hooks):
    def as_though_unblocked(self, game: Game, me: Id) -> bool:
        return True


@word
class AssignsToughness(Hooks):
    def assigns(self, game: Game, me: Id, creature: Id, amount: int) -> int:
        return 5


@word
class StaysTapped(Hooks):
    def forbids(self) -> tuple[type[Event], ...]:
        return (Untap,)

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        return bool(event.object == me and event.cause == "untap step")


@word
class PhasesOut(Hooks):
    def phases(self, game: Game, me: Id) -> bool:
        return True


@word
class NoMaximum(Hooks):
    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        return None if player == game[me].controller else limit


@word
class KeepsMana(Hooks):
    kind: int

    def keeps_mana(self, game: Game, me: Id, player: Id, mana: Any) -> bool:
        return bool(mana.kind == self.kind)


@word
class CantLose(Hooks):
    def forbids(self) -> tuple[type[Event], ...]:
        return (LoseGame,)

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        return bool(event.player == game[me].controller)


@word
class SkipsStep(Hooks):
    step: str

    def replaces(self) -> tuple[type[Event], ...]:
        return (BeginStep,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        return bool(event.step == self.step)

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        return ()
        yield


@word
class AtBeginning(Hooks):
    """At the beginning of each step of that name, you draw a card."""

    step: str
    name: str = ""

    def triggers_on(self) -> tuple[type[Event], ...]:
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        return () if event.step == self.step else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        yield from draw_cards(game, game[me].controller)


@word
class WhenAlone(Hooks):
    """When you control no other permanent, you draw a card: a state trigger."""

    def state_triggers(self, game: Game, me: Id) -> bool:
        return len(game.battlefield) == 1

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        yield from draw_cards(game, game[me].controller)


@word
class Chapters(Hooks):
    numbers: tuple[int, ...]

    def chapters(self, game: Game, me: Id) -> tuple[int, ...]:
        return self.numbers


@word
class EnchantsCreature(Hooks):
    def may_be_attached(self, game: Game, me: Id, host: Id) -> bool:
        return host >= 10 and "creature" in game[host].copiable.types


@word
class BeginsOnBattlefield(Hooks):
    def from_opening_hand(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        yield from draw_cards(game, player, 3)

    def zones(self) -> frozenset[str]:
        return EVERYWHERE


@word
class CantBlockAlone(Hooks):
    def block_alone(self, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        return blockers == (me,)


@word
class BlockedByOneAtMost(Hooks):
    def blockers_between(self, game: Game, me: Id, attacker: Id) -> tuple[int, int | None]:
        return (0, 1) if attacker == me else (0, None)


@word
class CostsMana(Hooks):
    """Attacking its controller, or blocking at all, costs {1} for each creature."""

    def attack_cost(self, game: Game, me: Id, attacker: Id, defender: Id) -> tuple[Cost, ...]:
        return (PayMana(ManaCost(1)),) if defender == game[me].controller else ()

    def block_cost(self, game: Game, me: Id, blocker: Id, attacker: Id) -> tuple[Cost, ...]:
        return (PayMana(ManaCost(1)),)
