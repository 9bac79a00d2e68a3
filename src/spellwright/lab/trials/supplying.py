"""Supplying what words wait for: at a decision, what could be made and done is tried on forks, the best of which goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice, zip_longest
from random import Random
from typing import Any

from spellwright.lab.trials.boards import boards
from spellwright.lab.trials.bringing import bring, brought
from spellwright.lab.trials.combats import KINDS, combats
from spellwright.lab.trials.deeds import answers, deeds, on_stack, own_casts, responses, spending
from spellwright.lab.trials.judging import Judge
from spellwright.lab.trials.making import Making, Surroundings, left_with_little, luck, of_events, one_after_other, poor
from spellwright.lab.trials.making_events import designations, makings
from spellwright.lab.trials.sandbox import HARMLESS, give_mana, spells
from spellwright.play.driver import Driver
from spellwright.rules.actions_at_priority import CastSpell, Pass, PlayLand
from spellwright.rules.happen import happen
from spellwright.rules.settling import settle
from spellwright.state.card import Card
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.stack import (
    Activated,
    AddMana,
    Cast,
    CopyOnStack,
    Counter,
    CreateToken,
    Resolve,
    Targeted,
)
from spellwright.state.events.turns import BeginStep, BeginTurn
from spellwright.state.events.turns import PlayLand as PlayLandEvent
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Choose, Procedure

TRIES = 20
"""So many things are tried at one decision on a fork of the game, and what follows on them."""
FEW = 3
DONE = frozenset({Cast, Targeted, Activated, PlayLandEvent, CopyOnStack, AddMana, CreateToken, Counter})
"""What happens as players do something with their cards."""
ANSWERS = frozenset({Counter, CopyOnStack})
"""What happens to a spell on the stack."""
GLANCES = 80
"""So many of a sort are only looked at in the first round, as the events happen on a branch; fewer each time after."""
LEAST = 16
"""No fewer are looked at."""
BETTER = 6
"""After so many that bring nearer what is wanted one of them goes on."""
RESOLUTIONS, ENOUGH = 20, 25.0
"""So many resolutions are compared; a word that has run counts for so much."""
MOST = 250
"""So many are tried for one card."""
NEWEST, FIRST = 0.5, 0.2
FRESH = 0.3
"""How often the card comes to the battlefield anew before something happens to it."""
LONG = 150
TIMES: frozenset[type[Event]] = frozenset({BeginStep, BeginTurn})
"""What comes by itself as time goes by."""
STEPS = 60
"""So many choices may follow on what is made."""


@dataclass(slots=True)
class Supplier:
    """Looks for what words wait for."""

    card: Card
    random: Random
    judge: Judge
    counters: tuple[str, ...]
    named: tuple[str, ...]
    """The counters that the text names."""
    numbers: tuple[int, ...]
    fitted: tuple[Card, ...]
    """The card itself, and those that its words describe."""
    cards: tuple[Card, ...]
    tried: int = 0
    rounds: int = 0
    waited: set[tuple[int, tuple[bool, ...]]] = field(default_factory=set)

    def closer(self, driver: Driver) -> Driver | None:
        """A fork in which more of what is wanted is there; None if none was found."""
        wants = self.judge.left()
        if not wants or self.tried >= MOST or (driver.state.stack and self.judge.too_early(driver.state)):
            return None
        self.judge.saw(driver.state)
        if self.judge.waits(driver.state):
            return self._best_resolution(driver)
        score = self.judge.score(driver.state)
        better: list[Driver] = []
        for fork in self._tries(driver, score):
            self.tried += 1
            if not self.judge.left():
                return fork
            if len(self.judge.wants) < len(wants) or self.judge.score(fork.state) > score:
                better.append(fork)
            if self.tried >= MOST or len(better) >= BETTER:
                break
        return self.random.choice(better) if better else None

    def _best_resolution(self, driver: Driver) -> Driver | None:
        """A fork in which more of what is wanted is there behind the resolution than in others; None if they are alike."""
        before = len(self.judge.wants)
        outcomes: list[tuple[float, Driver]] = []
        for fork in self._resolutions(driver):
            self.tried += 1
            if not self.judge.left():
                return fork
            fewer = before - len(self.judge.wants)
            outcomes.append((self.judge.score(fork.state) + ENOUGH * fewer, fork))
            if self.tried >= MOST or len(outcomes) >= RESOLUTIONS:
                break
        scores = [score for score, _ in outcomes]
        if not scores or min(scores) == max(scores):
            return None
        return self.random.choice([fork for score, fork in outcomes if score == max(scores)])

    def _resolutions(self, driver: Driver) -> Iterator[Driver]:
        """What is on the stack resolved, after this or that was made."""
        around = self._around(driver)
        states = [*designations(around), *boards(around), *left_with_little(around)]
        come = [making for making, _, _ in brought(around)]
        self._answer(driver)
        self.rounds += 1
        number = max(2, TRIES // self.rounds)
        spoken_of = {*around.spoken_of(), *around.mine()}
        happening = [making for making in makings(around) if not making.subjects.isdisjoint(spoken_of)]
        close = [making for making, card, zone in brought(around) if card in self.fitted]
        some_of_each = ((states, 2 * GLANCES), (close, GLANCES), (come, LEAST), (happening, GLANCES))
        turning = self._turning(driver.state, [each for those, n in some_of_each for each in self._some(those, n)])
        found = [*states, *come, *on_stack(around)]
        turned = self._some(turning, BETTER)
        some = (*self._some(close, number), *self._some(found, number))
        needed = [ids for ids in self.judge.needed(driver.state) if ids]
        together = tuple(dict.fromkeys(id for ids in needed for id in ids))
        lacks = [of_events(tuple(Move(id, "exile") for id in ids)) for ids in dict.fromkeys((*needed, together)) if ids]
        counted = self._some(self._counted(around), BETTER)
        for making in (None, *turned, *lacks[:BETTER], *counted, *poor(around), *luck(around), *some):
            fork = driver.fork()
            if making is not None:
                fork.intervene(making.make)
                if not self._go_on(fork):
                    continue
            if self._resolve(fork):
                yield fork

    def _counted(self, around: Surroundings) -> list[Making]:
        """Counters that the text names on what texts on the stack speak of: "remove a -1/-1 counter from it. If you do"."""
        there = [id for id in around.spoken_of() if around.game[id].zone == "battlefield"]
        return [of_events((PutCounters(id, kind, 1, 1),)) for id in there for kind in self.named]

    def _turning(self, game: Game, found: Sequence[Making]) -> list[Making]:
        """Those that make something true or false that a text on the stack asks, or bring what it is done to."""
        now, lacking = self.judge.truths_on_stack(game), self.judge.lacking(game)
        if not now and not lacking:
            return []
        made = ((each, self._made(game, each)) for each in found)
        return [m for m, then in made if self.judge.truths_on_stack(then) != now or self.judge.lacking(then) < lacking]

    def _resolve(self, fork: Driver) -> bool:
        """Pass until the stack is empty; whether the game goes on then."""
        for _ in range(STEPS):
            if not self._go_on(fork):
                return False
            if not fork.state.stack:
                return True
            fork.answer(0)
        return False

    def _around(self, driver: Driver) -> Surroundings:
        return Surroundings(driver.state, self.random, self.card, self.counters, self.cards, self.numbers)

    def _tries(self, driver: Driver, score: float) -> Iterator[Driver]:
        kinds = frozenset[type[Event]]().union(*(want.kinds() for want in self.judge.wants)) | self.judge.awaited(
            driver.state
        )
        self.rounds += 1
        around = self._around(driver)
        if around.random.random() < (1 if self.judge.is_caused() else FRESH):
            yield from self._fresh(driver, kinds)
            yield from self._by_a_spell(driver, kinds, score)
        if self.judge.holds(driver.state) or not kinds.isdisjoint(TIMES):
            yield from self._as_time_goes_by(driver)
        yield from self._makes(driver, around, kinds, score)
        for act in (*self._casts(driver, around), *self._acts(driver, around, bool(kinds & DONE))):
            fork = self._try(driver, act)
            if fork is not None:
                yield fork

    def _as_time_goes_by(self, driver: Driver) -> Iterator[Driver]:
        """The game as what is wanted is on the stack, once a turn for the same facts."""
        now = (driver.state.turn, self.judge.truths(driver.state))
        if now not in self.waited:
            self.waited.add(now)
            if (fork := self._later(driver)) is not None:
                yield fork

    def _makes(
        self, driver: Driver, around: Surroundings, kinds: frozenset[type[Event]], score: float
    ) -> Iterator[Driver]:
        """Combats, and what fits or brings nearer what is wanted: events, cards brought, states."""
        fitting = [m for m in (*makings(around), *deeds(around)) if not m.kinds.isdisjoint(kinds)]
        near = {*around.mine(), *around.spoken_of()}
        nearest = [making for making in fitting if not making.subjects.isdisjoint(near)]
        states = [*designations(around), *boards(around), *(making for making, _, _ in brought(around))]
        fitted = [(making, zone) for making, card, zone in brought(around) if card in self.fitted]
        close = [making for making, zone in fitted if zone == "battlefield"]
        elsewhere = [making for making, zone in fitted if zone != "battlefield"]
        if not kinds.isdisjoint(KINDS) or self.judge.fights():
            before = [making.make for making in (*self._some(close, 5), *self._some(states, 5))]
            yield from combats(driver, frozenset(near), before, self.random, self.judge.waits)
        for making in (
            *self._some(nearest),
            *self._some(fitting),
            *self._some(close),
            *self._some(elsewhere, LEAST),
            *designations(around),
            *self._without(driver),
            *self._some([state for state in states if not state.subjects.isdisjoint(near)]),
            *self._some(states),
            *self._pairs([*close, *states], fitting),
        ):
            if self._promises(driver, making, score):
                fork = self._try(driver, making)
                if fork is not None:
                    yield fork

    def _without(self, driver: Driver) -> list[Making]:
        """That nothing is there of what the conditions of the card ask for."""
        spoken_of = tuple(Move(id, "exile") for id in self.judge.asked_for(driver.state))
        return [of_events(spoken_of)] if spoken_of else []

    def _casts(self, driver: Driver, around: Surroundings) -> list[Making]:
        """The card is cast in each way, in response to other spells, and where what it asks for is lacking."""
        ways = (list(way(around)) for way in (own_casts, responses, spending))
        casts = [cast for those in ways for cast in self._some(those, BETTER)]
        for without in self._without(driver) if not self.card.faces[0].is_permanent else ():
            casts += [one_after_other(without, cast) for cast in self._some(list(responses(around)), BETTER)]
        if self.judge.of_spells():
            casts += self._some(list(answers(around)), BETTER)
        return casts

    def _pairs(self, states: Sequence[Making], fitting: Sequence[Making]) -> Iterator[Making]:
        """A state of something made first, then what fits happens to it."""
        for state in self._some([state for state in states if state.subjects], BETTER):
            then = [making for making in fitting if not making.subjects.isdisjoint(state.subjects)]
            yield from (one_after_other(state, making) for making in self._some(then, BETTER))

    def _fresh(self, driver: Driver, kinds: frozenset[type[Event]]) -> Iterator[Driver]:
        """The card comes to the battlefield anew, with all that it does then, before something happens to it."""
        held = next((id for id in self._around(driver).mine() if driver.state[id].zone == "hand"), None)
        if held is None or not self.card.faces[0].is_permanent:
            return
        fork = driver.fork()
        fork.intervene(lambda game: happen(game, Move(held, "battlefield")))
        if not self._resolve(fork):
            return
        around = self._around(fork)
        fitting = [
            m for m in makings(around) if not m.kinds.isdisjoint(kinds) and not m.subjects.isdisjoint(around.mine())
        ]
        for making in self._some(fitting, BETTER):
            then = self._try(fork, making)
            if then is not None:
                yield then

    def _by_a_spell(self, driver: Driver, kinds: frozenset[type[Event]], score: float) -> Iterator[Driver]:
        """A spell of the player who has priority does it; each player has the card in hand to discard it."""
        assert driver.decision is not None
        fork, player, card = driver.fork(), driver.decision.player, spells()[HARMLESS]
        fork.intervene(lambda game: give_mana(game, player))
        if not self._go_on(fork):
            return
        for each, whose in ((card, player), *((self.card, other) for other in self._around(driver).players())):
            fork.intervene(partial(bring, card=each, player=whose))
            if not self._go_on(fork):
                return
        index = _playing(fork, card) if self._go_on(fork) else None
        if index is None:
            return
        fork.answer(index)
        if not self._go_on(fork) or not fork.state.stack:
            return
        source = fork.state.stack[-1]
        around = self._around(fork)
        fitting = [m for m in makings(around) if m.events and not m.kinds.isdisjoint(kinds)]
        near = [m for m in fitting if not m.subjects.isdisjoint((*around.mine(), *around.spoken_of()))]
        for making in (*self._some(near), *self._some(fitting, BETTER)):
            done = one_after_other(of_events((Resolve(source),)), of_events(making.events, source))
            if self._promises(fork, done, score):
                then = self._try(fork, done)
                if then is not None:
                    yield then

    def _acts(self, driver: Driver, around: Surroundings, many: bool) -> list[Any]:
        """What the player can do, and cards from outside to cast or play."""
        assert driver.decision is not None
        options = driver.decision.options
        acts: list[Any] = [n for n, each in enumerate(options) if not isinstance(each, Pass)]
        permitted = [n for n in acts if _permitted(driver.state, options[n])]
        acts = self.random.sample(acts, min(len(acts), TRIES if many else FEW))
        acts = [*self.random.sample(permitted, min(len(permitted), BETTER)), *acts]
        more = [(making, card) for making, card, zone in brought(around) if zone in ("hand", "graveyard")]
        again = [act for act in more if act[1] is self.card][:1]
        close = [making for making, card, zone in brought(around) if zone != "hand" and card in self.fitted]
        for making, card in again if not self.card.faces[0].is_permanent else ():
            again = [*again, *((one_after_other(first, making), card) for first in self._some(close, BETTER))]
        if self.judge.in_mana(driver.state):
            again += [act for act in more if act[1] in self.fitted]
        return again + acts + self.random.sample(more, min(len(more), TRIES if many else FEW))

    def _some(self, found: Sequence[Making], number: int = 0) -> list[Making]:
        """Some of them at random, of each sort as many as of the others as far as they go."""
        number = number or max(LEAST, GLANCES // (1 + self.rounds // 4))
        sorts: dict[tuple[Any, ...], list[Making]] = {}
        for making in self.random.sample(found, len(found)):
            sorts.setdefault(making.sort, []).append(making)
        in_turn = (making for those in zip_longest(*sorts.values()) for making in those if making is not None)
        return list(islice(in_turn, number))

    def _later(self, driver: Driver) -> Driver | None:
        """The same game later, as what is wanted is on the stack; None if it isn't in the next turns."""
        fork = driver.fork()
        for _ in range(LONG):
            asked = fork.decision
            if asked is None:
                return None
            if asked.kind == "priority" and self.judge.waits(fork.state):
                return fork
            fork.answer(0 if asked.kind == "priority" else self.random.randrange(len(asked.options)))
        return None

    def _promises(self, driver: Driver, making: Making, score: float) -> bool:
        """Whether more of what is wanted is there right after it was made, on a branch of the state."""
        before = len(self.judge.wants)
        branch = self._made(driver.state, making)
        return len(self.judge.left()) < before or self.judge.score(branch) > score

    def _made(self, game: Game, making: Making) -> Game:
        """A branch of the state right after it was made, and after what follows from it by itself (704.3, 603.3)."""
        branch = game.branch()
        procedure = _settled(branch, making)
        answer: Any = None
        for _ in range(STEPS):
            try:
                asked = procedure.send(answer)
            except StopIteration:
                break
            answer = asked.options[self._chosen(asked)]
        return branch

    def _try(self, driver: Driver, what: Any) -> Driver | None:
        fork = driver.fork()
        card: Card | None = None
        match what:
            case int():
                fork.answer(what)
            case Making(make=make):
                fork.intervene(make)
            case (making, card):
                fork.intervene(making.make)
        if not self._go_on(fork):
            return None
        if card is not None:
            index = _playing(fork, card)
            if index is None:
                return None
            fork.answer(index)
            if not self._go_on(fork):
                return None
        if fork.state.stack:
            self._answer(fork)
            self._resolve(fork.fork())
        return fork

    def _answer(self, driver: Driver) -> None:
        """What is on the stack is countered or copied on branches, if that is what effects wait for."""
        kinds = self.judge.awaited(driver.state)
        for making in on_stack(self._around(driver)) if not kinds.isdisjoint(ANSWERS) else ():
            self._made(driver.state, making)

    def _go_on(self, fork: Driver) -> bool:
        """Answer at random until a player has priority; whether one has."""
        for _ in range(STEPS):
            asked = fork.decision
            if asked is None:
                return False
            if asked.kind == "priority":
                return True
            fork.answer(self._chosen(asked))
        return False

    def _chosen(self, asked: Choose) -> int:
        """At random; a target is often what has come last, sometimes the first: a player, if one can be."""
        options = asked.options
        if asked.kind == "target" and (chance := self.random.random()) < NEWEST + FIRST:
            return (max if chance < NEWEST else min)(range(len(options)), key=lambda n: options[n] or 0)
        if (unit := particular(asked)) is not None:
            return unit
        return self.random.randrange(len(options))


def particular(asked: Choose) -> int | None:
    """The mana, of that which can pay, that something comes with or that may be spent on some things only (106.6)."""
    if asked.kind != "pay":
        return None
    return next((n for n, unit in enumerate(asked.options) if getattr(unit, "restriction", None) is not None), None)


def _settled(game: Game, making: Making) -> Procedure[None]:
    yield from making.make(game)
    if not game.over:
        yield from settle(game)


def _permitted(game: Game, action: Any) -> bool:
    """Whether an effect lets a card be played from where it is."""
    return isinstance(action, CastSpell | PlayLand) and game[action.way.object].zone != "hand"


def _playing(driver: Driver, card: Card) -> int | None:
    """The option to cast or play such a card."""
    assert driver.decision is not None
    for index, action in enumerate(driver.decision.options):
        if isinstance(action, CastSpell | PlayLand) and driver.state[action.way.object].card is card:
            return index
    return None
