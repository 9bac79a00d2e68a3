"""What has an activated ability with {T} in its cost (107.5, 602.1)."""

from __future__ import annotations

from spellwright.rules.hooks import Hooks
from spellwright.words.costs import has_tap_symbol
from spellwright.words.filters import Post
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class HasTapAbility(Post):
    """That it has one: "that has an activated ability with {T} in its cost"."""

    READS = frozenset({"abilities"})
    ENGLISH = "that <has|have:outer> a activated ability with {T} in <its|their:outer> cost"

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether one of its abilities, be it given by an effect, is so."""
        if id < FIRST_OBJECT:
            return False
        meant = (m for ability in scene.traits(id).abilities for m in ability.means())
        activated = (m for m in meant if isinstance(m, Hooks) and "activation_costs" in m.hooks())
        return any(has_tap_symbol(each.activation_costs(scene.game, id)) for each in activated)
