"""702.2 Deathtouch."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics, is_type, noted
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Destroy, Forget, Mark
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.word import word

TOUCHED = "touched by death"
"""The note on a creature that a source with deathtouch has dealt damage since the last check."""


@word
class Deathtouch(KeywordAbility):
    """Deathtouch (702.2a)."""

    RULE = "702.2"
    SUMMARY = "Any damage that it deals to a creature destroys that creature."
    REDUNDANT = True
    ENGLISH = "deathtouch"

    def lethal(self, game: Game, me: Id, victim: Id, amount: int) -> int:
        """1 is enough to assign to a creature (702.2c)."""
        return min(amount, 1) if is_type(game, victim, "creature") else amount

    def results(self, game: Game, me: Id, damage: Damage) -> tuple[Event, ...]:
        """That a creature was dealt damage by it is noted until state-based actions are checked (702.2b)."""
        if damage.victim < FIRST_OBJECT or not is_type(game, damage.victim, "creature"):
            return ()
        return (Mark(damage.victim, TOUCHED, 1, by_rule="702.2b"),)


def destroy_the_touched(game: Game) -> list[Event]:
    """The state-based action: creatures with toughness above 0 that were dealt such damage are destroyed (704.5h)."""
    touched = [id for id in noted(game) if game[id].note(TOUCHED) and not game[id].phased_out]
    due: list[Event] = []
    for id in touched:
        note_down(game, Forget(id, TOUCHED))
        values = characteristics(game, id)
        if "creature" in values.types and (values.toughness or 0) > 0:
            due.append(Destroy(id, by_rule="704.5h"))
    return due
