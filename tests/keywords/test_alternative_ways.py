"""Keywords that let a card be cast in another way: from elsewhere, with another face, for another price."""

from __future__ import annotations

from tests.keywords.arena import arena, creature, fight, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve, tapped
from tests.rules.table import BEAR, put, run, turn_of

from spellwright.oracle.face import FaceText
from spellwright.rules.actions_at_priority import PlayLand
from spellwright.rules.asking import characteristics
from spellwright.rules.drawing import draw_cards
from spellwright.rules.happen import happen
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.settling import settle
from spellwright.rules.special_actions import special_actions, take_special_action
from spellwright.state.card import Card
from spellwright.state.events.cards import Discard
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BOLT = "Spell deals 3 damage to any target."
GEIST = read(
    "Flying\nDisturb {1}{U}",
    "{2}{U}",
    "Creature — Spirit",
    "Geist",
    "2/2",
    FaceText("Shroud", "", "Enchantment", "Creatures you control have flying.", color_indicator="U"),
    "transform",
)


def main(kinds: str, what: Card, to: str = "hand") -> tuple[Game, Id]:
    game = arena("precombat main")
    lands(game, kinds)
    return game, put(game, what, to=to)


def end_step(game: Game) -> None:
    run(happen(game, BeginStep("end", game.active)))
    run(settle(game))
    while game.stack:
        resolve(game)


def test_702_146a_disturb_casts_it_from_the_graveyard_with_its_other_face_up() -> None:
    game, card = main("UU", GEIST, "graveyard")
    spell = cast_it(game, card, name="disturb")
    assert characteristics(game, spell).name == "Shroud"
    resolve(game)
    permanent = game[spell].became
    assert game[permanent].face == 1 and characteristics(game, permanent).types == {"enchantment"} and tapped(game) == 2


def test_702_146a_disturb_isnt_for_the_hand() -> None:
    game, card = main("UU", GEIST)
    assert names(game, card) == []


def test_702_162a_it_is_cast_converted_for_that_cost() -> None:
    robot = read(
        "More Than Meets the Eye {U}",
        "{4}{U}",
        "Artifact Creature — Robot",
        "Robot",
        "4/4",
        FaceText("Car", "", "Artifact — Vehicle", "Flying", "3", "3", color_indicator="U"),
        "transform",
    )
    game, card = main("U", robot)
    spell = cast_it(game, card, name="more than meets the eye")
    resolve(game)
    assert characteristics(game, game[spell].became).name == "Car"


WARPED = read("Warp {R}", "{2}{R}", "Creature — Elf", "Elf", "3/3")


def test_702_185a_a_warped_permanent_is_exiled_at_the_next_end_step() -> None:
    game, card = main("R", WARPED)
    spell = cast_it(game, card, name="warp")
    resolve(game)
    assert zone(game, spell) == "battlefield"
    end_step(game)
    assert zone(game, spell) == "exile"


def test_702_185a_it_may_be_cast_from_exile_on_a_later_turn() -> None:
    game, card = main("RRRR", WARPED)
    spell = cast_it(game, card, name="warp")
    resolve(game)
    permanent = game[spell].became
    end_step(game)
    exiled = game[permanent].became
    assert names(game, exiled) == []
    turn_of(game, 2, "precombat main")
    assert names(game, exiled) == []
    turn_of(game, 1, "precombat main")
    again = cast_it(game, exiled, name="warped")
    resolve(game)
    end_step(game)
    assert zone(game, again) == "battlefield"


def test_702_185a_a_creature_cast_for_its_mana_cost_stays() -> None:
    game, card = main("RRR", WARPED)
    spell = cast_it(game, card)
    resolve(game)
    end_step(game)
    assert zone(game, spell) == "battlefield"


def plot(game: Game) -> Id:
    (action,) = (action for action in special_actions(game, 1) if action.name == "plot")
    assert run(take_special_action(game, 1, action))
    return game[action.object].became


