"""What players may do: cast at other times, play more lands, keep more cards, play from other zones (601.3, 305.2)."""

from __future__ import annotations

from enum import Enum

from spellwright.actions.abilities.limits import DuringStepOf
from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.timed import Timed
from spellwright.actions.costs_less import affected
from spellwright.actions.durations import until
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.supposing import with_spell
from spellwright.actions.walking import once
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.effects import Begin
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.ability import EVERYWHERE, Ability
from spellwright.words.amounts import Amount, Number
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.owners import Owner
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantified import Bare
from spellwright.words.references import Objects, Self
from spellwright.words.word import word


class PermissionClause(Timed):
    """The family of clauses that let players do something; for a time, or as a static ability."""

    __slots__ = ()

    def meaning(self) -> Hooks:
        """The ability that lets them."""
        raise NotImplementedError

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the permission."""
        ends = until(self.lasts(), scene)
        effect = Floating(NOBODY, self.meaning(), scene.source, scene.you, 0, ends, memory=scene.frozen(), x=scene.x)
        yield from happen(scene.game, Begin(effect), source=scene.stack_object)
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Without a time it always holds."""
        return None if self.lasts() is not None or on_spell else (self.meaning(),)


@word
class CastAsThoughFlash(PermissionClause):
    """You may cast certain spells as though they had flash (601.3b, 702.8)."""

    what: Objects
    duration: Duration | None = None
    condition: Condition | None = None
    time: DuringStepOf | None = None
    any: bool = False
    ENGLISH = (
        "any player may cast {what} as though <it|they:what> had flash {any=True}",
        "you may cast {what} [{duration}] as though <it|they:what> had flash [if {condition}]",
        "{time} , you may cast {what} as though <it|they:what> had flash",
    )

    def takes_condition(self, *, leading: bool = False) -> bool:
        """At its end."""
        return not leading

    def meaning(self) -> Hooks:
        """The permission."""
        return FlashFor(self.what, self.condition, self.time, self.any)

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Also on an instant or sorcery, said of itself."""
        mine = isinstance(self.what, Self)
        return None if self.duration is not None or (on_spell and not mine) else (self.meaning(),)


@word
class FlashFor(Hooks):
    """That permission at work."""

    what: Objects
    condition: Condition | None = None
    time: DuringStepOf | None = None
    any: bool = False
    RULE = "601.3b"

    def zones(self) -> frozenset[str]:
        """For its own card wherever it can be cast (113.6e)."""
        return EVERYWHERE if isinstance(self.what, Self) else frozenset({"battlefield", "command"})

    def as_though_flash(self, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """If you, or any player, cast such a spell."""
        scene = with_spell(scene_of(game, me), casting)
        if casting.ability is not None or (self.condition is not None and not self.condition.holds(scene)):
            return False
        if self.time is not None and not self.time.allows(scene, None, scene.you):
            return False
        if isinstance(self.what, Self):
            return casting.object in (me, scene.source)
        return (self.any or player == scene.you) and self.what.describes(scene, casting.object)


@word
class ActivateAsThoughHaste(PermissionClause):
    """You may activate abilities of creatures as though those had haste (602.5a)."""

    what: Bare
    ENGLISH = "you may activate abilities of {what} as though those creatures had haste"

    def meaning(self) -> Hooks:
        """The permission."""
        return HasteFor(self.what)


@word
class HasteFor(Hooks):
    """That permission at work."""

    what: Bare
    RULE = "609.4"

    def activates_at_once(self, game: Game, me: Id, id: Id) -> bool:
        """If it is such a creature, and you are who would activate its abilities."""
        scene = scene_of(game, me)
        return scene.controller(id) == scene.you and self.what.describes(scene, id)


@word
class CanBeCastAsThoughFlash(Lasting):
    """Can be cast as though it had flash (601.3b)."""

    ENGLISH = "can be cast as though <it|they> had flash"

    def as_though_flash(self, holding: Holding, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """If the spell is a subject."""
        return affected(holding, game, me, casting) is not None


@word
class PlaysMoreLands(PermissionClause):
    """You may play additional lands, or each player may (305.2)."""

    number: Amount | None = None
    duration: Duration | None = None
    each: bool = False
    ENGLISH = (
        "each player may play a additional land on each of their turns {number=Number(1)} {each=True}",
        "you may play any number of lands on each of your turns",
        "you may play a additional land on each of your turns {number=Number(1)}",
        "you may play {number:num} additional lands on each of your turns",
        "you may play a additional land {duration} {number=Number(1)}",
        "you may play {number:count} additional <land|lands:number> {duration}",
        "you may play up to {number:num} additional lands {duration}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """One is "an additional land"."""
        return not (self.style[0] in (3, 5, 6) and self.number == Number(1))

    def meaning(self) -> Hooks:
        """The permission."""
        return MoreLands(self.number, each=self.each)


@word
class MoreLands(Hooks):
    """That permission at work."""

    number: Amount | None
    condition: Condition | None = None
    each: bool = False
    RULE = "305.2"

    def land_plays(self, game: Game, me: Id, player: Id) -> int:
        """So many more for you, or for each player."""
        scene = scene_of(game, me)
        if not (self.each or player == scene.you) or (self.condition is not None and not self.condition.holds(scene)):
            return 0
        return self.number.value(scene) if self.number is not None else len(game.player(player).hand)


@word
class HandSize(Lasting):
    """Has no maximum hand size (402.2)."""

    ENGLISH = "<has|have> no maximum hand size"

    def hand_limit(self, holding: Holding, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """None."""
        return None if holding.affects(game, me, player) else limit


class HandChange(Enum):
    """How a maximum hand size is changed."""

    REDUCED = "reduced"
    INCREASED = "increased"


@word
class HandSizeChange(Full):
    """Somebody's maximum hand size is reduced or increased."""

    whose: Owner
    change: HandChange
    by: Amount
    ENGLISH = "{whose} maximum hand size is {change} by {by:num}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always is."""
        return (HandLimit(self.whose, self.change, self.by),)


