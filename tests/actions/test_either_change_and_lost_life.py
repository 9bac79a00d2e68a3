"""One of two changes, life lost one by one, tokens that attack, and where a card goes that an opponent makes one discard."""

from __future__ import annotations

import pytest
from tests.actions.build import creature, events, give, happens, play, put, run, table, use

from spellwright.rules.asking import characteristics
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.cards import Discard
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.event import record
from spellwright.state.events.turns import BeginStep

SMITER = (
    "If a spell or ability an opponent controls causes you to discard ~, "
    "put it onto the battlefield instead of putting it into your graveyard."
)
RAID = "Each opponent discards a card."


@pytest.mark.parametrize(("chosen", "size"), [("+1/-1", (3, 1)), ("-1/+1", (1, 3))])
def test_608_2d_one_of_two_changes_is_chosen_as_the_effect_begins(chosen: str, size: tuple[int, int]) -> None:
    game = table()
    shifter = put(game, creature("{0}: ~ gets +1/-1 or -1/+1 until end of turn."))
    use(game, shifter, chosen)
    values = characteristics(game, shifter)
    assert (values.power, values.toughness) == size


def test_119_3_life_that_opponents_have_lost_counts_one_by_one() -> None:
    game = table()
    happens(game, LoseLife(2, 3), LoseLife(1, 4))
    play(game, "You gain 2 life for each 1 life your opponents have lost this turn.")
    assert game.player(1).life == 20 - 4 + 6


def test_119_3_a_player_loses_the_life_they_lost_before_once_more() -> None:
    game = table()
    happens(game, LoseLife(2, 3))
    play(game, "Each opponent loses life equal to the life they lost this turn.")
    assert game.player(2).life == 14


def test_508_4_a_token_copies_another_attacker_and_attacks() -> None:
    game = table()
    record(game, BeginStep("declare attackers", 1))
    text = "When ~ attacks, create a token that's a copy of another target attacking creature and that's tapped and attacking."
    rider, mate = put(game, creature(text, name="Rider")), put(game, creature(name="Mate"))
    happens(game, Attack(mate, 2), Attack(rider, 2))
    token = game.battlefield[-1]
    assert characteristics(game, token).name == "Mate" and game[token].tapped and game[token].attacking == 2


def test_614_1a_what_an_opponent_has_you_discard_goes_to_the_battlefield_and_is_discarded() -> None:
    game = table()
    (smiter,) = give(game, creature(SMITER), player=2)
    play(game, RAID)
    assert game[game[smiter].became].zone == "battlefield" and events(game, Discard)


def test_603_2_a_discarded_card_returns_if_an_opponent_caused_it() -> None:
    game = table()
    text = "When a spell or ability an opponent controls causes you to discard ~, return it to your hand."
    (beast,) = give(game, creature(text), player=2)
    play(game, RAID)
    run(settle(game))
    run(resolve_top(game))
    assert len(game.player(2).hand) == 1 and game[game.player(2).hand[0]].owner == 2 and game[beast].zone != "hand"


def test_614_1a_what_one_has_oneself_discard_goes_to_the_graveyard() -> None:
    game = table()
    (smiter,) = give(game, creature(SMITER), player=2)
    play(game, "Each player discards a card.", player=2)
    assert game[game[smiter].became].zone == "graveyard"
