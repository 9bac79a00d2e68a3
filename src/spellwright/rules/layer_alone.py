"""One object alone through the layers, where what affects the others is known and stays as it is.

That is so while nothing but this object has changed, it has no effects that reach others, and no order depends on it.
Whatever could make it otherwise gives `None`: then everything is worked out anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spellwright.rules.layer_counters import counter_effects
from spellwright.rules.layer_effects import Effect, static_effects, statics_of
from spellwright.rules.layer_order import BETWEEN, LAYERS, Step, before_layer
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_start import Start, unless_same, untouched
from spellwright.rules.layer_work import ABILITIES, UNSETTLED, Intrinsic, Notes
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import Id


@quickly_made
@dataclass(frozen=True, slots=True)
class Plan:
    """What was applied to all objects, to be applied to single ones: the effects that reach more than their own object.

    `steps` stand in the order in which they were applied. `sources` have such effects, `zones` (besides the
    battlefield) may hold objects that these affect, and `locked` objects were fixed as an effect began. With `tangled`,
    what happens to one object may depend on another one in the same layer.
    """

    steps: tuple[Step, ...] = ()
    sources: frozenset[Id] = frozenset()
    zones: tuple[str, ...] = ()
    locked: frozenset[Id] = frozenset()
    tangled: bool = False


@quickly_made
@dataclass(frozen=True, slots=True)
class Surroundings:
    """What one object passes through the layers among: the game, the plan, and what the other objects have become."""

    game: Game
    plan: Plan
    intrinsic: Intrinsic
    finished: Mapping[Id, Characteristics]
    controllers: Mapping[Id, Id]


@quickly_made
@dataclass(frozen=True, slots=True)
class Result:
    """What one object has become, and what was asked on the way."""

    values: Characteristics
    controller: Id
    notes: Notes


def own_effects(game: Game, id: Id, values: Characteristics) -> list[Effect]:
    """The effects that an object brings along: of its static abilities, and of counters on it."""
    o = game[id]
    return static_effects(id, values, o.timestamp, o.zone) + counter_effects(game, o)


def alone(among: Surroundings, id: Id, start: Start, before: Characteristics | None) -> Result | None:
    """What the object has become; None if that can't be told alone."""
    game = among.game
    mine = own_effects(game, id, start.values)
    if not mine and not among.plan.steps:
        return Result(unless_same(untouched(game[id], start), before), game[id].controller, Notes())
    if not all(effect.own for effect in mine):
        return None
    notes = Notes()
    board = Board(game, notes, {id: start.values}, among.finished, among.controllers)
    if not _through_all_layers(board, id, mine, among):
        return None
    work = board.work(id)
    permanent = game[id].zone == "battlefield"
    return Result(work.finished(permanent, before), work.controller_so_far(), notes)


def _through_all_layers(board: Board, id: Id, mine: Sequence[Effect], among: Surroundings) -> bool:
    again: dict[Effect, Effect] = {}
    steps: list[Step] = []
    for step in among.plan.steps:
        effect = again.get(step.effect)
        if effect is None:
            effect = again[step.effect] = step.effect.again(step.you)
        steps.append(step.again(effect))
    steps += [Step(effect, layer, parts) for effect in mine for layer, parts in effect.parts.by_layer]
    if mine:
        steps.sort(key=lambda step: step.position)
    position = 0
    for layer in LAYERS:
        if layer in BETWEEN:
            before_layer(board, layer, among.intrinsic)
        here: list[Step] = []
        while position < len(steps) and steps[position].layer == layer:
            here.append(steps[position])
            position += 1
        if here and not _pass(board, id, here):
            return False
    return True


def _pass(board: Board, id: Id, steps: Sequence[Step]) -> bool:
    """Apply these steps in their order; whether the order is certain, and no effect comes about."""
    for number, step in enumerate(steps):
        step.look(board)
        if board.notes.foreign and step.asked & UNSETTLED[step.layer]:
            return False
        for earlier in steps[:number]:
            if step.asked & earlier.writes and earlier.affects(id):
                return False
            if earlier.asked & step.writes and step.affects(id):
                return False
    for step in steps:
        changed = step.apply(board)
        if not changed or not step.writes & ABILITIES:
            continue
        old = board.present[id].abilities
        if any(statics_of(a) for a in board.work(id).abilities_so_far() if all(a is not known for known in old)):
            return False
    return True