def test_702_170a_plotting_exiles_it_from_hand_for_its_plot_cost() -> None:
    game, card = main("GG", read("Plot {1}{G}", "{2}{G}", "Creature — Elf", size="3/3"))
    plotted = plot(game)
    assert zone(game, card) == "exile" and tapped(game) == 2 and names(game, plotted) == []


def test_702_170d_a_plotted_card_is_cast_for_free_on_a_later_turn_as_a_sorcery() -> None:
    game, _ = main("GG", read("Plot {1}{G}", "{2}{G}", "Creature — Elf", size="3/3"))
    plotted = plot(game)
    turn_of(game, 1, "upkeep")
    assert names(game, plotted) == []
    turn_of(game, 1, "precombat main")
    spell = cast_it(game, plotted, name="plot")
    resolve(game)
    assert zone(game, spell) == "battlefield" and tapped(game) == 2


def test_702_170d_even_an_instant_waits_for_its_owners_main_phase() -> None:
    game, _ = main("RR", read(f"{BOLT}\nPlot {{R}}", "{1}{R}"))
    plotted = plot(game)
    turn_of(game, 2, "precombat main")
    assert names(game, plotted) == []


def test_702_170a_it_cant_be_plotted_in_response_to_anything() -> None:
    game, _ = main("GG", read("Plot {1}{G}", "{2}{G}", "Creature — Elf", size="3/3"))
    turn_of(game, 1, "upkeep")
    assert [action for action in special_actions(game, 1) if action.name == "plot"] == []


def test_702_119a_emerge_is_cheaper_by_the_sacrificed_creatures_mana_value() -> None:
    game, card = main("UUU", read("Emerge {5}{U}", "{7}", "Creature — Eldrazi", size="5/5"))
    assert names(game, card) == []
    fodder = put(game, read("", "{2}{G}", "Creature — Elf", size="1/1"))
    spell = cast_it(game, card, name="emerge")
    assert zone(game, fodder) == "graveyard" and tapped(game) == 3
    resolve(game)
    assert zone(game, spell) == "battlefield"


def test_702_119b_emerge_from_artifact_takes_artifacts_alone() -> None:
    game, card = main("UUUUUU", read("Emerge from artifact {5}{U}", "{7}", "Creature — Eldrazi", size="5/5"))
    put(game, BEAR)
    assert names(game, card) == []
    put(game, read("", "{2}", "Artifact", "Box"))
    assert names(game, card) == ["emerge"]


def test_702_173a_freerunning_needs_combat_damage_from_an_assassin() -> None:
    game, card = main("B", read("Freerunning {B}\nDraw a card.", "{3}{B}", "Sorcery"))
    fight(game, put(game, creature(2, 2)))
    assert names(game, card) == []
    fight(game, put(game, creature(2, 2, subtypes="Assassin")))
    assert names(game, card) == ["freerunning"]


def test_702_188a_web_slinging_returns_a_tapped_creature() -> None:
    game, card = main("W", read("Web-slinging {W}", "{3}{W}", "Creature — Spider", size="3/3"))
    bear = put(game, BEAR)
    assert names(game, card) == []
    other = put(game, BEAR, tapped=True)
    cast_it(game, card, name="web-slinging")
    assert zone(game, bear) == "battlefield" and zone(game, other) == "hand"


def test_702_113a_awaken_turns_a_land_into_a_creature_with_counters() -> None:
    game, card = main("UU", read("Draw a card.\nAwaken 2—{1}{U}", "{U}", "Sorcery"))
    land = game.battlefield[0]
    cast_it(game, card, land, name="awaken")
    resolve(game)
    values = characteristics(game, land)
    assert values.types == {"land", "creature"} and (values.power, values.toughness) == (2, 2)


def test_702_113b_without_awaken_there_is_no_target() -> None:
    game, card = main("UU", read("Draw a card.\nAwaken 2—{1}{U}", "{U}", "Sorcery"))
    cast_it(game, card)
    resolve(game)
    assert tapped(game) == 1 and len(game.player(1).hand) == 1


