"""Players told by comparing them, so much damage at once, abilities activated so often, and who counters a spell."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table, use

from spellwright.rules.activating import activate_mana
from spellwright.rules.asking import asked, characteristics, controller
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import activations
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.stack import Targeted
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id

# --- who has the most


def upkeep(text: str, game: Game) -> Id:
    """Who controls something with this ability, after player 1's upkeep."""
    beast = put(game, creature(f"At the beginning of your upkeep, if {text}", subtype="Beast"))
    happens(game, BeginStep("upkeep", 1))
    return controller(game, beast)


LIFE = "a player has more life than each other player, the player with the most life gains control of ~."
CREATURES = (
    "a player controls more creatures than each other player, the player who controls the most "
    "creatures gains control of ~."
)
CARDS = (
    "a player has more cards in hand than each other player, the player who has the most cards "
    "in hand gains control of ~."
)


def test_the_player_with_the_most_life() -> None:
    game = table(3)
    happens(game, GainLife(3, 1))
    assert upkeep(LIFE, game) == 3
    for tied in ((), (LoseLife(3, 1),)):
        game = table(3)
        happens(game, *tied)
        assert upkeep(LIFE, game) == 1


def test_more_life_than_each_opponent_is_more_than_all_of_theirs() -> None:
    for lost, life in (((3,), 19), ((2, 3), 20)):
        game = table(3)
        happens(game, LoseLife(1, 1), *(LoseLife(player, 2) for player in lost))
        play(game, "If you have more life than each opponent, you gain 1 life.")
        assert game.player(1).life == life


def test_the_player_who_controls_the_most() -> None:
    game = table(3)
    put(game, creature(), 2)
    assert upkeep(CREATURES, game) == 1  # its own controller has one, too: it is tied
    game = table(3)
    put(game, creature(), 3), put(game, creature(), 3)
    assert upkeep(CREATURES, game) == 3


def test_the_player_who_has_the_most_cards_in_hand() -> None:
    game = table(3)
    give(game, creature(), player=2)
    assert upkeep(CARDS, game) == 2


@pytest.mark.parametrize(("attacked", "life"), [(2, 21), (3, 20)])
def test_attacking_the_player_with_the_most_life(attacked: Id, life: int) -> None:
    game = table(3)
    happens(game, LoseLife(3, 1))
    dragon = put(
        game,
        creature(
            "Whenever ~ attacks, if it's attacking the player with the most life or tied for most "
            "life, you gain 1 life."
        ),
    )
    happens(game, Attack(dragon, attacked))
    assert game.player(1).life == life


def test_107_1a_less_than_half_of_what_they_began_with() -> None:
    game = table(3)
    angel = put(
        game,
        creature(
            "~ gets +3/+3 for each opponent whose life total is less than half their starting life "
            "total.\nAs long as an opponent's life total is less than half their starting life total, "
            "~ has indestructible."
        ),
    )
    happens(game, LoseLife(2, 10), LoseLife(1, 15))
    assert characteristics(game, angel).power == 2 and not characteristics(game, angel).abilities[2:]
    happens(game, LoseLife(2, 1), LoseLife(3, 11))
    assert characteristics(game, angel).power == 8 and characteristics(game, angel).abilities[2:]


# --- so much damage at once


@pytest.mark.parametrize(("damage", "life"), [((5,), 20), ((3, 3), 20), ((6,), 21), ((7,), 21)])
def test_so_much_damage_isnt_added_up(damage: tuple[int, ...], life: int) -> None:
    game = table()
    beast = put(game, creature("Whenever ~ deals 6 or more damage to an opponent, you gain 1 life."))
    happens(game, *(Damage(beast, 2, n) for n in damage))
    assert game.player(1).life == life


def test_so_much_damage_to_others_doesnt_count() -> None:
    game = table()
    put(game, creature("Whenever a source you control deals 5 or more damage to a player, draw a card."))
    wall = put(game, creature(size="0/9"), 2)
    play(game, "~ deals 5 damage to target creature.", wall)
    happens(game)
    assert game[wall].damage == 5 and not game.player(1).hand
    play(game, "~ deals 5 damage to target player.", 2)
    happens(game)
    assert len(game.player(1).hand) == 1


def test_614_so_much_damage_is_replaced() -> None:
    game = table()
    put(
        game,
        card(
            "If a source would deal 4 or more damage to a permanent or player, that source deals 3 "
            "damage to that permanent or player instead.",
            "Enchantment",
        ),
    )
    wall = put(game, creature(size="0/9"), 2)
    play(game, "~ deals 5 damage to target creature.")
    play(game, "~ deals 4 damage to target player.", 2)
    play(game, "~ deals 2 damage to target player.", 2)
    assert game[wall].damage == 3 and game.player(2).life == 15


# --- "if this ability has been activated four or more times this turn"


