"""Creatures with keywords that fight on a table: who could block whom, and combat damage without the turn around it."""

from __future__ import annotations

from typing import Any

from tests.rules.table import card, put, run, table

from spellwright.keywords.state_based import STATE_BASED
from spellwright.rules.asking import own
from spellwright.rules.combat_damage import deal_combat_damage
from spellwright.rules.hooks import NAMES, Hooks, overridden
from spellwright.rules.state_based import check_state_based_actions
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.effects import PossibleHooks
from spellwright.state.events.event import Event, note_down, record
from spellwright.state.events.turns import BeginStep, SetGame
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id


def kinds_of(event: type[Event]) -> list[type[Event]]:
    """A kind of event, and all kinds below it."""
    return [event, *(each for below in event.__subclasses__() for each in kinds_of(below))]


EVERY_HOOK = frozenset(
    (
        *overridden(type("Everything", (Hooks,), dict.fromkeys(NAMES, lambda self: None))),
        *((what, kind) for what in ("replaces", "triggers", "forbids") for kind in kinds_of(Event)),
    )
)
"""Whatever an ability might answer: the cards of these tests come one by one."""


def arena(step: str = "combat damage", players: int = 2) -> Game:
    """A game in a step, with the state-based actions of keywords."""
    game = table(players)
    begin(game, step)
    note_down(game, SetGame("state_based", STATE_BASED))
    note_down(game, PossibleHooks(EVERY_HOOK))
    return game


def begin(game: Game, step: str) -> None:
    """That step of the active player's turn begins."""
    record(game, BeginStep(step, game.active))


def creature(power: int, toughness: int, *abilities: Ability, name: str = "Fighter", **more: Any) -> Card:
    """A creature with these abilities."""
    return card(name, more.pop("types", "creature"), power, toughness, *abilities, **more)


def colored(what: Card, colors: int) -> Card:
    """The same card in these colours."""
    v = what.whole
    made = type(v)(v.name, v.mana_cost, colors, v.supertypes, v.types, v.subtypes, v.abilities, v.power, v.toughness)
    return Card(what.name, what.layout, (made,), made)


def attack(game: Game, attacker: Id, blockers: tuple[Id, ...] = (), defender: Id = 2) -> None:
    """The creature attacks, and these block it."""
    record(game, Attack(attacker, defender))
    for blocker in blockers:
        record(game, Block(blocker, (attacker,)))
    if blockers:
        record(game, BecomeBlocked(attacker, blockers))


def fight(game: Game, attacker: Id, blockers: tuple[Id, ...] = (), *answers: Any) -> None:
    """Such an attack, its combat damage, and the state-based actions after it."""
    attack(game, attacker, blockers)
    run(deal_combat_damage(game), *answers)
    settle(game)


def settle(game: Game) -> None:
    """State-based actions, until there are none to perform."""
    while run(check_state_based_actions(game)):
        pass


def could_block(game: Game, blocker: Id, attacker: Id) -> bool:
    """Whether the abilities of the two let one block the other."""
    blocked = all(a.can_be_blocked(game, attacker, blocker) for a in own(game, attacker, "can_be_blocked"))
    return blocked and all(a.can_block(game, blocker, attacker) for a in own(game, blocker, "can_block"))


def blockable(attacker: Card, blocker: Card) -> bool:
    """Whether a creature of the one kind could be blocked by one of the other."""
    game = arena("declare blockers")
    return could_block(game, put(game, blocker, 2), put(game, attacker))


def zone(game: Game, id: Id) -> str:
    """Where the card of that object is now."""
    while game[id].zone == "gone" and game[id].became:
        id = game[id].became
    return game[id].zone
