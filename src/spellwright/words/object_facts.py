"""Facts about objects (109): what they are, what they have, what they share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from spellwright.words.adjectives import KICKED, InState, Non, NonSubtype, OfColor, OfSize, OfSupertype, State
from spellwright.words.amounts import Amount
from spellwright.words.chosen_posts import WithChosenName
from spellwright.words.compared_posts import Shared
from spellwright.words.conditions import Fact
from spellwright.words.keyword import Keyword, KeywordName
from spellwright.words.nouns import IN_EXILE, Noun, Things
from spellwright.words.owners import Of, Possessor
from spellwright.words.posts import bears
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import A, Bare
from spellwright.words.references import It, Objects, Recipient, Self, The
from spellwright.words.remembering import once
from spellwright.words.scene import Scene
from spellwright.words.stats import Compare, Relation, Stat
from spellwright.words.word import word

AS_CAST = (State.KICKED, State.FORETOLD)
"""The states of a spell that come of how it was cast."""


def objects_in(scene: Scene, what: Recipient) -> tuple[Id, ...]:
    """The objects that a phrase denotes, as they are now if the text has moved them."""
    return scene.all_now(id for id in what.find(scene) if id >= FIRST_OBJECT)


def true_of(scene: Scene, what: Objects, fits: Callable[[Id], bool]) -> bool:
    """Whether it is true of all that a phrase means, or of as many as it says: "a card discarded this way has flying".

    Of nothing, nothing is true.
    """
    ids = what.find(scene)
    true = [id for id in ids if fits(id)]
    if isinstance(what, A):
        return bool(true) and what.enough(scene, len(true))
    return bool(ids) and len(true) == len(ids)


@word
class IsState(Fact):
    """What something is like: "~ is tapped", "equipped creature is legendary", "it isn't attacking"."""

    what: Objects
    state: InState | OfSupertype | OfColor | Non | NonSubtype
    negative: bool = False
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "{what} <is|are> {state}",
        "{what} <'s|'re> {state}",
        "{what} <isn't|aren't> {state} {negative=True}",
        "{what} <is|are> not {state} {negative=True}",
        "{what} <was|were> {state}",
        "{what} <wasn't|weren't> {state} {negative=True}",
        "{what} <'s|'re> not {state} {negative=True}",
    )

    def ok(self) -> bool:
        """How it was cast is told by facts of their own: "was kicked" (`WasKicked`), "was foretold"."""
        return self.style[0] not in (4, 5) or not (
            isinstance(self.state, InState) and any(s in AS_CAST for s in self.state.states)
        )

    def zones_of_source(self) -> tuple[str, ...]:
        """Exile, for a source that is said to be suspended or the like (113.6b)."""
        states = self.state.states if isinstance(self.state, InState) and not self.negative else ()
        return ("exile",) if isinstance(self.what, Self) and any(state in IN_EXILE for state in states) else ()

    def holds(self, scene: Scene) -> bool:
        """Whether it is so, or was, as it last was."""
        return true_of(scene, self.what, lambda id: self.state.fits(scene, id) != self.negative)


@word
class IsA(Fact):
    """What kind something is: "it's a creature card", "equipped creature is a Human"."""

    what: Objects
    kind: A
    negative: bool = False
    LOCAL = False
    SYNONYMS = True
    MENTIONS_NOTHING = True
    ENGLISH = (
        "{what} <'s|'re> {kind}",
        "{what} <is|are> {kind}",
        "{what} <isn't|aren't> {kind} {negative=True}",
        "{what} <'s|'re> not {kind} {negative=True}",
        "{what} was {kind}",
        "{what} wasn't {kind} {negative=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether the phrase describes it; of nothing, nothing is true, and of several that are meant as one, one is enough.

        That is so where a linked ability was copied and exiled several cards (607.3).
        """
        answers = [self._describes(scene, id) != self.negative for id in self.what.find(scene)]
        one = isinstance(self.what, It) or (isinstance(self.what, The) and not self.what.many)
        return any(answers) if one else bool(answers) and all(answers)

    def _describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is so, as a permanent or as a card elsewhere: "reveal the top card. If it's a land, …".

        Of the card that a permanent has become its own characteristics are asked: "a face-down creature dies, exile it if
        it's an instant or sorcery card" (608.2h).
        """
        if self._says_card() and id >= FIRST_OBJECT:
            id = scene.now(id)
        return self.kind.describes(scene, id) or once("of a card", self, self._of_a_card).describes(scene, id)

    def _says_card(self) -> bool:
        kind = self.kind.what
        return isinstance(kind, Things) and Noun.CARD in kind.nouns

    def _of_a_card(self) -> A:
        """The kind, of a card: a type alone would speak of permanents (109.2)."""
        kind = self.kind.what
        if isinstance(kind, Things) and not kind.nouns:
            return replace(self.kind, what=replace(kind, nouns=(Noun.CARD,)))
        return self.kind


@word
class SizeIs(Fact):
    """Of which size it is: "that creature is 1/1"."""

    what: Objects
    size: OfSize
    READS = frozenset({"power", "toughness"})
    LOCAL = False
    ENGLISH = "{what} <is|are> {size}"

    def holds(self, scene: Scene) -> bool:
        """Whether each of them is."""
        return true_of(scene, self.what, lambda id: self.size.fits(scene, id))


@word
class IsEither(Fact):
    """That something is of one kind or of another: "it's a land card or a creature card with mana value 3 or less"."""

    what: Objects
    one: A
    other: A
    LOCAL = False
    MENTIONS_NOTHING = True
    SYNONYMS = True
    ENGLISH = ("{what} <'s|'re> {one} or {other}", "{what} <is|are> {one} or {other}")

    def holds(self, scene: Scene) -> bool:
        """Whether it is one of them."""
        return IsA(self.what, self.one).holds(scene) or IsA(self.what, self.other).holds(scene)


@word
class HasKeyword(Fact):
    """What ability something has: "~ has flying"."""

    what: Objects
    keyword: Keyword | KeywordName
    negative: bool = False
    READS = frozenset({"abilities"})
    LOCAL = False
    ENGLISH = ("{what} <has|have> {keyword}", "{what} <doesn't|don't> have {keyword} {negative=True}")

    def ok(self) -> bool:
        """Of all creatures of a kind it is no condition but what they are given: "and creatures you control have flying"."""
        return not isinstance(self.what, Bare)

    def holds(self, scene: Scene) -> bool:
        """Whether it has it."""
        return true_of(scene, self.what, lambda id: bears(scene, id, self.keyword) != self.negative)


@word
class HasStat(Fact):
    """What number something has: "~ has power 7 or greater"."""

    what: Objects
    stat: Stat
    amount: Amount
    compare: Compare | None = None
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("{what} <has|have> {stat} {amount:digits} [{compare}]", "{what} had {stat} {amount:digits} [{compare}]")

    def holds(self, scene: Scene) -> bool:
        """Whether its number is so."""
        limit = self.amount.value(scene)
        return true_of(scene, self.what, lambda id: self._is(self.stat.of(scene, id), limit))

    def _is(self, value: int, limit: int) -> bool:
        return value == limit if self.compare is None else self.compare.holds(value, limit)


@word
class HasChosenName(Fact):
    """That something has the name that was chosen (201.3): "that card has the chosen name"."""

    what: Objects
    LOOKS = frozenset({"notes"})
    READS = frozenset({"name"})
    LOCAL = False
    ENGLISH = "{what} has the chosen name"

    def holds(self, scene: Scene) -> bool:
        """Whether it has."""
        return true_of(scene, self.what, lambda id: WithChosenName().fits(scene, id))


@word
class WasKicked(Fact):
    """That its kicker cost was paid (702.33d)."""

    what: Objects
    negative: bool = False
    LOOKS = frozenset({"notes"})
    LOCAL = False
    ENGLISH = ("{what} was kicked", "{what} wasn't kicked {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """Whether it was."""
        return any(scene.status(id, KICKED) for id in self.what.find(scene)) != self.negative

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether one of its kicker costs is paid (702.33g)."""
        return any(name.startswith("kicker") for name in paid) != self.negative


