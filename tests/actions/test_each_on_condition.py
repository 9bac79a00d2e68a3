"""Two things on a condition each, exceptions from all, both taking from each other, a quality or a colour (608.2c-d)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, run, table
from tests.rules.table import go_on

from spellwright.actions.walking import within
from spellwright.keywords.qualities import ThatOrYourChoice
from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.asking import characteristics, controller, own
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.resolving import resolve_top
from spellwright.state.card import Card
from spellwright.state.events.combat import Block
from spellwright.state.events.damage import GainLife
from spellwright.state.events.event import record
from spellwright.state.game import Game
from spellwright.words.adjectives import Color

BEAR = creature(name="Bear")
BIRD = creature("Flying", name="Bird")
IF = "if {%s} was spent to cast this spell"


def cast_with(game: Game, what: Card, mana: str, *answers: object) -> None:
    for letter in mana:
        put(game, card(f"{{T}}: Add {{{letter}}}.", "Land", f"Land {letter}"))
    (id,) = give(game, what)
    run(cast(game, 1, Way(id)), *answers)
    run(resolve_top(game))


@pytest.mark.parametrize(("mana", "left"), [("RC", ["Bird"]), ("CG", ["Bear"]), ("RG", []), ("CC", ["Bear", "Bird"])])
def test_601_2h_damage_for_each_color_spent(mana: str, left: list[str]) -> None:
    game = table()
    put(game, BEAR, 2)
    put(game, BIRD, 2)
    text = f"~ deals 3 damage to each creature without flying {IF % 'R'} and 3 damage to each creature with flying {IF % 'G'}."
    cast_with(game, card(text, "Sorcery", mana_cost="{2}"), mana)
    happens(game)
    assert battlefield(game, 2) == left


@pytest.mark.parametrize(("mana", "gains"), [("GC", [2]), ("CW", [3]), ("GW", [5]), ("CC", [])])
def test_119_3_life_for_both_is_gained_at_once(mana: str, gains: list[int]) -> None:
    game = table()
    text = f"You gain 2 life {IF % 'G'} and 3 life {IF % 'W'}."
    cast_with(game, card(text, "Sorcery", mana_cost="{2}"), mana)
    assert [event.amount for event in events(game, GainLife)] == gains


@pytest.mark.parametrize(("mana", "powers"), [("UC", (1, 2)), ("CR", (2, 3)), ("UR", (1, 3))])
def test_two_clauses_each_on_its_condition(mana: str, powers: tuple[int, int]) -> None:
    game = table()
    theirs, mine = put(game, BEAR, 2), put(game, BEAR)
    text = (
        f"Creatures your opponents control get -1/-0 until end of turn {IF % 'U'}, and creatures you control get +1/+0 until "
        f"end of turn {IF % 'R'}."
    )
    cast_with(game, card(text, mana_cost="{2}"), mana)
    assert (characteristics(game, theirs).power, characteristics(game, mine).power) == powers


@pytest.mark.parametrize(("mana", "land", "spell"), [("RC", False, True), ("CW", True, False), ("RW", False, False)])
def test_one_subject_and_two_restrictions(mana: str, land: bool, spell: bool) -> None:
    game = table()
    text = f"Target player can't play lands this turn {IF % 'R'} and can't cast creature spells this turn {IF % 'W'}."
    cast_with(game, card(text, mana_cost="{2}"), mana, 1)
    give(game, card("", "Land", "Land"), creature(name="Free", mana_cost="{0}"))
    offered = [type(action).__name__ for action in legal_actions(game, 1)]
    assert ("PlayLand" in offered, "CastSpell" in offered) == (land, spell)


def test_all_but_some_are_returned_or_dealt_damage() -> None:
    game = table()
    for what in (BEAR, BIRD, creature(name="Kraken", subtype="Kraken"), creature(name="Serpent", subtype="Serpent")):
        put(game, what)
    put(game, BIRD, 2)
    play(game, "~ deals 2 damage to each creature except for creatures you control with flying.")
    happens(game)
    assert battlefield(game) == ["Bird"]
    for what in (BEAR, creature(name="Kraken", subtype="Kraken"), creature(name="Serpent", subtype="Serpent")):
        put(game, what)
    play(game, "Return all creatures to their owners' hands except for Krakens and Serpents.")
    assert battlefield(game) == ["Kraken", "Serpent"]


def test_611_2c_both_take_what_the_other_controls() -> None:
    game = table()
    mine, theirs = put(game, BEAR), put(game, BIRD, 2)
    text = (
        "You and target opponent each gain control of all creatures the other controls until end of turn. "
        "Untap those creatures. Those creatures gain haste until end of turn."
    )
    play(game, text)
    assert (controller(game, mine), controller(game, theirs)) == (2, 1)
    assert all(own(game, id, "may_attack_at_once") for id in (mine, theirs))


@pytest.mark.parametrize(("first", "reached"), [(True, ["Fire"]), (False, ["Blade"])])
def test_702_16_one_quality_or_a_color_of_your_choice(first: bool, reached: list[str]) -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, card("{0}: ~ deals 1 damage to target creature.", "Artifact", "Blade"))
    put(game, card("{0}: ~ deals 1 damage to target creature.", "Enchantment", "Fire", mana_cost="{R}"))
    text = (
        "Target permanent you control gains protection from artifacts or from the color of your choice until "
        "end of turn."
    )
    said = card(text)
    (choice,) = (each for each in within(said.faces[0].abilities[0]) if isinstance(each, ThatOrYourChoice))
    play(game, said, bear, choice.first if first else Color.RED)
    able = [action.source for action in legal_actions(game, 1) if isinstance(action, Activate)]
    assert names(game, tuple(able)) == reached


def test_509_1h_all_that_blocked_it_or_were_blocked_by_it() -> None:
    game = table(step="declare blockers")
    attacker, blocker, other = put(game, BEAR), put(game, BIRD, 2), put(game, creature(name="Other"), 2)
    record(game, Block(blocker, (attacker,)))
    text = (
        "Choose target creature. At this turn's next end of combat, "
        "destroy all creatures that blocked or were blocked by it this turn."
    )
    play(game, text, attacker)
    assert other in game.battlefield
    while game.step != "end of combat":
        go_on(game)
    run(resolve_top(game))
    assert battlefield(game) == ["Bear", "Other"] and names(game, game.player(2).graveyard) == ["Bird"]


def test_603_7_no_end_of_combat_this_turn_is_no_later_one() -> None:
    game = table(step="postcombat main")
    text = (
        "Choose target creature. At this turn's next end of combat, destroy all creatures that were blocked "
        "by it this turn."
    )
    put(game, BEAR)
    play(game, text)
    while game.turn == 1 or game.step != "postcombat main":
        go_on(game)
        assert not game.stack
