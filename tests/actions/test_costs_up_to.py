"""What activated abilities and spells cost less, up to so much, or to not less than one mana (601.2f, 118.7)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, put, table

from spellwright.rules.hooks import Casting, Way
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting
from spellwright.state.choices import Choices
from spellwright.state.events.permanents import Attach
from spellwright.state.game import Game
from spellwright.words.procedure import Id

GROUNDS = (
    "Activated abilities of creatures you control cost up to {2} less to activate. This effect can't reduce the mana in "
    "that cost to less than one mana."
)
DEARER = "Activated abilities cost {2} more to activate unless they're mana abilities."


def activation(game: Game, id: Id, x: int = 0) -> list[str]:
    """The totals that its first ability can cost."""
    ability = game[id].printed.abilities[0]
    casting = Casting(1, id, game[id].printed, Way(id), Choices(x=x), ability)
    return [str(mana) for mana in total_cost(game, casting).mana]


@pytest.mark.parametrize(
    ("cost", "totals"),
    [("{2}{G}", ["{G}", "{1}{G}", "{2}{G}"]), ("{2}", ["{1}", "{2}"]), ("{1}", ["{1}"]), ("{R}{R}", ["{R}{R}"])],
)
def test_601_2f_up_to_two_less_but_not_less_than_one_mana(cost: str, totals: list[str]) -> None:
    game = table()
    put(game, card(GROUNDS, "Enchantment"))
    assert activation(game, put(game, creature(f"{cost}: Draw a card."))) == totals


def test_601_2f_the_mana_for_x_is_reduced_too() -> None:
    game = table()
    put(game, card(GROUNDS, "Enchantment"))
    assert activation(game, put(game, creature("{X}{G}: You gain X life.")), 5)[0] == "{3}{G}"


def test_601_2f_it_is_the_total_cost_that_keeps_one_mana() -> None:
    game = table()
    put(game, card(GROUNDS, "Enchantment"))
    put(game, card(DEARER, "Enchantment"), 2)
    assert activation(game, put(game, creature("{R}: Draw a card.")))[0] == "{R}"


def test_601_2f_enchanted_artifacts_abilities_alone_cost_less() -> None:
    game = table()
    text = "Enchant artifact\nEnchanted artifact's activated abilities cost {2} less to activate. This effect can't reduce "
    aura = put(game, card(f"{text}the mana in that cost to less than one mana.", "Enchantment — Aura"))
    one, other = (put(game, card("{3}: Draw a card.", "Artifact")) for _ in range(2))
    happens(game, Attach(aura, one))
    assert (activation(game, one), activation(game, other)) == (["{1}"], ["{3}"])


def test_601_2f_spells_cost_up_to_so_much_less() -> None:
    game = table()
    put(game, card("Creature spells you cast cost up to {2} less to cast.", "Artifact"))
    (bear,) = give(game, creature(mana_cost="{1}{G}"))
    totals = total_cost(game, imagined_casting(game, 1, Way(bear))).mana
    assert [str(mana) for mana in totals] == ["{G}", "{1}{G}"]


COLORED = "Bear spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay."


@pytest.mark.parametrize(
    ("cost", "totals"),
    [
        ("{1}{W}", ["{1}"]),
        ("{3}", ["{3}"]),
        ("{2}{W}{W}{B}{G}", ["{2}{G}{W}"]),
        ("{2}{W/U}{W/U}", ["{2}{W}", "{2}{U}", "{2}{U}{U}"]),
    ],
)
def test_601_2f_only_colored_mana_is_reduced(cost: str, totals: list[str]) -> None:
    game = table()
    put(game, card(COLORED, "Enchantment"))
    (bear,) = give(game, creature(mana_cost=cost))
    found = total_cost(game, imagined_casting(game, 1, Way(bear))).mana
    assert sorted(str(mana) for mana in found) == sorted(totals)


def test_601_2f_reductions_of_colored_mana_add_up_with_another() -> None:
    game = table()
    for text in (COLORED, COLORED, "Bear spells you cast cost {W} less to cast."):
        put(game, card(text, "Enchantment"))
    (bear,) = give(game, creature(mana_cost="{2}{W}{W}{B}"))
    assert [str(mana) for mana in total_cost(game, imagined_casting(game, 1, Way(bear))).mana] == ["{1}"]
