"""What triggers as cards return that were exiled until something happens: "when an exiled card enters this way" (610.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from spellwright.actions.clauses.delayed import DelayedBase
from spellwright.actions.happening import ThingEvent, told
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.choices import Memory
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.actions.clauses.sentences import Sentence


@word
class ReturnDelayed(DelayedBase):
    """A delayed triggered ability that waits for each of the exiled cards to return (603.7)."""

    sentence: Sentence
    event: ThingEvent
    RULE = "603.7"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Moves."""
        return (Move,)

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """When the effect returns a card that the source exiled, as the text says how it enters."""
        scene = scene_of(game, me)
        if event.cause != "return" or game[event.object].note("exiled with") != scene.source:
            return None
        entered = next((id for each in self.event.does if (id := each.thing(scene, event, new))), NOBODY)
        return told((self.event.subject, (entered,))) if entered else None


def await_return(scene: GameScene, sentence: Sentence, event: ThingEvent) -> Procedure[None]:
    """Create the delayed triggered ability; it triggers for each card."""
    ability = ReturnDelayed(replace(sentence, lead=None), event)
    effect = Floating(NOBODY, ability, scene.source, scene.you, 0, Until("game"), memory=scene.frozen(), x=scene.x)
    yield from happen(scene.game, Begin(effect), rule="603.7", source=scene.stack_object)
