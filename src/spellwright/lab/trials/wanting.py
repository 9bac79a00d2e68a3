"""What words wait for that have not run: the conditions, events and costs that stand before them in their text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spellwright.actions.abilities.triggered import TriggerHead
from spellwright.actions.doing import ActCost
from spellwright.actions.happening import EventWord, Happening, PlayerHappening
from spellwright.actions.mana_riders import ManaRider
from spellwright.actions.replacing.would import Would
from spellwright.actions.walking import children, within
from spellwright.state.events.event import Event
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost
from spellwright.words.quantified import A, OneOrMore, Whole
from spellwright.words.targets import Aim
from spellwright.words.word import Word

GATES = (Condition, TriggerHead, EventWord, Would, Cost, Aim, Whole)
"""The families of words on which others hang: they are asked whether these get to run."""


@dataclass(frozen=True, slots=True)
class Want:
    """A word that has not run, and what stands before it."""

    word: Word
    gates: tuple[Word, ...]

    def conditions(self) -> Iterator[Condition]:
        """The facts that have to be true, or false."""
        for gate in self.gates:
            yield from (each for each in within(gate) if isinstance(each, Condition))

    def costs(self) -> Iterator[ActCost]:
        """The costs that have to be paid, besides mana."""
        for gate in self.gates:
            yield from (each for each in within(gate) if isinstance(each, ActCost))

    def aims(self) -> Iterator[Aim]:
        """What has to be there as a target."""
        for gate in self.gates:
            yield from (each for each in within(gate) if isinstance(each, Aim))

    def things(self) -> Iterator[A | OneOrMore | Whole]:
        """What events happen to and acts are done to: what has to be there for them."""
        for gate in self.gates:
            if isinstance(gate, Whole):
                yield gate
            for each in within(gate):
                if isinstance(each, EventWord | Would):
                    yield from (thing for thing in within(each) if isinstance(thing, A | OneOrMore))

    def kinds(self) -> frozenset[type[Event]]:
        """The kinds of events that have to happen, or to be about to."""
        found: set[type[Event]] = set()
        for gate in self.gates:
            for each in within(gate):
                if isinstance(each, EventWord | Would | TriggerHead):
                    found.update(each.kinds())
                elif isinstance(each, Happening | PlayerHappening):
                    found.update(each.EVENTS)
        return frozenset(found)


def wanted(paragraphs: Sequence[Word], left: Sequence[Word]) -> tuple[Want, ...]:
    """For each of these words what stands before it in its paragraph."""
    missing = {id(word) for word in left}
    found: list[Want] = []
    for paragraph in paragraphs:
        found += _wants(paragraph, (), missing)
    return tuple(found)


def _wants(word: Word, gates: tuple[Word, ...], missing: set[int]) -> Iterator[Want]:
    inside = children(word)
    told = isinstance(word, ManaRider)  # on what the mana has to be spent (106.6)
    here = (*gates, *(child for child in inside if _gates(child) or (told and isinstance(child, A))))
    if id(word) in missing:
        yield Want(word, (*here, word))
    for child in inside:
        yield from _wants(child, here, missing)


def _gates(word: Word) -> bool:
    """Whether a word, or one that it is made of, is one on which its neighbours hang."""
    return any(isinstance(each, GATES) for each in within(word))
