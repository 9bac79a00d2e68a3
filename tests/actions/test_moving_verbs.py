"""Verbs that move cards: destroy, sacrifice, discard, exile, return, put, mill, search."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use

from spellwright.rules.durations import end_what_is_over
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.zones import Move

BEAR = creature(name="Bear")
ELF = creature(subtype="Elf", name="Elf")


def test_destroy_puts_a_permanent_into_the_graveyard() -> None:
    game = table()
    put(game, BEAR, 2)
    play(game, "Destroy target creature.")
    assert battlefield(game) == []
    assert names(game, game.player(2).graveyard) == ["Bear"]


def test_regeneration_replaces_destruction_once() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Regenerate target creature.")
    happens(game, Destroy(bear))
    assert game[bear].tapped
    happens(game, Destroy(bear))
    assert battlefield(game) == []


def test_what_is_said_after_destroying_keeps_from_regenerating() -> None:
    game = table()
    put(game, BEAR)
    play(game, "Regenerate target creature.")
    play(game, "Destroy all creatures. They can't be regenerated.")
    assert battlefield(game) == []


def test_each_player_sacrifices_their_own_choice_at_the_same_time() -> None:
    game = table()
    mine, elf = put(game, BEAR), put(game, ELF)
    put(game, BEAR, 2)
    play(game, "Each player sacrifices a creature.", mine)
    assert battlefield(game) == ["Elf"]
    assert game[elf].zone == "battlefield"


def test_a_cost_of_sacrificing_needs_as_much() -> None:
    game = table()
    altar = put(game, card("Sacrifice two creatures: Draw a card.", "Artifact"))
    one = put(game, BEAR)
    from_hand = len(game.player(1).hand)
    two = put(game, ELF)
    use(game, altar)
    assert {game[one].zone, game[two].zone} == {"gone"}
    assert len(game.player(1).hand) == from_hand + 1


def test_discard_lets_the_player_choose() -> None:
    game = table()
    first, second = give(game, BEAR, ELF, player=2)
    play(game, "Target player discards a card.", 2, second)
    assert game.player(2).hand == (first,)


def test_discard_at_random_asks_nobody() -> None:
    game = table()
    give(game, BEAR, ELF, player=2)
    play(game, "Target player discards a card at random.", 2)
    assert len(game.player(2).hand) == 1


def test_the_chosen_card_is_discarded() -> None:
    game = table()
    bear, _ = give(game, BEAR, card(type_line="Land", name="Land"), player=2)
    text = "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card."
    play(game, text)
    assert game[bear].zone == "gone"
    assert names(game, game.player(2).hand) == ["Land"]


def test_exile_until_the_source_leaves() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    jail = card("When ~ enters, exile target creature until ~ leaves the battlefield.", "Enchantment", "Jail")
    there = give(game, jail)[0]
    happens(game, Move(there, "battlefield"), answers=())
    assert game[bear].zone == "gone"
    assert names(game, game.exile) == ["Bear"]
    source = game.battlefield[0]
    happens(game, Move(source, "graveyard"))
    run(end_what_is_over(game))
    assert battlefield(game, 2) == ["Bear"]


def test_a_linked_ability_finds_what_was_exiled() -> None:
    game = table()
    put(game, BEAR, 2)
    journey = card(
        "When ~ enters, exile target creature.\n"
        "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
        "Enchantment",
        "Journey",
    )
    happens(game, Move(give(game, journey)[0], "battlefield"))
    assert names(game, game.exile) == ["Bear"]
    happens(game, Move(game.battlefield[0], "graveyard"))
    assert battlefield(game, 2) == ["Bear"]


def test_return_to_the_owners_hand() -> None:
    game = table()
    put(game, BEAR, controller=1, owner=2)
    play(game, "Return target creature to its owner's hand.")
    assert names(game, game.player(2).hand) == ["Bear"]


def test_a_card_returns_to_the_battlefield_under_the_control_of_who_returns_it() -> None:
    game = table()
    give(game, BEAR, player=2, to="graveyard")
    play(game, "Put target creature card from a graveyard onto the battlefield under your control.")
    assert battlefield(game, 1) == ["Bear"]


def test_an_ability_that_returns_its_own_card_functions_in_the_graveyard() -> None:
    game = table()
    (skeleton,) = give(
        game, creature("{0}: Return ~ from your graveyard to the battlefield tapped.", name="Skeleton"), to="graveyard"
    )
    use(game, skeleton)
    assert battlefield(game) == ["Skeleton"]
    assert game[game.battlefield[0]].tapped


def test_mill() -> None:
    game = table()
    play(game, "Target player mills three cards.", 2)
    assert len(game.player(2).graveyard) == 3
    assert len(game.player(2).library) == 7


def test_a_search_for_a_quality_may_find_nothing() -> None:
    game = table()
    land = card(type_line="Basic Land — Forest", name="Forest")
    (forest,) = give(game, land, to="library")
    text = "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."
    play(game, text, None)
    assert battlefield(game) == []
    play(game, text, forest)
    assert battlefield(game) == ["Forest"]
    assert game[game.battlefield[0]].tapped


def test_looked_at_cards_go_where_it_is_said() -> None:
    game = table()
    elf, land = give(game, ELF, card(type_line="Land", name="Land"), to="library")
    text = (
        "Look at the top two cards of your library. "
        "Put one of them into your hand and the rest on the bottom of your library in any order."
    )
    play(game, text, elf)
    assert names(game, game.player(1).hand) == ["Elf"]
    assert game.player(1).library[0] == land


def test_cards_put_on_top_lie_in_the_order_chosen() -> None:
    game = table()
    elf, land = give(game, ELF, card(type_line="Land", name="Land"))
    text = "Draw a card, then put two cards from your hand on top of your library in any order."
    play(game, text, elf, land, elf)
    assert names(game, game.player(1).library[-2:]) == ["Land", "Elf"]


def test_put_into_a_library_third_from_the_top() -> None:
    game = table()
    put(game, ELF, 2)
    play(game, "Put target nonland permanent into its owner's library third from the top.")
    assert names(game, game.player(2).library)[-3] == "Elf"


def test_scry_puts_cards_on_top_and_on_the_bottom() -> None:
    game = table()
    elf, land = give(game, ELF, card(type_line="Land", name="Land"), to="library")
    play(game, "Scry 2.", land, None)
    assert game.player(1).library[0] == land
    assert game.player(1).library[-1] == elf


def test_shuffling_into_the_library_and_drawing() -> None:
    game = table()
    give(game, BEAR, BEAR)
    give(game, BEAR, to="graveyard")
    play(game, "Shuffle your hand and graveyard into your library, then draw seven cards.")
    assert len(game.player(1).hand) == 7
    assert len(game.player(1).library) == 6


def test_a_card_exiled_face_down_is_turned_face_up() -> None:
    game = table()
    text = (
        "When ~ enters, exile a card from your hand face down.\nWhen ~ dies, turn the exiled card face up. If it's a "
        "creature card, put it onto the battlefield under your control."
    )
    egg, _ = give(game, creature(text, name="Egg"), creature(name="Bear"))
    happens(game, Move(egg, "battlefield"))
    assert names(game, game.exile) == [""]
    happens(game, Destroy(game.battlefield[0]))
    assert names(game, game.battlefield) == ["Bear"]
