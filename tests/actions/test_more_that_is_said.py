"""Abilities of other things (613.1f), starting life totals (103.4), winning clashes (701.30d), the card that would die."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table, use

from spellwright.rules.asking import characteristics, own
from spellwright.state.events.cards import Act
from spellwright.state.events.damage import GainLife
from spellwright.state.events.permanents import Destroy

BEAR = creature(name="Bear", mana_cost="{1}{G}")


def test_the_activated_abilities_of_others_and_no_more() -> None:
    game = table()
    kraj = put(game, creature("~ has all activated abilities of all creature cards in all graveyards."))
    assert not own(game, kraj, "activation_costs")
    give(game, creature("Flying\n{T}: You gain 2 life.\nWhen ~ dies, draw a card."), to="graveyard")
    assert len(own(game, kraj, "activation_costs")) == 1
    assert not any(type(a).__name__ == "Flying" for a in characteristics(game, kraj).abilities)
    use(game, kraj)
    assert game.player(1).life == 22


def test_they_are_gained_as_they_are_then() -> None:
    game = table()
    bear = put(game, BEAR)
    other = put(game, creature("{T}: You gain 2 life."))
    play(
        game,
        "Creatures you control named Bear gain all activated abilities of target creature until end of turn.",
        other,
    )
    happens(game, Destroy(other))
    use(game, bear)
    assert game.player(1).life == 22


def test_life_above_the_starting_life_total() -> None:
    game = table()
    lord = put(game, creature("~ gets +1/+1 as long as you have at least 7 life more than your starting life total."))
    happens(game, GainLife(1, 6))
    assert characteristics(game, lord).power == 2
    happens(game, GainLife(1, 1))
    assert characteristics(game, lord).power == 3


def test_the_life_total_becomes_the_starting_one_or_the_highest() -> None:
    game = table()
    happens(game, GainLife(1, 6))
    play(game, "Your life total becomes equal to your starting life total.")
    assert game.player(1).life == 20
    happens(game, GainLife(2, 5))
    play(game, "Your life total becomes the highest life total among all players.")
    assert game.player(1).life == 25
    happens(game, GainLife(1, 5))
    play(game, "Your life total becomes the lowest life total among all players.")
    assert game.player(1).life == 25


def test_clashing_and_winning() -> None:
    game = table()
    put(game, card("Whenever you clash and win, you gain 1 life.", "Enchantment"))
    happens(game, Act(1, "clash", number=0), Act(2, "clash", number=1))
    assert game.player(1).life == 20
    happens(game, Act(1, "clash", number=1))
    assert game.player(1).life == 21


def test_that_card_is_the_one_that_would_die() -> None:
    game = table()
    put(
        game,
        card(
            "If a creature an opponent controls would die, exile that card with an ice counter on it instead.",
            "Artifact",
        ),
    )
    bear = put(game, BEAR, 2)
    happens(game, Destroy(bear))
    assert (names(game, game.exile), game[game.exile[-1]].counters_of("ice")) == (["Bear"], 1)


def test_a_mana_cost_that_is_one_of_two() -> None:
    game = table()
    for name, cost in (("Orb", "{0}"), ("Rod", "{1}"), ("Ring", "{2}"), ("Gem", "")):
        put(game, card("", "Artifact", name, mana_cost=cost))
    play(game, "Destroy all artifacts with mana cost {0} or {1}.")
    assert battlefield(game) == ["Ring", "Gem"]
