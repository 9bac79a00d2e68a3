"""The phrases with the word "target" (115)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from spellwright.words.amounts import Amount, Number
from spellwright.words.filters import Filter
from spellwright.words.players import PlayerNoun, PlayerPoss, PlayerPost
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Objects, Possessing, mentioned
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.reference_posts import ThatIsNot

DAMAGEABLE = ("creature", "planeswalker", "battle")
"""The permanents that "any target" speaks of (115.4)."""


def found(scene: Scene, aim: Word) -> tuple[Id, ...]:
    """The targets chosen for that phrase which are still legal (608.2b); remembered for what refers to them."""
    assert aim.mark, f"{aim} has no mark"
    ids = scene.targets(aim.mark)
    scene.remember(aim.mark, ids)
    return ids


def left_out(scene: Scene, phrase: Word) -> tuple[Id, ...]:
    """What "other" leaves out: what the phrase refers to ("another target creature" after a first), else the source.

    What that has become is left out, too: "you may exile that card. If you do, return each other card exiled with ~",
    "when ~ dies, exile another card from a graveyard".
    """
    ids = mentioned(scene, phrase.refers) if phrase.refers else (scene.source,)
    return tuple(dict.fromkeys((*ids, *scene.all_now(ids))))


def chosen_before(scene: Scene, phrase: Word) -> tuple[Id, ...]:
    """The targets of the phrases before it in the text: "a third target" is another than all of them."""
    return tuple(id for mark in range(1, phrase.mark) for id in scene.targets(mark))


@word
class Target(Possessing, Aim):
    """A target, or several: "target creature", "up to two other target creatures", "a third target creature"."""

    what: Filter
    count: Amount | None = None
    up_to: bool = False
    other: bool = False
    at_least_one: bool = False
    """One to `count` of them, as where something is divided: "one, two, or three target creatures"."""
    ordinal: int = 0
    """The "third" of "a third target creature": another than those before it."""
    random: bool = False
    ENGLISH = (
        "target {what@one} chosen at random {random=True}",
        "another target {what@one} {other=True}",
        "target {what@one}",
        "{up_to?up to} {count:num} {other?other} target {what@count}",
        "any number of {other?other} target {what@many} {up_to=True}",
        "one or two {other?other} target {what@many} {count=Number(2)} {at_least_one=True}",
        "one, two, or three {other?other} target {what@many} {count=Number(3)} {at_least_one=True}",
        "one or more {other?other} target {what@many} {at_least_one=True} {up_to=True}",
        "a {ordinal:ordinal} target {what@one}",
        "{up_to?up to} {count:TimesAmount} {other?other} target {what@many}",
    )

    @property
    def many(self) -> bool:
        """Whether several can be meant."""
        return several(self.count, self.up_to)

    def ok(self) -> bool:
        """One alone has nothing in common (Shifting Loyalties); what another chooses is `TargetOfChoice` (The Abyss)."""
        if any(post.NAMES_CHOOSER for post in getattr(self.what, "posts", ())):
            return False
        return self.many or not any(post.GROUPS for post in getattr(self.what, "posts", ()))

    def at_random(self) -> bool:
        """If it says so."""
        return self.random

    def least(self, scene: Scene) -> int:
        """None for "up to" (115.6), else as many as it says."""
        return 1 if self.at_least_one else 0 if self.up_to else most_targets(scene, self)

    def most(self, scene: Scene) -> int:
        """As many as it says, or as there are."""
        return most_targets(scene, self)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All that the noun phrase describes."""
        ids = self.what.candidates(scene)
        out = self._left_out(scene)
        return tuple(id for id in ids if id not in out) if out else ids

    def each_candidate(self, scene: Scene) -> Iterable[Id]:
        """As the noun phrase finds them."""
        return self.candidates(scene) if self.other or self.ordinal else self.what.each_candidate(scene)

    def _left_out(self, scene: Scene) -> tuple[Id, ...]:
        if self.ordinal:
            return chosen_before(scene, self)
        return left_out(scene, self) if self.other else ()

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether the noun phrase describes it where it is (608.2b)."""
        return self.what.covers(scene, id) and id not in self._left_out(scene)

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Not twice the same (115.3), and as the noun phrase says of them together."""
        return id not in chosen and self.what.fits_together(scene, chosen, id)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The targets that are still legal."""
        ids = found(scene, self)
        self.come_up(scene)
        if self.what.place() is not None:
            return self._still_there(scene, ids)
        return ids

    def _still_there(self, scene: Scene, ids: tuple[Id, ...]) -> tuple[Id, ...]:
        """Those that the text hasn't moved before it speaks of them, if it says where they are (608.2b)."""
        left = tuple(id for id in ids if id < FIRST_OBJECT or scene.exists(id))
        if left != ids:
            scene.remember(self.mark, left)
        return left

    def come_up(self, scene: Scene) -> None:
        """What its description mentions is known from now on: "an opponent controls"."""
        for id in scene.targets(self.mark)[:1]:
            self.what.matches(scene, id)


