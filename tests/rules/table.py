"""A table to test rules on: cards made of a line, permanents that are just there, procedures run with given answers."""

from __future__ import annotations

from typing import Any

from spellwright.rules.hooks import Hooks
from spellwright.rules.steps import TURN
from spellwright.rules.turn import next_step
from spellwright.state.card import Card
from spellwright.state.events.event import Event, note_down, record
from spellwright.state.events.starting import BringDeck
from spellwright.state.events.turns import BeginStep, BeginTurn, Priority, SetAgenda
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Choose, Id, Procedure, T


def card(
    name: str = "Bear",
    types: str = "creature",
    power: int | None = None,
    toughness: int | None = None,
    *abilities: Hooks,
    subtypes: str = "",
    supertypes: str = "",
) -> Card:
    """A card of one face; a creature is 2/2 unless it is said otherwise."""
    if types == "creature" and power is None:
        power, toughness = 2, 2
    values = Characteristics(
        name,
        None,
        0,
        frozenset(supertypes.split()),
        frozenset(types.split()),
        frozenset(subtypes.split()),
        abilities,
        power,
        toughness,
    )
    return Card(name, "normal", (values,), values)


BEAR = card()


def table(players: int = 2, step: str = "precombat main") -> Game:
    """A game in the middle of its first turn, that of player 1, in a step; everyone has ten cards in the library."""
    game = Game(players, seed=1)
    for player in range(1, players + 1):
        note_down(game, BringDeck(player, (BEAR,) * 10))
    turn_of(game, 1, step)
    return game


def turn_of(game: Game, player: Id, step: str = "") -> None:
    """It's a new turn of a player, in this step."""
    record(game, BeginTurn(player, TURN))
    if step:
        at = TURN.index(step)
        note_down(game, SetAgenda(TURN[at + 1 :]))
        record(game, BeginStep(step, player))
        note_down(game, Priority(player))


def put(game: Game, what: Card, controller: Id = 1, owner: Id = 0, to: str = "battlefield", **how: Any) -> Id:
    """Put a new card somewhere."""
    owner = owner or controller
    note_down(game, BringDeck(owner, (what,)))
    return record(game, Move(game.player(owner).library[-1], to, controller=controller, **how)).new


def run(procedure: Procedure[T], *answers: Any) -> T:
    """Run a procedure with these answers; each is an option (`...` the first one), and all are used up."""
    left = list(answers)
    try:
        asked = next(procedure)
        while True:
            assert left, f"no answer left for {asked}"
            wanted = left.pop(0)
            assert wanted is ... or wanted in asked.options, f"{wanted!r} is none of {asked.options} ({asked.why})"
            answer = asked.options[0 if wanted is ... else asked.options.index(wanted)]
            asked = procedure.send(answer)
    except StopIteration as end:
        assert not left, f"never asked: {left}"
        result: T = end.value
        return result


def go_on(game: Game, *answers: Any) -> None:
    """Go on to the next step in which a player has priority, in the next turn if need be."""
    run(next_step(game), *answers)
    if not game.priority and not game.over:
        run(next_step(game))


def decisions(procedure: Procedure[Any], *answers: Any) -> list[Choose]:
    """The decisions that a procedure asks when answered so, the last of them unanswered."""
    asked: list[Choose] = []
    left = list(answers)
    try:
        asked.append(next(procedure))
        while left:
            asked.append(procedure.send(left.pop(0)))
    except StopIteration:
        pass
    return asked


def happened(game: Game, kind: type[Event]) -> list[Any]:
    """The events of a kind that have happened, oldest first."""
    found = []
    entry = game.history
    while entry is not None:
        if isinstance(entry.event, kind):
            found.append(entry.event)
        entry = entry.before
    return found[::-1]
