"""702.142 Boast."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.permissions import PermissionClause
from spellwright.keywords.labelled import Labelled, times_activated
from spellwright.rules.asking import asked, controller
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.combat import Attack
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.quantified import Bare
from spellwright.words.word import word


@word
class Boast(Labelled):
    """Boast (702.142a)."""

    ability: Activated
    RULE = "702.142"
    SUMMARY: ClassVar[str] = "It can be activated once each turn, if the creature attacked this turn."
    CALLED = ("boast",)
    ENGLISH = "boast — {ability}"

    def restriction(self, game: Game, me: Id, player: Id) -> bool:
        """If the creature attacked this turn, and only once each turn (702.142a)."""
        attacked = any(isinstance(e.event, Attack) and e.event.object == me for e in game.this_turn())
        mine = controller(game, me) == player
        if not mine or not attacked:
            return False
        twice = any(a.labelled_twice(game, it, player, me, "boast") for it, a in asked(game, "labelled_twice"))
        return times_activated(game, me, self, game.turn) < (2 if twice else 1)


@word
class BoastTwice(PermissionClause):
    """Certain creatures can boast twice in each of your turns."""

    who: Bare
    many = True
    ENGLISH = "{who} can boast twice during each of your turns rather than once"

    def meaning(self) -> Hooks:
        """The permission."""
        return MayBoastTwice(self.who)


@word
class MayBoastTwice(Hooks):
    """That permission at work."""

    who: Bare
    RULE = "702.142a"

    def labelled_twice(self, game: Game, me: Id, player: Id, source: Id, label: str) -> bool:
        """For those creatures, in its controller's turns."""
        scene = scene_of(game, me)
        return label == "boast" and game.active == scene.you and self.who.describes(scene, source)
