"""What a worker process does: it keeps copies of games, thinks for the computer, explains, and looks back.

A copy is told the answers; it plays on from those that it had, so that a thought costs no replay of the game.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any

from spellwright.cards.decks import Deck, ready_decks
from spellwright.oracle.memory import spare_collections
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.play.option_text import option_text
from spellwright.play.players.kinds import KINDS, MOST_SEATS
from spellwright.play.records import read_record
from spellwright.play.telling.lines import line
from spellwright.play.telling.naming import Names
from spellwright.play.why import entry_of
from spellwright.server.questions import inspected
from spellwright.server.seeing import SPECTATOR, faces_for, faces_in, log_since, seen
from spellwright.words.procedure import NOBODY, Id

MOST_GAMES = 64
_games: OrderedDict[str, tuple[str, Game, list[int]]] = OrderedDict()
"""Under each key the set-up, the game, and the answers that it was given."""


def start_worker(warm: bool) -> None:
    """Be a good worker: less urgent than the server, and gone when the server is gone, however it went."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()
    if warm:
        read_ready_decks()
    spare_collections()


def read_ready_decks() -> None:
    """Read the ready decks, so that the first game needn't wait for the grammar."""
    for name in ready_decks():
        cards_of(Deck.load(name), allow_declined=True)


def _leave_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def ready() -> None:
    """Nothing: whoever has done this is a worker that has started."""


def feed(game: Game, index: int) -> None:
    """Give a game an answer; a negative one means that the player of that number concedes."""
    if index < 0:
        game.concede(-index)
    else:
        game.answer(index)


def game_after(key: str, setup: str, answers: Sequence[int]) -> Game:
    """The game of a set-up after these answers, from the copy kept under a key as far as that agrees."""
    kept = _games.pop(key, None)
    game, given = (kept[1], kept[2]) if kept is not None and kept[0] == setup else (Game.replay(setup), [])
    while given != list(answers[: len(given)]):
        game.undo()
        given.pop()
    for index in answers[len(given) :]:
        feed(game, index)
        given.append(index)
    _games[key] = (setup, game, given)
    while len(_games) > MOST_GAMES:
        _games.popitem(last=False)
    return game


def decide(key: str, setup: str, answers: Sequence[int], kind: str) -> int:
    """What a computer player of that kind answers now."""
    game = game_after(key, setup, answers)
    decision = game.decision
    if decision is None:
        raise ValueError("nothing is asked")
    seed = game.setup.seed * MOST_SEATS + decision.decider
    return KINDS[kind](seed).decide(game.fork(), decision)


def why(
    key: str, setup: str, answers: Sequence[int], number: int, viewer: Id, everything: bool = False
) -> dict[str, Any] | None:
    """Why an event happened, as far as a viewer may know; None where nothing of that number is told to them."""
    game = game_after(key, setup, answers)
    viewer = NOBODY if everything else viewer or SPECTATOR
    try:
        if not line(Names(game.state, viewer), entry_of(game.state, number)):
            return None
        found = game.why(number, viewer)
    except LookupError:
        return None
    return {
        "n": number,
        "text": found.text,
        "rule": found.rule,
        "heading": found.heading,
        "source": found.source,
        "applied": list(found.applied),
        "could_not": list(found.could_not),
    }


def look(key: str, setup: str, answers: Sequence[int], viewer: Id, everything: bool) -> dict[str, Any]:
    """The game after these answers as it is shown to someone who steps through it."""
    game = game_after(f"{key} at", setup, answers)
    told = ""
    before = next(game.given(), None)
    if before is not None:
        decision, option = before
        asked = game.state.player(decision.player).name or f"Player {decision.player}"
        theirs = everything or decision.decider == viewer
        told = f"{asked}: {option_text(game.state, decision, option)}" if theirs else asked
    view = seen(game.state, viewer, everything)
    decided = game.decision
    return {
        "answers": len(answers),
        "you": viewer,
        "view": view,
        "faces": faces_for(faces_in(view), set()),
        "log": log_since(game.state, viewer, everything=everything),
        "told": told,
        "waiting": {"for": decided.player if decided else 0, "what": decided.kind if decided and everything else ""},
        "hash": game.hash() if everything else "",
    }


def inspect(
    key: str, setup: str, answers: Sequence[int], object: Id, viewer: Id, everything: bool
) -> dict[str, Any] | None:
    """What an object was after these answers; None where the viewer saw none."""
    return inspected(game_after(f"{key} at", setup, answers).state, viewer, object, everything=everything)


def check_record(text: str) -> tuple[str, list[int], list[str]]:
    """A record played through: its set-up alone, its answers, and the players' names.

    Raises:
        BadRecord: it is none, or doesn't play.
        LookupError: a card isn't known.
    """
    game = Game.replay(text)
    answers = [answer.index for answer in read_record(text).answers]
    names = [p.name or f"Player {p.id}" for p in game.state.players]
    return Game(game.setup).record(), answers, names
