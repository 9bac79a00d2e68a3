"""Continuous effects in the layers: the parts of which they consist, and where they come from (611, 613)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, NamedTuple, cast

from spellwright.rules.hooks import Hooks
from spellwright.rules.layer_scene import Board, BoardScene
from spellwright.rules.layer_work import EXISTENCE, Layer, Work
from spellwright.state.choices import Memory
from spellwright.state.history import Floating
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.conditions import Condition
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id
from spellwright.words.references import Moved, Self, introduce

PERMANENTS: tuple[str, ...] = ("battlefield",)
HOOK = "layer_parts"


@quickly_made
@dataclass(frozen=True, slots=True)
class Part:
    """What a continuous effect does in one layer, to the objects that `who` describes while `condition` holds.

    Without `who` it affects the object that has the ability. `zones` are those in which objects may be affected.
    `defining` marks a characteristic-defining ability (604.3). `LAYER` is where it is applied, `WRITES` the
    characteristics that it may change.
    """

    WRITES: ClassVar[int] = 0
    LAYER: ClassVar[Layer] = Layer.CHANGE_PT

    who: Moved | None
    condition: Condition | None = field(default=None, kw_only=True)
    zones: tuple[str, ...] = field(default=PERMANENTS, kw_only=True)
    defining: bool = field(default=False, kw_only=True)

    @property
    def writes(self) -> int:
        """The characteristics that it may change, saying what it says."""
        return self.WRITES

    def affected(self, board: Board, effect: Effect) -> list[Id]:
        """The objects on the board that it affects now."""
        who, notes = self.who, board.notes
        if who is None or isinstance(who, Self):
            return [effect.source] if effect.source in board.present else []
        scene = effect.scene(board)
        if type(who).describes is Moved.describes:  # it denotes certain objects: no need to ask about every one
            return [id for id in who.find(scene) if id in board.present]
        found: list[Id] = []
        for id in board.within(self.zones):
            notes.decide_on(id)
            if who.describes(scene, id):
                found.append(id)
        return found

    def change(self, board: Board, effect: Effect, id: Id) -> Any:
        """What it does to that object, as a value to be compared (613.8a) and applied."""
        raise NotImplementedError

    def apply(self, work: Work, change: Any) -> None:
        """Do that to it."""
        raise NotImplementedError


class Parts:
    """The parts of one effect, by layer. They are its `own` if they affect only the object that has it.

    Abilities are lost before others are given: "gains haste and loses all other abilities".
    """

    __slots__ = ("all", "by_layer", "own")

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.all = parts
        layers = sorted(dict.fromkeys(int(part.LAYER) for part in parts))
        ordered = sorted(parts, key=lambda part: part.LAYER == Layer.ABILITY and not part.WRITES & EXISTENCE)
        self.by_layer = tuple((layer, tuple(p for p in ordered if int(p.LAYER) == layer)) for layer in layers)
        self.own = all(part.who is None or isinstance(part.who, Self) for part in parts)


class Static(NamedTuple):
    """A static ability among an object's abilities: it functions in these zones, and has these parts."""

    zones: frozenset[str]
    parts: Parts


_statics: dict[int, tuple[Ability, tuple[Static, ...]]] = {}
_MOST_KNOWN = 20_000


def statics_of(ability: Ability) -> tuple[Static, ...]:
    """The static abilities with continuous effects that an ability is or stands for. It is remembered by identity."""
    known = _statics.get(id(ability))
    if known is None or known[0] is not ability:
        found = [
            Static(meant.zones(), Parts(cast("Hooks", meant).layer_parts()))
            for meant in ability.means()
            if HOOK in meant.hooks()
        ]
        if len(_statics) >= _MOST_KNOWN:
            _statics.clear()
        known = _statics[id(ability)] = (ability, tuple(found))
    return known[1]


