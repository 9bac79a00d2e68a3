"""702.61 Split second."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.activation_permissions import as_hooks, is_mana_ability
from spellwright.rules.hooks import Casting
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class SplitSecond(KeywordAbility):
    """Split second (702.61a)."""

    RULE = "702.61"
    SUMMARY = "While it is on the stack, nobody can cast spells or activate abilities that aren't mana abilities."
    REDUNDANT = True
    ENGLISH = "split second"

    def zones(self) -> frozenset[str]:
        """On the stack (702.61a)."""
        return STACK

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Other spells, and abilities that aren't mana abilities; not special actions (702.61a-b)."""
        if game[me].zone != "stack" or me in (casting.object, casting.stack_object):
            return False
        return casting.ability is None or not is_mana_ability(game, casting.object, as_hooks(casting.ability))
