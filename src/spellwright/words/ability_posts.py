"""What kinds of abilities something has (113.3): "with an activated ability that isn't a mana ability"."""

from __future__ import annotations

from spellwright.words.ability import Ability
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word

BASIC_LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})


@word
class WithActivatedAbility(Post):
    """That it has an activated ability that isn't a mana ability (602.1, 605.1)."""

    READS = frozenset({"abilities"})
    SYNONYMS = True
    ENGLISH = (
        "with a activated ability that isn't a mana ability",
        "with activated abilities that aren't mana abilities",
    )

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one, also one that a keyword means or that comes with a basic land type."""
        asked = (meant.hooks() for ability in scene.traits(id).abilities for meant in ability.means())
        return any("activation_costs" in hooks and "produces" not in hooks for hooks in asked)


@word
class WithManaAbilities(Post):
    """That it has a mana ability, or none (605.1): "lands with mana abilities", "artifacts without mana abilities"."""

    negative: bool = False
    READS = frozenset({"abilities"})
    ENGLISH = ("with mana abilities", "without mana abilities {negative=True}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one, or hasn't; also of a triggered one (605.1b)."""
        traits = scene.traits(id)
        meant = (each for ability in traits.abilities for each in ability.means())
        has = any(_makes_mana(each) for each in meant) or not traits.subtypes.isdisjoint(BASIC_LAND_TYPES)  # 305.6
        return has != self.negative


def _makes_mana(ability: Ability) -> bool:
    """Whether it is a mana ability, activated or triggered (605.1a-b)."""
    triggers = getattr(ability, "mana_trigger", None)  # a question of the rules, which are another room
    return "produces" in ability.hooks() or (triggers is not None and triggers())