@word
class HandLimit(Hooks):
    """That change at work."""

    whose: Owner
    change: HandChange
    by: Amount
    RULE = "402.2"

    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """So much less or more."""
        scene = scene_of(game, me)
        if limit is None or player not in self.whose.players(scene):
            return limit
        by = self.by.value(scene)
        return max(0, limit - by) if self.change is HandChange.REDUCED else limit + by


@word
class HandSizeIs(Full):
    """Somebody's maximum hand size is a number (402.2)."""

    whose: Owner
    n: Amount
    SYNONYMS = True
    ENGLISH = ("{whose} maximum hand size is {n:num}", "{whose} maximum hand size is equal to {n:Quantity}")

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always is."""
        return (HandLimitSet(self.whose, self.n),)


@word
class HandLimitSet(Hooks):
    """That number at work."""

    whose: Owner
    n: Amount
    RULE = "402.2"

    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """That number."""
        scene = scene_of(game, me)
        return self.n.value(scene) if player in self.whose.players(scene) else limit


@word
class LookAtTop(PermissionClause):
    """You may look at the top card of your library any time."""

    ENGLISH = "you may look at the top card of your library any time"

    def meaning(self) -> Hooks:
        """It shows you that card."""
        return ShowsTop(revealed=False)


@word
class TopRevealed(Full):
    """Play with the top card of your library, or of all libraries, revealed (701.20)."""

    all: bool = False
    many = True
    ENGLISH = (
        "play with the top card of your library revealed",
        "players play with the top card of their libraries revealed {all=True}",
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It shows everybody that card."""
        return (ShowsTop(revealed=True, all=self.all),)


@word
class ShowsTop(Hooks):
    """The top card of a library can be looked at (401.5)."""

    revealed: bool
    all: bool = False
    condition: Condition | None = None
    RULE = "401.5"

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """If it's the top card, to you or to all."""
        o = game[object]
        you = scene_of(game, me).you
        if o.zone != "library" or (o.owner != you and not self.all):
            return False
        if self.condition is not None and not self.condition.holds(scene_of(game, me)):
            return False
        library = game.player(o.owner).library
        return bool(library) and library[-1] == object and (self.revealed or player == you)


@word
class EachPlaysMoreLands(Full):
    """Each player may play additional lands on each of their turns (305.2)."""

    number: Amount | None = None
    ENGLISH = (
        "each player may play a additional land during each of their turns {number=Number(1)}",
        "each player may play {number:num} additional lands during each of their turns",
    )

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """The permission."""
        return once("static", self, lambda: (MoreLandsForAll(self.number or Number(1)),))


@word
class MoreLandsForAll(Hooks):
    """That permission at work."""

    number: Amount
    condition: Condition | None = None
    RULE = "305.2"

    def land_plays(self, game: Game, me: Id, player: Id) -> int:
        """So many more for each player."""
        scene = scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return 0
        return self.number.value(scene)
