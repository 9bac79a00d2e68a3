"""What a permanent that is tapped for mana produces instead: mana of another type, or more of it (106.12b)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.add_mana import Symbols
from spellwright.actions.clauses.timed_effect import TimedEffect
from spellwright.actions.happening import PlayerEvent, ThingEvent
from spellwright.actions.happenings.becoming import IsTappedForMana
from spellwright.actions.happenings.life_and_cards import TapsForMana
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.event import Event
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.durations import Duration
from spellwright.words.mana import C, Pool, multiplied
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantities import Factor
from spellwright.words.word import Word, word


class ManaInstead(Word):
    """The family of what is produced instead; what is so of the mana otherwise, as on what it may be spent, stays so."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what mana is produced instead"

    def made(self, mana: Pool) -> Pool:
        """The mana in place of this."""
        raise NotImplementedError


class RatherThan(Enum):
    """In place of what: other types alone, or one mana in place of however much."""

    TYPE = "instead of any other type"
    TYPE_AND_AMOUNT = "instead of any other type and amount"

    def made(self, mana: Pool, kinds: tuple[int, ...]) -> Pool:
        """That mana, or as much as there would be."""
        if self is RatherThan.TYPE:
            return tuple(replace(unit, kind=kinds[0]) for unit in mana)
        return tuple(replace(mana[0], kind=kind, number=1) for kind in kinds)


@word
class OtherMana(ManaInstead):
    """Mana of another type."""

    what: Symbols
    how: RatherThan
    ENGLISH = "{what} {how}"

    def ok(self) -> bool:
        """As much as before is said with one symbol."""
        return self.how is RatherThan.TYPE_AND_AMOUNT or len(self.what.units()) == 1

    def made(self, mana: Pool) -> Pool:
        """That mana."""
        return self.how.made(mana, tuple(unit.kinds for unit in self.what.units()))


@word
class ColorlessInstead(ManaInstead):
    """Colorless mana."""

    how: RatherThan
    ENGLISH = "colorless mana {how}"

    def made(self, mana: Pool) -> Pool:
        """Of no colour."""
        return self.how.made(mana, (C,))


@word
class AsMuchInstead(ManaInstead):
    """As much of each type of it, so many times."""

    factor: Factor
    ENGLISH = "{factor} as much of that mana instead"

    def made(self, mana: Pool) -> Pool:
        """What there would be, so often."""
        return multiplied(mana, self.factor.number)


@word
class ProducesInstead(TimedEffect):
    """If a land is tapped for mana, it produces {B} instead of any other type and amount."""

    event: ThingEvent | PlayerEvent
    what: ManaInstead
    duration: Duration | None = None
    ENGLISH = "if {event} , it produces {what}"

    def ok(self) -> bool:
        """The event is that mana is made."""
        return all(isinstance(each, IsTappedForMana | TapsForMana) for each in self.event.does)

    def effect(self) -> ManaReplaced:
        """The effect that it means."""
        return once("produces", self, lambda: ManaReplaced(self.event, self.what))


@word
class ManaReplaced(Hooks):
    """That effect: other mana is added."""

    event: ThingEvent | PlayerEvent
    what: ManaInstead
    RULE = "106.12b"

    def replaces(self) -> tuple[type[Event], ...]:
        """Adding mana."""
        return (AddMana,)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """If that is what happens."""
        return bool(event.mana) and bool(self.event.matches(scene_of(game, me), event, NOBODY))

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """The mana that there is instead."""
        yield from ()
        return (replace(event, mana=self.what.made(event.mana)),)
