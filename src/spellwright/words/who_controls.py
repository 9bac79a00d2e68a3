"""Players by what they control: who controls such things, the most of them, or more than somebody else."""

from __future__ import annotations

from spellwright.words.filters import Filter
from spellwright.words.player_facts import controls
from spellwright.words.players import PlayerPost, Players
from spellwright.words.procedure import Id
from spellwright.words.quantified import Bare
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class WhoControls(PlayerPost):
    """What they control: "who controls a creature", "who doesn't control an Elf"."""

    what: Objects
    negative: bool = False
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = ("who <controls|control> {what}", "who <doesn't|don't> control {what} {negative=True}")

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether the player controls enough of them."""
        return self.what.enough(scene, controls(scene, player, self.what)) != self.negative


@word
class WhoControlsTheMost(PlayerPost):
    """That nobody controls more of them: "each player who controls the most creatures"."""

    what: Filter
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "who <controls|control> the most {what@many}"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether nobody controls more; of equally many, everyone does."""
        controllers = [scene.controller(id) for id in self.what.candidates(scene)]
        return all(controllers.count(other) <= controllers.count(player) for other in scene.players())


@word
class WhoControlsMore(PlayerPost):
    """How many they control: "who controls more lands than you"."""

    what: Filter
    than: Players
    fewer: bool = False
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = (
        "who <controls|control> more {what@many} than {than}",
        "who <controls|control> fewer {what@many} than {than} {fewer=True}",
    )

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether the player controls more, or fewer, than each of those."""
        theirs = controls(scene, player, Bare(self.what))
        others = [controls(scene, other, Bare(self.what)) for other in self.than.find(scene) if other != player]
        return all(theirs < other if self.fewer else theirs > other for other in others)
