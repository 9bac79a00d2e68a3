"""Effects with a sequel: sentences after a prevention effect that speak of what it prevented are part of it (615.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.timed import Timed
from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.words.ability import Ability
from spellwright.words.procedure import Procedure
from spellwright.words.references import Self
from spellwright.words.word import word

Sequel = tuple[Any, ...]
"""The sentences, which are carried out whenever the effect is applied."""


class Continuing(Timed):
    """The family of clauses whose effect can have a sequel."""

    __slots__ = ()

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """Begin the effect."""
        raise NotImplementedError

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """The static abilities that it means, if it isn't an instruction."""
        raise NotImplementedError

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin it as it is."""
        return (yield from self.begin(scene))

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """As it is."""
        return self.held(on_spell)


@word
class WithSequel(Full):
    """Such a clause with its sequel."""

    clause: Continuing
    then: Sequel

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the effect."""
        return (yield from self.clause.begin(scene, self.then))

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """As the clause, with its sequel."""
        return once(f"held {on_spell}", self, lambda: self.clause.held(on_spell, self.then))


def carry_out(scene: GameScene, then: Iterable[Any]) -> Procedure[None]:
    """Carry out a sequel: what it does is proposed with what is left of the event."""
    for own in (w for sentence in then for w in within(sentence) if isinstance(w, Self) and w.mark):
        scene.remember(own.mark, own.find(scene))  # what refers to one may do so though its sentence isn't carried out
    for sentence in then:
        yield from sentence.perform(scene)
