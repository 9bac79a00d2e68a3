"""What is true now. Objects refer to each other by id; whatever they hold is immutable; only events write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from spellwright.state.card import Card
from spellwright.state.derived import ANYTHING, Derived
from spellwright.state.history import Entry, Floating, Waiting
from spellwright.state.object import NO_IDS, Object
from spellwright.state.player import Player
from spellwright.words.ability import Ability, hooks_within
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id

QUIET: frozenset[str] = frozenset({"step", "turn", "pool", "lands"})
"""Aspects whose change leads to no state-based action, unless characteristics follow from it."""

TURNED: frozenset[str] = frozenset({"tapped", "since"})
"""Aspects that don't, either, but that may end effects which last as long as something stays tapped."""

_epoch = 0


def new_epoch() -> int:
    """A number that no other branch has; epochs are only compared for equality, so they are no state."""
    global _epoch  # noqa: PLW0603 (no state: see above)
    _epoch += 1
    return _epoch


class Game:
    """The whole state of a game: a plain value that branches in microseconds.

    Slots hold immutable values only, but for the lists of objects and players (copied by a branch, their members on
    write) and `derived`, a cache. Zones shared by all players are tuples of ids; the last of `stack` is its top.
    """

    __slots__ = (
        "objects", "players", "battlefield", "stack", "exile", "command", "floating", "waiting", "history", "turn", "active",
        "step", "agenda", "extra_turns", "priority", "passes", "struck", "clock", "rng", "over", "epoch", "derived", "before",
        "possible", "by_hand", "unchecked", "entries", "batch", "state_based", "monarch", "day_night", "options", "starting",
        "checked",
    )  # fmt: skip

    def __init__(self, players: int, seed: int, life: int = 20) -> None:
        self.objects: list[Object | None] = [None] * FIRST_OBJECT
        self.players = [Player(i + 1, life) for i in range(players)]
        self.battlefield: tuple[Id, ...] = NO_IDS
        self.stack: tuple[Id, ...] = NO_IDS
        self.exile: tuple[Id, ...] = NO_IDS
        self.command: tuple[Id, ...] = NO_IDS
        self.floating: tuple[Floating, ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        self.history: Entry | None = None
        self.turn = 0
        self.active: Id = 1
        self.step = ""  # the current step, or main phase, by its name (500.1)
        self.agenda: tuple[str, ...] = ()  # the steps of this turn still to come, first one first
        self.extra_turns: tuple[Id, ...] = ()  # whose; the last is taken first (500.7)
        self.priority: Id = NOBODY
        self.passes = 0  # players who have passed in succession (117.4)
        self.struck: tuple[Id, ...] | None = None  # who dealt damage in the first of two damage steps (510.4)
        self.clock = 0  # the last timestamp given (613.7)
        self.rng = seed & 0x7FFFFFFFFFFFFFFF
        self.over = False
        self.epoch = new_epoch()
        self.derived = Derived()
        self.before: Derived | None = None  # what was known as the present batch of events began (608.2h)
        self.possible: frozenset[Any] = frozenset()  # every hook that something in this game might answer
        self.unchecked = True  # something has changed since state-based actions were checked
        self.checked = 0  # how many objects there were as state-based actions were checked last
        self.by_hand = False  # players activate mana abilities one by one while casting
        self.entries = 0
        self.batch = 0
        self.state_based: tuple[Any, ...] = ()  # state-based actions that keywords add (704)
        self.monarch: Id = NOBODY
        self.day_night = ""
        self.options: tuple[tuple[str, Any], ...] = ()  # how this game is played: format, mulligans, who may do what
        self.starting: Id = 1  # the starting player (103.1)

    def __getitem__(self, id: Id) -> Object:
        o = self.objects[id]
        assert o is not None, id
        return o

    def player(self, id: Id) -> Player:
        """The player with that id."""
        return self.players[id - 1]

    def permanents(self) -> list[Object]:
        """The objects on the battlefield as they are at this moment: to be looked through, not to be kept."""
        objects = self.objects
        return [o for id in self.battlefield if (o := objects[id]) is not None]

    # --- copies

    def branch(self) -> Game:
        """A copy that can be played on without changing this one."""
        g = Game.__new__(Game)
        g.objects = []
        g.restore(self)
        self.epoch = new_epoch()
        return g

    def restore(self, saved: Game) -> None:
        """Become what `saved` is, in place: running procedures hold this game.

        The list of objects keeps its length: an id is never used twice, also not across a rollback.
        """
        grown = len(self.objects) - len(saved.objects)
        self.objects = saved.objects + [None] * grown if grown > 0 else saved.objects.copy()
        self.players = saved.players.copy()
        self.battlefield = saved.battlefield
        self.stack = saved.stack
        self.exile = saved.exile
        self.command = saved.command
        self.floating = saved.floating
        self.waiting = saved.waiting
        self.history = saved.history
        self.turn = saved.turn
        self.active = saved.active
        self.step = saved.step
        self.agenda = saved.agenda
        self.extra_turns = saved.extra_turns
        self.priority = saved.priority
        self.passes = saved.passes
        self.struck = saved.struck
        self.clock = saved.clock
        self.rng = saved.rng
        self.over = saved.over
        self.derived = saved.derived
        self.before = saved.before
        self.possible = saved.possible
        self.unchecked = saved.unchecked
        self.checked = saved.checked
        self.by_hand = saved.by_hand
        self.entries = saved.entries
        self.batch = saved.batch
        self.state_based = saved.state_based
        self.monarch = saved.monarch
        self.day_night = saved.day_night
        self.options = saved.options
        self.starting = saved.starting
        self.epoch = new_epoch()

    # --- writing: for events only

    def write(self, id: Id, aspect: str) -> Object:
        """The object, to be written by an event; `aspect` names what will change and drives the cache."""
        o = self[id]
        if o.epoch != self.epoch:
            o = self.objects[id] = o.clone()
            o.epoch = self.epoch
        self.touch(id, aspect)
        return o

    def write_player(self, id: Id, aspect: str) -> Player:
        """The player, to be written by an event."""
        p = self.players[id - 1]
        if p.epoch != self.epoch:
            p = self.players[id - 1] = p.clone()
            p.epoch = self.epoch
        self.touch(id, aspect)
        return p

    def touch(self, id: Id, aspect: str) -> None:
        """Note that an aspect of something has changed (for events only)."""
        derived = self.derived
        heeded = derived.heeded
        if aspect in heeded or ANYTHING in heeded or derived.ahead or derived.passing:
            derived = self.derived = derived.after(id, aspect)
        if not (derived.fresh and (aspect in QUIET or (aspect in TURNED and not self.floating))):
            self.unchecked = True

    def keep(self, derived: Derived) -> None:
        """Keep what has been worked out from the state: a cache, and no change of the state."""
        self.derived = derived

    def add(self, card: Card | None, printed: Characteristics, owner: Id, zone: str, id: Id = NOBODY) -> Object:
        """A new object (for events only); a given id is one that an undone action had used (732.1)."""
        o = Object(id or len(self.objects), card, printed, owner, zone)
        o.epoch = self.epoch
        if not printed.hooks.keys() <= self.possible:
            self.possible = self.possible | frozenset(
                printed.hooks
            )  # not `|= keys()`: that makes a set, shared by branches
        if id:
            self.objects[id] = o
        else:
            self.objects.append(o)
        return o

    def expect(self, abilities: Iterable[Ability]) -> None:
        """These abilities may come to function, with what their texts give: their hooks are asked (for events)."""
        for ability in abilities:
            more = hooks_within(ability)
            if not more <= self.possible:
                self.possible = self.possible | more

    # --- reading

    def since(self, turn: int) -> Iterator[Entry]:
        """The history back to the beginning of that turn, newest first."""
        entry = self.history
        while entry is not None and entry.turn >= turn:
            yield entry
            entry = entry.before

    def this_turn(self) -> Iterator[Entry]:
        """What has happened this turn, newest first."""
        return self.since(self.turn)

    def in_turn_order(self) -> list[Id]:
        """The players in the game, beginning with the active player (101.4)."""
        first = self.active - 1
        return [player.id for player in (*self.players[first:], *self.players[:first]) if not player.out]

    def number_of_players(self) -> int:
        """How many players are in the game."""
        number = 0
        for player in self.players:
            if not player.out:
                number += 1
        return number

    def opponents(self, player: Id) -> list[Id]:
        """The player's opponents, in turn order (102.2)."""
        return [p for p in self.in_turn_order() if p != player]

    def option(self, name: str, otherwise: Any = None) -> Any:
        """How this game is played in some respect."""
        for key, value in self.options:
            if key == name:
                return value
        return otherwise
