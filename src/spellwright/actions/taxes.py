"""Costs to attack and block that effects ask for (508.1h, 509.1d)."""

from __future__ import annotations

from spellwright.actions.doing import ActCost
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.state.game import Game
from spellwright.words.costs import Cost, PayMana
from spellwright.words.filters import Countable
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id
from spellwright.words.references import Recipient
from spellwright.words.word import word


class Tax(Lasting):
    """What costs to attack and to block share."""

    __slots__ = ()
    FOR_OBJECTS = True
    cost: ManaCost

    def price(self, holding: Holding, game: Game, me: Id, creature: Id) -> tuple[Cost, ...]:
        """The cost for one creature, X as the text says."""
        scene = holding.scene_about(game, me, creature)
        cost = self.cost.with_x(scene.x) if self.cost.x else self.cost
        each: Countable | None = getattr(self, "each", None)
        return (PayMana(cost),) * (1 if each is None else each.count(scene))


@word
class AttacksForPay(Tax):
    """Can't attack somebody unless its controller pays, for each attacking creature."""

    cost: ManaCost
    whom: Recipient | None = None
    each: Countable | None = None
    SYNONYMS = True
    ENGLISH = (
        (
            "can't attack {whom} unless <its|their:outer> controller pays {cost:mana} "
            "for each creature they control that 's attacking you"
        ),
        "can't attack {whom} unless <its|their:outer> controller pays {cost:mana} for each of those creatures",
        "can't attack [{whom}] unless <its|their:outer> controller pays {cost:mana}",
        "can't attack unless you pay {cost:mana} for each {each@one}",
    )

    def attack_cost(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> tuple[Cost, ...]:
        """If it is a subject and attacks that one."""
        if not holding.affects(game, me, attacker):
            return ()
        if self.whom is not None and not self.whom.describes(holding.scene_about(game, me, attacker), defender):
            return ()
        return self.price(holding, game, me, attacker)


@word
class AttacksOrBlocksForPay(Tax):
    """Can't attack or block unless its controller pays."""

    cost: ManaCost
    each: Countable | None = None
    SYNONYMS = True
    ENGLISH = (
        "can't attack or block unless <its|their:outer> controller pays {cost:mana} [for each {each@one}]",
        "can't attack or block unless you pay {cost:mana} [for each {each@one}]",
    )

    def attack_cost(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> tuple[Cost, ...]:
        """If it is a subject."""
        return self.price(holding, game, me, attacker) if holding.affects(game, me, attacker) else ()

    def block_cost(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> tuple[Cost, ...]:
        """If it is a subject."""
        return self.price(holding, game, me, blocker) if holding.affects(game, me, blocker) else ()


@word
class BlocksForPay(Tax):
    """Can't block unless its controller pays."""

    cost: ManaCost
    ENGLISH = "can't block unless <its|their:outer> controller pays {cost:mana}"

    def block_cost(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> tuple[Cost, ...]:
        """If it is a subject."""
        return self.price(holding, game, me, blocker) if holding.affects(game, me, blocker) else ()


@word
class AttacksForDeed(Lasting):
    """Can't attack unless you do something, which is a cost to attack (508.1h): "unless you sacrifice a land"."""

    deed: ActCost
    FOR_OBJECTS = True
    ENGLISH = "can't attack unless you {deed}"

    def attack_cost(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> tuple[Cost, ...]:
        """If it is a subject."""
        return (self.deed,) if holding.affects(game, me, attacker) else ()
