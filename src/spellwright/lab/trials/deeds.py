"""What players do in a sandbox, done for them at once: cast from any zone, activate, copy, counter, vote, complete a dungeon."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from spellwright.actions.mana_riders import ManaRider
from spellwright.actions.walking import within
from spellwright.lab.trials.making import Making, Surroundings, of_events, one_after_other
from spellwright.lab.trials.sandbox import HARMLESS, put, spells
from spellwright.rules.activating import activate, activate_mana
from spellwright.rules.asking import controller, own
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.copying import copy_spell
from spellwright.rules.dungeons import dungeon_of, venture
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.playing_lands import play_land
from spellwright.state.card import Card
from spellwright.state.events.cards import Discard, Voted
from spellwright.state.events.dungeons import RemoveDungeon
from spellwright.state.events.event import Event, record
from spellwright.state.events.permanents import Mark, Phase, Tap, Untap
from spellwright.state.events.stack import Activated, AddMana, Cast, CopyOnStack, Counter, Targeted
from spellwright.state.events.starting import BringCard
from spellwright.state.events.turns import PlayLand
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import Word

FROM = ("hand", "graveyard", "exile", "command", "library")
"""The zones from which a spell is cast (601.2a)."""
CASTING: frozenset[type[Event]] = frozenset({Cast, Targeted})
ACTIVATING: frozenset[type[Event]] = frozenset({Activated, Targeted})
TAPPING: frozenset[type[Event]] = frozenset({Activated, AddMana, Tap})


def deeds(around: Surroundings) -> Iterator[Making]:
    """What players can do now, with what is there or comes from outside."""
    yield from on_stack(around)
    yield from _activated(around)
    yield from _cast(around)
    yield from _phased(around)
    for player in around.players():
        completes = partial(_complete, player=player)
        yield Making(frozenset({RemoveDungeon}), completes, sort=("dungeon",))
        yield from map(of_events, _votes(around, player))


def on_stack(around: Surroundings) -> Iterator[Making]:
    """A spell or ability on the stack is countered or copied."""
    for id in around.game.stack:
        for source in around.game.battlefield[-1:]:
            yield of_events((Counter(id, by=around.opponent(around.game[id].controller)),), source)
        for player in around.players():
            yield Making(
                frozenset({CopyOnStack}), partial(copy_spell, id=id, player=player), frozenset({id}), sort=("copied",)
            )


def _activated(around: Surroundings) -> Iterator[Making]:
    """An ability of a permanent is activated, untapped if need be."""
    for id in around.permanents():
        for index, _ in enumerate(own(around.game, id, "activation_costs")):
            does = partial(_activate, id=id, index=index)
            kinds = TAPPING if _is_mana(around.game, id, index) else ACTIVATING
            yield Making(kinds, does, frozenset({id}), sort=("activated", kinds is TAPPING))


def _activate(game: Game, id: Id, index: int) -> Procedure[None]:
    if game[id].tapped:
        yield from happen(game, Untap(id))
    if index >= len(own(game, id, "activation_costs")):
        return
    act = activate_mana if _is_mana(game, id, index) else activate
    yield from act(game, controller(game, id), id, index)


def _is_mana(game: Game, id: Id, index: int) -> bool:
    ability = own(game, id, "activation_costs")[index]
    return any(each is ability for each in own(game, id, "produces"))


def _cast(around: Surroundings) -> Iterator[Making]:
    """A card is cast, or played as a land, from one of its owner's zones."""
    for player in around.players():
        for card in around.cards:
            yield from _casts(player, card)
            for zone in FROM if "land" in card.faces[0].types else ():
                plays = partial(_play_from, card=card, player=player, zone=zone)
                yield Making(frozenset({PlayLand, Move}), plays, sort=("play from", zone))


def own_casts(around: Surroundings) -> Iterator[Making]:
    """The card under trial is cast from each zone, or discarded: it may be cast then (702.35)."""
    for player in around.players():
        yield from _casts(player, around.card)
        discards = partial(_discard, card=around.card, player=player)
        yield Making(frozenset({Discard}), discards, sort=("discarded",))


