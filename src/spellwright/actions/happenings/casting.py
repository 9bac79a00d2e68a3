"""Casting, copying, activating, playing lands, as triggers and conditions speak of it."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.happening import EventWord, Happening, PlayerHappening, told
from spellwright.actions.happenings.playing import speaks_of_cards
from spellwright.actions.past.cast_this_way import has_become
from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene, with_x
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Activated, Cast, CopyOnStack
from spellwright.state.events.turns import PlayLand
from spellwright.words.ability import BATTLEFIELD, STACK
from spellwright.words.adjectives import KICKED
from spellwright.words.costs import has_tap_symbol
from spellwright.words.filters import Filter
from spellwright.words.owners import Owner
from spellwright.words.posts import WithXInCost
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.references import It, Objects, Self, That, mentioned
from spellwright.words.word import Word, word


def with_its_x(scene: GameScene, what: Word, spell: Id, memory: Memory) -> Memory:
    """The X chosen for a spell as well, which every X means where its {X} is spoken of: "a spell with {X} in its mana cost"."""
    choices = scene.game[spell].choices
    spoken = once("speaks of X", what, lambda: any(isinstance(each, WithXInCost) for each in within(what)))
    return with_x(memory, choices.x) if spoken and choices is not None else memory  # 107.3e


@word
class CastsSpell(PlayerHappening):
    """Casts a spell (601.2i): "cast a creature spell", "cast this spell"."""

    what: Objects
    EVENTS = (Cast,)
    ENGLISH = "<casts|cast|cast> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who casts it; a card spoken of before is what it becomes by being cast (400.7h), a spell what it becomes (608.3a)."""
        meant = self.what.describes(scene, event.object) or (
            isinstance(self.what, It | That) and has_become(scene, mentioned(scene, self.what.refers), event.object)
        )
        if not meant and isinstance(
            self.what, Self
        ):  # "if you've cast ~ this turn", said of the permanent (Rock Jockey)
            meant = has_become(scene, (event.object,), scene.source)
        return int(event.player) if meant else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The spell, and its X, if that is spoken of."""
        return with_its_x(scene, self.what, event.object, told((self.what, (event.object,))))

    def enough(self, scene: GameScene) -> int:
        """As many as it says: "two or more spells"."""
        return self.what.n.value(scene) if isinstance(self.what, OneOrMore) else 1

    def own_zones(self) -> frozenset[str]:
        """On the stack, if it is its own spell (113.6k)."""
        return STACK if isinstance(self.what, Self) else BATTLEFIELD


@word
class NextCasts(PlayerHappening):
    """Casts the next such spell: "when you next cast a creature spell this turn" (603.7)."""

    what: Objects
    EVENTS = (Cast,)
    ENGLISH = "next <casts|cast|cast> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who casts it; that it is the next is seen to by the effect, which triggers once."""
        return int(event.player) if self.what.describes(scene, event.object) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The spell."""
        return told((self.what, (event.object,)))


@word
class CastsOrCopies(PlayerHappening):
    """Casts or copies a spell (Archmage Emeritus)."""

    what: Objects
    EVENTS = (Cast, CopyOnStack)
    ENGLISH = "<casts or copies|cast or copy|cast or copied> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who does."""
        id = event.object if isinstance(event, Cast) else new
        return int(event.player) if self.what.describes(scene, id) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The spell."""
        return told((self.what, (event.object if isinstance(event, Cast) else new,)))


@word
class CopiesSpell(PlayerHappening):
    """Copies a spell (707.10)."""

    what: Objects
    EVENTS = (CopyOnStack,)
    ENGLISH = "<copies|copy|copied> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who copies it."""
        return int(event.player) if self.what.describes(scene, new) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The copy."""
        return told((self.what, (new,)))


class Counting(Enum):
    """Whose spells or cards are counted: the player's own."""

    YOUR = "your"
    THEIR = "their"


@word
class CastsNth(PlayerHappening):
    """Casts their second spell in a turn (Kor Spiritdancer's kin)."""

    whose: Counting
    nth: int
    what: Filter
    during: Owner | None = None
    EVENTS = (Cast,)
    HEADS = ("spell",)
    SYNONYMS = True
    ENGLISH = (
        "<casts|cast|cast> {whose} {nth:ordinal} {what@one} each turn",
        "<casts|cast|cast> {whose} {nth:ordinal} {what@one} during {during} turn",
        "<casts|cast|cast> {whose} {nth:ordinal} {what@one} during each of {during} turns",
    )

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who casts it, if it is that one by number, and in such a turn."""
        if not self.what.matches(scene, event.object):
            return NOBODY
        if self.during is not None and not self.during.means(scene, scene.game.active):
            return NOBODY
        number = 0
        for entry in scene.game.this_turn():
            cast = entry.event
            if isinstance(cast, Cast) and cast.player == event.player and self.what.matches(scene, cast.object):
                number += 1
        return int(event.player) if number == self.nth else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The spell, and its X, if that is spoken of."""
        memory = told((self.what, (event.object,)), (self, (event.object,)))
        return with_its_x(scene, self.what, event.object, memory)


