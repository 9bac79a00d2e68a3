"""That something is of one of several kinds: "each creature that's a Barbarian, a Warrior, or a Berserker"."""

from __future__ import annotations

from spellwright.words.filters import Post
from spellwright.words.kinds import OfSubtype, OfType
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class OneKind(Word):
    """One of those kinds."""

    kind: OfSubtype | OfType
    ENGLISH = "a {kind@one}"


@word
class ThatIsOneOf(Post):
    """That it is of one of them."""

    kinds: tuple[OneKind, ...]
    READS = frozenset({"types", "subtypes"})
    ENGLISH = "that 's {kinds:or}"

    def ok(self) -> bool:
        """Three or more; of two there are words of their own."""
        return len(self.kinds) > 2

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is."""
        return any(each.kind.fits(scene, id) for each in self.kinds)