IMPENDING = read("Impending 2—{G}", "{2}{G}", "Enchantment Creature — Avatar", "Avatar", "5/5")


def test_702_176a_impending_is_no_creature_until_its_counters_are_gone() -> None:
    game, card = main("G", IMPENDING)
    spell = cast_it(game, card, name="impending")
    resolve(game)
    permanent = game[spell].became
    assert game[permanent].counters_of("time") == 2 and characteristics(game, permanent).types == {"enchantment"}
    end_step(game)
    assert game[permanent].counters_of("time") == 1 and "creature" not in characteristics(game, permanent).types
    end_step(game)
    assert game[permanent].counters_of("time") == 0 and "creature" in characteristics(game, permanent).types


def test_702_176a_for_its_mana_cost_it_is_a_creature_without_counters() -> None:
    game, card = main("GGG", IMPENDING)
    spell = cast_it(game, card)
    resolve(game)
    permanent = game[spell].became
    assert game[permanent].counters_of("time") == 0 and "creature" in characteristics(game, permanent).types


def test_702_180a_harmonize_casts_from_the_graveyard_and_exiles() -> None:
    game, card = main("UUU", read("Draw a card.\nHarmonize {2}{U}", "{U}", "Sorcery"), "graveyard")
    spell = cast_it(game, card, name="harmonize")
    resolve(game)
    assert zone(game, spell) == "exile" and tapped(game) == 3


def test_702_180b_a_tapped_creatures_power_makes_harmonize_cheaper() -> None:
    game, card = main("U", read("Draw a card.\nHarmonize {2}{U}", "{U}", "Sorcery"), "graveyard")
    strong = put(game, creature(5, 5))
    spell = cast_it(game, card, name="harmonize")
    assert game[strong].tapped and tapped(game) == 2
    resolve(game)
    assert zone(game, spell) == "exile"


def discarded(what: str) -> tuple[Game, Id]:
    game, card = main("RR", read(what, "{2}{R}", "Creature — Elf", size="2/2"))
    run(happen(game, Discard(1, card)))
    return game, game[card].became


def test_702_187b_mayhem_is_for_the_turn_it_was_discarded() -> None:
    game, card = discarded("Mayhem {1}{R}")
    assert names(game, card) == ["mayhem"]
    turn_of(game, 1, "precombat main")
    assert names(game, card) == []


def test_702_187b_not_for_a_card_that_came_there_otherwise() -> None:
    game, card = main("RR", read("Mayhem {1}{R}", "{2}{R}", "Creature — Elf", size="2/2"), "graveyard")
    assert names(game, card) == []


def test_702_187c_a_land_with_mayhem_is_played_from_the_graveyard() -> None:
    game, card = main("", read("Mayhem", "", "Land", "Lair"))
    run(happen(game, Discard(1, card)))
    lands_to_play = [action.way.object for action in legal_actions(game, 1) if isinstance(action, PlayLand)]
    assert lands_to_play == [game[card].became]


MIRACLE = read(f"{BOLT}\nMiracle {{R}}", "{4}{R}", "Sorcery")


def test_702_94a_the_first_card_drawn_may_be_revealed_and_cast_for_its_miracle_cost() -> None:
    game, _ = main("R", MIRACLE, "library")
    turn_of(game, 2, "draw")
    run(draw_cards(game, 1, 1), True)
    run(settle(game))
    resolve(game, True, 2)
    run(settle(game))
    resolve(game)
    assert game.player(2).life == 17


def test_702_94a_not_the_second_card() -> None:
    game, _ = main("R", MIRACLE, "library")
    put(game, BEAR, to="library")
    run(draw_cards(game, 1, 2))
    run(settle(game))
    assert not game.stack


def test_702_94a_it_need_not_be_revealed() -> None:
    game, _ = main("R", MIRACLE, "library")
    run(draw_cards(game, 1, 1), False)
    run(settle(game))
    assert not game.stack
