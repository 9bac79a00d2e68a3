"""The scene of a text in a game: who speaks, what was mentioned, what is true now (see `spellwright.words.scene`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Any

from spellwright.rules.asking import asked, characteristics, controller
from spellwright.rules.state_scene import StateScene
from spellwright.state.choices import NO_CHOICES, Choices, Memory
from spellwright.state.events.components import became
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Activated, Cast, PutAbility
from spellwright.state.events.zones import PUBLIC, Move
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.state.pile import Pile
from spellwright.words.amounts import Quantity
from spellwright.words.characteristics import Characteristics, Traits
from spellwright.words.marks import BEGUN_BY, X_BEFORE
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure

OF_A_PLAYER = Characteristics()
"""What a player has of what objects have: nothing (109.3). "It" may be any target, a player too."""


UNATTACHED_AURA = "704.5m"
"""The state-based action that puts an Aura which is attached to nothing into its owner's graveyard."""


class GameScene(StateScene):
    """A scene in a game as it is now.

    `stack_object` is the spell or ability whose text is carried out, 0 for a static ability; its choices give X,
    targets, and what its costs and its trigger mentioned.
    """

    __slots__ = (
        "stack_object",
        "choices",
        "legal",
        "effect_x",
        "done",
        "chose",
        "avoided",
        "condition_met",
        "proposing",
        "entering",
        "replaced",
        "at_once",
        "piles",
        "votes",
        "doers",
        "last_done",
        "x_later",
        "shares",
        "again",
        "round",
    )

    game: Game

    def __init__(self, game: Game, source: Id, you: Id, stack_object: Id = NOBODY) -> None:
        StateScene.__init__(self, game, source, you)
        self.stack_object = stack_object
        o = game.objects[stack_object] if stack_object else None
        self.choices: Choices = (o.choices if o is not None else None) or NO_CHOICES
        self.memory.update(self.choices.memory)
        self.legal: tuple[Id, ...] | None = None  # the targets still legal as it resolves (608.2b); None: all
        self.effect_x: int | None = None
        self.done = False  # whether the last act was done, an optional one before others: "if you do" (608.2c)
        self.chose = False  # whether that was an optional one
        self.avoided: bool | None = None  # whether somebody has paid who could avoid the last act: "if they do"
        self.condition_met = True  # whether the last "if" was met: "otherwise"
        self.proposing: list[Event] | None = None  # where acts put their events instead of letting them happen (614.6)
        self.entering: tuple[Floating, ...] = ()  # what begins to affect what acts make enter (611.2e)
        self.replaced: Any = None  # the event that they replace
        self.at_once: tuple[Any, ...] | None = (
            None  # the effects that have had their chance, if what they do happens now
        )
        self.shares: dict[int, dict[Id, int]] = {}  # by the mark of what several players did: how many cards each
        self.last_done: bool | None = None  # of several acts of a clause whether the last was done: "if you can't"
        self.x_later: Quantity | None = None  # what X is in acts behind "then", known as they are carried out (608.2c)
        self.doers: dict[Id, None] = {}  # who of several players has done what a clause tells them: "who can't"
        self.again = False  # whether the text is carried out once more when it's done: "repeat this process"
        self.round: Callable[[], Procedure[None]] | None = None  # what that carries out, but for saying so
        self.piles: tuple[Pile, ...] = ()  # what the text has separated into piles (700.3)
        self.votes: tuple[tuple[Id, Id | str], ...] = ()  # how players have voted (701.38)

    def targets(self, mark: int) -> tuple[Id, ...]:
        for known, ids in self.choices.targets:
            if known == mark:
                return ids if self.legal is None else tuple(id for id in ids if id in self.legal)
        return self.remembered(mark)

    def targeted_before(self, mark: int) -> tuple[Id, ...]:
        for entry in self.game.since(0):
            if isinstance(entry.event, PutAbility) and entry.event.source == self.source:
                choices = self.game[entry.new].choices
                for known, ids in choices.targets if choices is not None else ():
                    if known == mark:
                        return ids
        return ()

    def now(self, id: Id) -> Id:
        seen = 0
        while id >= FIRST_OBJECT and self.game[id].zone == "gone" and seen < 8:
            new = self.successors.get(id, NOBODY)
            if not new or self.game[new].zone in ("hand", "library"):
                return new or id
            id, seen = new, seen + 1
        return id

    def all_now(self, ids: Iterable[Id]) -> tuple[Id, ...]:
        found: dict[Id, None] = {}
        for id in ids:
            found[self.now(id)] = None
            gone = id
            while gone >= FIRST_OBJECT and self.game[gone].zone == "gone" and gone in self.successors:
                for other in became(self.game, gone)[1:]:
                    found[self.now(other)] = None
                gone = self.successors[gone]
        return tuple(found)

    def moved(self, id: Id, new: Id) -> None:
        """The text itself moved this object: it keeps track of what it became (400.7, 608.2c)."""
        if new and new != id:
            self.successors[id] = new

    @property
    def x(self) -> int:
        if self.effect_x is not None:
            return self.effect_x
        triggered = self.stack_object and self.game[self.stack_object].event is not None
        if self.choices.x or (self.stack_object and not triggered):
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
                kept[mark] = self.all_now(what)
        return tuple(sorted(kept.items()))

    # --- what is true now

    def traits(self, id: Id) -> Traits:
        if id in self.successors and self._lay_face_down(id):
            id = self.now(id)
        return characteristics(self.state, id) if id >= FIRST_OBJECT else OF_A_PLAYER

    def _lay_face_down(self, id: Id) -> bool:
        """Whether it is a card that was face down, not as a permanent, and is known now that the text moved it (400.7j)."""
        o = self.game[id]
        return o.face_down is not None and o.zone == "gone" and o.was != "battlefield"

    def status(self, id: Id, name: str) -> bool:
        if StateScene.status(self, id, name):
            return True
        return name == "goaded" and any(a.goads(self.state, me, id) for me, a in asked(self.state, "goads"))

    def controller(self, id: Id) -> Id:
        if id < FIRST_OBJECT:
            return id
        return controller(self.state, id)


