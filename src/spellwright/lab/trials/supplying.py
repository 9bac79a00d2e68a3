"""Supplying what words wait for: at a decision, what could be made and done is tried on forks, the best of which goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from spellwright.actions.doing import ActCost
from spellwright.actions.walking import once, within
from spellwright.lab.trials.boards import boards
from spellwright.lab.trials.combats import KINDS, combats
from spellwright.lab.trials.making import (
    Making,
    Surroundings,
    bring,
    brought,
    designations,
    luck,
    makings,
    of_events,
    one_after_other,
    poor,
)
from spellwright.lab.trials.sandbox import spells
from spellwright.lab.trials.tracing import Said, has_run, said
from spellwright.lab.trials.wanting import Want
from spellwright.play.driver import Driver
from spellwright.rules.actions_at_priority import CastSpell, Pass, PlayLand
from spellwright.rules.activation_permissions import as_hooks
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.card import Card
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Activated, AddMana, Cast, CopyOnStack, Counter, CreateToken, Targeted
from spellwright.state.events.turns import BeginStep, BeginTurn
from spellwright.state.events.turns import PlayLand as PlayLandEvent
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.conditions import Condition
from spellwright.words.procedure import FIRST_OBJECT, Choose, Id
from spellwright.words.quantified import A, OneOrMore, Whole
from spellwright.words.targets import Aim
from spellwright.words.word import OF_SOURCE, Word

UNSEEN = ("gone", "library")
TRIES = 20
"""So many things are tried at one decision on a fork of the game, and what follows on them."""
FEW = 3
HARMLESS = 3
"""The spell of the sandbox that is cast for what a spell does: one that needs nothing and hardly changes the game."""
DONE = frozenset({Cast, Targeted, Activated, PlayLandEvent, CopyOnStack, AddMana, CreateToken, Counter})
"""What happens as players do something with their cards."""
GLANCES = 80
"""So many of a sort are only looked at, as the events happen on a branch."""
BETTER = 6
"""After so many that bring nearer what is wanted one of them goes on."""
MOST = 250
"""So many are tried for one card."""
ENOUGH, PART = 25, 0.01
NEW = 0.5
OWN = 0.1
NEWEST = 0.5
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
    wants: list[Want]
    ran: set[Said]
    counters: tuple[str, ...]
    numbers: tuple[int, ...]
    conditions: tuple[Condition, ...]
    """All that the card speaks of: they should be true at one time, false at another."""
    fitted: tuple[Card, ...]
    """The card itself, and those that its words describe."""
    cards: tuple[Card, ...]
    tried: int = 0
    rounds: int = 0
    seen: set[tuple[bool, ...]] = field(default_factory=set)
    waited: set[tuple[int, tuple[bool, ...]]] = field(default_factory=set)
    facts: list[Callable[[Game, Id], bool]] | None = None
    phrases: list[A | OneOrMore] | None = None
    texts: dict[int, tuple[Word, frozenset[Said]]] = field(default_factory=dict)

    def left(self) -> list[Want]:
        """What still waits."""
        wants = [want for want in self.wants if not has_run(want.word, self.ran)]
        if len(wants) < len(self.wants):
            self.wants, self.facts, self.phrases = wants, None, None
        return self.wants

    def closer(self, driver: Driver) -> Driver | None:
        """A fork in which more of what is wanted is there; None if none was found."""
        wants = self.left()
        if not wants or self.tried >= MOST:
            return None
        self.seen.add(self._truths(driver.state))
        score = self._score(driver.state)
        better: list[Driver] = []
        for fork in self._resolutions(driver) if self.waits(driver.state) else self._tries(driver, score):
            self.tried += 1
            if not self.left():
                return fork
            if len(self.wants) < len(wants) or self._score(fork.state) > score:
                better.append(fork)
            if self.tried >= MOST or len(better) >= BETTER:
                break
        return self.random.choice(better) if better else None

    def _resolutions(self, driver: Driver) -> Iterator[Driver]:
        """What is on the stack resolved, after this or that was made."""
        around = self._around(driver)
        found = [*boards(around), *(making for making, _, zone in brought(around))]
        self.rounds += 1
        number = max(2, TRIES // self.rounds)
        close = [making for making, card, zone in brought(around) if card in self.fitted]
        turning = [making for making in self._some(found) if self._turns(driver.state, making)]
        some = (*self._some(turning, number), *self._some(close, number), *self._some(found, number))
        for making in (None, *poor(around), *luck(around), *some):
            fork = driver.fork()
            if making is not None:
                fork.intervene(making.make)
                if not self._go_on(fork):
                    continue
            if self._resolve(fork):
                yield fork

    def _turns(self, game: Game, making: Making) -> bool:
        """Whether it makes something true or false that a text on the stack asks of what was mentioned before."""
        now = self._truths_on_stack(game)
        return bool(now) and self._truths_on_stack(self._made(game, making)) != now

    def _truths_on_stack(self, game: Game) -> tuple[bool, ...]:
        """Which of the conditions of texts on the stack are true, as far as what they speak of is known."""
        return tuple(truth for id in game.stack for truth in self._truths_of(game, id))

    def _truths_of(self, game: Game, id: Id) -> Iterator[bool]:
        ability = game[id].ability
        if ability is None and game[id].card is not self.card:
            return
        scene = resolving_scene(game, id)
        said_by = None if ability is None else self._said_by(ability)
        for condition in self.conditions:
            if _bound(condition) and (said_by is None or said(condition) in said_by) and _known(scene, condition):
                yield condition.holds(scene)

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
        kinds = frozenset[type[Event]]().union(*(want.kinds() for want in self.wants)) | self._awaited(driver.state)
        around = self._around(driver)
        fitting = [making for making in makings(around) if not making.kinds.isdisjoint(kinds)]
        near = {*around.mine(), *around.spoken_of()}
        nearest = [making for making in fitting if not making.subjects.isdisjoint(near)]
        states = [
            *designations(around),
            *boards(around),
            *(making for making, _, zone in brought(around)),
        ]
        if around.random.random() < FRESH:
            yield from self._fresh(driver, kinds)
            yield from self._by_a_spell(driver, kinds, score)
        close = [making for making, card, zone in brought(around) if zone == "battlefield" and card in self.fitted]
        if (self.holds(driver.state) or not kinds.isdisjoint(TIMES)) and (
            now := (driver.state.turn, self._truths(driver.state))
        ) not in self.waited:
            self.waited.add(now)
            if (fork := self._later(driver)) is not None:
                yield fork
        if not kinds.isdisjoint(KINDS):
            before = [making.make for making in (*self._some(close, 5), *self._some(states, 5))]
            yield from combats(driver, frozenset(near), before, self.random)
        for making in (
            *self._some(nearest),
            *self._some(fitting),
            *self._some(close),
            *designations(around),
            *self._some([state for state in states if not state.subjects.isdisjoint(near)]),
            *self._some(states),
        ):
            if self._promises(driver, making, score):
                fork = self._try(driver, making)
                if fork is not None:
                    yield fork
        for act in self._acts(driver, around, bool(kinds & DONE)):
            fork = self._try(driver, act)
            if fork is not None:
                yield fork

    def _awaited(self, game: Game) -> frozenset[type[Event]]:
        """The kinds of events that effects wait for which hold what is wanted: what they prevent, replace, trigger on."""
        wanted = {said(want.word) for want in self.wants}
        those = (as_hooks(f.ability) for f in game.floating if not wanted.isdisjoint(self._said_by(f.ability)))
        return frozenset(kind for ability in those for kind in (*ability.replaces(), *ability.triggers_on()))

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
        """A spell of the player who has priority does it."""
        assert driver.decision is not None
        fork, player, card = driver.fork(), driver.decision.player, spells()[HARMLESS]
        fork.intervene(lambda game: bring(game, card, player))
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
            done = of_events(making.events, source)
            if self._promises(fork, done, score):
                then = self._try(fork, done)
                if then is not None:
                    yield then

    def _acts(self, driver: Driver, around: Surroundings, many: bool) -> list[Any]:
        """What the player can do, and cards from outside to cast or play."""
        assert driver.decision is not None
        acts: list[Any] = [n for n, each in enumerate(driver.decision.options) if not isinstance(each, Pass)]
        acts = self.random.sample(acts, min(len(acts), TRIES if many else FEW))
        more = [(making, card) for making, card, zone in brought(around) if zone in ("hand", "graveyard")]
        again = [act for act in more if act[1] is self.card][:1]
        close = [making for making, card, zone in brought(around) if zone != "hand" and card in self.fitted]
        for making, card in again if not self.card.faces[0].is_permanent else ():
            again = [*again, *((one_after_other(first, making), card) for first in self._some(close, BETTER))]
        return again + acts + self.random.sample(more, min(len(more), TRIES if many else FEW))

    def _some(self, found: list[Making], number: int = GLANCES) -> list[Making]:
        return self.random.sample(found, min(number, len(found)))

    def _later(self, driver: Driver) -> Driver | None:
        """The same game later, as what is wanted is on the stack; None if it isn't in the next turns."""
        fork = driver.fork()
        for _ in range(LONG):
            asked = fork.decision
            if asked is None:
                return None
            if asked.kind == "priority" and self.waits(fork.state):
                return fork
            fork.answer(0 if asked.kind == "priority" else self.random.randrange(len(asked.options)))
        return None

    def _promises(self, driver: Driver, making: Making, score: float) -> bool:
        """Whether more of what is wanted is there right after it was made, on a branch of the state."""
        before = len(self.wants)
        branch = self._made(driver.state, making)
        return len(self.left()) < before or self._score(branch) > score

    def _made(self, game: Game, making: Making) -> Game:
        """A branch of the state right after it was made."""
        branch = game.branch()
        procedure = making.make(branch)
        answer: Any = None
        for _ in range(STEPS):
            try:
                asked = procedure.send(answer)
            except StopIteration:
                break
            answer = self.random.choice(asked.options)
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
        if self.waits(fork.state):
            self._resolve(fork.fork())
        return fork

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
        """At random; a target is as often as not what has come last."""
        options = asked.options
        if asked.kind == "target" and self.random.random() < NEWEST:
            return max(range(len(options)), key=lambda n: options[n] or 0)
        return self.random.randrange(len(options))

    def holds(self, game: Game) -> bool:
        """Whether an effect or trigger is there that holds what is wanted."""
        return self._pending(game) > 0

    def waits(self, game: Game) -> bool:
        """Whether something is on the stack that holds what is wanted."""
        if any(game[id].card is self.card and not self.card.faces[0].is_permanent for id in game.stack):
            return True
        on_stack = [ability for id in game.stack if (ability := game[id].ability) is not None]
        return any(said(want.word) in self._said_by(ability) for ability in on_stack for want in self.wants)

    def _score(self, game: Game) -> float:
        """How much of what is wanted is there: abilities that wait with such words, conditions that are true."""
        score = 10.0 * self._pending(game)
        score += NEW * (self._truths(game) not in self.seen)
        me = [o.id for o in game.objects if o is not None and o.card is self.card and o.zone not in UNSEEN]
        there = self.card.faces[0].is_permanent and any(game[id].zone == "battlefield" for id in me)
        attached = any(game[id].attached_to for id in me)
        return (
            score
            + there
            + attached
            + self._plenty(game, me)
            + sum(any(fact(game, id) for id in me) for fact in self._facts())
        )

    def _pending(self, game: Game) -> float:
        """How many of the words wait: twice as near in triggers and abilities on the stack as in effects that last.

        That the card's own abilities wait is near as well, whatever they say: a keyword may cast it.
        """
        stack = [ability for id in game.stack if (ability := game[id].ability) is not None]
        mine = sum(w.source >= FIRST_OBJECT and game[w.source].card is self.card for w in game.waiting)
        near, far = [*(w.ability for w in game.waiting), *stack], [f.ability for f in game.floating]
        wanted = {said(want.word) for want in self.wants}
        return bool(mine) * OWN + sum(
            weight
            for weight, abilities in ((2, near), (1, far))
            for ability in abilities
            if not wanted.isdisjoint(self._said_by(ability))
        )

    def _said_by(self, ability: Word) -> frozenset[Said]:
        """Everything that an ability says."""
        known = self.texts.get(id(ability))
        if known is None or known[0] is not ability:
            known = self.texts[id(ability)] = (ability, frozenset(map(said, within(ability))))
        return known[1]

    def _truths(self, game: Game) -> tuple[bool, ...]:
        """Which conditions of the card are true."""
        me = [o.id for o in game.objects if o is not None and o.card is self.card and o.zone not in UNSEEN]
        return tuple(any(_holds(c, game, id) for id in me) for c in self.conditions if not _bound(c))

    def _plenty(self, game: Game, me: list[Id]) -> float:
        """How many things there are of those that conditions ask for, as a small part of a fact."""
        phrases = self._phrases() if me else ()
        return sum(min(max(len(each.find(_scene(game, id))) for id in me), ENOUGH) * PART for each in phrases)

    def _phrases(self) -> list[A | OneOrMore]:
        """What the conditions ask for."""
        if self.phrases is None:
            asked = {id(c): c for want in self.wants for c in want.conditions() if not getattr(c, "negative", False)}
            inside = (each for c in asked.values() for each in within(c))
            self.phrases = [each for each in inside if isinstance(each, A | OneOrMore) and not _bound(each)]
        return self.phrases

    def _facts(self) -> list[Callable[[Game, Id], bool]]:
        """What has to be so of the card: conditions, costs that can be paid, targets that are there."""
        if self.facts is None:
            conditions = {id(c): c for want in self.wants for c in want.conditions() if not _bound(c)}
            costs = {id(c): c for want in self.wants for c in want.costs() if not _bound(c)}
            aims = {id(a): a for want in self.wants for a in want.aims() if not _bound(a)}
            things = {id(thing): thing for want in self.wants for thing in want.things() if not _bound(thing)}
            self.facts = [
                *(partial(_holds, each) for each in conditions.values()),
                *(partial(_can_be_paid, each) for each in costs.values()),
                *(partial(_is_there, each) for each in aims.values()),
                *(partial(_are_there, each) for each in things.values()),
            ]
        return self.facts


