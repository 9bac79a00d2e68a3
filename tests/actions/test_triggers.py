"""What triggers on what, and from where (603)."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.casting import cast
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.damage import Damage, GainLife, LoseLife
from spellwright.state.events.permanents import Attach, Destroy, PutCounters, RemoveCounters, Sacrifice, Tap
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

BEAR = creature(name="Bear")


def life(game: Game, player: int = 1) -> int:
    return game.player(player).life


def enters(game: Game, what: object, player: int = 1) -> int:
    """A card enters from its owner's hand, and what triggers resolves."""
    (id,) = give(game, what, player=player)  # type: ignore[arg-type]
    happens(game, Move(id, "battlefield", controller=player))
    return game[id].became


def test_it_sees_itself_enter() -> None:
    game = table()
    enters(game, creature("When ~ enters, you gain 2 life."))
    assert life(game) == 22


def test_another_creature_enters() -> None:
    game = table()
    enters(game, creature("Whenever another creature enters, you gain 1 life."))
    assert life(game) == 20
    enters(game, BEAR, player=2)
    assert life(game) == 21


def test_only_what_enters_under_your_control() -> None:
    game = table()
    put(game, card("Whenever a creature enters under your control, you gain 1 life.", "Enchantment"))
    enters(game, BEAR, player=2)
    assert life(game) == 20
    enters(game, BEAR)
    assert life(game) == 21


def test_dying_looks_back() -> None:
    game = table()
    one = put(game, creature("Whenever ~ or another creature dies, you gain 1 life.", name="Artist"))
    other = put(game, BEAR)
    happens(game, Destroy(one), Destroy(other), answers=(...,))
    assert life(game) == 22


def test_entering_doesnt_look_back_though_dying_does() -> None:
    game = table()
    one = enters(game, creature("When ~ enters or dies, you gain 1 life."))
    assert life(game) == 21
    happens(game, Destroy(one))
    assert life(game) == 22


def test_leaving_the_battlefield_for_a_hand() -> None:
    game = table()
    one = put(game, card("When ~ leaves the battlefield, you gain 3 life.", "Artifact"))
    happens(game, Move(one, "hand"))
    assert life(game) == 23


def test_from_anywhere_is_noticed_in_the_graveyard() -> None:
    game = table()
    (one,) = give(game, card("When ~ is put into a graveyard from anywhere, you gain 1 life.", "Artifact"))
    happens(game, Move(one, "graveyard"))
    assert life(game) == 21


def test_from_the_battlefield_finds_the_card_in_the_graveyard() -> None:
    game = table()
    text = "When ~ is put into a graveyard from the battlefield, return ~ to its owner's hand."
    one = put(game, card(text, "Artifact", "Rancor"))
    happens(game, Destroy(one))
    assert names(game, game.player(1).hand) == ["Rancor"]


def test_an_ability_that_moves_it_from_the_graveyard_works_there() -> None:
    game = table()
    text = "At the beginning of your upkeep, return ~ from your graveyard to your hand."
    (one,) = give(game, creature(text, name="Ghoul"), to="graveyard")
    happens(game, BeginStep("upkeep", 1))
    assert names(game, game.player(1).hand) == ["Ghoul"]
    other = put(game, creature(text, name="Ghoul"))
    happens(game, BeginStep("upkeep", 1))
    assert game[other].zone == "battlefield" and not game.stack
    assert game[one].zone == "gone"


def test_attacking_alone() -> None:
    game = table()
    one = put(game, creature("Whenever ~ attacks alone, you gain 1 life."))
    other = put(game, BEAR)
    happens(game, Attack(one, 2), Attack(other, 2))
    assert life(game) == 20
    happens(game, Attack(one, 2))
    assert life(game) == 21


def test_you_attack_triggers_once() -> None:
    game = table()
    put(game, card("Whenever you attack, you gain 1 life.", "Enchantment"))
    one, other = put(game, BEAR), put(game, BEAR)
    happens(game, Attack(one, 2), Attack(other, 2))
    assert life(game) == 21


def test_attacking_with_enough_creatures() -> None:
    game = table()
    put(game, card("Whenever you attack with two or more creatures, you gain 1 life.", "Enchantment"))
    one, other = put(game, BEAR), put(game, BEAR)
    happens(game, Attack(one, 2))
    assert life(game) == 20
    happens(game, Attack(one, 2), Attack(other, 2))
    assert life(game) == 21


def test_blocked_by_a_creature_counts_each_blocker() -> None:
    game = table()
    one = put(game, creature("Whenever ~ becomes blocked by a creature, you gain 1 life."))
    blockers = (put(game, BEAR, 2), put(game, BEAR, 2))
    happens(game, BecomeBlocked(one, blockers), answers=(...,))
    assert life(game) == 22


