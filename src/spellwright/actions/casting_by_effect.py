"""Casting and playing cards because a text says so: at once (608.2g), or by a permission (601.3, 611.2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import takewhile
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act, ActCost
from spellwright.actions.durations import until
from spellwright.actions.past.cast_this_way import PERMISSION
from spellwright.actions.pay import PayLife
from spellwright.actions.pay_energy import PayAmountOfEnergy
from spellwright.actions.spending_freely import SpendingFreely, spent_as
from spellwright.actions.supposing import SupposedParts
from spellwright.actions.the_copy import TheCopy
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Casting, Hooks, Way
from spellwright.rules.playing_lands import is_land, may_play_land, may_play_lands, play_land
from spellwright.rules.scene import GameScene, floating, scene_of
from spellwright.rules.ways import values_of, with_alternatives
from spellwright.state.events.effects import Begin
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import PlayLand
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.characteristics import Characteristics
from spellwright.words.durations import Duration
from spellwright.words.groups import FromZone, SomeOf, Them
from spellwright.words.mana import ZERO, ManaCost
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure, choose
from spellwright.words.quantified import A, Bare
from spellwright.words.quantities import StatOfThing
from spellwright.words.reference_posts import ExiledWith, ThisWay
from spellwright.words.references import It, Moved, Self, That, The, Those
from spellwright.words.stats import Stat
from spellwright.words.target_phrases import Target
from spellwright.words.word import word
from spellwright.words.zones import OutsideTheGame


class Playing(Enum):
    """To cast a card as a spell, or to play it: cast it, or play it as a land (701.18b)."""

    CAST = "<casts|cast>"
    PLAY = "<plays|play>"


class Rather(Enum):
    """What is paid, as much as the mana value of the spell, rather than its mana cost (118.9)."""

    LIFE = "life equal to its mana value"
    ENERGY = "a amount of {E} equal to its mana value"

    @property
    def cost(self) -> ActCost:
        """That cost."""
        much = StatOfThing(Stat.MANA_VALUE, Self())
        return ActCost(PayLife(much) if self is Rather.LIFE else PayAmountOfEnergy(much))


@word
class CastOrPlay(Act):
    """Cast or play cards while a text is carried out (608.2g), perhaps without paying their mana costs (118.9)."""

    verb: Playing
    what: Moved
    free: bool = False
    mana: ManaCost | None = None
    rather: Rather | None = None
    DONE = "cast"
    ENGLISH = (
        "{verb} {what} without paying <its mana cost|their mana costs> {free=True}",
        "{verb} {what} by paying {rather} rather than paying its mana cost",
        "{verb} {what} by paying {mana:mana} rather than paying its mana cost",
        "{verb} {what}",
    )

    def ok(self) -> bool:
        """What isn't free is something that was mentioned; else the text gives a permission (601.3)."""
        what = self.what.what if isinstance(self.what, FromZone) else self.what
        if isinstance(self.what, Self) and self.verb is Playing.CAST and self.span != (0, 0):
            return False  # a permission where nothing carries it out (Cho-Arrim Legate)
        if isinstance(what, Bare) and not found_by_posts(what):
            return False  # all of a kind: a permission (Omniscience)
        return (
            self.free
            or self.rather is not None
            or isinstance(what, Target | It | That | Those | The | Them | SomeOf | TheCopy)
        )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One after the other, as far as they can be."""
        parts = self._parts(scene, player)
        ids = yield from self.what.pick(SupposedParts(scene, parts), player, tuple(parts))
        done = False
        for id in ids:
            done = (yield from self.play(scene, player, scene.now(id))) or done
        return done

    def play(self, scene: GameScene, player: Id, id: Id) -> Procedure[bool]:
        """Cast one of them, or play it."""
        options = self.ways(scene, player, id)
        if not options:
            return False
        way = yield from choose(player, options, "choose", "What do you play?", "608.2g", id)
        new = yield from (play_land if is_land(scene.game, way) else cast)(scene.game, player, way)
        scene.moved(id, new)
        return bool(new)

    def ways(self, scene: GameScene, player: Id, id: Id) -> list[Way]:
        """The parts of a card, and how they could be cast or played now: such as are spoken of (601.3e)."""
        game = scene.game
        if game[id].zone in ("gone", "battlefield", "stack"):
            return []
        other = self.mana is not None or self.rather is not None
        cost, costs = (self.mana, ()) if self.rather is None else (ZERO, (self.rather.cost,))
        way = Way(
            id, free=self.free, cost=cost, costs=costs, alternative=other, any_time=True, by=scene.source, rule="608.2g"
        )
        ways = [each for each in with_alternatives(game, player, way) if self._admits(scene, each)]
        return [each for each in ways if self._can(game, player, each)]

    def _admits(self, scene: GameScene, way: Way) -> bool:
        if not _of_spells(self.what):
            return True
        return self.what.describes(SupposedParts(scene, {way.object: values_of(scene.game, way)}), way.object)

    def _can(self, game: Game, player: Id, way: Way) -> bool:
        if is_land(game, way):
            may = may_play_lands(game, player, at_priority=False) and may_play_land(game, player, way)
            return self.verb is Playing.PLAY and may
        return could_cast(game, player, way, at_priority=False)

    def _parts(self, scene: GameScene, player: Id) -> dict[Id, Characteristics]:
        """The cards that could be cast or played now, with what they would be so."""
        parts: dict[Id, Characteristics] = {}
        for id in self._cards(scene):
            ways = self.ways(scene, player, scene.now(id))
            if ways:
                parts[id] = values_of(scene.game, ways[0]) if _of_spells(self.what) else characteristics(scene.game, id)
        return parts

    def _cards(self, scene: GameScene) -> tuple[Id, ...]:
        """The cards to look at: where spells are spoken of, all of their zone, since a part may be such a one."""
        zone = self.what.what.place() if isinstance(self.what, A) and isinstance(self.what.what, Things) else None
        ids = zone.objects(scene) if zone is not None and _of_spells(self.what) else self.what.find(scene)
        return tuple(id for id in ids if id >= FIRST_OBJECT)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If one of them could be."""
        return bool(self._parts(scene, player))


