"""Posts that point at something else: other than ~, exiled with it, attached to it, of the chosen type, named."""

from __future__ import annotations

from spellwright.cr.subtypes import CREATURE_TYPES, LAND_TYPES
from spellwright.words.adjectives import InState, Non, NonSubtype, OfColor, OfSupertype
from spellwright.words.filters import Filter, Post
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
