"""903.4. Colour identity, and mana in your commander's (903.4f)."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, happens, put, table, use

from spellwright.oracle.color_identity import color_identity
from spellwright.oracle.face import FaceText
from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.asking import own
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.events.permanents import Mark
from spellwright.state.events.zones import Move
from spellwright.words.mana import BIT

W, U, B, R, G = (BIT[letter] for letter in "WUBRG")


@pytest.mark.parametrize(
    ("face", "colors"),
    [
        (FaceText("A", "{1}{G}", "Creature — Bear"), G),
        (FaceText("A", "{W/U}", "Creature — Bear", "{B/P}: Draw a card."), W | U | B),
        (FaceText("A", "{2}", "Artifact", "({R} is red.)"), 0),
        (FaceText("A", "", "Land — Forest Island"), G | U),
        (FaceText("A", "", "Creature — Bear", color_indicator=("R",)), R),
        (FaceText("A", "{C}", "Artifact", "{T}: Add {C}."), 0),
    ],
)
def test_color_identity(face: FaceText, colors: int) -> None:
    assert color_identity([face]) == colors


def test_both_faces_count() -> None:
    assert color_identity([FaceText("A", "{G}"), FaceText("B", "{R}")]) == G | R


@pytest.mark.parametrize(
    ("zone", "owner", "kinds"), [("command", 1, [G | U]), ("graveyard", 1, [G | U]), ("command", 2, [])]
)
def test_mana_of_a_color_in_your_commanders_identity(zone: str, owner: int, kinds: list[int]) -> None:
    game = table()
    tower = put(game, card("{T}: Add one mana of any color in your commander's color identity.", "Land"))
    general = put(game, creature("{U}: Draw a card.", mana_cost="{G}"), owner, to=zone)
    happens(game, Mark(general, "commander", 1))
    found = [units for ability in own(game, tower, "produces") for units in ability.produces(game, tower)]
    assert [unit.kinds for units in found for unit in units] == kinds


def test_903_3_a_commander_stays_one_as_it_changes_zones() -> None:
    game = table()
    tome = put(game, card("Whenever your commander enters, put a page counter on this artifact.", "Artifact"))
    general = put(game, creature(), to="command")
    happens(game, Mark(general, "commander", 1))
    happens(game, Move(general, "battlefield"))
    assert dict(game[tome].counters) == {"page": 1}


ROOM = "{T}, Pay life equal to the number of colors in your commanders' color identity: Draw a card."


@pytest.mark.parametrize(("owners", "life"), [((1,), 18), ((1, 1), 17), ((1, 2), 18)])
def test_119_4_life_for_each_color_in_your_commanders_identity(owners: tuple[int, ...], life: int) -> None:
    game = table()
    room = put(game, card(ROOM, "Land"))
    for owner, cost in zip(owners, ("{G}", "{R}"), strict=False):
        general = put(game, creature("{U}: Draw a card.", mana_cost=cost), owner, to="command")
        happens(game, Mark(general, "commander", 1))
    use(game, room)
    assert game.player(1).life == life


def test_903_4f_without_a_commander_such_a_cost_is_unpayable() -> None:
    game = table()
    room = put(game, card(ROOM, "Land"))
    general = put(game, creature("", mana_cost="{G}"), 2, to="command")
    happens(game, Mark(general, "commander", 1))
    assert Activate(room, 0) not in legal_actions(game, 1)
