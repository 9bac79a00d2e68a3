"""Limits on attackers, halves of life, chance in choosing targets, what can't be caused, and cards put beneath others."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, run, table, use
from tests.keywords.arena import arena

from spellwright.rules.activating import activate
from spellwright.rules.activation_permissions import activated_ability, obstacles_to_activating
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.casting import could_cast
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.hooks import Way
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting, permitted_ways
from spellwright.state.events.chance import ChooseAtRandom
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id

FOREST = card("({T}: Add {G}.)", "Basic Land — Forest", "Forest")
ROCK = card("", "Artifact", "Rock", mana_cost="{2}")
CRAWL = "No more than two creatures can attack you each combat."
FREELY = (
    "Any player may cast creature spells with mana value 3 or less without paying their mana costs "
    "and as though they had flash."
)
PROTECTED = "Spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents."


def life(game: Game, player: Id = 1) -> int:
    return game.player(player).life


# --- attackers


def attackers(game: Game, *answers: Id) -> int:
    before = game.branch()
    run(declare_attackers(game), *answers)
    declared = len(events(game, Attack))
    game.restore(before)
    return declared


def test_508_1c_no_more_than_two_can_attack_you() -> None:
    game = table()
    put(game, card(CRAWL, "Artifact"), 2)
    for _ in range(3):
        put(game, creature("Haste"))
    assert attackers(game, 2, 2) == 2, "the third isn't asked"
    assert attackers(game, 2, NOBODY, 2) == 2


def test_508_1c_planeswalkers_are_attacked_by_as_many_as_like() -> None:
    game = table()
    put(game, card(CRAWL, "Artifact"), 2)
    walker = put(game, card("", "Planeswalker — Jace", loyalty="3"), 2)
    for _ in range(3):
        put(game, creature("Haste"))
    assert attackers(game, 2, 2, walker) == 3


# --- halves of life


def test_107_1a_half_the_life_rounded_up_is_paid() -> None:
    game = table()
    source = put(game, creature("Pay half your life, rounded up: Draw a card."))
    give(game, FOREST, FOREST, FOREST, to="library")
    use(game, source)
    assert life(game) == 10
    use(game, source)
    use(game, source)
    assert life(game) == 2


def test_118_12_any_player_may_pay_half_of_their_own_life() -> None:
    game = table()
    play(game, "Any player may pay half their life, rounded up. If a player does, draw a card.", False, True)
    assert (life(game, 1), life(game, 2)) == (20, 10)


# --- chance


def test_601_2c_the_target_is_chosen_at_random() -> None:
    game = table()
    pilot = put(game, creature("{0}: ~ deals 2 damage to any target chosen at random."))
    use(game, pilot)
    assert [set(event.things) for event in events(game, ChooseAtRandom)] == [{1, 2, pilot}]
    assert len(events(game, Damage)) == 1


def test_601_2c_only_what_it_describes_and_can_target_is_among_it() -> None:
    game = table()
    mine, theirs = put(game, creature()), put(game, creature(), 2)
    put(game, creature("Hexproof"), 2)
    play(game, "Tap target creature an opponent controls chosen at random.")
    assert game[theirs].tapped and not game[mine].tapped


def test_an_opponent_chosen_at_random_gains_control() -> None:
    game = table(players=3)
    hunt = put(game, creature("{0}: Target opponent chosen at random gains control of ~."))
    use(game, hunt)
    assert [event.things for event in events(game, ChooseAtRandom)] == [(2, 3)]
    assert controller(game, hunt) in (2, 3)


# --- beneath the top cards


@pytest.mark.parametrize(("number", "place"), [(0, 0), (1, 1), (2, 2), (20, -1)])
def test_401_7_just_beneath_the_top_cards(number: int, place: int) -> None:
    game = table()
    put(game, creature(), 2)
    for _ in range(number):
        put(game, ROCK)
    text = "Put target creature into its owner's library just beneath the top X cards of that library, "
    play(game, text + "where X is the number of artifacts you control.")
    assert names(game, game.player(2).library)[::-1][place] == "Creature"


# --- two times at which something triggers


def test_it_triggers_as_it_enters_and_at_each_upkeep() -> None:
    game = table()
    fugue = put(
        game, card("When ~ enters or at the beginning of your upkeep, you gain 1 life.", "Enchantment"), to="hand"
    )
    happens(game, Move(fugue, "battlefield", controller=1))
    assert life(game) == 21
    happens(game, BeginStep("upkeep", 1))
    happens(game, BeginStep("upkeep", 2))
    assert life(game) == 22


# --- the chosen name


@pytest.mark.parametrize(("name", "dealt"), [("Rock", 2), ("Forest", 0)])
def test_201_3_what_has_the_chosen_name(name: str, dealt: int) -> None:
    game = table()
    give(game, ROCK)
    put(game, FOREST)
    text = "{0}: Choose a card name, then reveal a card at random from your hand. If that card has the chosen name, "
    scroll = put(game, card(text + "~ deals 2 damage to target opponent.", "Artifact", "Scroll"))
    use(game, scroll, name)
    assert life(game, 2) == 20 - dealt


# --- activated and mana abilities


def test_602_1_an_activated_ability_that_is_no_mana_ability() -> None:
    game = table()
    plain, both = put(game, FOREST), put(game, card("{T}: Add {C}.\n{1}: ~ becomes a 1/1 creature.", "Land", "Both"))
    play(game, "Destroy all lands with activated abilities that aren't mana abilities.")
    assert battlefield(game) == ["Forest"]
    assert game[plain].zone == "battlefield" and game[both].zone == "gone"


def test_605_1_with_and_without_mana_abilities() -> None:
    game = table()
    put(game, ROCK)
    put(game, card("{T}: Add {C}.", "Artifact", "Stone"))
    put(game, card("Whenever you tap a land for mana, add {G}.", "Artifact", "Root"))
    play(game, "Destroy all artifacts without mana abilities.")
    assert battlefield(game) == ["Stone", "Root"]
    play(game, "Tap all artifacts with mana abilities.")
    assert all(game[id].tapped for id in game.battlefield)
    forest, bare = put(game, FOREST), put(game, card("", "Land", "Bare"))
    play(game, "Tap all lands with mana abilities.")
    assert game[forest].tapped and not game[bare].tapped, "a basic land type gives one (305.6)"


# --- colors


def test_106_5_mana_of_the_colors_of_the_exiled_card() -> None:
    game = table()
    two = card("", "Instant", "Two", mana_cost="{U}{R}")
    give(game, two)
    text = "When ~ enters, you may exile a nonland card from your hand.\n{T}: Add one mana of any of the exiled card's colors."
    mox = put(game, card(text, "Artifact", "Mox"), to="hand")
    happens(game, Move(mox, "battlefield", controller=1), answers=(True,))
    (there,) = game.battlefield
    blue, green = give(game, card("Draw a card.", mana_cost="{U}"), card("Draw a card.", mana_cost="{G}"))
    assert could_cast(game, 1, Way(blue))
    assert not could_cast(game, 1, Way(green))
    assert there


def test_a_token_of_all_colors() -> None:
    game = table()
    play(game, "Create a 2/2 Citizen creature token that's all colors.")
    assert characteristics(game, game.battlefield[0]).colors.bit_count() == 5


# --- counters and damage


def test_614_1a_that_many_counters_minus_one() -> None:
    game = table()
    text = "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters minus one "
    put(game, creature(text + "are put on it instead.", "5/5"))
    bear, theirs = put(game, creature(size="5/5")), put(game, creature(size="5/5"), 2)
    happens(game, PutCounters(bear, "-1/-1", 1, 1), PutCounters(theirs, "-1/-1", 1, 1))
    happens(game, PutCounters(bear, "-1/-1", 3, 1), PutCounters(bear, "+1/+1", 1, 1))
    assert [event.number for event in events(game, PutCounters) if event.object == bear] == [2, 1]
    assert game[theirs].counters == (("-1/-1", 1),)


def test_614_1a_you_get_one_more_of_each_kind() -> None:
    game = table()
    text = (
        "If you would get one or more counters, you get that many plus one of each of those kinds of counters instead."
    )
    put(game, creature(text))
    happens(game, PutCounters(1, "poison", 2, 2), PutCounters(2, "poison", 2, 1))
    assert (dict(game.player(1).counters), dict(game.player(2).counters)) == ({"poison": 3}, {"poison": 2})


def test_615_1_damage_of_three_or_less_is_prevented() -> None:
    game = table()
    giant = put(game, creature("If a source would deal 3 or less damage to ~, prevent that damage.", "4/5"))
    play(game, "~ deals 3 damage to target creature.")
    assert game[giant].damage == 0
    play(game, "~ deals 4 damage to target creature.")
    assert game[giant].damage == 4


def test_a_counter_and_another_of_several_at_the_same_time() -> None:
    game = table()
    bear = put(game, creature())
    play(
        game,
        "Put a +1/+1 counter and a counter from among flying, first strike, or vigilance on target creature.",
        "vigilance",
    )
    assert dict(game[bear].counters) == {"+1/+1": 1, "vigilance": 1}


# --- costs, hands, control


def test_601_2f_spells_cost_more_but_in_the_turn_of_who_casts_them() -> None:
    game = table()
    put(game, card("Each spell costs {3} more to cast except during its controller's turn.", "Artifact"))
    mine, theirs = give(game, ROCK)[0], give(game, ROCK, player=2)[0]
    casts = [imagined_casting(game, player, Way(id)) for player, id in ((1, mine), (2, theirs))]
    assert [str(mana) for cast in casts for mana in total_cost(game, cast).mana] == ["{2}", "{5}"]


def test_each_opponent_with_no_cards_in_hand() -> None:
    game = table(players=3)
    give(game, ROCK, player=3)
    play(game, "Each opponent with no cards in hand loses 10 life.")
    assert [player.life for player in game.players] == [20, 10, 20]


@pytest.mark.parametrize(("theirs", "size"), [("{R}", 3), ("{W}", 2)])
def test_no_opponent_controls_one(theirs: str, size: int) -> None:
    game = table()
    kavu = put(
        game, creature("~ gets +1/+1 as long as no opponent controls a white or blue creature.", mana_cost="{W}")
    )
    put(game, creature(mana_cost=theirs), 2)
    assert characteristics(game, kavu).power == size


def test_614_12_each_that_is_already_there() -> None:
    game = table()
    text = (
        "Each other Angel you control enters with an additional +1/+1 counter on it for each Angel you already control."
    )
    put(game, creature(text, subtype="Angel"))
    put(game, creature(subtype="Angel"), 2)
    first, second = give(game, *(creature(subtype="Angel", name=name) for name in ("One", "Two")))
    happens(game, Move(first, "battlefield", controller=1))
    happens(game, Move(second, "battlefield", controller=1))
    by_name = {game[id].copiable.name: dict(game[id].counters) for id in game.battlefield}
    assert by_name["One"] == {"+1/+1": 1} and by_name["Two"] == {"+1/+1": 2}


def test_you_and_it_have_hexproof() -> None:
    game = table()
    put(game, creature("As long as it's your turn, you and ~ have hexproof.", name="Breaker"))
    put(game, creature(name="Bear"))
    play(game, "Destroy target creature.", player=2)
    assert battlefield(game) == ["Breaker"]
    play(game, "~ deals 1 damage to target player.", player=2)
    assert (life(game, 1), life(game, 2)) == (20, 19)


def test_an_instant_card_and_a_sorcery_card_are_there() -> None:
    game = table()
    text = "~ gets +1/+0 as long as an instant card and a sorcery card are in your graveyard."
    bear = put(game, creature(text))
    give(game, card("Draw a card."), to="graveyard")
    assert characteristics(game, bear).power == 2
    give(game, card("Draw a card.", "Sorcery"), to="graveyard")
    assert characteristics(game, bear).power == 3


def test_cards_of_all_hands_and_graveyards() -> None:
    game = table()
    give(game, ROCK, player=2)
    give(game, FOREST, to="graveyard")
    play(game, "Exile all cards from all hands and graveyards.")
    assert sorted(names(game, game.exile)) == ["Forest", "Rock"]


def test_searching_for_what_has_a_mana_value() -> None:
    game = table()
    rock, _ = give(game, ROCK, card("", "Artifact", "Dear", mana_cost="{3}"), to="library")
    text = "Search your library for up to two cards with different names that each have mana value 2, reveal them, "
    play(game, text + "put them into your hand, then shuffle.", rock)
    assert names(game, game.player(1).hand) == ["Rock"]


# --- what can't be caused


@pytest.mark.parametrize("text", ["Target opponent discards a card.", "Target opponent sacrifices a permanent."])
def test_101_2_opponents_can_cause_neither(text: str) -> None:
    game = table()
    put(game, creature(PROTECTED, name="Host"))
    give(game, ROCK)
    play(game, text, player=2)
    assert names(game, game.player(1).hand) == ["Rock"] and battlefield(game) == ["Host"]


def test_101_2_what_cant_be_discarded_isnt_offered() -> None:
    game = table()
    put(game, creature(PROTECTED, name="Host"))
    give(game, ROCK)
    play(game, "Target opponent loses 3 life unless they discard a card.", player=2)
    assert life(game) == 17


def test_101_2_your_own_spells_can() -> None:
    game = table()
    put(game, creature(PROTECTED, name="Host"))
    give(game, ROCK)
    play(game, "Discard a card.")
    assert names(game, game.player(1).hand) == []


def test_701_23_opponents_cant_make_themselves_search() -> None:
    game = table()
    put(
        game,
        creature("Spells and abilities your opponents control can't cause their controller to search their library."),
    )
    give(game, FOREST, player=2, to="library")
    (mine,) = give(game, FOREST, to="library")
    search = "Search your library for a land card, put it into your hand, then shuffle."
    play(game, search, player=2)
    play(game, search, mine)
    assert (names(game, game.player(1).hand), names(game, game.player(2).hand)) == (["Forest"], [])


# --- abilities that are countered


STOP = "Counter target activated ability. If a permanent's ability is countered this way, "


def forbidden(game: Game, source: Id, player: Id) -> bool:
    """Whether its first ability can't be activated."""
    return bool(list(obstacles_to_activating(game, player, activated_ability(game, source, 0))))


