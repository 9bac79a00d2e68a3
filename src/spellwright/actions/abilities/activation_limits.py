"""Sentences about an ability itself: who may activate it, when, how often, how often it triggers, what it costs."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from spellwright.actions.abilities.content import Content
from spellwright.actions.abilities.limits import AsAnInstant, Limit, Often
from spellwright.actions.clauses.clause import Full
from spellwright.actions.walking import once, within
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Mark
from spellwright.state.events.stack import PutAbility
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE, Ability
from spellwright.words.amounts import Quantity
from spellwright.words.conditions import Condition
from spellwright.words.filters import Countable, Filter
from spellwright.words.mana import ManaCost
from spellwright.words.players import APlayer
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class AboutAbility(Full):
    """The family of sentences about their own ability; carried out they do nothing."""

    __slots__ = ()

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing: it is heeded as the ability is activated or triggers."""
        yield from ()
        return False


class AboutActivating(AboutAbility):
    """The family of those that only an activated ability says of itself."""

    __slots__ = ()


def speaks_of_activating(content: Content, *, triggered: bool = False) -> bool:
    """Whether a sentence of it only makes sense in an activated ability; nothing is chosen for a trigger's X."""
    clauses = (clause for body in content.bodies() for sentence in body.sentences for clause in sentence.clauses)
    about_x = (XIsNotZero, SpendsOnlyOnX) if triggered else ()
    return any(isinstance(each, (AboutActivating, *about_x)) for each in clauses)


class ActivationLimit(AboutActivating):
    """The family of those that restrict or widen who may activate it, and when (602.5)."""

    __slots__ = ()

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """Whether that player may activate the ability now."""
        return True

    def needs_priority(self) -> bool:
        """Whether it can be activated only with priority, even if it is a mana ability (602.5e)."""
        return False

    def for_anyone(self) -> bool:
        """Whether it lets other players than the controller activate it."""
        return False

    def zones_of_source(self) -> tuple[str, ...]:
        """The zones in which its object must be, if it says so."""
        return ()


@word
class ActivateOnly(ActivationLimit):
    """Activate only when, how often, or if (602.5)."""

    limits: tuple[Limit, ...]
    ENGLISH = "activate only {limits:andonly}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If all of them allow it."""
        return all(limit.allows(scene, ability, player) for limit in self.limits)

    def needs_priority(self) -> bool:
        """If it says so."""
        return AsAnInstant() in self.limits

    def zones_of_source(self) -> tuple[str, ...]:
        """As the limits say."""
        return tuple(zone for limit in self.limits for zone in limit.zones_of_source())


@word
class NoMoreThanTwice(ActivationLimit):
    """Activate no more than so often each turn."""

    limit: Limit
    ENGLISH = "activate no more than {limit}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If it hasn't been activated so often."""
        return self.limit.allows(scene, ability, player)


@word
class XIsNotZero(AboutAbility):
    """X can't be 0, as a spell is cast or an ability activated (107.3a)."""

    ENGLISH = "X can't be 0"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """On an instant or sorcery, of its own casting."""
        return once("static", self, lambda: (NotForZero(),)) if on_spell else None


@word
class NotForZero(Hooks):
    """A spell for which X can't be 0."""

    RULE = "107.3a"

    def zones(self) -> frozenset[str]:
        """Wherever it is cast from (113.6e)."""
        return EVERYWHERE

    def least_x(self) -> int:
        """One."""
        return 1


@word
class XIsDefined(AboutActivating):
    """What X is in the cost of the ability: its player doesn't choose it (107.3c)."""

    amount: Quantity
    ENGLISH = "X is {amount}"

    def values(self, scene: GameScene) -> tuple[int, ...]:
        """What it comes to; with "an opponent" the player chooses whose number it is."""
        if not any(isinstance(each, APlayer) for each in within(self)):
            return (self.amount.value(scene),)
        found = {self.amount.value(AgainstOne(scene, one)) for one in scene.opponents(scene.you)}
        return tuple(sorted(found))


class AgainstOne(GameScene):
    """A scene in which "an opponent" is one of them."""

    __slots__ = ("one",)

    def __init__(self, scene: GameScene, one: Id) -> None:
        GameScene.__init__(self, scene.game, scene.source, scene.you, scene.stack_object)
        self.memory, self.one = dict(scene.memory), one

    def opponents(self, player: Id) -> tuple[Id, ...]:
        return (self.one,) if player == self.you else GameScene.opponents(self, player)


