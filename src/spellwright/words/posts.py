"""Posts: what stands behind a noun. Whose it is, what it has, where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellwright.words.alternatives import OneOrTheOther
from spellwright.words.amounts import Amount
from spellwright.words.filters import Post
from spellwright.words.keyword import Keyword, KeywordName
from spellwright.words.mana import ManaCost
from spellwright.words.nouns import Noun, Things
from spellwright.words.owners import ItsOwners
from spellwright.words.procedure import Id
from spellwright.words.references import Those, meets
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Among, TheZone

if TYPE_CHECKING:
    from spellwright.words.players import Players
    from spellwright.words.quantified import A, Bare
    from spellwright.words.zones import Zone


@word
class OwnedOrControlledBy(Post):
    """At least one of both: "permanent you own or control"."""

    who: Players
    READS = frozenset({"controller"})
    ENGLISH = "{who} <owns|own> or <controls|control>"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of them owns it, or controls it."""
        return meets(scene, self.who, scene.controller(id)) or meets(scene, self.who, scene.owner(id))


@word
class With(Post):
    """What abilities it has: "with flying", "with flying or reach"."""

    keywords: tuple[Keyword | KeywordName, ...]
    either: bool = False
    READS = frozenset({"abilities"})
    ENGLISH = ("with {keywords:and}", "with {keywords:or} {either=True}")

    def ok(self) -> bool:
        """One keyword has no "or" (Plummet)."""
        return not (self.either and len(self.keywords) == 1)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has them."""
        has = (bears(scene, id, keyword) for keyword in self.keywords)
        return any(has) if self.either else all(has)


@word
class Without(Post):
    """What ability it hasn't got: "without flying"."""

    keyword: Keyword | KeywordName
    READS = frozenset({"abilities"})
    ENGLISH = "without {keyword}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it hasn't."""
        return not bears(scene, id, self.keyword)


@word
class HavingAny(Post):
    """That it has one or more of several abilities, or none of them: "that doesn't have first strike or haste"."""

    keywords: tuple[Keyword | KeywordName, ...]
    negative: bool = False
    READS = frozenset({"abilities"})
    ENGLISH = (
        "that <has|have:outer> {keywords:andor}",
        "that <doesn't|don't:outer> have {keywords:or} {negative=True}",
    )

    def ok(self) -> bool:
        """More than one to choose from."""
        return len(self.keywords) > 1

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has, or hasn't, any of them."""
        return any(bears(scene, id, keyword) for keyword in self.keywords) != self.negative


@word
class WithoutAny(Post):
    """What abilities it hasn't got, not one of them: "without flying or islandwalk"."""

    keywords: tuple[Keyword | KeywordName, ...]
    READS = frozenset({"abilities"})
    ENGLISH = "without {keywords:or}"

    def ok(self) -> bool:
        """One alone is `Without` (Aerial Assault)."""
        return len(self.keywords) > 1

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has none of them."""
        return not any(bears(scene, id, keyword) for keyword in self.keywords)


def bears(scene: Scene, id: Id, keyword: Keyword | KeywordName) -> bool:
    """Whether an object has a keyword ability (702.1)."""
    return scene.keyword(id, keyword) if isinstance(keyword, Keyword) else keyword.borne(scene, id)


@word
class WithoutAbilities(Post):
    """That it has no abilities (113): "creature with no abilities"."""

    READS = frozenset({"abilities"})
    ENGLISH = "with no abilities"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has none."""
        return all(ability.OF_EFFECT for ability in scene.traits(id).abilities)


@word
class From(Post):
    """Where it comes from: "creature card from your graveyard"."""

    zone: Zone
    ENGLISH = "from {zone}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is there; of a spell whether it was cast from there (601.2a)."""
        cast_from = scene.cast_from(id)
        return self.zone.means(scene, id, cast_from) if cast_from else self.zone.contains(scene, id)

    def place(self) -> Zone | None:
        """The zone."""
        return self.zone

    def ends_open(self) -> bool:
        """What follows "those cards" says which: "from among the cards milled this way"."""
        return self.zone.ENDS_OPEN or (isinstance(self.zone, Among) and isinstance(self.zone.what, Those))


@word
class CastFrom(Post):
    """From where it was cast (601.2a): "spell cast from a graveyard"; a copy that wasn't cast was cast from nowhere."""

    zone: Zone | None = None
    negative: bool = False
    ENGLISH = (
        "cast from {zone}",
        "that <wasn't|weren't:outer> cast from {zone} {negative=True}",
        "that <wasn't cast from its owner's hand|weren't cast from their owners' hands:outer> {negative=True}",
    )

    def ok(self) -> bool:
        """ "Its owner" is that of the spell itself, not of something that was mentioned."""
        return not isinstance(getattr(self.zone, "owner", None), ItsOwners)

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it was."""
        cast_from = scene.cast_from(id)
        there = cast_from == "hand" if self.zone is None else self.zone.means(scene, id, cast_from)
        return (bool(cast_from) and there) != self.negative


@word
class FromEither(Post):
    """From one of two zones: "spells you cast from your graveyard or from exile", "from graveyards or exile"."""

    first: Zone
    second: TheZone
    SYNONYMS = True
    ENGLISH = ("from {first} or from {second}", "from {first} or {second}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is in one of them, or was cast from there (601.2a)."""
        return any(From(zone).fits(scene, id) for zone in (self.first, self.second))

    def lies_in(self) -> tuple[str, ...]:
        """Both."""
        return (self.first.name, self.second.name)


