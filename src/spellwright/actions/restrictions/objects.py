"""What can't be done to things: be countered, regenerated, sacrificed, targeted, untapped, transformed, enchanted …"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.restrictions.restriction import Restriction
from spellwright.rules.asking import characteristics
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, Phase, PutCounters, Sacrifice, Tap, Transform, Untap
from spellwright.state.events.stack import Counter, CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.filters import Filter
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.quantified import Bare
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class BeCountered(Restriction):
    """Be countered (701.6), by certain spells or abilities."""

    by: Objects | None = None
    ENGLISH = "be countered [by {by}]"

    def on_stack(self) -> bool:
        """Said of a spell (113.6g)."""
        return True

    def forbids(self) -> tuple[type[Event], ...]:
        """Countering."""
        return (Counter,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If it is a subject, and countered by such."""
        if not holding.affects(game, me, event.object):
            return False
        return self.by is None or self.by.describes(holding.scene_about(game, me, event.object), event.by)


@word
class BeRegenerated(Restriction):
    """Be regenerated (701.19c)."""

    ENGLISH = "be regenerated"

    def replaces(self) -> tuple[type[Event], ...]:
        """Being destroyed: no shield may replace it."""
        return (Destroy,)

    def rank(self) -> int:
        """Before any choice: nothing is replaced, a shield is kept from applying."""
        return 0

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If it is a subject."""
        return event.regenerable and holding.affects(game, me, event.object)

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """The same, without regeneration."""
        yield from ()
        return (replace(event, regenerable=False),)


class Undone(Enum):
    """What can't be done to an object, each with the kind of event."""

    SACRIFICED = "be sacrificed"
    TRANSFORM = "transform"
    UNTAP = "untap"
    UNTAPPED = "become untapped"
    TAPPED = "become tapped"
    PHASE_OUT = "phase out"

    @property
    def event(self) -> type[Event]:
        """The kind of event."""
        return _EVENTS[self]


_EVENTS: dict[Undone, type[Event]] = {
    Undone.SACRIFICED: Sacrifice,
    Undone.TRANSFORM: Transform,
    Undone.UNTAP: Untap,
    Undone.UNTAPPED: Untap,
    Undone.TAPPED: Tap,
    Undone.PHASE_OUT: Phase,
}


@word
class BeDone(Restriction):
    """Be sacrificed, transform, untap, phase out."""

    what: Undone
    ENGLISH = "{what}"

    def forbids(self) -> tuple[type[Event], ...]:
        """That kind of event."""
        return (self.what.event,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If it happens to a subject."""
        return holding.affects(game, me, event.object) and not (isinstance(event, Phase) and not event.out)


@word
class HaveCounters(Restriction):
    """Have counters put on it, perhaps of a kind; nor enter with them (113.6i)."""

    kind: str = ""
    ENGLISH = "have [{kind:counter}] counters put on (it|them)"

    def forbids(self) -> tuple[type[Event], ...]:
        """Putting counters."""
        return (PutCounters,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If they would be put on a subject."""
        return (not self.kind or event.kind == self.kind) and holding.affects(game, me, event.object)

    def replaces(self) -> tuple[type[Event], ...]:
        """Entering with counters."""
        return (Move, CreateToken)

    def rank(self) -> int:
        """Behind all that could still add counters: what is impossible isn't chosen among (614.17, 616.1)."""
        return 5

    def replacing(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If a subject enters with such counters."""
        return event.enters and bool(self._barred(event)) and holding.affects_entering(game, me, event)

    def _barred(self, event: Any) -> list[tuple[str, int]]:
        return [(kind, n) for kind, n in event.counters if not self.kind or kind == self.kind]

    def replace(self, holding: Holding, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """It enters without them."""
        yield from ()
        barred = self._barred(event)
        return (replace(event, counters=tuple(c for c in event.counters if c not in barred)),)


@word
class EnterBattlefield(Restriction):
    """Enter the battlefield: "creature cards in graveyards and libraries can't enter the battlefield"."""

    ENGLISH = "enter (|the battlefield)"

    def forbids(self) -> tuple[type[Event], ...]:
        """Moving to the battlefield."""
        return (Move,)

    def impossible(self, holding: Holding, game: Game, me: Id, event: Any) -> bool:
        """If a subject would enter."""
        return bool(event.enters) and holding.affects(game, me, event.object)


@word
class BeTarget(Restriction):
    """Be the target of certain spells or abilities (115.4)."""

    of: Bare
    sources: Bare | None = None
    ENGLISH = (
        "be the target of {of}",
        "be the targets of {of}",
        "be the target of {of} or abilities from {sources}",
        "be the targets of {of} or abilities from {sources}",
    )
    SYNONYMS = True

    def ok(self) -> bool:
        """The same is said of the spells and of the sources: "blue spells or abilities from blue sources"."""
        if self.sources is None:
            return True
        of, sources = self.of.what, self.sources.what
        if not (isinstance(of, Things) and isinstance(sources, Things)):
            return False
        return (of.nouns, sources.nouns) == ((Noun.SPELL,), (Noun.SOURCE,)) and replace(
            of, nouns=sources.nouns
        ) == sources

    def forbids_target(self, holding: Holding, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """If it is a subject, and the spell or the ability's source is such."""
        if not holding.affects(game, me, target):
            return False
        if self.sources is not None:  # spell or source, it is described alike
            return self.sources.what.matches(holding.scene(game, me), source)
        return comes_from(holding, game, me, self.of.what, source, player)


def comes_from(holding: Holding, game: Game, me: Id, what: Filter, source: Id, player: Id) -> bool:
    """Whether a spell, or an ability of that source, controlled by a player, is what the phrase describes."""
    if not isinstance(what, Things):
        return what.matches(holding.scene(game, me), source)
    is_spell = game[source].zone != "battlefield"
    if what.nouns and (Noun.SPELL if is_spell else Noun.ABILITY) not in what.nouns:
        return False
    scene = holding.scene(game, me)
    controlled = [post for post in what.posts if isinstance(getattr(post, "who", None), Players)]
    if any(not post.who.describes(scene, player) for post in controlled):  # type: ignore[attr-defined]
        return False
    posts = tuple(post for post in what.posts if post not in controlled)
    return replace(what, nouns=(Noun.SOURCE,), posts=posts).matches(scene, source)


@word
class AttachesOnly(Lasting):
    """Can be attached only to certain permanents (301.5, 303.4c)."""

    to: Objects
    FOR_OBJECTS = True
    ENGLISH = "can be attached only to {to}"

    def forbids_attaching(self, holding: Holding, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """If the attachment is a subject, and the host none of them."""
        if not holding.affects(game, me, attachment):
            return False
        return not self.to.describes(holding.scene_about(game, me, attachment), host)


class Attachment(Enum):
    """What can't be attached."""

    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"

    @property
    def subtype(self) -> str:
        """The subtype of what does that."""
        return "Aura" if self is Attachment.ENCHANTED else "Equipment"


@word
class BeAttached(Restriction):
    """Be enchanted, or equipped (303.4, 301.5)."""

    how: tuple[Attachment, ...]
    other: bool = False
    ENGLISH = ("be {how:or} by other Auras {other=True}", "be {how:or}")

    def forbids_attaching(self, holding: Holding, game: Game, me: Id, attachment: Id, host: Id) -> bool:
        """If the host is a subject, and the attachment such a one."""
        if host < FIRST_OBJECT or (self.other and attachment == holding.scene(game, me).source):
            return False
        subtypes = characteristics(game, attachment).subtypes
        return any(how.subtype in subtypes for how in self.how) and holding.affects(game, me, host)
