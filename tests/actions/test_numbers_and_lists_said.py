"""Numbers said as "fewer than", "exactly" or "total", and lists of what has hexproof and what something has it from."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, give, happens, play, put, table
from tests.keywords.cards import cast_it, lands, read, resolve, ways

from spellwright.rules.asking import characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.state.events.event import record
from spellwright.state.events.stack import AddMana
from spellwright.state.events.zones import Move
from spellwright.words.mana import BIT, Mana

BEAR = creature(name="Bear")


@pytest.mark.parametrize(("there", "then"), [(0, 1), (2, 3), (3, 3)])
def test_122_fewer_than_so_many_counters(there: int, then: int) -> None:
    game = table()
    text = "Whenever you cast a spell, if ~ has fewer than three +1/+1 counters on it, put a +1/+1 counter on ~."
    kin = put(game, creature(text), counters=(("+1/+1", there),) * (there > 0))
    spell = put(game, read("You gain 1 life.", "{0}"), to="hand")
    cast_it(game, spell)
    while game.stack:
        resolve(game)
    assert game[kin].counters == (("+1/+1", then),)


@pytest.mark.parametrize(("number", "life"), [(2, 20), (3, 23), (4, 20)])
def test_exactly_so_many_cards_in_hand(number: int, life: int) -> None:
    game = table()
    give(game, *(BEAR,) * number)
    play(game, "If you have exactly three cards in your hand, you gain 3 life.")
    assert game.player(1).life == life


@pytest.mark.parametrize(("mine", "theirs", "castable"), [(1, 2, False), (2, 2, True), (0, 4, True)])
def test_601_2f_so_many_cards_in_all_graveyards_together(mine: int, theirs: int, castable: bool) -> None:
    game = table()
    give(game, *(BEAR,) * mine, to="graveyard")
    give(game, *(BEAR,) * theirs, player=2, to="graveyard")
    give(game, card("Draw a card."), to="graveyard")
    text = "If there are four or more creature cards total in all graveyards, this spell costs {6} less to cast."
    spell = put(game, read(text, "{6}", "Creature", size="2/2"), to="hand")
    assert bool(ways(game, spell)) is castable


@pytest.mark.parametrize(("kinds", "life"), [("C", 23), ("R", 20), ("CR", 20)])
def test_106_1b_no_colored_mana_was_spent(kinds: str, life: int) -> None:
    game = table()
    lands(game, kinds)
    spell = put(
        game, read("If no colored mana was spent to cast this spell, you gain 3 life.", f"{{{len(kinds)}}}"), to="hand"
    )
    cast_it(game, spell)
    resolve(game)
    assert game.player(1).life == life


@pytest.mark.parametrize(
    ("what", "legal"), [("Artifact Creature — Golem", False), ("Enchantment", False), ("Instant", True)]
)
def test_702_11f_hexproof_from_a_list_of_types(what: str, legal: bool) -> None:
    game = table()
    put(game, creature("Hexproof from artifacts, creatures, and enchantments"))
    size = {"power": "1", "toughness": "1"} if "Creature" in what else {}
    if what == "Instant":
        (bolt,) = give(game, card("~ deals 1 damage to target creature.", mana_cost="{R}"), player=2)
        record(game, AddMana(2, (Mana(BIT["R"]),)))
        assert could_cast(game, 2, Way(bolt)) is legal
        return
    source = put(game, card("When ~ enters, destroy target creature you don't control.", what, **size), 2, to="hand")
    happens(game, Move(source, "battlefield", controller=2))
    assert (len(game.battlefield) == 1) is legal


def test_702_11_each_of_a_list_has_it() -> None:
    game = table()
    text = "You, artifacts you control, and other creatures you control have hexproof."
    source, bear, gem = put(game, creature(text)), put(game, BEAR), put(game, card("", "Artifact"))
    put(game, BEAR, 2)
    have = [
        any(type(each).__name__ == "Hexproof" for each in characteristics(game, id).abilities)
        for id in (source, bear, gem)
    ]
    assert have == [False, True, True]
    (bolt,) = give(game, card("Target opponent loses 1 life.", mana_cost="{R}"), player=2)
    record(game, AddMana(2, (Mana(BIT["R"]),)))
    assert not could_cast(game, 2, Way(bolt))


@pytest.mark.parametrize(("copied", "tapped"), [(True, True), (False, False)])
def test_707_5_it_enters_tapped_only_if_it_enters_as_a_copy(copied: bool, tapped: bool) -> None:
    game = table()
    put(game, card("{T}: Add {G}.", "Land", "Grove"))
    (vesuva,) = give(
        game, card("You may have ~ enter tapped as a copy of any land on the battlefield.", "Land", "Mirror")
    )
    happens(game, Move(vesuva, "battlefield", controller=1), answers=(copied,))
    new = game.battlefield[-1]
    assert (game[new].tapped, characteristics(game, new).name == "Grove") == (tapped, copied)