class Effect:
    """A continuous effect at work: of a static ability on an object, or of one on no object.

    `nth` tells the very same ability, twice on an object, apart. `own` effects affect only the object that has them.
    `certain` ones are known to exist, with their condition fulfilled.
    """

    __slots__ = (
        "source", "you", "ability", "nth", "parts", "timestamp", "order", "locked", "static", "own", "memory", "x",
        "begun", "key", "certain", "_scene",
    )  # fmt: skip

    def __init__(self, source: Id, ability: Ability, parts: Parts, timestamp: int, order: int) -> None:
        self.source, self.ability, self.parts = source, ability, parts
        self.timestamp, self.order = timestamp, order
        self.you: Id = NOBODY
        self.nth = 0
        self.locked: tuple[Id, ...] | None = None
        self.static = True
        self.own = parts.own
        self.memory: Memory = ()
        self.x: int | None = None
        self.begun: list[tuple[Any, list[Id]]] = []
        self.key: Id = NOBODY
        self.certain = False
        self._scene: BoardScene | None = None

    def exists(self, board: Board) -> bool:
        """Whether it is there: its ability still is, or it has begun to apply (613.6)."""
        if not self.static or self.begun:
            return True
        work = board.works.get(self.source)
        return work is None or work.has(self.ability, self.nth)

    def scene(self, board: Board) -> BoardScene:
        """The scene of its words. An ability's "you" is who controls its object so far (109.5)."""
        scene = self._scene
        if scene is None or scene.board is not board:
            scene = self._scene = BoardScene(board, self.source, self.you, self.x)
            scene.memory.update(self.memory)
        if self.static:
            scene.you = board.controller(self.source)
        return scene

    def scene_about(self, board: Board, part: Part, id: Id) -> BoardScene:
        """The scene in which "it" is one of the objects that the part affects."""
        scene = self.scene(board)
        if part.who is not None:
            scene.remember(part.who.mark, (id,))
        return scene

    def affected(self, board: Board, part: Part) -> list[Id] | None:
        """The objects that it affects with this part: those with which it began (613.6); None if it doesn't apply."""
        for who, ids in self.begun:
            if who is part.who or who == part.who:
                return [id for id in ids if id in board.present]
        board.notes.decide_on(self.source if self.own else NOBODY)
        if part.condition is not None and not self.certain:
            scene = self.scene(board)
            introduce(scene, part.who)
            if not part.condition.holds(scene):
                return None
        if self.locked is not None:
            return [id for id in self.locked if id in board.present]  # 611.2c
        return part.affected(board, self)

    def begin(self, part: Part, ids: list[Id]) -> None:
        """It has begun to apply to these (613.6)."""
        if all(who is not part.who and who != part.who for who, _ in self.begun):
            self.begun.append((part.who, ids))

    def again(self, you: Id) -> Effect:
        """The same effect before it has begun to apply, which is known to exist, and whose it is.

        It remembers what its condition, which isn't asked again, brought up: "paired with another creature, both creatures".
        """
        effect = Effect(self.source, self.ability, self.parts, self.timestamp, self.order)
        effect.you, effect.locked, effect.static, effect.own = you, self.locked, False, self.own
        effect.memory = self.memory if self._scene is None else tuple(self._scene.memory.items())
        effect.x, effect.key, effect.certain = self.x, self.key, True
        return effect


def static_effects(source: Id, values: Characteristics, timestamp: int, zone: str) -> list[Effect]:
    """The effects of the static abilities of an object in that zone; none if none of them functions there (113.6)."""
    if HOOK not in values.functioning(zone):
        return []
    return effects_of(source, values.abilities, timestamp, values.place(zone))


def effects_of(source: Id, abilities: Sequence[Ability], timestamp: int, zone: str) -> list[Effect]:
    """The effects of the static ones among these abilities of an object."""
    effects: list[Effect] = []
    for order, ability in enumerate(abilities):
        statics = statics_of(ability)
        nth = sum(1 for other in abilities[:order] if other is ability) if statics else 0
        for static in statics:
            if zone in static.zones:
                effect = Effect(source, ability, static.parts, timestamp, order)
                effect.nth = nth
                effects.append(effect)
    return effects


def floating_effects(floating: Floating) -> list[Effect]:
    """The effects of a floating one in the layers; none if it does nothing there. Players among its objects don't count."""
    effects: list[Effect] = []
    locked = floating.locked
    if locked is not None:
        locked = tuple(id for id in locked if id >= FIRST_OBJECT)
    for static in statics_of(floating.ability):
        effect = Effect(floating.source, floating.ability, static.parts, floating.timestamp, len(effects))
        effect.you, effect.static, effect.own, effect.key = floating.controller, False, False, floating.key
        effect.locked, effect.memory, effect.x = locked, floating.memory, floating.x
        effects.append(effect)
    return effects
