"""Mana of a colour chosen as it is added, spells cast before another, the first turns, what takes another's place."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, play, put, run, table
from tests.rules.table import turn_of

from spellwright.rules.activating import activate_mana
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.damage import damage_event
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.stack import Cast, CopyOnStack
from spellwright.words.mana import B, G

BEAR = creature(name="Bear", mana_cost="{1}{G}{G}")


def test_as_much_of_a_color_as_the_devotion_to_it() -> None:
    game = table()
    land = put(
        game,
        card("{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.", "Land"),
    )
    put(game, BEAR), put(game, creature(mana_cost="{B}"))
    run(activate_mana(game, 1, land, 0), ...)
    kinds = [unit.kind for unit in game.player(1).pool]
    assert kinds in ([B], [G, G])


def test_one_of_the_colors_of_what_is_controlled() -> None:
    game = table()
    land = put(game, card("{T}: Choose a color of a permanent you control. Add one mana of that color.", "Land"))
    put(game, BEAR), put(game, creature(mana_cost="{B}"), 2)
    run(activate_mana(game, 1, land, 0))
    assert [unit.kind for unit in game.player(1).pool] == [G]


def test_spells_cast_before_it_are_counted() -> None:
    game = table()
    record(game, Cast(put(game, BEAR, to="exile"), 1, "hand"))
    for _ in range(2):
        record(game, Cast(put(game, card("You gain 1 life."), to="exile"), 1, "hand"))
    text = "Whenever you cast an instant spell, copy it for each other instant spell you've cast before it this turn."
    put(game, card(text, "Enchantment"))
    (held,) = give(game, card("You gain 1 life.", mana_cost="{0}"))
    assert run(cast(game, 1, Way(held)))
    run(settle(game))
    run(resolve_top(game))
    assert len(events(game, CopyOnStack)) == 2


def test_not_in_the_first_three_turns() -> None:
    game = table()
    (held,) = give(
        game,
        card(
            "You can't cast this spell during your first, second, or third turns of the game.",
            "Creature — Bear",
            mana_cost="{0}",
            power="3",
            toughness="3",
        ),
    )
    able = []
    for _ in range(4):
        able.append(could_cast(game, 1, Way(held)))
        turn_of(game, 2, "precombat main")
        turn_of(game, 1, "precombat main")
    assert able == [False, False, False, True]


@pytest.mark.parametrize(
    ("left", "value", "there"), [(False, 4, True), (True, 4, False), (True, 5, True), (False, 2, False)]
)
def test_a_condition_beside_the_one_that_takes_the_place(left: bool, value: int, there: bool) -> None:
    game = table()
    target = put(game, creature(name="Target", mana_cost=f"{{{value}}}"), 2)
    text = (
        "Destroy target creature if it has mana value 2 or less.\n"
        "Destroy that creature if it has mana value 4 or less instead "
        "if a permanent you controlled left the battlefield this turn."
    )
    if left:
        happens(game, Destroy(put(game, card("", "Artifact"))))
    play(game, text)
    assert (battlefield(game, 2) == ["Target"]) == there
    assert target


def test_counters_for_each_damage_prevented() -> None:
    game = table()
    bear = put(game, BEAR)
    text = (
        "Prevent the next 3 damage that would be dealt to target creature this turn. "
        "For each 1 damage prevented this way, put a +1/+1 counter on that creature."
    )
    play(game, text)
    happens(game, damage_event(game, put(game, BEAR, 2), bear, 2))
    assert (game[bear].damage, game[bear].counters_of("+1/+1")) == (0, 2)
