"""The phrases with the word "target" (115)."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.players import PlayerNoun, PlayerPoss
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Objects, Possessing
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word

DAMAGEABLE = ("creature", "planeswalker", "battle")
"""The permanents that "any target" speaks of (115.4)."""


def found(scene: Scene, aim: Word) -> tuple[Id, ...]:
    """The targets chosen for that phrase which are still legal (608.2b); remembered for what refers to them."""
    assert aim.mark, f"{aim} has no mark"
    ids = scene.targets(aim.mark)
    scene.remember(aim.mark, ids)
    return ids


def left_out(scene: Scene, phrase: Word) -> tuple[Id, ...]:
    """What "other" leaves out: what the phrase refers to ("another target creature" after a first), else the source."""
    if phrase.refers:
        return scene.remembered(phrase.refers) or scene.targets(phrase.refers)
    return (scene.source,)


@word
class Target(Possessing, Aim):
    """A target, or several: "target creature", "up to two other target creatures", "any number of target creatures"."""

    what: Filter
    count: Amount | None = None
    up_to: bool = False
    other: bool = False
    ENGLISH = (
        "another target {what} {other=True}",
        "target {what@one}",
        "{up_to?up to} {count:num} {other?other} target {what@count}",
        "any number of {other?other} target {what@many} {up_to=True}",
    )

    @property
    def many(self) -> bool:
        """Whether several can be meant."""
        if self.count is None:
            return self.up_to
        return bool(getattr(self.count, "many", True))

    def least(self, scene: Scene) -> int:
        """None for "up to" (115.6), else as many as it says."""
        return 0 if self.up_to else self._number(scene)

    def most(self, scene: Scene) -> int:
        """As many as it says, or as there are."""
        if self.count is None and self.up_to:
            return len(self.candidates(scene))
        return self._number(scene)

    def _number(self, scene: Scene) -> int:
        return 1 if self.count is None else self.count.value(scene)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All that the noun phrase describes."""
        ids = self.what.candidates(scene)
        if not self.other:
            return ids
        out = left_out(scene, self)
        return tuple(id for id in ids if id not in out)

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether the noun phrase describes it where it is (608.2b)."""
        return self.what.covers(scene, id) and not (self.other and id in left_out(scene, self))

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Not twice the same (115.3), and as the noun phrase says of them together."""
        return id not in chosen and self.what.fits_together(scene, chosen, id)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The targets that are still legal."""
        return found(scene, self)


@word
class AnyTarget(Objects, Aim):
    """Any target (115.4): a creature, player, planeswalker or battle."""

    other: bool = False
    many = False
    ENGLISH = ("any other target {other=True}", "any target")

    def least(self, scene: Scene) -> int:
        """One."""
        return 1

    def most(self, scene: Scene) -> int:
        """One."""
        return 1

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All creatures, players, planeswalkers and battles."""
        return tuple(id for id in any_targets(scene) if self.legal(scene, id))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of those."""
        return can_be_damaged(scene, id) and not (self.other and id in left_out(scene, self))

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The target, if it is still legal."""
        return found(scene, self)


def can_be_damaged(scene: Scene, id: Id) -> bool:
    """Whether it is a player in the game, or a creature, planeswalker or battle on the battlefield (115.4)."""
    if id < FIRST_OBJECT:
        return scene.exists(id)
    return scene.zone(id) == "battlefield" and not scene.traits(id).types.isdisjoint(DAMAGEABLE)


def any_targets(scene: Scene) -> tuple[Id, ...]:
    """All that "any target" speaks of: players first, then permanents."""
    return (*scene.players(), *(id for id in scene.objects("battlefield") if can_be_damaged(scene, id)))


@word
class TargetPlayer(PlayerPoss, Aim):
    """A player as a target, or several."""

    noun: PlayerNoun
    count: Amount | None = None
    up_to: bool = False
    another: bool = False
    ENGLISH = (
        "another target {noun@one} {another=True}",
        "target {noun@one}",
        "{up_to?up to} {count:num} target {noun@count}",
        "any number of target {noun@many} {up_to=True}",
    )

    @property
    def many(self) -> bool:
        """Whether several can be meant."""
        if self.count is None:
            return self.up_to
        return bool(getattr(self.count, "many", True))

    def least(self, scene: Scene) -> int:
        """None for "up to", else as many as it says."""
        return 0 if self.up_to else self._number(scene)

    def most(self, scene: Scene) -> int:
        """As many as it says, or as there are."""
        if self.count is None and self.up_to:
            return len(self.candidates(scene))
        return self._number(scene)

    def _number(self, scene: Scene) -> int:
        return 1 if self.count is None else self.count.value(scene)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All such players."""
        return tuple(id for id in self.noun.all(scene) if self.legal(scene, id))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether it is such a player."""
        if self.another and id in self._left_out(scene):
            return False
        return id < FIRST_OBJECT and self.noun.matches(scene, id)

    def _left_out(self, scene: Scene) -> tuple[Id, ...]:
        return left_out(scene, self) if self.refers else (scene.you,)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The targets that are still legal."""
        return found(scene, self)


@word
class EachOfTargets(Objects, Aim):
    """Several targets, each for itself: "each of up to two target creatures"."""

    count: Amount
    what: Filter
    up_to: bool = False
    other: bool = False
    many = False
    ENGLISH = "each of {up_to?up to} {count:num} {other?other} target {what@count}"

    def least(self, scene: Scene) -> int:
        """None for "up to", else as many as it says."""
        return 0 if self.up_to else self.count.value(scene)

    def most(self, scene: Scene) -> int:
        """As many as it says."""
        return self.count.value(scene)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All that the noun phrase describes."""
        return tuple(id for id in self.what.candidates(scene) if self.legal(scene, id))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether the noun phrase describes it where it is."""
        return self.what.covers(scene, id) and not (self.other and id in left_out(scene, self))

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Not twice the same, and as the noun phrase says of them together."""
        return id not in chosen and self.what.fits_together(scene, chosen, id)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The targets that are still legal."""
        return found(scene, self)
