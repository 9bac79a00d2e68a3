"""Texts that speak of what keywords do: exploiting, crewing, pairs, kicks, costs that were paid."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, creature, settle, zone
from tests.keywords.cards import cast_it, die, enter, lands, read, resolve
from tests.rules.table import BEAR, put, run

from spellwright.oracle.english import grammar
from spellwright.oracle.english import read as read_text
from spellwright.oracle.outcome import Reading
from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.settling import settle as settle_triggers
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.permanents import Mark
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

TEXTS = (
    "Flying; first strike; reach",
    "As long as ~ is paired with another creature, both creatures have lifelink.",
    'As long as ~ is paired with another creature, each of those creatures has "{T}: Draw a card."',
    "Target creature gets +2/+2 until end of turn. If it's paired with a creature, that creature also gets +2/+2 until "
    "end of turn.",
    "~ can't attack or block unless it's paired with a creature with soulbond.",
    "Whenever a creature you control exploits a nontoken creature, draw a card.",
    "Whenever ~ trains, draw a card.",
    "~ crews Vehicles as though its power were 2 greater.",
    "~ saddles Mounts and crews Vehicles using its toughness rather than its power.",
    "When ~ enters, return target creature that crewed it this turn to its owner's hand.",
    "When ~ enters, if it was kicked with its {1}{B} kicker, draw a card.",
    "You gain 2 life for each creature it devoured.",
    "~ escapes with three +1/+1 counters on it.",
)


@pytest.mark.parametrize("text", TEXTS)
def test_it_is_read_and_printed_as_it_was(text: str) -> None:
    reading = read_text(text)
    assert isinstance(reading, Reading), reading
    assert grammar().text(reading.value) == text


def elf(text: str, size: str = "2/2", cost: str = "{1}{G}", types: str = "Creature — Elf") -> Card:
    return read(text, cost, types, "Mate", size)


def size(game: Game, id: Id) -> tuple[int | None, int | None]:
    values = characteristics(game, id)
    return values.power, values.toughness


EXPLOITER = elf("Exploit\nWhen Mate exploits a creature, draw a card.")


def test_702_110b_it_exploits_the_creature_that_is_sacrificed() -> None:
    game = arena()
    bear = put(game, BEAR)
    enter(game, EXPLOITER)
    resolve(game, bear)
    resolve(game)
    assert zone(game, bear) == "graveyard" and len(game.player(1).hand) == 1


def test_702_110b_a_creature_may_exploit_itself() -> None:
    game = arena()
    it = enter(game, EXPLOITER)
    resolve(game, it)
    resolve(game)
    assert zone(game, it) == "graveyard" and len(game.player(1).hand) == 1


def test_702_110b_without_a_sacrifice_nothing_is_exploited() -> None:
    game = arena()
    enter(game, EXPLOITER)
    resolve(game, None)
    assert not game.stack


@pytest.mark.parametrize("designation", ["monstrous", "renowned"])
def test_701_37b_and_702_112b_becoming_so_triggers(designation: str) -> None:
    game = arena()
    it = put(game, elf(f"When Mate becomes {designation}, draw a card."))
    run(happen(game, Mark(it, designation, 1)))
    run(settle_triggers(game))
    resolve(game)
    assert len(game.player(1).hand) == 1


PAIR = elf("Soulbond\nAs long as Mate is paired with another creature, each of those creatures gets +2/+2.")


def test_702_95b_both_creatures_of_a_pair_have_what_it_says_and_only_they() -> None:
    game = arena()
    bear, other = put(game, BEAR), put(game, BEAR)
    it = enter(game, PAIR)
    assert size(game, it) == (2, 2)
    resolve(game, bear)
    assert (size(game, it), size(game, bear), size(game, other)) == ((4, 4), (4, 4), (2, 2))


def test_702_95e_until_one_leaves() -> None:
    game = arena()
    bear = put(game, BEAR)
    it = enter(game, PAIR)
    resolve(game, bear)
    die(game, bear)
    settle(game)
    assert size(game, it) == (2, 2)


def wagon(text: str = "Crew 3") -> Card:
    return read(text, "{2}", "Artifact — Vehicle", "Wagon", "4/4")


def test_702_122c_a_creature_crews_the_vehicle_as_it_is_tapped_for_it() -> None:
    game = arena("precombat main")
    put(game, elf("Whenever Mate crews a Vehicle, that Vehicle gains haste until end of turn.", "3/3"))
    vehicle = put(game, wagon())
    run(activate(game, 1, vehicle, 0))
    run(settle_triggers(game))
    resolve(game)
    assert "Haste" in [type(ability).__name__ for ability in characteristics(game, vehicle).abilities]


def test_702_122d_a_vehicle_becomes_crewed_as_the_ability_resolves() -> None:
    game = arena("precombat main")
    put(game, creature(3, 3))
    vehicle = put(game, wagon("Crew 3\nWhenever Wagon becomes crewed, draw a card."))
    run(activate(game, 1, vehicle, 0))
    resolve(game)
    assert len(game.stack) == 1
    resolve(game)
    assert len(game.player(1).hand) == 1


@pytest.mark.parametrize("how", ["as though its power were 2 greater", "using its toughness rather than its power"])
def test_702_122_it_counts_for_more_where_it_crews(how: str) -> None:
    game = arena("precombat main")
    put(game, elf(f"Mate crews Vehicles {how}.", "1/3"))
    vehicle = put(game, wagon())
    run(activate(game, 1, vehicle, 0))
    resolve(game)
    assert "creature" in characteristics(game, vehicle).types


@pytest.mark.parametrize(("saddled", "drawn"), [(1, 1), (0, 0)])
def test_702_171b_attacking_while_saddled(saddled: int, drawn: int) -> None:
    game = arena("declare attackers")
    mount = put(game, elf("Whenever Mate attacks while saddled, draw a card."))
    run(happen(game, Mark(mount, "saddled", saddled)))
    run(happen(game, Attack(mount, 2)))
    run(settle_triggers(game))
    assert len(game.stack) == drawn


def test_702_33f_which_kicker_was_paid() -> None:
    game = arena("precombat main")
    lands(game, "GGWBB")
    text = "Kicker {W} and/or {1}{B}\nWhen Mate enters, if it was kicked with its {%s} kicker, draw a card."
    for kicker, triggers in (("1}{B", 0), ("W", 1)):
        spell = cast_it(game, put(game, elf(text % kicker, cost="{G}"), to="hand"), "kicker {W}", None)
        resolve(game)
        assert len(game.stack) == triggers, game[spell].choices
        lands(game, "W")


def test_702_33d_for_each_time_it_was_kicked() -> None:
    game = arena("precombat main")
    lands(game, "GGG")
    text = "Multikicker {1}\nWhen Mate enters, you gain 2 life for each time it was kicked."
    cast_it(game, put(game, elf(text, cost="{G}"), to="hand"), "kicker {1}", "kicker {1}")
    resolve(game)
    resolve(game)
    assert game.player(1).life == 24


@pytest.mark.parametrize(("paid", "triggers"), [(True, 0), (False, 1)])
def test_702_104b_if_tribute_wasnt_paid(paid: bool, triggers: int) -> None:
    game = arena()
    card = put(game, elf("Tribute 2\nWhen Mate enters, if tribute wasn't paid, draw a card."), to="hand")
    enter_with_answer(game, card, paid)
    assert len(game.stack) == triggers


def enter_with_answer(game: Game, card: Id, answer: object) -> None:
    run(happen(game, Move(card, "battlefield")), answer)
    run(settle_triggers(game))


def test_702_138c_what_escapes_with_counters_has_them_only_if_it_escaped() -> None:
    game = arena("precombat main")
    lands(game, "GGGG")
    text = "Mate escapes with two +1/+1 counters on it.\nEscape—{G}{G}, Exile two other cards from your graveyard."
    for zone_of_it, way, grown in (("graveyard", "escape", 4), ("hand", "", 2)):
        for _ in range(2):
            put(game, BEAR, to="graveyard")
        card = put(game, elf(text), to=zone_of_it)
        spell = cast_it(game, card, name=way)
        resolve(game)
        assert size(game, game[spell].became) == (grown, grown)


@pytest.mark.parametrize(("hurt", "way", "life"), [(True, "spectacle", 21), (False, "", 20)])
def test_118_9_an_alternative_cost_that_was_paid_is_known_as_it_resolves(hurt: bool, way: str, life: int) -> None:
    game = arena("precombat main")
    lands(game, "BBB")
    if hurt:
        run(happen(game, LoseLife(2, 1)))
    text = "Spectacle {B}\nDraw a card. If this spell's spectacle cost was paid, you gain 1 life."
    cast_it(game, put(game, read(text, "{2}{B}"), to="hand"), name=way)
    resolve(game)
    assert game.player(1).life == life


@pytest.mark.parametrize(("kicker", "size_now", "abilities"), [("kicker {W}", 3, 3), (None, 2, 2)])
def test_702_33f_a_kicked_permanent_enters_with_counters_and_an_ability(
    kicker: str | None, size_now: int, abilities: int
) -> None:
    game = arena("precombat main")
    lands(game, "GW")
    text = "Kicker {W}\nIf Mate was kicked with its {W} kicker, it enters with a +1/+1 counter on it and with trample."
    spell = cast_it(game, put(game, elf(text, cost="{G}"), to="hand"), kicker)
    resolve(game)
    values = characteristics(game, game[spell].became)
    assert (values.power, len(values.abilities)) == (size_now, abilities)
