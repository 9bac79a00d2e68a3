"""What was spent and paid to cast a spell, other costs than its own, turns and steps skipped, effects that wait."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, names, play, put, run, table, use
from tests.keywords.cards import cast_it, lands, read, resolve
from tests.keywords.cards import names as ways_of

from spellwright.rules.asking import characteristics
from spellwright.rules.turn import next_step
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.turns import BeginStep, BeginTurn, Priority

BEAR = creature(name="Bear", mana_cost="{1}{G}")


def test_118_9_mana_rather_than_the_mana_cost() -> None:
    game = table()
    lands(game, "W")
    spell = put(
        game, read("You may pay {W} rather than pay this spell's mana cost.\nYou gain 4 life.", "{5}{W}"), to="hand"
    )
    assert ways_of(game, spell) == ["alternative cost"]


def test_207_2c_converge_counts_the_colors_spent() -> None:
    game = table()
    lands(game, "WU")
    text = "Create a 1/1 white Kor Ally creature token for each color of mana spent to cast this spell."
    cast_it(game, put(game, read(text, "{2}", "Sorcery"), to="hand"))
    resolve(game)
    assert sum("Kor" in characteristics(game, id).subtypes for id in game.battlefield) == 2


def test_207_2c_adamant_asks_for_three_of_a_color() -> None:
    gained = []
    for kinds in ("GGG", "GGW"):
        game = table()
        lands(game, kinds)
        text = "Adamant — If at least three green mana was spent to cast this spell, you gain 3 life."
        cast_it(game, put(game, read(text, "{2}{G}", "Sorcery"), to="hand"))
        resolve(game)
        gained.append(game.player(1).life - 20)
    assert gained == [3, 0]


def test_400_7d_what_was_spent_is_asked_of_the_permanent() -> None:
    for kinds, drawn in (("GG", 0), ("UU", 1)):
        game = table()
        lands(game, kinds)
        text = "When ~ enters, if {U}{U} was spent to cast it, draw a card."
        cast_it(game, put(game, read(text, "{G/U}{G/U}", "Creature — Elf", size="1/1"), to="hand"))
        resolve(game)
        while game.stack:
            resolve(game)
        assert len(game.player(1).hand) == drawn


def test_no_mana_was_spent() -> None:
    game = table()
    play(game, "If no mana was spent to cast this spell, you gain 3 life.")
    assert game.player(1).life == 23


def test_702_33c_for_each_time_it_was_kicked() -> None:
    game = table()
    lands(game, "GGG")
    text = "Multikicker {1}\n~ enters with a +1/+1 counter on it for each time it was kicked."
    spell = cast_it(
        game, put(game, read(text, "{G}", "Creature — Elf", size="1/1"), to="hand"), "kicker {1}", "kicker {1}"
    )
    resolve(game)
    assert characteristics(game, game[spell].became).power == 3


def test_counters_removed_this_way_are_counted() -> None:
    game = table()
    text = (
        "{T}, Remove any number of storage counters from ~: You gain 1 life for each storage counter removed this way."
    )
    vault = put(game, card(text, "Artifact"))
    record(game, PutCounters(vault, "storage", 3, 1))
    use(game, vault, 2)
    assert game.player(1).life == 22


def test_500_11_the_next_turn_is_skipped_once() -> None:
    game = table()
    play(game, "Target opponent skips their next turn.")
    while game.turn < 4:
        note_down(game, Priority(0))
        run(next_step(game))
    assert [e.event.player for e in game.since(0) if isinstance(e.event, BeginTurn)][::-1] == [1, 1, 2, 1]


def test_603_7_at_the_beginning_of_the_next_end_step_said_first() -> None:
    game = table()
    give(game, BEAR, to="graveyard")
    play(game, "Draw a card. At the beginning of the next end step, exile all cards from your graveyard.")
    assert names(game, game.exile) == []
    happens(game, BeginStep("end", 1))
    assert "Bear" in names(game, game.exile)


def test_603_7_when_you_next_cast_a_spell_this_turn() -> None:
    game = table()
    play(game, "When you next cast a creature spell this turn, you gain 2 life.")
    for _ in range(2):
        lands(game, "GG")
        cast_it(game, put(game, BEAR, to="hand"))
        while game.stack:
            resolve(game)
    assert game.player(1).life == 22


def test_603_7_until_end_of_turn_whenever() -> None:
    game = table()
    play(game, "Until end of turn, whenever a creature enters, you gain 1 life.")
    give(game, BEAR, to="graveyard")
    for _ in range(2):
        play(game, "Return all creature cards from your graveyard to the battlefield. Then mill a card.")
        happens(game)
    assert game.player(1).life == 22
