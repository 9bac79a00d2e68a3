"""What doesn't cause abilities to trigger: "creatures entering don't cause abilities to trigger" (603.2)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.happening import ThingEvent
from spellwright.actions.happenings.moving import Dies, Enters
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class DontCauseTriggers(Full):
    """Creatures entering, or dying too, don't cause abilities to trigger."""

    what: Objects
    dying: bool = False
    ENGLISH = "{what@many} entering (|the battlefield) {dying?or dying} don't cause abilities to trigger"

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return once("don't cause", self, lambda: (NoTriggers(self.what, self.dying),))


@word
class NoTriggers(Hooks):
    """That effect at work."""

    what: Objects
    dying: bool
    RULE = "603.2"

    def keeps_from_triggering(self, game: Game, me: Id, other: Id, ability: Hooks, event: Event) -> bool:
        """Whatever would trigger on that, also with others that enter at the same time (603.6a)."""
        cause = once("cause", self, self._cause)
        if not isinstance(event, cause.kinds()):
            return False
        new = next((e.new for e in game.this_turn() if e.event is event), NOBODY)
        return bool(cause.matches(scene_of(game, me), event, new))

    def _cause(self) -> ThingEvent:
        return ThingEvent(self.what, (Enters(), Dies()) if self.dying else (Enters(),))
