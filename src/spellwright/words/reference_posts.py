"""Posts that point at something else: other than ~, exiled with it, attached to it, of the chosen type, named."""

from __future__ import annotations

from enum import Enum

from spellwright.cr.subtypes import CREATURE_TYPES, LAND_TYPES
from spellwright.words.adjectives import COLOR_BITS, InState, Non, NonSubtype, OfColor, OfSupertype
from spellwright.words.filters import NO_CHOOSERS, Choosers, Filter, Post
from spellwright.words.owners import PlayersOwn
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import A
from spellwright.words.references import Done, It, Objects, Recipient, Self, That, done_to, meets, referred
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone

_CREATURE_TYPES = frozenset(CREATURE_TYPES)
_LAND_TYPES = frozenset(LAND_TYPES)


@word
class OtherThan(Post):
    """What it isn't: "other than ~"."""

    what: Objects
    ENGLISH = "other than {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is something else."""
        return not self.what.describes(scene, id)

    def ends_open(self) -> bool:
        """It ends in a phrase, to which more could belong unless that is the source."""
        return not isinstance(self.what, Self)


@word
class Targeting(Post):
    """A spell's or ability's target: "that targets a creature you control"; "only" means all of them (115.9c)."""

    what: Recipient
    only: bool = False
    LOCAL = False
    ENGLISH = "that <targets|target> {only?only} {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it targets such."""
        targets = scene.target_ids(id)
        if not targets:
            return False
        hits = tuple(target for target in targets if self.what.describes(scene, target))
        if isinstance(self.what, A) and self.what.single:
            hits = tuple(dict.fromkeys(hits)) if len(set(targets)) == 1 else ()
            scene.remember(self.what.mark, hits)
            return bool(hits)
        scene.remember(self.what.mark, hits)  # "that targets one or more permanents, gain control of those"
        return len(hits) == len(targets) if self.only else bool(hits)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class WithSingleTarget(Post):
    """That it has one target: "with a single target" (115.9); a condition behind it says which."""

    target: Recipient | None = None
    LOCAL = False
    ENGLISH = "with a single target [if that target is {target}]"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one target was chosen for it, and that one."""
        targets = scene.target_ids(id)
        return len(targets) == 1 and (self.target is None or meets(scene, self.target, targets[0]))


@word
class AttachedTo(Post):
    """What it is attached to: "attached to ~", "attached to a creature you control"."""

    to: Recipient
    LOOKS = frozenset({"attached"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "attached to {to}",
        "that <'s|are:outer> attached to {to}",
        "that <was|were:outer> attached to {to:It}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is attached to that."""
        bearer = scene.attached_to(id)
        if bearer and self.to.describes(scene, bearer):
            return True
        if not isinstance(self.to, It | That | Self):
            return False
        return any(id in scene.last_attached(gone) for gone in self.to.find(scene))  # 608.2h

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class ExiledWith(Post):
    """What exiled it: "exiled with ~" (607.2a). Who exiles a card notes the source on it, as "exiled with"."""

    what: Objects
    LOOKS = frozenset({"notes"})
    LOCAL = False
    ENGLISH = "exiled with {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is in exile, put there by an ability of that object."""
        source = scene.exiled_with(id)
        return bool(source) and scene.zone(id) == "exile" and self.what.describes(scene, source)

    def names_all(self) -> bool:
        """All that are so are meant, not some that were mentioned."""
        return True

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """The cards in exile that are so, whatever the noun (109.2a)."""
        return tuple(id for id in scene.objects("exile") if self.fits(scene, id))

    def ends_open(self) -> bool:
        """It ends in a phrase, to which more could belong unless that is the source."""
        return not isinstance(self.what, Self)


def exiled_with(phrase: Objects) -> bool:
    """Whether a phrase speaks of cards that something has exiled (607.2a)."""
    posts = getattr(getattr(phrase, "what", None), "posts", ())
    return any(isinstance(post, ExiledWith) for post in posts)


@word
class ThisWay(Post):
    """What the text itself did with it: "exiled this way"."""

    how: Done
    LOCAL = False
    ENGLISH = "{how} this way"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of what that act was done to."""
        return id in done_to(scene, self)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """What that act was done to, wherever it is now."""
        return done_to(scene, self)


@word
class NotThisWay(Post):
    """What the text itself didn't do with it: "not chosen this way"."""

    how: Done
    LOCAL = False
    ENGLISH = "not {how} this way"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is none of what that act was done to."""
        return id not in referred(scene, self)


@word
class PutIntoThisWay(Post):
    """What got somewhere by what the text did with it: "each card put into a graveyard this way"."""

    zone: Zone
    LOCAL = False
    ENGLISH = "put into {zone} this way"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of those."""
        return id in self.found(scene)

    def found(self, scene: Scene) -> tuple[Id, ...]:
        """What that act was done to, as it was then, as far as that is there now (608.2c, 608.2h)."""
        ids = (id for id in referred(scene, self) if id >= FIRST_OBJECT)
        return tuple(id for id in ids if self.zone.contains(scene, scene.now(id)))


