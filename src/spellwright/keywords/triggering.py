"""When keywords trigger: families of triggered keyword abilities by their trigger events (603.2)."""

from __future__ import annotations

from typing import Any

from spellwright.rules.asking import controller
from spellwright.rules.hooks import Hooks
from spellwright.state.choices import Memory
from spellwright.state.events.combat import Attack, BecomeBlocked
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast, CreateToken
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import FIRST_OBJECT, Id

PLAYER = 1
"""The mark of the player whom a trigger event mentions."""


class WhenItEnters(Hooks):
    """When this permanent enters."""

    __slots__ = ()

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move, CreateToken)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it enters itself."""
        return () if event.enters and new == me and self.fits(game, me) else None

    def fits(self, game: Game, me: Id) -> bool:
        """Whether its intervening if is true."""
        return True


class WheneverItAttacks(Hooks):
    """Whenever this creature attacks."""

    __slots__ = ()

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Attacking."""
        return (Attack,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it is declared as an attacker."""
        return () if event.object == me and self.fits(game, me, event.defender) else None

    def fits(self, game: Game, me: Id, attacked: Id) -> bool:
        """Whether it triggers on an attack on that player or permanent."""
        return True


class WheneverItBecomesBlocked(Hooks):
    """Whenever this creature becomes blocked."""

    __slots__ = ()

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Becoming blocked."""
        return (BecomeBlocked,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it does."""
        return () if event.object == me else None


class WheneverItHurtsAPlayer(Hooks):
    """Whenever this creature deals combat damage to a player."""

    __slots__ = ()

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Damage."""
        return (Damage,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it deals the damage; which player, is remembered."""
        hurts = event.source == me and event.combat and event.victim < FIRST_OBJECT
        return ((PLAYER, (event.victim,)),) if hurts and self.fits(game, me) else None

    def fits(self, game: Game, me: Id) -> bool:
        """Whether its intervening if is true."""
        return True


class WhenItIsCast(Hooks):
    """When you cast this spell."""

    __slots__ = ()

    def zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Casting."""
        return (Cast,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it becomes cast."""
        return () if event.object == me and self.fits(game, me) else None

    def fits(self, game: Game, me: Id) -> bool:
        """Whether its intervening if is true."""
        return True


class WhenItDies(Hooks):
    """When this permanent is put into a graveyard from the battlefield."""

    __slots__ = ()

    def moves_to(self) -> tuple[str, ...]:
        """To a graveyard."""
        return ("graveyard",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def looks_back(self, event: Any) -> bool:
        """It leaves (603.10a)."""
        return True

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it goes to a graveyard."""
        dies = event.object == me and event.to == "graveyard" and event.from_zone(game) == "battlefield"
        return () if dies else None


class AtYourStep(Hooks):
    """The base of abilities that trigger at the beginning of a step of their controller's."""

    __slots__ = ()

    def step(self) -> str:
        """Which step."""
        return "upkeep"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As the step begins."""
        mine = event.step == self.step() and event.player == controller(game, me)
        return () if mine and self.fits(game, me) else None

    def fits(self, game: Game, me: Id) -> bool:
        """Whether its intervening if is true."""
        return True
