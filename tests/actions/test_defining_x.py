"""X that a text defines: its value is known while the spell or ability is on the stack (107.3c)."""

from __future__ import annotations

from tests.actions.build import card, creature, happens, play, put, table

from spellwright.state.events.combat import Attack

BEAR = creature(name="Bear")
RELIC = card("", "Artifact", "Relic")
SMALL = "target creature with toughness X or less, where X is the number of artifacts you control."


def test_x_is_known_as_targets_are_chosen() -> None:
    game = table()
    bear, _, _ = put(game, BEAR, 2), put(game, RELIC), put(game, RELIC)
    play(game, f"Destroy {SMALL}")
    assert bear not in game.battlefield


def test_x_is_known_as_targets_of_a_reflexive_ability_are_chosen() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    hero = put(game, creature(f"Whenever ~ attacks, you may discard a card. When you do, destroy {SMALL}", "3/3"))
    put(game, RELIC), put(game, RELIC), put(game, RELIC, to="hand")
    happens(game, Attack(hero, 2), answers=(True,))
    assert bear not in game.battlefield


def test_x_is_how_many_targets_may_be_chosen() -> None:
    game = table()
    bears = [put(game, BEAR, 2) for _ in range(3)]
    put(game, RELIC), put(game, RELIC)
    play(game, "Tap up to X target creatures, where X is the number of artifacts you control.", *bears[:2])
    assert [game[bear].tapped for bear in bears] == [True, True, False]
