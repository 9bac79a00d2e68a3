"""Keywords that copy or cast their spell again, that label an activated ability, and those of day and night."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, attack, creature, settle, zone
from tests.keywords.cards import cast_it, enter, lands, names, read, resolve, tapped, upkeep
from tests.rules.table import BEAR, put, run, turn_of

from spellwright.oracle.face import FaceText
from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.damage import damage_event
from spellwright.rules.happen import happen
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.scene import status
from spellwright.state.card import Card
from spellwright.state.events.permanents import Transform
from spellwright.state.events.turns import BecomeDayNight
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BOLT = "Spell deals 3 damage to any target."


def main(kinds: str, what: Card, to: str = "hand", players: int = 2) -> tuple[Game, Id]:
    game = arena("precombat main", players)
    lands(game, kinds)
    return game, put(game, what, to=to)


def offered(game: Game, id: Id, player: Id = 1, index: int = 0) -> bool:
    return Activate(id, index) in legal_actions(game, player)


BARGAIN = read("Bargain\nDraw a card. If this spell was bargained, draw two cards instead.", "{U}", "Sorcery")


def test_702_166a_a_bargained_spell_sacrifices_an_artifact_enchantment_or_token() -> None:
    game, card = main("U", BARGAIN)
    box = put(game, read("", "{2}", "Artifact", "Box"))
    spell = cast_it(game, card, "bargain")
    assert zone(game, box) == "graveyard" and status(game, spell, "bargained")
    resolve(game)
    assert len(game.player(1).hand) == 2


def test_702_166a_without_something_to_sacrifice_it_isnt_bargained() -> None:
    game, card = main("U", BARGAIN)
    put(game, BEAR)
    spell = cast_it(game, card)
    assert not status(game, spell, "bargained")
    resolve(game)
    assert len(game.player(1).hand) == 1


def test_702_144a_demonstrate_copies_it_for_you_and_an_opponent() -> None:
    game, card = main("U", read("Demonstrate\nDraw a card.", "{U}", "Sorcery"))
    cast_it(game, card)
    resolve(game, True)
    while game.stack:
        resolve(game)
    assert len(game.player(1).hand) == 2 and len(game.player(2).hand) == 1


def test_702_144a_or_for_nobody() -> None:
    game, card = main("U", read("Demonstrate\nDraw a card.", "{U}", "Sorcery"))
    cast_it(game, card)
    resolve(game, False)
    while game.stack:
        resolve(game)
    assert len(game.player(1).hand) == 1 and not game.player(2).hand


def test_702_60a_ripple_casts_cards_of_its_name_for_free() -> None:
    surge = read("Ripple 4\nDraw a card.", "{U}", "Sorcery", "Surge")
    game, card = main("U", surge)
    another = put(game, surge, to="library")
    bear = put(game, BEAR, to="library")
    cast_it(game, card)
    resolve(game, True, True, ..., ...)
    assert zone(game, another) == "stack" and bear in game.player(1).library[:4]


EPIC = read("Epic\nDraw a card.", "{U}", "Sorcery")


def test_702_50a_after_an_epic_spell_its_controller_casts_no_more() -> None:
    game, card = main("UUU", EPIC)
    other = put(game, read("Draw a card.", "{U}", "Sorcery"), to="hand")
    assert names(game, other) == [""]
    cast_it(game, card)
    resolve(game)
    assert names(game, other) == []


def test_702_50a_at_each_upkeep_it_is_copied_without_epic() -> None:
    game, card = main("U", EPIC)
    cast_it(game, card)
    resolve(game)
    for turn in (1, 2):
        upkeep(game)
        assert len(game.stack) == 1
        resolve(game)
        (copy,) = game.stack
        assert len(characteristics(game, copy).abilities) == 1
        resolve(game)
        assert len(game.player(1).hand) == 1 + turn


def test_702_50a_not_at_an_opponents_upkeep() -> None:
    game, card = main("U", EPIC)
    cast_it(game, card)
    resolve(game)
    upkeep(game, 2)
    assert not game.stack


def test_702_142a_boast_only_if_it_attacked_and_once_each_turn() -> None:
    game, it = main("", read("Boast — {0}: Draw a card.", "{R}", "Creature — Elf", size="2/2"), "battlefield")
    assert not offered(game, it)
    attack(game, it)
    assert offered(game, it)
    run(activate(game, 1, it, 0))
    resolve(game)
    assert len(game.player(1).hand) == 1 and not offered(game, it)
    turn_of(game, 1, "precombat main")
    assert not offered(game, it)


@pytest.mark.parametrize(("whose", "times"), [(1, 2), (2, 1)])
def test_702_142a_boast_twice_rather_than_once(whose: int, times: int) -> None:
    game, it = main("", read("Boast — {0}: Draw a card.", "{R}", "Creature — Elf", size="2/2"), "battlefield")
    for _ in range(2):  # two say no more than one
        text = "Creatures you control can boast twice during each of your turns rather than once."
        put(game, read(text, "{R}", "Enchantment"), whose)
    attack(game, it)
    for _ in range(times):
        assert offered(game, it)
        run(activate(game, 1, it, 0))
        resolve(game)
    assert not offered(game, it)


def test_702_177a_exhaust_only_once() -> None:
    game, it = main("", read("Exhaust — {0}: Draw a card.", "{R}", "Creature — Elf", size="2/2"), "battlefield")
    run(activate(game, 1, it, 0))
    resolve(game)
    turn_of(game, 1, "precombat main")
    assert not offered(game, it) and len(game.player(1).hand) == 1


def test_702_57a_forecast_from_hand_in_ones_own_upkeep_once() -> None:
    text = "Forecast — {W}, Reveal this card from your hand: Draw a card."
    game, card = main("WW", read(text, "{4}", "Creature — Elf", size="2/2"))
    assert not offered(game, card)
    turn_of(game, 2, "upkeep")
    assert not offered(game, card)
    turn_of(game, 1, "upkeep")
    run(activate(game, 1, card, 0))
    resolve(game)
    assert len(game.player(1).hand) == 2 and zone(game, card) == "hand" and not offered(game, card)


def test_702_184a_station_puts_counters_equal_to_the_tapped_creatures_power() -> None:
    game, ship = main("", read("Station", "{2}", "Artifact — Spacecraft", "Ship"), "battlefield")
    assert not offered(game, ship)
    put(game, creature(3, 3))
    run(activate(game, 1, ship, 0))
    resolve(game)
    assert game[ship].counters_of("charge") == 3 and tapped(game) == 1


def test_702_64a_absorb_prevents_part_of_the_damage_from_each_source() -> None:
    game, it = main("", read("Absorb 2", "{2}", "Creature — Elf", size="5/5"), "battlefield")
    sources = [put(game, BEAR, 2) for _ in range(2)]
    run(happen(game, *(damage_event(game, source, it, 3) for source in sources)))
    assert game[it].damage == 2


WOLF = read(
    "Daybound",
    "{1}{G}",
    "Creature — Human Werewolf",
    "Walker",
    "2/2",
    FaceText("Howler", "", "Creature — Werewolf", "Nightbound", "4", "4", color_indicator=("G",)),
    "transform",
)


def name(game: Game, id: Id) -> str:
    return characteristics(game, id).name


def test_702_145d_it_becomes_day_as_a_permanent_with_daybound_is_there() -> None:
    game, _ = main("", WOLF, "battlefield")
    settle(game)
    assert game.day_night == "day"


def test_702_145c_it_transforms_as_it_becomes_night_and_702_145f_back_by_day() -> None:
    game, wolf = main("", WOLF, "battlefield")
    settle(game)
    for time, called in (("night", "Howler"), ("day", "Walker")):
        run(happen(game, BecomeDayNight(time)))
        settle(game)
        assert name(game, wolf) == called


def test_702_145b_by_night_it_enters_transformed() -> None:
    game = arena()
    run(happen(game, BecomeDayNight("night")))
    assert name(game, enter(game, WOLF)) == "Howler"


@pytest.mark.parametrize("time", ["day", "night"])
def test_702_145b_nothing_else_transforms_it(time: str) -> None:
    game, wolf = main("", WOLF, "battlefield")
    run(happen(game, BecomeDayNight(time)))
    settle(game)
    before = name(game, wolf)
    run(happen(game, Transform(wolf)))
    assert name(game, wolf) == before
