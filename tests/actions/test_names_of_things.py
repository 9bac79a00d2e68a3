"""Names: given to things, and asked for (201.2, 612.8)."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, play, put, table, use

from spellwright.rules.asking import characteristics

LAND = card("", "Basic Land — Plains", "Plains")


def test_an_effect_that_sets_a_name_takes_the_one_it_had() -> None:
    game = table()
    bear = put(game, creature(name="Bear"))
    text = "Enchant creature\nEnchanted creature is a Citizen creature with base power and toughness 1/1 named Nobody Known."
    put(game, card(text, "Enchantment — Aura"), attached_to=bear)
    assert characteristics(game, bear).name == "Nobody Known"


def test_what_is_not_named_so() -> None:
    game = table()
    ring = put(game, card("{T}: Destroy target artifact not named ~.", "Artifact", "Ring"))
    put(game, card("", "Artifact", "Ring")), put(game, card("", "Artifact", "Orb"))
    use(game, ring)
    assert battlefield(game) == ["Ring", "Ring"]


def test_one_of_several_names() -> None:
    game = table()
    for name in ("Orb", "Rod", "Ring"):
        put(game, card("", "Artifact", name))
    play(game, "Destroy all artifacts named Orb or Ring.")
    assert battlefield(game) == ["Rod"]


def test_one_thing_of_each_name_is_controlled() -> None:
    game = table()
    text = "Draw a card if you control artifacts named Crown of Ash and Throne of Ash."
    for name in ("Crown of Ash", "Throne of Ash"):
        put(game, LAND, to="library")
        play(game, text)
        assert not game.player(1).hand
        put(game, card("", "Artifact", name))
    play(game, text)
    assert len(game.player(1).hand) == 1


def test_things_of_one_name_count_once() -> None:
    game = table()
    golem = put(
        game, creature("~'s power and toughness are each equal to the number of differently named lands you control.")
    )
    for name in ("Plains", "Plains", "Forest"):
        put(game, card("", f"Basic Land — {name}", name))
    assert characteristics(game, golem).power == 2


def test_a_token_calls_itself_by_its_name() -> None:
    game = table()
    play(game, 'Create a colorless snow artifact token named Rock with "{T}, Sacrifice Rock: You gain 2 life."')
    rock = game.battlefield[-1]
    assert characteristics(game, rock).supertypes == {"snow"}
    use(game, rock)
    assert (game.player(1).life, battlefield(game)) == (22, [])
