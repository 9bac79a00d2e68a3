"""The sandbox of a trial: two players with boards, hands, graveyards and libraries of every kind, and mana enough."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random

from spellwright.keywords.state_based import STATE_BASED
from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.play.standards import standards
from spellwright.rules.asking import controller
from spellwright.rules.attaching import can_be_attached
from spellwright.rules.happen import happen
from spellwright.rules.starting import Setup, reckon_with, set_up
from spellwright.state.card import Card
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import Attach, Mark, PutCounters
from spellwright.state.events.stack import AddMana, CreateToken, NoLongerWaits
from spellwright.state.events.starting import BringCard, HasBeenThere
from spellwright.state.events.turns import SetGame
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import amount_of, pool_of
from spellwright.words.procedure import NOBODY, Id, Procedure

LIFE = 60
COUNTERS = re.compile(r"([+-]\d/[+-]\d|[a-z]+) counter")
OFTEN = ("+1/+1", "charge")
"""Counters that every card under trial has, besides the kinds that its text names."""
MANY = 7
LOYALTY = 12
"""So many loyalty counters are put on a planeswalker, so that each of its abilities can be activated."""
ENERGY = 10
WITH_FEW, SCARCE = 9, 5
"""With this seed both have but each so manieth of the permanents: for what asks whether they control few."""
WITHOUT = {3: "basic", 4: "creature"}
"""With these seeds the first player has no such permanents: for what asks whether they control none."""
MANA = (*pool_of("WUBRGC" * 2), *(replace(unit, snow=True) for unit in pool_of("WUBRGC" * 2)))
WITH_ONE_EXILED = 5
NAMED_ZONES = (("command zone", "command"), ("~ from exile", "exile"), ("~ is in exile", "exile"))
"""Where a text speaks of the card, besides the zones in which each lies."""
HARMLESS = 3
"""A spell that needs nothing and hardly changes the game."""
ALIKE = 0.2
"""How often mana that comes from permanents is of one color."""
ENOUGH = 12
"""With less mana than this, a player is given more."""

PERMANENTS = (
    ("Brown Bear", "{1}{G}", "Creature — Bear", "", 2, 2),
    ("Village Guard", "{W}", "Creature — Human Soldier", "", 1, 1),
    ("Old Wyrm", "{4}{R}{R}", "Creature — Dragon", "Flying", 6, 6),
    ("Everyone", "{3}{U}", "Creature — Shapeshifter", "Changeling", 3, 3),
    ("Night Queen", "{2}{B}", "Legendary Creature — Vampire Noble", "", 3, 2),
    ("Clay Walker", "{3}", "Artifact Creature — Golem", "", 3, 4),
    ("Copper Relic", "{2}", "Artifact", "", None, None),
    ("Full Pantry", "{1}", "Artifact — Blood Clue Food Gold Map Powerstone Treasure", "", None, None),
    ("Iron Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}", None, None),
    ("Rolling Cart", "{2}", "Artifact — Vehicle", "Crew 1", 3, 3),
    ("Quiet Grove", "{1}{G}", "Enchantment", "", None, None),
    ("Plains", "", "Basic Land — Plains", "", None, None),
    ("Island", "", "Basic Land — Island", "", None, None),
    ("Swamp", "", "Basic Land — Swamp", "", None, None),
    ("Mountain", "", "Basic Land — Mountain", "", None, None),
    ("Forest", "", "Basic Land — Forest", "", None, None),
    ("Cold Island", "", "Snow Land — Island", "", None, None),
    ("Far Gate", "", "Land — Gate", "{T}: Add {C}.", None, None),
)
"""What lies on each side of the battlefield: creatures, artifacts, lands and enchantments of several sizes."""
SPELLS = (
    ("Sting", "{R}", "Instant", "Sting deals 2 damage to any target."),
    ("Study", "{U}", "Sorcery", "Draw two cards."),
    ("Strength", "{G}", "Instant", "Target creature gets +2/+2 until end of turn."),
    ("Comfort", "{W}", "Instant", "You gain 3 life."),
    ("Doom", "{1}{B}", "Instant", "Destroy target creature."),
    ("Ruin", "{1}{B}", "Instant", "Destroy target permanent."),
    ("Ruin Again", "{1}{B}", "Instant", "Destroy target permanent."),
    ("Loss", "{B}", "Sorcery", "Target player discards a card."),
    ("Muster", "{2}{W}", "Sorcery", "Create two 1/1 white Soldier creature tokens."),
    ("Offering", "{1}{B}", "Sorcery", "Each player sacrifices a creature."),
    ("Denial", "{U}{U}", "Instant", "Counter target spell."),
    ("Recall", "{U}", "Instant", "Return target nonland permanent to its owner's hand."),
    ("Growth", "{G}", "Sorcery", "Put a +1/+1 counter on target creature."),
    ("Sink", "{U}", "Sorcery", "Target player mills three cards."),
)
"""What players have in their hands, to make events happen."""


@cache
def permanents() -> tuple[Card, ...]:
    """The cards that lie on each side."""
    return tuple(
        _card(name, cost, line, text, power, toughness) for name, cost, line, text, power, toughness in PERMANENTS
    )


@cache
def spells() -> tuple[Card, ...]:
    """The cards that each player has in their hand."""
    return tuple(_card(name, cost, line, text, None, None) for name, cost, line, text in SPELLS)


def _card(name: str, cost: str, line: str, text: str, power: int | None, toughness: int | None) -> Card:
    sizes = ["" if n is None else str(n) for n in (power, toughness)]
    made = compile_card(name, "normal", [FaceText(name, cost, line, text, sizes[0], sizes[1])])
    assert made.is_read, made.unread
    return made.card


def sandbox(card: Card, seed: int, players: int = 2) -> Game:
    """A game in which all players have nothing but libraries, with the card among them.

    With an even seed mana is paid by hand, so that mana abilities can be activated at any time.
    """
    library = (*permanents(), *spells(), card, *spells(), *permanents(), card)
    setup = Setup(
        (library,) * players,
        seed,
        ("A", "B", "C")[:players],
        LIFE,
        1,
        (("hand size", 3),),
        state_based=STATE_BASED,
        standards=standards(),
        sideboards=((*permanents()[::4], *spells()[::4], card),) * players,
    )
    game = set_up(setup)
    note_down(game, SetGame("by_hand", seed % 2 == 0))
    reckon_with(game, [card])
    return game


def furnish(game: Game, card: Card, text: str, seed: int, fitted: tuple[Card, ...] = ()) -> Procedure[None]:
    """Put everything where it belongs: the card itself into each zone of the first player, once to the other sides.

    Those of `fitted`, which its words describe, lie everywhere too.
    """
    everyone = [player.id for player in game.players]
    for player in everyone:
        yield from _furnish_with(game, fitted, player)
    for player in everyone:
        for zone in ("hand", "graveyard", "exile"):
            for each in (*spells()[player::2], *permanents()[player % 3 :: 3]):
                record(game, BringCard(player, each, zone))
        held = ("hand",) * (1 + len(card.faces))  # for each way to cast it
        elsewhere = ("graveyard", *(zone for phrase, zone in NAMED_ZONES if phrase in text))
        for zone in (*held, *elsewhere) if player == 1 else held[:1]:
            record(game, BringCard(player, card, zone))
        without = WITHOUT.get(seed) if player == 1 else None
        for each in permanents()[:: SCARCE if seed == WITH_FEW else 1]:
            if without not in (*each.whole.types, *each.whole.supertypes):
                yield from put(game, each, player)
        record(game, PutCounters(player, "energy", ENERGY, player))
    levels = ("level",) if "LEVEL" in text else ()  # 711.2: its reminder text alone speaks of the counters
    often = OFTEN if WITHOUT.get(seed) != "creature" else ()  # with counters it would be a large creature itself
    counters = tuple(dict.fromkeys((*often, *COUNTERS.findall(text), *levels)))
    for player in everyone:
        yield from _put_under_trial(game, card, player, 0, counters)
    for face in range(1, len(card.faces)) if card.layout in ("modal_dfc", "transform", "meld") else ():
        yield from _put_under_trial(game, card, 1, face)
    for waiting in game.waiting:
        note_down(game, NoLongerWaits(waiting.number))


def _furnish_with(game: Game, cards: tuple[Card, ...], player: Id) -> Procedure[None]:
    """Put these cards into a player's zones, and those that can be there onto the battlefield."""
    for zone in ("hand", "graveyard", "library", "exile"):
        for each in cards:
            record(game, BringCard(player, each, zone))
    for each in cards:
        if each.faces[0].is_permanent:
            yield from put(game, each, player)