def answered(game: Game, source: Id, text: str) -> None:
    """Activate its ability, and let that be countered by a spell with this text."""

    def procedure() -> object:
        ability = yield from activate(game, 1, source, 0)
        assert ability
        return ability

    run(procedure())
    play(game, text, player=2)


def test_113_7_the_permanent_whose_ability_is_countered() -> None:
    game = table()
    source, other = put(game, creature("{0}: Draw a card.")), put(game, creature("{0}: Draw a card."))
    answered(game, source, STOP + "activated abilities of that permanent can't be activated this turn.")
    assert not forbidden(game, other, 1)
    assert forbidden(game, source, 1)


def test_113_7_that_permanent_can_be_destroyed() -> None:
    game = table()
    source, other = put(game, creature("{0}: Draw a card.", name="Talker")), put(game, creature(name="Silent"))
    answered(game, source, STOP + "destroy that permanent.")
    assert battlefield(game) == ["Silent"] and game[other].zone == "battlefield"


def test_113_7_a_card_that_is_no_permanent_isnt_meant() -> None:
    game = table()
    source = put(game, creature("Sacrifice ~: Draw a card.", name="Gone"))
    put(game, creature(name="Here"))
    answered(game, source, STOP + "draw a card.")
    assert names(game, game.player(2).hand) == []


