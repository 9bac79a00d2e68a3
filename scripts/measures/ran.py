"""Whether every word of the pool's cards has run in a game or a trial, and every act of each card has been done."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache, partial, wraps
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any

from measures.figure import ROOT, Figure, at_most
from measures.games import abounding, chunks, deck
from measures.trials import kind, try_card
from spellwright.actions.walking import within
from spellwright.cards.compiling import compiled
from spellwright.cards.decks import ready_decks
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.lab.trials.layered import noting_layers
from spellwright.lab.trials.noticing import noticed
from spellwright.lab.trials.sandbox import permanents, spells
from spellwright.lab.trials.tracing import BASES, Said, has_run, is_looked_for, meanings, said
from spellwright.lab.trials.trial import SEEDS, SUPPLIED, words_to_run
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.rules.actions_at_priority import CastSpell, PlayLand
from spellwright.words.procedure import Choose
from spellwright.words.word import Word

ROUNDS = 8
GAMES = 6
MOST_DECISIONS = 3000
INDEX = frozenset(
    {
        "ok", "many", "hooks", "answers", "kinds", "forbids", "replaces", "triggers_on", "moves_to", "on_stack", "anywhere",
        "about_subject", "layer_parts",
    }
)  # fmt: skip
"""What is asked of any word to know when to ask it more: a kind of word hasn't run by that."""
TRIALS = 1
"""The round, counted from 0, in which cards are tried instead of being played."""

Place = tuple[str, int]
"""A card of the pool, and which of its words."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game with a deck of some cards of the pool, or one in which a card abounds."""

    deck: str
    seed: int


@dataclass(frozen=True, slots=True)
class Ran:
    """What ran in a game or a trial: kinds of words, and acts, conditions and events of cards; what a trial raised."""

    kinds: frozenset[str]
    places: frozenset[Place]
    error: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many cards were tried, how many trials raised, and how many words and acts there are and never ran."""

    tried: int
    raised: int
    words: int
    idle_words: int
    acts: int
    idle_acts: int


def words_run(sample: bool) -> Iterator[Figure]:
    """Every kind of word in the pool has run in a random game or a trial, and every act, event and condition of a card.

    It is measured in a process of its own: much is asked of a word once and remembered, so that games played before for
    another bar would have asked it.
    """
    if sample:
        return  # a sample of games would say nothing
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "outcome.json"
        program = f"from measures.ran import write; write({str(path)!r})"
        subprocess.run([sys.executable, "-c", program], cwd=ROOT / "scripts", check=True)
        found = Outcome(**json.loads(path.read_text(encoding="utf-8")))
    yield at_most(f"trials of {found.tried} cards of the pool that raise", found.raised, 0)
    yield at_most(f"words of {found.words} in the pool that never ran", found.idle_words, 0)
    yield at_most(f"acts of {found.acts} in the pool's cards that never ran", found.idle_acts, 0)


def write(path: str) -> None:
    """Play and try, and write the outcome to a file."""
    Path(path).write_text(json.dumps(asdict(played_and_tried())), encoding="utf-8")


def played_and_tried() -> Outcome:
    """Play games and try cards until all has run, and show what is amiss."""
    places = acts()
    spoken = {type(word).__name__ for words in words_of_cards().values() for word in words if acts_itself(word)}
    for name in ready_decks():
        deck(name)
    permanents(), spells()  # built before the processes are forked
    kinds, left, tried, errors = set(spoken), set(places), 0, list[str]()
    for round_ in range(ROUNDS):
        cards = sorted({name for name, _ in left} | holding(kinds))
        tried += len(cards) if round_ == TRIALS else 0
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
    return Outcome(tried, len(errors), len(spoken), len(kinds), len(places), len(left))


def one_round(round_: int, cards: Sequence[str]) -> Iterable[Ran]:
    """Play games with decks that have these cards; the second round is their trials, in those after it they abound."""
    if round_ == TRIALS:
        return spread(in_a_trial, cards, chunk=2)
    seeds = range(500 + 100 * round_, 500 + 100 * round_ + GAMES)
    if round_:
        return spread(in_a_game, [Played(name, seed) for name in cards for seed in seeds])
    numbers = [n for n, chunk in enumerate(chunks()) if any(card.name in cards for card in chunk)]
    return spread(in_a_game, [Played(f"pool {n}", seed) for n in numbers for seed in seeds])


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
    to_run = {id(word) for card in pool() for face in compiled(card).faces for word in words_to_run(face.paragraphs)}
    return {
        (name, number): word
        for name, words in words_of_cards().items()
        for number, word in enumerate(words)
        if id(word) in to_run
    }


def acts_itself(word: Word) -> bool:
    """Whether a word has a meaning of its own: others only hold what is carried out, or are read by the word around."""
    kind = type(word)
    return not is_looked_for(word) and bool(meanings(kind) or becomes(word))


def becomes(word: Word) -> list[Word]:
    """The abilities that stand for a clause, if it always holds."""
    static = getattr(word, "static", None)
    made = () if static is None else static(on_spell=False) or static(on_spell=True) or ()
    return [ability for ability in made if ability is not word]


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
    cards = deck(job.deck) if job.deck.startswith("pool ") else abounding(job.deck, Random(job.seed))
    game = Game.start([cards] * 2, seed=job.seed)
    words = [word for name in sorted({card.name for card in cards}) for word in words_of_cards()[name]]
    players = [_Responder(job.seed) if job.seed % 2 else RandomPlayer(job.seed), RandomPlayer(job.seed)]
    with noting(words) as noted:
        play_out(game, players, MOST_DECISIONS)
    return _ran(words, noted)


class _Responder:
    """Plays lands, and saves everything else for the moment when an opponent's spell is on the stack."""

    def __init__(self, seed: int) -> None:
        self._random, self._player = Random(seed), RandomPlayer(seed)

    def decide(self, game: Game, decision: Choose) -> int:
        """An index at random of what is left of the options."""
        if decision.kind != "priority":
            return self._player.decide(game, decision)
        stack, options = game.state.stack, decision.options
        responds = bool(stack) and game.state[stack[-1]].controller != decision.player
        able = [n for n, each in enumerate(options) if isinstance(each, CastSpell if responds else PlayLand)]
        return self._random.choice(able) if able else 0


