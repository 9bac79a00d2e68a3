"""609.3. "A creature, an artifact, and a land": one of each, none of them for two, and as many as possible."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, give, names, play, put, table, use

from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.card import Card

OUBLIETTE = "Sacrifice a creature, an artifact, and a land."
HERALD = "Sacrifice a green creature, a white creature, and a blue creature: You gain 1 life."


def artifact(name: str = "Stone") -> Card:
    return card("", "Artifact", name)


def golem(name: str = "Golem") -> Card:
    return card("", "Artifact Creature — Golem", name, power="2", toughness="2")


def test_701_21a_one_of_each_is_sacrificed() -> None:
    game = table()
    for each in (creature(name="Bear"), creature(name="Elk"), artifact(), card("", "Land", "Cave")):
        put(game, each)
    play(game, OUBLIETTE, game.battlefield[1])
    assert battlefield(game) == ["Bear"]


def test_609_3_as_many_as_possible_are_chosen() -> None:
    game = table()
    bear, stone_man = put(game, creature(name="Bear")), put(game, golem())
    play(game, OUBLIETTE)
    assert game[bear].zone == game[stone_man].zone == "gone"


def test_609_3_who_chooses_may_let_either_phrase_have_the_only_thing() -> None:
    game = table()
    put(game, golem())
    play(game, OUBLIETTE, None)
    assert battlefield(game) == []


@pytest.mark.parametrize(("colors", "payable"), [("GWU", True), ("GW", False), ("GGW", False)])
def test_118_3_a_cost_asks_for_one_of_each(colors: str, payable: bool) -> None:
    game = table()
    herald = put(game, card(HERALD, "Artifact", "Horn"))
    for color in colors:
        put(game, creature(name=color, mana_cost=f"{{{color}}}"))
    offered = [action for action in legal_actions(game, 1) if isinstance(action, Activate)]
    assert bool(offered) == payable
    if payable:
        use(game, herald)
        assert game.player(1).life == 21 and battlefield(game) == ["Horn"]


def test_701_23a_one_card_is_found_for_each_phrase() -> None:
    game = table()
    for kind in ("Plains", "Island", "Swamp", "Swamp"):
        give(game, card("", f"Land — {kind}", kind), to="library")
    text = (
        "Search your library for a Plains card, an Island card, and a Swamp card. Reveal those cards, put them into your "
        "hand, then shuffle."
    )
    plains, island, swamp = game.player(1).library[-4:-1]
    play(game, text, plains, island, swamp)
    assert names(game, game.player(1).hand) == ["Plains", "Island", "Swamp"]
