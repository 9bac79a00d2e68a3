"""Numbers of one's own (101.4), the turn to come (611.2), what is done as a cost (118.1), damage as though (609.4)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use
from tests.keywords.cards import lands, ways
from tests.rules.table import turn_of

from spellwright.rules.activating import activate_mana
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.cleanup_step import clean_up
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.damage import damage_event
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting
from spellwright.state.events.permanents import Mark
from spellwright.state.game import Game

BEAR = creature(name="Bear")


def hands(game: Game) -> list[int]:
    return [len(game.player(player).hand) for player in (1, 2)]


def test_each_player_draws_as_many_as_they_shuffled_away() -> None:
    game = table()
    give(game, BEAR)
    give(game, BEAR, BEAR, BEAR, player=2)
    play(game, "Each player shuffles the cards from their hand into their library, then draws that many cards.")
    assert hands(game) == [1, 3]


def test_each_player_draws_the_greatest_number_that_was_discarded() -> None:
    game = table()
    give(game, BEAR)
    give(game, BEAR, BEAR, BEAR, player=2)
    text = "Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way."
    play(game, text)
    assert hands(game) == [3, 3]


def test_a_player_discards_as_many_as_they_drew() -> None:
    game = table()
    give(game, BEAR, BEAR, player=2)
    text = "Target player draws cards equal to the number of cards in their hand, then discards that many cards."
    play(game, text, 2, ..., ...)
    assert (hands(game), len(game.player(2).graveyard)) == ([0, 2], 2)


def test_as_many_as_were_drawn_in_the_sentence_before() -> None:
    game = table()
    play(game, "You may draw two cards. If you do, discard that many cards.", True)
    assert hands(game) == [0, 0]


def test_611_2_a_requirement_during_the_next_turn_of_a_player() -> None:
    game = table()
    walker = put(game, card("+2: During target opponent's next turn, creatures that player controls attack ~ if able.",
                            "Planeswalker — Gideon", "Gideon", loyalty="6"))  # fmt: skip
    use(game, walker)
    attackers = [put(game, BEAR, 2), put(game, BEAR, 2)]
    turn_of(game, 2, "declare attackers")
    run(declare_attackers(game))
    assert [game[id].attacking for id in attackers] == [walker, walker]


def test_only_during_that_turn() -> None:
    game = table()
    walker = put(game, card("+2: During target opponent's next turn, creatures that player controls attack ~ if able.",
                            "Planeswalker — Gideon", "Gideon", loyalty="6"))  # fmt: skip
    use(game, walker)
    attacker = put(game, BEAR, 2)
    turn_of(game, 2)
    run(clean_up(game))
    turn_of(game, 1)
    turn_of(game, 2, "declare attackers")
    run(declare_attackers(game), 0)
    assert not game[attacker].attacking


@pytest.mark.parametrize(("bears", "can"), [(1, False), (2, True)])
def test_118_9_what_is_done_is_part_of_the_alternative_cost(bears: int, can: bool) -> None:
    game = table()
    text = "You may cast ~ from your graveyard by paying {0} and sacrificing two creatures rather than paying its mana cost."
    (scourge,) = give(game, creature(text, mana_cost="{9}"), to="graveyard")
    for _ in range(bears):
        put(game, BEAR)
    assert any(could_cast(game, 1, way) for way in ways(game, scourge)) == can


def test_118_8_what_is_done_is_paid_besides_the_mana_cost() -> None:
    game = table()
    text = "You may cast ~ from your graveyard by paying 3 life and discarding a card in addition to paying its other costs."
    (embrace,) = give(game, creature(text, mana_cost="{2}{B}"), to="graveyard")
    lands(game, "BBB")
    give(game, BEAR)
    (way,) = ways(game, embrace)
    total = total_cost(game, imagined_casting(game, 1, way))
    assert (str(total.mana[0]), len(total.costs)) == ("{2}{B}", 2)


@pytest.mark.parametrize(("victim", "counters"), [("creature", "-1/-1"), ("player", "poison")])
def test_609_4_damage_as_though_its_source_had_infect(victim: str, counters: str) -> None:
    game = table()
    put(game, card("All damage is dealt as though its source had infect.", "Enchantment"))
    bear = put(game, creature(size="4/4"), 2)
    happens(game, damage_event(game, put(game, BEAR), bear if victim == "creature" else 2, 2))
    found = game[bear].counters if victim == "creature" else game.player(2).counters
    assert dict(found) == {counters: 2}


def test_609_4_damage_as_though_to_you_alone_while_it_is_so() -> None:
    game = table()
    text = "As long as you control a Bear, all damage is dealt to you as though its source had infect."
    put(game, card(text, "Enchantment"))
    source = put(game, BEAR, 2)
    for player in (1, 2):
        happens(game, damage_event(game, source, player, 1))
    assert [game.player(player).life for player in (1, 2)] == [19, 19]
    put(game, BEAR)
    happens(game, damage_event(game, source, 1, 1))
    assert (game.player(1).life, dict(game.player(1).counters)) == (19, {"poison": 1})


def test_106_12b_three_times_as_much_of_the_same_mana() -> None:
    game = table()
    text = "If you tap a permanent for mana, it produces three times as much of that mana instead."
    put(game, creature(text))
    run(activate_mana(game, 1, put(game, card("", "Basic Land — Forest", "Forest")), 0))
    assert len(game.player(1).pool) == 3


def test_106_7_mana_of_a_type_that_the_sacrificed_land_could_produce() -> None:
    game = table()
    text = "Sacrifice a land: Add one mana of any type the sacrificed land could produce."
    source = put(game, card(text, "Enchantment"))
    forest, _ = (
        put(game, card("", "Basic Land — Forest", "Forest")),
        put(game, card("", "Basic Land — Island", "Island")),
    )
    run(activate_mana(game, 1, source, 0), forest)
    assert ([unit.kind for unit in game.player(1).pool], battlefield(game)) == ([16], ["Card", "Island"])


def test_the_cards_counted_are_those_creatures() -> None:
    game = table()
    marked, other = put(game, BEAR), put(game, BEAR)
    play(game, "Put a +1/+1 counter on target creature.", marked)
    play(
        game,
        "Draw a card for each creature you control with a +1/+1 counter on it. Those creatures gain flying until end of turn.",
    )
    assert len(game.player(1).hand) == 1
    assert [bool(characteristics(game, id).abilities) for id in (marked, other)] == [True, False]


def test_119_7_a_life_total_that_cant_change_and_protection_for_a_time() -> None:
    game = table()
    play(game, "Until your next turn, your life total can't change and you gain protection from everything.")
    play(game, "You gain 3 life.")
    assert game.player(1).life == 20
    (effect, _) = game.floating
    assert (effect.until.kind, effect.until.player) == ("your next turn", 1)


def test_that_player_is_each_who_does_it() -> None:
    game = table()
    put(game, creature(size="9/9", name="Mine"))
    put(game, creature(size="2/2", name="Small"), 2)
    put(game, creature(size="3/3", name="Large"), 2)
    play(
        game,
        "~ deals 2 damage to each opponent. Each opponent sacrifices a creature with the greatest power among creatures that "
        "player controls.",
    )
    assert battlefield(game) == ["Mine", "Small"]


def test_303_4_only_an_aura_that_could_enchant_it() -> None:
    game = table()
    host = put(game, BEAR)
    (good, _) = give(game, card("Enchant creature", "Enchantment — Aura", "Good"),
                     card("Enchant land", "Enchantment — Aura", "Bad"), to="library")  # fmt: skip
    text = (
        "Choose target creature you control. Search your library for an Aura card that could enchant it, put that card into "
        "your hand, then shuffle."
    )
    play(game, text, good)
    assert names(game, game.player(1).hand) == ["Good"]
    assert host


def test_303_4_another_permanent_that_it_can_enchant() -> None:
    game = table()
    first, second = put(game, BEAR), put(game, BEAR)
    put(game, card("", "Land", "Waste"))
    aura = put(game, card("Enchant creature", "Enchantment — Aura", "Aura"), 2, attached_to=first)
    play(
        game,
        "Gain control of target Aura that's attached to a permanent. Attach it to another permanent it can enchant.",
    )
    assert game[aura].attached_to == second


def test_702_34_flashback_that_costs_less_by_a_commanders_value() -> None:
    game = table()
    text = (
        "You gain 1 life.\nFlashback {8}{W}. This spell costs {X} less to cast this way, where X is the greatest mana value of a "
        "commander you own on the battlefield or in the command zone."
    )
    general = put(game, creature(mana_cost="{4}{G}"), to="command")
    happens(game, Mark(general, "commander", 1))
    (vision,) = give(game, card(text, "Sorcery"), to="graveyard")
    lands(game, "WWWW")
    (way,) = ways(game, vision)
    assert str(total_cost(game, imagined_casting(game, 1, way)).mana[0]) == "{3}{W}"


def test_702_138_escape_for_its_mana_cost_and_more() -> None:
    game = table()
    breach = (
        "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile three "
        "other cards from your graveyard."
    )
    put(game, card(breach, "Enchantment"))
    (bird, *_) = give(game, creature(name="Bird", mana_cost="{0}"), BEAR, BEAR, to="graveyard")
    assert not any(could_cast(game, 1, way) for way in ways(game, bird))
    give(game, BEAR, to="graveyard")
    assert any(could_cast(game, 1, way) for way in ways(game, bird))
