"""What players can't block with, what X may lift (601.3a), what a countered spell is exiled with, keywords for mana costs."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, play, put, table, use

from spellwright.rules.asking import asked
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.state.events.permanents import RemoveCounters
from spellwright.state.events.zones import Move

LAND = card("{T}: Add {C}.", "Land")


def test_players_cant_block_with_certain_creatures() -> None:
    game = table()
    put(game, creature("Your opponents can't block with creatures with even mana values."))
    attacker = put(game, creature())
    even, odd, mine = (put(game, creature(mana_cost=cost), who) for cost, who in (("{2}", 2), ("{3}", 2), ("{2}", 1)))
    forbidden = [
        any(a.restricts_block(game, me, id, attacker) for me, a in asked(game, "restricts_block"))
        for id in (even, odd, mine)
    ]
    assert forbidden == [True, False, False]


def test_601_3a_a_spell_may_be_begun_if_some_x_lets_it_be_cast() -> None:
    game = table()
    put(game, creature("Your opponents can't cast spells with even mana values."), 2)
    (spell,) = give(game, card("You gain X life.", mana_cost="{X}{R/P}"))
    (even,) = give(game, card("You gain 1 life.", mana_cost="{0}"))
    for _ in range(3):
        put(game, LAND)
    assert (could_cast(game, 1, Way(spell)), could_cast(game, 1, Way(even))) == (True, False)


def test_a_countered_spell_is_exiled_with_counters() -> None:
    game = table()
    text = (
        "Counter target spell. If the spell is countered this way, exile it with three time counters on it instead of "
        "putting it into its owner's graveyard. If it doesn't have suspend, it gains suspend."
    )
    spell = put(game, card("You gain 1 life.", name="Bolt"), 2, to="stack")
    put(game, card("You gain 1 life."), to="stack")
    play(game, text, spell)
    (exiled,) = game.exile
    assert game[exiled].counters_of("time") == 3
    happens(game, RemoveCounters(exiled, "time", 3), answers=(True,))
    assert game.player(2).life == 21


def test_702_62a_a_suspended_card_may_be_played_as_a_land() -> None:
    game = table()
    (held,) = give(game, card("Suspend 1—{1}", "Land", "Field"))
    happens(game, Move(held, "exile", counters=(("time", 1),)))
    happens(game, RemoveCounters(game.exile[-1], "time", 1), answers=(True,))
    assert battlefield(game) == ["Field"]


def test_scavenge_for_the_mana_cost() -> None:
    game = table()
    lord = put(
        game,
        creature("Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost."),
    )
    (dead,) = give(game, creature(mana_cost="{1}", size="3/3"), to="graveyard")
    put(game, LAND)
    use(game, dead)
    assert game[lord].counters_of("+1/+1") == 3


def test_each_spell_and_ability_the_top_first() -> None:
    game = table()
    first, second = (put(game, card("You gain 1 life.", name=name), 2, to="stack") for name in ("First", "Second"))
    play(game, "For each spell your opponents control, counter it unless its controller pays {0}.", True, False)
    assert [game[id].zone for id in (first, second)] == ["gone", "stack"]