def responses(around: Surroundings) -> Iterator[Making]:
    """The card under trial is cast in response to another spell from a hand or graveyard, those that it describes first."""
    for player in around.players():
        mine = next(_casts(player, around.card), None)
        others = around.cards if mine is not None and not around.card.faces[0].is_permanent else ()
        for card in others:
            for first in (way for caster in around.players() for way in islice(_casts(caster, card), 2)):
                if mine is not None:
                    yield replace(one_after_other(first, mine), sort=("in response", card.faces[0].types, first.sort))


def answers(around: Surroundings) -> Iterator[Making]:
    """An ability of the card under trial is activated in response to a spell."""
    for id in around.mine() if around.card.faces[0].is_permanent else ():
        for index, _ in enumerate(own(around.game, id, "activation_costs")):
            does = Making(ACTIVATING, partial(_activate, id=id, index=index), frozenset({id}))
            for player in around.players():
                casts = (next(_casts(player, card), None) for card in (*spells(), *around.cards))
                for card, first in zip((*spells(), *around.cards), casts, strict=True):
                    if first is not None:
                        sort = ("in response", card.faces[0].types, card is spells()[HARMLESS])
                        yield replace(one_after_other(first, does), sort=sort)


def _casts(player: Id, card: Card) -> Iterator[Making]:
    if "land" not in card.faces[0].types:
        for zone in FROM:
            casts = partial(_cast_from, card=card, player=player, zone=zone)
            yield Making(CASTING, casts, sort=("cast from", zone))


def _cast_from(game: Game, card: Card, player: Id, zone: str) -> Procedure[None]:
    """From the hand for one of its costs, else for nothing; from the command zone as a commander (903.8)."""
    came = record(game, BringCard(player, card, zone)).new
    if zone == "command":
        record(game, Mark(came, "commander", 1))
    yield from cast_during_resolution(game, player, Way(came, free=zone != "hand", any_time=True))


def spending(around: Surroundings) -> Iterator[Making]:
    """Mana with which something comes is made by the card under trial, and a spell is cast with it (106.6)."""
    game = around.game
    mine = [id for id in around.mine() if game[id].zone == "battlefield"]
    made = [
        (id, n) for id in mine for n, ability in enumerate(own(game, id, "activation_costs")) if _with_rider(ability)
    ]
    for id, index in made:
        for card in around.cards:
            if "land" not in card.faces[0].types:
                spends = partial(_spend, id=id, index=index, card=card)
                yield Making(CASTING, spends, frozenset({id}), sort=("mana spent", card.faces[0].types))


def _with_rider(ability: Word) -> bool:
    return any(isinstance(each, ManaRider) for each in within(ability))


def _spend(game: Game, id: Id, index: int, card: Card) -> Procedure[None]:
    """The card is its player's commander as well, for mana of the commander's colours and for what shares a type with it."""
    player = controller(game, id)
    if card.faces[0].is_permanent and (commander := (yield from put(game, card, player))):
        record(game, Mark(commander, "commander", 1))
    yield from _activate(game, id, index)
    came = record(game, BringCard(player, card, "hand")).new
    yield from cast_during_resolution(game, player, Way(came, any_time=True))


def _discard(game: Game, card: Card, player: Id) -> Procedure[None]:
    came = record(game, BringCard(player, card, "hand")).new
    yield from happen(game, Discard(player, came))


def _play_from(game: Game, card: Card, player: Id, zone: str) -> Procedure[None]:
    came = record(game, BringCard(player, card, zone)).new
    yield from play_land(game, player, Way(came))


def _phased(around: Surroundings) -> Iterator[Making]:
    for id in around.permanents():
        yield of_events((Phase(id, True),))
    for id in around.game.battlefield:
        if around.game[id].phased_out:
            yield of_events((Phase(id, False),))


def _complete(game: Game, player: Id) -> Procedure[None]:
    """A player's dungeon is completed, after they entered one if need be (309.7)."""
    if not dungeon_of(game, player):
        yield from venture(game, player)
    if dungeon := dungeon_of(game, player):
        yield from happen(game, RemoveDungeon(dungeon))


def _votes(around: Surroundings, player: Id) -> Iterator[tuple[Event, ...]]:
    """A vote in which all agree, and one in which nobody does (701.38)."""
    voters = around.players()
    yield (Voted(player, tuple((voter, "yes") for voter in voters)),)
    yield (Voted(player, tuple((voter, f"number {voter}") for voter in voters)),)
