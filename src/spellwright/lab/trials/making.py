"""What can be made to happen in a sandbox: events of each kind, to the card under trial and to things around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random
from typing import Any

from spellwright.actions.face_down import FACE_DOWN
from spellwright.cards.dungeons import dungeons
from spellwright.keywords.ascend import BLESSING
from spellwright.lab.trials.sandbox import permanents, put
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.happen import happen
from spellwright.rules.paying_life import LIFE_PAID
from spellwright.state.card import Card
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act, Discard, Draw, Mill, Reveal, Search, Undertake
from spellwright.state.events.chance import FlipCoin, RollDie
from spellwright.state.events.combat import RemoveFromCombat
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.designations import PlayerGets
from spellwright.state.events.dungeons import COMPLETED, TakeInitiative
from spellwright.state.events.effects import ChangeController
from spellwright.state.events.event import Event, note_down, record
from spellwright.state.events.permanents import (
    Attach,
    Destroy,
    Mark,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Tap,
    Transform,
    TurnFaceUp,
    Unattach,
    Untap,
)
from spellwright.state.events.stack import CreateToken, SpendMana
from spellwright.state.events.starting import BringCard
from spellwright.state.events.turns import BecomeDayNight, BecomeMonarch, LoseGame, SetGame, WinGame
from spellwright.state.events.zones import Move, Shuffle
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
HOSTS, TOKENS = 4, 2
"""To so many permanents at random, and to so many tokens, a card that is attached comes, besides those that are near."""
MANY = 200
"""No more copies of a card are brought at a time."""
AMOUNTS = (1, 3, 8)
LUCK = 8
LITTLE = (1, 2, 3)
"""So much mana is left to a player."""
MOST_NAMES = 12
"""So many cards of different names come together."""
ZONES = ("hand", "battlefield", "graveyard", "library", "exile", "command")
"""Where cards are brought to: those in the command zone are commanders (903.3)."""
ACTS = (
    "scry",
    "surveil",
    "proliferate",
    "investigate",
    "explore",
    "connive",
    "learn",
    "venture",
    "clash",
    "cycle",
    "exert",
    "mutate",
)


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


def makings(around: Surroundings) -> list[Making]:
    """Everything that can be made to happen now."""
    found: list[Making] = []
    for maker in (_leaving, _moving, _entering, _changing, _damage, _of_players, _named, _together):
        found += [of_events(events) for events in maker(around)]
    return [*found, *_turned_up(around), *_turned_over(around)]


def _turned_over(around: Surroundings) -> Iterator[Making]:
    """A double-faced permanent comes and transforms (701.27)."""
    for card in around.cards:
        if card.layout == "transform" and card is not around.card:
            for player in around.players():
                turns = partial(_turn_over, card=card, player=player)
                yield Making(frozenset({Transform, Move}), turns, sort=("turned over", card.name))


def _turn_over(game: Game, card: Card, player: Id) -> Procedure[None]:
    came = yield from put(game, card, player)
    yield from happen(game, Transform(came))


def _turned_up(around: Surroundings) -> Iterator[Making]:
    """A permanent that came face down is turned face up (708.7), perhaps with the card under trial attached to it."""
    game = around.game
    attachments = [id for id in around.mine() if game[id].zone == "battlefield" and _can_attach(game, id)]
    for id, zone, _ in around.elsewhere():
        card = game[id].card
        if zone == "hand" and card is not None and card.faces[0].is_permanent:
            for attached in (NOBODY, *attachments[:1]):
                turns = partial(_turn_up, id=id, attached=attached)
                yield Making(
                    frozenset({TurnFaceUp, Move}), turns, frozenset({id, attached}), sort=("turned up", bool(attached))
                )


def _can_attach(game: Game, id: Id) -> bool:
    return bool(characteristics(game, id).subtypes & ATTACHING)


def _turn_up(game: Game, id: Id, attached: Id) -> Procedure[None]:
    for entry in (yield from happen(game, Move(id, "battlefield", face_down=FACE_DOWN))):
        if entry.event.__class__ is Move and entry.new:
            if attached:
                yield from happen(game, Attach(attached, entry.new))
            yield from happen(game, TurnFaceUp(entry.new))


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


def _leaving(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """A permanent leaves the battlefield."""
    for id in around.permanents():
        yield (Destroy(id),)
        yield (Sacrifice(id, controller(around.game, id)),)
        for zone in ("exile", "hand", "library", "graveyard"):
            yield (Move(id, zone),)


def _moving(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """A card moves from one of the other zones to another."""
    for id, zone, owner in around.elsewhere():
        if zone == "hand":
            yield (Discard(owner, id),)
        for to in ("graveyard", "hand", "exile", "library"):
            if to != zone:
                yield (Move(id, to),)


def _entering(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """A permanent enters the battlefield, a card or a token."""
    for id, _, owner in around.elsewhere():
        card = around.game[id].card
        if card is not None and card.faces[0].is_permanent:
            yield (Move(id, "battlefield", controller=owner),)
            yield (Move(id, "battlefield", controller=around.opponent(owner), tapped=True),)
        if card is around.card:
            yield (Move(id, "battlefield", controller=owner, face_down=FACE_DOWN),)
    for player in around.players():
        for card in (*permanents()[:7], around.card):
            if card.faces[0].is_permanent:
                yield (CreateToken(player, card.faces[0]),)
                yield (CreateToken(player, card.faces[0]),) * 4


def _changing(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """Something about a permanent changes."""
    for id in around.permanents():
        o = around.game[id]
        owner = controller(around.game, id)
        yield (Untap(id),) if o.tapped else (Tap(id),)
        if not o.tapped:
            yield (Tap(id, by=around.opponent(owner)),)
        for kind in around.counters:
            yield (PutCounters(id, kind, 1, owner),)
            yield (PutCounters(id, kind, 6, around.opponent(owner)),)
            if have := dict(o.counters).get(kind):
                yield (RemoveCounters(id, kind, 1),)
                yield (RemoveCounters(id, kind, have),)
                if have > 1:
                    yield (RemoveCounters(id, kind, have - 1),)
        yield (ChangeController(id, around.opponent(owner)),)
        if o.card is not None and len(o.card.faces) > 1:
            yield (Transform(id),)
        if o.face_down is not None:
            yield (TurnFaceUp(id),)
        if o.attached_to:
            yield (Unattach(id),)
        if o.attacking:
            yield (RemoveFromCombat(id),)
        if _can_attach(around.game, id):
            for host in around.permanents()[:4]:
                if host not in (id, o.attached_to):
                    yield (Attach(id, host),)


def _damage(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """A source deals damage to a player or permanent, in combat or not."""
    sources = [*around.permanents(), *around.mine(), *around.game.stack]
    creatures = [
        id
        for id in around.permanents()
        if characteristics(around.game, id).types & {"creature", "planeswalker", "battle"}
    ]
    for source in dict.fromkeys(sources):
        is_creature = "creature" in characteristics(around.game, source).types
        for victim in (*around.players(), *creatures[:2], *around.random.sample(creatures, min(2, len(creatures)))):
            amount = around.random.choice(AMOUNTS)
            yield (Damage(source, victim, amount),)
            if is_creature:
                yield (Damage(source, victim, amount, combat=True),)


def _of_players(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """Something happens to a player."""
    for player in around.players():
        yield (Draw(player),)
        yield (Mill(player, 3),)
        yield (Search(player, player),)
        yield (Search(player, around.opponent(player)),)
        yield (Shuffle(player),)
        yield (FlipCoin(player, given=1),)
        yield (FlipCoin(player, given=0),)
        hand = around.game.player(player).hand
        if hand:
            yield (Reveal(player, hand[-1:]),)
        for amount in (*AMOUNTS, 30):
            yield (GainLife(player, amount),)
            yield (LoseLife(player, amount),)
            yield (LoseLife(player, amount, cause=LIFE_PAID),)
        for sides in (6, 20):
            for given in (1, sides):
                yield (RollDie(player, sides, given),)
        for kind in (*around.counters, "poison", "energy", "experience"):
            yield (PutCounters(player, kind, 3, around.opponent(player)),)
        yield (LoseLife(player, max(1, around.game.player(player).life)),)
        yield (LoseGame(player),)
        yield (WinGame(player),)
    yield from _designated(around)


def designations(around: Surroundings) -> list[Making]:
    """Each player the monarch, with the city's blessing or the initiative, or having completed a dungeon; day and night."""
    return [of_events(events) for events in _designated(around)]


