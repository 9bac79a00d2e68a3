"""701.15b, 701.59c, 701.4, 704.5a: being goaded, what a cost was paid with, what hasn't happened yet, and 0 life."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, run, table

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.scene import status
from spellwright.rules.settling import settle
from spellwright.state.events.damage import Damage, LoseLife
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Attach
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")
IMPETUS = card("Enchant creature\nEnchanted creature gets +1/+1 and is goaded.", "Enchantment — Aura")


def goaded() -> tuple[Game, Id]:
    game = table(3)
    bear = put(game, BEAR, 2)
    record(game, Attach(put(game, IMPETUS), bear))
    return game, bear


def obeyed(game: Game, attacker: Id, defender: Id) -> int:
    return sum(a.requires_attack(game, me, attacker, defender) for me, a in asked(game, "requires_attack"))


def test_701_15b_a_goaded_creature_attacks_another_player_than_who_goaded_it_if_able() -> None:
    game, bear = goaded()
    assert (obeyed(game, bear, 1), obeyed(game, bear, 3)) == (1, 2)


def test_701_15b_others_are_not_goaded() -> None:
    game, bear = goaded()
    other = put(game, BEAR, 2)
    assert obeyed(game, other, 3) == 0
    assert (status(game, bear, "goaded"), status(game, other, "goaded")) == (True, False)


EVIDENCE = "As an additional cost to cast this spell, you may collect evidence 1.\n"
DRAGON = "As an additional cost to cast this spell, you may behold a Dragon.\n"


@pytest.mark.parametrize(("paid", "life"), [("additional cost", 22), (None, 20)])
def test_701_59c_whether_evidence_was_collected(paid: str | None, life: int) -> None:
    game = table()
    give(game, card("", "Artifact", mana_cost="{1}"), to="graveyard")
    play(game, EVIDENCE + "If evidence was collected, you gain 2 life.", paid)
    assert game.player(1).life == life


@pytest.mark.parametrize(("paid", "life"), [("additional cost", 22), (None, 20)])
def test_701_4_whether_something_was_beheld(paid: str | None, life: int) -> None:
    game = table()
    put(game, creature(subtype="Dragon"))
    play(game, DRAGON + "If a Dragon was beheld, you gain 2 life.", paid)
    assert game.player(1).life == life


def test_701_4_something_else_was_not_beheld() -> None:
    game = table()
    put(game, creature(subtype="Dragon"))
    play(game, DRAGON + "If an Elf was beheld, you gain 2 life.", "additional cost")
    assert game.player(1).life == 20


@pytest.mark.parametrize(("damage", "power"), [(0, 3), (1, 2)])
def test_what_hasnt_dealt_damage_yet_has_dealt_none_since_it_is_there(damage: int, power: int) -> None:
    game = table()
    scout = put(game, creature("As long as ~ hasn't dealt damage yet, it gets +1/+0."))
    happens(game, *(Damage(scout, 2, 1),) * damage)
    assert characteristics(game, scout).power == power


def test_704_5a_0_life_loses_no_game_where_a_text_says_so() -> None:
    game = table()
    put(game, card("You don't lose the game for having 0 or less life.", "Enchantment"))
    record(game, LoseLife(1, 20))
    record(game, LoseLife(2, 20))
    run(settle(game))
    assert (game.player(1).out, game.player(2).out) == ("won", "lost")


def test_704_5a_other_reasons_still_lose_it() -> None:
    game = table()
    put(game, card("You don't lose the game for having 0 or less life.", "Enchantment"))
    play(game, "You lose the game.")
    assert game.player(1).out == "lost"
