"""References: phrases that denote objects or players. The families, and the words that refer back: it, that creature.

What a phrase denotes are the ids as they were mentioned. Who acts on them follows what the text has moved meanwhile,
by `scene.now(id)`; who asks what they were asks those ids, which keep their last known information (400.7, 608.2h).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from spellwright.words.marks import DONE_TO, OF_SOURCE, beside
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word

if TYPE_CHECKING:
    from spellwright.words.durations import Duration
    from spellwright.words.filters import Filter


class Done(Enum):
    """What a text did with things, as a participle: "the exiled card", "exiled this way"."""

    EXILED = "exiled"
    SACRIFICED = "sacrificed"
    CHOSEN = "chosen"
    REVEALED = "revealed"
    DISCARDED = "discarded"
    DESTROYED = "destroyed"
    RETURNED = "returned"
    CREATED = "created"
    MILLED = "milled"
    PUT = "put"
    TAPPED = "tapped"
    COUNTERED = "countered"
    DRAWN = "drawn"


class Moved(Word):
    """The family of what is moved, cast or played: objects, objects from a zone."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what is moved"
    FUNCTIONS_IN: ClassVar[frozenset[str]] = frozenset()
    """Where the abilities function that speak of it, if it says so: in exile, of what a card there haunts (702.55c)."""

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The ids that it denotes now; they are remembered under its mark."""
        raise NotImplementedError

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether that object or player is one that it speaks of: asked by triggers and static abilities."""
        return id in self.find(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The ids to act on; a phrase that leaves a choice lets the player choose as the act is done (608.2d).

        Args:
            scene: Whose text it is and what was mentioned.
            player: Who acts, and chooses.
            among: What the act can be done to, in order: "sacrifice a creature" can only be done to one's own. With it
                a phrase without a zone speaks of these alone.
        """
        yield from ()
        found = self.find(scene)
        if among is None:
            return found
        able = tuple(among)
        return tuple(id for id in found if id in able)


class Recipient(Moved):
    """The family of what something is done to: objects or players."""

    __slots__ = ()
    NAMED: ClassVar[str] = "something or someone"

    def lasts(self) -> Duration | None:
        """How long it lasts what is said of it, if the phrase itself says so: "the next spell you cast this turn"."""
        return None

    def begun(self, scene: Scene) -> Recipient:
        """The phrase in an effect that begins now, if it means what will be, not what is there (611.2c)."""
        return self


class Objects(Recipient):
    """The family of phrases that denote objects; those with a choice or a target may include players."""

    __slots__ = ()
    NAMED: ClassVar[str] = "something"

    def enough(self, scene: Scene, number: int) -> bool:
        """Whether so many fulfil it, as in "if you control three or more artifacts"."""
        return number > 0


class Possessing(Objects):
    """The family of phrases behind which "'s" can stand: that creature's power."""

    __slots__ = ()
    NAMED: ClassVar[str] = "whose"


def meets(scene: Scene, phrase: Moved, id: Id) -> bool:
    """Whether a phrase inside a description fits that object or player, which it denotes from then on."""
    if not phrase.describes(scene, id):
        return False
    scene.remember(phrase.mark, (id,))
    return True


def referred(scene: Scene, reference: Word) -> tuple[Id, ...]:
    """What a reference is bound to: the ids that its antecedent denoted."""
    assert reference.refers, f"{reference} refers to nothing"
    return mentioned(scene, reference.refers)


def mentioned(scene: Scene, mark: int) -> tuple[Id, ...]:
    """What the phrase with that mark denoted when it came up; of targets that didn't come up yet, those chosen.

    The source can be referred to before it comes up, as targets are chosen (601.2c).
    """
    if mark in scene.memory:
        return scene.remembered(mark)
    return (scene.source,) if mark < OF_SOURCE else scene.targets(mark)


def done_to(scene: Scene, reference: Word) -> tuple[Id, ...]:
    """Of what a reference is bound to, that to which the act was really done: what is indestructible isn't destroyed."""
    done = scene.memory.get(beside(reference.refers, DONE_TO))
    return done if isinstance(done, tuple) else referred(scene, reference)


def came_up(scene: Scene, phrase: Word) -> bool:
    """Whether the phrase came up already, so that it denotes what it did then: a choice is made once."""
    return bool(phrase.mark) and phrase.mark in scene.memory


@word
class Self(Possessing):
    """The object whose text it is, called by its name or by what it is (201.5); `≋` is a name that is a plural."""

    SYNONYMS = True
    ENGLISH = (
        "(~|this creature|this land|this artifact|this enchantment|this permanent|this planeswalker|this battle|"
        "this spell|this card|this token|this Aura|this Equipment|this Vehicle|this Fortification|this Saga|this Siege|"
        "this Class|this Case|this Room|this Spacecraft|this Attraction|this Curse|this Shrine|this Contraption|"
        "this Planet|this door|this emblem)",
        "≋",
    )

    @property
    def many(self) -> bool:
        """If its name is a plural: "when Gert and Old Lace enter"."""
        return self.style[0] == 1

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The source."""
        ids = (scene.source,)
        scene.remember(self.mark, ids)
        return ids


@word
class It(Objects):
    """What was mentioned last, one thing: "it"."""

    many = False
    ENGLISH = "(it|him|her|he|she)"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What it refers to."""
        return referred(scene, self)


@word
class Itself(Objects):
    """The subject of its clause: "deals damage to itself"."""

    many = False
    SYNONYMS = True
    ENGLISH = ("itself", "himself", "herself")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What it refers to."""
        return referred(scene, self)


def _placed(noun: Filter) -> bool:
    """Whether a noun phrase names a zone."""
    return any(post.place() is not None for post in getattr(noun, "posts", ()))


@word
class That(Possessing):
    """What was mentioned, by its noun: "that creature"."""

    noun: Filter
    many = False
    SYNONYMS = True
    ENGLISH = ("that {noun}", "the {noun}")

    def ok(self) -> bool:
        """A participle behind "the" is `The` (Fling's "the sacrificed creature"); where it is, `FromZone` says.

        What is foremost among all there are is `TheForemost` (Porphyry Nodes).
        """
        if self.style[0] == 1 and any(post.of_all() for post in getattr(self.noun, "posts", ())):
            return False
        return (self.style[0] == 0 or not getattr(self.noun, "adjectives", ())) and not _placed(self.noun)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What it refers to."""
        return referred(scene, self)


@word
class Those(Objects):
    """Several that were mentioned: "those creatures"."""

    noun: Filter
    many = True
    SYNONYMS = True
    ENGLISH = ("those {noun}", "the {noun}", "both {noun}")

    def ok(self) -> bool:
        """A participle behind "the" is `The` (Fling's "the sacrificed creature"); where it is, `FromZone` says."""
        if any(post.names_all() for post in getattr(self.noun, "posts", ())):
            return False
        return (self.style[0] != 1 or not getattr(self.noun, "adjectives", ())) and not _placed(self.noun)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What they refer to."""
        return referred(scene, self)


@word
class The(Possessing):
    """What was done something with: "the sacrificed creature", "the exiled cards"."""

    how: Done
    noun: Filter
    many: bool = False
    ENGLISH = ("the {how} {noun@one}", "the {how} {noun@many} {many=True}")

    def ok(self) -> bool:
        """Where it is, `FromZone` says."""
        return not _placed(self.noun)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """What it refers to, in the same text; what a linked ability exiled (607.2a), if that did it."""
        if self.how is Done.EXILED and self.refers not in scene.memory:
            linked = tuple(id for id in scene.objects("exile") if scene.exiled_with(id) == scene.source)
            if linked:
                scene.remember(self.refers, linked)  # "it" of the sentences behind means the same
            scene.remember(self.mark, linked)
            return linked
        ids = referred(scene, self)
        scene.remember(self.mark, ids)
        return ids


@word
class YourCommander(Possessing):
    """Your commander (903.3): a card that is one stays so wherever it is."""

    many = False
    ENGLISH = "your commander"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """On the battlefield."""
        return self.find_in(scene, "battlefield")

    def find_in(self, scene: Scene, zone: str) -> tuple[Id, ...]:
        """In a zone that is named: "your commander … from the command zone"."""
        ids = tuple(id for id in scene.objects(zone) if self.describes(scene, id))
        scene.remember(self.mark, ids)
        return ids

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is one that you own."""
        return id >= FIRST_OBJECT and scene.status(id, "commander") and scene.owner(id) == scene.you


class AttachedBy(Enum):
    """By what something is attached (303.4, 301.5, 301.6)."""

    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"
    FORTIFIED = "fortified"


@word
class Attached(Possessing):
    """What the source is attached to: "enchanted creature", "equipped creature"."""

    how: AttachedBy
    noun: Filter
    LOOKS = frozenset({"attached"})
    many = False
    ENGLISH = "{how} {noun@one}"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That object, if it is attached to one."""
        bearer = scene.attached_to(scene.source)
        ids = (bearer,) if bearer >= FIRST_OBJECT else ()
        scene.remember(self.mark, ids)
        return ids


def introduce(scene: Scene, subject: object) -> None:
    """Let the condition of a clause know what the clause speaks of, if that is one thing: "~ ... as long as it's ..."."""
    if isinstance(subject, Self | Attached) and subject.mark:
        subject.find(scene)