def _put_under_trial(game: Game, card: Card, player: Id, face: int, counters: tuple[str, ...] = ()) -> Procedure[None]:
    """Put the card under trial onto the battlefield, with many counters."""
    if not card.faces[face].is_permanent:
        return
    id = yield from put(game, card, player, face)
    if not id or game[id].zone != "battlefield":
        return
    if "Aura" in card.faces[face].subtypes and not game[id].attached_to:
        hosts = (*(other for other in game.in_turn_order() if other != player), *game.battlefield)
        host = next((each for each in hosts if can_be_attached(game, id, each)), NOBODY)
        yield from happen(game, Attach(id, host)) if host else ()
    for kind in counters:
        record(game, PutCounters(id, kind, MANY, player))
    if "planeswalker" in card.faces[face].types:
        record(game, PutCounters(id, "loyalty", LOYALTY, player))


def give_tokens(game: Game) -> None:
    """Let each player have a creature token."""
    for player in game.players:
        record(game, CreateToken(player.id, permanents()[0].faces[0]))


def exile_with(game: Game, card: Card, fitted: tuple[Card, ...] = (), seed: int = 0) -> None:
    """Let there be cards that each such permanent has exiled (607.2a): of all kinds, or with one seed all the same."""
    cards = (*fitted, *spells(), *permanents()) if seed != WITH_ONE_EXILED else (spells()[HARMLESS],) * 4
    for id in game.battlefield:
        if game[id].card is card:
            for each in cards:
                exiled = record(game, BringCard(controller(game, id), each, "exile")).new
                record(game, Mark(exiled, "exiled with", id))


