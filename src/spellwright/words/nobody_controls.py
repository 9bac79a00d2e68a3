"""Who controls something, and that nobody does: "that your opponents control", "no opponent controls a creature"."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.filters import Filter, Post
from spellwright.words.player_facts import controls
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.quantified import A
from spellwright.words.references import meets
from spellwright.words.scene import Scene
from spellwright.words.who_controls import WhoControlsTheMost
from spellwright.words.word import word


@word
class NoOpponentControls(Fact):
    """That none of your opponents controls one: "no opponent controls a white or blue creature"."""

    what: A
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "no opponent controls {what}"

    def holds(self, scene: Scene) -> bool:
        """Whether none does."""
        return all(controls(scene, player, self.what) == 0 for player in scene.opponents(scene.you))


@word
class ThatTheyControl(Post):
    """Whose it is to control, in a clause of its own: "permanents you own that your opponents control"."""

    who: Players
    READS = frozenset({"controller"})
    OF_CONTROLLED = True
    ENGLISH = "that {who} <controls|control>"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them controls it."""
        return meets(scene, self.who, scene.controller(id))


@word
class ControlsTheMost(Fact):
    """That nobody controls more of them: "defending player controls the most creatures or is tied for the most"."""

    who: Players
    what: Filter
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "{who} controls the most {what@many} or is tied for the most"

    def holds(self, scene: Scene) -> bool:
        """Whether that is so of one of them."""
        return any(WhoControlsTheMost(self.what).fits(scene, player) for player in self.who.find(scene))