def test_602_2b_activated_so_often() -> None:
    text = (
        "{0}: ~ gets +1/+0 until end of turn. If this ability has been activated four or more "
        "times this turn, sacrifice ~ at the beginning of the next end step."
    )
    for times, left in ((3, ["Whelp"]), (4, [])):
        game = table()
        whelp = put(game, creature(text, name="Whelp"))
        for _ in range(times):
            use(game, whelp)
        happens(game, BeginStep("end", 1))
        assert battlefield(game) == left


def test_605_3b_a_mana_ability_activated_so_often() -> None:
    text = (
        "{0}: Add {B}. If this ability has been activated four or more times this turn, sacrifice "
        "~ at the beginning of the next end step.\n{0}: Add {R}."
    )
    game = table()
    priest = put(game, creature(text, name="Priest"))
    for index in (0, 1, 1, 0, 1, 0):
        run(activate_mana(game, 1, priest, index))
    assert len(game.floating) == 0
    run(activate_mana(game, 1, priest, 0))
    happens(game, BeginStep("end", 1))
    assert battlefield(game) == []


# --- countering


def test_701_6_a_spell_of_yours_that_counters_a_spell() -> None:
    game = table()
    put(game, creature("Whenever a spell or ability you control counters a spell, you gain 1 life."))
    for player, life in ((2, 20), (1, 21)):
        spell = put(game, card(), 3 - player, to="stack")
        play(game, "Counter target spell.", player=player)
        happens(game)
        assert game[spell].zone == "gone" and game.player(1).life == life


def test_702_21a_ward_counters_spells_too() -> None:
    game = table()
    put(game, creature("Whenever a spell or ability you control counters a spell, you gain 1 life."))
    warded = put(game, creature("Ward {9}"))
    spell = put(game, card("Destroy target creature."), 2, to="stack")
    happens(game, Targeted(warded, spell))
    assert game[spell].zone == "gone" and game.player(1).life == 21


# --- what can't be, and must


def test_115_the_target_of_blue_spells_or_abilities_from_blue_sources() -> None:
    game = table()
    put(
        game,
        creature(
            "Creatures you control can't be the targets of blue spells or abilities from blue sources.", name="Centaur"
        ),
    )
    destroys = "Destroy target creature."
    blue, red = give(game, card(destroys, mana_cost="{U}"), card(destroys, mana_cost="{R}"), player=2)
    assert [could_cast(game, 2, Way(id, free=True, any_time=True)) for id in (blue, red)] == [False, True]
    sources = [
        put(game, card("{0}: Tap target creature.", "Artifact", "Rod", mana_cost=cost), 2) for cost in ("{U}", "{R}")
    ]

    able = {action.source for action in activations(game, 2)}
    assert sources[0] not in able and sources[1] in able


def test_601_3_from_nowhere_but_their_hands() -> None:
    game = table()
    put(game, creature("Your opponents can't cast spells from anywhere other than their hands."))
    mine, hand = give(game, creature("Flashback {0}"), to="graveyard") + give(game, card(mana_cost="{0}"), player=2)
    (grave,) = give(game, card("Flashback {0}", mana_cost="{0}"), player=2, to="graveyard")
    ways = [(2, Way(hand, any_time=True)), (2, Way(grave, name="flashback", free=True, any_time=True))]
    assert [could_cast(game, player, way) for player, way in ways] == [True, False]
    assert mine


@pytest.mark.parametrize(("player", "able"), [(1, True), (2, True)])
def test_601_3b_any_player_as_though_they_had_flash(player: Id, able: bool) -> None:
    game = table(step="end")
    sliver, bear = give(game, creature(subtype="Sliver", mana_cost="{0}"), creature(mana_cost="{0}"), player=player)
    assert not could_cast(game, player, Way(sliver))
    put(game, creature("Any player may cast Sliver spells as though they had flash."))
    assert (could_cast(game, player, Way(sliver)), could_cast(game, player, Way(bear))) == (able, False)


# --- requirements


def test_508_1d_509_1c_attacks_or_blocks_each_combat_if_able() -> None:
    game = table()
    golem, other = put(game, creature("~ attacks or blocks each combat if able.")), put(game, creature())
    attack, block = asked(game, "requires_attack"), asked(game, "requires_block")
    assert [any(a.requires_attack(game, me, id, 2) for me, a in attack) for id in (golem, other)] == [True, False]
    assert [any(a.requires_block(game, me, id, 99) for me, a in block) for id in (golem, other)] == [True, False]


def test_509_1c_all_of_a_kind_block_it() -> None:
    game = table()
    priest = put(game, creature("All Walls able to block ~ do so."))
    wall, bear = put(game, creature(subtype="Wall"), 2), put(game, creature(), 2)
    asking = asked(game, "requires_block")
    assert [any(a.requires_block(game, me, id, priest) for me, a in asking) for id in (wall, bear)] == [True, False]
