"""The first spell each turn (601.2i), spells of two kinds, an X that the text defines (107.3c), two acts as a cost."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table, use

from spellwright.rules.activating import activate
from spellwright.rules.activation_permissions import activated_ability
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.scene import scene_of
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear", mana_cost="{3}{G}")
ELF = creature(name="Elf", subtype="Elf", mana_cost="{3}{G}")


def cost(game: Game, id: Id, player: Id = 1) -> str:
    (total,) = total_cost(game, imagined_casting(game, player, Way(id))).mana
    return str(total)


def test_only_the_first_such_spell_each_turn_costs_less() -> None:
    game = table()
    put(game, card("The first creature spell you cast each turn costs {2} less to cast.", "Enchantment"))
    (first,), (second,) = give(game, BEAR), give(game, BEAR)
    assert cost(game, first) == "{1}{G}"
    play(game, "You gain 1 life.")
    assert cost(game, first) == "{1}{G}"
    record(game, Cast(first, 1, "hand"))
    assert cost(game, second) == "{3}{G}"


def test_the_first_spell_on_the_stack_has_the_ability() -> None:
    game = table()
    put(game, card("The first spell you cast each turn has haste.", "Enchantment"))
    first, second = put(game, BEAR, to="stack"), put(game, BEAR, to="stack")
    record(game, Cast(first, 1, "hand"))
    record(game, Cast(second, 1, "hand"))
    assert [len(characteristics(game, id).abilities) for id in (first, second)] == [1, 0]


def test_what_is_said_once_is_said_of_both_kinds() -> None:
    game = table()
    put(game, card("Bear spells and Elf spells you cast cost {1} less to cast.", "Enchantment"))
    mine, theirs = give(game, BEAR, ELF), give(game, BEAR, player=2)
    assert [cost(game, id) for id in mine] == ["{2}{G}", "{2}{G}"]
    assert cost(game, theirs[0], 2) == "{3}{G}"


def test_an_x_that_the_text_defines_is_not_chosen() -> None:
    game = table()
    doll = put(game, card("{X}: You gain X life. X is the number of creatures you control.", "Artifact"))
    put(game, BEAR), put(game, BEAR)
    assert not run(activate(game, 1, doll, 0))
    for _ in range(2):
        put(game, card("{T}: Add {C}.", "Land"))
    use(game, doll)
    assert game.player(1).life == 22


@pytest.mark.parametrize("text", ["When ~ enters, draw X cards. X is the number of cards in your hand."])
def test_no_other_ability_defines_x_so(text: str) -> None:
    with pytest.raises(AssertionError):
        creature(text)


def test_two_acts_are_one_cost() -> None:
    game = table()
    quest = put(game, card("Remove two quest counters from ~ and sacrifice it: You gain 3 life.", "Enchantment"))
    scene, costs = scene_of(game, quest), activated_ability(game, quest, 0).costs
    assert not all(cost.payable(scene, 1) for cost in costs)
    happens(game, PutCounters(quest, "quest", 2, 1))
    assert all(cost.payable(scene, 1) for cost in costs)
    use(game, quest)
    assert (game.player(1).life, battlefield(game)) == (23, [])


def test_x_of_a_spell_can_be_kept_from_being_zero() -> None:
    game = table()
    (free,), (spell,) = (
        give(game, card(text, mana_cost="{X}")) for text in ("You gain X life.", "You gain X life. X can't be 0.")
    )
    assert [could_cast(game, 1, Way(id)) for id in (free, spell)] == [True, False]
