"""What effects say about the cost of a keyword that they give: equal to the mana cost of what they give it to (702.1b)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.keywords.names import Name
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.procedure import Procedure
from spellwright.words.word import word


@word
class EqualToManaCost(Full):
    """The flashback cost is equal to its mana cost: so it is without being said, wherever no other cost is."""

    name: Name
    SYNONYMS = True
    ENGLISH = (
        "the {name} cost is equal to its mana cost",
        "its {name} cost is equal to its mana cost",
        "the {name} cost is equal to that card's mana cost",
    )

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing besides what the keyword does."""
        yield from ()
        return False

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """No ability of its own."""
        return ()