@word
class CastsNext(PlayerHappening):
    """Casts their next spell of a kind, with a delayed ability (603.7)."""

    whose: Counting
    what: Filter
    EVENTS = (Cast,)
    HEADS = ("spell",)
    ENGLISH = "<casts|cast|cast> {whose} next {what@one}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who casts it."""
        return int(event.player) if self.what.matches(scene, event.object) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The spell."""
        return told((self, (event.object,)))


@word
class PlaysLand(PlayerHappening):
    """Plays a land (305.1)."""

    what: Objects
    EVENTS = (PlayLand,)
    ENGLISH = "<plays|play|played> {what}"

    def ok(self) -> bool:
        """A card can be played as a spell as well (701.18b)."""
        return not speaks_of_cards(self.what)

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who plays it."""
        became = scene.game[event.object].became or event.object
        return int(event.player) if self.what.describes(scene, became) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The land."""
        return told((self.what, (scene.game[event.object].became or event.object,)))


class AbilityKind(Enum):
    """Which abilities can be activated."""

    ANY = "a ability"
    NOT_MANA = "a ability that isn't a mana ability"
    LOYALTY = "a loyalty ability"

    def fits(self, event: Activated) -> bool:
        """Whether that ability was of the kind."""
        if self is AbilityKind.LOYALTY:
            return event.loyalty
        return self is AbilityKind.ANY or not event.mana


@word
class ActivatesAbility(PlayerHappening):
    """Activates an ability (602.2b), of certain things."""

    kind: AbilityKind
    EVENTS = (Activated,)
    HEADS = ("ability",)
    ENGLISH = "<activates|activate|activated> {kind}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who activates it."""
        return int(event.player) if self.kind.fits(event) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The ability on the stack."""
        return told((self, (event.object,)))


@word
class ActivatesAbilityOf(PlayerHappening):
    """Activates an ability of certain things, perhaps one that isn't a mana ability."""

    of: Objects
    not_mana: bool = False
    loyalty: bool = False
    EVENTS = (Activated,)
    HEADS = ("ability",)
    ENGLISH = (
        "<activates|activate|activated> a loyalty ability of {of} {loyalty=True}",
        "<activates|activate|activated> a ability of {of} [{not_mana?that isn't a mana ability}]",
    )

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who activates it."""
        if (self.not_mana and event.mana) or (self.loyalty and not event.loyalty):
            return NOBODY
        return int(event.player) if self.of.describes(scene, event.source) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """Of what, and the ability on the stack."""
        return told((self.of, (event.source,)), (self, (event.object,)))


@word
class AbilityIsActivated(EventWord):
    """An ability of certain things is activated, by whomever (602.2b)."""

    of: Objects
    HEADS = ("ability",)
    ENGLISH = "a ability of {of} is activated"

    def kinds(self) -> tuple[type[Event], ...]:
        """Activating."""
        return (Activated,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """Of what, and the ability on the stack."""
        if not self.of.describes(scene, event.source):
            return None
        return told((self.of, (event.source,)), (self, (event.object,)))


@word
class KicksSpell(PlayerHappening):
    """Kicks a spell: casts it, its kicker paid (702.33d)."""

    what: A
    EVENTS = (Cast,)
    ENGLISH = "<kicks|kick|kicked> {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who casts it so."""
        kicked = scene.status(event.object, KICKED) and self.what.describes(scene, event.object)
        return int(event.player) if kicked else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The spell."""
        return told((self.what, (event.object,)))


@word
class ActivatesWithoutTap(PlayerHappening):
    """Activates an ability of something without {T} in its cost (107.5)."""

    of: A
    EVENTS = (Activated,)
    HEADS = ("ability",)
    ENGLISH = "<activates|activate|activated> {of} 's ability without {T} in its activation cost"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who activates it."""
        costs = event.ability.activation_costs(scene.game, event.source)
        return int(event.player) if self.of.describes(scene, event.source) and not has_tap_symbol(costs) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """Of what, and the ability on the stack."""
        return told((self.of, (event.source,)), (self, (event.object,)))


@word
class IsCast(Happening):
    """Is cast: "if no spells were cast last turn", "if ~ was cast"."""

    EVENTS = (Cast,)
    ENGLISH = "<is|are|was|were|been> cast"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The spell."""
        return int(event.object)

    def own_zones(self) -> frozenset[str]:
        """On the stack."""
        return STACK
