"""Mana abilities (605): they use no stack, and what they did can be done again as a casting is reversed (732.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from spellwright.state.choices import Choices, Memory
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import Pool
from spellwright.words.procedure import NOBODY, Id

NOTHING = Characteristics()


@dataclass(frozen=True, slots=True)
class ManaAbilityBegins(Event):
    """A mana ability is being activated, or a triggered one begins to resolve: an object in no zone (605.3b)."""

    RULE: ClassVar[str] = "605.3b"

    ability: Ability
    source: Id
    player: Id
    event: Any = None
    memory: Memory = ()

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        o = game.add(None, NOTHING, self.player, "", new)
        o.ability, o.source, o.event = self.ability, self.source, self.event
        o.choices = Choices(memory=self.memory)
        game.clock += 1
        o.timestamp = game.clock
        return o.id


@dataclass(frozen=True, slots=True)
class ManaAbilityEnds(Event):
    """A mana ability has resolved (605.3b, 605.4a); `spent` is the mana that was spent to activate it."""

    RULE: ClassVar[str] = "605.3b"

    object: Id
    player: Id
    spent: Pool = ()

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, game: Game, new: Id = NOBODY) -> Id:
        game.write(self.object, "ended").zone = "gone"
        return NOBODY
