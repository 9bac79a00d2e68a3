"""More wordings of cards since 2022, each with what it means."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.activating import activate_mana
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.combat_blockers import may_block
from spellwright.rules.damage import damage_event
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting
from spellwright.state.events.cards import Draw
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters, TurnFaceUp
from spellwright.state.events.stack import AddMana, CreateToken
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import BIT, Mana

BEAR = creature(name="Bear", mana_cost="{R}")
GOLEM = card("", "Artifact", "Golem", mana_cost="{R}")
HIDDEN = Characteristics(types=frozenset({"creature"}), power=2, toughness=2)


def castable(game: Game, source: str, *spells: object) -> list[bool]:
    """Which of these spells can be cast with the mana of a land with that text alone."""
    land = put(game, card(source, "Land"))
    ids = give(game, *spells)  # type: ignore[arg-type]
    run(activate_mana(game, 1, land, 0))
    return [could_cast(game, 1, Way(id)) for id in ids]


def test_106_6_mana_that_cant_be_spent_on_some_spells() -> None:
    assert castable(table(), "{T}: Add {R}. This mana can't be spent to cast a noncreature spell.", BEAR, GOLEM) == [
        True,
        False,
    ]


def test_106_6_mana_that_cant_be_spent_on_spells_from_a_zone() -> None:
    game = table()
    source = "{T}: Add an amount of {R} equal to the number of lands you control. "
    assert castable(game, source + "This mana can't be spent to cast spells from your hand.", BEAR) == [False]


def test_106_6_mana_for_each_of_something_for_a_purpose() -> None:
    game = table()
    put(game, BEAR), put(game, BEAR)
    source = "{T}: Add {R} for each creature you control. Spend this mana only to cast artifact spells."
    assert castable(game, source, BEAR, GOLEM) == [False, True]
    assert len(game.player(1).pool) == 2


def test_106_6_so_much_mana_as_is_said_behind_it_for_a_purpose() -> None:
    game = table()
    put(game, BEAR), put(game, BEAR)
    text = (
        "{T}: Add X mana of any one color, where X is the number of creatures you control. "
        "Spend this mana only to cast artifact spells."
    )
    land = put(game, card(text, "Land"))
    run(activate_mana(game, 1, land, 0), ...)
    assert len(game.player(1).pool) == 2


def test_701_11b_tripled_power_is_twice_as_much_more() -> None:
    game = table()
    bear = put(game, creature(size="3/2"))
    play(game, "Triple target creature's power and toughness until end of turn.")
    now = characteristics(game, bear)
    assert (now.power, now.toughness) == (9, 6)


def test_107_4e_two_or_a_symbol_is_a_hybrid_symbol() -> None:
    crown = card("Equipped creature gets +2/+0.\nEquip {2} or {B}", "Artifact — Equipment")
    (equip,) = [each for ability in crown.faces[0].abilities for each in ability.means() if hasattr(each, "costs")]
    assert str(equip.costs[0].amount) == "{2/B}"


@pytest.mark.parametrize(("player", "left"), [(1, 14), (2, 17)])
def test_614_1a_life_that_would_be_lost_in_your_turn(player: int, left: int) -> None:
    game = table()
    put(game, creature("If an opponent would lose life during your turn, they lose twice that much life instead."))
    turn_of(game, player)
    happens(game, LoseLife(2, 3))
    assert game.player(2).life == left


def test_603_2_the_third_card_in_a_turn() -> None:
    game = table()
    put(game, creature("When you draw your third card in a turn, you gain 1 life."))
    for _ in range(4):
        happens(game, Draw(1))
    assert game.player(1).life == 21


@pytest.mark.parametrize(("counters", "life"), [(0, 20), (1, 19)])
def test_603_4_without_a_counter_on_it(counters: int, life: int) -> None:
    game = table(step="postcombat main")
    text = "When you lose life, if ~ doesn't have a flying counter on it, you gain 1 life."
    bird = put(game, creature(text))
    if counters:
        happens(game, PutCounters(bird, "flying", counters, 1))
    happens(game, LoseLife(1, 1))
    assert game.player(1).life == life


def test_there_is_a_card_in_a_graveyard() -> None:
    game = table()
    bear = put(game, creature("~ gets +1/+1 as long as there's an artifact card in your graveyard."))
    assert characteristics(game, bear).power == 2
    give(game, GOLEM, to="graveyard")
    assert characteristics(game, bear).power == 3


def test_608_2c_so_many_times_as_one_after_the_other() -> None:
    game = table()
    put(game, creature("Whenever you lose life, investigate that many times."))
    happens(game, LoseLife(1, 3))
    assert battlefield(game, 1).count("Clue Token") == 3


def test_608_2c_once_for_each() -> None:
    game = table()
    put(game, BEAR), put(game, BEAR)
    play(game, "Investigate once for each creature you control.")
    assert battlefield(game, 1).count("Clue Token") == 2


@pytest.mark.parametrize(("controller", "life"), [(1, 21), (2, 20)])
def test_608_2h_who_controlled_what_has_left(controller: int, life: int) -> None:
    game = table()
    put(game, BEAR, controller)
    play(game, "Return target creature to its owner's hand. If you controlled it, you gain 1 life.")
    assert game.player(1).life == life


def test_509_1b_creatures_with_greater_power_cant_block_it() -> None:
    game = table()
    small, same, large = (put(game, creature(size=f"{power}/2"), 2) for power in (1, 2, 3))
    pet = put(game, creature("~ can't be blocked by creatures with greater power."))
    assert [may_block(game, blocker, pet) for blocker in (small, same, large)] == [True, True, False]


@pytest.mark.parametrize(("step", "could"), [("end", True), ("upkeep", False)])
def test_601_3b_as_though_they_had_flash_in_a_step(step: str, could: bool) -> None:
    game = table()
    put(game, creature("During each opponent's end step, you may cast spells as though they had flash."))
    turn_of(game, 2, step)
    (spell,) = give(game, card("You gain 1 life.", "Sorcery", mana_cost="{0}"))
    assert could_cast(game, 1, Way(spell)) is could


def test_122_1_counters_among_things_are_those_on_all_of_them() -> None:
    game = table()
    for number in (1, 2):
        happens(game, PutCounters(put(game, BEAR), "time", number, 1))
    play(game, "You gain X life, where X is the number of time counters among permanents you control.")
    assert game.player(1).life == 23


def test_the_difference_between_power_and_toughness() -> None:
    game = table()
    oak = put(game, creature(size="1/4"))
    text = "Target creature gets +X/+0 until end of turn, where X is the difference between its power and toughness."
    play(game, text)
    assert characteristics(game, oak).power == 4


@pytest.mark.parametrize(("by", "life"), [(0, 21), (2, 20)])
def test_708_7_who_turns_it_face_up(by: int, life: int) -> None:
    game = table()
    put(game, creature("Whenever you turn a permanent face up, you gain 1 life."))
    hidden = put(game, BEAR, face_down=HIDDEN)
    happens(game, TurnFaceUp(hidden, by=by))
    assert game.player(1).life == life


@pytest.mark.parametrize(("amounts", "tokens"), [((2,), 0), ((3,), 1), ((1, 2), 1), ((2, 2), 1)])
def test_120_10_excess_damage_is_what_all_sources_deal_together(amounts: tuple[int, ...], tokens: int) -> None:
    game = table()
    text = "Whenever one or more creatures your opponents control are dealt excess noncombat damage, investigate."
    source, bear = put(game, creature(text)), put(game, BEAR, 2)
    happens(game, *(damage_event(game, source, bear, amount) for amount in amounts))
    assert len(events(game, CreateToken)) == tokens


@pytest.mark.parametrize(("amount", "life"), [(2, 20), (3, 21)])
def test_120_10_what_was_dealt_excess_damage_before(amount: int, life: int) -> None:
    game = table()
    source, bear = put(game, BEAR), put(game, BEAR, 2)
    happens(game, damage_event(game, source, bear, amount, combat=True))
    play(game, "If a creature an opponent controlled was dealt excess damage this turn, you gain 1 life.")
    assert game.player(1).life == life


@pytest.mark.parametrize(("types", "life"), [(("Creature", "Artifact"), 21), (("Creature", "Creature"), 20)])
def test_two_sorts_of_spells_have_been_cast(types: tuple[str, ...], life: int) -> None:
    game = table()
    for kind in types:
        play(game, card("", kind, power="1", toughness="1") if kind == "Creature" else card("", kind))
    play(game, "If you've cast both a creature spell and an artifact spell this turn, you gain 1 life.")
    assert game.player(1).life == life


@pytest.mark.parametrize(("damage", "cards"), [(0, 2), (1, 0)])
def test_608_2h_what_wasnt_dealt_damage(damage: int, cards: int) -> None:
    game = table()
    bear = put(game, BEAR, 2)
    happens(game, damage_event(game, bear, bear, damage))
    text = "Destroy target creature. If that creature wasn't dealt damage this turn, its controller draws two cards."
    play(game, text)
    assert len(game.player(2).hand) == cards


def test_122_6_counters_of_several_kinds() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Put a flying counter, two +1/+1 counters, and a lifelink counter on target creature.")
    assert [game[bear].counters_of(kind) for kind in ("flying", "+1/+1", "lifelink")] == [1, 2, 1]


def test_122_6a_it_enters_with_counters_of_two_kinds_and_with_an_ability() -> None:
    game = table()
    play(game, creature("~ enters with two +1/+1 counters and a trample counter on it and with haste.", name="Beast"))
    (beast,) = game.battlefield
    kinds = [type(ability).__name__ for ability in characteristics(game, beast).abilities]
    assert (game[beast].counters_of("+1/+1"), game[beast].counters_of("trample"), "Haste" in kinds) == (2, 1, True)


def test_603_2_the_third_counter_is_put_on_it() -> None:
    game = table()
    text = "When the third +1/+1 counter is put on ~, you gain 1 life."
    bear = put(game, creature(text))
    for number, life in ((1, 20), (3, 21), (1, 21)):
        happens(game, PutCounters(bear, "+1/+1", number, 1))
        assert game.player(1).life == life


@pytest.mark.parametrize(("players", "tokens"), [((1,), 1), ((1, 2), 1)])
def test_603_2c_one_or_more_players_at_the_same_time(players: tuple[int, ...], tokens: int) -> None:
    game = table()
    put(game, creature("Whenever one or more players discard one or more cards, investigate."))
    for player in players:
        give(game, card(), card(), player=player)
    text = "Each player discards two cards." if len(players) > 1 else "Discard two cards."
    play(game, text)
    run(settle(game))
    assert len(game.stack) == tokens


def test_603_2c_damage_to_one_or_more_players() -> None:
    game = table(players=3)
    text = "Whenever one or more creatures you control deal combat damage to one or more players, investigate."
    put(game, creature(text))
    one, other = put(game, BEAR), put(game, BEAR)
    damage = [damage_event(game, source, player, 2, combat=True) for source, player in ((one, 2), (other, 3))]
    happens(game, *damage)
    assert battlefield(game, 1).count("Clue Token") == 1


@pytest.mark.parametrize(("turn", "life"), [(2, 21), (1, 20)])
def test_for_the_first_time_in_a_turn_of_theirs(turn: int, life: int) -> None:
    game = table()
    text = "Whenever an opponent loses life for the first time during each of their turns, you gain 1 life."
    put(game, creature(text))
    turn_of(game, turn)
    for _ in range(2):
        happens(game, LoseLife(2, 1))
    assert game.player(1).life == life


@pytest.mark.parametrize(("color", "legal"), [("red", False), ("blue", True)])
def test_702_11d_hexproof_from_the_color_that_was_chosen(color: str, legal: bool) -> None:
    game = table()
    mite = put(game, creature("{0}: Choose a color. ~ gains hexproof from that color until end of turn."))
    use(game, mite, color)
    (bolt,) = give(game, card("~ deals 1 damage to target creature.", mana_cost="{R}"), player=2)
    record(game, AddMana(2, (Mana(BIT["R"]),)))
    assert could_cast(game, 2, Way(bolt)) is legal


def test_that_color_is_one_that_was_chosen_as_such() -> None:
    with pytest.raises(AssertionError):
        creature("{0}: Until end of turn, ~ becomes the color of your choice and gains hexproof from that color.")


def test_the_greater_of_two_numbers() -> None:
    game = table()
    put(game, BEAR), put(game, BEAR), put(game, GOLEM)
    text = "You gain life equal to the number of artifacts you control or the number of creatures you control, "
    play(game, text + "whichever is greater.")
    assert game.player(1).life == 22


def test_the_most_that_one_opponent_controls() -> None:
    game = table(players=3)
    for player, number in ((1, 4), (2, 1), (3, 2)):
        for _ in range(number):
            put(game, GOLEM, player)
    play(game, "You gain life equal to the greatest number of artifacts an opponent controls.")
    assert game.player(1).life == 22


def test_the_first_spell_with_x_in_its_mana_cost() -> None:
    game = table()
    put(game, creature("The first spell you cast with {X} in its mana cost each turn costs {1} less to cast."))
    plain, with_x = give(game, card("You gain 1 life.", mana_cost="{2}"), card("You gain X life.", mana_cost="{X}{2}"))
    costs = [str(total_cost(game, imagined_casting(game, 1, Way(id))).mana[0]) for id in (plain, with_x)]
    assert costs == ["{2}", "{1}"]


def test_205_2_cards_with_several_types() -> None:
    game = table()
    put(game, creature("Whenever you cast a spell with two or more card types, you gain 1 life."))
    for kind in ("Artifact", "Artifact Creature"):
        face = {"power": "1", "toughness": "1"} if "Creature" in kind else {}
        play(game, card("", kind, **face))
        run(settle(game))
    while game.stack:
        run(resolve_top(game))
    assert game.player(1).life == 21


@pytest.mark.parametrize("said", ["and vigilance", ", vigilance, and trample"])
def test_613_4b_a_base_size_and_abilities(said: str) -> None:
    game = table()
    bear = put(game, creature(f"~ has base power and toughness 5/5 {said}.".replace(" ,", ",")))
    now = characteristics(game, bear)
    kinds = {type(each).__name__ for each in now.abilities}
    assert (now.power, now.toughness) == (5, 5) and "Vigilance" in kinds and ("Trample" in kinds) is ("trample" in said)


def test_103_6b_the_first_main_phase_of_the_game_and_that_of_every_turn() -> None:
    text = "You may reveal this card from your opening hand. If you do, at the beginning of your first main phase, add {G}."
    assert card(text, "Creature", power="1", toughness="1")
    (ability,) = creature("At the beginning of your first main phase, add {G}.").faces[0].abilities
    assert type(ability).__name__ == "Triggered"
