"""Keywords of cards with frames and texts of their own: speed, Cases, spree, prototypes, crafting, Sagas, stations."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, settle, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve, tapped
from tests.rules.table import BEAR, put, run, turn_of

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.settling import settle as settle_triggers
from spellwright.state.card import Card
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.designations import designation
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def main(kinds: str = "", what: Card | None = None, to: str = "hand") -> tuple[Game, Id]:
    game = arena("precombat main")
    lands(game, kinds)
    return game, put(game, what, to=to) if what is not None else 0


def offered(game: Game, id: Id, index: int = 0, player: Id = 1) -> bool:
    return Activate(id, index) in legal_actions(game, player)


ENGINE = read("Start your engines!\nMax speed — {T}: Draw a card.", "{2}", "Artifact", "Engine")


def speed(game: Game) -> int:
    return designation(game, 1, "speed")


def hurt(game: Game) -> None:
    run(happen(game, LoseLife(2, 1)))
    run(settle_triggers(game))
    while game.stack:
        resolve(game)


def test_702_179a_a_player_without_speed_starts_at_1() -> None:
    game, _ = main("", ENGINE, "battlefield")
    settle(game)
    assert speed(game) == 1 and designation(game, 2, "speed") == 0


def test_702_179d_it_grows_once_in_each_of_that_players_turns() -> None:
    game, _ = main("", ENGINE, "battlefield")
    settle(game)
    hurt(game)
    hurt(game)
    assert speed(game) == 2
    turn_of(game, 2, "precombat main")
    hurt(game)
    assert speed(game) == 2
    turn_of(game, 1, "precombat main")
    hurt(game)
    assert speed(game) == 3


def test_702_178a_at_speed_4_it_has_the_ability_of_max_speed() -> None:
    game, engine = main("", ENGINE, "battlefield")
    settle(game)
    for _ in range(3):
        assert not offered(game, engine)
        turn_of(game, 1, "precombat main")
        hurt(game)
    assert speed(game) == 4 and offered(game, engine)
    turn_of(game, 1, "precombat main")
    hurt(game)
    assert speed(game) == 4


def test_702_178b_also_where_that_ability_functions() -> None:
    ghost = "Start your engines!\nMax speed — {1}, Exile this card from your graveyard: Draw a card."
    game, card = main("U", read(ghost, "{U}", "Creature — Spirit", "Ghost", "1/1"), "graveyard")
    put(game, ENGINE)
    settle(game)
    assert not offered(game, card)
    for _ in range(3):
        turn_of(game, 1, "precombat main")
        hurt(game)
    assert offered(game, card)


CASE = read("To solve — You have no cards in hand.\nSolved — At the beginning of your upkeep, draw a card.", "{U}",
            "Enchantment — Case", "Case")  # fmt: skip


def step(game: Game, name: str, player: Id = 1) -> None:
    run(happen(game, BeginStep(name, player)))
    run(settle_triggers(game))


def test_719_3a_a_case_is_solved_at_your_end_step_if_its_condition_is_true() -> None:
    game, case = main("", CASE, "battlefield")
    step(game, "upkeep")
    assert not game.stack
    step(game, "end")
    resolve(game)
    assert game[case].note("solved")
    step(game, "upkeep")
    resolve(game)
    assert len(game.player(1).hand) == 1


def test_719_3a_not_if_it_isnt_true() -> None:
    game, _ = main("", CASE, "battlefield")
    put(game, BEAR, to="hand")
    step(game, "end")
    assert not game.stack


SPREE = read("Spree\n• {1} — Draw a card.\n• {2} — Destroy target creature.", "{B}", "Sorcery")


@pytest.mark.parametrize(("modes", "paid", "left"), [((0,), 2, True), ((1,), 3, False), ((0, 1), 4, False)])
def test_702_172a_spree_pays_for_each_mode(modes: tuple[int, ...], paid: int, left: bool) -> None:
    game, card = main("BBBB", SPREE)
    bear = put(game, BEAR, 2)
    answers = [*modes] if len(modes) == 2 else [*modes, None]
    cast_it(game, card, *answers)
    resolve(game)
    assert tapped(game) == paid and (zone(game, bear) == "battlefield") == left


def test_702_172a_only_modes_that_can_be_paid() -> None:
    game, card = main("BB", SPREE)
    put(game, BEAR, 2)
    spell = cast_it(game, card)
    assert game[spell].choices.modes == (0,)


def test_702_183a_tiered_chooses_one() -> None:
    tiered = read("Tiered\n• Cure — {0} — You gain 1 life.\n• Curaga — {2} — You gain 6 life.", "{W}", "Instant")
    game, card = main("WWW", tiered)
    cast_it(game, card, 1)
    resolve(game)
    assert game.player(1).life == 26 and tapped(game) == 3


PROTOTYPE = read("Prototype {R} — 3/2\nHaste", "{7}", "Artifact Creature — Construct", "Blitz", "6/4")


def test_702_160a_a_prototyped_spell_has_the_other_cost_size_and_color() -> None:
    game, card = main("R", PROTOTYPE)
    spell = cast_it(game, card, name="prototype")
    resolve(game)
    values = characteristics(game, game[spell].became)
    assert (values.power, values.toughness, str(values.mana_cost)) == (3, 2, "{R}") and values.colors
    assert len(values.abilities) == 2


def test_718_4_elsewhere_it_has_its_normal_characteristics() -> None:
    game, card = main("R", PROTOTYPE)
    spell = cast_it(game, card, name="prototype")
    resolve(game)
    run(happen(game, Move(game[spell].became, "graveyard")))
    dead = game.player(1).graveyard[-1]
    assert characteristics(game, dead).power == 6


MURAL = read(
    "Craft with artifact {1}{W}", "{W}", "Artifact", "Mural", "",
    FaceText("Manufactory", "", "Artifact", "{T}: Draw a card."), "transform",
)  # fmt: skip


@pytest.mark.parametrize("where", ["battlefield", "graveyard"])
def test_702_167a_crafting_exiles_it_and_the_material_and_returns_it_transformed(where: str) -> None:
    game, mural = main("WW", MURAL, "battlefield")
    assert not offered(game, mural)
    box = put(game, read("", "{1}", "Artifact", "Box"), to=where)
    run(activate(game, 1, mural, 0))
    assert zone(game, box) == "exile" and zone(game, mural) == "exile"
    resolve(game)
    assert characteristics(game, game.battlefield[-1]).name == "Manufactory" and zone(game, mural) == "battlefield"


WINGS = read("Enchant creature\nEnchanted creature gets +1/+1.\nAura swap {U}", "{U}", "Enchantment — Aura", "Wings")
GIANT = read("Enchant creature\nEnchanted creature gets +5/+5.", "{U}", "Enchantment — Aura", "Growth")


def test_702_65a_aura_swap_exchanges_it_with_an_aura_card_in_hand() -> None:
    game, _ = main("U")
    bear = put(game, BEAR)
    wings = put(game, WINGS, attached_to=bear)
    card = put(game, GIANT, to="hand")
    run(activate(game, 1, wings, 0))
    resolve(game, card)
    assert zone(game, wings) == "hand" and characteristics(game, bear).power == 7


SAGA = "I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life."


def test_702_155a_read_ahead_starts_at_the_chosen_chapter_without_the_earlier_ones() -> None:
    game = arena("precombat main")
    card = put(game, read(f"Read ahead\n{SAGA}", "{W}", "Enchantment — Saga", "Saga"), to="hand")
    run(happen(game, Move(card, "battlefield")), 2)
    run(settle_triggers(game))
    assert len(game.stack) == 1
    resolve(game)
    assert game.player(1).life == 22 and game[game[card].became].counters_of("lore") == 2


def test_702_155a_later_chapters_trigger_as_always() -> None:
    game = arena("precombat main")
    card = put(game, read(f"Read ahead\n{SAGA}", "{W}", "Enchantment — Saga", "Saga"), to="hand")
    run(happen(game, Move(card, "battlefield")), 2)
    run(settle_triggers(game))
    resolve(game)
    turn_of(game, 1, "precombat main")
    run(happen(game, PutCounters(game[card].became, "lore", 1, 1)))
    run(settle_triggers(game))
    resolve(game)
    assert game.player(1).life == 26


@pytest.mark.parametrize(("paid", "loyalty"), [("2 life for {U/P}", 3), (None, 5)])
def test_702_150a_compleated_enters_with_fewer_counters_for_life_paid(paid: str | None, loyalty: int) -> None:
    game, card = main("UU")
    walker = FaceText("Walker", "{1}{U/P}", "Legendary Planeswalker — Tamiyo", "Compleated", loyalty="5")
    compiled = compile_card("Walker", "normal", (walker,))
    card = put(game, compiled.card, to="hand")
    spell = cast_it(game, card, paid)
    resolve(game)
    assert game[game[spell].became].counters_of("loyalty") == loyalty


def test_702_48a_offering_is_cheaper_by_the_sacrificed_permanents_mana_cost_and_instant() -> None:
    patron = read("Goblin offering", "{3}{R}{R}", "Legendary Creature — Spirit", "Patron", "5/5")
    game, card = main("RR", patron)
    turn_of(game, 2, "upkeep")
    assert names(game, card) == []
    goblin = put(game, read("", "{2}{R}", "Creature — Goblin", "Gob", "1/1"))
    cast_it(game, card, name="offering")
    assert zone(game, goblin) == "graveyard" and tapped(game) == 2


RETRIBUTION = read("Cleave {2}{W}\nDestroy target [attacking] creature.", "{W}")


def test_702_148a_cleave_removes_what_stands_in_brackets() -> None:
    game, card = main("WWW", RETRIBUTION)
    bear = put(game, BEAR, 2)
    assert names(game, card) == ["cleave"]
    cast_it(game, card, name="cleave")
    resolve(game)
    assert zone(game, bear) == "graveyard"


def test_702_148a_for_its_mana_cost_the_words_count() -> None:
    game, card = main("WWW", RETRIBUTION)
    put(game, BEAR, 2, attacking=1)
    assert names(game, card) == ["", "cleave"]


SHIP = read("Station\nSTATION 2+\nFlying\nSTATION 4+\nTrample", "{2}", "Artifact — Spacecraft", "Ship", "5/5")


@pytest.mark.parametrize(
    ("counters", "abilities", "types", "size"),
    [(1, 3, {"artifact"}, None), (2, 4, {"artifact"}, None), (4, 5, {"artifact", "creature"}, 5)],
)
def test_721_2_station_symbols_count_charge_counters(
    counters: int, abilities: int, types: set[str], size: int | None
) -> None:
    game, ship = main("", SHIP, "battlefield")
    run(happen(game, PutCounters(ship, "charge", counters, 1)))
    values = characteristics(game, ship)
    assert (len(values.abilities), values.types, values.power) == (abilities, types, size)


def test_714_2c_each_number_of_one_chapter_triggers() -> None:
    game, saga = main(
        "", read("I, II — You gain 1 life.\nIII — You gain 5 life.", "{W}", "Enchantment — Saga", "Saga"), "battlefield"
    )
    run(happen(game, PutCounters(saga, "lore", 2)))
    run(settle_triggers(game), ...)
    while game.stack:
        resolve(game)
    assert game.player(1).life == 22