class Chosen(Enum):
    """What can have been chosen for the source as it entered, or by its text."""

    TYPE = "type"
    COLOR = "color"
    CARD_TYPE = "card type"
    NAME = "name"


@word
class OfChosen(Post):
    """As was chosen, or not so: "of the chosen type", "that aren't of the chosen color"."""

    what: Chosen
    negative: bool = False
    LOOKS = frozenset({"notes"})
    READS = frozenset({"colors", "subtypes", "types"})
    ENGLISH = ("of the chosen {what}", "that <isn't|aren't:outer> of the chosen {what} {negative=True}")

    def ok(self) -> bool:
        """A name isn't "of" something (Cavern of Souls, Heraldic Banner)."""
        return self.what is not Chosen.NAME

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has what was chosen, or hasn't."""
        return self._has(scene, id) != self.negative

    def _has(self, scene: Scene, id: Id) -> bool:
        if any(value is not None and _is_of(scene, id, self.what, value) for value in self.values(scene)):
            return True
        kind = chosen_for(scene, "card type") if self.what is Chosen.TYPE else None
        return kind is not None and _is_of(scene, id, Chosen.CARD_TYPE, kind)

    def values(self, scene: Scene) -> tuple[object, ...]:
        """What was chosen."""
        if self.what is Chosen.TYPE:
            return (chosen_for(scene, "creature type"), chosen_for(scene, "land type"))
        return (chosen_for(scene, self.what.value),)


@word
class OfThatChosen(Post):
    """As the text itself has let a player choose: "choose a creature type. … each permanent you control of that type"."""

    what: Chosen
    LOOKS = frozenset({"notes"})
    READS = frozenset({"colors", "subtypes", "types"})
    ENGLISH = "of that {what}"

    def ok(self) -> bool:
        """A type or a color."""
        return self.what in (Chosen.TYPE, Chosen.COLOR)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has what was chosen."""
        return self.given(scene).fits(scene, id)

    def given(self, scene: Scene) -> OfGiven:
        """The same with what has been chosen by now."""
        if self.what is Chosen.COLOR:
            return OfGiven(Chosen.COLOR, str(chosen_for(scene, "color") or ""))
        kind = chosen_for(scene, "card type")
        if kind is not None:
            return OfGiven(Chosen.CARD_TYPE, str(kind))
        return OfGiven(Chosen.TYPE, str(chosen_for(scene, "creature type") or chosen_for(scene, "land type") or ""))


def _is_of(scene: Scene, id: Id, what: Chosen, value: object) -> bool:
    traits = scene.traits(id)
    if what is Chosen.COLOR:
        return bool(traits.colors & COLOR_BITS.get(str(value), 0))
    return value in (traits.types if what is Chosen.CARD_TYPE else traits.subtypes)


@word
class OfGiven(Post):
    """As was chosen, where that isn't asked again; no words of its own."""

    what: Chosen
    value: str
    negative: bool = False
    READS = frozenset({"colors", "subtypes", "types"})

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has that, or hasn't."""
        return _is_of(scene, id, self.what, self.value) != self.negative


def chosen_for(scene: Scene, name: str) -> object:
    """What was chosen for the source ("Goblin", "red", a player's id); None if nothing was."""
    return scene.chosen(scene.source, name)


