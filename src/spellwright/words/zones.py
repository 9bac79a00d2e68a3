"""Zones as phrases (400): your graveyard, its owner's hand, a graveyard; and whose they are."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Possessing, referred
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.players import PlayerPoss


class Possessor(Word):
    """The family of "its" and its like: whose power, whose controller."""

    __slots__ = ()
    NAMED: ClassVar[str] = "whose"

    def whose(self, scene: Scene) -> tuple[Id, ...]:
        """The objects that it speaks of."""
        raise NotImplementedError


@word
class Its(Possessor):
    """Of what was mentioned."""

    many = False
    ENGLISH = "its"

    def whose(self, scene: Scene) -> tuple[Id, ...]:
        """What it refers to."""
        return referred(scene, self)


@word
class Theirs(Possessor):
    """Of several that were mentioned: "their owners", "their total power"."""

    many = True
    ENGLISH = "their"

    def whose(self, scene: Scene) -> tuple[Id, ...]:
        """What they refer to."""
        return referred(scene, self)


@word
class Of(Possessor):
    """Of something said here: "that creature's", "~'s", "target creature's"."""

    what: Possessing
    many = False
    ENGLISH = "{what} 's"

    def whose(self, scene: Scene) -> tuple[Id, ...]:
        """What the phrase denotes."""
        return self.what.find(scene)


class Owner(Word):
    """The family of whose zone it is: your, their, target player's."""

    __slots__ = ()
    NAMED: ClassVar[str] = "whose"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """The players whose zones are meant."""
        raise NotImplementedError

    def owns(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in a zone of one of them: it is in its owner's (400.3)."""
        return scene.owner(id) in self.players(scene)


@word
class Your(Owner):
    """Yours."""

    ENGLISH = "your"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """You."""
        return (scene.you,)


@word
class Their(Owner):
    """Of a player or players who were mentioned."""

    ENGLISH = "their"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """Who it refers to; the owner of an object."""
        ids = (id if id < FIRST_OBJECT else scene.owner(id) for id in referred(scene, self))
        return tuple(dict.fromkeys(ids))


@word
class PlayersOwn(Owner):
    """Of a player said here: "target player's", "each opponent's"."""

    who: PlayerPoss
    ENGLISH = "{who} 's"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """Who the phrase denotes."""
        return self.who.find(scene)

    def owns(self, scene: Scene, id: Id) -> bool:
        """Whether the phrase describes the owner."""
        return self.who.describes(scene, scene.owner(id))


@word
class ItsOwners(Owner):
    """Of the owner or controller of something: "its owner's hand"."""

    of: Possessor
    controller: bool = False
    ENGLISH = ("{of} owner 's", "{of} controller 's {controller=True}")

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """The owners (or controllers) of what it speaks of."""
        who = scene.controller if self.controller else scene.owner
        return tuple(dict.fromkeys(who(id) for id in self.of.whose(scene)))


@word
class TheirOwners(Owner):
    """Each thing's own owner: "return them to their owners' hands"."""

    ENGLISH = "their owners 's"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """Everyone: each object goes to its own owner's zone (400.3)."""
        return scene.players()


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

    @property
    def name(self) -> str:
        """Which zone, as `Scene.zone` names it."""
        raise NotImplementedError

    def contains(self, scene: Scene, id: Id) -> bool:
        """Whether the object is in it now."""
        return id in self.objects(scene)

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
        return tuple(id for player in self.owner.players(scene) for id in scene.cards_of(player, self.name))
