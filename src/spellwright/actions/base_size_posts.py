"""Posts that check base power and toughness (208.4b): "with power greater than its base power"."""

from __future__ import annotations

from typing import Any

from spellwright.rules.base_size import base_size
from spellwright.words.filters import Post
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.stats import Relation, Stat
from spellwright.words.word import word


class BaseSizePost(Post):
    """The family of these posts. They ask the layers, so the effects of static abilities can't hang on them."""

    __slots__ = ()
    READS = frozenset({"types", "power", "toughness"})
    LOOKS = frozenset({"counters", "history"})
    LOCAL = False


@word
class WithPowerAgainstBase(BaseSizePost):
    """Its power against what it is to begin with: "with power greater than its base power"."""

    relation: Relation
    ENGLISH = "with power {relation} <its|their:outer> base power"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it is so, of a permanent: what has left has no effects on it any more."""
        if id < FIRST_OBJECT or scene.zone(id) != "battlefield":
            return False
        return self.relation.holds(Stat.POWER.of(scene, id), base_size(scene.game, id)[0])


@word
class WithBaseSize(BaseSizePost):
    """Its base power and toughness: "with base power and toughness 2/2"."""

    size: str
    ENGLISH = "with base power and toughness {size:pt}"

    def ok(self) -> bool:
        """Two numbers."""
        return all(half.isdigit() for half in self.size.split("/"))

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether both are so."""
        if id < FIRST_OBJECT or scene.zone(id) != "battlefield":
            return False
        power, toughness = base_size(scene.game, id)
        return f"{power}/{toughness}" == self.size
