"""Delayed triggered abilities for the end step of the extra turn that a text has just created (500.7, 603.7)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from spellwright.actions.clauses.delayed import Delayed, DelayedTime, NextStep
from spellwright.actions.step_names import StepName
from spellwright.actions.turn_acts import TakeExtraTurn
from spellwright.actions.walking import within
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, floating
from spellwright.state.choices import Memory
from spellwright.state.events.effects import Begin, End
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.turns import BeginStep, BeginTurn
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.amounts import Number
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word

if TYPE_CHECKING:
    from spellwright.actions.clauses.sentences import Sentence


@word
class ThatTurnsEnd(DelayedTime):
    """At the beginning of the end step of the extra turn spoken of just before."""

    ENGLISH = "at the beginning of that turn 's end step"

    def kinds(self) -> tuple[type[Event], ...]:
        """The beginning of a step."""
        return (BeginStep,)

    def comes(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """In that turn; until it has begun, nothing triggers."""
        return None

    def waiting(self, scene: GameScene, sentence: Sentence) -> Hooks:
        """It waits for the turn that was created last: it comes when only those created before are left (500.7)."""
        return InThatTurn(sentence, len(scene.game.extra_turns) - 1)


@word
class InThatTurn(Hooks):
    """The effect that waits for that turn: so many extra turns come after it."""

    sentence: Sentence
    behind: int
    RULE = "603.7"

    def as_turn_begins(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """In that turn the delayed ability waits for its end step; if it is skipped, it never will (614.10)."""
        if len(game.extra_turns) > self.behind:
            return
        waits = floating(game, me)
        note_down(game, End((me,)))
        begun = next((e.event for e in game.this_turn() if isinstance(e.event, BeginTurn)), None)
        if len(game.extra_turns) == self.behind and begun is not None and begun.extra:
            effect = Floating(
                NOBODY, Delayed(self.sentence, NextStep(StepName.END)), waits.source, waits.controller, 0,
                Until("end of turn", turn=game.turn), once=True, memory=waits.memory, x=waits.x,
            )  # fmt: skip
            yield from happen(game, Begin(effect), rule=self.RULE)


def says_which_turn(sentences: Sequence[Sentence]) -> bool:
    """Whether "that turn" is one extra turn, created by the sentence just before."""
    for before, sentence in pairwise((None, *sentences)):
        if sentence is None or not any(isinstance(each, ThatTurnsEnd) for each in within(sentence)):
            continue
        created = [each for each in within(before) if isinstance(each, TakeExtraTurn)] if before is not None else []
        if len(created) != 1 or created[0].number != Number(1):
            return False
    return True