@word
class WithChosenName(Post):
    """That it has the chosen name (201.3)."""

    LOOKS = frozenset({"notes"})
    READS = frozenset({"name"})
    SYNONYMS = True
    ENGLISH = ("with the chosen name", "with that name")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has."""
        name = chosen_for(scene, "card name")
        return name is not None and scene.traits(id).name == name


class Shared(Enum):
    """What two objects can have in common."""

    COLOR = "a color"
    CREATURE_TYPE = "a creature type"
    CARD_TYPE = "a card type"
    LAND_TYPE = "a land type"
    SOME_CREATURE_TYPE = "at least one creature type"
    SOME_CARD_TYPE = "at least one card type"

    def between(self, scene: Scene, one: Id, other: Id) -> bool:
        """Whether the two have it in common."""
        first, second = scene.traits(one), scene.traits(other)
        if self is Shared.COLOR:
            return bool(first.colors & second.colors)
        if self in (Shared.CARD_TYPE, Shared.SOME_CARD_TYPE):
            return not first.types.isdisjoint(second.types)
        common = first.subtypes & second.subtypes
        return not common.isdisjoint(_LAND_TYPES if self is Shared.LAND_TYPE else _CREATURE_TYPES)


@word
class Sharing(Post):
    """What it has in common with something: "that shares a creature type with ~"."""

    shared: Shared
    what: Objects
    negative: bool = False
    READS = frozenset({"colors", "types", "subtypes", "name"})
    LOCAL = False
    ENGLISH = (
        "that <shares|share> {shared} with {what}",
        "that <doesn't|don't:outer> share {shared} with {what} {negative=True}",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it shares it with one of them, or with none; the very thing that is spoken of does (Mana Echoes)."""
        itself = self.negative or isinstance(self.what, It | That | Self)
        others = (other for other in self.what.find(scene) if itself or other != id)
        return any(self.shared.between(scene, id, other) for other in others) != self.negative

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class WithSameName(Post):
    """That it is called as something else is: "with the same name as that creature" (201.2)."""

    what: Objects
    READS = frozenset({"name"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("with the same name as {what}", "that <has|have:outer> the same name as {what}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it shares its name with one of them; what has no name shares none.

        "Another card" is another than the thing itself (Hint of Insanity).
        """
        name = scene.traits(id).name
        another = isinstance(self.what, A) and self.what.other
        others = (other for other in self.what.find(scene) if not another or other != id)
        return bool(name) and any(scene.traits(other).name == name for other in others)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class WithSameValue(Post):
    """That its mana value is that of something else: "with the same mana value as that card" (202.3)."""

    what: Objects
    READS = frozenset({"mana_value"})
    LOCAL = False
    ENGLISH = "with the same mana value as {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is that of one of them."""
        return any(scene.mana_value(other) == scene.mana_value(id) for other in self.what.find(scene))

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class WithoutSameName(Post):
    """That it isn't called as something else is: "that doesn't have the same name as a token you control" (201.2)."""

    what: Objects
    READS = frozenset({"name"})
    LOCAL = False
    ENGLISH = "that <doesn't|don't:outer> have the same name as {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it shares its name with none of them; what has no name shares none.

        "Another permanent" is another than the thing itself (Yenna, Redtooth Regent).
        """
        name = scene.traits(id).name
        if isinstance(self.what, A) and self.what.other:
            others: tuple[Id, ...] = tuple(other for other in self.what.what.candidates(scene) if other != id)
        else:
            others = self.what.find(scene)
        return not name or all(scene.traits(other).name != name for other in others)

    def ends_open(self) -> bool:
        """It ends in a phrase."""
        return True


@word
class ThatIs(Post):
    """What it is, in a clause of its own: "that's tapped", "that are black", "that isn't legendary"."""

    what: InState | OfSupertype | OfColor | Non | NonSubtype
    negative: bool = False
    ENGLISH = ("that <'s|are> {what}", "that <isn't|aren't> {what} {negative=True}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is so."""
        return self.what.fits(scene, id) != self.negative


@word
class ThatIsNot(Post):
    """What kind it isn't: "that isn't a Human", "that aren't Elves"."""

    what: Filter
    ENGLISH = "that <isn't a|aren't> {what}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it isn't such."""
        return not self.what.matches(scene, id)

    def ends_open(self) -> bool:
        """It ends in a noun phrase."""
        return True


class Difference(Enum):
    """What several must differ in, or be alike in."""

    NAMES = "with different names"
    POWERS = "with different powers"
    MANA_VALUES = "with different mana values"
    CONTROLLERS = "controlled by different players"

    def of(self, scene: Scene, id: Id) -> object:
        """What of an object has to be different."""
        if self is Difference.NAMES:
            return scene.traits(id).name
        if self is Difference.POWERS:
            return scene.traits(id).power
        return scene.mana_value(id) if self is Difference.MANA_VALUES else scene.controller(id)


@word
class Different(Post):
    """In what those chosen together differ: "with different names", "controlled by different players"."""

    how: Difference
    ENGLISH = "{how}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Each alone may be any; what has no name isn't named differently (201.2b)."""
        return self.how is not Difference.NAMES or bool(scene.traits(id).name)

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether one more differs from all of them."""
        return all(self.how.of(scene, other) != self.how.of(scene, id) for other in chosen)


class Chooser(Enum):
    """Who chooses."""

    YOUR = "your"
    THEIR = "their"


@word
class OfChoice(Post):
    """Who chooses it: the acting player ("sacrifices a creature of their choice", 608.2d), or another (601.2c).

    What is said of a target so is said by `TargetOfChoice`.
    """

    whose: Chooser | None = None
    of: PlayersOwn | None = None
    NAMES_CHOOSER = True
    ENGLISH = ("of {whose} choice", "of {of} choice")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Any."""
        return True

    def choosers(self, scene: Scene) -> Choosers:
        """That player, or all who could be; nobody else than who acts, if it says "their"."""
        if self.of is not None:
            return Choosers(self.of.who.find(scene), self.of.who.mark)
        return Choosers((scene.you,)) if self.whose is Chooser.YOUR else NO_CHOOSERS