# --- cards returned, put back, looked at


def test_cards_returned_to_your_hand_this_way() -> None:
    game = table()
    mine, borrowed = put(game, ROCK), put(game, ROCK, 1, owner=2)
    give(game, FOREST, FOREST, to="library")
    text = "Return any number of target artifacts you control to their owners' hands. "
    play(game, text + "Draw a card for each card returned to your hand this way.", mine, borrowed)
    assert names(game, game.player(1).hand) == ["Rock", "Forest"]


def test_all_that_were_put_there_from_the_battlefield() -> None:
    game = table()
    dead = put(game, creature(name="Dead"), 2)
    give(game, creature(name="Old"), to="graveyard")
    happens(game, Move(dead, "graveyard", cause="destroy"))
    text = "Put onto the battlefield under your control all creature cards in all graveyards that were put there from "
    play(game, text + "the battlefield this turn.")
    assert battlefield(game, 1) == ["Dead"]


def test_614_1c_a_hand_is_looked_at_before_a_name_is_chosen() -> None:
    game = table(players=3)
    give(game, ROCK, player=3)
    text = "As ~ enters, look at an opponent's hand, then choose any card name.\n"
    text += "Activated abilities of sources with the chosen name can't be activated unless they're mana abilities."
    glass = put(game, card(text, "Artifact", "Glass"), to="hand")
    source = put(game, creature("{0}: Draw a card.", name="Talker"), 2)
    happens(game, Move(glass, "battlefield", controller=1), answers=(3, "Talker"))
    assert forbidden(game, source, 2)


