"""What changes the costs of keywords, costs of their own kinds, and texts about day and night."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena
from tests.keywords.cards import cast_it, enter, lands, names, read, resolve, tapped, upkeep
from tests.rules.table import BEAR, put, run

from spellwright.oracle.english import grammar
from spellwright.oracle.english import read as read_text
from spellwright.oracle.outcome import Reading
from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.happen import happen
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.settling import settle as settle_triggers
from spellwright.state.card import Card
from spellwright.state.events.turns import BecomeDayNight
from spellwright.state.game import Game
from spellwright.words.procedure import Id

TEXTS = (
    "Equip costs you pay cost {1} less.",
    "Flashback costs you pay cost up to {2} less.",
    "Flashback costs your opponents pay cost {2} more.",
    "Buyback costs cost {2} less.",
    "Boast abilities you activate cost {1} less to activate for each Dragon you control.",
    "Equip abilities you activate that target ~ cost {3} less to activate.",
    "Exhaust abilities of other permanents you control cost {2} less to activate.",
    "If it's neither day nor night, it becomes day as ~ enters the battlefield.",
    "Whenever day becomes night or night becomes day, you may draw a card.",
    "Cumulative upkeep {G} or {W}",
    "Cumulative upkeep—Gain control of a land you don't control.",
    "{T}: This creature deals X damage to any target, where X is the number of times this creature has mutated.",
)


@pytest.mark.parametrize("text", TEXTS)
def test_it_is_read_and_printed_as_it_was(text: str) -> None:
    reading = read_text(text)
    assert isinstance(reading, Reading), reading
    assert grammar().text(reading.value) == text


def offered(game: Game, id: Id) -> bool:
    return Activate(id, 0) in legal_actions(game, 1)


def helper(text: str) -> Card:
    return read(text, "{1}", "Creature — Elf", "Helper", "1/1")


SWORD = read("Equip {3}", "{1}", "Artifact — Equipment", "Sword")


@pytest.mark.parametrize(
    ("text", "cheaper"),
    [
        ("Equip costs you pay cost {1} less.", True),
        ("Equip abilities you activate cost {1} less to activate.", True),
        ("Equip abilities you activate that target Helper cost {1} less to activate.", True),
        ("Cycling abilities you activate cost {1} less to activate.", False),
    ],
)
def test_601_2f_equipping_costs_less(text: str, cheaper: bool) -> None:
    game = arena("precombat main")
    lands(game, "GG")
    put(game, helper(text))
    assert offered(game, put(game, SWORD)) == cheaper


def test_601_2f_not_what_others_pay() -> None:
    game = arena("precombat main")
    lands(game, "GG")
    put(game, helper("Equip costs you pay cost {1} less."), 2)
    put(game, BEAR)
    assert not offered(game, put(game, SWORD))


@pytest.mark.parametrize(
    ("text", "player", "ways"),
    [
        ("Flashback costs you pay cost {1} less.", 1, ["flashback"]),
        ("Flashback costs your opponents pay cost {1} more.", 2, []),
        ("Dash costs you pay cost {1} less.", 1, []),
    ],
)
def test_601_2f_flashback_costs_more_or_less(text: str, player: int, ways: list[str]) -> None:
    game = arena("precombat main")
    lands(game, "UU")
    put(game, helper(text), player)
    card = put(game, read("Draw a card.\nFlashback {2}{U}", "{U}", "Sorcery"), to="graveyard")
    assert names(game, card) == ways


def test_601_2f_buyback_costs_less() -> None:
    game = arena("precombat main")
    lands(game, "UU")
    put(game, helper("Buyback costs cost {2} less."))
    spell = cast_it(game, put(game, read("Buyback {3}\nDraw a card.", "{U}", "Sorcery"), to="hand"), "buyback")
    assert tapped(game) == 2 and game[spell].choices.paid == ("buyback",)


def pay_upkeep(text: str, kinds: str, *answers: object) -> tuple[Game, Id]:
    game = arena("upkeep")
    lands(game, kinds)
    it = put(game, read(text, "{1}", "Enchantment", "Braid"))
    upkeep(game)
    resolve(game, *answers)
    return game, it


@pytest.mark.parametrize("kind", ["G", "W"])
def test_702_24a_one_or_the_other_mana(kind: str) -> None:
    game, it = pay_upkeep("Cumulative upkeep {G} or {W}", kind, True)
    assert game[it].zone == "battlefield" and tapped(game) == 1


def test_702_24a_doing_something_as_its_cost() -> None:
    game, it = pay_upkeep("Cumulative upkeep—Draw a card.", "", True)
    assert game[it].zone == "battlefield" and len(game.player(1).hand) == 1


SAGE = (
    "If it's neither day nor night, it becomes day as Sage enters.\n"
    "Whenever day becomes night or night becomes day, you gain 1 life."
)


def test_730_1_it_becomes_day_as_it_enters_if_it_is_neither() -> None:
    game = arena()
    enter(game, read(SAGE, "{U}", "Creature — Human", "Sage", "1/1"))
    assert game.day_night == "day" and not game.stack


def test_730_1a_it_triggers_as_one_becomes_the_other() -> None:
    game = arena()
    run(happen(game, BecomeDayNight("day")))
    put(game, read(SAGE, "{U}", "Creature — Human", "Sage", "1/1"))
    run(happen(game, BecomeDayNight("night")))
    run(settle_triggers(game))
    resolve(game)
    assert game.player(1).life == 21
