"""Whether every word of the pool's cards has run in a game or a trial, and every act of each card has been done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, wraps
from types import FunctionType
from typing import Any

from measures.figure import Figure, at_most
from measures.games import chunks, deck
from measures.trials import kind, try_card
from spellwright.actions.walking import within
from spellwright.cards.compiling import compiled
from spellwright.cards.decks import ready_decks
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.lab.trials.sandbox import permanents, spells
from spellwright.lab.trials.tracing import BASES, meanings
from spellwright.lab.trials.trial import DOING, SEEDS
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.words.word import Word

LOOKED_FOR = frozenset({"AsLong", "BeRegenerated"})
"""Words that the word around them looks for and carries out: a static clause its condition (611.3a), what destroys
whether that can be regenerated (608.2c)."""
ROUNDS = 8
GAMES = 6
MOST_DECISIONS = 3000

ABOUNDING = 4
"""So many times as often as others a card is in a deck whose words are waited for."""

Place = tuple[str, int]
"""A card of the pool, and which of its words."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game with a deck of some cards of the pool, one of which may be in it more often."""

    chunk: int
    abounds: str
    seed: int


@dataclass(frozen=True, slots=True)
class Ran:
    """What ran in a game or a trial: kinds of words, and acts, conditions and events of cards; what a trial raised."""

    kinds: frozenset[str]
    places: frozenset[Place]
    error: str = ""


def words_run(sample: bool) -> Iterator[Figure]:
    """Every kind of word in the pool has run in a random game or a trial, and every act, event and condition of a card."""
    if sample:
        return  # a sample of games would say nothing
    places = acts()
    said = {type(word).__name__ for words in words_of_cards().values() for word in words if acts_itself(word)}
    for name in ready_decks():
        deck(name)
    permanents(), spells()  # built before the processes are forked
    kinds, left, errors = set(said), set(places), list[str]()
    for round_ in range(ROUNDS):
        cards = sorted({name for name, _ in left} | holding(kinds))
        for found in one_round(round_, cards):
            kinds -= found.kinds
            left -= found.places
            errors += [found.error] if found.error else []
        print(f"  round {round_ + 1}: {len(cards)} cards; {len(kinds)} words and {len(left)} acts are left", flush=True)
        if not kinds and not left:
            break
    show("raised in its trial", errors)
    show("never ran", sorted({f"{type(places[place]).__name__} ({place[0]})" for place in left}))
    show("never ran", sorted(f"{name} ({min(holding({name}))})" for name in kinds))
    yield at_most(f"trials of {len(words_of_cards())} cards of the pool that raise", len(errors), 0)
    yield at_most(f"words of {len(said)} in the pool that never ran", len(kinds), 0)
    yield at_most(f"acts of {len(places)} in the pool's cards that never ran", len(left), 0)


def one_round(round_: int, cards: Sequence[str]) -> Iterable[Ran]:
    """Play games with decks that have these cards; the second round is their trials, in those after it they abound."""
    if round_ == 1:
        return spread(in_a_trial, cards, chunk=2)
    numbers = [n for n, chunk in enumerate(chunks()) if any(card.name in cards for card in chunk)]
    abounding = [card.name for n in numbers for card in chunks()[n] if card.name in cards] if round_ else [""]
    jobs = [
        Played(n, name, 500 + 100 * round_ + seed)
        for n in numbers
        for name in abounding
        if not name or any(card.name == name for card in chunks()[n])
        for seed in range(GAMES)
    ]
    return spread(in_a_game, jobs)


@cache
def words_of_cards() -> dict[str, tuple[Word, ...]]:
    """The words of each card of the pool, in the order of its text."""
    return {
        card.name: tuple(word for face in compiled(card).faces for each in face.paragraphs for word in within(each))
        for card in pool()
    }


@cache
def acts() -> dict[Place, Word]:
    """The words of the cards that are done, hold, trigger, happen or are asked, where they have a meaning themselves."""
    return {
        (name, number): word
        for name, words in words_of_cards().items()
        for number, word in enumerate(words)
        if isinstance(word, DOING) and acts_itself(word) and meanings(type(word))
    }


def acts_itself(word: Word) -> bool:
    """Whether a word has a meaning of its own: others only hold what is carried out, or are read by the word around."""
    kind = type(word)
    return kind.__name__ not in LOOKED_FOR and bool(meanings(kind) or becomes(word))


