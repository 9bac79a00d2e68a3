"""606.3. Loyalty abilities in any turn or twice each turn; and all cards of a library but one exiled."""

from __future__ import annotations

import pytest
from tests.actions.build import card, give, happens, names, play, put, table, use
from tests.rules.table import turn_of

from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.legal_actions import legal_actions
from spellwright.state.card import Card
from spellwright.state.events.event import note_down
from spellwright.state.events.turns import Priority
from spellwright.state.events.zones import Move

WALKER = "Legendary Planeswalker — Teferi"
PLUS = "+1: You gain 1 life."


def walker(text: str = "") -> Card:
    return card("\n".join(filter(None, (text, PLUS))), WALKER, loyalty="3")


def test_any_time_that_an_instant_could_be_cast() -> None:
    game = table()
    patient = put(game, walker())
    quick = put(
        game, walker("You may activate loyalty abilities of ~ on any player's turn any time you could cast an instant.")
    )
    turn_of(game, 2, "upkeep")
    note_down(game, Priority(1))
    offered = [action.source for action in legal_actions(game, 1) if isinstance(action, Activate)]
    assert (patient in offered, quick in offered) == (False, True)


def test_twice_each_turn() -> None:
    game = table()
    put(
        game,
        card(
            "You may activate the loyalty abilities of planeswalkers you control twice each turn rather than only once.",
            "Enchantment",
        ),
    )
    teferi = put(game, walker())
    for left in (True, True, False):
        offered = [action.source for action in legal_actions(game, 1) if isinstance(action, Activate)]
        assert (teferi in offered) == left
        if left:
            use(game, teferi)


def test_all_but_the_bottom_card_of_a_library() -> None:
    game = table()
    give(game, *(card(name=name) for name in ("First", "Second", "Last")), player=2, to="library")
    bottom = names(game, game.player(2).library[:1])
    play(game, "Exile all but the bottom card of target player's library.", 2)
    assert names(game, game.player(2).library) == bottom


@pytest.mark.parametrize("entered_now", [True, False])
def test_any_time_in_the_turn_in_which_it_entered(entered_now: bool) -> None:
    game = table()
    text = "As long as ~ entered this turn, you may activate her loyalty abilities any time you could cast an instant."
    (empress,) = give(game, walker(text), to="graveyard")
    other = put(game, card(PLUS, WALKER, "Other", loyalty="3"))
    turn_of(game, 2, "upkeep")
    happens(game, Move(empress, "battlefield"))
    if not entered_now:
        turn_of(game, 2, "upkeep")
    note_down(game, Priority(1))
    offered = [action.source for action in legal_actions(game, 1) if isinstance(action, Activate)]
    assert (game.battlefield[-1] in offered, other in offered) == (entered_now, False)


def test_still_only_once_in_that_turn() -> None:
    game = table()
    text = "As long as ~ entered this turn, you may activate her loyalty abilities any time you could cast an instant."
    (empress,) = give(game, walker(text), to="graveyard")
    happens(game, Move(empress, "battlefield"))
    use(game, game.battlefield[-1])
    note_down(game, Priority(1))
    assert not [action for action in legal_actions(game, 1) if isinstance(action, Activate)]
