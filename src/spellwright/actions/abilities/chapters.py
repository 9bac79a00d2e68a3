"""Chapter abilities of Sagas (714.2)."""

from __future__ import annotations

from dataclasses import field, replace
from typing import Any

from spellwright.actions.abilities.content import Content
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.text import divided_in
from spellwright.rules.hooks import Hooks, Modal
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word

NUMBERS = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}
LORE = "lore"


@word
class ChapterNumber(Word):
    """One chapter number, as a Roman numeral (714.2a)."""

    numeral: str
    ENGLISH = "{numeral:roman}"


@word
class Chapter(Paragraph, Hooks):
    """A chapter ability: it triggers as the Saga gets that many lore counters (714.2b)."""

    numbers: tuple[ChapterNumber, ...]
    content: Content
    label: str | None = field(default=None, compare=False)
    RULE = "714.2"
    ENGLISH = "{numbers:comma} — [{label:label} —] {content}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """One for each of its numbers (714.2c)."""
        return tuple(replace(self, numbers=(number,)) for number in self.numbers)

    def chapters(self, game: Game, me: Id) -> tuple[int, ...]:
        """Its numbers."""
        return tuple(NUMBERS[n.numeral] for n in self.numbers)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Lore counters being put on it, also as it enters (122.6)."""
        return (PutCounters, Move)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """If there were fewer lore counters than its number and now there are at least as many (714.2b)."""
        put = _lore_put(event, me, new)
        if not put:
            return None
        now = game[me].counters_of(LORE)
        reached = any(now - put < number <= now for number in self.chapters(game, me))
        return () if reached else None

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out its content."""
        yield from self.content.perform(resolving_scene(game, me))

    def modal(self, game: Game, me: Id) -> Modal | None:
        """Its modes."""
        return self.content.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Its targets."""
        return self.content.aims(choices)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among its targets (601.2d)."""
        return divided_in(self.content, game, me, choices)


def _lore_put(event: Any, me: Id, new: Id) -> int:
    if isinstance(event, PutCounters):
        return event.number if event.object == me and event.kind == LORE else 0
    if isinstance(event, Move) and event.enters and new == me:
        return sum(n for kind, n in event.counters if kind == LORE)
    return 0
