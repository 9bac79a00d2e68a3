"""Phrases that join two sorts of things, what things become beside what they are, and further predefined tokens."""

from __future__ import annotations

from tests.actions.build import card, creature, give, names, play, put, table, use

from spellwright.rules.asking import characteristics

BEAR = creature(name="Bear")
ISLAND = card(type_line="Basic Land — Island", name="Island")
FOREST = card(type_line="Basic Land — Forest", name="Forest")


def test_one_or_the_other_is_enough() -> None:
    game = table()
    bear = put(game, creature("As long as you control a Plains or an Island, ~ gets +1/+1."))
    put(game, FOREST)
    assert characteristics(game, bear).power == 2
    put(game, ISLAND)
    assert characteristics(game, bear).power == 3


def test_one_of_either_kind_is_chosen() -> None:
    game = table()
    bear, island = put(game, BEAR), put(game, ISLAND)
    put(game, FOREST)
    play(game, "Sacrifice an Island or a creature with power 2.", bear)
    assert game[bear].zone == "gone" and game[island].zone == "battlefield"


def test_a_token_is_one_kind_among_others() -> None:
    game = table()
    play(game, "Create a 1/1 green Elf creature token.")
    token = game.battlefield[-1]
    land = put(game, ISLAND)
    play(game, "Sacrifice an artifact, enchantment, or token.")
    assert game[token].zone == "gone" and game[land].zone == "battlefield"


def test_two_sorts_are_counted_together() -> None:
    game = table()
    multani = put(
        game, creature("~ gets +1/+1 for each land you control and each land card in your graveyard.", size="1/1")
    )
    give(game, FOREST, to="graveyard")
    put(game, ISLAND)
    assert characteristics(game, multani).power == 3


def test_what_something_is_for_a_time_and_what_it_does_then() -> None:
    game = table()
    eel = put(game, creature("{0}: ~ gets +2/+0 until end of turn and deals 1 damage to you."))
    use(game, eel)
    assert characteristics(game, eel).power == 4 and game.player(1).life == 19


def test_it_is_still_a_land() -> None:
    game = table()
    land = put(game, FOREST)
    aura = card(
        "Enchant land\nEnchanted land is a 3/3 black Ooze creature. It's still a land.",
        "Enchantment — Aura",
        "Zendikon",
    )
    play(game, aura)
    values = characteristics(game, land)
    assert values.types == {"land", "creature"} and values.subtypes == {"Forest", "Ooze"} and values.power == 3


def test_it_is_something_else_as_long_as() -> None:
    game = table()
    text = "~ enters with a +1/+1 counter on it.\nAs long as ~ has a +1/+1 counter on it, it's an artifact creature."
    balloon = put(game, card(text, "Artifact — Vehicle", power="3", toughness="3"))
    assert characteristics(game, balloon).types == {"artifact"}
    play(game, "Put a +1/+1 counter on target artifact.")
    assert characteristics(game, balloon).types == {"artifact", "creature"}


def test_it_returns_as_something_else() -> None:
    game = table()
    give(game, BEAR, to="graveyard")
    play(game, "Return target creature card from your graveyard to the battlefield. It's an enchantment.")
    bear = game.battlefield[-1]
    assert characteristics(game, bear).types == {"enchantment"}


def test_111_10_a_junk_token_lets_a_card_be_played() -> None:
    game = table()
    give(game, BEAR, to="library")
    play(game, "Create a Junk token.")
    use(game, game.battlefield[-1])
    assert names(game, game.exile) == ["Bear"]


def test_a_mutagen_token_puts_a_counter() -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, card("{T}: Add {C}.", "Land"))
    play(game, "Create a Mutagen token.")
    use(game, game.battlefield[-1])
    assert characteristics(game, bear).power == 3