def _of_spells(what: Moved) -> bool:
    """Whether a phrase describes spells, rather than cards."""
    phrase = what.what if isinstance(what, A) else None
    return isinstance(phrase, Things) and Noun.SPELL in phrase.nouns


def ways(scene: GameScene, ids: Iterable[Id], *, free: bool) -> list[Way]:
    """The ways to cast, or play, these objects that a permission gives."""
    found: list[Way] = []
    for id in ids:
        way = Way(id, free=free, by=scene.source, rule="601.3")
        if scene.zone(id) in ("hand", "library", "graveyard", "exile", "command"):
            found.append(way)
    return found


@word
class MayPlay(Full):
    """A player may cast or play cards for a time: "you may play that card this turn" (611.2)."""

    who: Players
    verb: Playing
    what: Moved
    duration: Duration | None = None
    free: bool = False
    spending: SpendingFreely | None = None
    look: bool = False
    many = True
    DONE: ClassVar[str] = "cast"
    SYNONYMS = True
    ENGLISH = (
        "{who} may {look?look at and} {verb} {what} {duration} [{spending}]",
        "{who} may {verb} {what} without paying <its mana cost|their mana costs> {duration} {free=True}",
        "{who} may {verb} {what} {duration} without paying <its mana cost|their mana costs> {free=True}",
        "{duration} , {who} may {look?look at and} {verb} {what} [{spending}]",
        "{duration} , {who} may {verb} {what} without paying <its mana cost|their mana costs> {free=True}",
    )

    def ok(self) -> bool:
        """Without a duration it is done at once; what is said of all cards of a kind is told of where they are.

        One from outside the game isn't chosen before it is played (Wish).
        """
        if isinstance(self.what, A) and isinstance(self.what.what.place(), OutsideTheGame):
            return False
        if isinstance(self.what, Bare) and not found_by_posts(self.what):
            return False
        return self.duration is not None

    def done_later(self) -> bool:
        """Which spell of a kind it is isn't known before it is cast."""
        return _of_spells(self.what)

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """A permission for the objects as they are now, or for one spell of a kind, whichever it will be."""
        players = yield from self.who.pick(scene, scene.you)
        spend, ids = spent_as(self.spending), None
        permission: Hooks
        if isinstance(self.what, A) and self.done_later():
            permission = MayCastOne(self.what, self.free, spend)
        else:
            some = self.what if isinstance(self.what, SomeOf) and self.what.count is not None else None
            most = some.count.value(scene) if some is not None and some.count is not None else 0
            permission = MayPlayCards(self.verb, self.free, spend, self.look, most)
            found = some.of.find(scene) if some is not None else (yield from self.what.pick(scene, scene.you))
            ids = scene.all_now(found)
        for player in players:
            effect = Floating(
                NOBODY, permission, scene.source, player, 0, until(self.duration, scene), locked=ids,
                memory=scene.frozen(), x=scene.x,
            )  # fmt: skip
            yield from bring_about(scene, Begin(effect), rule="611.2")
        return ids is None or bool(ids)


