"""Facts about the counters on something (122)."""

from __future__ import annotations

from spellwright.words.amounts import Amount
from spellwright.words.conditions import Fact
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class HasCounters(Fact):
    """What counters are on something: "~ has a +1/+1 counter on it", "it has three or more charge counters on it"."""

    what: Objects
    n: Amount
    kind: str = ""
    or_more: bool = False
    or_fewer: bool = False
    fewer: bool = False
    past: bool = False
    LOOKS = frozenset({"counters"})
    LOCAL = False
    ENGLISH = (
        "{what} <has|have> {n:count} [{kind:counter}] <counter|counters:n> on (it|them|him|her)",
        "{what} <has|have> {n:num} or more [{kind:counter}] counters on (it|them|him|her) {or_more=True}",
        "{what} <has|have> {n:num} or fewer [{kind:counter}] counters on (it|them|him|her) {or_fewer=True}",
        "{what} <has|have> fewer than {n:num} [{kind:counter}] counters on (it|them|him|her) {fewer=True}",
        "{what} had {n:count} [{kind:counter}] <counter|counters:n> on (it|them|him|her) {past=True}",
        "{what} had {n:num} or more [{kind:counter}] counters on (it|them|him|her) {or_more=True} {past=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether so many are on it; "had" asks what was last known, as it is asked of an object that has left."""
        ids, n = self.what.find(scene), self.n.value(scene)
        counts = [scene.counters(id, self.kind) for id in ids]
        scene.remember(self.mark, sum(counts))  # "that many"
        if isinstance(self.what, A):  # "a creature has four or more fuse counters on it": one that has is meant by "it"
            having = [id for id, count in zip(ids, counts, strict=True) if self._right(count, n)]
            scene.remember(self.what.mark, tuple(having[:1]))
            return bool(having)
        if isinstance(self.what, OneOrMore):  # "two or more permanents have an aim counter on them … those permanents"
            having = [id for id, count in zip(ids, counts, strict=True) if self._right(count, n)]
            scene.remember(self.what.mark, tuple(having))
            return self.what.enough(scene, len(having))
        return bool(ids) and all(self._right(count, n) for count in counts)

    def _right(self, count: int, n: int) -> bool:
        """Whether it is such a number."""
        if self.fewer:
            return count < n
        return count <= n if self.or_fewer else count >= n


@word
class HasNoCounters(Fact):
    """That none is on it: "~ has no fade counters on it", "it had no +1/+1 counters on it"."""

    what: Objects
    kind: str = ""
    past: bool = False
    LOOKS = frozenset({"counters"})
    LOCAL = False
    SYNONYMS = True
    ENGLISH = (
        "{what} <has|have> no [{kind:counter}] counters on (it|them|him|her)",
        "{what} <doesn't|don't> have a {kind:counter} counter on (it|them|him|her)",
        "{what} had no [{kind:counter}] counters on (it|them|him|her) {past=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether none is on any of them."""
        return all(scene.counters(id, self.kind) == 0 for id in self.what.find(scene))


@word
class HasSomeCounters(Fact):
    """That there are any: "~ has counters on it", "it had counters on it"."""

    what: Objects
    kind: str = ""
    past: bool = False
    LOOKS = frozenset({"counters"})
    LOCAL = False
    ENGLISH = (
        "{what} <has|have> [{kind:counter}] counters on (it|them|him|her)",
        "{what} had [{kind:counter}] counters on (it|them|him|her) {past=True}",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one is on any of them."""
        return any(scene.counters(id, self.kind) > 0 for id in self.what.find(scene))
