"""Phrases that older cards use: who owns a target, tops of graveyards, what is attacked, dice, symbols, chosen types."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, table, use

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.combat_blockers import may_block
from spellwright.state.card import Card
from spellwright.state.events.chance import RollDie
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.effects import ChangeController
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Mark, PutCounters, RemoveCounters
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game


def bear(name: str = "Bear", **face: str) -> Card:
    return creature(name=name, **face)


def unread(text: str, type_line: str = "Sorcery") -> list[str]:
    return [
        u.reason
        for u in compile_card("Card", "normal", [FaceText("Card", type_line=type_line, oracle_text=text)]).unread
    ]


def test_108_3_the_owner_of_a_target_does_it_whoever_controls_it() -> None:
    game = table()
    stolen = put(game, bear(), 2)
    happens(game, ChangeController(stolen, 1))
    play(game, "The owner of target creature shuffles it into their library, then draws two cards.")
    assert battlefield(game) == [] and len(game.player(2).hand) == 2 and not game.player(1).hand


def test_404_2_the_top_creature_card_of_a_graveyard() -> None:
    game = table()
    low, high, _ = give(game, bear("Low"), bear("High"), card("", "Land", "Cave"), to="graveyard")
    play(game, "Return the top creature card of your graveyard to the battlefield.")
    assert battlefield(game) == ["High"] and game[low].zone == "graveyard" and game[high].zone == "gone"


def test_404_2_with_no_such_card_the_cost_cant_be_paid() -> None:
    game = table()
    ghoul = put(
        game,
        creature(
            "At the beginning of your upkeep, sacrifice ~ unless you exile the top creature card of your graveyard."
        ),
    )
    give(game, card("", "Land", "Cave"), to="graveyard")
    happens(game, BeginStep("upkeep", 1))
    assert game[ghoul].zone == "gone"


def test_508_1b_the_player_or_planeswalker_that_a_creature_attacks() -> None:
    game = table()
    put(
        game,
        creature(
            "Whenever a creature you control attacks, ~ deals 1 damage to the player or planeswalker it's attacking."
        ),
    )
    walker = put(game, card("", "Legendary Planeswalker — Jace", "Jace", loyalty="3"), 2)
    happens(game, PutCounters(walker, "loyalty", 3))
    happens(game, Attack(put(game, bear()), walker))
    happens(game, Attack(put(game, bear()), 2))
    assert (game[walker].counters_of("loyalty"), game.player(2).life) == (2, 19)


@pytest.mark.parametrize(("land", "blocks"), [("forest", True), ("island", False)])
def test_609_4_landwalk_as_though_it_werent_there(land: str, blocks: bool) -> None:
    game = table()
    put(game, card("", "Basic Land — Forest", "Forest"), 2)
    put(
        game,
        card(f"Creatures with {land}walk can be blocked as though they didn't have {land}walk.", "Enchantment", "Pit"),
    )
    walker, wall = put(game, creature("Forestwalk", name="Elf")), put(game, bear(), 2)
    happens(game, Attack(walker, 2))
    assert may_block(game, wall, walker) == blocks


def test_706_1_rolling_dice_triggers_once_for_all_together() -> None:
    game = table()
    put(game, creature("Whenever you roll one or more dice, you gain 1 life."))
    happens(game, RollDie(1, 20), RollDie(1, 6))
    happens(game, RollDie(2, 20))
    assert game.player(1).life == 21


def test_mana_symbols_of_a_colour_are_counted() -> None:
    game = table()
    put(game, bear(mana_cost="{1}{R}{R}"))
    put(game, bear(mana_cost="{R/G}{G}"))
    play(
        game, "You gain X life, where X is the number of red mana symbols in the mana costs of permanents you control."
    )
    assert game.player(1).life == 23


def test_113_6b_while_its_exiled() -> None:
    text = "Whenever a time counter is removed from ~ while it's exiled, you gain 1 life."
    for zone, life in (("exile", 21), ("battlefield", 20)):
        game = table()
        id = put(game, creature(text)) if zone == "battlefield" else give(game, creature(text), to="exile")[0]
        happens(game, RemoveCounters(id, "time", 1))
        assert game.player(1).life == life


@pytest.mark.parametrize(("whose", "owner", "life"), [("your", 1, 22), ("your", 2, 20), ("a", 2, 22)])
def test_903_8_times_a_commander_was_cast_from_the_command_zone(whose: str, owner: int, life: int) -> None:
    game = table()
    (general,) = give(game, creature(name="General", mana_cost="{0}"), player=owner, to="command")
    happens(game, Mark(general, "commander", 1))
    for zone in ("command", "command", "hand"):
        record(game, Cast(general, 1, zone))
    record(game, Cast(general, 2, "command"))
    record(game, Cast(put(game, bear()), 1, "command"))
    play(game, f"You gain 1 life for each time you've cast {whose} commander from the command zone this game.")
    assert game.player(1).life == life


def test_115_1_one_or_more_targets() -> None:
    game = table()
    elf, imp, ant = (put(game, bear(name)) for name in ("Elf", "Imp", "Ant"))
    play(game, "One or more target creatures become red until end of turn.", elf, imp, None)
    assert [characteristics(game, id).colors.bit_count() for id in (elf, imp, ant)] == [1, 1, 0]


# --- "of that type", "of that color"


def chosen(text: str, *answers: object) -> Game:
    game = table()
    for kind, cost in (("Goblin", "{R}"), ("Goblin", "{G}"), ("Elf", "{G}")):
        put(game, creature(subtype=kind, name=kind, mana_cost=cost))
    play(game, text, *answers)
    return game


def test_607_2d_of_that_type() -> None:
    game = chosen("Choose a creature type. You gain 2 life for each permanent you control of that type.", "Goblin")
    assert game.player(1).life == 24


def test_607_2d_of_that_color() -> None:
    game = chosen("Choose a color. Destroy all creatures of that color.", "green")
    assert battlefield(game) == ["Goblin"]


def test_608_2h_an_effect_that_began_keeps_what_was_chosen() -> None:
    game = table()
    wall, elf = (
        put(game, creature(name="Wall", mana_cost="{R}"), 2),
        put(game, creature(name="Elf", mana_cost="{G}"), 2),
    )
    mine = put(
        game, creature("{0}: Choose a color. ~ can't be blocked by creatures of that color this turn.", name="Mite")
    )
    use(game, mine, "red")
    happens(game, Attack(mine, 2))
    assert (may_block(game, wall, mine), may_block(game, elf, mine)) == (False, True)
    use(game, mine, "green")
    assert (may_block(game, wall, mine), may_block(game, elf, mine)) == (False, False)


def test_608_2h_a_delayed_trigger_keeps_what_was_chosen() -> None:
    game = table()
    text = (
        "{0}: Choose a color. Whenever ~ becomes blocked by a creature of that color this turn, destroy that creature."
    )
    snake, red = put(game, creature(text, name="Boa")), put(game, creature(name="Imp", mana_cost="{R}"), 2)
    use(game, snake, "red")
    use(game, snake, "green")
    happens(game, Attack(snake, 2))
    happens(game, Block(red, (snake,)), BecomeBlocked(snake, (red,)))
    assert game[red].zone == "gone"


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all creatures of that color.",
        "Choose a color. Destroy all creatures of that type.",
        "Each player chooses a creature type. Destroy all creatures of that type.",
        "Choose a creature type. Choose a land type. Destroy all permanents of that type.",
    ],
)
def test_what_was_chosen_must_be_one_thing(text: str) -> None:
    assert set(unread(text)) & {"unbound reference", "doubtful reference"}