class SpendsOnlyOnX(AboutAbility):
    """The family of those that say what mana may be spent on X (106.6)."""

    __slots__ = ()

    @property
    def mask(self) -> int:
        """The colours, as bits."""
        raise NotImplementedError


@word
class OnlyOpponentsMay(ActivationLimit):
    """Only your opponents may activate this ability."""

    ENGLISH = "only your opponents may activate this ability"

    def for_anyone(self) -> bool:
        """Others than you."""
        return True

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """None but they."""
        return player in scene.opponents(scene.you)


@word
class AnyPlayerMay(ActivationLimit):
    """Any player may activate this ability."""

    ENGLISH = "any player may activate this ability"

    def for_anyone(self) -> bool:
        """Anyone."""
        return True


@word
class AnyPlayerMayOnly(ActivationLimit):
    """Any player may activate this ability, but only at some time."""

    limits: tuple[Limit, ...]
    ENGLISH = "any player may activate this ability but only {limits:andonly}"

    def for_anyone(self) -> bool:
        """Anyone."""
        return True

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If all of them allow it; "your" is the player's who activates it."""
        for_player = GameScene(scene.game, scene.source, player)
        return all(limit.allows(for_player, ability, player) for limit in self.limits)


@word
class AbilityCostsLess(AboutActivating):
    """The ability costs less to activate: {X}, for each of something, or if something is so (602.2b, 601.2f)."""

    amount: ManaCost
    each: Countable | None = None
    condition: Condition | None = None
    less: Quantity | None = None
    ENGLISH = (
        "this ability costs {amount:mana} less to activate for each {each@one}",
        "this ability costs {amount:mana} less to activate if {condition}",
        "this ability costs {amount:mana} less to activate , where X is {less}",
    )

    def ok(self) -> bool:
        """An X is defined, and nothing else is."""
        return (self.less is not None) == (self.amount == ManaCost(x=1))

    def reduction(self, scene: GameScene) -> ManaCost:
        """By how much."""
        if self.less is not None:
            return self.amount.with_x(max(0, self.less.value(scene)))
        if self.condition is not None and not self.condition.holds(scene):
            return ManaCost()
        total = ManaCost()
        for _ in range(1 if self.each is None else self.each.count(scene)):
            total = total.plus(self.amount)
        return total


@word
class WhatItTargets(Objects):
    """What an ability that is being activated targets: "the creature it targets" (602.2b)."""

    what: Filter
    many = False
    LOCAL = False
    ENGLISH = "the {what@one} it targets"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those of its targets that are so."""
        return tuple(id for id in scene.target_ids(NOBODY) if self.what.matches(scene, id))


@word
class TriggersOnce(AboutAbility):
    """The ability triggers only once each turn, or as often as it says."""

    often: Often
    SYNONYMS = True
    ENGLISH = (
        "this ability triggers only {often}",
        "this ability triggers only once per turn {often=Often.EACH_TURN}",
    )

    def allows(self, game: Game, me: Id, ability: Any) -> bool:
        """Whether it hasn't triggered so often yet, this turn or at all; what waits to be put on the stack counts."""
        since = 0 if self.often is Often.EVER else game.turn
        put = sum(
            1
            for entry in game.since(since)
            if isinstance(entry.event, PutAbility) and entry.event.source == me and entry.event.ability is ability
        )
        waiting = sum(1 for w in game.waiting if w.source == me and w.ability is ability)
        return put + waiting < self.often.times


@word
class DoneOnly(AboutAbility):
    """What the ability offers may be done only so often: "do this only once each turn". It is the last sentence."""

    often: Often
    ENGLISH = "do this only {often}"

    def allows(self, game: Game, source: Id, what: Word) -> bool:
        """Whether it hasn't been done yet this turn, or at all; `what` tells the abilities of an object apart."""
        done = game[source].note(_noted(what))
        return not done or (self.often is not Often.EVER and done != game.turn)

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Note that it was done, if it was."""
        ability = scene.game[scene.stack_object].ability if scene.stack_object else None
        if scene.done and ability is not None and scene.exists(scene.source):
            noted = Mark(scene.source, _noted(ability), scene.game.turn)
            yield from happen(scene.game, noted, source=scene.stack_object)
        return scene.done


def _noted(what: Word) -> str:
    return f"done {crc32(repr(what).encode())}"