def in_a_trial(name: str) -> Ran:
    """What of a card runs in its trial, or what that raises; each seed is tried until all of its acts have run."""
    card = next(each for each in pool() if each.name == name)
    words, wanted = words_of_cards()[name], {place for place in acts() if place[0] == name}
    spoken = {type(word).__name__ for word in words if acts_itself(word)}
    kinds, places = frozenset[str](), frozenset[Place]()
    for seed in (*SEEDS, *SUPPLIED):
        with noting(words) as noted:
            trial = try_card(card, (seed,))
        ran = _ran(words, noted)
        kinds, places = kinds | ran.kinds, places | ran.places
        if trial is not None and trial.error:
            return Ran(kinds, places, f"{name}: {kind(trial)}")
        if wanted <= places and spoken <= kinds:
            break
    return Ran(kinds, places)


@dataclass(frozen=True, slots=True)
class Noted:
    """Which kinds of words are asked anything, and which words have their meaning run: by identity, and as they stand."""

    asked: set[type[Word]] = field(default_factory=set)
    ids: set[int] = field(default_factory=set)
    stand: set[Said] = field(default_factory=set)


def _ran(words: Sequence[Word], noted: Noted) -> Ran:
    """What ran of some words: themselves, as what they become, or changed by the word around (for each, may)."""
    kinds = {type(w) for w in words if type(w) in noted.asked or any(type(each) in noted.asked for each in becomes(w))}
    ids = noted.ids | {id(word) for word in words if has_run(word, noted.stand)}
    places = (place for each in ids for place in _places_of().get(each, ()))
    return Ran(frozenset(each.__name__ for each in kinds), frozenset(places))


@contextmanager
def noting(words: Sequence[Word]) -> Iterator[Noted]:
    """What of these words runs until the context ends."""
    noted, known = Noted(), frozenset(map(id, words))
    undo: list[tuple[type[Word], str, Any]] = []

    def note(word: Word, *, meant: bool = True) -> None:
        noted.asked.add(type(word))
        if meant:
            noted.ids.add(id(word))
            if id(word) not in known:
                noted.stand.add(said(word))

    for each in dict.fromkeys(type(part) for word in words for part in (word, *becomes(word))):
        carried_out = meanings(each)
        for name, function in _methods(each).items():
            undo.append((each, name, each.__dict__.get(name)))
            setattr(each, name, _noting(function, partial(note, meant=name in carried_out)))
    try:
        with noting_layers(note):
            yield noted
    finally:
        for each, name, before in undo:
            if before is None:
                delattr(each, name)
            else:
                setattr(each, name, before)


def _methods(of: type[Word]) -> dict[str, FunctionType]:
    """Its own methods and those of its families, but not what every value has, nor what is asked of any word."""
    found: dict[str, FunctionType] = {}
    for base in reversed(of.__mro__):
        if base not in BASES:
            found |= {name: value for name, value in base.__dict__.items() if isinstance(value, FunctionType)}
    return {name: value for name, value in found.items() if not name.startswith("__") and name not in INDEX}


def _noting(function: FunctionType, note: Callable[[Word], None]) -> Callable[..., Any]:
    @wraps(function)
    def noting(self: Word, *args: Any, **named: Any) -> Any:
        if noticed():
            note(self)
        return function(self, *args, **named)

    return noting


def show(what: str, found: Sequence[str]) -> None:
    """Print what is amiss."""
    for each in found:
        print(f"  {what}: {each}")
