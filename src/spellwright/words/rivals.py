"""An opponent who has more than the player who chooses them as a target, and the two players afterwards (the Oaths)."""

from __future__ import annotations

from dataclasses import field
from enum import Enum

from spellwright.words.filters import Filter
from spellwright.words.groups import Them
from spellwright.words.owners import Their
from spellwright.words.player_posts import holds_more
from spellwright.words.players import PlayerPoss, PlayerPost, Players, ThatPlayer
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import referred
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import found
from spellwright.words.targets_of_choice import OfSomebodysChoice
from spellwright.words.word import word


@word
class RivalTarget(PlayerPoss, OfSomebodysChoice):
    """That player chooses an opponent of theirs as a target, who has more of something (115.1, 601.2c)."""

    chooser: ThatPlayer
    who: PlayerPost
    whose: Their
    named: Players | None = field(default=None, compare=False, repr=False)
    many = False
    ENGLISH = "{chooser} chooses target player {who} and is {whose} opponent"

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """The opponents of the chooser of whom it is true."""
        return tuple(id for id in scene.players() if self.legal(scene, id))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether it is true of that player (608.2b)."""
        if id >= FIRST_OBJECT or not scene.exists(id):
            return False
        rivals = [rival for player in self.chooser.find(scene) for rival in scene.opponents(player)]
        return id in rivals and self.who.fits(scene, id)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The target, if it is still legal."""
        return found(scene, self)


class WhichOfTwo(Enum):
    """Which of the two players."""

    FIRST = "first"
    SECOND = "second"


@word
class OneOfTwoPlayers(PlayerPoss):
    """The first player is the one who chose, the second the one who was chosen."""

    place: WhichOfTwo
    many = False
    ENGLISH = "the {place} player"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That player."""
        return tuple(id for id in referred(scene, self) if id < FIRST_OBJECT)


@word
class HasMoreLifeThan(PlayerPost):
    """Who has more life than somebody: "who has more life than they do"."""

    than: Them
    LOOKS = frozenset({"life"})
    LOCAL = False
    ENGLISH = "who has more life than {than} do"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they have more than each of those."""
        return all(scene.life(player) > scene.life(other) for other in self.than.find(scene))


@word
class HoldsMoreThan(PlayerPost):
    """Who holds more cards than somebody: "who has more cards in hand than they do"."""

    than: Them
    LOOKS = frozenset({"hand"})
    LOCAL = False
    ENGLISH = "who has more cards in hand than {than} do"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they hold more than each of those."""
        return holds_more(scene, player, self.than.find(scene))


@word
class ControlsMoreThan(PlayerPost):
    """Who controls more of something than somebody: "who controls more creatures than they do"."""

    what: Filter
    than: Them
    READS = frozenset({"controller"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "who controls more {what@many} than {than} do"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether they control more than each of those."""
        theirs = [scene.controller(id) for id in self.what.candidates(scene)]
        return all(theirs.count(player) > theirs.count(other) for other in self.than.find(scene))


@word
class GraveyardHasFewerThan(PlayerPost):
    """Whose graveyard has fewer cards of a kind: "whose graveyard has fewer creature cards in it than their graveyard does"."""

    what: Filter
    whose: Their
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "whose graveyard has fewer {what@many} in it than {whose} graveyard does"

    def fits(self, scene: Scene, player: Id) -> bool:
        """Whether there are fewer than in each of those graveyards."""
        mine = self._number(scene, player)
        return all(mine < self._number(scene, other) for other in self.whose.players(scene))

    def _number(self, scene: Scene, player: Id) -> int:
        return sum(1 for id in scene.cards_of(player, "graveyard") if self.what.matches(scene, id))
