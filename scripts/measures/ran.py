"""Whether every word of the pool's cards has run in a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType

from measures.figure import Figure, at_most
from measures.games import Job, chunks, deck
from spellwright.actions.walking import within
from spellwright.cards.compiling import compiled
from spellwright.cards.decks import ready_decks
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.words.word import Word

CONTAINERS = frozenset(
    {"KeywordLine", "LevelLine", "SizeLine", "Mode", "NextAct", "NextClause", "NextPredicate", "Quoted", "Text", "Both"}
)
"""Words that only hold others, which are taken out as the card is compiled or carried out by the word around them."""
ROUNDS = 8
GAMES = 6
MOST_DECISIONS = 3000


def words_run(sample: bool) -> Iterator[Figure]:
    """Every word that a card of the pool says has run in a random game; a sample of games would say nothing."""
    if sample:
        return
    said: dict[str, set[str]] = {}
    for card in pool():
        for face in compiled(card).faces:
            for paragraph in face.paragraphs:
                for word in within(paragraph):
                    said.setdefault(type(word).__name__, set()).add(card.name)
    for name in ready_decks():
        deck(name)
    ran: set[str] = set(CONTAINERS)
    for round_ in range(ROUNDS):
        holding = {name for word, cards in said.items() if word not in ran for name in cards}
        numbers = [n for n, chunk in enumerate(chunks()) if any(card.name in holding for card in chunk)]
        jobs = [Job((f"pool {n}",) * 2, "random", 500 + 100 * round_ + seed) for n in numbers for seed in range(GAMES)]
        for found in spread(words_in_game, jobs):
            ran |= found
    never = {word: min(cards) for word, cards in said.items() if word not in ran}
    if never:
        print(f"  never ran: {', '.join(f'{word} ({card})' for word, card in sorted(never.items()))}")
    yield at_most(f"words of {len(said)} in the pool that never ran", len(never), 0)


def words_in_game(job: Job) -> frozenset[str]:
    """The names of the words of which some method ran in a game."""
    ran: set[type] = set()

    def notice(frame: FrameType, event: str, argument: object) -> None:
        if event == "call":
            code = frame.f_code
            if code.co_argcount and code.co_varnames[0] == "self":
                ran.add(type(frame.f_locals.get("self")))

    game = Game.start([deck(name) for name in job.decks], seed=job.seed)
    sys.setprofile(notice)
    try:
        play_out(game, [RandomPlayer(job.seed)], MOST_DECISIONS)
    finally:
        sys.setprofile(None)
    return frozenset(kind.__name__ for kind in ran if issubclass(kind, Word))