@word
class In(Post):
    """Where it is: "creature card in your graveyard"."""

    zone: Zone
    ENGLISH = "in {zone}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is there."""
        return self.zone.contains(scene, id)

    def place(self) -> Zone | None:
        """The zone."""
        return self.zone


@word
class OnBattlefield(Post):
    """Where permanents are (110.1): said where it could be thought otherwise."""

    LOOKS = frozenset({"zone"})
    ENGLISH = "on the battlefield"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is on the battlefield."""
        return scene.zone(id) == "battlefield"


ELSEWHERE = ("hand", "library", "graveyard", "exile", "command", "stack")
"""The zones besides the battlefield (400.1)."""


@word
class NotOnBattlefield(Post):
    """Where cards are otherwise: "creature cards you own that aren't on the battlefield"."""

    LOOKS = frozenset({"zone"})
    ENGLISH = "that <isn't|aren't:outer> on the battlefield"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is in another zone."""
        return scene.zone(id) in ELSEWHERE

    def zones(self) -> tuple[str, ...]:
        """All others."""
        return ELSEWHERE


@word
class Colored(Post):
    """That it has a colour (105.2): "creature that's one or more colors"."""

    READS = frozenset({"colors"})
    ENGLISH = "that <'s|are:outer> one or more colors"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one."""
        return bool(scene.traits(id).colors)


@word
class WithXInCost(Post):
    """That there is an X in its mana cost (107.3): "a spell with {X} in its mana cost"."""

    READS = frozenset({"mana_value"})
    SYNONYMS = True
    ENGLISH = ("with {X} in <its mana cost|their mana costs:outer>", "with a mana cost that contains {X}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether there is."""
        cost = scene.traits(id).mana_cost
        return cost is not None and cost.x > 0


@word
class WithManyTypes(Post):
    """That it has several card types (205.2): "a card with two or more card types"."""

    n: Amount
    READS = frozenset({"types"})
    ENGLISH = "with {n:num} or more card types"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has so many."""
        return len(scene.traits(id).types) >= self.n.value(scene)


@word
class WithManaCost(Post):
    """What its mana cost is (202.1): "an artifact card with mana cost {0} or {1}"."""

    cost: ManaCost
    other: ManaCost | None = None
    READS = frozenset({"mana_value"})
    ENGLISH = "with mana cost {cost:mana} [or {other:mana}]"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of these; having none is none of them."""
        cost = scene.traits(id).mana_cost
        return cost is not None and cost in (self.cost, self.other)


@word
class HasAbilityOf(Post):
    """What ability it has: "spells that have a cycling ability" (702.1)."""

    keyword: KeywordName
    READS = frozenset({"abilities"})
    ENGLISH = "that <has|have:outer> {keyword}"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one."""
        return bears(scene, id, self.keyword)


@word
class HasAdventure(Post):
    """That it has an Adventure, whether it uses it or not (715.2a): "a creature spell that has an Adventure"."""

    READS = frozenset({"mana_value"})
    ENGLISH = "that <has|have:outer> an Adventure"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one."""
        return scene.traits(id).adventurer


@word
class OfOneOf(Post):
    """What it is besides: "creature you control that's a Wolf or a Werewolf", "card that's an instant or sorcery"."""

    what: A | OneOrTheOther
    READS = frozenset({"types", "subtypes"})
    ENGLISH = "that 's {what}"

    def ok(self) -> bool:
        """Only types, or a token: where it is and whose stands with the noun before."""
        phrases = (self.what.first, self.what.second) if isinstance(self.what, OneOrTheOther) else (self.what,)
        return all(_only_kinds(phrase) or _a_token(phrase) for phrase in phrases)

    def joins_kinds(self) -> bool:
        """It does."""
        return True

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is of one of those types."""
        phrases = (self.what.first, self.what.second) if isinstance(self.what, OneOrTheOther) else (self.what,)
        if any(getattr(phrase.what, "nouns", ()) for phrase in phrases) and scene.status(id, "token"):
            return True
        return any(kind.fits(scene, id) for phrase in phrases for kind in getattr(phrase.what, "kinds", ()))


@word
class ThatAreKinds(Post):
    """Of what types they are: "permanents you control that are Spirits and/or enchantments"."""

    what: Bare
    READS = frozenset({"types", "subtypes"})
    ENGLISH = "that are {what}"

    def ok(self) -> bool:
        """Several types, and nothing else."""
        what = self.what.what
        parts = [getattr(what, name, ()) for name in ("adjectives", "posts", "nouns", "names")]
        return bool(getattr(what, "andor", False)) and not any(parts) and not self.what.other

    def joins_kinds(self) -> bool:
        """It does."""
        return True

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is of one of those types."""
        return any(kind.fits(scene, id) for kind in getattr(self.what.what, "kinds", ()))


def _a_token(phrase: A) -> bool:
    return phrase.what == Things(nouns=(Noun.TOKEN,)) and not (phrase.other or phrase.up_to or phrase.many)


def _only_kinds(phrase: A) -> bool:
    what = phrase.what
    bare = not (getattr(what, "adjectives", ()) or getattr(what, "posts", ()) or getattr(what, "nouns", ()))
    return bare and bool(getattr(what, "kinds", ())) and not (phrase.other or phrase.up_to) and not phrase.many
