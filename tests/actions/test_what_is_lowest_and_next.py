"""What is lowest of its kind, what lasts until the next upkeep, what counters are made of, what was devoured."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table, use

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.damage import damage_event
from spellwright.rules.durations import end_at_step
from spellwright.rules.happen import happen
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.zones import Move

BEAR = creature(name="Bear", mana_cost="{2}")


def test_the_lowest_of_what_the_phrase_describes() -> None:
    game = table()
    for name, cost in (("Orb", "{2}"), ("Rod", "{3}")):
        put(game, card("", "Artifact", name, mana_cost=cost))
    put(game, creature(name="Elf", mana_cost="{0}"))
    play(game, "Destroy all artifacts with the lowest mana value.")
    assert battlefield(game) == ["Rod", "Elf"]


def test_until_your_next_upkeep() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Creatures you control get +1/+1 until your next upkeep.")
    run(end_at_step(game, "end"))
    assert characteristics(game, bear).power == 3
    run(end_at_step(game, "upkeep"))
    assert characteristics(game, bear).power == 2


@pytest.mark.parametrize(("player", "number"), [(1, 4), (2, 1)])
def test_more_or_fewer_counters_of_each_kind(player: int, number: int) -> None:
    game = table()
    text = (
        "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of "
        "counters on that permanent or player instead.\nIf an opponent would put one or more counters on a permanent or "
        "player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down."
    )
    put(game, creature(text))
    bear = put(game, BEAR)
    happens(game, PutCounters(bear, "+1/+1", 2, player))
    assert game[bear].counters_of("+1/+1") == number


def test_that_player_or_permanent() -> None:
    game = table()
    text = (
        "If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double that "
        "damage to that player or permanent instead."
    )
    put(game, creature(text))
    mine, theirs = put(game, BEAR), put(game, creature(size="9/9"), 2)
    for victim in (1, 2, theirs):
        run(happen(game, damage_event(game, mine, victim, 2)))
    assert (game.player(1).life, game.player(2).life, game[theirs].damage) == (18, 16, 4)


def test_what_devoured_a_creature() -> None:
    game = table()
    put(game, BEAR)
    hatchling = creature(
        "Devour X, where X is the number of creatures devoured this way\n~ gets +1/+0 if it devoured a creature."
    )
    for eaten in ((...,), (None,)):
        (held,) = give(game, hatchling)
        run(happen(game, Move(held, "battlefield")), *eaten[: len(game.battlefield) and 1])
        break
    fed = game.battlefield[-1]
    assert (game[fed].counters_of("+1/+1"), characteristics(game, fed).power) == (1, 4)


def test_protection_from_a_card_name() -> None:
    game = table()
    (halo,) = give(
        game, card("As ~ enters, choose a card name.\nYou have protection from the chosen card name.", "Enchantment")
    )
    put(game, BEAR, 2)
    happens(game, Move(halo, "battlefield"), answers=("Bear",))
    bolt, bear = put(game, card("", "Artifact", "Bolt"), 2), put(game, BEAR, 2)
    forbidden = [
        any(a.forbids_target(game, me, 1, id, 2) for me, a in asked(game, "forbids_target")) for id in (bolt, bear)
    ]
    assert forbidden == [False, True]


def test_all_cards_of_two_zones_of_opponents() -> None:
    game = table()
    give(game, BEAR, player=2), give(game, BEAR, player=2, to="graveyard"), give(game, BEAR)
    ashiok = put(game, card("{0}: Exile all cards from all opponents' hands and graveyards.", "Artifact"))
    use(game, ashiok)
    assert (len(game.exile), len(game.player(1).hand)) == (2, 1)


def test_cards_fewer_than_a_number() -> None:
    game = table()
    give(game, BEAR, player=2)
    play(game, "Target opponent loses 1 life for each card fewer than three in their hand.")
    assert game.player(2).life == 18