@word
class HasTotal(Fact):
    """What several have all together: "creatures you control have total power 8 or greater"."""

    what: Objects
    stat: Stat
    amount: Amount
    compare: Compare
    LOCAL = False
    ENGLISH = "{what} <has|have> total {stat} {amount:digits} {compare}"

    def holds(self, scene: Scene) -> bool:
        """Whether the sum is so."""
        total = sum(self.stat.of(scene, id) for id in self.what.find(scene))
        return self.compare.holds(total, self.amount.value(scene))


@word
class Shares(Fact):
    """What something has in common with another: "it shares a creature type with ~"."""

    what: Objects
    shared: Shared
    other: Objects
    READS = frozenset({"colors", "types", "subtypes"})
    LOCAL = False
    ENGLISH = "{what} <shares|share> {shared} with {other}"

    def holds(self, scene: Scene) -> bool:
        """Whether one of it shares it with one of the others."""
        others = self.other.find(scene)
        return any(
            self.shared.between(scene, id, other) for id in self.what.find(scene) for other in others if id != other
        )


class Same(Enum):
    """What two objects may have that is the same."""

    NAME = "name"
    MANA_VALUE = "mana value"

    def of(self, scene: Scene, id: Id) -> object:
        """Its own; None for having no name, which is like no other (201.2)."""
        return scene.mana_value(id) if self is Same.MANA_VALUE else scene.traits(id).name or None