def mana_value(game: Game, id: Id) -> int:
    """An object's mana value (202.3): a spell's includes the X chosen for it."""
    return GameScene(game, id, NOBODY).mana_value(id)


def status(game: Game, id: Id, name: str) -> bool:
    """Whether an object has a status or role; see `Scene.status` for the names."""
    return GameScene(game, id, NOBODY).status(id, name)


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
        follow_trigger(game, scene, source, o.event)
    elif o.event is None:
        _follow_costs(game, scene)
    x = scene.memory.get(X_BEFORE)
    if isinstance(x, int):
        scene.effect_x = x  # 107.3n
    return scene


def with_x(memory: Memory, x: int) -> Memory:
    """What an ability that triggers later remembers, with X of the spell or ability that created it (107.3n)."""
    return (*memory, (X_BEFORE, x)) if x else memory


def with_beginner(scene: GameScene) -> Memory:
    """What an effect that the scene begins remembers: what was mentioned, and which spell or ability began it."""
    memory = dict(scene.frozen())
    if scene.stack_object:
        memory[BEGUN_BY] = (scene.stack_object,)
    return tuple(sorted(memory.items()))


def _follow_costs(game: Game, scene: GameScene) -> None:
    """What its costs moved to a public zone can be found there (400.7j), not what left later."""
    told = (i for what in scene.memory.values() if isinstance(what, tuple) for i in what)
    ids = [i for i in (scene.source, *told) if i >= FIRST_OBJECT]
    gone = [id for id in ids if game[id].zone == "gone" and game[id].became]
    if not gone:
        return
    moved = _moved_by_costs(game, scene.stack_object)
    for id in gone:
        if id in moved and game[game[id].became].zone in PUBLIC:
            scene.successors[id] = game[id].became


def _moved_by_costs(game: Game, stack_object: Id) -> set[Id]:
    """What was moved in the turn of its announcement, before it became cast or activated (601.2h-i)."""
    moved: set[Id] = set()
    turn = 0
    for entry in game.since(0):
        if turn and entry.turn < turn:
            break
        if turn and isinstance(entry.event, Move):
            moved.add(entry.event.object)
        elif not turn and _announces(entry.event, stack_object):
            turn = entry.turn
    return moved


def _announces(event: Event, stack_object: Id) -> bool:
    return isinstance(event, Cast | Activated) and event.object == stack_object


def follow_trigger(game: Game, scene: GameScene, source: Id, event: Event) -> None:
    """What the trigger event moved to a public zone can be found there (400.7e, 603.10), not what left before or since."""
    at = next((entry.batch for entry in game.since(0) if entry.event is event), 0)
    since = list(takewhile(lambda entry: entry.batch >= at, game.since(0))) if at else []
    moves = [(entry.batch, entry.event) for entry in since if isinstance(entry.event, Move)]
    left = [move.object for batch, move in moves if batch == at]
    if isinstance(event, Move):
        fallen = [move.object for _, move in moves if move.by_rule == UNATTACHED_AURA]
        left += [id for id in fallen if id in scene.last_attached(event.object)]  # 400.7f
    for id in (source, *(i for what in scene.memory.values() if isinstance(what, tuple) for i in what)):
        if id in left and game[id].zone == "gone":
            new = game[id].became
            if new and game[new].zone in PUBLIC:
                scene.successors[id] = new
