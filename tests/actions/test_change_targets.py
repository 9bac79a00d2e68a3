"""115.7. Changing targets by what texts say."""

from __future__ import annotations

from tests.actions.build import card, creature, give, put, run, table, use

from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.procedure import Id

SHOCK = card("~ deals 2 damage to any target.", mana_cost="{0}")
STRENGTH = card("Target creature gets +2/+2 until end of turn.", mana_cost="{0}")
SPITE = creature("{0}: Change a target of target spell or ability to ~.", "0/4")
WYVERN = creature(
    "{0}: Change the target of target spell or ability that targets only ~. The new target must be a creature."
)
QUICKSILVER = creature(
    "{0}: If target spell has only one target and that target is ~, change that spell's target to another creature."
)


def cast_at(game: Game, spell: Card, *targets: Id) -> Id:
    """A spell on the stack with these targets."""
    (held,) = give(game, spell)
    return run(cast(game, 1, Way(held)), *targets)


def targets(game: Game, id: Id) -> tuple[Id, ...]:
    assert game[id].choices is not None
    return game[id].choices.target_ids()


def test_115_7b_a_target_is_changed_to_the_source() -> None:
    game = table()
    spite = put(game, SPITE)
    shock = cast_at(game, SHOCK, 2)
    use(game, spite)
    assert targets(game, shock) == (spite,)


def test_115_7a_nothing_is_changed_to_what_is_not_a_legal_target() -> None:
    game = table()
    spite, bear = put(game, SPITE), put(game, creature())
    doom = cast_at(game, card("Destroy target Bear you control with power 2.", mana_cost="{0}"))
    use(game, spite)
    assert targets(game, doom) == (bear,)


def test_115_7b_only_one_target_is_changed_of_the_players_choice() -> None:
    game = table()
    spite = put(game, SPITE)
    both = cast_at(game, card("~ deals 1 damage to each of two targets.", mana_cost="{0}"), 1, 2)
    use(game, spite, 2)
    assert sorted(targets(game, both)) == [1, spite]


def test_115_3_what_is_a_target_already_is_not_one_again() -> None:
    game = table()
    spite = put(game, SPITE)
    both = cast_at(game, card("~ deals 1 damage to each of two targets.", mana_cost="{0}"), spite, 2)
    use(game, spite)
    assert targets(game, both) == (spite, 2)


def test_115_7a_the_new_target_must_be_a_creature() -> None:
    game = table()
    wyvern, bear = put(game, WYVERN), put(game, creature())
    shock = cast_at(game, SHOCK, wyvern)
    use(game, wyvern)
    assert targets(game, shock) == (bear,)


def test_115_7a_another_creature_if_the_only_target_is_that() -> None:
    game = table()
    dragon, bear = put(game, QUICKSILVER), put(game, creature())
    strength = cast_at(game, STRENGTH, dragon)
    use(game, dragon)
    assert targets(game, strength) == (bear,)


def test_115_7a_nothing_if_its_target_is_something_else() -> None:
    game = table()
    dragon, bear = put(game, QUICKSILVER), put(game, creature())
    strength = cast_at(game, STRENGTH, bear)
    use(game, dragon)
    assert targets(game, strength) == (bear,)


def test_115_7_what_comes_to_be_a_target_triggers() -> None:
    game = table()
    put(game, creature("Whenever a creature you control becomes the target of a spell, you gain 1 life."))
    spite = put(game, SPITE)
    cast_at(game, SHOCK, 2)
    use(game, spite)
    run(settle(game))
    assert len(game.stack) == 2


def test_115_7c_any_targets() -> None:
    game = table()
    bear = put(game, creature())
    both = cast_at(game, card("~ deals 1 damage to each of two targets.", mana_cost="{0}"), 1, 2)
    (held,) = give(game, card("You may change any targets of target spell.", mana_cost="{0}"))
    run(cast(game, 1, Way(held)))
    run(resolve_top(game), True, 1, bear)
    assert sorted(targets(game, both)) == [1, bear]
