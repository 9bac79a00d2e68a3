"""What a text says of an object that it has moved, shown or exiled: judged as what it is, or was (400.7j, 603.10a, 607.3)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, table, use

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.state.events.damage import Damage
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

BEAR = creature(name="Bear")


def life(game: Game) -> int:
    """The life of the first player."""
    return game.player(1).life


def test_400_7j_what_the_text_has_returned_is_judged_as_what_it_has_become() -> None:
    game = table()
    give(game, creature(subtype="Dragon"), to="graveyard")
    play(game, "Return target creature card from your graveyard to the battlefield. If it's a Dragon, you gain 1 life.")
    assert life(game) == 21


def test_603_10a_a_gained_trigger_on_being_put_into_exile_looks_back() -> None:
    game = table()
    bear = put(game, BEAR)
    text = 'Until end of turn, target creature gains "When this creature is put into exile, create a Food token."'
    play(game, text)
    happens(game, Move(bear, "exile"))
    assert [game[id].printed.name for id in game.battlefield] == ["Food Token"]


def test_a_revealed_card_is_what_its_types_say() -> None:
    game = table()
    give(game, card(type_line="Land", name="Cave"), to="library")
    play(game, "Reveal the top card of your library. If it's a land, you gain 1 life.")
    assert life(game) == 21


def test_607_3_of_several_exiled_cards_that_it_speaks_of_as_one_one_is_enough() -> None:
    game = table()
    vat = put(
        game,
        card(
            "{0}: Exile the top card of your library.\n{0}: If the exiled card is a creature card, you gain 3 life.",
            "Artifact",
            "Vat",
        ),
    )
    give(game, BEAR, card(type_line="Land", name="Cave"), to="library")
    use(game, vat)
    use(game, vat, index=1)
    assert life(game) == 20
    use(game, vat)
    use(game, vat, index=1)
    assert life(game) == 23


def test_that_source_is_what_would_deal_the_damage() -> None:
    game = table()
    put(
        game,
        card(
            "If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent "
            "or player instead.",
            "Enchantment",
        ),
    )
    bear = put(game, BEAR, 2)
    happens(game, Damage(bear, 1, 6))
    assert life(game) == 17


def test_what_holds_on_another_condition_for_each_is_declined() -> None:
    text = "Basic lands each player controls have shroud as long as that player controls three or fewer lands."
    assert not compile_card("Test", "normal", [FaceText("Test", "{W}", "Enchantment", text)]).is_read
