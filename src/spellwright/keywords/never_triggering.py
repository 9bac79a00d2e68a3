"""What keeps abilities of a keyword from triggering: "ward abilities of those creatures don't trigger" (603.2)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.walking import once
from spellwright.keywords.names import Name, is_of_keyword
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


@word
class KeywordsDontTrigger(Full):
    """Abilities of a keyword that certain things have don't trigger."""

    name: Name
    of: Objects
    ENGLISH = "{name} abilities of {of} don't trigger"

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds, of what it names itself: what holds isn't carried out, so that nothing is remembered."""
        return None if self.of.refers else once("static", self, lambda: (NeverTriggering(self.name, self.of),))

    def after(self, subject: Recipient) -> Clause:
        """Said of that subject, if it refers to it."""
        if self.of.refers == subject.mark != 0 and isinstance(subject, Objects):
            return once("after", self, lambda: replace(self, of=subject))
        return self


@word
class NeverTriggering(Hooks):
    """That effect at work."""

    name: Name
    of: Objects
    RULE = "603.2"

    def keeps_from_triggering(self, game: Game, me: Id, other: Id, ability: Hooks, event: Event) -> bool:
        """If it is an ability that such a keyword of such a thing is, or means."""
        if other < FIRST_OBJECT or not self.of.describes(scene_of(game, me), other):
            return False
        return is_of_keyword(game, other, ability, self.name)
