"""Positions for players to think about: creatures, hands and lands on a table, and a game that stands there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, cast

from tests.keywords.arena import arena, creature
from tests.keywords.cards import lands, read
from tests.rules.table import put

from spellwright.play.driver import Driver, Manner
from spellwright.play.game import Game
from spellwright.play.option_text import option_text
from spellwright.play.players.heuristic import HeuristicPlayer
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.starting import start_the_game
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.event import note_down, record
from spellwright.state.events.starting import HasBeenThere
from spellwright.state.events.turns import Priority, SetPlayer
from spellwright.state.game import Game as State
from spellwright.words.procedure import Choose, Id

__all__ = ["arena", "attack", "creature", "field", "fight", "game_at", "lands", "life", "put", "read", "ready", "what"]


def ready(state: State, size: str, player: Id = 1, *abilities: Any, name: str = "Fighter") -> Id:
    """A creature of that size that has been there for long."""
    power, _, toughness = size.partition("/")
    id = put(state, creature(int(power), int(toughness), *abilities, name=name), player)
    note_down(state, HasBeenThere(id))
    return id


@cache
def field(kind: str, name: str = "Field") -> Card:
    """A land card that makes mana of that color."""
    return read(f"{{T}}: Add {{{kind}}}.", types="Land", name=name)


def life(state: State, player: Id, amount: int) -> None:
    """A player has so much life."""
    note_down(state, SetPlayer(player, "life", amount))


def attack(state: State, attackers: Iterable[Id], attacked: Id = 2) -> list[Id]:
    """These creatures attack."""
    attackers = list(attackers)
    for id in attackers:
        record(state, Attack(id, attacked))
    return attackers


def fight(state: State, attacker: Id, blocker: Id) -> None:
    """One creature blocks another that attacks."""
    record(state, Block(blocker, (attacker,)))
    record(state, BecomeBlocked(attacker, (blocker,)))


def game_at(state: State, player: Id = 1) -> Game:
    """A game that stands where that player has priority."""
    note_down(state, Priority(player))
    decision = Choose(player, legal_actions(state, player), "priority", "You have priority", "117.1")
    return Game(cast("Any", None), Driver.resumed(state, decision, Manner(start_the_game)))


def what(game: Game) -> str:
    """What the heuristic player does there."""
    decision = game.decision
    assert decision is not None
    return option_text(game.state, decision, decision.options[HeuristicPlayer().decide(game, decision)])
