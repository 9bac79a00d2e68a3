"""Events of each kind that can be made to happen in a sandbox."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from spellwright.actions.face_down import FACE_DOWN
from spellwright.cards.dungeons import dungeons
from spellwright.keywords.ascend import BLESSING
from spellwright.lab.trials.making import ATTACHING, Making, Surroundings, of_events
from spellwright.lab.trials.sandbox import permanents, put
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.happen import happen
from spellwright.rules.paying_life import LIFE_PAID
from spellwright.state.card import Card
from spellwright.state.events.cards import Act, Discard, Draw, Mill, Reveal, Search, Undertake
from spellwright.state.events.chance import FlipCoin, RollDie
from spellwright.state.events.combat import RemoveFromCombat
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.designations import PlayerGets
from spellwright.state.events.dungeons import COMPLETED, TakeInitiative
from spellwright.state.events.effects import ChangeController
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import (
    Attach,
    Destroy,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Tap,
    Transform,
    TurnFaceUp,
    Unattach,
    Untap,
)
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.turns import BecomeDayNight, BecomeMonarch, LoseGame, WinGame
from spellwright.state.events.zones import Move, Shuffle
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure

AMOUNTS = (1, 3, 8)
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
