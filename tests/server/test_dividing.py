"""Divisions are told and answered as a whole (601.2d, 510.1c, 702.19b), by the game's own choices one after the other."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from fastapi.testclient import TestClient
from tests.server.tables import new_game, seat

from spellwright.cards.decks import Deck
from spellwright.play.game import Game
from spellwright.rules.actions_at_priority import CastSpell, PlayLand
from spellwright.server.dividing import division_of, unasked
from spellwright.server.plans import Pick, try_plan
from spellwright.words.procedure import NOBODY, Sharing

ELVES = "24 Forest\n36 Llanowar Elves"
ARCS = "30 Mountain\n30 Arc Lightning"
HELLSPARKS = "30 Mountain\n30 Hellspark Elemental"


def wanted(game: Game, elves: int) -> int:
    """Player 2 builds up elves and blocks with all; player 1 attacks the player, or divides, once there are so many."""
    decision = game.decision
    assert decision is not None
    there = sum(game.state[id].copiable.name == "Llanowar Elves" for id in game.state.battlefield)
    match decision.kind:
        case "priority":
            for index, option in enumerate(decision.options):
                ready = decision.player == 2 or there >= elves
                if isinstance(option, PlayLand) or (isinstance(option, CastSpell) and ready):
                    return index
        case "attack":
            return len(decision.options) - 1 if decision.player == 1 else decision.options.index(NOBODY)
        case "target" if decision.player == 1:
            kinds = [before.kind for before, _ in islice(game.given(), 2)]
            if kinds == ["target", "target"] and None in decision.options:
                return decision.options.index(None)
            return next((i for i, option in enumerate(decision.options) if option and option > 9), 0)
        case "block":
            blocks = [option for before, option in islice(game.given(), elves) if before.kind == "block" and option]
            return decision.options.index(NOBODY) if len(blocks) >= elves else len(decision.options) - 1
    return 0


def until_divided(deck: str, elves: int) -> Game:
    """A game in which player 1 is asked the first share of a division."""
    game = Game.start([Deck.parse(deck, "one"), Deck.parse(ELVES, "two")], seed=7, starting=1)
    while (decision := game.decision) is not None and decision.sharing is None:
        game.answer(wanted(game, elves))
    return game


def plan(game: Game, *shares: int) -> tuple[Any, list[int]]:
    """A division into these shares, the last one going to whom the rest may go; and the recipients."""
    division = division_of(game)
    assert division is not None
    ids = [each["id"] for each in division["among"]] + [division["rest_to"]]
    return try_plan(game, tuple(Pick(id, n) for id, n in zip(ids, shares, strict=False)), 0), ids


def test_a_division_among_targets_is_told_with_all_its_recipients() -> None:
    game = until_divided(ARCS, 3)
    division = division_of(game)
    assert division is not None
    assert (division["amount"], division["rest_to"]) == (3, NOBODY)
    assert [each["text"] for each in division["among"]] == ["Llanowar Elves"] * len(division["among"])
    assert {each["least"] for each in division["among"]} == {1}


@pytest.mark.parametrize(("shares", "goes"), [((2, 1), True), ((1, 2), True), ((1, 1), False), ((3, 0), False)])
def test_all_shares_among_targets_are_answered_at_once(shares: tuple[int, ...], goes: bool) -> None:
    game = until_divided(ARCS, 2)
    found, _ = plan(game, *shares)
    assert (not found.problems) == goes
    if goes:
        for index in found.indexes:
            game.answer(index)
        dealt = [line.text for line in game.log() if line.text.startswith("Arc Lightning deals")]
        assert [int(text.split()[3]) for text in dealt] == list(shares)


@pytest.mark.parametrize(
    ("shares", "rule"),
    [
        ((1, 1, 1), ""),
        ((3, 0, 0), ""),
        ((2, 1, 0), ""),
        ((0, 2, 1), "702.19b"),
        ((0, 0, 3), "702.19b"),
        ((1, 1, 0), "510.1c"),
    ],
)
def test_trample_is_divided_with_the_rest_to_the_player(shares: tuple[int, ...], rule: str) -> None:
    found, ids = plan(until_divided(HELLSPARKS, 2), *shares)
    assert ids[-1] == 2
    assert [problem["rule"] for problem in found.problems][:1] == ([rule] if rule else [])


def test_lethal_damage_is_told() -> None:
    division = division_of(until_divided(HELLSPARKS, 2))
    assert division is not None
    assert [each["lethal"] for each in division["among"]] == [1, 1]


def test_a_share_that_was_chosen_alone_is_told_and_counts() -> None:
    game = until_divided(HELLSPARKS, 3)
    game.answer(1)
    division = division_of(game)
    assert division is not None
    assert [each["given"] for each in division["among"]] == [1, None, None]
    assert not plan(game, 1, 1, 1)[0].problems
    assert plan(game, 2, 1, 0)[0].problems


@pytest.mark.parametrize(
    ("received", "rest"), [({10: 3}, {11: 0, 2: 0}), ({10: 1}, {11: 2, 2: 0}), ({10: 1, 11: 1}, {2: 1})]
)
def test_what_isnt_asked_is_what_is_left(received: dict[int, int], rest: dict[int, int]) -> None:
    assert unasked(Sharing(3, (10, 11), rest_to=2), received) == rest


def test_a_division_over_the_socket_is_taken_back_as_one(client: TestClient) -> None:
    made = new_game(client, ARCS, ELVES, opponent="both", begins=1)
    with seat(client, made["seats"][0]["token"]) as you:
        while you.decision["division"] is None:
            there = sum(o["name"] == "Llanowar Elves" for o in you.state["view"]["battlefield"])
            kinds = ["play", "cast"] if you.state["you"] == 2 or there > 1 else ["play"]
            if you.decision["kind"] == "target" and you.state["you"] == 1:
                kinds = ["object"] if len((you.decision["run"] or {"chosen": []})["chosen"]) < 2 else ["enough"]
            useful = [o["index"] for kind in kinds for o in you.decision["options"] if o["kind"] == kind]
            you.answer(useful[0] if useful else 0)
        decision = you.decision
        among = [each["id"] for each in decision["division"]["among"]]
        shares = [3 - len(among) + 1] + [1] * (len(among) - 1)
        picks = [{"about": id, "id": share} for id, share in zip(among, shares, strict=True)]
        assert you.ask("plan", t="plan", decision=decision["number"], picks=picks)["ok"]
        assert not you.ask("plan", t="plan", decision=decision["number"], picks=[{**picks[0], "id": 9}])["ok"]
        you.ask("state", t="plan", decision=decision["number"], picks=picks, commit=True)
        assert you.decision["division"] is None
        you.ask("state", t="undo")
        assert you.decision["division"] == decision["division"]
