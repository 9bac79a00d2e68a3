"""Protection from the colors that most votes were for (701.38, 702.16a)."""

from __future__ import annotations

from spellwright.actions.voting import most_voted
from spellwright.keywords.qualities import OfTheseColors, Quality
from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class OfMostVotedColors(Quality):
    """Of a color with the most votes, or tied for most votes."""

    ENGLISH = "from each color with the most votes or tied for most votes"

    def has(self, scene: Scene, source: Id) -> bool:
        """Whether it is of one of them."""
        return self.fixed(scene).has(scene, source)

    def fixed(self, scene: Scene) -> Quality:
        """The colors that the vote of the text came to."""
        mask = 0
        for choice in most_voted(scene):
            mask |= COLOR_BITS.get(str(choice), 0)
        return OfTheseColors(mask)
