"""Setting up a scenario: its cards are found and read, then put where they are as the game begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from spellwright.actions.abilities.chapters import Chapter
from spellwright.cards.compiling import compiled
from spellwright.cards.schema import Card as CardData
from spellwright.keywords.state_based import STATE_BASED
from spellwright.lab.matching_names import WhoIsWho, plain
from spellwright.lab.pausing import hold
from spellwright.lab.scenario import Add, ClearLibrary, Crown, DayNight, Define, GiveCounters, Scenario, SetLife
from spellwright.oracle.compiler import CompiledCard, compile_card
from spellwright.oracle.face import FaceText, Unread
from spellwright.play.standards import standards
from spellwright.rules.happen import happen
from spellwright.rules.starting import Setup, reckon_with, set_up
from spellwright.state.card import Card
from spellwright.state.events.damage import MarkDamage
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import PutCounters, RemoveCounters, Tap, Untap
from spellwright.state.events.stack import CreateToken, NoLongerWaits
from spellwright.state.events.starting import BringCard, HasBeenThere
from spellwright.state.events.turns import SetGame, SetPlayer
from spellwright.state.events.zones import Move, Shuffle
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Procedure

FILLING, CARDS_IN_LIBRARY = "Mountain", 71
"""What a library consists of besides what is added to it."""
ORDER = ("library", "hand", "graveyard", "exile", "command", "outside", "battlefield")
"""The order in which a player's zones are filled."""
SEPARATE_BACKS = ("transform", "modal_dfc", "meld")
"""Layouts whose back face can be named to be up on the battlefield."""

Find = Callable[[str], CardData | None]
"""Looks up a card by name."""
Nearest = Callable[[str], tuple[str, ...]]
"""Tells which cards a name may have meant."""


@dataclass(frozen=True, slots=True)
class Unsupported(Exception):
    """A card is not in the database or was declined; `reason` names it, with the words that weren't understood."""

    reason: str


@dataclass(frozen=True, slots=True)
class Position:
    """A scenario's cards, by the name under which it adds them, and the name of a back face that is up."""

    scenario: Scenario
    cards: dict[str, Card]


def find_cards(scenario: Scenario, find: Find, nearest: Nearest | None = None) -> Position:
    """The cards that a scenario adds, compiled; `nearest` tells what may have been meant by names that aren't known.

    Raises:
        Unsupported: one of them isn't known, or isn't read.
    """
    defined = {plain(s.name): s for s in scenario.setup if isinstance(s, Define)}
    cards: dict[str, Card] = {}
    trouble: list[str] = []
    for name in dict.fromkeys((FILLING, *_names(scenario))):
        definition = defined.get(plain(name))
        data = find(name) if definition is None else None
        if definition is not None:
            read = as_defined(definition)
        elif data is not None:
            read = compiled(data)
        else:
            meant = " or ".join(nearest(name)) if nearest is not None else ""
            trouble.append(f"{name} is not in the card database" + (f"; did you mean {meant}?" if meant else ""))
            continue
        if not read.is_read:
            trouble.append(f"{name} is declined: {'; '.join(_unread(each) for each in read.unread)}")
        cards[name] = read.card
    if trouble:
        raise Unsupported(". ".join(trouble))
    return Position(scenario, cards)


def _unread(unread: Unread) -> str:
    return f'"{unread.words or unread.text}" ({unread.reason})'


def _names(scenario: Scenario) -> Iterator[str]:
    return (setting.card for setting in scenario.setup if isinstance(setting, Add))


@lru_cache(maxsize=256)
def as_defined(definition: Define) -> CompiledCard:
    """The card of a scenario's own, compiled."""
    face = FaceText(
        definition.name,
        definition.mana_cost,
        definition.type_line,
        definition.oracle_text,
        definition.power,
        definition.toughness,
        definition.loyalty,
        definition.defense,
        definition.color_indicator,
    )
    return compile_card(definition.name, "normal", [face])


# --- the position


