"""Predicates: what a thing is, has, does or can't do. The clause says of what, for how long and on what condition.

A predicate is done once ("deals 3 damage", "fights ..."), or it holds ("gets +1/+1", "can't block", "enters tapped"). What
holds answers hooks of `rules.hooks`, through the clause, which knows what it holds for; see `actions.clauses.thing_does`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from spellwright.rules.hooks import Casting
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import Word

if TYPE_CHECKING:
    from spellwright.actions.holding import Holding


class Predicate(Word):
    """The family of predicates."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what it does"
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount that "that much" can mean; remembered under its own mark."""

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Do it, once, with all subjects at the same time; whether anything was done comes back."""
        raise NotImplementedError

    def act_on_each(self, scene: GameScene, subjects: tuple[Id, ...], mark: int) -> Procedure[bool]:
        """Do it with all subjects at once; `mark` is that of the phrase for them ("its" then means each in turn)."""
        return (yield from self.act(scene, subjects))


class Lasting(Predicate):
    """The family of predicates that hold. Each overrides the hooks it answers; `holding` tells what it holds for."""

    __slots__ = ()

    def fixed(self, scene: GameScene) -> Lasting:
        """The predicate with its amounts as they are now, for an effect that begins as a text resolves (608.2h, 611.2d)."""
        return self

    def changes_objects(self) -> bool:
        """Whether it changes characteristics or controller, so that a begun effect's objects are fixed (611.2c)."""
        return "layer_parts" in answered(type(self))

    def on_stack(self) -> bool:
        """Whether it is said of a spell, and functions while that is on the stack ("can't be countered", 113.6e)."""
        return False

    def anywhere(self) -> bool:
        """Whether it functions in every zone (113.6a, 113.6g)."""
        return False

    def replaces(self) -> tuple[type[Event], ...]:
        """As `Hooks.replaces`."""
        return ()

    def forbids(self) -> tuple[type[Event], ...]:
        """As `Hooks.forbids`."""
        return ()

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The parts of a continuous effect that it is (613)."""
        raise NotImplementedError

    def rank(self) -> int:
        """As `Hooks.rank`."""
        return 4

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """As `Hooks.replacing`."""
        raise NotImplementedError

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """As `Hooks.replace`."""
        raise NotImplementedError

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """As `Hooks.impossible`."""
        raise NotImplementedError

    def restricts_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """As `Hooks.restricts_attack`."""
        raise NotImplementedError

    def requires_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """As `Hooks.requires_attack`."""
        raise NotImplementedError

    def attack_alone(self, holding: Holding, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """As `Hooks.attack_alone`."""
        raise NotImplementedError

    def restricts_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """As `Hooks.restricts_block`."""
        raise NotImplementedError

    def requires_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """As `Hooks.requires_block`."""
        raise NotImplementedError

    def more_blocks(self, holding: Holding, game: Game, me: Id, blocker: Id) -> int:
        """As `Hooks.more_blocks`."""
        raise NotImplementedError

    def forbids_target(self, holding: Holding, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """As `Hooks.forbids_target`."""
        raise NotImplementedError

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """As `Hooks.prohibits`."""
        raise NotImplementedError

    def increases(self, holding: Holding, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """As `Hooks.increases`."""
        raise NotImplementedError

    def reduces(self, holding: Holding, game: Game, me: Id, casting: Casting) -> ManaCost:
        """As `Hooks.reduces`."""
        raise NotImplementedError

    def as_though_flash(self, holding: Holding, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """As `Hooks.as_though_flash`."""
        raise NotImplementedError

    def hand_limit(self, holding: Holding, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """As `Hooks.hand_limit`."""
        raise NotImplementedError

    def land_plays(self, holding: Holding, game: Game, me: Id, player: Id) -> int:
        """As `Hooks.land_plays`."""
        raise NotImplementedError

    def prohibits_land(self, holding: Holding, game: Game, me: Id, player: Id) -> bool:
        """As `Hooks.prohibits_land`."""
        raise NotImplementedError


HOOKS_OF_PREDICATES: tuple[str, ...] = (
    "layer_parts", "restricts_attack", "requires_attack", "attack_alone", "restricts_block", "requires_block", "more_blocks",
    "forbids_target", "prohibits", "increases", "reduces", "as_though_flash", "hand_limit", "land_plays", "prohibits_land",
)  # fmt: skip

_answered: dict[type[Lasting], tuple[str, ...]] = {}


def answered(kind: type[Lasting]) -> tuple[str, ...]:
    """The hooks that a class of lasting predicates answers."""
    known = _answered.get(kind)
    if known is None:
        names = (n for n in HOOKS_OF_PREDICATES if getattr(kind, n) is not getattr(Lasting, n))
        known = _answered[kind] = tuple(names)
    return known