def _bound(word: Word) -> bool:
    """Whether a word speaks of what was mentioned elsewhere, so that it can't be asked alone."""
    return once("bound", word, lambda: any(each.refers for each in within(word)))


def _known(scene: GameScene, word: Word) -> bool:
    """Whether what a word speaks of is known: it was mentioned, is a target, or the source."""
    refers = {each.refers for each in within(word) if each.refers}
    return all(mark < OF_SOURCE or mark in scene.memory or scene.targets(mark) for mark in refers)


def _scene(game: Game, me: Id) -> GameScene:
    return resolving_scene(game, me) if game[me].zone == "stack" else scene_of(game, me)


def _holds(condition: Condition, game: Game, me: Id) -> bool:
    return condition.holds(_scene(game, me))


def _can_be_paid(cost: ActCost, game: Game, me: Id) -> bool:
    scene = _scene(game, me)
    return cost.payable(scene, scene.you)


def _is_there(aim: Aim, game: Game, me: Id) -> bool:
    return bool(aim.candidates(_scene(game, me)))


def _are_there(things: A | OneOrMore | Whole, game: Game, me: Id) -> bool:
    return bool(things.find(_scene(game, me)))


def _playing(driver: Driver, card: Card) -> int | None:
    """The option to cast or play such a card."""
    assert driver.decision is not None
    for index, action in enumerate(driver.decision.options):
        if isinstance(action, CastSpell | PlayLand) and driver.state[action.way.object].card is card:
            return index
    return None
