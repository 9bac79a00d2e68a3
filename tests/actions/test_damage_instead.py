"""Damage prevented, redirected, changed, and what comes of it (614.9, 615)."""

from __future__ import annotations

from tests.actions.build import card, creature, happens, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.damage import damage_event
from spellwright.rules.durations import end_at_turn_of
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")
GIANT = creature(name="Giant", size="5/5")


def life(game: Game, player: int = 1) -> int:
    return game.player(player).life


def hurt(game: Game, source: Id, victim: Id, amount: int = 3, *, combat: bool = False) -> None:
    happens(game, damage_event(game, source, victim, amount, combat=combat))


def test_a_source_of_your_choice_is_chosen_as_the_effect_begins() -> None:
    game = table()
    one, other = put(game, BEAR, 2), put(game, BEAR, 2)
    play(game, "Prevent all damage that would be dealt to you this turn by a source of your choice.", one)
    hurt(game, one, 1)
    hurt(game, one, 1)
    assert life(game) == 20
    hurt(game, other, 1)
    assert life(game) == 17


def test_the_next_time_alone() -> None:
    game = table()
    one = put(game, BEAR, 2)
    put(game, BEAR, 2)
    play(game, "The next time a source of your choice would deal damage to you this turn, prevent that damage.", one)
    hurt(game, one, 1)
    assert life(game) == 20
    hurt(game, one, 1)
    assert life(game) == 17


def test_life_for_what_a_shield_prevented() -> None:
    game = table()
    bear, giant = put(game, BEAR, 2), put(game, GIANT)
    text = "Prevent the next 4 damage that would be dealt to target creature this turn. "
    play(game, text + "You gain life equal to the damage prevented this way.", giant)
    assert life(game) == 20
    hurt(game, bear, giant)
    assert life(game) == 23 and game[giant].damage == 0
    hurt(game, bear, giant)
    assert life(game) == 24 and game[giant].damage == 2


def test_damage_for_what_was_prevented() -> None:
    game = table()
    giant, other = put(game, GIANT, 2), put(game, BEAR, 2)
    text = (
        "Prevent all damage that would be dealt to you this turn. "
        "If damage is prevented this way, ~ deals that much damage to target creature."
    )
    play(game, text, other)
    hurt(game, giant, 1, 1)
    assert life(game) == 20 and game[other].damage == 1


def test_counters_for_what_an_ability_prevents() -> None:
    game = table()
    text = "If damage would be dealt to ~, prevent that damage. Put a -1/-1 counter on ~ for each 1 damage prevented this way."
    giant = put(game, creature(text, size="5/5"))
    hurt(game, put(game, BEAR, 2), giant, 2)
    assert game[giant].damage == 0 and game[giant].counters == (("-1/-1", 2),)


def test_damage_is_dealt_to_another_instead() -> None:
    game = table()
    pariah = put(game, creature("All damage that would be dealt to you is dealt to ~ instead.", size="0/9"))
    hurt(game, put(game, BEAR, 2), 1)
    assert life(game) == 20 and game[pariah].damage == 3


def test_nothing_is_redirected_to_what_has_left() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "All damage that would be dealt to you this turn is dealt to target creature you control instead.")
    happens(game, Move(bear, "hand"))
    hurt(game, put(game, GIANT, 2), 1, 2)
    assert life(game) == 18


def test_the_next_so_much_damage_is_redirected() -> None:
    game = table()
    text = "{0}: The next 1 damage that would be dealt to ~ this turn is dealt to target creature you control instead."
    one, other = put(game, creature(text, size="2/5")), put(game, GIANT)
    use(game, one, other)
    use(game, one, other)
    happens(game, damage_event(game, put(game, BEAR, 2), one, 3), answers=(...,))
    assert (game[one].damage, game[other].damage) == (1, 2)


def test_the_next_time_it_goes_to_the_sources_controller() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    put(game, BEAR, 2)
    text = (
        "The next time a source of your choice would deal damage to you this turn, that damage is dealt to "
        "that source's controller instead."
    )
    play(game, text, bear)
    hurt(game, bear, 1)
    hurt(game, bear, 1, 1)
    assert (life(game, 1), life(game, 2)) == (19, 17)


def test_damage_that_cant_be_prevented() -> None:
    game = table()
    giant = put(game, GIANT, 2)
    play(game, "Prevent all damage that would be dealt this turn.", player=2)
    play(game, "~ deals 4 damage to target creature. The damage can't be prevented.")
    assert game[giant].damage == 4
    play(game, "~ deals 4 damage to target creature.")
    assert game[giant].damage == 4


def test_worship() -> None:
    game = table()
    text = "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead."
    put(game, card(text, "Enchantment"))
    bear = put(game, BEAR)
    hurt(game, put(game, GIANT, 2), 1, 30)
    assert life(game) == 1
    play(game, "Destroy target creature.", bear)
    hurt(game, put(game, GIANT, 2), 1, 1)
    assert life(game) == 0


def test_halved_and_lessened() -> None:
    game = table()
    text = "If a source would deal damage to you, it deals half that damage, rounded down, to you instead."
    put(game, card(text, "Enchantment"))
    hurt(game, put(game, GIANT, 2), 1, 5)
    assert life(game) == 18
    text = "If a source would deal damage to a creature you control, it deals that much damage minus 1 to that creature instead."
    put(game, card(text, "Enchantment"))
    giant = put(game, GIANT)
    hurt(game, put(game, GIANT, 2), giant, 3)
    hurt(game, put(game, GIANT, 2), giant, 1)
    assert game[giant].damage == 2


def test_what_was_dealt_damage_this_way_is_exiled() -> None:
    game = table()
    one, other = put(game, BEAR, 2), put(game, BEAR, 2)
    text = "~ deals 2 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead."
    play(game, text, one)
    happens(game)
    happens(game, Destroy(other))
    assert [game[one].became] == list(game.exile)
    assert [game[other].became] == list(game.player(2).graveyard)


def test_if_a_player_is_dealt_damage_this_way() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    text = "~ deals 1 damage to any target. If a player is dealt damage this way, you gain 2 life."
    play(game, text, bear)
    assert life(game) == 20
    play(game, text, 2)
    assert life(game) == 22


def test_you_and_your_creatures() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Prevent all damage that would be dealt to you and creatures you control this turn.")
    giant = put(game, GIANT, 2)
    for victim in (1, bear, giant):
        hurt(game, giant, victim, 1)
    assert (life(game), game[bear].damage, game[giant].damage) == (20, 0, 1)


def test_a_duration_said_first() -> None:
    game = table()
    play(game, "Until your next turn, prevent all damage that would be dealt to you.")
    giant = put(game, GIANT, 2)
    turn_of(game, 2)
    hurt(game, giant, 1)
    assert life(game) == 20
    run(end_at_turn_of(game, 1))
    hurt(game, giant, 1)
    assert life(game) == 17


def test_a_divided_shield() -> None:
    game = table()
    one, other = put(game, GIANT), put(game, GIANT)
    text = "Prevent the next 3 damage that would be dealt this turn to any number of targets, divided as you choose."
    play(game, text, one, other, None, 2)
    bear = put(game, BEAR, 2)
    for victim in (one, other):
        hurt(game, bear, victim)
    assert (game[one].damage, game[other].damage) == (1, 2)
