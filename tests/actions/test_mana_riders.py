"""106.6. What comes with spending some mana."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, put, run, table

from spellwright.rules.activating import activate_mana
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.stack import Counter
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear", mana_cost="{R}")
BOLT = card("You gain 1 life.", mana_cost="{R}")


def cast_with(game: Game, land: str, spell: Id) -> Id:
    """Cast a spell with the mana of a land with this text."""
    run(activate_mana(game, 1, put(game, card(land, "Land")), 0))
    return run(cast(game, 1, Way(spell)))


def haste(game: Game, id: Id) -> bool:
    return any(type(ability).__name__ == "Haste" for ability in characteristics(game, id).abilities)


def test_a_spell_gains_something_and_so_the_permanent_that_it_becomes() -> None:
    game = table()
    land = "{T}: Add {R}. If that mana is spent on a creature spell, it gains haste."
    (bear,) = give(game, BEAR)
    spell = cast_with(game, land, bear)
    assert haste(game, spell)
    run(resolve_top(game))
    assert haste(game, game.battlefield[-1])


def test_not_another_kind_of_spell() -> None:
    game = table()
    (bolt,) = give(game, BOLT)
    spell = cast_with(game, "{T}: Add {R}. If that mana is spent on a creature spell, it gains haste.", bolt)
    assert spell and not haste(game, spell)


@pytest.mark.parametrize(("spell", "countered"), [(BEAR, False), (BOLT, True)])
def test_a_spell_that_cant_be_countered(spell: object, countered: bool) -> None:
    game = table()
    land = "{T}: Add {R}. If that mana is spent on a creature spell, that spell can't be countered."
    (held,) = give(game, spell)  # type: ignore[arg-type]
    on_stack = cast_with(game, land, held)
    run(happen(game, Counter(on_stack)))
    assert (game[on_stack].zone != "stack") == countered


def test_only_for_such_spells_and_those_cant_be_countered() -> None:
    game = table()
    land = "{T}: Add {R}. Spend this mana only to cast a creature spell, and that spell can't be countered."
    bear, bolt = give(game, BEAR, BOLT)
    assert not cast_with(game, land, bolt)
    on_stack = run(cast(game, 1, Way(bear)))
    run(happen(game, Counter(on_stack)))
    assert game[on_stack].zone == "stack"


def test_an_ability_triggers() -> None:
    game = table()
    land = "{T}: Add {R}. When you spend this mana to cast a spell with mana value 1 or greater, you gain 3 life."
    (bear,) = give(game, BEAR)
    cast_with(game, land, bear)
    run(settle(game))
    run(resolve_top(game))
    assert game.player(1).life == 23


def test_mana_for_what_was_chosen() -> None:
    game = table()
    text = "As ~ enters, choose a creature type.\n{T}: Add {R}. Spend this mana only to cast a creature spell of the chosen type."
    (held,) = give(game, card(text, "Artifact"))
    run(happen(game, Move(held, "battlefield")), "Elf")
    bear, elf = give(game, BEAR, creature(name="Elf", subtype="Elf", mana_cost="{R}"))
    assert [could_cast(game, 1, Way(id)) for id in (bear, elf)] == [False, True]
