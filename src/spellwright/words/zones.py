"""Zones as phrases (400): your graveyard, its owner's hand, a graveyard."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from spellwright.words.owners import Owner
from spellwright.words.procedure import Id
from spellwright.words.references import It, The, Those
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.filters import Post
    from spellwright.words.groups import Them
    from spellwright.words.quantified import Bare
    from spellwright.words.top_cards import TopCards


class ZoneName(Enum):
    """The zones of which each player has one."""

    HAND = "hand"
    GRAVEYARD = "graveyard"
    LIBRARY = "library"


class ZoneNames(Enum):
    """Their plurals."""

    HANDS = "hands"
    GRAVEYARDS = "graveyards"
    LIBRARIES = "libraries"

    @property
    def zone(self) -> str:
        """The name of one."""
        return {"hands": "hand", "graveyards": "graveyard", "libraries": "library"}[self.value]


class Zone(Word):
    """The family of zones."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a zone"
    ENDS_OPEN: ClassVar[bool] = False
    """Whether it ends in a noun phrase, to which what follows would belong."""

    @property
    def name(self) -> str:
        """Which zone, as `Scene.zone` names it."""
        raise NotImplementedError

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in it now."""
        return id in self.objects(scene)

    def means(self, scene: Scene, id: Id, name: str) -> bool:
        """Whether it means the zone of that name in which the object is, was, or will be."""
        owner: Owner | None = getattr(self, "owner", None)
        return name == self.name and (owner is None or owner.owns(scene, id))

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The objects in it now."""
        return tuple(scene.objects(self.name))


@word
class OwnedZone(Zone):
    """A zone of certain players: "your graveyard", "its owner's hand"."""

    owner: Owner
    zone: ZoneName
    ENGLISH = "{owner} {zone}"

    @property
    def name(self) -> str:
        """Which zone."""
        return self.zone.value

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in that zone of one of them."""
        return scene.zone(id) == self.name and self.owner.owns(scene, id)

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The cards in it, of one player after the other."""
        return tuple([id for player in self.owner.players(scene) for id in scene.cards_of(player, self.name)])


class Article(Enum):
    """How a zone is spoken of whose player isn't said."""

    ANY = "a"
    EACH = "each"
    SINGLE = "a single"


@word
class AZone(Zone):
    """A zone of any player: "a graveyard"."""

    article: Article
    zone: ZoneName
    ENGLISH = "{article} {zone}"

    @property
    def name(self) -> str:
        """Which zone."""
        return self.zone.value

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in that zone, whoever's."""
        return scene.zone(id) == self.name


@word
class OwnedZones(Zone):
    """Zones of several players: "their owners' hands", "your opponents' graveyards"."""

    owner: Owner
    zones: ZoneNames
    ENGLISH = "{owner} {zones}"

    @property
    def name(self) -> str:
        """Which zone."""
        return self.zones.zone

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in that zone of one of them."""
        return scene.zone(id) == self.name and self.owner.owns(scene, id)

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The cards in them, of one player after the other."""
        return tuple([id for player in self.owner.players(scene) for id in scene.cards_of(player, self.name)])


@word
class TwoOwnedZones(Zone):
    """Two zones of several players: "all opponents' hands and graveyards"."""

    owner: Owner
    first: ZoneNames
    second: ZoneNames
    ENGLISH = "{owner} {first} and {second}"

    @property
    def name(self) -> str:
        """None by itself: they are two."""
        return ""

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in one of them."""
        return scene.zone(id) in (self.first.zone, self.second.zone) and self.owner.owns(scene, id)

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The cards in them, of one player after the other."""
        names = (self.first.zone, self.second.zone)
        return tuple(id for p in self.owner.players(scene) for name in names for id in scene.cards_of(p, name))


@word
class AllZones(Zone):
    """The zone of every player: "graveyards", "all graveyards"."""

    zones: ZoneNames
    all: bool = False
    ENGLISH = "{all?all} {zones}"

    @property
    def name(self) -> str:
        """Which zone."""
        return self.zones.zone

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in that zone, whoever's."""
        return scene.zone(id) == self.name


