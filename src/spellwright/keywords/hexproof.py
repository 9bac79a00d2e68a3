"""702.11 Hexproof."""

from __future__ import annotations

from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility, shared
from spellwright.keywords.qualities import Quality, all_settled
from spellwright.rules.asking import controller
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.keyword import Keyword
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Hexproof(KeywordAbility):
    """Hexproof (702.11a)."""

    RULE = "702.11"
    SUMMARY = "Opponents' spells and abilities can't target it."
    REDUNDANT = True
    ENGLISH = "hexproof"

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """Of spells and abilities that opponents control; of a player as of a permanent (702.11b-c)."""
        return target == me and player in game.opponents(controller(game, me))

    def variants(self) -> tuple[type[Ability], ...]:
        """What is hexproof from something, too (702.11e)."""
        return (HexproofFrom,)

    def includes(self, ability: Ability) -> bool:
        """Hexproof, or hexproof from something (702.11d-e)."""
        return isinstance(ability, Hexproof | HexproofFrom)


@word
class HexproofFrom(KeywordAbility):
    """Hexproof from qualities (702.11d)."""

    qualities: tuple[Quality, ...]
    RULE = "702.11"
    SUMMARY = "Opponents' spells and abilities from sources of that quality can't target it."
    REDUNDANT = True
    ENGLISH = "hexproof {qualities:and}"

    def means(self) -> tuple[Ability, ...]:
        """One such ability for each quality (702.11f-g)."""
        return once("hexproof", self, lambda: _one_each(self))

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """Of spells with the quality, and abilities of such sources, that opponents control (702.11d)."""
        if target != me or player not in game.opponents(controller(game, me)):
            return False
        scene = scene_of(game, me)
        return any(quality.has(scene, source) for quality in self.qualities)

    def fixed(self, scene: Scene) -> Keyword:
        """With its qualities as they are now."""
        return shared(HexproofFrom(tuple(quality.fixed(scene) for quality in self.qualities)))

    def settled(self, scene: Scene) -> Procedure[Keyword]:
        """With its qualities as chosen."""
        return shared(HexproofFrom((yield from all_settled(scene, self.qualities))))


def _one_each(keyword: HexproofFrom) -> tuple[Ability, ...]:
    qualities = tuple(each for quality in keyword.qualities for each in quality.each())
    return (keyword,) if len(qualities) < 2 else tuple(HexproofFrom((quality,)) for quality in qualities)
