"""702.100 Evolve."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Evolve(KeywordAbility):
    """Evolve (702.100a)."""

    RULE = "702.100"
    SUMMARY = "It gets a +1/+1 counter when a larger creature of yours enters."
    ENGLISH = "evolve"

    def moves_to(self) -> tuple[str, ...]:
        """To the battlefield."""
        return ("battlefield",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Entering."""
        return (Move, CreateToken)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """Whenever a creature you control enters with greater power or toughness (702.100a)."""
        if not event.enters or not new or controller(game, new) != controller(game, me):
            return None
        return ((1, (new,)),) if is_larger(game, new, me) else None

    def still_true(self, game: Game, me: Id) -> bool:
        """If it is larger still, or was as it left (603.4)."""
        scene = resolving_scene(game, me)
        return any(is_larger(game, id, scene.source) for id in scene.remembered(1))

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """A +1/+1 counter on this creature: then it has evolved (702.100a-b)."""
        source, player = game[me].source, game[me].controller
        entries = yield from happen(game, PutCounters(source, "+1/+1", 1, player), rule="702.100a", source=me)
        if entries:
            yield from happen(game, Act(player, "evolve", source), rule="702.100b", source=me)


def is_larger(game: Game, creature: Id, than: Id) -> bool:
    """Whether a creature has greater power or toughness than another; never than a noncreature (702.100c)."""
    one, other = characteristics(game, creature), characteristics(game, than)
    if "creature" not in one.types or "creature" not in other.types:
        return False
    return (one.power or 0) > (other.power or 0) or (one.toughness or 0) > (other.toughness or 0)
