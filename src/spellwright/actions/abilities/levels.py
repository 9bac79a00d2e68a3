"""Levels: leveler cards (711), Classes (716), stations (721). What a level gives is static: it has it at that level."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.happening import EventWord
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_4 import AddTypes
from spellwright.rules.layer_7 import SetPT
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import GameScene, scene_of
from spellwright.rules.timing import sorcery_speed
from spellwright.state.choices import Memory
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import word

CLASS_LEVEL = "class level"
LEVEL = "level"
CHARGE = "charge"


@word
class LevelLine(Paragraph):
    """The beginning of a level symbol's box: "LEVEL 2-6" (711.2)."""

    levels: str
    ENGLISH = "LEVEL {levels:range}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """None of its own: it begins a box."""
        return ()

    def bounds(self) -> tuple[int, int | None]:
        """The least number of level counters, and the most if there is one (711.2a-b)."""
        if self.levels.endswith("+"):
            return int(self.levels[:-1]), None
        least, _, most = self.levels.replace("—", "-").replace("–", "-").partition("-")
        return int(least), int(most)


@word
class StationLine(Paragraph):
    """A station symbol, which begins a striation: "STATION 8+" (721.2)."""

    counters: str
    ENGLISH = "STATION {counters:range}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """None of its own: it begins a striation."""
        return ()

    def condition(self) -> Condition:
        """As long as it has so many charge counters (721.2a)."""
        return StationCounters(int(self.counters.rstrip("+")))


@word
class SizeLine(Paragraph):
    """The power and toughness of a level symbol's box (711.2)."""

    size: str
    ENGLISH = "{size:pt}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """None of its own."""
        return ()


@word
class LevelCounters(Condition):
    """As long as it has that many level counters."""

    least: int
    most: int | None
    LOOKS = frozenset({"counters"})

    def holds(self, scene: Scene) -> bool:
        """Counted now."""
        number = scene.counters(scene.source, LEVEL)
        return number >= self.least and (self.most is None or number <= self.most)


@word
class StationCounters(Condition):
    """As long as it has that many charge counters (721.2a)."""

    least: int
    LOOKS = frozenset({"counters"})

    def holds(self, scene: Scene) -> bool:
        """Counted now."""
        return scene.counters(scene.source, CHARGE) >= self.least


@word
class ClassLevel(Condition):
    """As long as this Class's level is at least that (716.2d)."""

    least: int
    LOOKS = frozenset({"notes"})

    def holds(self, scene: Scene) -> bool:
        """A Class without a level is level 1 (716.2d)."""
        return class_level(scene) >= self.least


def class_level(scene: Scene) -> int:
    """The level of a Class (716.2d)."""
    return max(1, scene.notes(scene.source, CLASS_LEVEL))


@word
class AtLevel(Hooks):
    """At a level it has these abilities, and this base power and toughness (711.2a-b, 716.2c)."""

    condition: Condition
    gives: tuple[Ability, ...]
    size: tuple[int, int] | None = None
    creature: bool = False
    RULE = "711.2"

    def layer_parts(self) -> tuple[Any, ...]:
        """The abilities in layer 6, the size in 7b; a station card becomes a creature in layer 4 (721.2b)."""
        parts: tuple[Any, ...] = ()
        if self.creature:
            parts += (AddTypes(Self(), types=frozenset({"creature"}), condition=self.condition),)
        if self.gives:
            parts += (AddAbilities(Self(), self.gives, condition=self.condition),)
        if self.size is not None:
            parts += (SetPT(Self(), *self.size, condition=self.condition),)
        return parts


@word
class GainLevel(Paragraph, Hooks):
    """ "[Cost]: Level N": the Class's level becomes N; only if it is N-1, and only as a sorcery (716.2a)."""

    costs: tuple[Cost, ...]
    level: int
    RULE = "716.2a"
    ENGLISH = "{costs:costs} : Level {level:int}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Itself."""
        return (self,)

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Before the colon."""
        return self.costs

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """From the level before, as a sorcery, by its controller."""
        scene = scene_of(game, me)
        return player == scene.you and class_level(scene) == self.level - 1 and sorcery_speed(game, player)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The level becomes N."""
        source = game[me].source
        if game[source].zone == "battlefield":
            yield from happen(game, Mark(source, CLASS_LEVEL, self.level), rule="716.2a", source=me)


@word
class BecomesLevel(EventWord):
    """A Class becomes a level: "when this Class becomes level 2"."""

    what: Self
    level: int
    ENGLISH = "{what} becomes level {level:int}"

    def kinds(self) -> tuple[type[Event], ...]:
        """Its level being noted."""
        return (Mark,)

    def match(self, scene: GameScene, event: Any, new: Id) -> Memory | None:
        """If it is this Class, and that level."""
        fits = event.name == CLASS_LEVEL and event.object == scene.source and event.value == self.level
        return () if fits else None
