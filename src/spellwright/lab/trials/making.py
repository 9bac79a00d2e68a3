"""What can be made to happen in a sandbox: events of each kind, to the card under trial and to things around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.state.card import Card
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Discard, Draw, Mill
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Destroy, Sacrifice, Tap
from spellwright.state.events.stack import SpendMana
from spellwright.state.events.turns import SetGame
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import Pool
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id, Procedure

CONTAINED: dict[type[Event], frozenset[type[Event]]] = {
    Move: frozenset({Destroy, Sacrifice, Discard, Mill, Draw}),
    LoseLife: frozenset({Damage}),
    GainLife: frozenset({Damage}),
}
"""Events that are parts of others."""
AROUND = 10
"""So many other permanents are looked at, on both sides together."""
ATTACHING = frozenset({"Equipment", "Aura", "Fortification"})
LUCK = 8
LITTLE = (1, 2, 3)
"""So much mana is left to a player."""


@dataclass(frozen=True, slots=True)
class Making:
    """Something that can be made: the kinds of events that it makes, none for a state; how; and what it is done to.

    `events` are those that it is, if it is nothing else: a spell may be their source as well.
    """

    kinds: frozenset[type[Event]]
    make: Callable[[Game], Procedure[object]]
    subjects: frozenset[Id] = frozenset()
    events: tuple[Event, ...] = ()
    sort: tuple[Any, ...] = ()
    """What sort of thing it is: of those that are tried some of each sort are."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is around in a game: the card under trial, permanents and cards elsewhere, and what the words speak of."""

    game: Game
    random: Random
    card: Card
    counters: tuple[str, ...]
    cards: tuple[Card, ...]
    numbers: tuple[int, ...] = ()

    def players(self) -> tuple[Id, ...]:
        """The players in the game."""
        return tuple(player.id for player in self.game.players if not player.out)

    def opponent(self, player: Id) -> Id:
        """One of a player's opponents."""
        return next((other for other in self.players() if other != player), player)

    def mine(self) -> list[Id]:
        """The objects of the card under trial."""
        return [o.id for o in self.game.objects if o is not None and o.card is self.card and o.zone != "gone"]

    def spoken_of(self) -> list[Id]:
        """What effects, triggers and attachments of the card under trial speak of."""
        game, mine = self.game, set(self.mine())
        found = [game[id].attached_to for id in mine]
        for effect in game.floating:
            found += [*(effect.locked or ()), *_ids(effect.memory)]
        for id in game.stack:
            choices = game[id].choices
            if choices is not None:
                found += [*_ids(choices.memory), *(target for _, ids in choices.targets for target in ids)]
        return [id for id in dict.fromkeys(found) if id >= FIRST_OBJECT and game.objects[id] is not None]

    def permanents(self) -> list[Id]:
        """The card under trial on the battlefield, what it speaks of, and some others."""
        known = dict.fromkeys((*self.mine(), *self.spoken_of()))
        there = [id for id in known if self.game[id].zone == "battlefield"]
        others = [id for id in self.game.battlefield if id not in there]
        newest = others[-4:]
        return [*there, *newest, *self.random.sample(others, min(len(others), AROUND))]

    def elsewhere(self) -> list[tuple[Id, str, Id]]:
        """Cards in other zones, with the zone and the owner."""
        found = [(id, self.game[id].zone, self.game[id].owner) for id in self.mine()]
        for player in self.game.players:
            for zone in ("hand", "graveyard", "library"):
                ids = getattr(player, zone)
                found += [(id, zone, player.id) for id in (*ids[-1:], *self.random.sample(ids, min(len(ids), 3)))]
        found += [(id, "exile", self.game[id].owner) for id in self.game.exile[-3:]]
        return [each for each in dict.fromkeys(found) if each[1] in ("hand", "graveyard", "library", "exile")]


def _ids(memory: Memory) -> list[Id]:
    return [id for _, what in memory if isinstance(what, tuple) for id in what]


def of_events(events: tuple[Event, ...], source: Id = NOBODY) -> Making:
    """These events at the same time, with those that they contain; perhaps a spell or ability makes them."""
    kinds: set[type[Event]] = {type(event) for event in events}
    for contained, containing in CONTAINED.items():
        if kinds & containing:
            kinds.add(contained)
    subjects = frozenset((*(e.subject for e in events), *(e.source for e in events if isinstance(e, Damage))))
    return Making(frozenset(kinds), lambda game: happen(game, *events, source=source), subjects, events, _sort(events))


def _sort(events: tuple[Event, ...]) -> tuple[Any, ...]:
    """Of which kind they are, how many, and what they say besides whom they are about."""
    said = tuple(str(getattr(event, name, "")) for event in events[:1] for name in ("to", "what", "kind", "combat"))
    return (*(type(event).__name__ for event in events[:1]), len(events) > 1, *said)


def one_after_other(first: Making, then: Making) -> Making:
    """Two of them."""

    def make(game: Game) -> Procedure[None]:
        yield from first.make(game)
        yield from then.make(game)

    return Making(first.kinds | then.kinds, make, first.subjects | then.subjects, sort=(*first.sort, *then.sort))


def luck(around: Surroundings) -> Iterator[Making]:
    """Other luck from now on: coins, dice, what is shuffled."""
    for _ in range(LUCK):
        yield Making(frozenset(), partial(_lucky, seed=around.random.randrange(1 << 62)))


def _lucky(game: Game, seed: int) -> Procedure[None]:
    yield from ()
    note_down(game, SetGame("rng", seed))


def poor(around: Surroundings) -> Iterator[Making]:
    """A player who has no mana and can make none, or all of them."""
    for players in dict.fromkeys((*((player,) for player in around.players()), around.players())):
        yield Making(frozenset(), partial(_impoverish, players=players))


def _impoverish(game: Game, players: tuple[Id, ...]) -> Procedure[None]:
    for player in players:
        note_down(game, SpendMana(player, ()))
    theirs = (id for id in game.battlefield if controller(game, id) in players)
    yield from happen(game, *(Tap(id) for id in theirs if not game[id].tapped))


def left_with_little(around: Surroundings) -> Iterator[Making]:
    """A player who has spent all their mana but so much."""
    for player in around.players():
        pool = around.game.player(player).pool
        for amount in LITTLE if len(pool) > max(LITTLE) else ():
            spends = partial(_spends, player=player, left=pool[:amount])
            yield Making(frozenset(), spends, sort=("left with little",))


def _spends(game: Game, player: Id, left: Pool) -> Procedure[None]:
    yield from ()
    note_down(game, SpendMana(player, left))