@word
class SeveralAllZones(Zone):
    """Several sorts of zones of all players: "graveyards and libraries", "graveyards or libraries"."""

    zones: tuple[ZoneNames, ...]
    either: bool = False
    all: bool = False
    ENGLISH = ("{all?all} {zones:and}", "{zones:or} {either=True}")

    def ok(self) -> bool:
        """One alone is `AllZones` (Leyline of the Void)."""
        return len(self.zones) > 1

    @property
    def name(self) -> str:
        """None by itself: they are several."""
        return ""

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in one of them, whoever's."""
        return scene.zone(id) in self._names()

    def means(self, scene: Scene, id: Id, name: str) -> bool:
        """One of them."""
        return name in self._names()

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The cards in all of them."""
        return tuple(id for name in self._names() for id in scene.objects(name))

    def _names(self) -> tuple[str, ...]:
        return tuple(each.zone for each in self.zones)


class SharedZone(Enum):
    """The zones that all players share (400.1), as destinations and places are called."""

    BATTLEFIELD = "the battlefield"
    EXILE = "exile"
    COMMAND = "the command zone"
    STACK = "the stack"

    @property
    def zone(self) -> str:
        """Its name."""
        return self.value.removeprefix("the ").removesuffix(" zone")


@word
class TheZone(Zone):
    """One of the shared zones: "exile"."""

    zone: SharedZone
    ENGLISH = "{zone}"

    @property
    def name(self) -> str:
        """Which zone."""
        return self.zone.zone

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in it."""
        return scene.zone(id) == self.name


@word
class OutsideTheGame(Zone):
    """Outside the game (400.11): no zone, but cards are found there like in one: "from outside the game"."""

    ENGLISH = "outside the game"

    @property
    def name(self) -> str:
        """As the cards that are there are known to be."""
        return "outside"

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the card is there, whoever's."""
        return scene.zone(id) == self.name


@word
class Anywhere(Zone):
    """Any zone: "from anywhere"; "other" leaves out the battlefield, or what the text says."""

    other: bool = False
    ENGLISH = ("anywhere", "anywhere other than the battlefield {other=True}")

    @property
    def name(self) -> str:
        """None by itself."""
        return ""

    def contains(self, scene: Scene, id: Id) -> bool:
        """Always, but for the battlefield where that is left out."""
        return not (self.other and scene.zone(id) == "battlefield")

    def means(self, scene: Scene, id: Id, name: str) -> bool:
        """Any, but for the battlefield where that is left out."""
        return not (self.other and name == "battlefield")

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """No one searches everywhere."""
        return ()


@word
class AnywhereBut(Zone):
    """Any zone but one: "from anywhere other than your hand"."""

    zone: OwnedZone | OwnedZones
    ENGLISH = "anywhere other than {zone}"

    @property
    def name(self) -> str:
        """None by itself."""
        return ""

    def contains(self, scene: Scene, id: Id) -> bool:
        """Unless the object is in that zone."""
        return not self.zone.contains(scene, id)

    def means(self, scene: Scene, id: Id, name: str) -> bool:
        """Any but that."""
        return not self.zone.means(scene, id, name)

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """No one searches everywhere."""
        return ()


@word
class Zones(Zone):
    """Several zones of the same players: "your hand and/or graveyard", "your graveyard or hand", "their hand and graveyard"."""

    owner: Owner
    names: tuple[ZoneName, ...]
    andor: bool = False
    together: bool = False
    ENGLISH = ("{owner} {names:or}", "{owner} {names:andor} {andor=True}", "{owner} {names:and} {together=True}")

    def ok(self) -> bool:
        """One zone is plainly one (Boonweaver Giant)."""
        return len(self.names) > 1

    @property
    def name(self) -> str:
        """The first of them."""
        return self.names[0].value

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in one of them."""
        return any(scene.zone(id) == name.value for name in self.names) and self.owner.owns(scene, id)

    def means(self, scene: Scene, id: Id, name: str) -> bool:
        """One of them."""
        return any(name == each.value for each in self.names) and self.owner.owns(scene, id)

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The cards in all of them."""
        players = self.owner.players(scene)
        return tuple(id for name in self.names for player in players for id in scene.cards_of(player, name.value))


@word
class Among(Zone):
    """What was looked at, revealed or milled, as the place to take from: "from among them"."""

    what: Them | Those | The | TopCards | Bare
    ENGLISH = "among {what}"

    def ok(self) -> bool:
        """Of all of a kind only those that are told by what was done with them: "from among cards exiled with ~"."""
        posts: tuple[Post, ...] = getattr(getattr(self.what, "what", None), "posts", ())
        return not hasattr(self.what, "what") or any(post.names_all() for post in posts)

    @property
    def name(self) -> str:
        """None by itself: they may be anywhere."""
        return ""

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """Those things, as what the text has made of them."""
        return tuple(scene.now(id) for id in self.what.find(scene))


@word
class InsideIt(Zone):
    """A hand or library that was mentioned: "choose a nonland card from it"."""

    what: It
    ENGLISH = "{what}"

    @property
    def name(self) -> str:
        """None by itself."""
        return ""

    def objects(self, scene: Scene) -> tuple[Id, ...]:
        """The cards that the act which mentioned it found there."""
        return self.what.find(scene)
