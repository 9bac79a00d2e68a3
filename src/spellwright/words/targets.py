"""Targets (115): the family of phrases with the word "target"."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.words.procedure import Id
from spellwright.words.scene import Scene
from spellwright.words.word import Word


class Aim(Word):
    """One instance of the word "target" (115.3). Its `mark` numbers it within its text and is never 0."""

    __slots__ = ()

    def least(self, scene: Scene) -> int:
        """How many targets must be chosen (115.6 for "up to")."""
        raise NotImplementedError

    def most(self, scene: Scene) -> int:
        """How many may be chosen."""
        raise NotImplementedError

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """The objects and players that its words describe now, hexproof and the like aside."""
        raise NotImplementedError

    def each_candidate(self, scene: Scene) -> Iterable[Id]:
        """The same one after the other, for those who need to know only that there is one."""
        return self.candidates(scene)

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether that object or player is what its words describe (115.1, 608.2b)."""
        raise NotImplementedError

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """Whether one more target goes with those chosen already ("controlled by different players", "other")."""
        return id not in chosen  # 115.3: no object or player twice for one instance of the word

    def choosers(self, scene: Scene) -> tuple[Id, ...]:
        """The players of whom one chooses the targets; none if that is the controller of the spell or ability (601.2c)."""
        return ()

    def chooser_mark(self) -> int:
        """Under what the phrase for that player is remembered, if something refers to it."""
        return 0

    def at_random(self) -> bool:
        """Whether chance chooses among what is legal: "target opponent chosen at random"."""
        return False

    def come_up(self, scene: Scene) -> None:
        """Let what its words mention be known to the phrases after it: "an opponent controls" to "that player" (601.2c)."""
