"""The cost of crew and saddle: tapping other creatures with enough power (702.122a, 702.171a)."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.tapping import untapped_creatures
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act
from spellwright.state.events.permanents import Tap
from spellwright.words.amounts import Amount
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import word

CREWING = "crew"
"""What is done with it, as the history calls it."""
CREW = 1
"""The mark of the creatures that were tapped."""


@word
class TapWithPower(Cost):
    """Tap any number of other untapped creatures you control with total power N or greater."""

    n: Amount
    deed: str

    def payable(self, scene: Scene, player: Id) -> bool:
        """If all of them together have as much."""
        assert isinstance(scene, GameScene)
        powers = (power_of(scene, id) for id in self._able(scene, player))
        return sum(power for power in powers if power > 0) >= self.n.value(scene)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Choose them one by one, until they are enough and the player wants no more."""
        assert isinstance(scene, GameScene)
        left = self._able(scene, player)
        power = {id: power_of(scene, id) for id in left}  # nothing is tapped until all are chosen
        most = sum(max(0, each) for each in power.values())  # what those chosen and the rest could have together
        chosen: list[Id] = []
        needed, so_far = self.n.value(scene), 0
        while left:
            if all(most - max(0, power[id]) < needed for id in left):
                chosen += left
                break
            options = [id for id in left if most + min(0, power[id]) >= needed]
            last: list[Id | None] = [None] if so_far >= needed else []
            id = yield from choose(player, [*options, *last], "pay", "Tap which creature?", "118.3", scene.source)
            if id is None:
                break
            left.remove(id)
            chosen.append(id)
            so_far += power[id]
            most += min(0, power[id])
        scene.remember(CREW, tuple(chosen))
        taps = (Tap(id, cause="cost") for id in chosen)
        deeds = (Act(player, self.deed, id, to=scene.source) for id in chosen)
        yield from happen(scene.game, *taps, *deeds, source=scene.source)

    def _able(self, scene: GameScene, player: Id) -> list[Id]:
        able = [id for id in untapped_creatures(scene.game, player) if id != scene.source]
        return [id for id in able if not (self.deed == CREWING and _cant_crew(scene, id))]


def _cant_crew(scene: GameScene, id: Id) -> bool:
    return any(isinstance(ability, CantCrew) for ability in characteristics(scene.game, id).abilities)


def power_of(scene: GameScene, id: Id) -> int:
    """A creature's power, or what counts as its power where it crews and saddles."""
    values = characteristics(scene.game, id)
    counted = [ability for ability in values.abilities if isinstance(ability, CountsDifferently)]
    by_toughness = any(ability.by_toughness for ability in counted)
    return ((values.toughness if by_toughness else values.power) or 0) + sum(ability.more for ability in counted)


@word
class CountsDifferently(Hooks):
    """A creature crews Vehicles and saddles Mounts as though its power were greater, or using its toughness."""

    more: int = 0
    by_toughness: bool = False
    RULE = "702.122a"
    OF_EFFECT = True

    def hooks(self) -> tuple[Any, ...]:
        """It answers nothing: the cost looks for it."""
        return ()


@word
class CantCrew(Hooks):
    """A creature can't be tapped to crew Vehicles."""

    RULE = "702.122a"
    OF_EFFECT = True

    def hooks(self) -> tuple[Any, ...]:
        """It answers nothing: the cost looks for it."""
        return ()
