"""The readers of a vocabulary: one for each hole that its templates have, shared wherever holes accept the same."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from spellwright.oracle.entries import Entries, FormTarget, ListTarget, Target, TypeTarget
from spellwright.oracle.items import Item
from spellwright.oracle.lists import LISTS
from spellwright.oracle.notation import FullStop
from spellwright.oracle.reading import EnumReader, FormReader, ListReader, Reader, StopReader
from spellwright.oracle.starts import Start, Starts
from spellwright.oracle.states import ChoiceReader, State
from spellwright.words.word import Word

_STOP = Start(frozenset("."), empty=True)


class Readers:
    """The readers of all holes. Each is made when it is first asked for."""

    def __init__(self, entries: Entries, starts: Starts, root: TypeTarget) -> None:
        self._entries = entries
        self._starts = starts
        self._readers: dict[Target | FullStop, Reader] = {FullStop(): StopReader()}
        self._accepted = _accepted(entries, root)

    def start(self, target: Target | FullStop) -> Start:
        """What the hole's phrase can begin with."""
        return _STOP if isinstance(target, FullStop) else self._starts.of(target)

    def reader(self, target: Target | FullStop) -> Reader:
        """The reader of a hole."""
        known = self._readers.get(target)
        if known is None:
            known = self._readers[target] = self._made(target)
        return known

    def _made(self, target: Target | FullStop) -> Reader:
        match target:
            case FormTarget(form):
                return FormReader(self._entries.forms[form])
            case ListTarget(item, kind):
                return ListReader(LISTS[kind], self.reader(item))
            case TypeTarget():
                return self._choice(target)
            case FullStop():
                return StopReader()

    def _choice(self, target: TypeTarget) -> Reader:
        """The reader of words and enums. What other holes accept too is left to their readers, and so is read once."""
        left = list(self._entries.below(target.types))
        if len(left) == 1 and issubclass(left[0], Enum):
            return EnumReader(left[0], target.name)
        state = State(self, 0, begins=True)
        for other in self._smaller(target):
            state.add_other(other)
            left = [kind for kind in left if kind not in self._accepted[other]]
        for kind in left:
            if issubclass(kind, Enum):
                state.add_other(TypeTarget((kind,)))
            elif issubclass(kind, Word):
                entry = self._entries.by_word[kind]
                state.add(Item(entry, number, template.elements) for number, template in enumerate(entry.templates))
        return ChoiceReader(target.name, state)

    def _smaller(self, target: TypeTarget) -> Sequence[TypeTarget]:
        """Holes that accept a part of what this one accepts, the largest first, none of them sharing a word."""
        whole = frozenset(self._entries.below(target.types))
        chosen: list[TypeTarget] = []
        taken: set[type] = set()
        for other, accepted in self._accepted.items():
            if accepted < whole and not accepted & taken:
                chosen.append(other)
                taken |= accepted
        return chosen


def _accepted(entries: Entries, root: TypeTarget) -> dict[TypeTarget, frozenset[type]]:
    """What each hole of the vocabulary accepts, the largest sets first; of holes that accept the same the first."""
    targets = [root]
    for entry in entries:
        for target in entry.targets.values():
            whole = target.item if isinstance(target, ListTarget) else target
            if isinstance(whole, TypeTarget):
                targets.append(whole)
    found: dict[frozenset[type], TypeTarget] = {}
    for target in dict.fromkeys(targets):
        found.setdefault(frozenset(entries.below(target.types)), target)
    ordered = sorted(found.items(), key=lambda pair: -len(pair[0]))
    return {target: accepted for accepted, target in ordered}
