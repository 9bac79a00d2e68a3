"""Which words do something in the layers: those that say a part of an effect that is applied to an object (613).

Which parts an ability has is asked once and remembered for as long as the ability is there, whatever is watched then. So
it is the application that is noted, and the words are found by what they say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from spellwright.actions.answering import Answering
from spellwright.actions.holding import Holding
from spellwright.actions.walking import children
from spellwright.rules.layer_effects import HOOK, Part
from spellwright.rules.layer_order import Step
from spellwright.rules.layer_scene import Board
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id
from spellwright.words.word import Word


@contextmanager
def noting_layers(note: Callable[[Word], object]) -> Iterator[None]:
    """Until the context ends, tell which words say what is applied to an object, and the abilities that these make."""
    known: dict[tuple[int, int], tuple[Ability, Part, tuple[Word, ...]]] = {}
    apply = Step.apply

    def noting(self: Step, board: Board) -> dict[Id, None]:
        ability = self.effect.ability
        for part, changes in zip(self.parts, self.outcome or (), strict=False):
            if changes:
                key = id(ability), id(part)
                found = known.get(key)
                if found is None:
                    found = known[key] = ability, part, tuple(_saying(ability, part))
                for word in found[2]:
                    note(word)
        return apply(self, board)

    setattr(Step, "apply", noting)  # noqa: B010 - for the time of a trial
    try:
        yield
    finally:
        setattr(Step, "apply", apply)  # noqa: B010


def _saying(ability: Ability, part: Part) -> Iterator[Word]:
    """The abilities that stand for this one and have that part, and which of their words say it."""
    for meant in ability.means():
        if isinstance(meant, Holding):
            saying = [word for each in meant.predicates for word in _answering(each) if _says(word, meant, part)]
            yield from (meant, *saying) if saying else ()
        elif HOOK in meant.hooks():
            yield meant


def _answering(word: Word) -> Iterator[Answering]:
    """A predicate and those inside of it that have parts; an ability that is quoted in it has its own."""
    if isinstance(word, Answering) and HOOK in word.answers():
        yield word
    for child in children(word):
        if not isinstance(child, Ability):
            yield from _answering(child)


def _says(word: Answering, holding: Holding, part: Part) -> bool:
    """Whether it is one of its parts, wherever the objects are that the subject speaks of."""
    return any(
        replace(each, zones=part.zones) == part for each in word.layer_parts(holding) if type(each) is type(part)
    )