@word
class HasTheSame(Fact):
    """What something has as another does: "it has the same name as a card in your graveyard"."""

    what: Objects
    same: Same
    other: Objects
    negative: bool = False
    READS = frozenset({"name", "mana_value"})
    LOCAL = False
    ENGLISH = (
        "{what} <has|have> the same {same} as {other}",
        "{what} <doesn't|don't> have the same {same} as {other} {negative=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one of it has what one of the others has."""
        theirs = {self.same.of(scene, id) for id in self.other.find(scene)} - {None}
        return any(self.same.of(scene, id) in theirs for id in self.what.find(scene)) != self.negative


@word
class RemainsTapped(Fact):
    """That it stays as it was put: "~ remains tapped" (611.2b)."""

    what: Objects
    LOOKS = frozenset({"tapped", "zone"})
    LOCAL = False
    ENGLISH = "{what} <remains|remain> tapped"

    def holds(self, scene: Scene) -> bool:
        """Whether it is on the battlefield and tapped."""
        ids = self.what.find(scene)
        return bool(ids) and all(scene.zone(id) == "battlefield" and scene.status(id, "tapped") for id in ids)


@word
class IsAttacking(Fact):
    """Whom something attacks: "~ is attacking you", "it's attacking the player with the most life"."""

    what: Objects
    whom: Recipient
    LOOKS = frozenset({"combat"})
    LOCAL = False
    ENGLISH = ("{what} <is|are> attacking {whom}", "{what} <'s|'re> attacking {whom}")
    SYNONYMS = True

    def holds(self, scene: Scene) -> bool:
        """Whether one of it does."""
        attacked = [scene.attacked(id) for id in self.what.find(scene)]
        return any(one and self.whom.describes(scene, one) for one in attacked)


@word
class IsMoreThanThat(Fact):
    """A number of it against the same of another: "that creature's power is greater than ~'s"."""

    of: Possessor
    stat: Stat
    relation: Relation
    than: Of
    LOCAL = False
    ENGLISH = "{of} {stat} is {relation} {than}"

    def holds(self, scene: Scene) -> bool:
        """Whether it is so, by what is last known of what has left (608.2h)."""
        others = self.than.whose(scene)
        return any(
            self.relation.holds(self.stat.of(scene, one), self.stat.of(scene, other))
            for one in self.of.whose(scene)
            for other in others
        )