@word
class AnyTarget(Objects, Aim):
    """Any target (115.4): creatures, players, planeswalkers and battles; one, or several."""

    count: Amount | None = None
    up_to: bool = False
    other: bool = False
    at_least_one: bool = False
    but: ThatIsNot | None = None
    ordinal: int = 0
    random: bool = False
    ENGLISH = (
        "any other target {other=True}",
        "any target [{but}]",
        "another target {count=Number(1)} {other=True}",
        "{up_to?up to} {count:num} {other?other} <target|targets:count>",
        "any number of {other?other} targets {up_to=True}",
        "one or two targets {count=Number(2)} {at_least_one=True}",
        "one, two, or three targets {count=Number(3)} {at_least_one=True}",
        "a {ordinal:ordinal} target",
        "any target chosen at random {random=True}",
    )

    @property
    def many(self) -> bool:
        """Whether several can be meant."""
        return several(self.count, self.up_to)

    def ok(self) -> bool:
        """One other is "another target" (Arc Trail)."""
        return not (self.style[0] == 3 and self.other and self.count == Number(1) and not self.up_to)

    def at_random(self) -> bool:
        """If it says so."""
        return self.random

    def least(self, scene: Scene) -> int:
        """None for "up to", else as many as it says."""
        return 0 if self.up_to else 1 if self.at_least_one else most_targets(scene, self)

    def most(self, scene: Scene) -> int:
        """As many as it says, or as there are."""
        return most_targets(scene, self)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All creatures, players, planeswalkers and battles."""
        return tuple(self.each_candidate(scene))

    def each_candidate(self, scene: Scene) -> Iterator[Id]:
        """Players first."""
        out = self._left_out(scene)
        for id in (*scene.players(), *scene.objects("battlefield")):
            if id not in out and can_be_damaged(scene, id) and self._fits(scene, id):
                yield id

    def _fits(self, scene: Scene, id: Id) -> bool:
        """Whether it isn't what the phrase leaves out: "any target that isn't a Dinosaur"."""
        return self.but is None or id < FIRST_OBJECT or self.but.fits(scene, id)

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of those."""
        fits = can_be_damaged(scene, id) and self._fits(scene, id)
        return fits and id not in self._left_out(scene)

    def _left_out(self, scene: Scene) -> tuple[Id, ...]:
        if self.ordinal:
            return chosen_before(scene, self)
        return left_out(scene, self) if self.other else ()

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The targets that are still legal."""
        return found(scene, self)


def several(count: Amount | None, up_to: bool) -> bool:
    """The grammatical number of a phrase with such a count; without one only "any number" is a plural."""
    return up_to if count is None else bool(getattr(count, "many", True))


def most_targets(scene: Scene, aim: Target | AnyTarget | TargetPlayer) -> int:
    """How many targets may be chosen: as many as the count says, all for "any number", else one."""
    if aim.count is not None:
        return aim.count.value(scene)
    return len(aim.candidates(scene)) if aim.up_to else 1


def can_be_damaged(scene: Scene, id: Id) -> bool:
    """Whether it is a player in the game, or a creature, planeswalker or battle on the battlefield (115.4)."""
    if id < FIRST_OBJECT:
        return scene.exists(id)
    return scene.zone(id) == "battlefield" and not scene.traits(id).types.isdisjoint(DAMAGEABLE)


@word
class TargetPlayer(PlayerPoss, Aim):
    """A player as a target, or several."""

    noun: PlayerNoun
    count: Amount | None = None
    up_to: bool = False
    another: bool = False
    who: PlayerPost | None = None
    random: bool = False
    ENGLISH = (
        "target {noun@one} chosen at random {random=True}",
        "another target {noun@one} {another=True}",
        "target {noun@one} [{who}]",
        "{up_to?up to} {count:num} target {noun@count}",
        "any number of target {noun@many} {up_to=True}",
    )

    @property
    def many(self) -> bool:
        """Whether several can be meant."""
        return several(self.count, self.up_to)

    def at_random(self) -> bool:
        """If it says so."""
        return self.random

    def least(self, scene: Scene) -> int:
        """None for "up to", else as many as it says."""
        return 0 if self.up_to else most_targets(scene, self)

    def most(self, scene: Scene) -> int:
        """As many as it says, or as there are."""
        return most_targets(scene, self)

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All such players."""
        return tuple(id for id in self.noun.all(scene) if self.legal(scene, id))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether it is such a player."""
        if self.another and id in self._left_out(scene):
            return False
        if self.who is not None and not self.who.fits(scene, id):
            return False
        return id < FIRST_OBJECT and self.noun.matches(scene, id)

    def _left_out(self, scene: Scene) -> tuple[Id, ...]:
        return left_out(scene, self) if self.refers else (scene.you,)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The targets that are still legal."""
        return found(scene, self)


@word
class EachOfTargets(Objects, Aim):
    """Several targets, each for itself: "each of up to two target creatures", "each of any number of target creatures"."""

    count: Amount | None
    what: Filter
    up_to: bool = False
    other: bool = False
    many = False
    ENGLISH = (
        "each of {up_to?up to} {count:num} {other?other} target {what@count}",
        "each of any number of {other?other} target {what@many} {count=None} {up_to=True}",
    )

    def least(self, scene: Scene) -> int:
        """None for "up to", else as many as it says."""
        return 0 if self.up_to or self.count is None else self.count.value(scene)

    def most(self, scene: Scene) -> int:
        """As many as it says."""
        return self.count.value(scene) if self.count is not None else len(self.candidates(scene))

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
