"""708.2. Cards returned to the battlefield face down; what this ability put there; tokens that enter attacking; costs."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, play, put, run, table, use

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.special_actions import special_actions, take_special_action
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

PHOENIX = (
    "Flying\nWhen ~ dies, return it to the battlefield face down under your control.\nMorph "
    "{0}\nWhen ~ is turned face up, it deals 2 damage to each player."
)


def up(game: Game) -> None:
    """Turn the only permanent that can be face up."""
    (action,) = special_actions(game, 1)
    run(take_special_action(game, 1, action))
    happens(game)


def test_708_2a_it_returns_as_a_2_2_and_is_turned_up_for_its_morph_cost() -> None:
    game = table()
    happens(game, Move(put(game, creature(PHOENIX, "4/1", name="Phoenix")), "graveyard"))
    (phoenix,) = game.battlefield
    values = characteristics(game, phoenix)
    assert (values.name, values.power, values.toughness, values.abilities) == ("", 2, 2, ())
    up(game)
    assert characteristics(game, phoenix).name == "Phoenix" and game.player(2).life == 18


def test_708_2a_as_a_land_that_it_is_face_down_only() -> None:
    game = table()
    text = (
        "Whenever another nontoken creature you control dies, you may return it to the "
        "battlefield face down under its owner's control. It's a Forest land."
    )
    put(game, creature(text, name="Yew"))
    happens(game, Move(put(game, creature("Morph {0}", "4/1", name="Elk")), "graveyard"), answers=(True,))
    forest = game.battlefield[-1]
    values = characteristics(game, forest)
    assert (values.types, values.subtypes, values.power) == ({"land"}, {"Forest"}, None)
    up(game)
    values = characteristics(game, forest)
    assert (values.types, values.power, len(values.abilities)) == ({"creature"}, 4, 1)


@pytest.mark.parametrize("down", [True, False])
def test_608_2d_face_up_or_face_down(down: bool) -> None:
    game = table()
    text = (
        "Whenever a permanent you control is turned face up, you may return ~ from your "
        "graveyard to the battlefield face up or face down."
    )
    give(game, creature(text, name="Raptor"), to="graveyard")
    happens(
        game,
        Move(
            put(
                game,
                creature(
                    "When ~ dies, return it to the battlefield face down under your control.\nMorph {0}", name="Bear"
                ),
            ),
            "graveyard",
        ),
    )
    (action,) = special_actions(game, 1)
    run(take_special_action(game, 1, action))
    happens(game, answers=(True, down))
    raptor = game.battlefield[-1]
    assert (characteristics(game, raptor).name == "") == down


KODAMA = (
    "Whenever another permanent enters under your control, if it wasn't put onto the battlefield with this ability, "
    "you may put a permanent card with equal or lesser mana value from your hand onto the battlefield."
)


def test_603_4_what_this_ability_put_there_triggers_nothing() -> None:
    game = table()
    put(game, creature(KODAMA, name="Kodama"))
    give(game, creature(name="One", mana_cost="{1}"), creature(name="Three", mana_cost="{3}"))
    (two,) = give(game, creature(name="Two", mana_cost="{2}"))
    happens(game, Move(two, "battlefield", controller=1), answers=(True,))
    assert battlefield(game) == ["Kodama", "Two", "One"]  # One is the only one that may be, and triggers nothing


def test_603_4_what_another_such_ability_put_there_triggers() -> None:
    game = table()
    put(game, creature(KODAMA, name="Kodama"))
    other = creature("{0}: You may put a creature card from your hand onto the battlefield.", name="Other")
    give(game, creature(name="One", mana_cost="{1}"), creature(name="Uno", mana_cost="{1}"))
    source = put(game, other)
    use(game, source, True, ...)
    happens(game, answers=(True,))
    assert sorted(battlefield(game)) == ["Kodama", "One", "Other", "Uno"]


def test_508_4_the_token_enters_tapped_and_attacking() -> None:
    game = table(2, "declare attackers")
    play(game, "Create a 4/4 green Rhino creature token with trample.")
    leader = put(game, creature("Whenever ~ attacks, populate. The token enters tapped and attacking."))
    happens(game, Attack(leader, 2))
    rhinos = [id for id in game.battlefield if "Rhino" in characteristics(game, id).subtypes]
    assert [(game[id].tapped, game[id].attacking) for id in rhinos] == [(False, 0), (True, 2)]


def test_508_4_the_copy_enters_tapped_and_attacking() -> None:
    game = table(2, "declare attackers")
    other = put(game, creature(size="5/5"))
    happens(game, Attack(other, 2))
    text = "Create a token that's a copy of target attacking creature. The token enters tapped and attacking."
    play(game, text)
    (made,) = events(game, CreateToken)
    assert (made.tapped, made.attacking, made.values.power) == (True, 2, 5)


# --- costs


def costs(game: Game, spell: Id, *targets: Id, player: Id = 1) -> int:
    """For how much mana of a Rock with nine a spell is cast."""
    rock = put(game, card("{T}: Add {C}{C}{C}{C}{C}{C}{C}{C}{C}.", "Artifact", "Rock"), player)
    assert run(cast(game, player, Way(spell)), *targets)
    assert game[rock].tapped
    return 9 - len(game.player(player).pool)


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("Spells you cast cost {1} less to cast for each target.", 3),
        ("Instant spells you cast cost {1} less to cast for each creature it targets.", 4),
    ],
)
def test_601_2f_less_for_each_target(text: str, cost: int) -> None:
    game = table()
    put(game, card(text, "Enchantment", "Dawn"))
    bear = put(game, creature())
    (spell,) = give(game, card("Tap target creature. Target player gains 1 life.", mana_cost="{5}"))
    assert costs(game, spell, 1) == cost
    assert bear


def test_601_2f_more_for_each_target_once_each() -> None:
    game = table()
    put(game, card("Spells your opponents cast cost {1} more to cast for each target.", "Enchantment", "Dawn"), 2)
    put(game, creature())
    (spell,) = give(game, card("Tap target creature. Untap target creature.", mana_cost="{5}"))
    assert costs(game, spell) == 6


def test_118_3_an_additional_life_to_cast() -> None:
    game = table()
    dragon = put(game, creature("Spells your opponents cast that target ~ cost an additional 3 life to cast."), 2)
    put(game, creature())
    (spell,) = give(game, card("Tap target creature.", mana_cost="{0}"))
    run(cast(game, 1, Way(spell)), dragon)
    assert game.player(1).life == 17


def test_119_4_without_so_much_life_it_cant_be_cast() -> None:
    game = table()
    put(game, creature("Spells your opponents cast that target ~ cost an additional 30 life to cast."), 2)
    (spell,) = give(game, card("Tap target creature.", mana_cost="{0}"))
    assert not could_cast(game, 1, Way(spell))


@pytest.mark.parametrize(("text", "blocks"), [("can't attack", 0), ("can't attack or block", 2)])
def test_508_1h_so_much_for_each_counter_on_it(text: str, blocks: int) -> None:
    game = table()
    marauder = put(game, creature(f"~ {text} unless you pay {{1}} for each +1/+1 counter on it."))
    happens(game, PutCounters(marauder, "+1/+1", 2))
    to_attack = [cost for me, a in asked(game, "attack_cost") for cost in a.attack_cost(game, me, marauder, 2)]
    to_block = [cost for me, a in asked(game, "block_cost") for cost in a.block_cost(game, me, marauder, 99)]
    assert (len(to_attack), len(to_block)) == (2, blocks)


def test_702_87_creatures_with_level_up() -> None:
    game = table()
    leveler, plain = put(game, creature("Level up {1}")), put(game, creature())
    play(game, "Put two level counters on each creature you control with level up.")
    assert (game[leveler].counters_of("level"), game[plain].counters_of("level")) == (2, 0)