def put(game: Game, card: Card, player: Id, face: int = 0) -> Procedure[Id]:
    """Put a card onto the battlefield as if it had been there since before; its id, 0 if it can't be there."""
    came = record(game, BringCard(player, card, "command")).new
    for entry in (
        yield from happen(game, Move(came, "battlefield", controller=player, face=face or -2, cause="set up"))
    ):
        if entry.event.__class__ is Move and entry.new and game[entry.new].zone == "battlefield":
            note_down(game, HasBeenThere(entry.new))
            return entry.new
    return 0


def needs_mana(game: Game, player: Id) -> bool:
    """Whether a player has little mana left."""
    return amount_of(game.player(player).pool) < ENOUGH


def give_mana(game: Game, player: Id, seed: int | None = None, colors: tuple[str, ...] = ()) -> Procedure[None]:
    """Give a player mana of every kind; with a seed it comes from their permanents, one at random for each unit.

    Sometimes it is all of one color then, of one of those that are given, if any are.
    """
    yield from ()
    sources = [id for id in game.battlefield if controller(game, id) == player] if seed is not None else ()
    if not sources:
        record(game, AddMana(player, MANA))
        return
    random = Random(seed)
    mana = pool_of(random.choice(colors or tuple("WUBRG")) * len(MANA)) if random.random() < ALIKE else MANA
    some = random.choices(sources, k=len(mana))
    record(game, AddMana(player, tuple(replace(unit, source=id) for unit, id in zip(mana, some, strict=True))))
