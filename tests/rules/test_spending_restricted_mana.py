"""106.6. What restricted mana may be spent on besides spells and abilities: kicker costs, and payments asked for."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, put, table
from tests.rules.table import decisions, run

from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.offers import Asked
from spellwright.rules.payment import can_pay, pay_costs
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import record
from spellwright.state.events.stack import AddMana
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.costs import PayMana
from spellwright.words.mana import BIT, Mana, ManaCost

X_MANA = card("{T}: Add {C}{C}. Spend this mana only on costs that contain {X}.", "Artifact", "Giant")
FOREST = card(type_line="Basic Land — Forest", name="Forest")


def with_mana() -> Game:
    game = table()
    put(game, X_MANA)
    return game


def test_106_6_mana_for_costs_with_x_pays_for_a_kicker_with_x() -> None:
    game = with_mana()
    put(game, FOREST)
    kicked = creature(
        "Kicker {X}\nIf this creature was kicked, it enters with X +1/+1 counters on it.", mana_cost="{G}"
    )
    (id,) = give(game, kicked)
    spell = run(cast(game, 1, Way(id)), "kicker {X}", 2)
    assert game[spell].choices.x == 2
    assert all(game[permanent].tapped for permanent in game.battlefield)


def test_106_6_unkicked_it_is_no_cost_with_x() -> None:
    game = with_mana()
    (id,) = give(game, creature("Kicker {X}", mana_cost="{1}"))
    assert could_cast(game, 1, Way(id))
    (plain,) = give(game, creature(mana_cost="{1}"))
    assert not could_cast(game, 1, Way(plain))


def test_106_6_mana_for_costs_with_x_pays_what_is_asked_for() -> None:
    game = with_mana()
    scene = GameScene(game, game.battlefield[0], 1)
    scene.effect_x = 2
    assert can_pay(game, scene, 1, (PayMana(ManaCost.parse("{X}")),))
    assert not can_pay(game, scene, 1, (PayMana(ManaCost.parse("{2}")),))
    run(pay_costs(game, scene, 1, (PayMana(ManaCost.parse("{X}")),)))
    assert game[game.battlefield[0]].tapped


def test_106_6_a_spell_is_kicked_where_its_mana_is_for_kicked_spells_only() -> None:
    game = table()
    put(game, card("{T}: Add {G}{G}{G}. Spend this mana only to cast kicked spells.", "Artifact"))
    (kicked, plain) = give(game, creature("Kicker {2}", mana_cost="{G}"), creature(mana_cost="{G}"))
    assert not could_cast(game, 1, Way(plain))
    assert could_cast(game, 1, Way(kicked))
    assert game[run(cast(game, 1, Way(kicked)))].choices.paid == ("kicker {2}",)


def test_106_6_mana_for_cumulative_upkeep_is_told_what_is_paid() -> None:
    game = table()
    put(game, FOREST)
    ice = put(game, card("Cumulative upkeep {1}", "Enchantment"))
    asked: list[object] = []

    class Noting:
        def allows(self, purpose: object) -> bool:
            asked.append(purpose)
            return True

    record(game, AddMana(1, (Mana(BIT["C"], restriction=Noting()),)))
    happens(game, BeginStep("upkeep", 1), answers=(True,))
    assert game[ice].zone == "battlefield"
    assert {purpose.what for purpose in asked if isinstance(purpose, Asked)} == {"cumulative upkeep"}


def test_107_3a_x_of_a_kicker_that_cant_be_0_is_at_least_1() -> None:
    game = table()
    put(game, FOREST)
    (kicked,) = give(game, creature("Kicker {X}. X can't be 0.", mana_cost="{G}"))
    assert game[run(cast(game, 1, Way(kicked)))].choices.paid == ()
    game = table()
    for _ in range(3):
        put(game, FOREST)
    (kicked,) = give(game, creature("Kicker {X}. X can't be 0.", mana_cost="{G}"))
    asked = decisions(cast(game, 1, Way(kicked)), "kicker {X}")
    assert [decision.options for decision in asked] == [("kicker {X}", None), (1, 2)]