def _designated(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    for player in around.players():
        yield (BecomeMonarch(player),)
        yield (PlayerGets(player, BLESSING),)
        yield (TakeInitiative(player),)
        for dungeon in dungeons():
            yield (PlayerGets(player, COMPLETED + dungeon.name),)
    for value in ("day", "night"):
        if value != around.game.day_night:
            yield (BecomeDayNight(value),)


def _named(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """A player does something that is seen under its name, or is about to."""
    for player in around.players():
        for what in ACTS:
            for id in (NOBODY, *around.mine()[:3], *around.permanents()):
                yield (Act(player, what, id, 2),)
                yield (Undertake(player, what, id, 2),)


def _together(around: Surroundings) -> Iterator[tuple[Event, ...]]:
    """The same happens to several things at one time."""
    game = around.game
    for player in around.players():
        there = [id for id in game.battlefield if controller(game, id) == player and game[id].card is not around.card]
        for kind in ("creature", "artifact", "land", "enchantment"):
            yield tuple(Destroy(id) for id in there if kind in characteristics(game, id).types)[:12]
        creatures = [id for id in there if "creature" in characteristics(game, id).types]
        yield tuple(Damage(id, around.opponent(player), 2, combat=True) for id in creatures[:4])
        hand = game.player(player).hand
        yield tuple(Discard(player, id) for id in hand[:3])
        yield tuple(Draw(player) for _ in range(3))
        graveyard = game.player(player).graveyard
        yield tuple(Move(id, "exile") for id in graveyard)


def brought(around: Surroundings) -> Iterator[tuple[Making, Card, str]]:
    """Cards that come from outside, with the zone to which they are brought."""
    near = [id for id in (*around.mine(), *around.spoken_of()) if around.game[id].zone == "battlefield"]
    there = around.game.battlefield
    tokens = [id for id in there if around.game[id].token][-TOKENS:]
    hosts = dict.fromkeys((*near, *tokens, *around.random.sample(there, min(len(there), HOSTS))))
    many = max((8, *(n for n in around.numbers if n <= MANY)))
    for player in around.players():
        for card in around.cards:
            for zone in ZONES:
                if zone != "battlefield" or card.faces[0].is_permanent:
                    for times in (1, many):
                        brings = _bringing(card, player, zone, times)
                        yield Making(frozenset(), brings, sort=("brought", zone, times > 1)), card, zone
                if zone == "battlefield" and card.faces[0].is_permanent:
                    tapped = _bringing(card, player, zone, many, tapped=True)
                    yield Making(frozenset(), tapped, sort=("brought tapped",)), card, zone
                if zone == "battlefield" and card.faces[0].is_permanent and card is not around.card:
                    named = _bringing(card, player, zone, min(many, MOST_NAMES), differently=True)
                    yield Making(frozenset(), named, sort=("of different names",)), card, zone
                if zone == "battlefield" and card.faces[0].subtypes & ATTACHING:
                    for host in hosts:
                        attaches = _attaching(card, player, host)
                        yield Making(frozenset(), attaches, frozenset({host}), sort=("attached",)), card, zone


def bring(game: Game, card: Card, player: Id) -> Procedure[None]:
    """Bring a card into a player's hand."""
    yield from ()
    record(game, BringCard(player, card, "hand"))


def _bringing(
    card: Card, player: Id, zone: str, times: int, *, differently: bool = False, tapped: bool = False
) -> Callable[[Game], Procedure[object]]:
    def bring(game: Game) -> Procedure[None]:
        for number in range(times):
            if zone == "battlefield":
                came = yield from put(game, _called(card, number) if differently else card, player)
                yield from happen(game, Tap(came)) if tapped and came else ()
            else:
                came = record(game, BringCard(player, card, zone)).new
                if zone == "command":
                    record(game, Mark(came, "commander", 1))

    return bring


@lru_cache(maxsize=1 << 10)
def _called(card: Card, number: int) -> Card:
    """The same card under another name."""
    faces = tuple(replace(face, name=f"{face.name} {number}") for face in card.faces)
    return replace(card, name=f"{card.name} {number}", faces=faces)


def _attaching(card: Card, player: Id, host: Id) -> Callable[[Game], Procedure[object]]:
    def attach(game: Game) -> Procedure[None]:
        came = yield from put(game, card, player)
        if came and game[came].zone == game[host].zone == "battlefield" and game[came].attached_to != host:
            yield from happen(game, Attach(came, host))

    return attach
