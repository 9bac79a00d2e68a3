"""A trial: a card is cast or played in each way, its abilities are activated, and whole turns are played around it."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from spellwright.actions.abilities.triggered import TriggerHead
from spellwright.actions.clauses.leads import IfDone
from spellwright.actions.doing import Doing
from spellwright.actions.for_each import ForEach
from spellwright.actions.happening import Happening, PlayerHappening
from spellwright.actions.predicate import Predicate
from spellwright.actions.repeating import RepeatUntilNoOne
from spellwright.actions.walking import within
from spellwright.lab.trials.judging import Judge, bound
from spellwright.lab.trials.looking import look, look_back
from spellwright.lab.trials.sandbox import (
    COUNTERS,
    OFTEN,
    exile_with,
    furnish,
    give_mana,
    give_tokens,
    needs_mana,
    sandbox,
)
from spellwright.lab.trials.supplying import Supplier, particular
from spellwright.lab.trials.tailoring import MIDDLE, evasion, general, tailored
from spellwright.lab.trials.tracing import Said, has_run, is_elliptic, means_itself, said, tracing
from spellwright.lab.trials.wanting import wanted
from spellwright.oracle.compiler import CompiledCard, printed
from spellwright.play.driver import Driver, Manner
from spellwright.rules.actions_at_priority import Activate, ActivateMana, CastSpell, Pass, PlayLand, Special
from spellwright.rules.asking import own
from spellwright.rules.starting import start_the_game
from spellwright.state.card import Card
from spellwright.state.game import Game
from spellwright.words.amounts import Number
from spellwright.words.conditions import Condition
from spellwright.words.nouns import Things
from spellwright.words.procedure import FIRST_OBJECT, Choose, Id, Procedure
from spellwright.words.quantified import A, OneOrMore
from spellwright.words.word import Word

DOING = (Doing, Predicate, TriggerHead, Happening, PlayerHappening, Condition)
"""Words that have to run: what is done, what holds, what triggers, what is asked."""
TURNS = 7
DECISIONS = 500
SEEDS = (1, 2, 3)
"""Further ones are tried only for words that haven't run with those before."""
SUPPLIED = tuple(range(4, 25))
"""With these, what the words wait for is looked for and supplied, if words are still left."""
FITTED = (2, 3, 5, 8, 10, 13, 14, 17, 18, 20, 21, 23)
"""With these seeds, cards that its words describe lie there from the start."""
MOST_FITTED = 8
PLAYERS = {6: 3, 15: 3, 19: 3}
"""With these seeds so many play, else two."""
SUPPLIES = 0.25
"""How often it is looked for where a player has priority."""
LOOKS = 7
"""The game is looked at closely at each so many decisions."""
TIMES = 2
"""So often each thing that can be done with the card is preferred to others."""
YES = 0.8
SPOKEN_OF, ITSELF = 0.6, 0.5
"""How often the card under trial, or what it speaks of, is the target where it can be; of these, how often itself."""
PASSES = 0.6
COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of a trial: an error with the seed and number of decisions that lead to it, and words that never ran."""

    card: str
    error: str = ""
    seed: int = 0
    decisions: int = 0
    idle: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether nothing was raised and every word ran."""
        return not self.error and not self.idle


def attempt(card: CompiledCard, seeds: tuple[int, ...] = SEEDS, begins: Callable[[], object] = lambda: None) -> Trial:
    """Try a card: an exception, or which of its words never ran. `begins` is called as each seed's game begins."""
    paragraphs = [paragraph for face in card.faces for paragraph in face.paragraphs]
    every = left = words_to_run(paragraphs)
    for seed in seeds if seeds is not SEEDS else (*SEEDS, *SUPPLIED):
        begins()
        with tracing(every if any(map(is_elliptic, left)) else left) as ran:
            player = None
            try:
                supplier = _supplier(card, seed, left, ran) if seed in SUPPLIED else None
                player = _Player(card, seed, supplier)
                player.play()
                look_back(player.driver)
            except Exception:  # noqa: BLE001 - finding them is what a trial is for
                decisions = 0 if player is None else player.decisions
                return Trial(card.card.name, traceback.format_exc(limit=-8), seed, decisions)
        left = [word for word in left if not has_run(word, ran)]
        if not left:
            break
    idle = tuple(dict.fromkeys(type(word).__name__ for word in left))
    return Trial(card.card.name, idle=idle)