def becomes(word: Word) -> list[Word]:
    """The words of the abilities that stand for a clause, if it always holds."""
    static = getattr(word, "static", None)
    made = () if static is None else static(on_spell=False) or static(on_spell=True) or ()
    return [each for ability in made for each in within(ability) if each is not word]


@cache
def _places_of() -> dict[int, list[Place]]:
    """Where a word stands, by its identity; a text that several cards have is read once, and is one for them."""
    found: dict[int, list[Place]] = {}
    for place, word in acts().items():
        found.setdefault(id(word), []).append(place)
    return found


def holding(kinds: set[str]) -> set[str]:
    """The cards that say such words."""
    return {name for name, words in words_of_cards().items() if any(type(word).__name__ in kinds for word in words)}


def in_a_game(job: Played) -> Ran:
    """What of a deck's cards runs in a game against the same deck."""
    cards = list(deck(f"pool {job.chunk}"))
    cards += [card for card in cards if card.name == job.abounds] * (ABOUNDING - 1)
    game = Game.start([tuple(cards)] * 2, seed=job.seed)
    words = [word for card in chunks()[job.chunk] for word in words_of_cards()[card.name]]
    with noting(words) as (kinds, ids):
        play_out(game, [RandomPlayer(job.seed)], MOST_DECISIONS)
    return _ran(words, kinds, ids)


def in_a_trial(name: str) -> Ran:
    """What of a card runs in its trial, or what that raises; each seed is tried until all of its acts have run."""
    card = next(each for each in pool() if each.name == name)
    words, wanted = words_of_cards()[name], {place for place in acts() if place[0] == name}
    kinds, places = frozenset[str](), frozenset[Place]()
    for seed in SEEDS:
        with noting(words) as (asked, ids):
            trial = try_card(card, (seed,))
        ran = _ran(words, asked, ids)
        kinds, places = kinds | ran.kinds, places | ran.places
        if trial is not None and trial.error:
            return Ran(kinds, places, f"{name}: {kind(trial)}")
        if wanted <= places:
            break
    return Ran(kinds, places)


def _ran(words: Sequence[Word], kinds: set[type[Word]], ids: set[int]) -> Ran:
    """What ran of some words, themselves or as what they become."""
    said = {type(word) for word in words if type(word) in kinds or any(type(each) in kinds for each in becomes(word))}
    places = (place for each in ids for place in _places_of().get(each, ()))
    return Ran(frozenset(each.__name__ for each in said), frozenset(places))


@contextmanager
def noting(words: Iterable[Word]) -> Iterator[tuple[set[type[Word]], set[int]]]:
    """Which kinds of these words are asked anything, and which words have their meaning run, until the context ends."""
    asked, ran = set[type[Word]](), set[int]()
    undo: list[tuple[type[Word], str, Any]] = []
    for each in dict.fromkeys(type(said) for word in words for said in (word, *becomes(word))):
        carried_out = meanings(each)
        for name, function in _methods(each).items():
            undo.append((each, name, each.__dict__.get(name)))
            setattr(each, name, _noted(function, each, asked, ran if name in carried_out else set()))
    try:
        yield asked, ran
    finally:
        for each, name, before in undo:
            if before is None:
                delattr(each, name)
            else:
                setattr(each, name, before)


def _methods(of: type[Word]) -> dict[str, FunctionType]:
    """Its own methods and those of its families, but not what every value has."""
    found: dict[str, FunctionType] = {}
    for base in reversed(of.__mro__):
        if base not in BASES:
            found |= {name: value for name, value in base.__dict__.items() if isinstance(value, FunctionType)}
    return {name: value for name, value in found.items() if not name.startswith("__")}


def _noted(function: FunctionType, kind: type[Word], asked: set[type[Word]], ran: set[int]) -> Callable[..., Any]:
    @wraps(function)
    def noted(self: Word, *args: Any, **named: Any) -> Any:
        asked.add(kind)
        ran.add(id(self))
        return function(self, *args, **named)

    return noted


def show(what: str, found: Sequence[str]) -> None:
    """Print what is amiss."""
    for each in found:
        print(f"  {what}: {each}")
