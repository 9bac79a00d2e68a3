"""614.6. Actions that have a name are replaced before anything of them is done."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, events, give, play, put, table

from spellwright.state.events.cards import Act, Discard, Draw

PHOENIX = "As long as ~ is in your graveyard, if you would learn, you may instead return ~ to the battlefield."
MAZE = "If a creature you control would explore, instead you scry 1, then that creature explores."
LAND = card(type_line="Land", name="Land")


def test_113_6b_a_replacement_functions_in_the_zone_that_its_condition_names() -> None:
    game = table()
    give(game, card())
    put(game, creature(PHOENIX), to="graveyard")
    play(game, "Learn.", True)
    assert battlefield(game) == ["Creature"]
    assert not events(game, Discard)
    assert not events(game, Act)


def test_614_6_who_does_not_replace_it_learns() -> None:
    game = table()
    give(game, card())
    put(game, creature(PHOENIX), to="graveyard")
    play(game, "Learn.", False, ...)
    assert battlefield(game) == []
    assert len(events(game, Discard)) == 1


def test_614_5_who_scries_first_explores_once() -> None:
    game = table()
    put(game, card(MAZE, "Enchantment"))
    bear = put(game, creature())
    give(game, LAND, creature(), to="library")
    play(game, "Target creature you control explores.", None, True)
    assert [act.what for act in events(game, Act)] == ["scry", "explore"]
    assert dict(game[bear].counters) == {"+1/+1": 1}


def test_614_5_two_such_effects_let_them_scry_twice() -> None:
    game = table()
    for _ in range(2):
        put(game, card(MAZE, "Enchantment"))
    put(game, creature())
    give(game, LAND, creature(), to="library")
    play(game, "Target creature you control explores.", ..., None, None, True)
    assert [act.what for act in events(game, Act)] == ["scry", "scry", "explore"]


def test_614_1a_cards_are_drawn_instead_of_scrying() -> None:
    game = table()
    put(game, card("If you would scry a number of cards, draw that many cards instead.", "Enchantment"))
    give(game, LAND, LAND, LAND, to="library")
    play(game, "Scry 2.")
    assert len(events(game, Draw)) == 2
    assert not events(game, Act)


def test_614_1a_a_card_is_drawn_before_it_connives() -> None:
    game = table()
    text = "If a creature you control would connive, instead you draw a card, then that creature connives."
    put(game, card(text, "Enchantment"))
    put(game, creature())
    give(game, LAND, LAND, to="library")
    play(game, "Target creature you control connives.", ...)
    assert len(events(game, Draw)) == 2
    assert [act.what for act in events(game, Act)] == ["connive"]