def words_to_run(paragraphs: Sequence[Word]) -> list[Word]:
    """The words of a text that have to run: those with a meaning of their own that it says."""
    inside = (word for each in paragraphs for word in within(each, _is_said) if isinstance(word, DOING))
    return [word for word in inside if means_itself(word)]


def _is_said(word: Word) -> bool:
    """Whether what stands inside a word is to run: an act that "if you don't" or "until no one" names is looked back at."""
    return not isinstance(word, IfDone | RepeatUntilNoOne)


def _supplier(card: CompiledCard, seed: int, left: Sequence[Word], ran: set[Said]) -> Supplier:
    """Who looks for what these words wait for."""
    paragraphs = [paragraph for face in card.faces for paragraph in face.paragraphs]
    text = " ".join(line for face in card.faces for line in printed(face))
    loyalty = ("loyalty",) if any("planeswalker" in face.types for face in card.card.faces) else ()
    named = tuple(dict.fromkeys(COUNTERS.findall(text)))
    counters = tuple(dict.fromkeys((*OFTEN, "-1/-1", "level", *loyalty, *named)))
    wants = list(wanted(paragraphs, left))
    near = [gate for want in wants for gate in want.gates]
    numbers = dict.fromkeys(word.n for each in paragraphs for word in within(each) if isinstance(word, Number))
    conditions = tuple(word for each in paragraphs for word in within(each) if isinstance(word, Condition))
    waiting = {id(word) for word in left}
    mine = [each for each in paragraphs if any(id(word) in waiting for word in within(each))]
    acts = [word for each in mine for word in within(each) if isinstance(word, Doing | Predicate)]
    phrases = (t for act in acts for t in within(act) if isinstance(t, A | OneOrMore))
    counted = (act.each for act in acts if isinstance(act, ForEach) and isinstance(act.each, Things))
    things = {id(t): t for t in (*phrases, *counted) if not bound(t)}
    fitted = (card.card, *tailored([*near, *things.values()], evading=evasion(card.card)))
    judge = Judge(card.card, wants, ran, conditions, tuple(things.values()), in_combat=seed % 2 == 0)
    return Supplier(card.card, Random(seed), judge, counters, named, tuple(numbers), fitted, (*fitted, *general()))