def test_becoming_blocked_is_once() -> None:
    game = table()
    one = put(game, creature("Whenever ~ becomes blocked, you gain 1 life."))
    happens(game, BecomeBlocked(one, (put(game, BEAR, 2), put(game, BEAR, 2))))
    assert life(game) == 21


def test_blocking_a_creature_mentions_it() -> None:
    game = table()
    one = put(game, creature("Whenever ~ blocks a creature, ~ deals 2 damage to that creature."), 2)
    attacker = put(game, creature(size="0/5"))
    happens(game, Block(one, (attacker,)))
    assert game[attacker].damage == 2


def test_damage_and_that_much() -> None:
    game = table()
    one = put(game, creature("Whenever ~ deals damage, you gain that much life."))
    happens(game, Damage(one, 2, 3))
    assert life(game) == 23


def test_damage_at_the_same_time_is_one_event_for_its_source() -> None:
    game = table()
    one = put(game, creature("Whenever ~ deals damage, you gain that much life and draw a card."))
    hand = len(game.player(1).hand)
    happens(game, Damage(one, 2, 3), Damage(one, put(game, BEAR, 2), 1))
    assert (life(game), len(game.player(1).hand) - hand) == (24, 1)


def test_combat_damage_to_a_player_only() -> None:
    game = table()
    one = put(game, creature("Whenever ~ deals combat damage to a player, you gain 1 life."))
    happens(game, Damage(one, 2, 1), Damage(one, put(game, creature(size="0/9"), 2), 1, combat=True))
    assert life(game) == 20
    happens(game, Damage(one, 2, 1, combat=True))
    assert life(game) == 21


def test_damaged_by_two_at_once_triggers_once() -> None:
    game = table()
    one = put(game, creature("Whenever ~ is dealt damage, you gain that much life.", "1/9"))
    a, b = put(game, BEAR, 2), put(game, BEAR, 2)
    happens(game, Damage(a, one, 2), Damage(b, one, 1))
    assert life(game) == 23


def test_that_player() -> None:
    game = table()
    one = put(game, creature("Whenever ~ deals damage to an opponent, that player loses 2 life."))
    happens(game, Damage(one, 2, 1))
    assert life(game, 2) == 18


def test_gaining_life_and_counters() -> None:
    game = table()
    one = put(game, creature("Whenever you gain life, put a +1/+1 counter on ~."))
    happens(game, GainLife(2, 1))
    happens(game, GainLife(1, 1))
    assert game[one].counters == (("+1/+1", 1),)


def test_losing_life_mentions_how_much() -> None:
    game = table()
    put(game, card("Whenever an opponent loses life, you gain that much life.", "Enchantment"))
    happens(game, LoseLife(2, 4))
    assert life(game) == 24


def test_a_spell_triggers_as_it_is_cast_by_itself() -> None:
    game = table()
    play(game, creature("When you cast this spell, you gain 2 life."))
    assert (len(game.stack) == 0 and game.waiting) or life(game) == 22


def test_casting_a_kind_of_spell() -> None:
    game = table()
    put(game, creature("Whenever you cast an instant or sorcery spell, ~ deals 2 damage to each opponent."))
    play(game, "You gain 1 life.")
    happens(game)
    assert life(game, 2) == 18


def test_the_second_spell() -> None:
    game = table()
    put(game, card("Whenever you cast your second spell each turn, you gain 5 life.", "Enchantment"))
    for _ in range(3):
        play(game, "You gain 1 life.")
        happens(game)
    assert life(game) == 28


def test_becoming_tapped() -> None:
    game = table()
    one = put(game, card("Whenever ~ becomes tapped, it deals 1 damage to you.", "Land"))
    happens(game, Tap(one))
    assert life(game) == 19


def test_counters_put_on_it() -> None:
    game = table()
    one = put(game, creature("Whenever one or more +1/+1 counters are put on ~, you gain that much life."))
    happens(game, PutCounters(one, "+1/+1", 3, 1))
    assert life(game) == 23


def test_your_upkeep_is_yours() -> None:
    game = table()
    put(game, card("At the beginning of your upkeep, you gain 1 life.", "Enchantment"))
    turn_of(game, 2)
    happens(game, BeginStep("upkeep", 2))
    assert life(game) == 20
    turn_of(game, 1)
    happens(game, BeginStep("upkeep", 1))
    assert life(game) == 21


def test_each_players_upkeep_means_that_player() -> None:
    game = table()
    put(game, card("At the beginning of each player's upkeep, that player loses 1 life.", "Enchantment"))
    happens(game, BeginStep("upkeep", 2))
    assert (life(game), life(game, 2)) == (20, 19)


