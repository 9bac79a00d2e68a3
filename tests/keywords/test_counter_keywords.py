"""Keywords that enter with counters, count down, or ask for payment at upkeep."""

from __future__ import annotations

from tests.keywords.arena import arena, zone
from tests.keywords.cards import cast_it, die, enter, lands, read, resolve, tapped, upkeep
from tests.rules.table import BEAR, card, put

from spellwright.state.events.zones import Move  # noqa: F401
from spellwright.state.game import Game

LAND = card("Waste", "land", None, None)


def game_with(kinds: str = "") -> Game:
    game = arena("precombat main")
    lands(game, kinds)
    return game


def creature(text: str, size: str = "0/0", types: str = "Creature — Elf"):
    return read(text, "{1}{G}", types, "Elf", size)


def test_702_43a_modular_enters_with_counters_and_passes_them_on() -> None:
    game = game_with()
    worker = enter(game, creature("Modular 2", types="Artifact Creature — Construct"))
    assert game[worker].counters_of("+1/+1") == 2
    other = put(game, card("Myr", "artifact creature", 1, 1))
    die(game, worker)
    resolve(game, True)
    assert game[other].counters_of("+1/+1") == 2


def test_702_58a_graft_moves_a_counter_onto_another_creature() -> None:
    game = game_with()
    host = enter(game, creature("Graft 2"))
    guest = enter(game, BEAR, 2)
    resolve(game, True)
    assert game[host].counters_of("+1/+1") == 1 and game[guest].counters_of("+1/+1") == 1


def test_702_58a_graft_needs_a_counter() -> None:
    game = game_with()
    put(game, creature("Graft 2", "1/1"))
    enter(game, BEAR)
    assert game.stack == ()


def test_702_32a_fading_sacrifices_when_there_is_no_counter_to_remove() -> None:
    game = game_with()
    fading = enter(game, creature("Fading 1", "2/2"))
    upkeep(game)
    resolve(game)
    assert zone(game, fading) == "battlefield" and not game[fading].counters
    upkeep(game)
    resolve(game)
    assert zone(game, fading) == "graveyard"


def test_702_63a_vanishing_sacrifices_with_the_last_counter() -> None:
    game = game_with()
    vanishing = enter(game, creature("Vanishing 1", "2/2"))
    upkeep(game)
    resolve(game)
    resolve(game)
    assert zone(game, vanishing) == "graveyard"


def test_702_30a_echo_is_asked_for_once() -> None:
    game = game_with("RR")
    goblin = enter(game, creature("Echo {1}{R}", "2/2"))
    upkeep(game)
    resolve(game, True)
    assert zone(game, goblin) == "battlefield" and tapped(game) == 2
    upkeep(game)
    assert game.stack == ()


def test_702_30a_without_paying_echo_it_is_sacrificed() -> None:
    game = game_with()
    goblin = enter(game, creature("Echo {1}{R}", "2/2"))
    upkeep(game)
    resolve(game)
    assert zone(game, goblin) == "graveyard"


def test_702_24a_cumulative_upkeep_grows() -> None:
    game = game_with("RRR")
    chill = put(game, read("Cumulative upkeep {1}", "{1}{U}", "Enchantment", "Chill"))
    upkeep(game)
    resolve(game, True)
    assert tapped(game) == 1
    upkeep(game)
    resolve(game, True)
    assert tapped(game) == 3 and game[chill].counters_of("age") == 2
    upkeep(game)
    resolve(game)
    assert zone(game, chill) == "graveyard"


def test_702_24a_partial_payments_arent_allowed() -> None:
    game = game_with()
    put(game, LAND)
    kraken = put(game, creature("Cumulative upkeep—Sacrifice a land.", "11/11"), counters=(("age", 1),))
    upkeep(game)
    resolve(game)
    assert zone(game, kraken) == "graveyard" and len(game.battlefield) == 1


def test_702_21a_ward_counters_unless_the_opponent_pays() -> None:
    game = game_with("RRRR")
    warded = put(game, creature("Ward {2}", "2/2"), 2)
    bolt = read("Spell deals 3 damage to target creature.", "{R}")
    cast_it(game, put(game, bolt, to="hand"))
    resolve(game, True)
    assert tapped(game) == 3
    resolve(game)
    assert zone(game, warded) == "graveyard"


def test_702_21a_ward_with_another_cost() -> None:
    game = game_with("R")
    warded = put(game, creature("Ward—Discard a card.", "2/2"), 2)
    bolt = cast_it(game, put(game, read("Spell deals 3 damage to target creature.", "{R}"), to="hand"))
    resolve(game)
    assert zone(game, bolt) == "graveyard" and zone(game, warded) == "battlefield"


def test_702_21a_ward_minds_opponents_only() -> None:
    game = game_with("R")
    put(game, creature("Ward {2}", "2/2"))
    cast_it(game, put(game, read("Spell deals 3 damage to target creature.", "{R}"), to="hand"))
    assert len(game.stack) == 1
