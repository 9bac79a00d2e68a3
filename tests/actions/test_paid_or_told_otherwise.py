"""How spells were paid for, what they may be paid with, what is told of players and creatures, and where things go."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use
from tests.keywords.cards import cast_it, lands, read, resolve, ways
from tests.keywords.cards import names as ways_of
from tests.rules.table import turn_of

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Hooks, Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.chance import FlipCoin
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage, LoseLife
from spellwright.state.events.event import note_down
from spellwright.state.events.permanents import Mark
from spellwright.state.events.turns import Priority

BEAR = creature(name="Bear")
GIANT = creature("When ~ enters the battlefield, sacrifice it unless it escaped.", name="Giant")
SNOW = card("{T}: Add {G}.", "Basic Snow Land — Forest", "Snow-Covered Forest")
SHOCK = read("~ deals 2 damage to any target.", "{R}", name="Shock")


@pytest.mark.parametrize(("way", "left"), [("escape", ["Giant"]), ("", [])])
def test_702_138b_it_escaped_if_it_was_cast_for_its_escape_cost(way: str, left: list[str]) -> None:
    game = table()
    id = put(game, GIANT, to="graveyard")
    run(cast_during_resolution(game, 1, Way(id, name=way, free=True, any_time=True)))
    run(resolve_top(game))
    run(settle(game))
    run(resolve_top(game))
    assert battlefield(game) == left


def test_702_51c_the_creatures_that_convoked_it() -> None:
    game = table()
    helping, idle = put(game, BEAR), put(game, BEAR)
    text = "Convoke\nPut a +1/+1 counter on each creature that convoked ~."
    spell = put(game, read(text, "{1}"), to="hand")
    cast_it(game, spell, ...)  # no mana: one of them has to help
    resolve(game)
    assert sorted(characteristics(game, id).power for id in (helping, idle)) == [2, 3]
    assert [characteristics(game, id).power == 3 for id in (helping, idle)] == [
        game[id].tapped for id in (helping, idle)
    ]


@pytest.mark.parametrize(("snowy", "drawn"), [(2, 2), (1, 1), (0, 0)])
def test_107_4h_snow_mana_is_counted(snowy: int, drawn: int) -> None:
    game = table()
    for _ in range(snowy):
        put(game, SNOW)
    lands(game, "G" * (2 - snowy))
    text = "You gain 1 life for each {S} spent to cast this spell. If {S}{S} was spent to cast this spell, draw a card."
    cast_it(game, put(game, read(text, "{2}"), to="hand"))
    resolve(game)
    assert (game.player(1).life - 20, len(game.player(1).hand)) == (drawn, int(snowy == 2))


def test_118_9_another_cost_for_others_spells() -> None:
    game = table()
    lands(game, "R")
    give(game, read("Draw a card.", "{5}{U}", name="Insight"))
    insight = game.player(1).hand[0]
    assert ways(game, insight) == []
    put(game, card("You may pay {R} rather than pay the mana cost for instant spells you cast.", "Enchantment"))
    assert [way.cost is not None for way in ways(game, insight)] == [True]


def test_118_9a_once_each_turn_for_a_spell_of_little_value() -> None:
    game = table()
    text = (
        "Once each turn, you may pay {0} rather than pay the mana cost for a spell you cast with mana value X or less, "
        "where X is the number of time counters on ~."
    )
    put(game, card(text, "Enchantment"), counters=(("time", 1),))
    first, second = give(game, SHOCK, SHOCK)
    dear = give(game, read("Draw a card.", "{1}{U}"))[0]
    assert len(ways_of(game, first)) == 1
    assert ways_of(game, dear) == []
    cast_it(game, first, 2, name=ways_of(game, first)[0])
    assert ways_of(game, second) == []


def test_601_3_spells_only_in_ones_own_turn_and_no_more_than_two() -> None:
    game = table()
    text = "You can cast spells only during your turn and you can cast no more than two spells each turn."
    put(game, card(text, "Enchantment"))
    lands(game, "RRR")
    shocks = give(game, SHOCK, SHOCK, SHOCK)
    for shock in shocks[:2]:
        cast_it(game, shock, 2)
    assert ways(game, shocks[2]) == []
    turn_of(game, 2, "precombat main")
    assert ways(game, shocks[2]) == []
    turn_of(game, 1, "precombat main")
    assert len(ways(game, shocks[2])) == 1


def test_701_9_what_an_opponents_spell_has_discarded_enters_instead() -> None:
    game = table()
    text = (
        "If a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield with a +1/+1 "
        "counter on it instead of putting it into your graveyard."
    )
    give(game, creature(text, name="Stray"))
    play(game, "Discard a card.")
    assert battlefield(game) == []
    give(game, creature(text, name="Stray"))
    play(game, "Each player discards a card.", player=2)
    assert [characteristics(game, id).power for id in game.battlefield] == [3]


def test_701_9_on_top_of_the_library_if_an_effect_has_it_discarded() -> None:
    game = table()
    text = (
        "If an effect causes you to discard a card, discard it, "
        "but you may put it on top of your library instead of into your graveyard."
    )
    put(game, card(text + "\n{0}, Discard a card: You gain 1 life.", "Artifact"))
    give(game, BEAR)
    play(game, "Discard a card.", True)
    assert names(game, game.player(1).library[-1:]) == ["Bear"]
    give(game, BEAR)
    use(game, game.battlefield[0])  # a cost, no effect
    assert "Bear" in names(game, game.player(1).graveyard)


def test_903_3_a_commander_is_put_from_the_command_zone() -> None:
    game = table()
    commander = put(game, BEAR, to="command")
    happens(game, Mark(commander, "commander", 1))
    play(game, "Put your commander into your hand from the command zone.")
    assert names(game, game.player(1).hand) == ["Bear"]


def test_113_6m_an_ability_that_functions_in_the_command_zone() -> None:
    game = table()
    bird = put(game, creature("{0}: Put ~ onto the battlefield from the command zone.", name="Bird"), to="command")
    use(game, bird)
    assert battlefield(game) == ["Bird"]


def test_506_5_attacking_alone() -> None:
    game = table()
    one, other = put(game, creature("As long as ~ is attacking alone, it gets +2/+0.")), put(game, BEAR)
    happens(game, Attack(one, 2))
    assert characteristics(game, one).power == 4
    happens(game, Attack(other, 2))
    assert characteristics(game, one).power == 2


def test_one_of_two_changes_is_chosen_as_the_effect_begins() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature gets +1/-1 or -1/+1 until end of turn.", "-1/+1")
    values = characteristics(game, bear)
    assert (values.power, values.toughness) == (1, 3)


def test_so_much_for_each_of_both() -> None:
    game = table()
    put(game, card(type_line="Artifact", name="Relic"))
    text = "Target creature gets +1/+1 for each creature you control and +2/+0 for each artifact you control until end of turn."
    bear = put(game, BEAR)
    play(game, text)
    values = characteristics(game, bear)
    assert (values.power, values.toughness) == (5, 3)


@pytest.mark.parametrize("seed", range(4))
def test_705_2_flipping_until_a_flip_is_lost(seed: int) -> None:
    game = table()
    for _ in range(seed):
        happens(game, FlipCoin(2))
    play(game, "Flip a coin until you lose a flip. You gain 1 life for each flip you won.")
    flips = [bool(e.new) for e in game.this_turn() if isinstance(e.event, FlipCoin) and e.event.player == 1]
    assert flips == [False, *[True] * (len(flips) - 1)]  # the newest first
    assert game.player(1).life == 20 + len(flips) - 1


def test_life_that_was_lost_is_counted() -> None:
    game = table(3)
    happens(game, LoseLife(2, 3), LoseLife(3, 2), LoseLife(1, 1))
    play(game, "You gain 1 life for each 1 life your opponents have lost this turn.")
    assert game.player(1).life == 24
    play(game, "Each opponent loses life equal to the life they lost this turn.")
    assert [game.player(p).life for p in (2, 3)] == [14, 16]


def test_whom_damage_was_dealt() -> None:
    game = table(3)
    bear = put(game, BEAR)
    theirs = [put(game, BEAR, player) for player in (2, 3)]
    happens(game, Damage(bear, 2, 1, combat=True))
    play(game, "You gain X life, where X is the number of opponents that were dealt combat damage this turn.")
    assert game.player(1).life == 21
    text = "Destroy each creature whose controller was dealt damage by a creature this turn."
    play(game, text)
    assert [game[id].zone for id in theirs] == ["gone", "battlefield"]


def test_a_player_other_than_you() -> None:
    game = table()
    text = "If a player other than you lost life this turn, draw a card."
    happens(game, LoseLife(1, 1))
    play(game, text)
    assert len(game.player(1).hand) == 0
    happens(game, LoseLife(2, 1))
    play(game, text)
    assert len(game.player(1).hand) == 1


FLYER, RUNNER = creature("Flying", name="Flyer"), creature("Haste", name="Runner")


@pytest.mark.parametrize(
    ("described", "meant"),
    [
        ("without flying or haste", ["Bear"]),
        ("that doesn't have flying or haste", ["Bear"]),
        ("that has flying and/or haste", ["Flyer", "Runner"]),
        ("that has a charge counter on it", ["Flyer"]),
        ("that doesn't have a charge counter on it", ["Bear", "Runner"]),
    ],
)
def test_what_creatures_have_or_have_not(described: str, meant: list[str]) -> None:
    game = table()
    put(game, BEAR)
    put(game, FLYER, counters=(("charge", 1),))
    put(game, RUNNER)
    play(game, f"Each creature {described} gets +1/+1 until end of turn.")
    assert [game[id].copiable.name for id in game.battlefield if characteristics(game, id).power == 3] == meant


def test_702_138a_escape_for_its_mana_cost_and_more() -> None:
    game = table()
    text = (
        "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile two "
        "other cards from your graveyard."
    )
    put(game, card(text, "Enchantment"))
    lands(game, "R")
    shock = give(game, SHOCK, to="graveyard")[0]
    give(game, BEAR, to="graveyard")
    assert ways_of(game, shock) == []
    give(game, BEAR, to="graveyard")
    assert ways_of(game, shock) == ["escape"]
    cast_it(game, shock, 2, name="escape")
    assert names(game, game.exile) == ["Bear", "Bear"]


def test_607_2a_among_cards_exiled_with_it() -> None:
    game = table()
    text = (
        "{0}: Exile the top card of your library.\n"
        "{0}: You may cast a spell from among cards exiled with ~ without paying its mana cost."
    )
    relic = put(game, card(text, "Artifact"))
    give(game, read("You gain 5 life.", "{6}", name="Boon"), to="library")
    use(game, relic)
    use(game, relic, True, index=1)
    run(resolve_top(game))
    assert game.player(1).life == 25


def test_106_6_mana_for_one_of_two_kinds_of_spells() -> None:
    game = table()
    put(game, card("{T}: Add {R}. Spend this mana only to cast a creature spell or a legendary spell.", "Land"))
    shock = give(game, SHOCK)[0]
    elf = give(game, read("", "{R}", "Creature — Elf", "Elf", "1/1"))[0]
    hero = give(game, read("You gain 1 life.", "{R}", "Legendary Instant", "Legend"))[0]
    assert [len(ways(game, id)) for id in (shock, elf, hero)] == [0, 1, 1]


def test_608_2g_cast_for_another_cost() -> None:
    game = table()
    give(game, read("You gain 5 life.", "{6}", name="Boon"), to="library")
    text = "Reveal the top card of your library. You may cast it by paying {1} rather than paying its mana cost."
    play(game, text)  # it can't be paid for
    assert game.stack == ()
    lands(game, "R")
    play(game, text, True)
    run(resolve_top(game))
    assert game.player(1).life == 25


def test_spells_that_opponents_cast_in_your_turn_cost_more() -> None:
    game = table()
    put(game, card("Spells your opponents cast during your turn cost {1} more to cast.", "Enchantment"))
    lands(game, "R", 2)
    shock = give(game, SHOCK, player=2)[0]
    note_down(game, Priority(2))
    assert ways(game, shock, 2) == []
    turn_of(game, 2, "precombat main")
    assert len(ways(game, shock, 2)) == 1


def test_each_of_any_number_of_targets() -> None:
    game = table()
    first, second = put(game, BEAR), put(game, BEAR)
    play(game, "Put a +1/+1 counter on each of any number of target creatures.", first, second)
    assert [characteristics(game, id).power for id in (first, second)] == [3, 3]


def test_606_2_all_loyalty_abilities_of_others() -> None:
    game = table()
    walker = "Legendary Planeswalker — Jace"
    put(game, card("+1: You gain 2 life.\n{T}: You gain 9 life.", walker, loyalty="3"))
    mine = put(
        game, card("~ has all loyalty abilities of all other planeswalkers on the battlefield.", walker, loyalty="4")
    )
    activated = characteristics(game, mine).hooks.get("activation_costs", ())
    assert [isinstance(each, Hooks) and each.is_loyalty() for each in activated] == [True]


def test_each_time_that_it_has_attacked() -> None:
    game = table()
    bear = put(game, creature("~ gets +1/+0 for each time it has attacked this turn."))
    happens(game, Attack(bear, 2))
    happens(game, Attack(bear, 2))
    assert characteristics(game, bear).power == 4


@pytest.mark.parametrize(("way", "power"), [("escape", 5), ("", 3)])
def test_702_138c_it_escapes_with_other_counters_instead(way: str, power: int) -> None:
    game = table()
    text = "~ enters the battlefield with a +1/+1 counter on it. It escapes with three +1/+1 counters on it instead."
    id = put(game, creature(text), to="graveyard")
    run(cast_during_resolution(game, 1, Way(id, name=way, free=True, any_time=True)))
    run(resolve_top(game))
    assert [characteristics(game, id).power for id in game.battlefield] == [power]


def test_702_138c_it_escapes_with_a_counter_of_choice() -> None:
    game = table()
    id = put(game, creature("~ escapes with your choice of a +1/+1 counter or a flying counter on it."), to="graveyard")
    run(cast_during_resolution(game, 1, Way(id, name="escape", free=True, any_time=True)))
    run(resolve_top(game), "flying")
    assert [game[each].counters_of("flying") for each in game.battlefield] == [1]


@pytest.mark.parametrize(("way", "gained"), [("escape", 2), ("", 0)])
def test_702_138d_it_escapes_with_an_ability(way: str, gained: int) -> None:
    game = table()
    id = put(game, creature('~ escapes with "Whenever ~ attacks, you gain 2 life."'), to="graveyard")
    run(cast_during_resolution(game, 1, Way(id, name=way, free=True, any_time=True)))
    run(resolve_top(game))
    happens(game, Attack(game.battlefield[0], 2))
    assert game.player(1).life == 20 + gained


def test_903_3_a_commander_is_cast_out_of_the_command_zone() -> None:
    game = table()
    commander = put(game, BEAR, to="command")
    happens(game, Mark(commander, "commander", 1))
    play(game, "You may cast your commander from the command zone without paying its mana cost.", True)
    run(resolve_top(game))
    assert battlefield(game) == ["Bear"]
