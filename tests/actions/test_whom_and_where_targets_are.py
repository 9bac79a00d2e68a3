"""Whom texts speak of: "that player" and "defending player" as a spell is cast, both of two cards, what left, what was kicked."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, play, put, table
from tests.rules.table import turn_of

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.state.events.damage import Damage
from spellwright.state.events.permanents import Attach, Destroy, PutCounters
from spellwright.state.events.turns import BeginStep

BOTH = "Return target creature card and up to one target land card from your graveyard to your hand."
THEIRS = "Cast this spell only during an opponent's turn.\nTap target creature that player controls."
DEFENDED = "Cast this spell only during combat.\nDestroy target creature defending player controls."


def test_what_a_zone_at_the_end_says_is_said_of_both_target_cards() -> None:
    game = table()
    (dead,) = give(game, creature(name="Bear"), to="graveyard")
    put(game, creature(name="Bear"))
    play(game, BOTH)
    assert battlefield(game) == ["Bear"] and game[dead].zone == "gone" and len(game.player(1).hand) == 1


def test_a_creature_on_the_battlefield_is_no_target_of_such_a_phrase() -> None:
    game = table()
    put(game, creature(name="Bear"))
    with pytest.raises(AssertionError, match="can't be cast"):
        play(game, BOTH)


def test_that_player_is_whose_turn_the_spell_asks_for() -> None:
    game = table()
    mine, theirs = put(game, creature()), put(game, creature(), 2)
    turn_of(game, 2, "precombat main")
    play(game, THEIRS)  # there is one such creature
    assert game[theirs].tapped and not game[mine].tapped


@pytest.mark.parametrize(("player", "caster"), [(1, 1), (1, 2)])
def test_the_defending_player_of_a_spell_is_the_nonactive_player(player: int, caster: int) -> None:
    game = table()
    put(game, creature(name="Attacker"))
    put(game, creature(name="Defender"), 2)
    turn_of(game, player, "declare attackers")
    play(game, card(DEFENDED), player=caster)
    assert battlefield(game) == ["Attacker"]


def test_what_has_left_was_equipped_if_something_was_attached_to_it_then() -> None:
    game = table()
    put(game, creature("Whenever another creature you control dies, if it was enchanted or equipped, draw a card."))
    give(game, creature(), to="library")
    bear, sword = put(game, creature()), put(game, card("Equip {1}", "Artifact — Equipment"))
    happens(game, Destroy(put(game, creature())))
    assert not game.player(1).hand
    happens(game, Attach(sword, bear))
    happens(game, Destroy(bear))
    assert len(game.player(1).hand) == 1


def test_it_was_kicked_speaks_of_the_spell_not_of_each_creature() -> None:
    text = (
        "Kicker {0}\n~ deals 1 damage to each creature. If it was kicked, it deals 2 damage to each creature instead."
    )
    game = table()
    put(game, creature(name="Bear"))
    play(game, text.replace("~", "Card"), "kicker {0}")
    assert [damage.amount for damage in events(game, Damage)] == [2]


@pytest.mark.parametrize(("cards", "life"), [(1, 21), (0, 18)])
def test_otherwise_after_if_you_do_is_what_happens_if_it_was_not_done(cards: int, life: int) -> None:
    game = table()
    give(game, *(creature(),) * cards, to="graveyard")
    play(game, "Exile a creature card from your graveyard. If you do, you gain 1 life. Otherwise, you lose 2 life.")
    assert game.player(1).life == life


def test_it_is_the_creature_whose_counters_a_state_trigger_waits_for() -> None:
    text = "Whenever a creature has four or more fuse counters on it, remove all fuse counters from it and destroy it."
    game = table()
    put(game, creature(text))
    put(game, creature(name="Bear"))
    happens(game, PutCounters(put(game, creature(name="Victim")), "fuse", 4, 1))
    assert battlefield(game) == ["Creature", "Bear"]


def test_what_a_delayed_trigger_waits_for_can_happen_to_a_target_of_the_spell() -> None:
    game = table()
    bear, other = put(game, creature(name="Bear")), put(game, creature(name="Other"))
    play(game, "When target creature dies this turn, return that card to the battlefield.", bear)
    happens(game, Destroy(other))
    assert battlefield(game) == ["Bear"]
    happens(game, Destroy(bear))
    assert battlefield(game) == ["Bear"] and game[bear].zone == "gone"


def test_a_name_in_an_ability_that_a_token_has_is_that_of_what_gave_it() -> None:
    text = (
        'When Creature dies, create a 0/1 red Elemental creature token with "At the beginning of your upkeep, return target '
        'card named Creature from your graveyard to the battlefield."'
    )
    game = table()
    happens(game, Destroy(put(game, creature(text))))
    happens(game, BeginStep("upkeep", 1))
    assert battlefield(game) == ["Elemental Token", "Creature"]


@pytest.mark.parametrize(
    "text",
    [
        "For each card, put that card into your graveyard unless you pay 2 life.",
        "As an additional cost to cast this spell, sacrifice a creature. When you do, copy this spell.",
    ],
    ids=["cards of no zone", "when you do of a cost"],
)
def test_what_would_come_to_nothing_is_declined(text: str) -> None:
    assert compile_card("Card", "normal", [FaceText("Card", type_line="Instant", oracle_text=text)]).unread
