"""The scene of a text in a game: who speaks, what was mentioned, what is true now (see `spellwright.words.scene`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.rules.asking import characteristics, controller
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.damage import Damage
from spellwright.state.events.zones import PUBLIC
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.characteristics import Traits
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id
from spellwright.words.scene import Scene


class GameScene(Scene):
    """A scene in a real game.

    `stack_object` is the spell or ability whose text is carried out, 0 for a static ability; its choices give X, targets
    and what its costs and its trigger mentioned. `event` is what triggered it.
    """

    __slots__ = ("stack_object", "choices", "legal", "effect_x", "done", "chose", "condition_met")

    game: Game

    def __init__(self, game: Game, source: Id, you: Id, stack_object: Id = NOBODY) -> None:
        Scene.__init__(self, game, source, you)
        self.stack_object = stack_object
        o = game.objects[stack_object] if stack_object else None
        self.choices: Choices = (o.choices if o is not None else None) or Choices()
        self.memory.update(self.choices.memory)
        self.legal: tuple[Id, ...] | None = None  # the targets still legal as it resolves (608.2b); None: all
        self.effect_x: int | None = None
        self.done = False  # whether the last act was done, an optional one before others: "if you do" (608.2c)
        self.chose = False  # whether that was an optional one
        self.condition_met = True  # whether the last "if" was met: "otherwise"

    def targets(self, mark: int) -> tuple[Id, ...]:
        for known, ids in self.choices.targets:
            if known == mark:
                return ids if self.legal is None else tuple(id for id in ids if id in self.legal)
        return self.remembered(mark)

    def now(self, id: Id) -> Id:
        seen = 0
        while id >= FIRST_OBJECT and self.game[id].zone == "gone" and seen < 8:
            became = self.successors.get(id, NOBODY)
            if not became or self.game[became].zone in ("hand", "library"):
                return became if became and id in self.successors else id
            id, seen = became, seen + 1
        return id

    def moved(self, id: Id, new: Id) -> None:
        """The text itself moved this object: it keeps track of what it became (400.7, 608.2c)."""
        if new and new != id:
            self.successors[id] = new

    @property
    def x(self) -> int:
        if self.effect_x is not None:
            return self.effect_x
        if self.choices.x or self.stack_object:
            return self.choices.x
        o = self.game.objects[self.source] if self.source >= FIRST_OBJECT else None
        return o.choices.x if o is not None and o.choices is not None else 0  # 107.3m

    def frozen(self) -> Memory:
        """What was mentioned so far, to be kept by an effect that outlasts the text (603.7c, 611.2c)."""
        kept = dict(self.memory)
        for mark, ids in self.choices.targets:
            kept.setdefault(mark, ids if self.legal is None else tuple(i for i in ids if i in self.legal))
        for mark, what in kept.items():
            if isinstance(what, tuple):
                kept[mark] = tuple(self.now(id) for id in what)
        return tuple(sorted(kept.items()))

    # --- what is true now

    def traits(self, id: Id) -> Traits:
        return characteristics(self.game, id)

    def mana_value(self, id: Id) -> int:
        return mana_value(self.game, id)

    def exists(self, id: Id) -> bool:
        if id < FIRST_OBJECT:
            return not self.game.player(id).out if id else False
        return self.game[id].zone != "gone"

    def zone(self, id: Id) -> str:
        return self.game[id].zone if id >= FIRST_OBJECT else ""

    def controller(self, id: Id) -> Id:
        if id < FIRST_OBJECT:
            return id
        return controller(self.game, id)

    def owner(self, id: Id) -> Id:
        return self.game[id].owner if id >= FIRST_OBJECT else id

    def counters(self, id: Id, kind: str) -> int:
        return self.game[id].counters_of(kind) if id >= FIRST_OBJECT else self.game.player(id).counters_of(kind)

    def status(self, id: Id, name: str) -> bool:
        return status(self.game, id, name)

    def attached_to(self, id: Id) -> Id:
        return self.game[id].attached_to

    def attacked(self, id: Id) -> Id:
        return self.game[id].attacking

    def blocked_by(self, id: Id) -> tuple[Id, ...]:
        return tuple(b for b in self.game.battlefield if id in self.game[b].blocking)

    def blocks(self, id: Id) -> tuple[Id, ...]:
        return self.game[id].blocking

    def target_ids(self, id: Id) -> tuple[Id, ...]:
        choices = self.game[id].choices
        return choices.target_ids() if choices is not None else ()

    def notes(self, id: Id, name: str) -> int:
        return self.game[id].note(name)

    def chosen(self, id: Id, name: str) -> Any:
        for known, value in self.game[id].chosen:
            if known == name:
                return value
        return None

    # --- who and what is there

    @property
    def active_player(self) -> Id:
        return self.game.active

    def players(self) -> tuple[Id, ...]:
        return tuple(self.game.in_turn_order())

    def opponents(self, player: Id) -> tuple[Id, ...]:
        return tuple(self.game.opponents(player))

    def objects(self, zone: str) -> Iterable[Id]:
        game = self.game
        if zone == "battlefield":
            return [id for id in game.battlefield if not game[id].phased_out]
        if zone in ("stack", "exile", "command"):
            shared: tuple[Id, ...] = getattr(game, zone)
            return shared
        return [id for p in game.in_turn_order() for id in getattr(game.player(p), zone)]

    def cards_of(self, player: Id, zone: str) -> tuple[Id, ...]:
        found: tuple[Id, ...] = getattr(self.game.player(player), zone)
        return found

    def life(self, player: Id) -> int:
        return self.game.player(player).life

    def keyword(self, id: Id, keyword: object) -> bool:
        kind = type(keyword)
        return any(type(a) is kind for a in self.traits(id).abilities)


def mana_value(game: Game, id: Id) -> int:
    """An object's mana value (202.3): a spell's includes the X chosen for it."""
    values = characteristics(game, id)
    value = values.mana_value
    o = game[id]
    if o.zone == "stack" and o.choices is not None and o.choices.x and values.mana_cost is not None:
        value += values.mana_cost.x * o.choices.x  # 202.3e
    return value


def status(game: Game, id: Id, name: str) -> bool:
    """Whether an object has a status or role; see `Scene.status` for the names."""
    o = game[id]
    if name == "tapped":
        return o.tapped
    if name in ("token", "copy", "phased_out", "blocked"):
        return bool(getattr(o, name))
    if name == "face_down":
        return o.face_down is not None
    if name == "attacking":
        return bool(o.attacking)
    if name == "blocking":
        return bool(o.blocking)
    if name == "unblocked":
        return bool(o.attacking) and not o.blocked
    if name == "exiled":
        return o.zone == "exile"
    if name == "kicked":
        return o.choices is not None and "kicker" in o.choices.paid  # 702.33d
    if name == "summoning_sick":
        return o.since >= game.player(controller(game, id)).last_turn  # 302.6
    if name == "dealt_damage":
        return any(isinstance(e.event, Damage) and e.event.victim == id for e in game.this_turn())
    if name in ("enchanted", "equipped", "modified"):
        return _attached_status(game, id, name)
    return bool(o.note(name))


def _attached_status(game: Game, id: Id, name: str) -> bool:
    kinds = {"enchanted": "Aura", "equipped": "Equipment"}
    around = [a for a in game.battlefield if game[a].attached_to == id]
    if name in kinds:
        return any(kinds[name] in characteristics(game, a).subtypes for a in around)
    mine = controller(game, id)  # 700.9: modified
    equipped = any("Equipment" in characteristics(game, a).subtypes for a in around)
    enchanted = any("Aura" in characteristics(game, a).subtypes and controller(game, a) == mine for a in around)
    return bool(game[id].counters) or equipped or enchanted


def scene_of(game: Game, me: Id) -> GameScene:
    """The scene of an ability: of an object (a static or triggering one), or of a floating effect (a negative id)."""
    if me >= 0:
        return GameScene(game, me, controller(game, me))
    effect = floating(game, me)
    scene = GameScene(game, effect.source, effect.controller)
    scene.memory.update(effect.memory)
    scene.effect_x = effect.x
    return scene


def floating(game: Game, key: Id) -> Floating:
    """The floating effect with that key."""
    return next(f for f in game.floating if f.key == key)


def resolving_scene(game: Game, id: Id) -> GameScene:
    """The scene of a spell or ability on the stack: "~" is the spell, or the source of the ability."""
    o = game[id]
    source = o.source if o.ability is not None else id
    scene = GameScene(game, source, o.controller, id)
    if o.event is not None and source >= FIRST_OBJECT:
        _follow_trigger(game, scene, source)
    return scene


def _follow_trigger(game: Game, scene: GameScene, source: Id) -> None:
    """What the trigger event moved to a public zone can be found there (400.7d, 603.10)."""
    for id in (source, *(i for what in scene.memory.values() if isinstance(what, tuple) for i in what)):
        if id >= FIRST_OBJECT and game[id].zone == "gone":
            became = game[id].became
            if became and game[became].zone in PUBLIC:
                scene.successors[id] = became
