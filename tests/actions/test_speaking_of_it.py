"""What conditions, "this way" and "for each" speak of (608.2c, 611.2b)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Tap
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")
AURA = card("Enchant creature", "Enchantment — Aura", "Aura")


def flies(game: Game, id: Id) -> bool:
    return any(type(a).__name__ == "Flying" for a in characteristics(game, id).abilities)


def test_it_in_a_condition_is_the_subject() -> None:
    game = table()
    trainee = put(game, creature("~ has flying as long as it's enchanted."))
    assert not flies(game, trainee)
    put(game, AURA, attached_to=trainee)
    assert flies(game, trainee)


def test_it_in_a_condition_is_what_the_source_is_attached_to() -> None:
    game = table()
    bear = put(game, BEAR)
    text = "Enchant creature\nEnchanted creature has flying as long as it's tapped."
    put(game, card(text, "Enchantment — Aura"), attached_to=bear)
    assert not flies(game, bear)
    record(game, Tap(bear))
    assert flies(game, bear)


def test_what_several_players_did_this_way_is_counted_together() -> None:
    game = table()
    for player in (1, 2):
        give(game, BEAR, player=player, to="library")
    play(
        game,
        "Each player reveals the top card of their library. You gain 1 life for each nonland card revealed this way.",
    )
    assert game.player(1).life == 22


def test_for_each_at_the_beginning_counts_for_all_that_is_joined() -> None:
    game = table()
    put(game, BEAR), put(game, BEAR)
    play(game, "For each creature you control, add {G} and you gain 1 life.")
    assert (game.player(1).life, len(game.player(1).pool)) == (22, 2)


def test_the_haste_of_a_dashed_creature_is_asked_for() -> None:
    game = table()
    give(game, creature("Dash {1}{R}", mana_cost="{4}{R}"))
    assert "may_attack_at_once" in game.possible
