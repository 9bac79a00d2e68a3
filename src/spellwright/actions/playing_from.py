"""Permissions to cast or play cards from other zones than the hand, or for other costs (601.3, 118.9, 305.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.doing import ActCost
from spellwright.actions.doing_as_cost import DoingAsCost
from spellwright.actions.entering import WithCountersOn
from spellwright.actions.past.cast_this_way import PERMISSION
from spellwright.actions.pay import PayLife
from spellwright.actions.permissions import PermissionClause
from spellwright.actions.spending_freely import SpendingFreely, spent_as
from spellwright.actions.supposing import SupposedParts, with_spell
from spellwright.actions.walking import once
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Casting, Hooks, Way
from spellwright.rules.scene import GameScene, scene_of
from spellwright.rules.ways import imagined_casting, values_of, with_alternatives
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Cast
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost
from spellwright.words.durations import Duration
from spellwright.words.groups import Them
from spellwright.words.mana import ZERO, ManaCost
from spellwright.words.nouns import Noun, Things
from spellwright.words.player_facts import YourTurn
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose, may
from spellwright.words.quantified import A, Bare
from spellwright.words.quantities import StatOfThing
from spellwright.words.reference_posts import exiled_with
from spellwright.words.references import Self, The, Those
from spellwright.words.stats import Stat
from spellwright.words.word import Word, word
from spellwright.words.zones import Zone


def _cast_so(game: Game, way: str) -> bool:
    """Whether a spell has been cast in that way this turn."""
    casts = (entry.event.object for entry in game.this_turn() if isinstance(entry.event, Cast))
    return any(choices is not None and choices.way == way for choices in (game[id].choices for id in casts))


CAST_BY_ITSELF = "permission"
"""The name of the way in which a card is cast because its own text lets it."""


class PlayingFrom(Enum):
    """From where cards may be cast or played."""

    GRAVEYARD = "from your graveyard"
    TOP = "from the top of your library"
    HAND = "from your hand"

    def cards(self, game: Game, scene: GameScene, player: Id) -> tuple[Id, ...]:
        """The player's cards there."""
        if self is PlayingFrom.TOP:
            return game.player(player).library[-1:]
        return game.player(player).graveyard if self is PlayingFrom.GRAVEYARD else game.player(player).hand


@word
class FromAmong(Word):
    """Cards that were mentioned, or that the source exiled: "from among those cards", "from among cards exiled with ~"."""

    what: Those | Them | The | Bare
    ENGLISH = "from among {what}"

    def ok(self) -> bool:
        """All cards exiled with it are meant wherever it is said, else some that were mentioned (Nightveil Specter)."""
        if not isinstance(self.what, Bare) or exiled_with(self.what):
            return True
        place = self.what.what.place()  # "from among cards you own in exile with croak counters on them"
        return place is not None and place.name == "exile"

    def cards(self, game: Game, scene: GameScene, player: Id) -> tuple[Id, ...]:
        """Those of them that are somewhere from where they can be cast."""
        now = (scene.now(id) for id in self.what.find(scene) if id >= FIRST_OBJECT)
        return tuple(id for id in now if game[id].zone in CASTABLE)


CASTABLE = ("exile", "graveyard", "hand", "library", "command")


_LIFE_FOR_IT = "if you cast a spell this way , pay life equal to its mana value rather than pay its mana cost"
_ITS_VALUE_IN_LIFE = ActCost(PayLife(StatOfThing(Stat.MANA_VALUE, Self())))
"""Life equal to the mana value of the spell (118.9)."""


class PlayOrCast(Enum):
    """Whether lands are meant, too."""

    PLAY = "play"
    CAST = "cast"


@word
class PlayFrom(PermissionClause):
    """You may play lands and cast spells from the top of your library, or from your graveyard (601.3)."""

    what: Bare
    verb: PlayOrCast
    origin: PlayingFrom | FromAmong
    duration: Duration | None = None
    free: bool = False
    spending: SpendingFreely | None = None
    life: bool = False
    besides: Amount | None = None
    HEADS: ClassVar[tuple[str, ...]] = ("spell",)
    DONE: ClassVar[str] = "cast"
    ENGLISH = (
        (
            "during your turn , you may {verb} {what} {origin} "
            "by paying {besides:digits} life in addition to their other costs"
        ),
        "you may {verb} {what} {origin} [{duration}] [{spending}]",
        f"you may {{verb}} {{what}} {{origin}} [{{duration}}] . {_LIFE_FOR_IT} {{life=True}}",
        "you may {verb} {what} {origin} [{duration}] without paying their mana costs {free=True}",
    )

    def ok(self) -> bool:
        """From the hand it is a permission only to do so without paying (Omniscience)."""
        return self.free or self.origin is not PlayingFrom.HAND

    def meaning(self) -> Hooks:
        """The permission."""
        lands, spend = self.verb is PlayOrCast.PLAY, spent_as(self.spending)
        if self.besides is not None:
            return MayPlayFrom(self.what, self.origin, lands=lands, condition=YourTurn(), besides=self.besides)
        return MayPlayFrom(self.what, self.origin, lands=lands, free=self.free, spend=spend, life=self.life)


