"""Linked abilities (607.1), searches cut short (701.23), zones together, mana abilities asked for, counters put elsewhere."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use

from spellwright.rules.activating import activate, activate_mana
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.ways import permitted_ways
from spellwright.state.events.permanents import Destroy, PutCounters
from spellwright.state.events.zones import Move

BEAR = creature(name="Bear")


def test_607_1_that_player_is_whom_the_other_ability_targeted() -> None:
    game = table(3)
    text = (
        "When ~ enters the battlefield, target player loses 6 life.\n"
        "When ~ leaves the battlefield, that player gains 6 life."
    )
    happens(game, Move(give(game, creature(text))[0], "battlefield"), answers=(3,))
    assert [game.player(player).life for player in (1, 2, 3)] == [20, 20, 14]
    happens(game, Destroy(game.battlefield[-1]))
    assert [game.player(player).life for player in (1, 2, 3)] == [20, 20, 20]


def test_701_23_an_opponent_searches_the_top_cards_alone() -> None:
    game = table()
    put(
        game,
        creature(
            "If an opponent would search a library, that player searches the top four cards of that library instead."
        ),
    )
    deep, *_ = give(game, card("", "Land", "Deep"), BEAR, BEAR, BEAR, BEAR, player=2, to="library")
    give(game, card("", "Land", "High"), player=2, to="library")
    play(game, "Search your library for a land card, put it into your hand, then shuffle.", ..., player=2)
    assert names(game, game.player(2).hand) == ["High"]
    assert game[deep].zone == "library"


def test_701_23_you_search_the_whole_library() -> None:
    game = table()
    put(
        game,
        creature(
            "If an opponent would search a library, that player searches the top four cards of that library instead."
        ),
    )
    give(game, card("", "Land", "Deep"), BEAR, BEAR, BEAR, BEAR, to="library")
    play(game, "Search your library for a land card, put it into your hand, then shuffle.", ...)
    assert names(game, game.player(1).hand) == ["Deep"]


def test_cards_in_several_zones_cant_enter() -> None:
    game = table()
    put(game, card("Creature cards in graveyards and libraries can't enter the battlefield.", "Artifact", "Cage"))
    for zone in ("graveyard", "library", "exile"):
        happens(game, Move(put(game, creature(name=zone), to=zone), "battlefield"))
    assert battlefield(game) == ["Cage", "exile"]


@pytest.mark.parametrize(("zone", "can"), [("graveyard", False), ("hand", True)])
def test_spells_of_several_zones_cant_be_cast(zone: str, can: bool) -> None:
    game = table()
    put(game, card("Players can't cast spells from graveyards or libraries.", "Artifact"))
    (spell,) = give(game, card("You gain 1 life.", "Sorcery", mana_cost="{0}"), to=zone)
    assert could_cast(game, 1, Way(spell)) == can


def test_it_and_a_graveyard_are_shuffled_together() -> None:
    game = table()
    give(game, BEAR, BEAR, to="graveyard")
    elixir = put(game, card("{0}: Shuffle ~ and your graveyard into their owner's library.", "Artifact", "Elixir"))
    before = len(game.player(1).library)
    use(game, elixir)
    assert (len(game.player(1).library) - before, game.player(1).graveyard, battlefield(game)) == (3, (), [])


def test_115_3_each_of_four_targets_is_of_its_kind() -> None:
    game = table()
    kinds = ("Artifact", "Creature — Bear", "Enchantment", "Land")
    for kind in kinds:
        put(game, card("", kind, kind, power="2", toughness="2") if "Creature" in kind else card("", kind, kind))
    put(game, BEAR)
    play(
        game,
        "Destroy target artifact, target creature, target enchantment, and target land.",
        game.battlefield[1],
    )
    assert battlefield(game) == ["Bear"]


def test_each_of_a_players_opponents() -> None:
    game = table(3)
    put(game, card("When a player casts a spell, sacrifice ~. If you do, each of that player's opponents draws three cards.",
                   "Enchantment"))  # fmt: skip
    play(game, "You gain 1 life.", player=2)
    happens(game)
    assert [len(game.player(player).hand) for player in (1, 2, 3)] == [3, 0, 3]


@pytest.mark.parametrize(("text", "asked"), [("{0}: You gain 1 life.", True), ("{0}: Add {C}.", False)])
def test_605_1_whether_it_is_a_mana_ability(text: str, asked: bool) -> None:
    game = table()
    put(game, card("Whenever you activate an ability, if it isn't a mana ability, draw a card.", "Artifact"))
    run((activate if asked else activate_mana)(game, 1, put(game, card(text, "Artifact")), 0))  # 605.3b
    happens(game)
    assert bool(game.player(1).hand) == asked


def test_who_has_cast_such_a_spell_casts_no_more() -> None:
    game = table()
    put(
        game,
        creature("Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells."),
    )
    first, second, relic = give(
        game,
        *(card("You gain 1 life.", "Sorcery", mana_cost="{0}") for _ in range(2)),
        card("", "Artifact", mana_cost="{0}"),
    )
    play(game, "Draw a card.", player=2)
    assert could_cast(game, 1, Way(first))
    play(game, "Draw a card.")
    assert (could_cast(game, 1, Way(second)), could_cast(game, 1, Way(relic))) == (False, True)


def test_up_to_so_many_counters_are_removed() -> None:
    game = table()
    bear = put(game, BEAR)
    happens(game, PutCounters(bear, "charge", 5, 1))
    play(
        game, "Remove up to three counters from target permanent. You gain 1 life for each counter removed this way.", 2
    )
    assert (dict(game[bear].counters), game.player(1).life) == ({"charge": 3}, 22)


def test_those_counters_are_put_on_another() -> None:
    game = table()
    ozolith = put(game, card("Whenever a creature you control leaves the battlefield, if it had counters on it, put those "
                             "counters on ~.", "Artifact"))  # fmt: skip
    bear = put(game, BEAR)
    happens(game, PutCounters(bear, "+1/+1", 2, 1), PutCounters(bear, "flying", 1, 1))
    happens(game, Destroy(bear))
    assert dict(game[ozolith].counters) == {"+1/+1": 2, "flying": 1}


def test_the_difference_between_two_life_totals() -> None:
    game = table()
    play(game, "You gain 5 life.")
    drawn = "You draw X cards, where X is the difference between those players' life totals."
    play(game, f"Two target players exchange life totals. {drawn}", 1)
    assert len(game.player(1).hand) == 5


def test_cards_in_exile_with_counters_are_cast_from_among() -> None:
    game = table()
    put(
        game,
        creature("You may play lands and cast spells from among cards you own in exile with croak counters on them."),
    )
    with_it, without = give(game, BEAR, BEAR, to="exile")
    happens(game, PutCounters(with_it, "croak", 1, 1))
    assert {way.object for way in permitted_ways(game, 1)} == {with_it}
    assert without


def test_what_got_into_a_graveyard_this_way_is_returned() -> None:
    game = table()
    mine, theirs = put(game, BEAR), put(game, creature("Indestructible", name="Wall"), 2)
    put(game, creature(name="Ogre"), 2)
    text = (
        "Destroy up to three target creatures and/or other planeswalkers. Return each card put into a graveyard this way to "
        "the battlefield under your control."
    )
    play(game, text, mine, theirs, ...)
    assert sorted(game[id].copiable.name for id in game.battlefield if game[id].controller == 1) == ["Bear", "Ogre"]


def test_permanents_put_into_a_graveyard_this_way_are_as_they_were() -> None:
    game = table()
    land, relic = put(game, card("", "Land", "Waste"), 2), put(game, card("Indestructible", "Artifact", "Relic"), 2)
    text = (
        "Destroy up to three target noncreature permanents. For each permanent put into a graveyard this way, its controller "
        "creates a 3/3 green Elephant creature token."
    )
    play(game, text, land, relic)
    assert battlefield(game, 2) == ["Relic", "Elephant Token"]
