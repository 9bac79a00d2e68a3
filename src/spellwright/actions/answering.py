"""What answers the hooks of `rules.hooks` for a subject: predicates that hold, and the ideas that they are made of.

The clause owns the subject, so each answer is asked with a `Holding`, which knows what it holds for and since when.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from spellwright.rules.hooks import Casting, Way
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import Word

if TYPE_CHECKING:
    from spellwright.actions.holding import Holding


class Answering(Word):
    """The family of what answers hooks. Each word overrides those that it answers; the defaults are never called."""

    __slots__ = ()

    def answers(self) -> tuple[str, ...]:
        """The names of the hooks that it answers, besides those about kinds of events."""
        return answered(type(self))

    def on_stack(self) -> bool:
        """Whether it is said of a spell, and functions while that is on the stack ("can't be countered", 113.6g)."""
        return False

    def anywhere(self) -> bool:
        """Whether it functions in every zone (113.6a, 113.6e)."""
        return False

    def defines(self) -> bool:
        """Whether it defines colors or subtypes where an object says it of itself (604.3a)."""
        return False

    def about_subject(self) -> bool:
        """Whether the events that it replaces are those that happen to its subject (and not what that does)."""
        return True

    def replaces(self) -> tuple[type[Event], ...]:
        """As `Hooks.replaces`."""
        return ()

    def forbids(self) -> tuple[type[Event], ...]:
        """As `Hooks.forbids`."""
        return ()

    def moves_to(self) -> tuple[str, ...]:
        """As `Hooks.moves_to`."""
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

    def requires_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> int:
        """As `Hooks.requires_attack`."""
        raise NotImplementedError

    def goads(self, holding: Holding, game: Game, me: Id, creature: Id) -> bool:
        """As `Hooks.goads`."""
        raise NotImplementedError

    def attack_alone(self, holding: Holding, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """As `Hooks.attack_alone`."""
        raise NotImplementedError

    def attack_cost(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> tuple[Cost, ...]:
        """As `Hooks.attack_cost`."""
        raise NotImplementedError

    def restricts_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """As `Hooks.restricts_block`."""
        raise NotImplementedError

    def requires_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """As `Hooks.requires_block`."""
        raise NotImplementedError

    def must_be_blocked(self, holding: Holding, game: Game, me: Id, attacker: Id) -> bool:
        """As `Hooks.must_be_blocked`."""
        raise NotImplementedError

    def block_cost(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> tuple[Cost, ...]:
        """As `Hooks.block_cost`."""
        raise NotImplementedError

    def must_be_blocked_by(
        self, holding: Holding, game: Game, me: Id, attacker: Id, blockers: tuple[Id, ...]
    ) -> bool | None:
        """As `Hooks.must_be_blocked_by`."""
        raise NotImplementedError

    def block_alone(self, holding: Holding, game: Game, me: Id, blockers: tuple[Id, ...]) -> bool:
        """As `Hooks.block_alone`."""
        raise NotImplementedError

    def blockers_between(self, holding: Holding, game: Game, me: Id, attacker: Id) -> tuple[int, int | None]:
        """As `Hooks.blockers_between`."""
        raise NotImplementedError

    def more_blocks(self, holding: Holding, game: Game, me: Id, blocker: Id) -> int:
        """As `Hooks.more_blocks`."""
        raise NotImplementedError

    def assigns(self, holding: Holding, game: Game, me: Id, creature: Id, amount: int) -> int:
        """As `Hooks.assigns`."""
        raise NotImplementedError

    def forbids_target(self, holding: Holding, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """As `Hooks.forbids_target`."""
        raise NotImplementedError

    def targets_despite(self, holding: Holding, game: Game, me: Id, ability: Ability, target: Id, player: Id) -> bool:
        """As `Hooks.targets_despite`."""
        raise NotImplementedError

    def forbids_attaching(self, holding: Holding, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """As `Hooks.forbids_attaching`."""
        raise NotImplementedError

    def permits(self, holding: Holding, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """As `Hooks.permits`."""
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

    def reduces_to(
        self, holding: Holding, game: Game, me: Id, casting: Casting, total: ManaCost
    ) -> tuple[ManaCost, ...]:
        """As `Hooks.reduces_to`."""
        raise NotImplementedError

    def sets(self, holding: Holding, game: Game, me: Id, casting: Casting, cost: ManaCost) -> ManaCost:
        """As `Hooks.sets`."""
        raise NotImplementedError

    def spend_as(self, holding: Holding, game: Game, me: Id, casting: Casting) -> str:
        """As `Hooks.spend_as`."""
        raise NotImplementedError

    def as_though_flash(self, holding: Holding, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """As `Hooks.as_though_flash`."""
        raise NotImplementedError

    def hand_limit(self, holding: Holding, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """As `Hooks.hand_limit`."""
        raise NotImplementedError

    def keeps_mana(self, holding: Holding, game: Game, me: Id, player: Id, mana: Any) -> bool:
        """As `Hooks.keeps_mana`."""
        raise NotImplementedError

    def land_plays(self, holding: Holding, game: Game, me: Id, player: Id) -> int:
        """As `Hooks.land_plays`."""
        raise NotImplementedError

    def prohibits_land(self, holding: Holding, game: Game, me: Id, player: Id) -> bool:
        """As `Hooks.prohibits_land`."""
        raise NotImplementedError

    def prohibits_playing(self, holding: Holding, game: Game, me: Id, player: Id, way: Way) -> bool:
        """As `Hooks.prohibits_playing`."""
        raise NotImplementedError

    def shows(self, holding: Holding, game: Game, me: Id, player: Id, object: Id) -> bool:
        """As `Hooks.shows`."""
        raise NotImplementedError


_ABOUT_EVENTS = (
    "answers", "on_stack", "anywhere", "about_subject", "moves_to", "replaces", "forbids", "rank", "replacing", "replace",
    "impossible",
)  # fmt: skip
ANSWERS: tuple[str, ...] = tuple(
    name
    for name, value in vars(Answering).items()
    if callable(value) and not name.startswith("_") and name not in _ABOUT_EVENTS
)
"""The hooks that predicates can answer."""

_answered: dict[type[Answering], tuple[str, ...]] = {}


def answered(kind: type[Answering]) -> tuple[str, ...]:
    """The hooks that a class of words answers."""
    known = _answered.get(kind)
    if known is None:
        names = (n for n in ANSWERS if getattr(kind, n) is not getattr(Answering, n))
        known = _answered[kind] = tuple(names)
    return known
