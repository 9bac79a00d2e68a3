"""Whatever is offered in whole games can be completed: no casting or activation is ever reversed (601.2, 732.1)."""

from __future__ import annotations

import random

import pytest
from tests.rules.ability_toys import (
    ANY,
    Does,
    ManaWhenTapped,
    PayLife,
    SacrificeCreature,
    SacrificeThis,
    TapThis,
    aim,
    cost,
    tap_for,
)
from tests.rules.casting_toys import (
    Additional,
    CheaperAt,
    Convoking,
    DrawCard,
    EachFurtherTarget,
    Enchants,
    FromGraveyard,
    Optional,
    Strike,
    Taxes,
    Untargetable,
    WhenCast,
    land,
    spell,
    two_faced,
    values_of,
)
from tests.rules.table import BEAR, card, happened, put, table, turn_of

from spellwright.rules.hooks import Modal
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.performing import perform
from spellwright.rules.priority import act
from spellwright.state.events.stack import Activated, Cast
from spellwright.state.game import Game
from spellwright.words.costs import PayMana
from spellwright.words.procedure import Procedure

ONE = PayMana(cost("{1}"))
CARDS = (
    BEAR,
    land("G"),
    land("R"),
    land("GR"),
    land("", tap_for("CC")),
    land("G", tap_for("R", costs=(TapThis(), PayLife(1)))),
    card("Signet", "artifact", None, None, tap_for("GR", costs=(ONE, TapThis()))),
    card("Treasure", "artifact", None, None, ANY),
    card("Altar", "artifact", None, None, tap_for("CC", costs=(SacrificeCreature(),))),
    card("Growth", "enchantment", None, None, ManaWhenTapped()),
    card("Tax", "artifact", None, None, Taxes(cost("{1}"))),
    card("Shy", "creature", 1, 1, Untargetable()),
    card("Watcher", "enchantment", None, None, WhenCast()),
    card("Rod", "artifact", None, None, Does((TapThis(), ONE), (aim(),))),
    card("Bomb", "artifact", None, None, Does((SacrificeThis(),), (aim("creature"), aim(mark=2)))),
)
SPELLS = (
    spell("{X}{R}", Strike((aim("any", x_of_them=True),), amount=1)),
    spell("{1}{R}", Strike((aim("any", 0, 3),), amount=3, divide=True)),
    spell("{2}{R/P}", Strike(), CheaperAt()),
    spell("{G}", Strike((aim("any", 1, 4),)), EachFurtherTarget(cost("{1}"))),
    spell("{G}", Strike((aim("player"), aim("creature", mark=2)), modes=Modal(2, 1, 2)), Additional((ONE,), True)),
    spell("{1}", DrawCard(), Optional("more", (ONE,), 2)),
    spell("{1}{G}", DrawCard(), Additional((SacrificeCreature(), SacrificeCreature()))),
    spell("{4}{G}", Convoking(), types="creature"),
    spell("{R}", DrawCard(), FromGraveyard(cost("{2}{R}"))),
    spell("{G}", Enchants(), types="enchantment", subtypes="Aura"),
    two_faced("split", values_of("{R}", Strike(), name="Left"), values_of("{2/G}", DrawCard(), name="Right")),
)  # fmt: skip


def played(seed: int, *, moves: int = 40) -> Game:
    """A game of random players with random cards: all that they did was completed."""
    chance = random.Random(seed)
    game = table()
    for player in (1, 2):
        for _ in range(9):
            put(game, chance.choice(CARDS), controller=player)
            put(game, chance.choice(SPELLS), controller=player, to="hand")
    turn_of(game, 2)
    turn_of(game, 1, "precombat main")
    for _ in range(moves):
        if game.over or not game.priority:
            break
        actions = legal_actions(game, game.priority)
        action = chance.choice(actions[1:] or actions)
        assert answered(perform(game.branch(), game.priority, action), chance) or action == actions[0], action
        answered(act(game, action), chance)
    return game


def answered(procedure: Procedure[object], chance: random.Random) -> object:
    """Let chance answer everything."""
    try:
        asked = next(procedure)
        while True:
            asked = procedure.send(chance.choice(asked.options))
    except StopIteration as end:
        return end.value


@pytest.mark.parametrize("seed", range(5))
def test_whatever_is_offered_can_be_completed(seed: int) -> None:
    game = played(seed)
    assert happened(game, Cast)
    assert happened(game, Activated)
