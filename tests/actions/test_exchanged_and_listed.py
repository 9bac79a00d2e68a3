"""Zones exchanged, numbers and cards chosen, abilities by color, kinds listed, spells after the first, life restored."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table, use
from tests.keywords.arena import arena

from spellwright.rules.asking import characteristics
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

ROCK = card("", "Artifact", "Rock", mana_cost="{2}")
SHARED = "Each creature you control has vigilance if it's white, lifelink if it's black, and trample if it's green."


def abilities(game: Game, id: Id) -> list[str]:
    return sorted(type(ability).__name__ for ability in characteristics(game, id).abilities)


def test_701_12f_two_zones_are_exchanged() -> None:
    game = table()
    give(game, ROCK)
    give(game, creature(name="One"), creature(name="Two"), to="graveyard")
    play(game, "Exchange your hand and graveyard.")
    assert sorted(names(game, game.player(1).hand)) == ["One", "Two"]
    assert names(game, game.player(1).graveyard) == ["Rock", "Card"], "the spell follows as it has resolved"


def test_701_12f_one_of_them_may_be_empty() -> None:
    game = table()
    library = len(game.player(1).library)
    play(game, "Exchange your graveyard and library. Then shuffle your library.")
    assert len(game.player(1).graveyard) == library + 1
    assert not game.player(1).library


@pytest.mark.parametrize(("number", "left"), [(0, 3), (2, 1)])
def test_608_2d_a_number_between_two(number: int, left: int) -> None:
    game = table()
    for _ in range(3):
        put(game, creature(), 2)
    text = "Choose a number between 0 and 13. Each player sacrifices that many creatures."
    play(game, text, number, *(...,) * number)
    assert len(battlefield(game)) == left


def test_604_1_each_has_what_its_colors_give() -> None:
    game = table()
    put(game, creature(SHARED))
    both, none = put(game, creature(mana_cost="{W}{G}")), put(game, creature(mana_cost="{U}"))
    theirs = put(game, creature(mana_cost="{W}"), 2)
    assert abilities(game, both) == ["Trample", "Vigilance"]
    assert abilities(game, none) == abilities(game, theirs) == []


@pytest.mark.parametrize(("subtype", "size"), [("Warrior", 4), ("Barbarian Berserker", 4), ("Bear", 2)])
def test_each_that_is_of_one_of_several_kinds(subtype: str, size: int) -> None:
    game = table()
    put(game, creature("Each creature that's a Barbarian, a Warrior, or a Berserker gets +2/+2."))
    other = put(game, creature(subtype=subtype))
    assert characteristics(game, other).power == size


def test_a_spell_other_than_your_first_each_turn() -> None:
    game = table()
    put(game, creature("Whenever you cast a spell other than your first spell each turn, you gain 1 life."))
    for player in (2, 1, 1, 1, 2):
        play(game, "Scry 0.", player=player)
        happens(game)
    assert game.player(1).life == 22


@pytest.mark.parametrize("lost", [0, 7])
def test_119_5_the_life_total_becomes_what_it_was_at_the_start(lost: int) -> None:
    game = table()
    happens(game, LoseLife(1, lost))
    text = "When ~ enters, if your life total is less than your starting life total, "
    (id,) = give(game, creature(text + "it becomes equal to your starting life total."))
    happens(game, Move(id, "battlefield", controller=1))
    assert game.player(1).life == 20


def test_608_2d_one_card_for_each_of_three_kinds() -> None:
    game = table()
    kinds = ("Angel", "Angel", "Demon", "Dragon", "Bear", "Bear")
    ids = give(game, *(creature(subtype=kind, name=f"{kind} {n}") for n, kind in enumerate(kinds)), to="library")
    text = "Look at the top six cards of your library. You may reveal an Angel card, a Demon card, and/or a Dragon card from "
    text += "among them and put them into your hand. Put the rest on the bottom of your library in a random order."
    play(game, text, True, ids[0], ids[3], ids[2])
    assert sorted(names(game, game.player(1).hand)) == ["Angel 0", "Demon 2", "Dragon 3"]


def test_108_3_what_you_own_and_opponents_control() -> None:
    game = table(players=3)
    for controller, owner in ((1, 1), (2, 1), (3, 1), (2, 2)):
        put(game, ROCK, controller, owner=owner)
    play(game, "You gain X life, where X is the number of permanents you own that your opponents control.")
    assert game.player(1).life == 22


def test_111_2_tokens_created_with_it() -> None:
    game = table()
    maker = put(
        game,
        creature(
            "{0}: Create a 1/1 white Soldier creature token.\n{0}: Destroy all tokens created with ~.", name="One"
        ),
    )
    other = put(game, creature("{0}: Create a 1/1 red Goblin creature token.", name="Two"))
    for source in (maker, other, maker):
        use(game, source)
    use(game, maker, index=1)
    assert battlefield(game) == ["One", "Two", "Goblin Token"]


def test_603_10_tokens_created_with_what_has_left() -> None:
    game = table()
    text = "{0}: Create a 1/1 white Soldier creature token.\nWhen ~ leaves the battlefield, exile all tokens created with ~."
    maker = put(game, creature(text))
    use(game, maker)
    happens(game, Move(maker, "hand", cause="return"))
    assert battlefield(game) == []


def test_303_4_an_opponent_is_enchanted() -> None:
    game = table()
    aura = card("Enchant opponent\nWhenever enchanted opponent draws a card, you gain 1 life.", "Enchantment — Aura")
    put(game, aura, attached_to=2)
    play(game, "Draw two cards.", player=2)
    happens(game, answers=(...,))
    play(game, "Draw a card.")
    happens(game)
    assert game.player(1).life == 22


@pytest.mark.parametrize(("mine", "theirs", "size"), [(1, 1, 3), (2, 1, 2), (1, 3, 3)])
def test_who_controls_the_most_or_is_tied(mine: int, theirs: int, size: int) -> None:
    game = table()
    text = "~ gets +1/+0 as long as an opponent controls the most creatures or is tied for the most."
    bear = put(game, creature(text))
    for player, number in ((1, mine - 1), (2, theirs)):
        for _ in range(number):
            put(game, creature(), player)
    assert characteristics(game, bear).power == size


def test_701_24_cards_go_into_their_owners_libraries() -> None:
    game = table()
    ids = give(game, ROCK, ROCK, player=2, to="graveyard")
    before = len(game.player(2).library)
    play(game, "Shuffle up to three target cards from a single graveyard into their owners' libraries.", *ids)
    assert (len(game.player(2).library), game.player(2).graveyard) == (before + 2, ())


def test_other_than_the_card_itself_in_a_graveyard() -> None:
    game = table()
    text = (
        "At the beginning of your upkeep, if ~ is in your graveyard, you may exile a black creature card other than ~ "
        "from your graveyard. If you do, return ~ to the battlefield."
    )
    horror = creature(text, name="Horror", mana_cost="{3}{B}")
    give(game, horror, to="graveyard")
    happens(game, BeginStep("upkeep", 1))
    assert battlefield(game) == [], "it doesn't pay for itself"
    give(game, creature(name="Dead", mana_cost="{B}"), to="graveyard")
    happens(game, BeginStep("upkeep", 1), answers=(True,))
    assert battlefield(game) == ["Horror"] and names(game, game.exile) == ["Dead"]


def test_615_1_damage_by_enchanted_creatures() -> None:
    game = table()
    wall = put(game, creature("Prevent all damage that would be dealt to ~ by enchanted creatures.", "0/9"))
    plain, enchanted = put(game, creature(name="Plain"), 2), put(game, creature(name="Enchanted"), 2)
    put(game, card("Enchant creature", "Enchantment — Aura"), attached_to=enchanted)
    for source in (plain, enchanted):
        play(game, "Target creature deals 2 damage to target creature.", source, wall)
    assert game[wall].damage == 2


@pytest.mark.parametrize(("attacks", "toughness"), [(False, 4), (True, 2)])
def test_each_as_long_as_it_is_not_attacking(attacks: bool, toughness: int) -> None:
    game = arena("declare attackers")
    put(game, creature("Each untapped creature you control gets +0/+2 as long as it's not attacking.", name="Elder"))
    bear = put(game, creature())
    if attacks:
        happens(game, Attack(bear, 2))
    assert characteristics(game, bear).toughness == toughness
