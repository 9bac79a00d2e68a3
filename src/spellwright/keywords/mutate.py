"""702.140 Mutate."""

from __future__ import annotations

from spellwright.keywords.alternative_cost import CastForAnotherCost
from spellwright.keywords.price import Price
from spellwright.rules.happen import happen
from spellwright.rules.resolving import FELL_BACK
from spellwright.rules.scene import status
from spellwright.rules.state_scene import CAST_FOR
from spellwright.state.choices import Choices
from spellwright.state.events.cards import Act
from spellwright.state.events.zones import Merge
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.adjectives import NonSubtype
from spellwright.words.characteristics import Characteristics
from spellwright.words.filters import Post
from spellwright.words.kinds import OfType
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word

MUTATING = CAST_FOR + "mutate"
MUTATE_MARK = 902
"""The mark of the creature with which it merges."""


@word
class Mutate(CastForAnotherCost):
    """Mutate (702.140a)."""

    price: Price
    RULE = "702.140"
    WAY = "mutate"
    SUMMARY = "For its mutate cost it merges with a non-Human creature of its owner, on top of it or under it."
    CALLED = ("mutate",)
    ENGLISH = "mutate {price}"

    def zones(self) -> frozenset[str]:
        """On the stack (702.140a)."""
        return STACK

    def targets_as_spell(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """A mutating creature spell targets a non-Human creature with the same owner (702.140a)."""
        return (_TARGET,) if choices.way == self.WAY else ()

    def falls_back(self, game: Game, me: Id) -> Characteristics | None:
        """With an illegal target it resolves as a creature spell that isn't mutating (702.140b)."""
        return game[me].copiable if status(game, me, MUTATING) else None

    def merges(self, game: Game, me: Id) -> Procedure[bool]:
        """It merges with its target, on top or on the bottom: that creature mutates (702.140c-e)."""
        choices = game[me].choices
        if choices is None or choices.way != self.WAY or game[me].note(FELL_BACK):
            return False
        creature, player = choices.target_ids()[0], game[me].controller
        on_top = not (yield from may(player, "Put it under the creature?", "702.140c", me))
        yield from happen(game, Merge(creature, me, on_top), rule="702.140c", source=me)
        yield from happen(game, Act(player, "mutate", creature), rule="702.140d", source=creature)
        return True


@word
class OfTheSameOwner(Post):
    """That its owner is that of the source."""

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it is."""
        return scene.owner(id) == scene.owner(scene.source)


_TARGET = Target(Things((NonSubtype("Human"),), (OfType((), "creature"),), posts=(OfTheSameOwner(),)), mark=MUTATE_MARK)
