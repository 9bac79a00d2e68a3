"""Otherwise, unless, instead as it enters, every type, what stays a land, more mana than was made (604, 614, 205)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, names, play, put, run, table, use

from spellwright.cr.subtypes import CREATURE_TYPES
from spellwright.rules.activating import activate_mana
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Way
from spellwright.rules.playing_lands import play_land
from spellwright.rules.ways import ways_from_hand
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import record
from spellwright.state.events.permanents import PutCounters
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")
SWAMP = card("", "Basic Land — Swamp", "Swamp")


def size(game: Game, id: Id) -> tuple[object, object]:
    traits = characteristics(game, id)
    return traits.power, traits.toughness


def test_otherwise_holds_while_the_condition_is_false() -> None:
    game = table()
    zombie, bear = put(game, creature(subtype="Zombie")), put(game, BEAR)
    aura = card(
        "Enchant creature\nEnchanted creature gets +3/+3 as long as it's a Zombie. Otherwise, it gets -1/-1.",
        "Enchantment — Aura",
    )
    put(game, aura, attached_to=zombie), put(game, aura, attached_to=bear)
    assert (size(game, zombie), size(game, bear)) == ((5, 5), (1, 1))


def test_what_is_done_besides_prevention_is_part_of_the_effect() -> None:
    game = table()
    phantom = put(game, creature("If damage would be dealt to ~, prevent that damage. Remove a +1/+1 counter from ~."))
    record(game, PutCounters(phantom, "+1/+1", 2))
    happens(game, Damage(put(game, BEAR), phantom, 5))
    assert (game[phantom].damage, game[phantom].counters_of("+1/+1")) == (0, 1)


LAKE = card(
    "If ~ would enter, sacrifice a Swamp instead. If you do, put ~ onto the battlefield. "
    "If you don't, put it into its owner's graveyard.",
    "Land",
    "Lake",
)


def test_something_instead_of_entering_and_then_it_enters() -> None:
    game = table()
    put(game, SWAMP)
    (lake,) = give(game, LAKE)
    run(play_land(game, 1, Way(lake)))
    assert (names(game, game.battlefield), names(game, game.player(1).graveyard)) == (["Lake"], ["Swamp"])


def test_it_does_not_enter_if_that_is_not_done() -> None:
    game = table()
    (lake,) = give(game, LAKE)
    run(play_land(game, 1, Way(lake)))
    assert (names(game, game.battlefield), names(game, game.player(1).graveyard)) == ([], ["Lake"])


def test_every_creature_type() -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, card("Creatures you control are every creature type.", "Artifact"))
    assert characteristics(game, bear).subtypes >= frozenset(CREATURE_TYPES)


def test_no_creature_type() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature loses all creature types until end of turn.")
    assert characteristics(game, bear).subtypes == frozenset()


def test_a_land_with_a_quoted_ability_stays_a_land() -> None:
    game = table()
    text = (
        "{0}: Until end of turn, ~ becomes a Zombie creature with \"This creature's power and toughness are each equal to "
        "the number of creature cards in your graveyard.\" It's still a land."
    )
    land = put(game, card(text, "Land"))
    give(game, BEAR, BEAR, BEAR, to="graveyard")
    use(game, land)
    assert characteristics(game, land).types == {"creature", "land"}
    play(game, "Target creature gets +1/+1 until end of turn.")
    assert size(game, land) == (4, 4)


def test_lands_are_creatures_that_are_still_lands() -> None:
    game = table()
    swamp = put(game, SWAMP)
    put(game, card("All lands are 1/1 creatures that are still lands.", "Enchantment"))
    assert (size(game, swamp), characteristics(game, swamp).types) == ((1, 1), {"creature", "land"})


def test_unless_at_the_end() -> None:
    game = table()
    put(game, SWAMP)
    play(game, "You gain 1 life unless you control a Swamp. You gain 2 life unless you control a Forest.")
    assert game.player(1).life == 22


def test_an_additional_mana() -> None:
    game = table()
    swamp = put(game, SWAMP)
    put(game, card("Whenever you tap a Swamp for mana, add an additional {B}.", "Artifact"))
    run(activate_mana(game, 1, swamp, 0))
    assert len(game.player(1).pool) == 2


def test_cast_without_paying_if() -> None:
    game = table()
    text = "If you control a Swamp, you may cast this spell without paying its mana cost.\nYou gain 1 life."
    (spell,) = give(game, card(text, mana_cost="{9}"))
    assert not any(way.free for way in ways_from_hand(game, spell))
    put(game, SWAMP)
    assert any(way.free for way in ways_from_hand(game, spell))


def test_each_other_player_than_the_one_spoken_of() -> None:
    game = table()
    put(game, card("Whenever a player gains life, each other player loses 1 life.", "Enchantment"))
    play(game, "Target opponent gains 3 life.")
    assert (game.player(1).life, game.player(2).life) == (20, 23)
    happens(game)
    assert (game.player(1).life, game.player(2).life) == (19, 23)


def test_all_cards_with_the_same_name() -> None:
    game = table()
    give(game, BEAR, BEAR, SWAMP, player=2, to="graveyard")
    text = (
        "Choose a creature card name. Search target opponent's graveyard for all cards with that name and exile them."
    )
    play(game, text, game.player(2).graveyard[0])
    assert names(game, game.exile) == ["Bear", "Bear"]
