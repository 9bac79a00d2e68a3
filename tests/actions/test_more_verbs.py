"""Verbs of chance, of face-down cards, of casting by an effect, and keyword actions of later sets."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.asking import asked, characteristics, own
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.durations import end_at_turn_of
from spellwright.rules.hooks import Way
from spellwright.rules.ways import granted_ways
from spellwright.state.events.chance import FlipCoin, RollDie
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import SetGame
from spellwright.words.costs import PayMana

BEAR = creature(name="Bear", mana_cost="{1}{G}")
LAND = card(type_line="Land", name="Land")


def test_a_flip_is_won_or_lost() -> None:
    outcomes = set()
    for seed in range(8):
        game = table()
        note_down(game, SetGame("rng", seed << 40))
        play(game, "Flip a coin. If you win the flip, you gain 5 life.")
        assert len(events(game, FlipCoin)) == 1
        outcomes.add(game.player(1).life)
    assert outcomes == {20, 25}


def test_a_table_of_results_has_one_row_for_each_result() -> None:
    game = table()
    source = put(game, card("{0}: Roll a d20.\n1—9 | You gain 1 life.\n10—20 | You gain 2 life.", "Artifact"))
    use(game, source)
    assert len(events(game, RollDie)) == 1
    result = next(e.new for e in game.this_turn() if isinstance(e.event, RollDie))
    assert game.player(1).life == 20 + (1 if result < 10 else 2)


def test_at_random_from_a_graveyard() -> None:
    game = table()
    give(game, BEAR, LAND, to="graveyard")
    play(game, "Return a creature card at random from your graveyard to your hand.")
    assert names(game, game.player(1).hand) == ["Bear"]


def test_a_clash_is_won_with_the_higher_mana_value() -> None:
    game = table()
    give(game, LAND, player=2, to="library")
    give(game, BEAR, to="library")
    play(game, "Clash with an opponent. If you win, you gain 3 life.", False, False)
    assert game.player(1).life == 23


def test_a_manifested_creature_turns_up_for_its_cost() -> None:
    game = table()
    give(game, BEAR, to="library")
    play(game, "Manifest the top card of your library.")
    (there,) = game.battlefield
    assert (characteristics(game, there).name, characteristics(game, there).power) == ("", 2)
    turning_up = own(game, there, "special_actions")
    assert [action.costs for action in turning_up[0].special_actions(game, there, 1)] == [
        (PayMana(BEAR.faces[0].mana_cost),)
    ]


def test_each_thing_is_dealt_with_in_turn() -> None:
    game = table()
    put(game, LAND)
    put(game, LAND, 2)
    play(game, "For each land, destroy that land unless its controller pays 1 life.", True, False)
    assert [game[id].controller for id in game.battlefield] == [1]
    assert game.player(1).life == 19


def test_goading_lasts_until_your_next_turn() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    play(game, "Goad target creature.")
    assert game[bear].note("goaded") == 1
    assert len(asked(game, "requires_attack")) == 2
    turn_of(game, 1)
    run(end_at_turn_of(game, 1))
    assert game[bear].note("goaded") == 0


def test_a_detained_creature_can_do_nothing() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    play(game, "Detain target creature an opponent controls.")
    assert any(a.restricts_attack(game, me, bear, 1) for me, a in asked(game, "restricts_attack"))


def test_a_spell_is_cast_without_paying_its_mana_cost() -> None:
    game = table()
    give(game, BEAR)
    text = "You may cast a creature spell with mana value 3 or less from your hand without paying its mana cost."
    play(game, text, True)
    assert names(game, game.stack) == ["Bear"]


def test_a_card_may_be_played_this_turn() -> None:
    game = table()
    give(game, LAND, to="library")
    play(game, "Exile the top card of your library. You may play that card this turn.")
    (exiled,) = game.exile
    assert [way.object for way in granted_ways(game, 1)] == [exiled]
    assert list(granted_ways(game, 2)) == []


def test_discovering_casts_or_takes_a_card() -> None:
    game = table()
    give(game, BEAR, LAND, to="library")
    play(game, "Discover 3.", False)
    assert names(game, game.player(1).hand) == ["Bear"]
    assert names(game, game.player(1).library[:1]) == ["Land"]


def test_enduring_makes_a_spirit_or_grows() -> None:
    game = table()
    bear = put(game, creature("{0}: ~ endures 2."))
    use(game, bear, True)
    use(game, bear, False)
    assert game[bear].counters_of("+1/+1") == 2
    assert battlefield(game) == ["Creature", "Spirit Token"]


def test_power_is_doubled_as_it_is_now() -> None:
    game = table()
    bear = put(game, creature(size="3/3"))
    play(game, "Double target creature's power until end of turn.")
    assert (characteristics(game, bear).power, characteristics(game, bear).toughness) == (6, 3)


def test_power_and_toughness_are_switched() -> None:
    game = table()
    bear = put(game, creature(size="1/4"))
    play(game, "Switch target creature's power and toughness until end of turn.")
    assert (characteristics(game, bear).power, characteristics(game, bear).toughness) == (4, 1)


def test_phasing_out() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature phases out.")
    assert game[bear].phased_out


def test_what_is_countered_goes_where_it_is_said() -> None:
    game = table()
    (bear,) = give(game, BEAR, player=2)
    run(cast(game, 2, Way(bear, free=True, any_time=True)))
    text = "If that spell is countered this way, exile it instead of putting it into its owner's graveyard."
    play(game, f"Counter target spell. {text}")
    assert names(game, game.exile) == ["Bear"]


def test_reveal_until_a_creature_card_comes() -> None:
    game = table()
    give(game, BEAR, LAND, LAND, to="library")
    text = (
        "Reveal cards from the top of your library until you reveal a creature card. "
        "Put that card into your hand and the rest on the bottom of your library in a random order."
    )
    play(game, text)
    assert names(game, game.player(1).hand) == ["Bear"]
    assert names(game, game.player(1).library[:2]) == ["Land", "Land"]


def test_supporting_targets_up_to_so_many() -> None:
    game = table()
    one, two = put(game, BEAR), put(game, BEAR, 2)
    play(game, "Support 2.", one, two)
    assert game[one].counters_of("+1/+1") == game[two].counters_of("+1/+1") == 1


def test_day_becomes_night() -> None:
    game = table()
    play(game, "It becomes night.")
    assert game.day_night == "night"


def test_an_emblem_functions_in_the_command_zone() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, 'You get an emblem with "Creatures you control get +1/+1."')
    assert len(game.command) == 1
    assert characteristics(game, bear).power == 3


def test_a_mana_ability_counts_what_it_makes() -> None:
    game = table()
    elf = put(game, creature("{T}: Add {G} for each creature you control."))
    put(game, BEAR)
    ability = characteristics(game, elf).abilities[0]
    assert [len(units) for units in ability.produces(game, elf)] == [2]  # type: ignore[attr-defined]


def test_mana_that_may_only_be_spent_on_creatures() -> None:
    game = table()
    put(game, card("{T}: Add {G}{G}. Spend this mana only to cast creature spells.", "Artifact"))
    bear, trick = give(game, BEAR, card("Draw a card.", mana_cost="{G}"))
    assert could_cast(game, 1, Way(bear))
    assert not could_cast(game, 1, Way(trick))


def test_what_a_spell_exiles_triggers_once_for_all() -> None:
    game = table()
    text = (
        "Whenever one or more cards are put into exile from your hand or a spell or ability you control exiles "
        "one or more permanents from the battlefield, you gain 1 life."
    )
    put(game, card(text, "Enchantment"))
    put(game, BEAR)
    put(game, BEAR, 2)
    play(game, "Exile all creatures.")
    happens(game)
    assert game.player(1).life == 21
