"""702.62 Suspend."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.actions.walking import once
from spellwright.keywords.haste import Haste
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.offering import offer_to_play
from spellwright.keywords.price import ManaPrice
from spellwright.keywords.saying import Meant
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.offers import SpecialAction, Way
from spellwright.rules.permissions import obstacles_to_permission, obstacles_to_timing
from spellwright.rules.scene import GameScene
from spellwright.rules.ways import by_face, imagined_casting
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import RemoveCounters
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import EXILE, HAND, STACK
from spellwright.words.amounts import Amount, X
from spellwright.words.conditions import Fact
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word

TIME = "time"
SUSPENDED = "suspended"


@word
class Suspend(KeywordAbility):
    """Suspend (702.62a). Without a number and a cost it is what an effect gives a card that is in exile already."""

    n: Amount | None = None
    price: ManaPrice | None = None
    RULE = "702.62"
    SUMMARY = (
        "You may exile it with time counters for its suspend cost; when the last one is gone, you may cast it for free."
    )
    CALLED = ("suspend",)
    ENGLISH = (
        "suspend {n:digits} ⸺ {price} . X can't be 0 {.}",
        "suspend {n:digits} ⸺ {price}",
        "suspend",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """X can't be 0 where it is X (Aeon Chronicler)."""
        return isinstance(self.n, X) == (self.style[0] == 0)

    def means(self) -> Meant:
        """Suspending the card, counting down, and casting it (702.62a)."""
        begins = () if self.n is None or self.price is None else (SuspendFromHand(self.n, self.price),)
        return once("suspend", self, lambda: (*begins, CountDown(), CastAtLast()))


@word
class SuspendFromHand(Hooks):
    """The static ability: paying the cost and exiling the card (702.62a)."""

    n: Amount
    price: ManaPrice
    RULE = "702.62a"

    def zones(self) -> frozenset[str]:
        """In its owner's hand."""
        return HAND

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """If the player could begin to cast the card (702.62a, 702.62c, 116.2f)."""
        if game[me].owner == player and could_begin_to_cast(game, player, me):
            yield SpecialAction(me, "suspend", self, self.price.payments, rule="116.2f")

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """Exile it with N time counters on it."""
        scene = GameScene(game, me, player)
        scene.effect_x = action.x
        counters = ((TIME, self.n.value(scene)),)
        yield from happen(game, Move(me, "exile", counters=counters, cause="suspend"), rule="702.62a", source=me)


def could_begin_to_cast(game: Game, player: Id, card: Id) -> bool:
    """Whether the time is right, and nothing prohibits it; costs and targets don't matter (702.62c)."""
    for way in by_face(game, Way(card)):
        casting = imagined_casting(game, player, way)
        obstacles = (*obstacles_to_timing(game, casting), *obstacles_to_permission(game, casting))
        if not obstacles:
            return True
    return False


def is_suspended(game: Game, me: Id) -> bool:
    """Whether the card is in exile, has suspend, and has a time counter on it (702.62b)."""
    o = game[me]
    has_it = any(isinstance(ability, Suspend) for ability in characteristics(game, me).abilities)
    return o.zone == "exile" and has_it and o.counters_of(TIME) > 0


@word
class CountDown(Hooks):
    """At the beginning of your upkeep, if this card is suspended, remove a time counter from it (702.62a)."""

    RULE = "702.62a"

    def zones(self) -> frozenset[str]:
        """In exile."""
        return EXILE

    def has_status(self, game: Game, me: Id, name: str) -> bool:
        """Whether it is suspended (702.62b)."""
        return name == SUSPENDED and is_suspended(game, me)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """At its owner's upkeep, if it is suspended."""
        upkeep = event.step == "upkeep" and event.player == game[me].owner
        return () if upkeep and is_suspended(game, me) else None

    def still_true(self, game: Game, me: Id) -> bool:
        """If it still is (603.4)."""
        return is_suspended(game, game[me].source)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Remove a counter."""
        yield from happen(game, RemoveCounters(game[me].source, TIME, 1), rule="702.62a", source=me)


@word
class CastAtLast(Hooks):
    """When the last time counter is removed, you may play it without paying its mana cost if able (702.62a)."""

    RULE = "702.62a"

    def zones(self) -> frozenset[str]:
        """In exile."""
        return EXILE

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Removing counters."""
        return (RemoveCounters,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When the last one is removed from this card."""
        return () if event.object == me and event.kind == TIME and not game[me].counters_of(TIME) else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """If it's exiled, it may be played; a creature spell gains haste while its caster controls it (702.62a, d)."""
        card, player = game[me].source, game[me].controller
        if game[card].zone == "exile":
            way = Way(card, "suspend", free=True, alternative=True, grants=(FastWhileYours(player),), rule="702.62a")
            yield from offer_to_play(game, player, way)


@word
class FastWhileYours(Hooks):
    """Haste until that player loses control of the spell or the permanent it becomes (702.62a)."""

    player: Id
    RULE = "702.62a"

    def zones(self) -> frozenset[str]:
        """On the stack and on the battlefield."""
        return STACK | frozenset({"battlefield"})

    def layer_parts(self) -> tuple[Any, ...]:
        """Haste, for a creature."""
        return once("suspended", self, lambda: (AddAbilities(None, (_HASTE,), condition=IsControlledBy(self.player)),))


_HASTE = Haste()


@word
class IsControlledBy(Fact):
    """Whether that player controls the source."""

    player: Id
    READS = frozenset({"controller"})

    def holds(self, scene: Scene) -> bool:
        """As it is now."""
        return scene.controller(scene.source) == self.player
