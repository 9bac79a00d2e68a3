"""702.62 Suspend."""

from __future__ import annotations

from tests.keywords.arena import arena, zone
from tests.keywords.cards import lands, read, resolve, tapped, upkeep
from tests.rules.table import put, run, turn_of

from spellwright.rules.asking import characteristics
from spellwright.rules.scene import status
from spellwright.rules.special_actions import special_actions, take_special_action
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BOLT = read("Suspend 1—{R}\nSpell deals 3 damage to any target.", "{4}{R}", "Sorcery")
KAVU = read("Suspend 1—{R}", "{4}{R}", "Creature — Kavu", "Kavu", "3/3")


def suspended(what: Card, *answers: object, kinds: str = "R") -> tuple[Game, Id]:
    game = arena("precombat main")
    lands(game, kinds)
    card = put(game, what, to="hand")
    (action,) = special_actions(game, 1)
    run(take_special_action(game, 1, action), *answers)
    return game, game[card].became


def test_702_62a_it_is_exiled_with_time_counters_for_its_suspend_cost() -> None:
    game, card = suspended(BOLT)
    assert zone(game, card) == "exile" and game[card].counters_of("time") == 1 and tapped(game) == 1


def test_702_62a_only_when_it_could_be_cast() -> None:
    game = arena("upkeep")
    lands(game, "R")
    put(game, BOLT, to="hand")
    assert list(special_actions(game, 1)) == []


def test_702_62b_it_is_suspended_while_it_has_a_time_counter() -> None:
    game, card = suspended(BOLT)
    assert status(game, card, "suspended")
    upkeep(game)
    resolve(game)
    assert not status(game, card, "suspended")


def test_702_62a_it_is_cast_as_the_last_counter_is_removed() -> None:
    game, card = suspended(BOLT)
    upkeep(game, 2)
    assert game.stack == ()
    upkeep(game)
    resolve(game)
    resolve(game, True, 2)
    resolve(game)
    assert game.player(2).life == 17 and zone(game, card) == "graveyard"


def test_702_62a_if_it_isnt_cast_it_stays_in_exile() -> None:
    game, card = suspended(BOLT)
    upkeep(game)
    resolve(game)
    resolve(game, False)
    assert zone(game, card) == "exile" and game.stack == ()


def test_702_62a_a_creature_has_haste() -> None:
    game, _ = suspended(KAVU)
    upkeep(game)
    resolve(game)
    resolve(game, True)
    resolve(game)
    kavu = next(id for id in game.battlefield if characteristics(game, id).name == "Kavu")
    assert any(type(a).__name__ == "Haste" for a in characteristics(game, kavu).abilities)


def test_702_62a_suspend_x() -> None:
    what = read("Suspend X—{X}{R}. X can't be 0.\nSpell deals 3 damage to any target.", "{4}{R}", "Sorcery")
    game, card = suspended(what, 2, kinds="RRR")
    assert game[card].counters_of("time") == 2
    turn_of(game, 1)
