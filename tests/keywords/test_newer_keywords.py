"""Keywords that are younger than the rules of 2025-09-19: firebending, sneak."""

from __future__ import annotations

from tests.keywords.arena import arena, attack, begin, creature, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve
from tests.rules.table import BEAR, put, run

from spellwright.rules.happen import happen
from spellwright.rules.mana_pools import empty_mana_pools
from spellwright.rules.settling import settle
from spellwright.state.events.combat import Attack
from spellwright.words.mana import R


def test_702_1_firebending_adds_red_mana_that_lasts_through_combat() -> None:
    game = arena("declare attackers")
    it = put(game, read("Firebending 2", "{R}", "Creature — Human", "Bender", "2/2"))
    run(happen(game, Attack(it, 2)))
    run(settle(game))
    resolve(game)
    empty_mana_pools(game)
    assert [unit.kind for unit in game.player(1).pool] == [R, R]


SNEAK = read("Sneak {U}", "{3}{U}", "Creature — Ninja", "Shadow", "3/3")


def test_702_1_sneak_swaps_an_unblocked_attacker_for_a_spell_that_enters_attacking() -> None:
    game = arena("declare blockers")
    lands(game, "U")
    bear = put(game, BEAR)
    attack(game, bear)
    spell = cast_it(game, put(game, SNEAK, to="hand"), name="sneak")
    assert zone(game, bear) == "hand"
    resolve(game)
    shadow = game[game[spell].became]
    assert shadow.tapped and shadow.attacking == 2


def test_702_1_sneak_not_with_a_blocked_attacker_nor_in_another_step() -> None:
    game = arena("declare blockers")
    lands(game, "U")
    bear = put(game, BEAR)
    card = put(game, SNEAK, to="hand")
    attack(game, bear, (put(game, creature(1, 1), 2),))
    assert names(game, card) == []
    attack(game, put(game, BEAR))
    assert names(game, card) == ["sneak"]
    begin(game, "combat damage")
    assert names(game, card) == []