def test_the_upkeep_of_equipped_creatures_controller() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    text = "At the beginning of the upkeep of equipped creature's controller, that player loses 1 life."
    put(game, card(text, "Artifact — Equipment"), attached_to=bear)
    happens(game, BeginStep("upkeep", 1))
    assert life(game, 2) == 20
    happens(game, BeginStep("upkeep", 2))
    assert life(game, 2) == 19


def test_a_state_trigger() -> None:
    game = table()
    island = put(game, card("", "Land — Island", "Isle"))
    put(game, creature("When you control no Islands, sacrifice ~.", name="Serpent"))
    happens(game)
    assert battlefield(game) == ["Isle", "Serpent"]
    happens(game, Sacrifice(island, 1))
    assert battlefield(game) == []


def test_122_6_entering_with_counters_is_having_them_put_on() -> None:
    game = table()
    put(game, card("Whenever you put one or more -1/-1 counters on a creature, you gain 1 life.", "Enchantment"))
    put(game, card("Whenever a -1/-1 counter is put on a creature, you gain 1 life.", "Enchantment"))
    (husk,) = give(game, creature("~ enters with two -1/-1 counters on it.", "4/4"))
    happens(game, Move(husk, "battlefield", controller=1), answers=(..., ...))
    assert game.player(1).life == 23


def test_603_8_a_state_triggers_in_the_middle_of_a_resolution() -> None:
    game = table()
    put(game, card("When you control no creatures, sacrifice ~.", "Enchantment"))
    put(game, creature())
    play(game, "Destroy target creature. Create a 1/1 green Squirrel creature token.")
    assert len(game.waiting) == 1


def test_603_6c_a_permanent_put_into_a_graveyard_may_be_a_token() -> None:
    game = table()
    put(game, card("Whenever a permanent is put into an opponent's graveyard, you gain 1 life.", "Enchantment"))
    happens(game, CreateToken(2, BEAR.whole))
    happens(game, Destroy(game.battlefield[-1]))
    assert life(game) == 21


def test_603_6c_what_is_enchanted_is_put_into_a_graveyard_from_the_battlefield() -> None:
    game = table()
    bear = put(game, BEAR)
    aura = card(
        "Enchant creature\nWhen enchanted creature is put into a graveyard, you gain 1 life.", "Enchantment — Aura"
    )
    happens(game, Attach(put(game, aura), bear))
    happens(game, Destroy(bear))
    assert life(game) == 21


def test_603_4_other_things_are_others_than_what_has_entered() -> None:
    game = table()
    text = (
        "Whenever a Mountain enters under your control, if you control at least two other Mountains, you gain 1 life."
    )
    put(game, card(text, "Land", "Volcano"))
    mountain = card("", "Land — Mountain", "Hill")
    put(game, mountain)
    enters(game, mountain)
    assert life(game) == 20
    enters(game, mountain)
    assert life(game) == 21


def test_611_2e_what_a_permanent_is_stated_to_be_it_is_as_it_enters() -> None:
    game = table()
    put(game, card("Whenever a Zombie enters, you gain 1 life.", "Enchantment"))
    put(game, BEAR, to="graveyard")
    play(
        game,
        "Return target creature card from your graveyard to the battlefield. It's a Zombie in addition to its other types.",
    )
    run(settle(game))
    run(resolve_top(game))
    assert life(game) == 21


def test_611_2e_what_it_becomes_it_becomes_after_it_has_entered() -> None:
    game = table()
    put(game, card("Whenever a creature with flying enters, you gain 1 life.", "Enchantment"))
    put(game, BEAR, to="graveyard")
    play(game, "Return target creature card from your graveyard to the battlefield. It gains flying until end of turn.")
    run(settle(game))
    assert not game.stack and "Flying" in str(characteristics(game, game.battlefield[-1]).abilities)


def test_603_7_what_hangs_on_a_delayed_act_is_done_with_it() -> None:
    game = table()
    play(game, "At the beginning of your next upkeep, pay {2}. If you don't, you lose the game.")
    assert not game.player(1).out
    happens(game, BeginStep("upkeep", 1))
    assert game.player(1).out == "lost"


def test_310_11b_a_siege_without_defense_is_exiled_and_may_be_cast_transformed() -> None:
    game = table()
    front = FaceText("Invasion", "{2}{W}", "Battle — Siege", "", defense="5")
    back = FaceText("Angel", "", "Creature — Angel", "Flying", "4", "4")
    siege = put(game, compile_card("Invasion // Angel", "transform", (front, back)).card)
    happens(game, PutCounters(siege, "defense", 2, 1))
    happens(game, RemoveCounters(siege, "defense", 1))
    assert battlefield(game) == ["Invasion"]
    happens(game, RemoveCounters(siege, "defense", 1), answers=(True,))
    assert battlefield(game) == ["Angel"] and not game.player(1).graveyard


