"""Cards that are brought into a sandbox from outside the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from spellwright.lab.trials.making import ATTACHING, Making, Surroundings
from spellwright.lab.trials.sandbox import put
from spellwright.rules.happen import happen
from spellwright.state.card import Card
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Attach, Mark, Tap
from spellwright.state.events.starting import BringCard
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure

HOSTS = 4
"""To so many permanents at random a card that is attached comes, besides those that are near."""
TOKENS = 2
"""To so many tokens it comes."""
MANY = 200
"""No more copies of a card are brought at a time."""
MOST_NAMES = 12
"""So many cards of different names come together."""
ZONES = ("hand", "battlefield", "graveyard", "library", "exile", "command")
"""Where cards are brought to: those in the command zone are commanders (903.3)."""


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