# --- casting for nothing, kinds called like the card, those attacked


def test_601_3b_any_player_casts_small_creatures_for_nothing_at_any_time() -> None:
    game = table(step="end")
    put(
        game,
        card(
            FREELY,
            "Enchantment",
        ),
    )
    small, big, rock = give(game, creature(mana_cost="{2}{G}"), creature(mana_cost="{3}{G}"), ROCK, player=2)
    able = [way.object for way in permitted_ways(game, 2) if could_cast(game, 2, way)]
    assert able == [small]
    assert big and rock


def test_each_of_a_kind_that_is_called_like_the_card() -> None:
    game = arena("declare attackers")
    text = "Whenever Aurochs attacks, it gets +1/+0 until end of turn for each other attacking Aurochs."
    one = put(game, creature(text, subtype="Aurochs", name="Aurochs"))
    two = put(game, creature(subtype="Aurochs", name="Yak"))
    put(game, creature(subtype="Aurochs", name="Calf"))
    happens(game, Attack(one, 2), Attack(two, 2))
    assert characteristics(game, one).power == 3


def test_508_1k_each_player_it_attacked_this_turn() -> None:
    game = arena("declare attackers", players=3)
    angel = put(game, creature("{0}: Each player ~ attacked this turn loses 1 life."))
    put(game, creature(name="Other"))
    happens(game, Attack(angel, 3))
    use(game, angel)
    assert [player.life for player in game.players] == [20, 20, 19]
