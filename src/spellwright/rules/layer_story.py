"""613. What made an object what it is: each effect that changed it, in the order in which they were applied.

It is found by going through all layers again, from nothing, and then once more with only that object watched. It asks
much more than `layers` does: it is for people who want to know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from spellwright.rules.layer_order import LAYERS, Step, before_layer
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_update import Update
from spellwright.rules.layer_work import Layer, Notes, Work
from spellwright.state.derived import Derived
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.characteristics import same_abilities
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import NOBODY, Id

RULES: dict[Layer, tuple[str, str]] = {
    Layer.COPY: ("1", "613.1a"),
    Layer.CONTROL: ("2", "613.1b"),
    Layer.TEXT: ("3", "613.1c"),
    Layer.TYPE: ("4", "613.1d"),
    Layer.COLOR: ("5", "613.1e"),
    Layer.ABILITY: ("6", "613.1f"),
    Layer.DEFINE_PT: ("7a", "613.4a"),
    Layer.SET_PT: ("7b", "613.4b"),
    Layer.CHANGE_PT: ("7c", "613.4c"),
    Layer.SWITCH_PT: ("7d", "613.4d"),
}
"""What each layer or sublayer is called, and its rule."""


class So(NamedTuple):
    """What an object is at one point of its way."""

    name: str
    mana_cost: ManaCost | None
    colors: int
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    abilities: tuple[Ability, ...]
    power: int | None
    toughness: int | None
    controller: Id

    def differs(self, other: So) -> bool:
        """Whether anything is otherwise."""
        same = same_abilities(self.abilities, other.abilities)
        return not same or self._replace(abilities=()) != other._replace(abilities=())


@dataclass(frozen=True, slots=True)
class Chapter:
    """One change: in which layer, by which rule, by an ability of which object, and what it was before and after.

    Counters and the mana abilities of land types have no ability; they have the object itself as their source. `floats`
    tells that the effect comes from a spell or ability that has resolved.
    """

    layer: str
    rule: str
    source: Id
    ability: Ability | None
    floats: bool
    before: So
    after: So


def layer_story(game: Game, id: Id) -> list[Chapter]:
    """What changed an object on its way through the layers; nothing of one that doesn't go through them."""
    passage = Update(game, Derived()).passage()
    if id not in passage.board.present:
        return []
    board = Board(game, Notes(), passage.board.present, {}, {})
    telling = _Telling(id, board)
    for layer in LAYERS:
        before_layer(board, layer, passage.intrinsic)
        telling.by_itself(Layer(layer))
        for step in passage.applied:
            if step.layer == layer:
                telling.by(step)
    return telling.chapters


class _Telling:
    """The object that is watched, and what has been noticed."""

    def __init__(self, id: Id, board: Board) -> None:
        self.id, self.board = id, board
        self.chapters: list[Chapter] = []
        self.now = _so(board.work(id))

    def by_itself(self, layer: Layer) -> None:
        """What happens between the effects of two layers."""
        name, rule = ("4", "305.6") if layer == Layer.COLOR else RULES[layer]
        self._notice(name, rule, self.id, None, floats=False)

    def by(self, step: Step) -> None:
        """Take a step again, as it was taken."""
        for part, changes in zip(step.parts, step.outcome or (), strict=False):
            for id, change in changes or ():
                part.apply(self.board.work(id), change)
        effect = step.effect
        layer, rule = RULES[Layer(step.layer)]
        self._notice(layer, rule, effect.source, effect.ability, floats=effect.key != NOBODY)

    def _notice(self, layer: str, rule: str, source: Id, ability: Ability | None, *, floats: bool) -> None:
        after = _so(self.board.work(self.id))
        if self.now.differs(after):
            self.chapters.append(Chapter(layer, rule, source, ability, floats, self.now, after))
            self.now = after


def _so(work: Work) -> So:
    return So(
        work.name, work.mana_cost, work.colors, work.supertypes, work.types, work.subtypes, work.abilities, work.power,
        work.toughness, work.controller,
    )  # fmt: skip