def test_303_4f_a_card_returned_transformed_is_attached_as_what_its_back_face_says() -> None:
    game = table()
    text = "When ~ dies, return it to the battlefield transformed under your control attached to target creature."
    front = FaceText("Strangler", "{B}", "Creature — Rogue", text, "2", "1")
    back = FaceText("Grasp", "", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets -1/-1.")
    strangler = put(game, compile_card("Strangler // Grasp", "transform", (front, back)).card)
    bear = put(game, creature(size="3/3", name="Bear"), 2)
    happens(game, Destroy(strangler))
    assert sorted(battlefield(game)) == ["Bear", "Grasp"] and characteristics(game, bear).power == 2


def test_603_7c_what_has_left_the_zone_where_it_was_isnt_returned_later() -> None:
    game = table()
    put(game, card("Whenever a creature dies, return that card to the battlefield at the beginning of the next end step.",
        "Enchantment"))  # fmt: skip
    one, other = put(game, BEAR), put(game, creature(name="Cub"))
    happens(game, Destroy(one), Destroy(other), answers=(...,))
    happens(game, Move(game[one].became, "exile"))
    happens(game, BeginStep("end", 1), answers=(...,))
    assert battlefield(game)[1:] == ["Cub"] and names(game, game.exile) == ["Bear"]


def test_400_7_what_has_entered_and_left_since_isnt_found_by_its_trigger() -> None:
    game = table()
    put(game, card("Whenever a creature enters, put a +1/+1 counter on it.", "Enchantment"))
    (bear,) = give(game, BEAR)
    run(happen(game, Move(bear, "battlefield", controller=1)))
    run(settle(game))
    run(happen(game, Move(game[bear].became, "graveyard")))
    run(resolve_top(game))
    assert [game[id].counters for id in game.player(1).graveyard] == [()]


def test_603_7_a_delayed_ability_about_its_source_finds_what_that_became() -> None:
    game = table()
    text = "When ~ dies, at the beginning of the next end step, return ~ to its owner's hand."
    roach = put(game, creature(text, name="Roach"))
    happens(game, Destroy(roach))
    happens(game, BeginStep("end", 1))
    assert names(game, game.player(1).hand) == ["Roach"]


def test_607_2a_what_another_ability_exiled_is_spoken_of_in_a_condition() -> None:
    game = table()
    text = (
        "{0}: Exile a card from your hand face down.\n"
        "{0}: Turn the exiled card face up. If it's a creature card, you gain 3 life.\n"
        "{0}: You may put the exiled card onto the battlefield if it's a creature card. If you don't put it onto the "
        "battlefield, put it into its owner's hand."
    )
    vat = put(game, card(text, "Artifact", "Vat"))
    give(game, BEAR)
    use(game, vat)
    assert game[game.exile[0]].face_down is not None
    use(game, vat, index=1)
    assert life(game) == 23 and game[game.exile[0]].face_down is None
    use(game, vat, False, index=2)
    assert names(game, game.player(1).hand) == ["Bear"]


def test_107_3m_the_target_of_an_enters_trigger_is_chosen_by_the_x_of_its_spell() -> None:
    game = table()
    for _ in range(4):
        put(game, card(type_line="Basic Land — Forest", name="Forest"))
    small, large = (put(game, card(type_line="Artifact", name="Rock", mana_cost=cost), 2) for cost in ("{2}", "{3}"))
    thief = creature(
        "Kicker {X}. X can't be 0.\n"
        "When this creature enters, if it was kicked, gain control of target artifact with mana value X or less.",
        mana_cost="{1}{G}",
    )
    (id,) = give(game, thief)
    run(cast(game, 1, Way(id)), "kicker {X}", 2)
    run(resolve_top(game))
    happens(game)
    assert [controller(game, rock) for rock in (small, large)] == [1, 2]


def test_511_2_at_end_of_combat_it_triggers_by_itself() -> None:
    game = table()
    wall = put(game, creature("At end of combat, destroy all creatures blocked by ~."), 2)
    blocked, other = put(game, BEAR), put(game, BEAR)
    run(happen(game, Attack(blocked, 2), Attack(other, 2), Block(wall, (blocked,)), BecomeBlocked(blocked, (wall,))))
    happens(game, BeginStep("end of combat", 1))
    assert blocked not in game.battlefield and other in game.battlefield
