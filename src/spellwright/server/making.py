"""From what somebody asks for to a table: decks read with all their problems, the game begun; and a table from its lines."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from spellwright.cards.deck_problems import DeckError, DeckProblem
from spellwright.cards.decks import Deck, ready_decks
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.rules.planned_payment import SHOWN
from spellwright.server.noted import Given
from spellwright.server.replicas import feed
from spellwright.server.seats import PERSON, Seat
from spellwright.server.store import Entry
from spellwright.server.table import Table

MOST_CARDS = 1_000


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a table is to be: decks, names, the kind of player for each seat, and how games begin."""

    decks: tuple[Deck, ...]
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    hot_seat: bool
    begins: int
    seed: int
    best_of: int
    allow_declined: bool
    by_hand: bool


class DecksWrong(Exception):
    """Decks can't be played; `problems` has those of each player."""

    def __init__(self, problems: dict[int, list[dict[str, Any]]]) -> None:
        super().__init__("Decks can't be played.")
        self.problems = problems


def new_seed() -> int:
    """A seed that nobody guesses."""
    return secrets.randbits(60)


def problem_json(problem: DeckProblem) -> dict[str, Any]:
    """One thing wrong with a deck."""
    return {
        "line": problem.line,
        "text": problem.text,
        "message": problem.message,
        "nearest": list(problem.nearest),
        "declined": problem.message.startswith("the card is declined"),
    }


def check_deck(text: str, name: str) -> dict[str, Any]:
    """A deck list as it is understood, with everything that stands against playing it."""
    try:
        deck = Deck.parse(text, name)
    except DeckError as error:
        return {
            "name": name,
            "cards": [],
            "size": 0,
            "problems": [problem_json(problem) for problem in error.problems],
            "playable": False,
            "playable_anyway": False,
        }
    problems = [problem_json(problem) for problem in deck_problems(deck)]
    too_many = deck.size > MOST_CARDS
    if too_many:
        message = f"a deck has at most {MOST_CARDS} cards here"
        problems.append(problem_json(DeckProblem(0, "", message)))
    return {
        "name": deck.name,
        "cards": [{"count": e.count, "name": e.card.name, "line": e.line} for e in deck.main],
        "sideboard": [{"count": e.count, "name": e.card.name, "line": e.line} for e in deck.sideboard],
        "size": deck.size,
        "problems": problems,
        "playable": not problems,
        "playable_anyway": not too_many,
    }


def deck_problems(deck: Deck) -> tuple[DeckProblem, ...]:
    """The cards of a deck that aren't understood as a whole."""
    try:
        cards_of(deck)
    except DeckError as error:
        return error.problems
    return ()


def read_deck(ready: str | None, text: str | None, name: str | None) -> Deck:
    """A ready deck by its name, or one from a list.

    Raises:
        DeckError: there is no such deck, or the list has problems.
    """
    if ready is not None:
        if ready not in ready_decks():
            raise DeckError(ready, [DeckProblem(0, "", f'there is no ready deck called "{ready}"')])
        return Deck.load(ready)
    deck = Deck.parse(text or "", name or "Deck")
    if deck.size > MOST_CARDS:
        raise DeckError(deck.name, [DeckProblem(0, "", f"a deck has at most {MOST_CARDS} cards here")])
    return deck


def new_table(id: str, wanted: Wanted) -> tuple[Table, list[Entry]]:
    """A table with its first game begun, and the lines to keep.

    Raises:
        DecksWrong: decks have declined cards, and that wasn't allowed.
    """
    if not wanted.allow_declined:
        found = {n: deck_problems(deck) for n, deck in enumerate(wanted.decks, 1)}
        if any(found.values()):
            raise DecksWrong({n: [problem_json(p) for p in each] for n, each in found.items()})
    people = "".join(str(n) for n, kind in enumerate(wanted.kinds, 1) if kind == PERSON)
    game = Game.start(
        wanted.decks,
        seed=wanted.seed,
        names=wanted.names,
        starting=wanted.begins,
        options=((SHOWN, people),),
        by_hand=wanted.by_hand,
        allow_declined=wanted.allow_declined,
    )
    pairs = zip(wanted.names, wanted.kinds, strict=True)
    seats = tuple(Seat(n, name, kind) for n, (name, kind) in enumerate(pairs, 1))
    table = Table(id, seats, wanted.best_of, game, game.record(), hot_seat=wanted.hot_seat)
    first = Entry("game", {"setup": table.setup, "number": 1, "won": []})
    return table, [first, *table.settle()]


def about_table(table: Table) -> dict[str, Any]:
    """What is kept of a table itself."""
    return {
        "names": [seat.name for seat in table.seats],
        "kinds": [seat.kind for seat in table.seats],
        "best_of": table.best_of,
        "hot_seat": table.hot_seat,
    }


def table_again(id: str, about: dict[str, Any], entries: list[Entry]) -> Table:
    """A table as its lines tell it; everybody is stopped at the decision that is open."""
    pairs = zip(about["names"], about["kinds"], strict=True)
    seats = tuple(Seat(n, name, kind) for n, (name, kind) in enumerate(pairs, 1))
    setup: dict[str, Any] = {}
    given: list[Given] = []
    serial, taken_back = -1, False
    for entry in entries:
        if entry.kind == "game":
            setup, given, taken_back = entry.value, [], False
            serial += 1
        elif entry.kind == "answer":
            index, auto, player = entry.value
            given.append(Given(index, bool(auto), player))
            serial += 1
        elif entry.kind == "undo":
            del given[entry.value :]
            serial, taken_back = serial + 1, True
        elif entry.kind == "settings":
            player, settings = entry.value
            seats[player - 1].settings.change(settings)
    game = Game.replay(setup["setup"])
    for each in given:
        feed(game, each.index)
    won = [tuple(winners) for winners in setup["won"]]
    table = Table(id, seats, about["best_of"], game, setup["setup"], setup["number"], given, serial=serial, won=won)
    table.hot_seat, table.taken_back = about["hot_seat"], taken_back
    for seat in seats:
        seat.held_at = len(given) if seat.kind == PERSON else -1
    return table