@word
class PlayCards(PermissionClause):
    """You may play cards that the source exiled, lands and spells alike: "you may play cards exiled with ~" (601.3)."""

    what: Bare
    spending: SpendingFreely | None = None
    HEADS: ClassVar[tuple[str, ...]] = ("spell",)
    DONE: ClassVar[str] = "cast"
    ENGLISH = "you may play {what} [{spending}]"

    def ok(self) -> bool:
        """Others aren't told apart without a time or a zone."""
        return exiled_with(self.what)

    def meaning(self) -> Hooks:
        """The permission for whatever they are."""
        spells = Bare(Things(nouns=(Noun.SPELL,)))
        origin = FromAmong(self.what)
        return MayPlayFrom(spells, origin, lands=True, all_lands=True, spend=spent_as(self.spending))


@word
class CastOneEachTurn(PermissionClause):
    """During each of your turns, you may cast one such spell from there."""

    what: A
    origin: PlayingFrom | None = None
    once: bool = False
    life: bool = False
    free: bool = False
    HEADS: ClassVar[tuple[str, ...]] = ("spell",)
    DONE: ClassVar[str] = "cast"
    ENGLISH = (
        (
            "once during each of your turns , you may cast {what} {origin} without paying its mana cost "
            "{once=True} {free=True}"
        ),
        "during each of your turns , you may cast {what} {origin}",
        "once during each of your turns , you may cast {what} {origin} {once=True}",
        (
            "once during each of your turns , you may cast {what} [{origin}] "
            "by paying life equal to its mana value rather than paying its mana cost {once=True} {life=True}"
        ),
    )

    def meaning(self) -> Hooks:
        """The permission."""
        origin = self.origin or PlayingFrom.HAND  # where nothing is said, a spell is cast from hand (601.3)
        return MayPlayFrom(Bare(self.what.what), origin, lands=False, one_a_turn=True, free=self.free, life=self.life)


@word
class CastItself(PermissionClause):
    """You may cast ~ from your graveyard, perhaps for another cost, or an additional one (601.3, 118.8, 118.9)."""

    what: Self
    zone: Zone
    mana: ManaCost | None = None
    condition: Condition | None = None
    deed: DoingAsCost | None = None
    life: Amount | None = None
    also: Zone | None = None
    counters: WithCountersOn | None = None
    ENGLISH = (
        "you may cast {what} from {zone} [as long as {condition}]",
        "you may cast {what} from {zone} or from {also}",
        (
            "you may cast {what} from {zone} by paying {mana:mana} rather than paying its mana cost . "
            "if you do , it enters (|the battlefield) {counters}"
        ),
        "you may cast {what} from {zone} by paying {mana:mana} rather than paying its mana cost [as long as {condition}]",
        "you may cast {what} from {zone} by paying {mana:mana} and {deed} rather than paying its mana cost",
        "you may cast {what} from {zone} by paying {life:digits} life and {deed} in addition to paying its other costs",
        "you may cast {what} from {zone} by {deed} in addition to paying its other costs",
    )

    def takes_condition(self, *, leading: bool = False) -> bool:
        """At its end, with "as long as"."""
        return False

    def meaning(self) -> Hooks:
        """The permission."""
        return MayCastItself(self.zone, self.mana, self.condition, self._besides())

    def _besides(self) -> tuple[Cost, ...]:
        life = () if self.life is None else (ActCost(PayLife(self.life)),)
        return (*life, *(() if self.deed is None else (self.deed.cost(),)))

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """As an instruction: it is cast while that is carried out, if at all (608.2g)."""
        game, card, you = scene.game, scene.now(scene.source), scene.you
        if scene.zone(card) not in self.zones_of_source() or (
            self.condition is not None and not self.condition.holds(scene)
        ):
            return False
        way = Way(
            card,
            cost=self.mana,
            costs=self._besides(),
            alternative=self.mana is not None,
            any_time=True,
            by=scene.source,
            rule="608.2g",
        )
        ways = [way for way in with_alternatives(game, you, way) if could_cast(game, you, way, at_priority=False)]
        if not ways or not (yield from may(you, "Cast it?", "608.2d", self)):
            return False
        return bool(
            (yield from cast(game, you, (yield from choose(you, ways, "choose", "Cast it how?", "608.2g", card))))
        )

    def zones_of_source(self) -> tuple[str, ...]:
        """That zone (113.6m)."""
        return (self.zone.name,) if self.also is None else (self.zone.name, self.also.name)

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It functions where the card can be cast from so (113.6b)."""
        if any(name not in ("graveyard", "exile") for name in self.zones_of_source()):
            return None
        return once("static", self, self._abilities)

    def _abilities(self) -> tuple[Ability, ...]:
        if self.also is not None:
            return (self.meaning(), MayCastItself(self.also))
        return (self.meaning(),) if self.counters is None else (self.meaning(), EntersWithIfCastSo(self.counters))


@word
class MayCastItself(Hooks):
    """That permission at work, for one zone."""

    zone: Zone
    mana: ManaCost | None = None
    condition: Condition | None = None
    besides: tuple[Cost, ...] = ()
    RULE = "601.3"

    def zones(self) -> frozenset[str]:
        """From where it can be cast."""
        return frozenset({self.zone.name})

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """A way for its owner."""
        scene = scene_of(game, me)
        if player != game[me].owner or game[me].zone != self.zone.name:
            return ()
        if self.condition is not None and not self.condition.holds(scene):
            return ()
        alternative = self.mana is not None
        return (Way(me, name=CAST_BY_ITSELF, cost=self.mana, costs=self.besides, alternative=alternative),)


@word
class EntersWithIfCastSo(Hooks):
    """It enters with counters if it was cast by its own permission: "if you do, it enters with …" (614.1c, 607.2)."""

    counters: WithCountersOn
    RULE = "614.1c"

    def replaces(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move,)

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def only_self(self) -> bool:
        """It is about its own object."""
        return True

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If the spell that becomes it was cast so."""
        if not event.enters or event.object != me:
            return False
        choices = game[me].choices
        return choices is not None and choices.way == CAST_BY_ITSELF

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """With so many more."""
        yield from ()
        more = self.counters.counters(scene_of(game, me))
        return (replace(event, counters=(*event.counters, *more)),)


