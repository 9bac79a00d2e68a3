"""What is averted by "unless" (608.2d, 508.1h), what several have in common, differences, and tops of libraries."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.activation_permissions import activated_ability, obstacles_to_activating
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.happen import happen
from spellwright.state.events.permanents import PutCounters, Sacrifice
from spellwright.state.events.zones import Move

BEAR = creature(name="Bear")
FLIER = creature("Flying", name="Flier")


@pytest.mark.parametrize(("pays", "life", "left"), [(True, 20, []), (False, 15, ["Bear"])])
def test_damage_is_averted_by_who_does_something_instead(pays: bool, life: int, left: list[str]) -> None:
    game = table()
    put(game, BEAR, 2)
    spell = creature("When ~ enters, it deals 5 damage to target opponent unless that player sacrifices a creature.")
    happens(game, Move(put(game, spell, to="hand"), "battlefield"), answers=(pays,))
    assert (game.player(2).life, battlefield(game, 2)) == (life, left)


def test_who_can_do_neither_of_two_things_is_not_asked() -> None:
    game = table()
    play(game, "Target opponent loses 5 life unless that player sacrifices a creature or discards a card.")
    assert game.player(2).life == 15


def test_either_of_two_things_averts_it() -> None:
    game = table()
    put(game, BEAR, 2)
    give(game, BEAR, player=2)
    text = "Target opponent loses 5 life unless that player sacrifices a creature or discards a card."
    play(game, text, False, True)
    assert (game.player(2).life, battlefield(game, 2), game.player(2).hand) == (20, ["Bear"], ())


def test_what_is_gained_for_a_time_is_averted_as_it_would_begin() -> None:
    game = table()
    put(game, BEAR, 2)
    play(
        game,
        "Creatures you control gain flying until end of turn unless target opponent sacrifices a creature.",
        True,
    )
    assert not battlefield(game, 2)


def test_508_1h_attacking_costs_what_you_do() -> None:
    game = table()
    dragon = put(game, creature("~ can't attack unless you sacrifice a land."))
    turn_of(game, 1, "declare attackers")
    run(declare_attackers(game))
    assert not game[dragon].attacking
    put(game, card("", "Land", "Waste"))
    run(declare_attackers(game), 2)
    assert game[dragon].attacking == 2
    assert battlefield(game) == ["Creature"]


def test_unless_excepts_from_what_always_holds() -> None:
    game = table()
    cohort = put(game, creature("~ attacks each combat if able unless you control another creature."))
    (ability,) = characteristics(game, cohort).abilities
    assert ability.holds(ability.scene(game, cohort))  # type: ignore[attr-defined]
    put(game, BEAR)
    assert not ability.holds(ability.scene(game, cohort))  # type: ignore[attr-defined]


def test_two_targets_share_a_card_type() -> None:
    game = table()
    bear, land = put(game, BEAR), put(game, card("", "Land", "Waste"), 2)
    other = put(game, creature(name="Ogre"), 2)
    play(game, "Exchange control of two target permanents that share a card type.", bear)
    assert [controller(game, id) for id in (bear, other, land)] == [2, 1, 2]


def test_two_targets_share_no_creature_types() -> None:
    game = table()
    bear, _, elf = put(game, BEAR), put(game, BEAR), put(game, creature(subtype="Elf"))
    play(game, "Choose two target creatures that share no creature types. Those creatures fight each other.", elf, bear)


@pytest.mark.parametrize(("cards", "life"), [("AABB", 20), ("ABBCB", 21)])
def test_three_or_more_with_the_same_name_are_of_one_name(cards: str, life: int) -> None:
    game = table()
    for name in cards:
        put(game, card("", "Land", name))
    play(game, "If you control three or more lands with the same name, you gain 1 life.")
    assert game.player(1).life == life


def test_lands_found_together_share_a_land_type() -> None:
    game = table()
    one, two = (card("", f"Basic Land — {name}", name) for name in ("Forest", "Plains"))
    first, second, _ = give(game, one, one, two, to="library")
    text = "Search your library for up to two basic land cards that share a land type, put them onto the battlefield tapped."
    play(game, text, second, first)
    assert battlefield(game) == ["Forest", "Forest"]


def test_damage_to_a_player_and_their_creatures() -> None:
    game = table()
    mine, theirs = put(game, creature(size="3/3")), put(game, creature(size="3/3"), 2)
    play(game, "~ deals 2 damage to target player and each creature that player controls.", 2)
    assert (game.player(2).life, game[mine].damage, game[theirs].damage) == (18, 0, 2)


def test_the_top_card_is_of_the_library_just_shuffled() -> None:
    game = table()
    play(game, "Shuffle your library, then exile the top card. You may play that card this turn.")
    assert [game[id].owner for id in game.exile] == [1]


def test_the_difference_is_what_the_comparison_came_to() -> None:
    game = table()
    give(game, BEAR, BEAR, BEAR, player=2)
    play(game, "If target opponent has more cards in hand than you, draw cards equal to the difference.")
    assert len(game.player(1).hand) == 3


def test_the_difference_of_lands_controlled() -> None:
    game = table()
    for player in (1, 2, 2, 2):
        put(game, card("", "Land", "Waste"), player)
    play(game, "If target opponent controls more lands than you, you gain life equal to the difference.")
    assert game.player(1).life == 22


def test_the_difference_to_the_power_that_it_last_had() -> None:
    game = table()
    drow = put(game, creature(
        "Whenever another creature dies, if it had power greater than ~'s power, put a number of +1/+1 counters on ~ equal "
        "to the difference.", size="1/1",
    ))  # fmt: skip
    for size, counters in (("1/1", 0), ("4/4", 3)):
        happens(game, Sacrifice(put(game, creature(size=size)), 1))
        assert dict(game[drow].counters).get("+1/+1", 0) == counters


def test_a_creature_of_two_colors_counts_once_for_and_or() -> None:
    game = table()
    for cost in ("{W}", "{U}", "{W}{U}", "{R}"):
        put(game, creature(mana_cost=cost))
    play(game, "You gain 1 life for each white and/or blue creature you control.")
    assert game.player(1).life == 23


def test_without_one_keyword_or_another() -> None:
    game = table()
    for text in ("Flying", "Reach", "Haste"):
        put(game, creature(text, name=f"With {text}"))
    play(game, "Destroy all creatures without flying or reach.")
    assert battlefield(game) == ["With Flying", "With Reach"]


@pytest.mark.parametrize(("size", "attached"), [("2/3", False), ("2/4", True)])
def test_301_5_what_it_can_be_attached_to(size: str, attached: bool) -> None:
    game = table()
    smasher = put(
        game, card("~ can be attached only to a creature with toughness 4 or greater.", "Artifact — Equipment")
    )
    host = put(game, creature(size=size))
    play(game, "Attach target Equipment you control to target creature you control.")
    assert (game[smasher].attached_to == host) == attached


def test_equipping_costs_less_by_the_power_of_the_creature_it_targets() -> None:
    game = table()
    text = "Equip {3}. This ability costs {X} less to activate, where X is the power of the creature it targets."
    belt, host = put(game, card(text, "Artifact — Equipment")), put(game, creature(size="3/3"))
    use(game, belt)
    assert game[belt].attached_to == host


def test_equip_only_once_each_turn() -> None:
    game = table()
    armor = put(game, card("Equip {0}. Activate only once each turn.", "Artifact — Equipment"))
    put(game, BEAR)
    assert not list(obstacles_to_activating(game, 1, activated_ability(game, armor, 0)))
    use(game, armor)
    assert list(obstacles_to_activating(game, 1, activated_ability(game, armor, 0)))


def test_101_2_what_opponents_cause_you_to_sacrifice_stays() -> None:
    game = table()
    put(
        game,
        creature("Spells and abilities your opponents control can't cause you to sacrifice permanents.", name="Host"),
    )
    play(game, "Target player sacrifices a creature.", 1, player=2)
    assert battlefield(game, 1) == ["Host"]
    play(game, "Target player sacrifices a creature.", 1)
    assert battlefield(game, 1) == []


def test_101_3_what_cant_be_sacrificed_for_an_opponent_is_no_choice() -> None:
    game = table()
    put(
        game,
        creature("Spells and abilities your opponents control can't cause you to sacrifice permanents.", name="Host"),
    )
    play(game, "Target opponent loses 5 life unless that player sacrifices a creature.", player=2)
    assert game.player(1).life == 15


@pytest.mark.parametrize("chosen", ["artifact", "enchantment"])
def test_one_of_two_card_types_is_chosen(chosen: str) -> None:
    game = table()
    put(game, card("", "Artifact", "artifact"))
    put(game, card("", "Enchantment", "enchantment"))
    play(game, "Choose artifact or enchantment. Destroy all permanents of the chosen type.", chosen)
    assert battlefield(game) == [each for each in ("artifact", "enchantment") if each != chosen]


def test_614_1_what_was_not_cast_is_exiled_instead() -> None:
    game = table()
    put(
        game,
        creature(
            "If a nontoken creature would enter the battlefield and it wasn't cast, exile it instead.", name="Priest"
        ),
    )
    happens(game, Move(put(game, BEAR, to="graveyard"), "battlefield"))
    assert names(game, game.exile) == ["Bear"]
    play(game, creature(name="Cast"))
    play(game, "Create a 1/1 white Bird creature token.")
    assert battlefield(game) == ["Priest", "Cast", "Bird Token"]


def test_an_event_in_its_time_or_another_at_any() -> None:
    game = table()
    text = "Whenever an opponent casts a spell during your turn or when ~ dies, you gain 1 life."
    voice = put(game, creature(text))
    play(game, "Draw a card.", player=2)
    happens(game)
    assert game.player(1).life == 21
    happens(game, Sacrifice(voice, 1))
    assert game.player(1).life == 22


def test_a_number_like_that_of_what_was_spoken_of() -> None:
    game = table()
    put(
        game,
        creature(
            "Whenever you cast a sorcery spell, destroy all creatures with that spell's mana value.", name="Kirin"
        ),
    )
    for cost in ("{1}", "{2}"):
        put(game, creature(name=cost, mana_cost=cost))
    play(game, card("Draw a card.", "Sorcery", mana_cost="{2}"))
    happens(game)
    assert battlefield(game) == ["Kirin", "{1}"]


def test_each_has_the_size_that_is_said_behind_the_duration() -> None:
    game = table()
    one, other = put(game, creature("Flying")), put(game, BEAR)
    text = "Until your next turn, up to two target creatures each have base power and toughness 0/3 and lose all abilities."
    play(game, text, one, other)
    for id in (one, other):
        now = characteristics(game, id)
        assert (now.power, now.toughness, now.abilities) == (0, 3, ())


def test_as_long_as_and_during_your_turn_both_hold() -> None:
    game = table()
    flail = put(game, card("As long as ~ is tapped, your opponents can't cast spells during your turn.", "Artifact"))
    (ability,) = characteristics(game, flail).abilities
    assert not ability.holds(ability.scene(game, flail))  # type: ignore[attr-defined]
    play(game, "Tap target artifact.")
    assert ability.holds(ability.scene(game, flail))  # type: ignore[attr-defined]


def test_a_card_is_picked_from_among_those_exiled_with_the_source() -> None:
    game = table()
    give(game, BEAR, to="library")
    text = (
        "{0}: Exile the top card of your library.\n"
        "{0}: You may cast a spell from among cards exiled with ~ without paying its mana cost."
    )
    kami = put(game, creature(text, name="Kami"))
    use(game, kami)
    assert len(game.exile) == 1
    use(game, kami, True, index=1)
    run(happen(game, PutCounters(kami, "+1/+1", 1, 1)))
    assert game[game.stack[-1]].copiable.name == "Bear"
