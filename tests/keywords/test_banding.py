"""702.22 Banding."""

from __future__ import annotations

from tests.keywords.arena import arena, creature, settle
from tests.keywords.cards import read
from tests.rules.table import BEAR, put, run, turn_of

from spellwright.keywords.banding import Banding
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.combat_blockers import declare_blockers
from spellwright.rules.combat_damage import deal_combat_damage
from spellwright.rules.happen import happen
from spellwright.state.card import Card
from spellwright.state.events.combat import BecomeBlocked, EndCombat, band_of
from spellwright.state.events.event import note_down
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id

BANDER = creature(1, 1, Banding(), name="Bander")
FLYER = read("Flying", "{W}", "Creature — Bird", "Flyer", "2/2")


def attackers(*cards: Card) -> tuple[Game, list[Id]]:
    game = arena("declare attackers")
    ids = [put(game, each) for each in cards]
    turn_of(game, 2)
    turn_of(game, 1, "declare attackers")
    return game, ids


def test_702_22c_creatures_with_banding_and_one_without_attack_in_a_band() -> None:
    game, (bander, bear, other) = attackers(BANDER, BEAR, BEAR)
    run(declare_attackers(game), 2, 2, 2, bear)
    assert band_of(game, bander) == (bander, bear) and band_of(game, other) == ()


def test_702_22c_several_with_banding_and_one_without() -> None:
    game, ids = attackers(BANDER, BANDER, BEAR)
    run(declare_attackers(game), 2, 2, 2, ids[1], ids[2])
    assert band_of(game, ids[2]) == tuple(ids)


def test_702_22c_no_band_has_to_be_declared() -> None:
    game, (bander, _) = attackers(BANDER, BEAR)
    run(declare_attackers(game), 2, 2, None)
    assert band_of(game, bander) == ()


def test_702_22h_blocking_one_of_the_band_blocks_all() -> None:
    game, (bander, flyer) = attackers(BANDER, FLYER)
    run(declare_attackers(game), 2, 2, flyer)
    wall = put(game, creature(0, 6), 2)
    run(declare_blockers(game), bander)
    assert game[flyer].blocked and game[wall].blocking == (bander, flyer)


def test_702_22i_becoming_blocked_by_an_effect_goes_for_the_whole_band() -> None:
    game, (bander, bear) = attackers(BANDER, BEAR)
    run(declare_attackers(game), 2, 2, bear)
    run(happen(game, BecomeBlocked(bear)))
    assert game[bander].blocked


def test_702_22k_the_active_player_divides_the_damage_of_who_blocks_the_band() -> None:
    game, (bander, bear) = attackers(BANDER, BEAR)
    run(declare_attackers(game), 2, 2, bear)
    put(game, creature(3, 9), 2)
    run(declare_blockers(game), bander)
    asked = next(deal_combat_damage(game))
    assert asked.player == 1
    run(deal_combat_damage(game), 3)
    settle(game)
    assert game[bander].zone == "gone" and game[bear].zone == "battlefield"


def test_702_22j_the_defending_player_divides_damage_among_blockers_with_banding() -> None:
    game, _ = attackers(creature(3, 3))
    run(declare_attackers(game), 2)
    bander, bear = put(game, BANDER, 2), put(game, BEAR, 2)
    run(declare_blockers(game), game.battlefield[0], game.battlefield[0])
    asked = next(deal_combat_damage(game))
    assert asked.player == 2
    run(deal_combat_damage(game), 3)
    settle(game)
    assert game[bander].zone == "gone" and game[bear].zone == "battlefield"


def test_702_22e_a_band_lasts_for_the_combat() -> None:
    game, (bander, bear) = attackers(BANDER, BEAR)
    run(declare_attackers(game), 2, 2, bear)
    note_down(game, EndCombat())
    assert game[bander].note("band") == NOBODY


HERO = read("Bands with other legendary creatures", "{W}", "Legendary Creature — Human", "Hero", "2/2")


def test_702_22c_bands_with_other_takes_creatures_of_the_quality() -> None:
    game, (hero, legend, bear) = attackers(HERO, read("", "{W}", "Legendary Creature — Elf", "Queen", "2/2"), BEAR)
    run(declare_attackers(game), 2, 2, 2, legend)
    assert band_of(game, hero) == (hero, legend) and band_of(game, bear) == ()
