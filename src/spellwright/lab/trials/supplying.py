"""Supplying what words wait for: at a decision, what could be made and done is tried on forks, the best of which goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from spellwright.actions.doing import ActCost
from spellwright.actions.walking import within
from spellwright.lab.trials.boards import boards
from spellwright.lab.trials.making import Making, Surroundings, brought, makings
from spellwright.lab.trials.tracing import Said, said
from spellwright.lab.trials.wanting import Want
from spellwright.play.driver import Driver
from spellwright.rules.actions_at_priority import CastSpell, Pass, PlayLand
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.card import Card
from spellwright.state.events.event import Event
from spellwright.state.events.stack import Activated, AddMana, Cast, CopyOnStack, Counter, CreateToken, Targeted
from spellwright.state.events.turns import PlayLand as PlayLandEvent
from spellwright.state.game import Game
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Id
from spellwright.words.targets import Aim
from spellwright.words.word import Word

UNSEEN = ("gone", "library")
TRIES = 20
"""So many things are tried at one decision on a fork of the game, and what follows on them."""
FEW = 3
DONE = frozenset({Cast, Targeted, Activated, PlayLandEvent, CopyOnStack, AddMana, CreateToken, Counter})
"""What happens as players do something with their cards."""
GLANCES = 120
"""So many are only looked at, as the events happen on a branch."""
BETTER = 6
"""After so many that bring nearer what is wanted one of them goes on."""
MOST = 250
"""So many are tried for one card."""
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
    cards: tuple[Card, ...]
    tried: int = 0
    facts: list[Callable[[Game, Id], bool]] | None = None

    def left(self) -> list[Want]:
        """What still waits."""
        wants = [want for want in self.wants if not any(said(part) in self.ran for part in within(want.word))]
        if len(wants) < len(self.wants):
            self.wants, self.facts = wants, None
        return self.wants

    def closer(self, driver: Driver) -> Driver | None:
        """A fork in which more of what is wanted is there; None if none was found."""
        wants = self.left()
        if not wants or self.tried >= MOST:
            return None
        score = self._score(driver.state)
        better: list[Driver] = []
        for fork in self._resolutions(driver) if self.waits(driver.state) else self._tries(driver, score):
            self.tried += 1
            if len(self.left()) < len(wants):
                return fork
            if self._score(fork.state) > score:
                better.append(fork)
            if self.tried >= MOST or len(better) >= BETTER:
                break
        return self.random.choice(better) if better else None

    def _resolutions(self, driver: Driver) -> Iterator[Driver]:
        """What is on the stack resolved, after this or that was made."""
        around = self._around(driver)
        found = [*boards(around), *(making for making, _, zone in brought(around) if zone != "hand")]
        for making in (None, *self.random.sample(found, TRIES)):
            fork = driver.fork()
            if making is not None:
                fork.intervene(making.make)
                if not self._go_on(fork):
                    continue
            if self._resolve(fork):
                yield fork

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

    def _tries(self, driver: Driver, score: int) -> Iterator[Driver]:
        kinds = frozenset[type[Event]]().union(*(want.kinds() for want in self.wants))
        around = self._around(driver)
        fitting = [making for making in makings(around) if not making.kinds.isdisjoint(kinds)]
        states = [*boards(around), *(making for making, _, zone in brought(around) if zone != "hand")]
        for making in (*self._some(fitting), *self._some(states)):
            if self._promises(driver, making, score):
                fork = self._try(driver, making)
                if fork is not None:
                    yield fork
        for act in self._acts(driver, around, bool(kinds & DONE)):
            fork = self._try(driver, act)
            if fork is not None:
                yield fork

    def _acts(self, driver: Driver, around: Surroundings, many: bool) -> list[Any]:
        """What the player can do, and cards from outside to cast or play."""
        assert driver.decision is not None
        acts: list[Any] = [n for n, each in enumerate(driver.decision.options) if not isinstance(each, Pass)]
        acts = self.random.sample(acts, min(len(acts), TRIES if many else FEW))
        more = [(making, card) for making, card, zone in brought(around) if zone in ("hand", "graveyard")]
        return acts + self.random.sample(more, min(len(more), TRIES if many else FEW))

    def _some(self, found: list[Making]) -> list[Making]:
        return self.random.sample(found, min(GLANCES, len(found)))

    def _promises(self, driver: Driver, making: Making, score: int) -> bool:
        """Whether more of what is wanted is there right after it was made, on a branch of the state."""
        branch = driver.state.branch()
        before = len(self.wants)
        procedure = making.make(branch)
        answer: Any = None
        for _ in range(STEPS):
            try:
                asked = procedure.send(answer)
            except StopIteration:
                break
            answer = self.random.choice(asked.options)
        return len(self.left()) < before or self._score(branch) > score

    def _try(self, driver: Driver, what: Any) -> Driver | None:
        fork = driver.fork()
        card: Card | None = None
        match what:
            case int():
                fork.answer(what)
            case Making():
                fork.intervene(what.make)
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
            fork.answer(self.random.randrange(len(asked.options)))
        return False

    def waits(self, game: Game) -> bool:
        """Whether something is on the stack that holds what is wanted."""
        if any(game[id].card is self.card and not self.card.faces[0].is_permanent for id in game.stack):
            return True
        on_stack = [ability for id in game.stack if (ability := game[id].ability) is not None]
        words = {said(part) for ability in on_stack for part in within(ability)}
        return any(said(want.word) in words for want in self.wants)

    def _score(self, game: Game) -> int:
        """How much of what is wanted is there: abilities that wait with such words, conditions that are true."""
        pending = [*(w.ability for w in game.waiting), *(f.ability for f in game.floating)]
        pending += [ability for id in game.stack if (ability := game[id].ability) is not None]
        words = {said(part) for ability in pending for part in within(ability)}
        score = 10 * sum(said(want.word) in words for want in self.wants)
        me = [o.id for o in game.objects if o is not None and o.card is self.card and o.zone not in UNSEEN]
        return score + sum(any(fact(game, id) for id in me) for fact in self._facts())

    def _facts(self) -> list[Callable[[Game, Id], bool]]:
        """What has to be so of the card: conditions, costs that can be paid, targets that are there."""
        if self.facts is None:
            conditions = {id(c): c for want in self.wants for c in want.conditions() if not _bound(c)}
            costs = {id(c): c for want in self.wants for c in want.costs() if not _bound(c)}
            aims = {id(a): a for want in self.wants for a in want.aims() if not _bound(a)}
            self.facts = [
                *(partial(_holds, each) for each in conditions.values()),
                *(partial(_can_be_paid, each) for each in costs.values()),
                *(partial(_is_there, each) for each in aims.values()),
            ]
        return self.facts


def _bound(word: Word) -> bool:
    """Whether a word speaks of what was mentioned elsewhere, so that it can't be asked alone."""
    return any(each.refers for each in within(word))


def _scene(game: Game, me: Id) -> GameScene:
    return resolving_scene(game, me) if game[me].zone == "stack" else scene_of(game, me)


def _holds(condition: Condition, game: Game, me: Id) -> bool:
    return condition.holds(_scene(game, me))


def _can_be_paid(cost: ActCost, game: Game, me: Id) -> bool:
    scene = _scene(game, me)
    return cost.payable(scene, scene.you)


def _is_there(aim: Aim, game: Game, me: Id) -> bool:
    return bool(aim.candidates(_scene(game, me)))


def _playing(driver: Driver, card: Card) -> int | None:
    """The option to cast or play such a card."""
    assert driver.decision is not None
    for index, action in enumerate(driver.decision.options):
        if isinstance(action, CastSpell | PlayLand) and driver.state[action.way.object].card is card:
            return index
    return None
