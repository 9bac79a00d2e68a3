"""The most common color (105.1); two things chosen as something enters (614.1c) and tokens that are as was chosen."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, happens, play, put, run, table, use

from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.state.card import Card
from spellwright.state.events.event import note_down
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.starting import BringDeck
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.procedure import Id

DJINN = "Djinn gets -2/-2 as long as black is the most common color among all permanents or is tied for most common."


def power(game: Game, id: Id) -> int | None:
    """Its power now."""
    return characteristics(game, id).power


def colored(*symbols: str) -> Card:
    """A creature with these symbols in its mana cost."""
    return creature(mana_cost="".join(f"{{{each}}}" for each in symbols), name="/".join(symbols))


@pytest.mark.parametrize(
    ("others", "size"),
    [(("R",), 3), (("R", "R"), 5), (("RG", "R"), 5), (("1", "1"), 3), (("RB", "R"), 3)],
)
def test_105_1_each_permanent_counts_for_each_of_its_colors(others: tuple[str, ...], size: int) -> None:
    game = table()
    djinn = put(game, creature(DJINN, size="5/5", name="Djinn", mana_cost="{B}"))
    for other in others:
        put(game, colored(*other), 2)
    assert power(game, djinn) == size


def test_105_1_unless_it_shares_the_most_common_color() -> None:
    game = table()
    bear = put(game, colored("G"))
    text = "gets +3/+3 unless it shares a color with the most common color among all permanents or a color tied for most common."
    put(game, card(f"Enchant creature\nEnchanted creature {text}", "Enchantment — Aura"), attached_to=bear)
    assert power(game, bear) == 2
    put(game, colored("R")), put(game, colored("R"))
    assert power(game, bear) == 5


ARMS = (
    "As Arms enters the battlefield, choose a color and an opponent.\nWhite creatures get +1/+1 as long as the chosen color "
    "is the most common color among nontoken permanents the chosen player controls but isn't tied for most common.\nWhen the "
    "chosen color isn't the most common color among nontoken permanents the chosen player controls or is tied for most "
    "common, sacrifice Arms."
)


def enters(game: Game, what: Card, *answers: object) -> Id:
    """It enters under the first player's control; the id of the permanent."""
    note_down(game, BringDeck(1, (what,)))
    move = Move(game.player(1).library[-1], "battlefield", controller=1)
    return run(happen(game, move), *answers)[-1].new


def test_614_1c_two_things_are_chosen_as_it_enters() -> None:
    game = table(3)
    black = put(game, colored("B"), 3)
    put(game, colored("R"), 2)
    white = put(game, colored("W"))
    arms = enters(game, card(ARMS, "Enchantment", "Arms"), "black", 3)
    assert power(game, white) == 3
    happens(game)
    assert game[arms].zone == "battlefield"
    put(game, colored("R"), 3)  # tied now
    assert power(game, white) == 2
    happens(game, Destroy(black))
    assert game[arms].zone == "gone"


def test_607_2d_a_token_of_the_chosen_color_and_type() -> None:
    game = table()
    text = "As Lab enters the battlefield, choose a color and a creature type.\n{0}: Create a 2/2 creature token of the chosen "
    lab = enters(game, card(f"{text}color and type.", "Artifact", "Lab"), "blue", "Bird")
    use(game, lab)
    token = characteristics(game, game.battlefield[-1])
    assert (token.name, token.colors, token.subtypes) == ("Bird Token", COLOR_BITS["blue"], frozenset({"Bird"}))
    assert not token.abilities


def test_105_1_a_permanent_of_each_color() -> None:
    game = table()
    text = "As long as you control a permanent of each color, prevent all damage that would be dealt to you."
    put(game, card(text, "Enchantment"))
    for color in ("WU", "B", "R"):
        put(game, colored(*color) if len(color) == 1 else creature(mana_cost="{W}{U}"))
    put(game, colored("G"), 2)
    play(game, "Card deals 3 damage to target player.", 1)
    assert game.player(1).life == 17
    put(game, colored("G"))
    play(game, "Card deals 3 damage to target player.", 1)
    assert game.player(1).life == 17
