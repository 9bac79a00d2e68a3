"""States of a sandbox in which conditions are true that no single event makes so: life totals, hands, boards, zones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spellwright.actions.face_down import FACE_DOWN
from spellwright.keywords.soulbond import PAIRED, PAIRED_UNDER
from spellwright.lab.trials.making import ATTACHING, Making, Surroundings, of_events
from spellwright.lab.trials.sandbox import permanents
from spellwright.rules.asking import characteristics, controller
from spellwright.state.events.cards import Discard, Draw
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.effects import ChangeController
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Attach, Mark, PutCounters, RemoveCounters, Tap, Untap
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.words.procedure import NOBODY, Id

LIVES = (1, 5, 10, 15, 20, 30, 40, 100)
HANDS = (0, 1, 2, 4, 7, 12)
MOST_HELD = 15
FITTING = 12
"""So many of the first cards that are brought, which the words describe, come as tokens."""
SEVERAL = 4
TYPES = ("creature", "artifact", "enchantment", "land", "planeswalker", "")
OF_PLAYERS = ("poison", "energy", "experience")
DESIGNATIONS = ("commander", "renowned", "monstrous", "suspected")
"""What a permanent can be that is no characteristic of it (701.37b, 701.60, 702.112b)."""

Events = tuple[Event, ...]


def boards(around: Surroundings) -> list[Making]:
    """The states that can be made now."""
    makers = (
        _lives,
        _hands,
        _zones,
        _types,
        _taken_over,
        _counters,
        _counters_of_players,
        _tokens,
        _tokens_that_fit,
        _attached,
        _marked,
        _paired,
        _face_down,
    )
    return [
        replace(of_events(events), sort=(maker.__name__,)) for maker in makers for events in maker(around) if events
    ]


def _lives(around: Surroundings) -> Iterator[Events]:
    for player in around.players():
        for life in dict.fromkeys((*around.numbers, *LIVES)):
            change = life - around.game.player(player).life
            if change and life > 0:
                yield (GainLife(player, change) if change > 0 else LoseLife(player, -change),)


def _hands(around: Surroundings) -> Iterator[Events]:
    for player in around.players():
        hand = around.game.player(player).hand
        for size in dict.fromkeys((*HANDS, *(n for n in around.numbers if n < MOST_HELD))):
            yield tuple(Discard(player, id) for id in hand[size:])
            yield (Draw(player),) * (size - len(hand))


def _zones(around: Surroundings) -> Iterator[Events]:
    """A zone gone to exile, or a part of a library put into a graveyard."""
    for player in map(around.game.player, around.players()):
        spoken_of = around.spoken_of()
        yield _exiled(tuple(id for id in player.graveyard if id not in spoken_of))
        for ids in (player.graveyard, player.library, player.library[2:], player.hand):
            yield _exiled(ids)
        for left in around.numbers:
            yield _exiled(player.library[:-left] if 0 < left < MOST_HELD else ())
        yield tuple(Move(id, "graveyard") for id in player.library[-15:])


def _exiled(ids: tuple[Id, ...]) -> Events:
    return tuple(Move(id, "exile") for id in ids)


def _types(around: Surroundings) -> Iterator[Events]:
    """All permanents of a type gone but the card under trial, what it speaks of, or one; all tapped, all untapped."""
    game, spoken_of = around.game, around.spoken_of()
    for player in around.players():
        for kind in TYPES:
            ids = tuple(
                id
                for id in game.battlefield
                if controller(game, id) == player and (not kind or kind in characteristics(game, id).types)
            )
            others = tuple(id for id in ids if game[id].card is not around.card)
            yield _exiled(others)
            yield _exiled(others[1:])
            yield _exiled(ids[:-1])
            yield _exiled(tuple(id for id in ids if id not in spoken_of))
            yield tuple(Tap(id) for id in ids if not game[id].tapped)
            yield tuple(Untap(id) for id in ids if game[id].tapped)


def _taken_over(around: Surroundings) -> Iterator[Events]:
    """Several permanents of others under one player's control."""
    for player in around.players():
        owned = tuple(id for id in around.game.battlefield if around.game[id].owner != player)
        theirs = tuple(id for id in owned if controller(around.game, id) != player)
        yield tuple(ChangeController(id, player) for id in theirs[:SEVERAL])


def _counters(around: Surroundings) -> Iterator[Events]:
    """Many counters of a kind on the card under trial, what it speaks of, or something else; or none."""
    mine = tuple(id for id in around.mine() if around.game[id].zone in ("battlefield", "exile", "stack"))
    for there in (mine, *((id,) for id in dict.fromkeys((*around.spoken_of(), *around.permanents())))):
        for kind in around.counters:
            for number in dict.fromkeys((1, 20, *around.numbers)):
                yield tuple(PutCounters(id, kind, number, 1) for id in there)
        yield tuple(RemoveCounters(id, kind, number) for id in there for kind, number in around.game[id].counters)


def _counters_of_players(around: Surroundings) -> Iterator[Events]:
    for player in around.players():
        for kind in dict.fromkeys((*OF_PLAYERS, *around.counters)):
            for number in (1, 3, 9):
                yield (PutCounters(player, kind, number, player),)


def _tokens(around: Surroundings) -> Iterator[Events]:
    """Several tokens."""
    for player in around.players():
        for card in permanents():
            yield (CreateToken(player, card.faces[0]),) * 4


def _tokens_that_fit(around: Surroundings) -> Iterator[Events]:
    """Tokens that are what the words describe: "sacrifice a Blood token"."""
    for player in around.players():
        for card in around.cards[:FITTING]:
            if card.faces[0].is_permanent:
                yield (CreateToken(player, card.faces[0]),)


def _attached(around: Surroundings) -> Iterator[Events]:
    """The card under trial attached, if it is of a kind that is (301.5, 303.4)."""
    game = around.game
    for id in around.mine():
        if game[id].zone == "battlefield" and characteristics(game, id).subtypes & ATTACHING:
            creatures = [each for each in game.battlefield if "creature" in characteristics(game, each).types]
            some = around.random.sample(creatures, min(4, len(creatures)))
            for host in dict.fromkeys((*(each for each in creatures if game[each].card in around.cards), *some)):
                yield (Attach(id, host),)


def _marked(around: Surroundings) -> Iterator[Events]:
    """A permanent that is renowned, monstrous, suspected, or its owner's commander, as decks here have none (903.3)."""
    for id in around.permanents():
        for name in DESIGNATIONS:
            if not around.game[id].note(name):
                yield (Mark(id, name, 1),)


def _paired(around: Surroundings) -> Iterator[Events]:
    """What the card under trial speaks of, or itself, paired with another creature of its controller's (702.95)."""
    game = around.game
    for one in (*around.spoken_of(), *around.mine()):
        player = controller(game, one) if game[one].zone == "battlefield" else NOBODY
        others = (id for id in game.battlefield if id != one and controller(game, id) == player)
        other = next((id for id in others if "creature" in characteristics(game, id).types), NOBODY)
        if other and "creature" in characteristics(game, one).types:
            two = ((one, other), (other, one))
            yield (*(Mark(id, PAIRED, with_) for id, with_ in two), *(Mark(id, PAIRED_UNDER, player) for id, _ in two))


def _face_down(around: Surroundings) -> Iterator[Events]:
    """The card under trial face down (708.2)."""
    for id in around.mine():
        if around.game[id].zone in ("hand", "graveyard"):
            yield (Move(id, "battlefield", face_down=FACE_DOWN),)
