"""In which order effects are applied: layer by layer, by timestamp, but for dependency (613.3, 613.7, 613.8)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

from spellwright.rules.layer_effects import Effect, Part, effects_of
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_start import change_by_counters
from spellwright.rules.layer_work import ABILITIES, EXISTENCE, UNSETTLED, Intrinsic, Layer
from spellwright.words.procedure import Id

LAYERS: tuple[int, ...] = tuple(int(layer) for layer in Layer)
BETWEEN = COLOR, CHANGE_PT = int(Layer.COLOR), int(Layer.CHANGE_PT)
"""The layers before which something happens that is no effect: see `before_layer`."""

Outcome = tuple[tuple[tuple[Id, Any], ...] | None, ...]
"""For each part, what it does to which objects; None where the part doesn't apply."""


class Step:
    """What one effect does in one layer. `asked` is what it asked to find that out."""

    __slots__ = ("effect", "layer", "parts", "writes", "defining", "outcome", "asked", "known", "you")

    def __init__(self, effect: Effect, layer: int, parts: tuple[Part, ...]) -> None:
        self.effect, self.layer, self.parts = effect, layer, parts
        self.writes = 0
        self.defining = False
        for part in parts:
            self.writes |= part.writes
            self.defining = self.defining or part.defining
        self.outcome: Outcome | None = None
        self.asked = 0
        self.known = False
        self.you: Id = effect.you

    @property
    def position(self) -> tuple[int, bool, int, int]:
        """Where it stands: by layer, characteristic-defining abilities first (613.3), by timestamp (613.7)."""
        return self.layer, not self.defining, self.effect.timestamp, self.effect.order

    def evaluate(self, board: Board) -> Outcome | None:
        """What it would do to this board: the thing that a dependency changes (613.8a); None if it doesn't exist."""
        notes, effect = board.notes, self.effect
        notes.begin()
        if not effect.exists(board):
            return None
        outcome: list[tuple[tuple[Id, Any], ...] | None] = []
        for part in self.parts:
            ids = effect.affected(board, part)
            if ids is None:
                outcome.append(None)
                continue
            changes: list[tuple[Id, Any]] = []
            for id in ids:
                notes.decide_on(id)
                changes.append((id, part.change(board, effect, id)))
            outcome.append(tuple(changes))
        return tuple(outcome)

    def look(self, board: Board) -> None:
        """Find out what it does to the board as it is now."""
        self.outcome = self.evaluate(board)
        self.asked = board.notes.asked
        self.known = True
        if self.effect.static:
            self.you = board.work(self.effect.source).controller_so_far()
            if not self.effect.begun:
                self.asked |= EXISTENCE  # 613.6

    def apply(self, board: Board) -> dict[Id, None]:
        """Do what was found out; the objects that were changed come back."""
        changed: dict[Id, None] = {}
        for part, changes in zip(self.parts, self.outcome or (), strict=False):
            if changes is None:
                continue
            self.effect.begin(part, [id for id, _ in changes])
            for id, change in changes:
                part.apply(board.work(id), change)
                changed[id] = None
        return changed

    def again(self, effect: Effect) -> Step:
        """The same step of the same effect, before it is taken."""
        return Step(effect, self.layer, self.parts)

    def certain(self) -> Step | None:
        """Those parts of it that did apply, to be applied to single objects; None if there are none."""
        if self.outcome is None:
            return None
        self.parts = tuple(p for p, changes in zip(self.parts, self.outcome, strict=True) if changes is not None)
        self.outcome = tuple(changes for changes in self.outcome if changes is not None)
        return self if self.parts else None

    def may_mind(self, other: Step, changed: Container[Id]) -> bool:
        """Whether what it does may be otherwise after another one changed these objects.

        Whether an ability is still there can be asked only about the object that has it (613.6).
        """
        minded = self.asked & other.writes
        return bool(minded) and (minded != EXISTENCE or self.effect.source in changed)

    def affects(self, id: Id) -> bool:
        """Whether it does something to that object."""
        return any(changes is not None and any(i == id for i, _ in changes) for changes in self.outcome or ())


