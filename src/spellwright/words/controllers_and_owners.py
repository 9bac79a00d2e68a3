"""The players who control or own something, as phrases (108.3, 109.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.words.players import Players, ThatPlayer
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.owners import Possessor, Theirs
    from spellwright.words.target_phrases import Target


@word
class ControllerOf(Players):
    """Who controls or owns something: "its controller", "that creature's owner"."""

    of: Possessor
    owner: bool = False
    many = False
    ENGLISH = ("{of} controller", "{of} owner {owner=True}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Its controller or owner; of an object that has left, who last controlled it (608.2h)."""
        who = scene.owner if self.owner else scene.controller
        ids = tuple(dict.fromkeys(who(id) for id in self.of.whose(scene)))
        scene.remember(self.mark, ids)
        return ids


@word
class ControllersOf(Players):
    """Who control several things: "their controllers"."""

    of: Theirs
    many = True
    ENGLISH = "{of} controllers"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Each of them; of objects that have left, who last controlled them (608.2h)."""
        ids = tuple(dict.fromkeys(scene.controller(id) for id in self.of.whose(scene)))
        scene.remember(self.mark, ids)
        return ids


@word
class TheOwnerOf(Players):
    """Who owns or controls what is named behind: "the owner of target permanent"."""

    of: Target
    controller: bool = False
    many = False
    ENGLISH = ("the owner of {of}", "the controller of {of} {controller=True}")

    def ok(self) -> bool:
        """Of one thing."""
        return not self.of.many

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player."""
        who = scene.controller if self.controller else scene.owner
        ids = tuple(dict.fromkeys(who(id) for id in self.of.find(scene)))
        scene.remember(self.mark, ids)
        return ids


@word
class PlayerOrController(Players):
    """The player, or whoever controls the thing: "that player or that planeswalker's controller"."""

    player: ThatPlayer
    controller: ControllerOf
    many = False
    ENGLISH = "{player} or {controller}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The players among what is referred to, and the controllers of the things."""
        things = self.controller.of.whose(scene)
        players = (id if id < FIRST_OBJECT else scene.controller(id) for id in (*self.player.find(scene), *things))
        ids = tuple(dict.fromkeys(players))
        scene.remember(self.mark, ids)
        return ids