class _Player:
    """Plays both sides of a trial: what is new with the card first, the rest at random."""

    def __init__(self, card: CompiledCard, seed: int, supplier: Supplier | None = None) -> None:
        self.supplier = supplier
        self.seed = seed
        self.card, self.random = card.card, Random(seed)
        self.done: Counter[tuple[Any, ...]] = Counter()
        self.decisions = 0
        text = " ".join(line for face in card.faces for line in printed(face))
        self.colors = tuple(letter for name, letter in COLORS.items() if f"{name} mana" in text)
        self.words = {id(word) for face in card.faces for each in face.paragraphs for word in within(each)}
        paragraphs = [paragraph for face in card.faces for paragraph in face.paragraphs]
        self.fitted = fitted = tailored(paragraphs, (MIDDLE,))[:MOST_FITTED] if seed in FITTED else ()

        def begin(game: Game) -> Procedure[None]:
            yield from furnish(game, self.card, text, seed, fitted)
            if seed in SUPPLIED:
                give_tokens(game)
            if "exiled with" in text and seed in FITTED:
                exile_with(game, self.card, fitted, seed)
            yield from start_the_game(game, 1)

        self.driver = Driver(sandbox(self.card, seed, PLAYERS.get(seed, 2)), Manner(begin))

    def play(self) -> None:
        """Play until the turns or decisions are used up, or the game is over."""
        given = (0, "", 0)
        while (asked := self.driver.decision) is not None and self.decisions < DECISIONS:
            game = self.driver.state
            if game.turn > TURNS:
                return
            now = (game.turn, game.step, asked.player)
            if asked.kind == "priority" and now != given and needs_mana(game, asked.player):
                given = now
                seed = None if self.supplier is None else self.random.randrange(1 << 30)
                self.driver.intervene(partial(give_mana, player=asked.player, seed=seed, colors=self.colors))
                continue
            if asked.kind == "priority" and (closer := self._closer(game)) is not None:
                self.driver = closer
                self.done.clear()  # what was done before may come to something else now
                continue
            self.decisions += 1
            if self.decisions % LOOKS == 0:
                look(self.driver)
            self.driver.answer(self._priority(game, asked) if asked.kind == "priority" else self._other(game, asked))

    def _closer(self, game: Game) -> Driver | None:
        """A fork of the game in which more of what the words wait for is there, if it is looked for now."""
        supplier = self.supplier
        if supplier is None:
            return None
        now = self.random.random() < SUPPLIES or supplier.judge.holds(game) or supplier.judge.waits(game)
        if not now:
            return None
        return supplier.closer(self.driver)

    def _priority(self, game: Game, asked: Choose) -> int:
        if self.supplier is not None and self.supplier.judge.waits(game) and self.random.random() < YES:
            return 0
        news = []
        for index, action in enumerate(asked.options):
            key = self._key(game, action)
            if key is not None and self.supplier is not None:
                key = (asked.player, *key)  # who does it may matter: "creatures you control"
            if key is not None and self.done[key] < TIMES:
                news.append((self.done[key], index, key))
        if news and self.random.random() < YES:
            _, index, key = min(news, key=lambda each: each[0])
            self.done[key] += 1
            return int(index)
        if self.random.random() < PASSES:
            return 0
        return self.random.randrange(len(asked.options))

    def _key(self, game: Game, action: Any) -> tuple[Any, ...] | None:
        """What is done with the card under trial, however often it is there."""
        match action:
            case CastSpell(way) | PlayLand(way):
                key: tuple[Id, Any, Any] = (way.object, way.name, way.face)
            case Activate(source, index) | ActivateMana(source, index):
                key = (source, "activate", said(own(game, source, "activation_costs")[index]))
            case Special(special):
                key = (special.object, "special", special.name)
            case Pass() | _:
                return None
        if self._is_card(game, key[0]):
            return (game[key[0]].zone, *key[1:])
        return ("gave", *key) if isinstance(action, Activate | ActivateMana) and self._gave(game, action) else None

    def _gave(self, game: Game, action: Activate | ActivateMana) -> bool:
        """Whether the card under trial says the ability, which something else has: an emblem, an equipped creature."""
        return id(own(game, action.source, "activation_costs")[action.index]) in self.words

    def _is_card(self, game: Game, id: Id) -> bool:
        card = game[id].card
        return card is not None and card.name == self.card.name

    def _is_one_of(self, game: Game, option: Any, cards: tuple[Card, ...]) -> bool:
        return isinstance(option, int) and option >= FIRST_OBJECT and game[option].card in cards

    def _other(self, game: Game, asked: Choose) -> int:
        options = asked.options
        if asked.kind == "target" and self.random.random() < SPOKEN_OF:
            cards = (self.card,) if self.random.random() < ITSELF else self.fitted
            those = [index for index, option in enumerate(options) if self._is_one_of(game, option, cards)]
            if those:
                return self.random.choice(those)
        if self.supplier is not None and asked.kind in ("attack", "block") and len(options) > 1:
            return self._in_combat(asked)
        if asked.kind == "mode":
            return self._seldom(options)
        if options == (True, False) and self.random.random() < YES:
            return 0
        if (unit := particular(asked)) is not None and self.random.random() < YES:
            return unit
        if asked.kind == "x":
            return self.random.randrange(min(len(options), 5))
        return self.random.randrange(len(options))

    def _seldom(self, options: tuple[Any, ...]) -> int:
        """One of the options that were chosen least often."""
        keys = [("mode", option) for option in options]
        fewest = min(self.done[key] for key in keys)
        index = self.random.choice([n for n, key in enumerate(keys) if self.done[key] == fewest])
        self.done[keys[index]] += 1
        return index

    def _in_combat(self, asked: Choose) -> int:
        """Attack with all or with the card alone, block with all or not, as the seed says."""
        bold = self.supplier is not None and self.seed % 2 == (asked.kind == "attack")
        if self.random.random() > YES:
            return self.random.randrange(len(asked.options))
        return self.random.randrange(1, len(asked.options)) if bold else 0
