"""701.54. The Ring tempts you: the emblem, the Ring-bearer, and what comes with each temptation."""

from __future__ import annotations

from tests.actions.build import creature, happens, play, put, table

from spellwright.rules.asking import characteristics
from spellwright.rules.combat_blockers import may_block
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.damage import Damage
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id

TEMPT = "The Ring tempts you."


def tempted(times: int) -> tuple[Game, Id]:
    """A game in which the Ring has tempted player 1 so often, and their one creature bears it."""
    game = table()
    bearer = put(game, creature(name="Bearer"))
    for _ in range(times):
        play(game, TEMPT)
    return game, bearer


def test_701_54c_the_bearer_is_legendary() -> None:
    game, bearer = tempted(1)
    other = put(game, creature())
    assert "legendary" in characteristics(game, bearer).supertypes
    assert "legendary" not in characteristics(game, other).supertypes
    assert len(game.command) == 1


def test_701_54c_creatures_with_greater_power_cant_block_it() -> None:
    game, bearer = tempted(1)
    strong, weak = put(game, creature(size="3/3"), 2), put(game, creature(size="2/2"), 2)
    happens(game, Attack(bearer, 2))
    assert not may_block(game, strong, bearer) and may_block(game, weak, bearer)


def test_701_54a_another_creature_becomes_the_bearer() -> None:
    game, bearer = tempted(1)
    other = put(game, creature(name="Other"))
    play(game, TEMPT, other)
    assert "legendary" not in characteristics(game, bearer).supertypes
    assert "legendary" in characteristics(game, other).supertypes
    assert len(game.command) == 1


def test_701_54a_until_another_player_gains_control_of_it() -> None:
    game, bearer = tempted(1)
    play(game, "Gain control of target creature until end of turn.", player=2)
    happens(game)
    assert not game[bearer].note("Ring-bearer")


def test_701_54c_the_second_temptation_draws_and_discards() -> None:
    game, bearer = tempted(2)
    happens(game, Attack(bearer, 2))
    assert len(game.player(1).graveyard) == 3 and not game.player(1).hand


def test_701_54c_not_after_the_first() -> None:
    game, bearer = tempted(1)
    happens(game, Attack(bearer, 2))
    assert len(game.player(1).graveyard) == 1


def test_701_54c_the_third_betrays_who_blocks() -> None:
    game, bearer = tempted(3)
    blocker = put(game, creature(), 2)
    happens(game, Attack(bearer, 2))
    happens(game, Block(blocker, (bearer,)), BecomeBlocked(bearer, (blocker,)))
    assert game[blocker].zone == "battlefield"
    happens(game, BeginStep("end of combat", 1))
    assert game[blocker].zone == "gone"


def test_701_54c_the_fourth_drains() -> None:
    game, bearer = tempted(4)
    happens(game, Damage(bearer, 2, 2, combat=True))
    assert game.player(2).life == 17


def test_701_54d_whenever_the_ring_tempts_you_even_without_a_creature() -> None:
    game = table()
    put(game, creature("Whenever the Ring tempts you, you gain 1 life.", name="Nazgûl"), 1)
    play(game, TEMPT)
    happens(game)
    assert game.player(1).life == 21
