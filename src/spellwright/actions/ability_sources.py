"""113.7. The source of an ability, as descriptions speak of it: "activated ability from an artifact source"."""

from __future__ import annotations

from typing import Any

from spellwright.words.conditions import Fact
from spellwright.words.filters import Post
from spellwright.words.nouns import Noun
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import A
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class FromSource(Post):
    """Of what kind of source it is an ability."""

    source: A
    LOCAL = False
    ENGLISH = "from {source}"

    def ok(self) -> bool:
        """It is called a source."""
        return getattr(self.source.what, "nouns", ()) == (Noun.SOURCE,)

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether its source is such a one, or was as it last existed (608.2h); "that artifact" is that one then."""
        source = scene.game[id].source if id >= FIRST_OBJECT else 0
        if not source or not self.source.what.matches(scene, source):
            return False
        scene.remember(self.source.mark, (source,))
        return True


@word
class IsManaAbility(Fact):
    """Whether it is a mana ability (605.1): "if it isn't a mana ability"."""

    what: Objects
    negative: bool = False
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "{what} is a mana ability",
        "{what} isn't a mana ability {negative=True}",
        "{what} 's not a mana ability {negative=True}",
    )

    def holds(self, scene: Any) -> bool:
        """Whether one of them is; one that was activated is on no stack and has no object (605.3b)."""
        return any(_is_mana_ability(scene.game, id) for id in self.what.find(scene)) != self.negative


def _is_mana_ability(game: Any, id: Id) -> bool:
    ability = game[id].ability if id >= FIRST_OBJECT else None
    return id < FIRST_OBJECT or (ability is not None and "produces" in ability.hooks())
