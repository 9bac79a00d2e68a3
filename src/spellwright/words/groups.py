"""Phrases that join or divide: ~ or another creature, each creature and each player, two of them, top cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.filters import Filter
from spellwright.words.marks import NOT_CHOSEN, PLACED, beside
from spellwright.words.players import PlayerPoss
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose_some
from spellwright.words.quantified import Bare, choose_things
from spellwright.words.references import (
    It,
    Moved,
    Objects,
    Recipient,
    Self,
    That,
    The,
    Those,
    YourCommander,
    came_up,
    referred,
)
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import AnyTarget
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.words.zones import Zone


@word
class Them(Objects, PlayerPoss):
    """Several things or players that were mentioned, or one player: "them", "they"."""

    many = True
    ENGLISH = "(them|they)"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What it refers to."""
        return referred(scene, self)


@word
class EachOf(Objects):
    """Each of several: "each of them", "each of those creatures", "each of up to two targets"."""

    what: Them | Those | AnyTarget
    either: bool = False
    many = False
    ENGLISH = ("each of {what}", "either of {what} {either=True}")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What they refer to."""
        ids = self.what.find(scene)
        scene.remember(self.mark, ids)
        return ids

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Each; of "either of them" the one that the player chooses (608.2d)."""
        ids = yield from Objects.pick(self, scene, player, among)
        if self.either and len(ids) > 1:
            ids = yield from choose_some(player, ids, 1, 1, "choose", "Choose", "608.2d", scene.source)
            scene.remember(self.mark, ids)
        return ids


@word
class SomeOf(Objects):
    """Some of several that were mentioned, as the player chooses: "one of them", "up to two of those cards"."""

    count: Amount | None
    of: Them | Those
    up_to: bool = False
    such: Condition | None = None
    """What has to be true of each that is chosen, where it is said behind: "… if it has the same name as a permanent"."""
    ENGLISH = ("any number of {of} {count=None} {up_to=True}", "{up_to?up to} {count:num} of {of}")

    @property
    def many(self) -> bool:
        """One of them, two of them."""
        return bool(getattr(self.count, "many", True))

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else self.of.find(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose as many as it says (608.2d)."""
        options = self.of.find(scene)
        if among is not None:
            able = tuple(among)
            options = tuple(id for id in options if id in able)
        if self.such is not None:
            options = tuple(id for id in options if self._is_such(scene, self.such, id))
        most = len(options) if self.count is None else self.count.value(scene)
        least = 0 if self.up_to else most
        chosen = yield from choose_some(player, options, least, most, "choose", "Choose", "608.2d", scene.source)
        scene.remember(self.mark, chosen)
        return chosen

    def _is_such(self, scene: Scene, such: Condition, id: Id) -> bool:
        scene.remember(self.mark, (id,))
        return such.holds(scene)


@word
class OneOfThese(Objects):
    """One of several that were mentioned, without saying of which: "put one into your hand and the other …"."""

    many = False
    ENGLISH = "one"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The one chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else referred(scene, self)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose it (608.2d)."""
        options = referred(scene, self)
        if among is not None:
            able = tuple(among)
            options = tuple(id for id in options if id in able)
        least = min(1, len(options))
        chosen = yield from choose_some(player, options, least, 1, "choose", "Choose", "608.2d", scene.source)
        scene.remember(self.mark, chosen)
        return chosen


@word
class TheRest(Objects):
    """Those of several that nothing was done with: "the rest", "the other"."""

    many = True
    SYNONYMS = True
    ENGLISH = (
        "the rest",
        "the rest of the revealed cards",
        "the rest of the cards revealed this way",
        "the rest of those exiled cards",
        "the rest of the cards",
    )

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those it refers to that are where they were: not chosen, not moved by the text, nor put on top of the library.

        If what it refers to was chosen of all that a phrase describes, those of them that weren't.
        """
        left = scene.memory.get(beside(self.refers, NOT_CHOSEN))
        among = left if isinstance(left, tuple) else referred(scene, self)
        placed = scene.memory.get(PLACED, ())
        done = placed if isinstance(placed, tuple) else ()
        ids = tuple(id for id in among if scene.now(id) == id and scene.exists(id) and id not in done)
        scene.remember(self.mark, ids)
        return ids


@word
class TheOther(Objects):
    """Of two, the one that nothing was done with."""

    many = False
    ENGLISH = "the other"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That one: not chosen, not moved by the text."""
        ids = tuple(id for id in referred(scene, self) if scene.now(id) == id and scene.exists(id))
        scene.remember(self.mark, ids)
        return ids


@word
class AnyNumber(Objects):
    """As many as the player likes: "any number of creatures you control"."""

    what: Filter
    other: bool = False
    many = True
    ENGLISH = "any number of {other?other} {what@many}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """Those chosen; before that, all that could be."""
        return scene.remembered(self.mark) if came_up(scene, self) else Bare(self.what, self.other).find(scene)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it could be one of them."""
        return self.what.matches(scene, id) and not (self.other and id == scene.source)

    def enough(self, scene: Scene, number: int) -> bool:
        """Any number will do."""
        return True

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """Let the player choose (608.2d)."""
        able = Bare(self.what, self.other).find(scene) if among is None else tuple(among)
        options = tuple(id for id in able if self.describes(scene, id))
        chosen = yield from choose_things(scene, player, self.what, options, 0, len(options))
        scene.remember(self.mark, chosen)
        return chosen


@word
class AttackedBy(Recipient):
    """What a creature attacks: "the player or planeswalker it's attacking"."""

    it: It | That
    LOOKS = frozenset({"combat"})
    many = False
    ENGLISH = ("the player or planeswalker {it:It} 's attacking", "the player or planeswalker {it:That} is attacking")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The player or planeswalker; no battle."""
        attacked = (scene.attacked(id) for id in self.it.find(scene))
        ids = tuple(a for a in attacked if a and (a < FIRST_OBJECT or "planeswalker" in scene.traits(a).types))
        scene.remember(self.mark, ids)
        return ids


@word
class FromZone(Moved):
    """Something called by name, in a zone: "~ from your graveyard", "your commander from the command zone"."""

    what: Self | It | That | The | Those | Them | YourCommander
    zone: Zone
    many = False
    ENGLISH = "{what} from {zone}"

    def ok(self) -> bool:
        """All "the cards from your hand" are meant by that, none that were mentioned (Whirlpool Drake)."""
        return not (isinstance(self.what, That | Those) and self.what.style[0] == 1)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What the phrase denotes, as far as it is there."""
        there = isinstance(self.what, YourCommander) and self.zone.name
        found = self.what.find_in(scene, self.zone.name) if there else self.what.find(scene)  # type: ignore[union-attr]
        ids = tuple(id for id in found if self.zone.contains(scene, scene.now(id)))
        scene.remember(self.mark, ids)
        return ids