@word
class PlayLandsAndCastFrom(PermissionClause):
    """You may play lands and cast certain spells from there."""

    what: Bare
    origin: PlayingFrom | FromAmong
    duration: Duration | None = None
    spending: SpendingFreely | None = None
    life: bool = False
    HEADS: ClassVar[tuple[str, ...]] = ("spell",)
    DONE: ClassVar[str] = "cast"
    ENGLISH = (
        "you may play lands and cast {what} {origin} [{duration}] [{spending}]",
        f"you may play lands and cast {{what}} {{origin}} [{{duration}}] . {_LIFE_FOR_IT} {{life=True}}",
    )

    def meaning(self) -> Hooks:
        """The permission."""
        spend = spent_as(self.spending)
        return MayPlayFrom(self.what, self.origin, lands=True, all_lands=True, spend=spend, life=self.life)


@word
class MayPlayFrom(Hooks):
    """That permission at work."""

    what: Bare
    origin: PlayingFrom | FromAmong
    lands: bool
    all_lands: bool = False
    condition: Condition | None = None
    one_a_turn: bool = False
    free: bool = False
    spend: str = ""
    life: bool = False
    besides: Amount | None = None
    RULE = "601.3"

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """A way for each such card of yours."""
        scene = scene_of(game, me)
        if player != scene.you or (self.condition is not None and not self.condition.holds(scene)):
            return ()
        name = f"{PERMISSION}{scene.source}"
        if self.one_a_turn and (game.active != player or _cast_so(game, name)):
            return ()
        cards = self.origin.cards(game, scene, player)
        if self.life:
            return [Way(id, name=name, cost=ZERO, costs=(_ITS_VALUE_IN_LIFE,), alternative=True) for id in cards]
        besides = () if self.besides is None else (ActCost(PayLife(self.besides)),)
        return [Way(id, name=name, costs=besides, free=self.free) for id in cards]

    def admits(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If the land that would be played, or the spell that would be cast, is such a one (601.3e)."""
        scene, id, values = scene_of(game, me), way.object, values_of(game, way)
        if "land" in values.types:
            land = SupposedParts(scene, {id: values}, "battlefield")
            return self.lands and (self.all_lands or self.what.describes(land, id))
        return self.what.describes(with_spell(scene, imagined_casting(game, player, way)), id)

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """How mana may be spent on what is cast so (609.4b)."""
        return self.spend if casting.way.name == f"{PERMISSION}{scene_of(game, me).source}" else ""


@word
class AnyoneCastsFreely(PermissionClause):
    """Any player may cast certain spells from hand for nothing and at any time (601.3b, 118.9)."""

    what: Bare
    ENGLISH = "any player may cast {what} without paying their mana costs and as though they had flash"

    def meaning(self) -> Hooks:
        """The permission."""
        return MayCastFreelyAtAnyTime(self.what)


@word
class MayCastFreelyAtAnyTime(Hooks):
    """That permission at work, for every player."""

    what: Bare
    RULE = "601.3b"

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """A way for each card in that player's hand."""
        return [Way(id, free=True, any_time=True, by=me) for id in game.player(player).hand]

    def admits(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If the spell that would be cast is such a one (601.3e); no land is cast."""
        if "land" in values_of(game, way).types:
            return False
        return self.what.describes(with_spell(scene_of(game, me), imagined_casting(game, player, way)), way.object)
