"""What holds for cards elsewhere (109.2), is said again of others or with other keywords; what differs in name (201.2b)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, put, table

from spellwright.rules.asking import characteristics
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.procedure import Id

BEAR = creature(name="Bear", mana_cost="{G}")
ELF = creature(name="Elf", subtype="Elf")
PLAINS = card("", "Basic Land — Plains", "Plains")


def colors(game: Game, *ids: Id) -> list[int]:
    return [characteristics(game, id).colors for id in ids]


def test_cards_elsewhere_spells_and_permanents() -> None:
    game = table()
    there, spell = put(game, BEAR), put(game, BEAR, to="stack")
    held, dead = give(game, BEAR) + give(game, BEAR, to="graveyard")
    green = COLOR_BITS["green"]
    assert colors(game, there, spell, held, dead) == [green] * 4
    put(game, card("All cards that aren't on the battlefield, spells, and permanents are colorless.", "Artifact"))
    assert colors(game, there, spell, held, dead) == [0] * 4


def test_the_same_is_true_for_spells_and_cards_elsewhere() -> None:
    game = table()
    there, spell, land = put(game, BEAR), put(game, BEAR, to="stack"), put(game, PLAINS)
    held, theirs = give(game, BEAR) + give(game, BEAR, player=2)
    text = (
        "Creatures you control are white. The same is true for creature spells you control and "
        "creature cards you own that aren't on the battlefield."
    )
    put(game, card(text, "Enchantment"))
    white = COLOR_BITS["white"]
    assert colors(game, there, spell, held) == [white] * 3
    assert colors(game, land, theirs) == [0, COLOR_BITS["green"]]


def test_the_same_is_true_for_other_keywords() -> None:
    game = table()
    text = (
        "At the beginning of combat on your turn, ~ gains flying until end of turn if you control a creature with flying. "
        "The same is true for reach and haste."
    )
    lord = put(game, creature(text))
    put(game, creature("Reach", subtype="Spider"))
    happens(game, BeginStep("beginning of combat", 1))
    assert [type(a).__name__ for a in characteristics(game, lord).abilities[1:]] == ["Reach"]


@pytest.mark.parametrize(
    "text",
    [
        "The same is true for creature spells you control.",
        "Each opponent who controls more lands than you can't cast spells. The same is true for artifacts you control.",
        "Creatures you control have flying and haste. The same is true for reach.",
    ],
)
def test_nothing_else_is_said_again(text: str) -> None:
    with pytest.raises(AssertionError):
        card(text, "Enchantment")


def test_a_card_has_what_it_says_of_itself_elsewhere() -> None:
    game = table()
    text = "As long as ~ isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types."
    grist = card(text, "Legendary Planeswalker", loyalty="3")
    (dead,) = give(game, grist, to="graveyard")
    assert "creature" in characteristics(game, dead).types
    assert "creature" not in characteristics(game, put(game, grist)).types


def test_the_chosen_creature_type_takes_the_place_of_others() -> None:
    game = table()
    text = "As ~ enters, choose a creature type.\nCreatures you control are the chosen type."
    bear = put(game, BEAR)
    (held,) = give(game, card(text, "Enchantment"))
    happens(game, Move(held, "battlefield"), answers=("Elf",))
    assert characteristics(game, bear).subtypes == {"Elf"}


def test_what_has_no_name_has_no_different_name() -> None:
    game = table()
    text = "~ gets +1/+1 as long as you control three or more creatures with different names."
    lord = put(game, creature(text, name="Lord"))
    for name, power in (("Bear", 2), ("Bear", 2), ("", 2), ("Elf", 3)):
        put(game, creature(name=name))
        assert characteristics(game, lord).power == power