@word
class MayPlayCards(Hooks):
    """The effect that its controller may cast or play certain cards, perhaps only so many of them (0: all).

    Which of them these are is known as they are played.
    """

    verb: Playing
    free: bool = False
    spend: str = ""
    look: bool = False
    most: int = 0
    RULE = "611.2"

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Those cards, as long as they are where they were."""
        effect = floating(game, me)
        if player != effect.controller or (self.most and self._played(game, me) >= self.most):
            return ()
        return ways(scene_of(game, me), effect.locked or (), free=self.free)

    def _played(self, game: Game, me: Id) -> int:
        """How many of them have been cast or played since."""
        effect = floating(game, me)
        since = takewhile(lambda entry: entry.turn >= effect.until.turn, game.since(0))
        played = {entry.event.object for entry in since if isinstance(entry.event, Cast | PlayLand)}
        return sum(1 for id in effect.locked or () if id in played or game[id].became in played)

    def admits(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """No land, if they may only be cast (701.18b)."""
        return self.verb is Playing.PLAY or not is_land(game, way)

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """How mana may be spent on them (609.4b)."""
        return self.spend if casting.way.object in (floating(game, me).locked or ()) else ""

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """To who may look at them, too (406.3)."""
        effect = floating(game, me)
        return self.look and player == effect.controller and object in (effect.locked or ())


@word
class MayCastOne(Hooks):
    """The effect that its controller may cast one spell of a kind from a zone; which one is known as it is cast."""

    what: A
    free: bool = False
    spend: str = ""
    RULE = "611.2"

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """What lies there, until one has been cast by this permission."""
        effect, scene = floating(game, me), scene_of(game, me)
        place = self.what.what.place()
        if player != effect.controller or place is None or self._has_cast(game, me):
            return ()
        return [Way(id, name=self._name(game, me), free=self.free, rule="601.3") for id in place.objects(scene)]

    def admits(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If it would be such a spell (601.3e)."""
        scene = SupposedParts(scene_of(game, me), {way.object: values_of(game, way)})
        return not is_land(game, way) and self.what.describes(scene, way.object)

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """How mana may be spent on it (609.4b)."""
        return self.spend if casting.way.name == self._name(game, me) else ""

    def _name(self, game: Game, me: Id) -> str:
        """Its own: of two permissions of the same source each is for one spell."""
        return f"{PERMISSION}{floating(game, me).source} ({-me})"

    def _has_cast(self, game: Game, me: Id) -> bool:
        name, began = self._name(game, me), floating(game, me).until.turn
        since = takewhile(lambda entry: entry.turn >= began, game.since(0))
        spells = (game[entry.event.object].choices for entry in since if isinstance(entry.event, Cast))
        return any(choices is not None and choices.way == name for choices in spells)


def found_by_posts(what: Bare) -> bool:
    """Whether a plural says by what was done with them which cards it means: "cards exiled this way"."""
    posts = what.what.posts if isinstance(what.what, Things) else ()
    return any(isinstance(post, ThisWay | ExiledWith) for post in posts)
