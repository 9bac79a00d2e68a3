"""611.2c, 608.2h. Effects on the next spell that a player casts; 601.3b, 307.5a. What was cast as though it had flash."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, play, put, run, table
from tests.rules.table import turn_of

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.actions_at_priority import CastSpell
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.rules.turn import next_step
from spellwright.state.card import Card
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetGame
from spellwright.state.game import Game
from spellwright.words.procedure import Id

FREE = card("You gain 1 life.", "Sorcery", "Prayer", mana_cost="{0}")
PRICED = card("You gain 1 life.", "Sorcery", "Psalm", mana_cost="{1}")
COUNTER = "Counter target spell."
VEIL = (
    "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the "
    "controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.\n"
    "Enchant creature\nEnchanted creature gets +1/+1."
)


def offered(game: Game) -> list[Id]:
    return [action.way.object for action in legal_actions(game, 1) if isinstance(action, CastSpell)]


def held(game: Game, what: Card) -> Id:
    (id,) = give(game, what)
    return id


def test_611_2c_the_next_spell_costs_less_and_no_other() -> None:
    game = table()
    first, second = held(game, PRICED), held(game, PRICED)
    play(game, FREE)
    assert offered(game) == []
    play(game, "The next sorcery spell you cast this turn costs {1} less to cast.")
    assert offered(game) == [first, second]
    run(cast(game, 1, Way(first)))
    run(resolve_top(game))
    assert offered(game) == []


def test_611_2c_the_effect_lasts_this_turn() -> None:
    game = table()
    held(game, PRICED)
    play(game, "The next sorcery spell you cast this turn costs {1} less to cast.")
    note_down(game, SetGame("agenda", ("cleanup",)))
    run(next_step(game))
    turn_of(game, 1, "precombat main")
    assert offered(game) == []


@pytest.mark.parametrize(
    ("text", "life"), [("The next sorcery spell you cast this turn can't be countered.", 21), ("", 20)]
)
def test_611_2c_the_next_spell_cant_be_countered(text: str, life: int) -> None:
    game = table()
    if text:
        play(game, text)
    run(cast(game, 1, Way(held(game, FREE))))
    play(game, COUNTER, player=2)
    while game.stack:
        run(resolve_top(game))
    assert game.player(1).life == life


def test_601_3b_the_next_spell_can_be_cast_as_though_it_had_flash() -> None:
    game = table()
    turn_of(game, 2, "upkeep")
    prayer = held(game, FREE)
    assert offered(game) == []
    play(game, "The next sorcery spell you cast this turn can be cast as though it had flash.")
    assert offered(game) == [prayer]


@pytest.mark.parametrize("more", ["That spell can't be countered.", "It can't be countered."])
def test_what_will_come_is_not_spoken_of(more: str) -> None:
    text = f"This spell can't be countered.\nThe next sorcery spell you cast this turn costs {{1}} less to cast. {more}"
    compiled = compile_card("Card", "normal", [FaceText("Card", type_line="Instant", oracle_text=text)])
    assert [unread.reason for unread in compiled.unread] == ["unbound reference"]


def test_608_2h_an_amount_as_the_ability_resolves() -> None:
    game = table()
    wizard = put(game, creature(subtype="Wizard"))
    psalm = held(game, PRICED)
    text = (
        "The next sorcery spell you cast this turn costs {X} less to cast, where X is the number of Wizards you control as "
        "this ability resolves."
    )
    play(game, text)
    play(game, "Destroy target creature.")
    assert game[wizard].zone == "gone" and offered(game) == [psalm]


@pytest.mark.parametrize(("step", "stays"), [("precombat main", True), ("upkeep", False)])
def test_307_5a_what_was_cast_when_no_sorcery_could_be_is_sacrificed(step: str, stays: bool) -> None:
    game = table()
    turn_of(game, 1, step)
    put(game, creature())
    veil = held(game, card(VEIL, "Enchantment — Aura", "Veil", mana_cost="{0}"))
    assert offered(game) == [veil]
    run(cast(game, 1, Way(veil)))
    run(resolve_top(game))
    assert battlefield(game) == ["Creature", "Veil"]
    note_down(game, SetGame("agenda", ("cleanup",)))
    run(next_step(game))
    run(settle(game))
    while game.stack:
        run(resolve_top(game))
    assert ("Veil" in battlefield(game)) == stays


def test_307_5a_with_another_object_on_the_stack_no_sorcery_could_have_been_cast() -> None:
    game = table()
    put(game, creature())
    run(cast(game, 1, Way(held(game, FREE))))
    veil = run(cast(game, 1, Way(held(game, card(VEIL, "Enchantment — Aura", "Veil", mana_cost="{0}")))))
    run(resolve_top(game))
    assert game[veil].became in game.battlefield
    assert any("Delayed" in type(f.ability).__name__ for f in game.floating)