class Passage:
    """A passage of objects through all layers.

    `tangled` comes out true if the order, or what an effect does, depends on more than single objects can tell.
    """

    def __init__(self, board: Board, effects: Sequence[Effect], intrinsic: Intrinsic) -> None:
        self.board, self.intrinsic = board, intrinsic
        self.effects = list(effects)
        self.waiting: dict[int, list[Step]] = {}
        self.applied: list[Step] = []
        self.changed: dict[Id, None] = {}
        self.tangled = False

    def go(self) -> None:
        """Apply everything in its order (613.1, 613.4)."""
        self._enlist(self.effects)
        for layer in LAYERS:
            if layer in BETWEEN:
                before_layer(self.board, layer, self.intrinsic)
            if layer in self.waiting:
                self._pass(layer)

    def _enlist(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            for layer, parts in effect.parts.by_layer:
                self.waiting.setdefault(layer, []).append(Step(effect, layer, parts))

    def _pass(self, layer: int) -> None:
        waiting = self.waiting[layer]
        waiting.sort(key=_position)
        while waiting:
            first = self._first([s for s in waiting if s.defining] or waiting)  # 613.3, 613.8a (c)
            waiting.remove(first)
            if not first.known:
                self._look(first)
            changed = first.apply(self.board)
            self.changed.update(changed)
            self.applied.append(first)
            for step in waiting:  # 613.8c
                step.known = step.known and not step.may_mind(first, changed)
            if first.writes & ABILITIES:
                self._enlist(self._new_effects(changed, first.effect.timestamp))
                waiting.sort(key=_position)

    def _look(self, step: Step) -> None:
        step.look(self.board)
        if self.board.notes.foreign and step.asked & UNSETTLED[step.layer]:
            self.tangled = True

    def _first(self, waiting: Sequence[Step]) -> Step:
        """The earliest of those that depend on none of the others (613.8b)."""
        graph: dict[int, list[int]] = {}
        for position, step in enumerate(waiting):
            if not step.known:
                self._look(step)
            others = ((n, other) for n, other in enumerate(waiting) if other is not step)
            graph[position] = [n for n, other in others if step.asked & other.writes and self._depends(step, other)]
            if not graph[position]:
                return step
            self.tangled = True
        return waiting[_in_loops(graph)[0]]

    def _depends(self, step: Step, other: Step) -> bool:
        """Whether applying the other first would change what this one does (613.8a), found out by trying."""
        if not other.known:
            self._look(other)
        source = step.effect.source
        if step.asked & other.writes == EXISTENCE and not other.affects(source):
            return False
        affected = dict.fromkeys(id for changes in other.outcome or () for id, _ in changes or ())
        if not affected:
            return False
        trial = self.board.trial(affected)
        for part, changes in zip(other.parts, other.outcome or (), strict=False):
            for id, change in changes or ():
                part.apply(trial.work(id), change)
        return step.evaluate(trial) != step.outcome

    def _new_effects(self, changed: Iterable[Id], timestamp: int) -> list[Effect]:
        """The effects of static abilities that these objects have come to have through an effect of that time."""
        known = {(e.source, id(e.ability), e.nth) for e in self.effects if e.static}
        fresh: list[Effect] = []
        for source in changed:
            o = self.board.game[source]
            abilities = self.board.work(source).abilities_so_far()
            found = effects_of(source, abilities, max(o.timestamp, timestamp), o.copiable.place(o.zone))  # 613.7a
            fresh += [e for e in found if (source, id(e.ability), e.nth) not in known]
        self.effects += fresh
        return fresh


def _position(step: Step) -> tuple[int, bool, int, int]:
    return step.position


def before_layer(board: Board, layer: int, intrinsic: Intrinsic) -> None:
    """What belongs between the effects of two layers: mana abilities of land types (305.6), counters (613.4c)."""
    if layer == COLOR:
        for id, work in board.works.items():
            if work.retyped and id in board.present and board.game[id].zone == "battlefield":
                work.give_intrinsic(intrinsic)
    elif layer == CHANGE_PT:
        for id in board.present:
            counters = board.game[id].counters
            if counters:
                power, toughness = change_by_counters(counters)
                if power or toughness:
                    board.work(id).change_power_and_toughness(power, toughness)


def _in_loops(graph: Mapping[int, Sequence[int]]) -> list[int]:
    """Those in a dependency loop, in order: among them dependency is ignored (613.8b)."""

    def reached(start: int) -> dict[int, None]:
        seen: dict[int, None] = {}
        to_do = list(graph[start])
        while to_do:
            position = to_do.pop()
            if position not in seen:
                seen[position] = None
                to_do += graph[position]
        return seen

    return [position for position in graph if position in reached(position)]
