"""Casting and playing cards because a text says so: at once (608.2g), or by a permission (601.3, 611.2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.copy_spells import TheCopy
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.rules.casting import cast_during_resolution, could_cast
from spellwright.rules.hooks import Casting, Hooks, Way
from spellwright.rules.playing_lands import is_land, may_play_lands, play_land
from spellwright.rules.scene import GameScene, floating, scene_of
from spellwright.rules.ways import with_alternatives
from spellwright.state.events.effects import Begin
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.durations import Duration
from spellwright.words.groups import FromZone, SomeOf, Them
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure
from spellwright.words.quantified import Bare
from spellwright.words.references import It, Moved, Objects, That, The, Those
from spellwright.words.word import Word, word


class Playing(Enum):
    """To cast a card as a spell, or to play it: cast it, or play it as a land (701.18b)."""

    CAST = "<casts|cast>"
    PLAY = "<plays|play>"


@word
class CastOrPlay(Act):
    """Cast or play cards while a text is carried out (608.2g), perhaps without paying their mana costs (118.9)."""

    verb: Playing
    what: Moved
    free: bool = False
    ENGLISH = (
        "{verb} {what} without paying <its mana cost|their mana costs> {free=True}",
        "{verb} {what}",
    )

    def ok(self) -> bool:
        """What isn't free is something that was mentioned; else the text gives a permission (601.3)."""
        what = self.what.what if isinstance(self.what, FromZone) else self.what
        return self.free or isinstance(what, It | That | Those | The | Them | SomeOf | TheCopy)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One after the other, as far as they can be."""
        ids = yield from self.what.pick(scene, player, self._able(scene, player))
        done = False
        for id in ids:
            done = (yield from self._play(scene, player, scene.now(id))) or done
        return done

    def _play(self, scene: GameScene, player: Id, id: Id) -> Procedure[bool]:
        way = self._way(scene, id)
        if self.verb is Playing.PLAY and is_land(scene.game, way):
            if not may_play_lands(scene.game, player, at_priority=False):
                return False
            new = yield from play_land(scene.game, player, way)
        else:
            new = yield from cast_during_resolution(scene.game, player, way)
        scene.moved(id, new)
        return bool(new)

    def _way(self, scene: GameScene, id: Id) -> Way:
        return Way(id, free=self.free, any_time=True, by=scene.source, rule="608.2g")

    def _able(self, scene: GameScene, player: Id) -> tuple[Id, ...]:
        """Those that could be cast or played now."""
        ids = (id for id in self.what.find(scene) if id >= FIRST_OBJECT)
        return tuple(id for id in ids if self._can(scene, player, scene.now(id)))

    def _can(self, scene: GameScene, player: Id, id: Id) -> bool:
        game, way = scene.game, self._way(scene, id)
        if game[id].zone in ("gone", "battlefield", "stack"):
            return False
        if is_land(game, way):
            return self.verb is Playing.PLAY and may_play_lands(game, player, at_priority=False)
        ways = with_alternatives(game, player, way)
        return any(could_cast(game, player, each, at_priority=False) for each in ways)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If one of them could be."""
        return bool(self._able(scene, player))


def ways(scene: GameScene, ids: Iterable[Id], verb: Playing, *, free: bool) -> list[Way]:
    """The ways to cast, or play, these objects that a permission gives."""
    found: list[Way] = []
    for id in ids:
        way = Way(id, free=free, by=scene.source, rule="601.3")
        if scene.zone(id) in ("hand", "library", "graveyard", "exile", "command") and (
            verb is Playing.PLAY or not is_land(scene.game, way)
        ):
            found.append(way)
    return found


@word
class SpendingFreely(Word):
    """How mana may be spent on it: as though of any colour, or mana of any type (609.4b)."""

    what: Objects
    any_type: bool = False
    ENGLISH = (
        ", and you may spend mana as though it were mana of any color to cast {what}",
        ", and you may spend mana as though it were mana of any type to cast {what} {any_type=True}",
        ", and mana of any type can be spent to cast {what} {any_type=True}",
    )
    SYNONYMS = True


@word
class MayPlay(Full):
    """A player may cast or play cards for a time: "you may play that card this turn" (611.2)."""

    who: Players
    verb: Playing
    what: Moved
    duration: Duration | None = None
    free: bool = False
    spending: SpendingFreely | None = None
    many = True
    SYNONYMS = True
    ENGLISH = (
        "{who} may {verb} {what} {duration} [{spending}]",
        "{who} may {verb} {what} without paying <its mana cost|their mana costs> {duration} {free=True}",
        "{who} may {verb} {what} {duration} without paying <its mana cost|their mana costs> {free=True}",
        "{duration} , {who} may {verb} {what} [{spending}]",
        "{duration} , {who} may {verb} {what} without paying <its mana cost|their mana costs> {free=True}",
    )

    def ok(self) -> bool:
        """Without a duration it is done at once; what is said of all cards of a kind is told of where they are."""
        return self.duration is not None and not isinstance(self.what, Bare)

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """A permission for the objects as they are now."""
        players = yield from self.who.pick(scene, scene.you)
        ids = tuple(scene.now(id) for id in (yield from self.what.pick(scene, scene.you)))
        spend = "" if self.spending is None else "type" if self.spending.any_type else "color"
        for player in players:
            permission = MayPlayCards(self.verb, self.free, spend)
            effect = Floating(
                NOBODY, permission, scene.source, player, 0, until(self.duration, scene), locked=ids,
                memory=scene.frozen(), x=scene.x,
            )  # fmt: skip
            yield from bring_about(scene, Begin(effect), rule="611.2")
        return bool(ids)


@word
class MayPlayCards(Hooks):
    """The effect that its controller may cast or play certain cards."""

    verb: Playing
    free: bool = False
    spend: str = ""
    RULE = "611.2"

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Those cards, as long as they are where they were."""
        effect = floating(game, me)
        if player != effect.controller:
            return ()
        return ways(scene_of(game, me), effect.locked or (), self.verb, free=self.free)

    def spend_as(self, game: Game, me: Id, casting: Casting) -> str:
        """How mana may be spent on them (609.4b)."""
        return self.spend if casting.way.object in (floating(game, me).locked or ()) else ""