def empty_game(position: Position) -> Game:
    """A game in which nobody has anything but a library."""
    scenario = position.scenario
    cleared = [s.player for s in scenario.setup if isinstance(s, ClearLibrary)]
    filling = position.cards[FILLING]
    decks = tuple(() if player in cleared else (filling,) * CARDS_IN_LIBRARY for player in (1, 2))
    options = (("hand size", 0), ("shuffle", False))
    names, by_hand = ("A", "B"), bool(scenario.options.manual_mana)
    game = set_up(
        Setup(decks, 1, names, options=options, by_hand=by_hand, state_based=STATE_BASED, standards=standards())
    )
    reckon_with(game, position.cards.values())
    hold(game)
    return game


def arrange(game: Game, position: Position, who: WhoIsWho) -> Procedure[None]:
    """Put everything where the scenario says; no entering triggers, but permanents enter as they say.

    A Saga gets its first lore counter as it enters, which triggers its first chapter (714.2b, 714.3a).
    """
    told: set[Id] = set()
    for setting in position.scenario.setup:
        if isinstance(setting, SetLife):
            note_down(game, SetPlayer(setting.player, "life", setting.life))
        elif isinstance(setting, DayNight):
            note_down(game, SetGame("day_night", setting.value))
        elif isinstance(setting, GiveCounters):
            record(game, PutCounters(setting.player, setting.counter, setting.count))
        elif isinstance(setting, Crown):
            note_down(game, SetGame("monarch", setting.player))
    for setting in _in_order(position.scenario):
        for alias in setting.aliases():
            id = yield from _add(game, setting, position.cards[setting.card], who)
            if alias:
                who.introduce(alias, id)
            if setting.counters is not None:
                told |= {id, game[id].became}
    if position.scenario.options.shuffle:
        for player in (1, 2):
            record(game, Shuffle(player), "103.3")
    for waiting in game.waiting:
        if not isinstance(waiting.ability, Chapter) or waiting.source in told:
            note_down(game, NoLongerWaits(waiting.number))


def _in_order(scenario: Scenario) -> list[Add]:
    """What is added, by player and zone; what is attached to something comes after everything else."""
    added = [setting for setting in scenario.setup if isinstance(setting, Add)]
    return sorted(added, key=lambda add: (bool(add.attached_to), add.player, ORDER.index(add.zone)))


def _add(game: Game, add: Add, card: Card, who: WhoIsWho) -> Procedure[Id]:
    if add.zone != "battlefield":
        return record(game, BringCard(add.player, card, add.zone)).new
    host = who.now(game, add.attached_to) if add.attached_to else NOBODY
    if add.token:
        token = record(game, CreateToken(add.player, card.faces[0], attached_to=host)).new
        _as_it_lies_there(game, token, add)
        return token
    came = record(game, BringCard(add.player, card, "command")).new
    face = _back_up(card, add.card)
    move = Move(came, "battlefield", controller=add.player, face=face, attached_to=host, cause="set up")
    for entry in (yield from happen(game, move)):
        id = entry.new
        if entry.event.__class__ is not Move or not id or game[id].zone != "battlefield":
            continue
        _as_it_lies_there(game, id, add)
    return came


def _as_it_lies_there(game: Game, id: Id, add: Add) -> None:
    """A permanent that has entered is tapped, has the counters and the damage that are told."""
    note_down(game, HasBeenThere(id))
    if add.tapped is not None and game[id].tapped != add.tapped:
        record(game, Tap(id) if add.tapped else Untap(id))
    if add.counters is not None:
        for kind, number in game[id].counters:
            record(game, RemoveCounters(id, kind, number))
        for kind, number in add.counters:
            record(game, PutCounters(id, kind, number))
    if add.damage:
        record(game, MarkDamage(id, add.damage))


def _back_up(card: Card, name: str) -> int:
    """The face that is up: the back one if its name is given and it is a permanent."""
    if card.layout in SEPARATE_BACKS and len(card.faces) > 1:
        back = card.faces[1]
        if plain(back.name) == plain(name) and back.is_permanent:
            return 1
    return -2
