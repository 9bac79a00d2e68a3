"""Whose something is (108): your, its owner's, target player's, of what was mentioned."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Possessing, meets, referred
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.players import PlayerNoun, PlayerPoss


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
    ENGLISH = "(its|his|her)"

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

    def means(self, scene: Scene, player: Id) -> bool:
        """Whether that player is one of them."""
        return player in self.players(scene)

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
class YourTeams(Owner):
    """Yours and of whoever plays together with you: in a game without teams yours alone (810.5)."""

    ENGLISH = "your team 's"

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
class OfThat(Owner):
    """Of the player whose zone was mentioned: "the rest on the bottom of that library"."""

    ENGLISH = "that"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """Who it refers to."""
        return tuple(id for id in referred(scene, self) if id < FIRST_OBJECT)


@word
class PlayersOwn(Owner):
    """Of a player said here: "target player's", "each opponent's"."""

    who: PlayerPoss
    ENGLISH = "{who} 's"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """Who the phrase denotes."""
        return self.who.find(scene)

    def means(self, scene: Scene, player: Id) -> bool:
        """Whether the phrase describes the player, whom it denotes from then on."""
        return meets(scene, self.who, player)

    def owns(self, scene: Scene, id: Id) -> bool:
        """Whether the phrase describes the owner."""
        return meets(scene, self.who, scene.owner(id))


@word
class ItsOwners(Owner):
    """Of the owner or controller of something: "its owner's hand"."""

    of: Possessor
    controller: bool = False
    ENGLISH = ("{of} owner 's", "{of} controller 's {controller=True}")

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """The owners (or controllers) of what it speaks of."""
        who = scene.controller if self.controller else scene.owner
        ids = tuple(dict.fromkeys(who(id) for id in self.of.whose(scene)))
        scene.remember(self.mark, ids)
        return ids


@word
class Everyones(Owner):
    """Of all of them: "all players' hands", "all opponents' graveyards"."""

    noun: PlayerNoun
    ENGLISH = "all {noun@many} 's"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """All of them."""
        return self.noun.all(scene)


@word
class TheirOwners(Owner):
    """Each thing's own owner: "return them to their owners' hands"."""

    ENGLISH = "their owners 's"

    def players(self, scene: Scene) -> tuple[Id, ...]:
        """Everyone: each object goes to its own owner's zone (400.3)."""
        return scene.players()
