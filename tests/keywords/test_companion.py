"""702.139. Companion: the condition on the starting deck, revealing it, and paying {3} for it once."""

from __future__ import annotations

import pytest
from tests.actions.build import card, creature, names, put, use
from tests.rules.table import decisions, run, turn_of

from spellwright.play.standards import standards
from spellwright.play.view import view
from spellwright.rules.actions_at_priority import Special
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.special_actions import take_special_action
from spellwright.rules.starting import Setup, set_up, start_the_game
from spellwright.state.card import Card
from spellwright.state.events.cards import Reveal
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

FOREST = card(type_line="Basic Land — Forest", name="Forest")
BEAR = creature(name="Bear", mana_cost="{1}{G}")
CAT = creature(name="Cat", subtype="Cat", mana_cost="{2}{G}")
ROCK = card("{T}: Add {C}.", "Artifact", "Rock", mana_cost="{3}")
EVEN = creature(
    "Companion — Your starting deck contains only cards with even mana values.", name="Even", mana_cost="{4}"
)


def beginning(deck: tuple[Card, ...], companion: Card, minimum: int = 60) -> Game:
    """A game that is about to begin with this deck and that card outside."""
    options = (("hand size", 0), ("minimum deck size", minimum))
    decks, sideboards = (deck, (FOREST,)), ((companion,), ())
    return set_up(Setup(decks, starting=1, options=options, standards=standards(), sideboards=sideboards))


def started(answer: object) -> Game:
    """A game with a companion that may be revealed; the answer is whether it is."""
    game = beginning((FOREST,) * 9, EVEN)
    run(start_the_game(game, 1), answer)
    return game


def fulfilled(condition: str, *deck: Card, minimum: int = 60) -> bool:
    """Whether the player is asked to reveal a companion with this condition."""
    game = beginning(deck, creature(f"Companion — {condition}", name="Friend"), minimum)
    return any(asked.rule == "103.2b" for asked in decisions(start_the_game(game, 1)))


@pytest.mark.parametrize(
    ("condition", "good", "bad"),
    [
        ("Your starting deck contains only cards with even mana values.", (FOREST, BEAR), (FOREST, CAT)),
        ("Your starting deck contains only cards with odd mana values and land cards.", (FOREST, CAT), (FOREST, BEAR)),
        ("Your starting deck contains only cards with mana value 3 or greater and land cards.", (FOREST, CAT), (BEAR,)),
        ("Each creature card in your starting deck is a Cat, Elemental, or Beast card.", (FOREST, CAT), (CAT, BEAR)),
        ("Each permanent card in your starting deck has mana value 2 or less.", (FOREST, BEAR), (CAT,)),
        ("Each permanent card in your starting deck has an activated ability.", (FOREST, ROCK), (ROCK, BEAR)),
        ("Each nonland card in your starting deck has a different name.", (FOREST, FOREST, BEAR, CAT), (BEAR, BEAR)),
        ("Each nonland card in your starting deck shares a card type.", (FOREST, BEAR, CAT), (BEAR, ROCK)),
    ],
)
def test_702_139a_the_starting_deck_fulfills_the_condition(
    condition: str, good: tuple[Card, ...], bad: tuple[Card, ...]
) -> None:
    assert fulfilled(condition, *good)
    assert not fulfilled(condition, *bad)


def test_702_139a_no_card_has_a_mana_symbol_twice() -> None:
    text = "No card in your starting deck has more than one of the same mana symbol in its mana cost."
    assert fulfilled(text, FOREST, BEAR, creature(name="Both", mana_cost="{2}{W}{G}"))
    assert not fulfilled(text, FOREST, creature(name="Twice", mana_cost="{G}{G}"))


def test_702_139a_the_deck_is_larger_than_it_must_be() -> None:
    text = "Your starting deck contains at least twenty cards more than the minimum deck size."
    assert fulfilled(text, *(FOREST,) * 80)
    assert not fulfilled(text, *(FOREST,) * 79)
    assert fulfilled(text, *(FOREST,) * 60, minimum=40)


def test_103_2b_a_companion_is_revealed_and_stays_outside_the_game() -> None:
    game = started(...)
    assert names(game, game.player(1).outside) == ["Even"]
    assert [shown["name"] for shown in view(game, 2)["players"][0]["outside"]] == ["Even"]
    entry = game.history
    rules = []
    while entry is not None:
        rules += [entry.rule] if isinstance(entry.event, Reveal) else []
        entry = entry.before
    assert rules == ["103.2b"]


def test_103_2b_nobody_has_to_reveal_a_companion() -> None:
    game = started(None)
    assert view(game, 2)["players"][0]["outside"] == []
    turn_of(game, 1, "precombat main")
    for _ in range(3):
        put(game, FOREST)
    assert not [action for action in legal_actions(game, 1) if isinstance(action, Special)]


def test_116_2g_the_companion_is_put_into_the_hand_once_for_three_mana() -> None:
    game = started(...)
    turn_of(game, 1, "precombat main")
    put(game, FOREST)
    put(game, FOREST)
    assert not [action for action in legal_actions(game, 1) if isinstance(action, Special)]
    put(game, FOREST)
    (special,) = (action for action in legal_actions(game, 1) if isinstance(action, Special))
    assert (special.action.name, special.action.rule) == ("companion", "116.2g")
    run(take_special_action(game, 1, special.action))
    assert names(game, game.player(1).hand) == ["Even"]
    assert [e.rule for e in game.this_turn() if isinstance(e.event, Move) and e.event.to == "hand"] == ["702.139a"]
    for _ in range(3):
        put(game, FOREST)
    assert not [action for action in legal_actions(game, 1) if isinstance(action, Special)]


@pytest.mark.parametrize(("player", "step"), [(1, "upkeep"), (2, "precombat main")])
def test_116_2g_only_during_a_main_phase_of_ones_own_turn(player: int, step: str) -> None:
    game = started(...)
    turn_of(game, player, step)
    for _ in range(3):
        put(game, FOREST)
    assert not [action for action in legal_actions(game, 1) if isinstance(action, Special)]


def test_601_2f_abilities_that_you_activate_cost_less_but_for_mana_abilities() -> None:
    game = started(None)
    turn_of(game, 1, "precombat main")
    text = (
        "Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce the mana in "
        "that cost to less than one mana."
    )
    put(game, card(text, "Enchantment"))
    source = put(game, card("{3}: You gain 1 life.", "Artifact"))
    put(game, FOREST)
    use(game, source)
    assert game.player(1).life == 21
