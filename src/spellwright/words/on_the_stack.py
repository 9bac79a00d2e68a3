"""What can be countered at all: spells and abilities on the stack (112.1, 113.3)."""

from __future__ import annotations

from spellwright.words.filters import Filter
from spellwright.words.nouns import Noun
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class SpellOrEitherAbility(Filter):
    """A spell, activated ability, or triggered ability: all that is on the stack."""

    LOCAL = False
    ENGLISH = "<spell, activated ability, or triggered ability|spells, activated abilities, or triggered abilities>"

    def matches(self, scene: Scene, id: Id) -> bool:
        """Whether it is one."""
        return id >= FIRST_OBJECT and (Noun.SPELL.fits(scene, id) or Noun.ABILITY.fits(scene, id))

    def covers(self, scene: Scene, id: Id) -> bool:
        """Whether it is on the stack."""
        return id >= FIRST_OBJECT and scene.zone(id) == "stack"

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All of them."""
        return tuple(scene.objects("stack"))
