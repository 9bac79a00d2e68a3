"""Full parties (700.8c), colours counted and both asked for (105.2), eminence (113.6b), counters put elsewhere."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.permanents import Destroy, PutCounters

BEAR = creature(name="Bear", mana_cost="{1}{G}")


def test_a_full_party_has_all_four_roles() -> None:
    game = table()
    for role in ("Cleric", "Rogue", "Warrior"):
        put(game, creature(subtype=role))
    lord = put(game, creature("As long as you have a full party, ~ gets +1/+1."))
    assert characteristics(game, lord).power == 2
    put(game, creature(subtype="Rogue"))
    assert characteristics(game, lord).power == 2
    put(game, creature(subtype="Wizard"))
    assert characteristics(game, lord).power == 3


def test_for_each_of_its_colors_asks_each_of_them() -> None:
    game = table()
    put(game, card("Each other creature you control gets +1/+1 for each of its colors.", "Enchantment"))
    two, one = put(game, creature(mana_cost="{W}{U}")), put(game, BEAR)
    none = put(game, creature(mana_cost="{2}"))
    assert [characteristics(game, id).power for id in (two, one, none)] == [4, 3, 2]


def test_both_colors_are_asked_for() -> None:
    game = table()
    put(game, card("Whenever you cast a spell that's both white and black, you gain 1 life.", "Enchantment"))
    for cost, life in (("{W}", 20), ("{B}", 20), ("{2}", 20), ("{W}{B}", 21), ("{W}{B}{G}", 22)):
        play(game, card("Draw a card.", "Sorcery", mana_cost=cost))
        happens(game)
        assert game.player(1).life == life


def test_cards_in_exile_and_in_the_graveyard_are_counted_together() -> None:
    game = table()
    bolt = card("You gain 3 life.", "Instant")
    give(game, bolt, to="exile")
    give(game, bolt, BEAR, to="graveyard")
    give(game, bolt, player=2, to="exile")
    play(
        game,
        card(
            "You gain life equal to the total number of instant cards you own in exile and in your graveyard.",
            "Sorcery",
        ),
    )
    assert game.player(1).life == 22


def test_eminence_works_in_the_command_zone_and_on_the_battlefield_only() -> None:
    lord = creature("As long as ~ is in the command zone or on the battlefield, other Bears you control get +1/+1.")
    for zone, power in (("command", 3), ("battlefield", 3), ("graveyard", 2)):
        game = table()
        put(game, lord, to=zone)
        assert characteristics(game, put(game, BEAR)).power == power


def test_its_counters_are_put_as_it_last_had_them() -> None:
    game = table()
    star = put(game, creature("When ~ dies, put its counters on target creature you control."))
    bear = put(game, BEAR)
    happens(game, PutCounters(star, "+1/+1", 2, 1), PutCounters(star, "flying", 1, 1))
    happens(game, Destroy(star))
    assert dict(game[bear].counters) == {"+1/+1": 2, "flying": 1}


def test_of_its_counters_only_the_kind_that_is_named() -> None:
    game = table()
    star = put(game, creature("When ~ dies, put its +1/+1 counters on target creature you control."))
    bear = put(game, BEAR)
    happens(game, PutCounters(star, "+1/+1", 2, 1), PutCounters(star, "flying", 1, 1))
    happens(game, Destroy(star))
    assert dict(game[bear].counters) == {"+1/+1": 2}
