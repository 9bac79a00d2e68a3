"""What the rules may ask of an ability. Rules name no keyword, verb or card: they ask hooks, and abilities answer some.

`me` is the id of the object that has the ability (or the negative key of a floating effect). An ability answers the hooks
that its class overrides; the others are never called. *Own* hooks are asked of the object concerned alone
(`rules.asking.own`), *table* hooks of everyone whose ability functions where they are (`rules.asking.asked`). The questions
stand in files by what they are about; here are those that belong to none of them.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.rules.activating_hooks import ActivatingHooks
from spellwright.rules.casting_hooks import CastingHooks
from spellwright.rules.combat_hooks import CombatHooks
from spellwright.rules.event_hooks import EventHooks
from spellwright.rules.kinds import narrowed
from spellwright.rules.offers import Casting, Instead, Modal, OptionalCost, Room, SpecialAction, Way
from spellwright.rules.resolving_hooks import ResolvingHooks
from spellwright.rules.turn_hooks import TurnHooks
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure

__all__ = ["Casting", "Hooks", "Instead", "Modal", "OptionalCost", "Room", "SpecialAction", "Way", "overridden"]


class Hooks(EventHooks, CastingHooks, ActivatingHooks, ResolvingHooks, CombatHooks, TurnHooks):
    """The base of every ability that does something. Defaults are never called: an override is what answers a hook."""

    __slots__ = ()
    RULE: ClassVar[str] = "113.3"

    def hooks(self) -> tuple[Any, ...]:
        """The hooks that it answers: overridden methods by name, and kinds of events with what it does about them."""
        to = self.moves_to()
        kinds = [("replaces", e) for e in narrowed(self.replaces(), to)]
        kinds += [("triggers", e) for e in narrowed(self.triggers_on(), to)]
        kinds += [("forbids", e) for e in narrowed(self.forbids(), to)]
        return (*overridden(type(self)), *kinds)

    # --- characteristics

    def layer_parts(self) -> tuple[Any, ...]:
        """The continuous effects of a static ability, by layer: see `rules.layers` (613)."""
        raise NotImplementedError

    # --- sagas, dungeons and what only one ability knows of. Own hooks:

    def has_status(self, game: Game, me: Id, name: str) -> bool:
        """Whether its object has a status that only this ability knows of ("suspended")."""
        raise NotImplementedError

    def chapters(self, game: Game, me: Id) -> tuple[int, ...]:
        """The chapter numbers of a chapter ability (714.2)."""
        raise NotImplementedError

    def room(self) -> Room:
        """The room of a dungeon card that a room ability belongs to (309.4c)."""
        raise NotImplementedError

    def bars_entry(self, name: str, kind: str) -> bool:
        """Whether nobody can enter its dungeon, of that name, by venturing into that kind of one; "" for any (701.49d)."""
        raise NotImplementedError

    # --- effects that end. Own hooks:

    def at_the_end(self, game: Game, me: Id) -> tuple[Event, ...]:
        """What happens as its effect ends, at the same time as what others make happen then (610.3d)."""
        raise NotImplementedError

    def afterwards(self, game: Game, me: Id) -> Procedure[None]:
        """What happens immediately after this floating effect has ended (610.3); asked while it is still there."""
        raise NotImplementedError


_NOT_QUESTIONS = (
    "hooks", "moves_to", "replaces", "triggers_on", "forbids", "only_self", "rank", "looks_back", "batch",
    "mana_trigger", "always_produces", "only_makes", "modal", "aims", "divided", "still_true", "replacing", "replace",
    "impossible", "triggers", "triggers_each", "is_loyalty", "act_specially",
)  # fmt: skip
NAMES = tuple(
    name
    for part in (Hooks, *Hooks.__bases__)
    for name, it in vars(part).items()
    if callable(it) and not name.startswith("_")
)
"""The names of all hooks, and of what is asked of a value about them."""
_QUESTIONS = tuple(name for name in NAMES if name not in _NOT_QUESTIONS)
_overridden: dict[type[Hooks], tuple[str, ...]] = {}


def overridden(kind: type[Hooks]) -> tuple[str, ...]:
    """The names of the hooks that a class of abilities answers."""
    known = _overridden.get(kind)
    if known is None:
        known = _overridden[kind] = tuple(n for n in _QUESTIONS if getattr(kind, n) is not getattr(Hooks, n))
    return known
