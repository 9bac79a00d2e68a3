"""702.5 Enchant."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import scene_of
from spellwright.state.choices import Choices
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE
from spellwright.words.filters import Filter
from spellwright.words.players import PlayerNoun
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import word

ENCHANT_MARK = 900
"""The mark of an Aura spell's target, above those of its text."""


@word
class Enchant(KeywordAbility):
    """Enchant (702.5a)."""

    what: Filter | PlayerNoun
    RULE = "702.5"
    SUMMARY = "What it can enchant, and targets as a spell."
    CALLED = ("enchant",)
    ENGLISH = "enchant {what@one}"

    def zones(self) -> frozenset[str]:
        """Everywhere: as a spell it is targeted, as a card it may enter (303.4a, 303.4f)."""
        return EVERYWHERE

    def targets_as_spell(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """One target; several instances of enchant restrict it together (702.5a, 702.5c)."""
        every = [a for a in characteristics(game, me).abilities if isinstance(a, Enchant)]
        first = not every or every[0] is self or self not in every
        return (Enchanting(tuple(a.what for a in every) or (self.what,), mark=ENCHANT_MARK),) if first else ()

    def may_be_attached(self, game: Game, me: Id, host: Id) -> bool:
        """To what it describes (702.5a)."""
        return _is_such(scene_of(game, me), self.what, host)


@word
class Enchanting(Aim):
    """What an Aura spell targets: what all its enchant abilities describe (303.4a, 702.5c)."""

    what: tuple[Filter | PlayerNoun, ...]

    def least(self, scene: Scene) -> int:
        """One."""
        return 1

    def most(self, scene: Scene) -> int:
        """One."""
        return 1

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All that fits."""
        what = self.what[0]
        ids = what.all(scene) if isinstance(what, PlayerNoun) else what.candidates(scene)
        return tuple(id for id in ids if self.legal(scene, id))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether each of them describes it."""
        return all(_is_such(scene, what, id) for what in self.what)


def _is_such(scene: Scene, what: Filter | PlayerNoun, id: Id) -> bool:
    """Whether it is such an object or player, and is where the phrase speaks of."""
    if isinstance(what, PlayerNoun):
        return id < FIRST_OBJECT and what.matches(scene, id)
    return what.covers(scene, id)
