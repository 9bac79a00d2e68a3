"""Events as texts speak of them: one family for triggers, "if … this turn" and counts (603.2, 608.2i).

An event is something that happens to a thing (`ThingEvent` with its `Happening`s: "a creature dies") or that a player
does (`PlayerEvent` with its `PlayerHappening`s: "you cast a spell"); the subject is said once. Happenings say their
verb in every tense: `<dies|die|died>`. What an event mentions is told by mark: its phrases under theirs, an amount
("that much") under the mark of the happening that has it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import BATTLEFIELD
from spellwright.words.joined_groups import AndAtLeast
from spellwright.words.nouns import PERMANENTS, Things
from spellwright.words.players import Players
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import Attached, It, Recipient, Self, That
from spellwright.words.several_players import OneOrMorePlayers
from spellwright.words.word import Word, word


def at_the_same_time(game: Game, event: Event) -> tuple[Event, ...]:
    """What has happened at the same time as this event, itself included."""
    entry = game.history
    while entry is not None and entry.event is not event:
        entry = entry.before
    batch = entry.batch if entry is not None else game.batch
    found: list[Event] = []
    entry = game.history
    while entry is not None and entry.batch >= batch:
        if entry.batch == batch:
            found.append(entry.event)
        entry = entry.before
    return tuple(found)


class EventWord(Word):
    """The family of events: something happens to, or is done by, somebody."""

    __slots__ = ()
    NAMED: ClassVar[str] = "an event"
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount, told under its own mark, that "that much" can mean."""

    def kinds(self) -> tuple[type[Event], ...]:
        """The kinds of events that it can be."""
        raise NotImplementedError

    def moves_to(self) -> tuple[str, ...]:
        """As `Hooks.moves_to`."""
        return ()

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """What the words denote in that event, by mark, if it's such an event; None if it isn't."""
        raise NotImplementedError

    def matches(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """The same for each occurrence, where one event holds several (603.2c)."""
        memory = self.match(scene, event, new)
        return () if memory is None else (memory,)

    def looks_back(self, event: Any) -> bool:
        """Whether a trigger on it looks back in time at this event (603.10)."""
        return False

    def once_per_batch(self) -> bool:
        """Whether several at the same time are one such event ("one or more")."""
        return False

    def batch(self, event: Any) -> Any:
        """What simultaneous events must have in common to be one such event; None if each is one (603.2c)."""
        return "all" if self.once_per_batch() else None

    def size(self, event: Any) -> int:
        """How much such an event counts where amounts are added up: life gained; else 1."""
        return 1

    def enough(self, scene: GameScene) -> int:
        """How many or how much there must have been: "two or more creatures died"."""
        return 1

    def shared(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Whose events are added up: a player's; 0 for all together."""
        return 0

    def zones(self) -> frozenset[str]:
        """The zones in which an ability that triggers on it can trigger (113.6)."""
        return BATTLEFIELD

    def moves_source(self) -> bool:
        """Whether it says that its own object, or what that is attached to, is put into another zone (113.6m)."""
        return False


class Happening(Word):
    """The family of what happens to a thing: "dies", "attacks", "deals combat damage to a player"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what happens"
    EVENTS: ClassVar[tuple[type[Event], ...]] = ()
    TO: ClassVar[str] = ""
    """The zone, of those in `KINDS_OF_MOVES`, to which it is moved if it is moved; none if that may be another."""
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount, told under its own mark, that "that much" can mean."""
    TO_PLAYERS: ClassVar[bool] = False
    """Whether it can happen to a player, too: being dealt damage."""

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The object or player that it happens to in this event; 0 if it isn't such an event."""
        raise NotImplementedError

    def things(self, scene: GameScene, event: Any, new: Id) -> tuple[Id, ...]:
        """The same, where one event may happen to several: to each component of a merged permanent (729.3)."""
        thing = self.thing(scene, event, new)
        return (thing,) if thing else ()

    def would(self, scene: GameScene, event: Any) -> Id:
        """The thing to which it would happen by this event, which hasn't happened yet; 0 if it isn't such an event."""
        return self.thing(scene, event, NOBODY)

    def would_be(self) -> tuple[type[Event], ...]:
        """The kinds of events that it would be, where these are others than it has been: an action about to be done."""
        return self.EVENTS

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """What else of the words denotes something in this event."""
        return ()

    def occurrences(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """What each occurrence mentions, where one event holds several: a creature blocked by two (509.3d)."""
        return (self.mentions(scene, event, new),)

    def looks_back(self, event: Any) -> bool:
        """Whether a trigger on it looks back in time at this event: it makes the thing leave (603.10a)."""
        return False

    def together(self, event: Any) -> Any:
        """What events at the same time have in common that are one such happening; None if each is its own."""
        return None

    def apart(self, event: Any) -> Any:
        """What tells events at the same time apart even if "one or more" things are spoken of: whom they attack."""
        return "all"

    def size(self, event: Any) -> int:
        """How much such an event counts where amounts are added up: damage dealt; else 1."""
        return 1

    def enough(self, scene: GameScene) -> int:
        """How much there must have been: "was dealt 3 or more damage"."""
        return 1

    def completed(self, following: Happening) -> Happening:
        """The same with what is said behind what follows, of both: "blocks or becomes blocked by a creature"."""
        return self

    def to_a_permanent(self) -> Happening:
        """The same, said of a permanent, as a phrase that names no zone speaks of one (109.2)."""
        return self

    def own_zones(self) -> frozenset[str]:
        """Where an ability that triggers as it happens to its own object can trigger (113.6k)."""
        return BATTLEFIELD

    def moves(self) -> bool:
        """Whether the thing is put into another zone than the battlefield by it (113.6m)."""
        return False


def told(*pairs: tuple[Word, tuple[Id, ...] | int]) -> Memory:
    """What words denote, for those of them that something refers to."""
    return tuple((word.mark, what) for word, what in pairs if word.mark)


@word
class ThingEvent(EventWord):
    """Something happens to a thing: "a creature you control dies", "~ enters or attacks"."""

    subject: Recipient
    does: tuple[Happening, ...]
    ENGLISH = "{subject} {does:or}"

    def ok(self) -> bool:
        """Little happens to players (Fungusaur is dealt damage, Curse of Bloodletting's player, too)."""
        return not isinstance(self.subject, Players) or all(h.TO_PLAYERS for h in self.does)

    @property
    def many(self) -> bool | None:
        """As its subject."""
        number: bool | None = getattr(self.subject, "many", None)
        return number

    def kinds(self) -> tuple[type[Event], ...]:
        """Those of all that happens."""
        return tuple(dict.fromkeys(kind for h in self.does for kind in h.EVENTS))

    def moves_to(self) -> tuple[str, ...]:
        """Those of all that happens."""
        zones = dict.fromkeys(h.TO for h in self.does if Move in h.EVENTS)
        return tuple(zones) if all(zones) else ()

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """The subject, and what the happening mentions; of several occurrences the first."""
        found = self.matches(scene, event, new)
        return found[0] if found else None

    def matches(self, scene: GameScene, event: Any, new: Id) -> tuple[Memory, ...]:
        """The subject, and what the happening mentions, for each occurrence."""
        for happening in self._happenings():
            if isinstance(event, happening.EVENTS):
                if once("of the subject", self, self._speaks_of_the_subject):
                    self._bring_up(scene, event)
                things = happening.things(scene, event, new)
                found = [told((self.subject, (id,))) for id in things if self._speaks_of(scene, id, event, new)]
                if found:
                    more = happening.occurrences(scene, event, new)
                    return tuple((*mine, *others) for mine in found for others in more)
        return ()

    def _speaks_of_the_subject(self) -> bool:
        """Whether what happens is said with something that the subject has brought up: "deals damage to that creature"."""
        marks = {each.mark for each in within(self.subject) if each.mark}
        return any(each.refers in marks for happening in self.does for each in within(happening))

    def _bring_up(self, scene: GameScene, event: Any) -> None:
        """Let the subject be known before what happens is looked at."""
        ids = (getattr(event, "source", NOBODY), event.subject)
        next((id for id in ids if id and self.subject.describes(scene, id)), NOBODY)

    def _speaks_of(self, scene: GameScene, thing: Id, event: Any, new: Id) -> bool:
        """Whether it happens to such a one; what was mentioned may have become another object by it (400.7)."""
        if isinstance(self.subject, AndAtLeast):  # told of the source, once (508.3a)
            return self.subject.first.describes(scene, thing) and self._with_others(scene, self.subject, event)
        if self.subject.describes(scene, thing):
            return True
        return thing == new and isinstance(self.subject, It | That) and self.subject.describes(scene, event.subject)

    def _with_others(self, scene: GameScene, together: AndAtLeast, event: Any) -> bool:
        """Whether the same happens to enough others at the same time."""
        happening = next(h for h in self._happenings() if isinstance(event, h.EVENTS))
        events = at_the_same_time(scene.game, event)
        things = [happening.thing(scene, each, NOBODY) for each in events if isinstance(each, happening.EVENTS)]
        return together.are_all(scene, tuple(id for id in things if id))

    def _happenings(self) -> tuple[Happening, ...]:
        return once("happenings", self, self._completed)

    def _completed(self) -> tuple[Happening, ...]:
        """All that happens, each with what is said only once behind the last."""
        following = (*self.does[1:], None)
        every = (h if then is None else h.completed(then) for h, then in zip(self.does, following, strict=True))
        return tuple(h.to_a_permanent() if _a_permanent(self.subject) else h for h in every)

    def looks_back(self, event: Any) -> bool:
        """If what happens makes it leave."""
        for happening in self._happenings():
            if isinstance(event, happening.EVENTS) and happening.looks_back(event):
                return True
        return False

    def batch(self, event: Any) -> Any:
        """All, if it says "one or more"; else as the happening does."""
        for happening in self.does:
            if isinstance(event, happening.EVENTS):
                one_or_more = isinstance(self.subject, OneOrMore)
                return happening.apart(event) if one_or_more else happening.together(event)
        return None

    def size(self, event: Any) -> int:
        """As the happening says."""
        return next((h.size(event) for h in self.does if isinstance(event, h.EVENTS)), 1)

    def enough(self, scene: GameScene) -> int:
        """As many as the subject says, or as much as the happening does."""
        if isinstance(self.subject, OneOrMore):
            return self.subject.n.value(scene)
        return max(h.enough(scene) for h in self.does)

    def shared(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Each thing for itself, where amounts are added up; several things together."""
        if isinstance(self.subject, OneOrMore):
            return 0
        return next((h.thing(scene, event, new) for h in self.does if isinstance(event, h.EVENTS)), 0)

    def zones(self) -> frozenset[str]:
        """If it is its own object, where that is as it happens."""
        if self.subject.FUNCTIONS_IN:
            return self.subject.FUNCTIONS_IN
        if not isinstance(self.subject, Self):
            return BATTLEFIELD
        return frozenset().union(*(h.own_zones() for h in self._happenings()))

    def moves_source(self) -> bool:
        """If the source, or what it is attached to, leaves (113.6m)."""
        return isinstance(self.subject, Self | Attached) and any(h.moves() for h in self.does)


def _a_permanent(subject: Recipient) -> bool:
    """Whether it is called so that it must be a permanent: by a type, as no card, and in no zone that is named (109.2).

    The source is "this creature", say.
    """
    if isinstance(subject, Self):
        return True
    noun = getattr(subject, "what", getattr(subject, "noun", None))
    return isinstance(noun, Things) and noun.place() is None and noun.zones() == PERMANENTS


class PlayerHappening(Word):
    """The family of what a player does, as triggers and conditions speak of it: "cast a spell", "gain life"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what a player does"
    EVENTS: ClassVar[tuple[type[Event], ...]] = ()
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount, told under its own mark, that "that much" can mean."""
    HEADS: ClassVar[tuple[str, ...]] = ()
    """The nouns of what it brings up besides its phrases, told under its own mark: "spell"."""

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The player who does it in this event; nobody if it isn't such an event."""
        raise NotImplementedError

    def would_be(self) -> tuple[type[Event], ...]:
        """The kinds of events that it would be, where these are others than it has been: to draw cards (121.2a)."""
        return self.EVENTS

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """What of the words denotes something in this event."""
        return ()

    def looks_back(self, event: Any) -> bool:
        """Whether a trigger on it looks back in time at this event (603.10)."""
        return False

    def together(self, event: Any) -> Any:
        """What events at the same time have in common that are one such deed; None if each is its own."""
        return None

    def size(self, event: Any) -> int:
        """How much such an event counts where amounts are added up: life gained; else 1."""
        return 1

    def enough(self, scene: GameScene) -> int:
        """How many or how much there must have been: "cast two or more spells"."""
        return 1

    def own_zones(self) -> frozenset[str]:
        """Where an ability that triggers on it can trigger."""
        return BATTLEFIELD


@word
class PlayerEvent(EventWord):
    """A player does something: "you cast a spell", "an opponent draws a card"."""

    who: Players
    does: tuple[PlayerHappening, ...]
    ENGLISH = "{who} {does:or}"

    @property
    def many(self) -> bool | None:
        """As the player."""
        number: bool | None = getattr(self.who, "many", None)
        return number

    def kinds(self) -> tuple[type[Event], ...]:
        """Those of all that is done."""
        return tuple(dict.fromkeys(kind for h in self.does for kind in h.EVENTS))

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """The player, and what the deed mentions."""
        for happening in self.does:
            if isinstance(event, happening.EVENTS):
                scene.remember(self.who.mark, (getattr(event, "player", NOBODY),))  # "casts a spell from their hand"
                player = happening.player(scene, event, new)
                if player and self.who.describes(scene, player):
                    scene.remember(self.who.mark, (player,))
                    return (*told((self.who, (player,))), *happening.mentions(scene, event, new))
        return None

    def looks_back(self, event: Any) -> bool:
        """As the deed does."""
        return any(h.looks_back(event) for h in self.does if isinstance(event, h.EVENTS))

    def batch(self, event: Any) -> Any:
        """As the deed says; all, if it is done by "one or more players"."""
        if isinstance(self.who, OneOrMorePlayers):
            return "all"
        return next((h.together(event) for h in self.does if isinstance(event, h.EVENTS)), None)

    def size(self, event: Any) -> int:
        """As the deed says."""
        return next((h.size(event) for h in self.does if isinstance(event, h.EVENTS)), 1)

    def enough(self, scene: GameScene) -> int:
        """As the deeds say."""
        return max(h.enough(scene) for h in self.does)

    def shared(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Each player's for themselves."""
        return next((h.player(scene, event, new) for h in self.does if isinstance(event, h.EVENTS)), 0)

    def zones(self) -> frozenset[str]:
        """Where one of the deeds lets it."""
        return frozenset().union(*(h.own_zones() for h in self.does))


def follows(scene: GameScene, what: Recipient, id: Id) -> bool:
    """Whether the phrase describes an object, or, speaking of its own, what that has become (400.7)."""
    if isinstance(what, Self) and id >= 10:
        return scene.source in (id, scene.game[id].became)
    return what.describes(scene, id)
