"""Judging a game of a trial: how much of what words wait for is there, asked of the words themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from spellwright.actions.abilities.given_by import TheGiver
from spellwright.actions.abilities.triggered import Triggered
from spellwright.actions.doing import ActCost
from spellwright.actions.walking import once, within
from spellwright.lab.trials.noticing import unnoticed
from spellwright.lab.trials.tracing import Said, has_run, said
from spellwright.lab.trials.wanting import Want
from spellwright.rules.asking import characteristics, own
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.card import Card
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.adjectives import InState, State
from spellwright.words.conditions import Condition
from spellwright.words.marks import OF_SOURCE
from spellwright.words.nouns import Noun, Things
from spellwright.words.owners import Owner
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.quantified import A, OneOrMore, Whole
from spellwright.words.targets import Aim
from spellwright.words.word import Word

FIGHTING = frozenset({State.ATTACKING, State.BLOCKING, State.BLOCKED, State.UNBLOCKED})
UNSEEN = ("gone", "library")
ENOUGH, PART = 25, 0.01
NEW = 0.5
OWN = 0.1


@dataclass(slots=True)
class Judge:
    """Tells how near a game is to what words wait for."""

    card: Card
    wants: list[Want]
    ran: set[Said]
    conditions: tuple[Condition, ...]
    """All that the card speaks of: they should be true at one time, false at another."""
    things: tuple[A | OneOrMore | Things, ...] = ()
    """What the acts of the card are done to."""
    in_combat: bool = False
    """Whether abilities that speak of creatures in combat are of use only as some are."""
    seen: set[tuple[bool, ...]] = field(default_factory=set)
    said: dict[str, bool] = field(default_factory=dict)
    facts: list[Callable[[Game, Id], bool]] | None = None
    phrases: list[A | OneOrMore] | None = None
    texts: dict[int, tuple[Word, frozenset[Said]]] = field(default_factory=dict)

    def left(self) -> list[Want]:
        """What still waits."""
        wants = [want for want in self.wants if not has_run(want.word, self.ran)]
        if len(wants) < len(self.wants):
            self.wants, self.facts, self.phrases, self.said = wants, None, None, {}
        return self.wants

    def truths_on_stack(self, game: Game) -> tuple[bool, ...]:
        """Which of the conditions of texts on the stack are true, as far as what they speak of is known."""
        with unnoticed(game):
            return tuple(truth for id in game.stack for truth in self._truths_of(game, id))

    def _truths_of(self, game: Game, id: Id) -> Iterator[bool]:
        ability = game[id].ability
        if ability is None and game[id].card is not self.card:
            return
        scene = resolving_scene(game, id)
        for giver in (each for each in within(ability) if isinstance(each, TheGiver)) if ability is not None else ():
            giver.find(scene)  # of whom it speaks by name (201.5b)
        said_by = None if ability is None else self._said_by(ability)
        for condition in self.conditions:
            if (said_by is None or said(condition) in said_by) and _known(scene, condition):
                yield condition.holds(scene)

    def awaited(self, game: Game) -> frozenset[type[Event]]:
        """The kinds of events that hold what is wanted back: what effects, and abilities that say it, forbid, replace, await.

        The card may have given such an ability to something else, or to an emblem: "you can't lose the game".
        """
        wanted = {said(want.word) for want in self.wants}
        there = (*game.battlefield, *game.command, *(id for id in game.stack if game[id].card is self.card))
        abilities = [
            *(effect.ability for effect in game.floating),
            *(each for id in there for own in characteristics(game, id).abilities for each in (own, *own.means())),
        ]
        answering = (each for each in abilities if isinstance(each, Hooks))  # what is quoted only means such
        those = [each for each in answering if not wanted.isdisjoint(self._said_by(each))]
        kinds = [hook[1] for each in those for hook in each.hooks() if isinstance(hook, tuple)]
        return frozenset(Move if issubclass(kind, Move) else kind for kind in kinds)

    def holds(self, game: Game) -> bool:
        """Whether an effect or trigger is there that holds what is wanted."""
        return self._pending(game) > 0

    def waits(self, game: Game) -> bool:
        """Whether something is on the stack that holds what is wanted."""
        if any(game[id].card is self.card and not self.card.faces[0].is_permanent for id in game.stack):
            return not self._only_triggers()
        on_stack = [ability for id in game.stack if (ability := game[id].ability) is not None]
        return any(said(want.word) in self._said_by(ability) for ability in on_stack for want in self.wants)

    def in_mana(self, game: Game) -> bool:
        """Whether what is wanted comes with spending mana that is in a pool (106.6)."""
        wanted = {said(want.word) for want in self.wants}
        return any(not wanted.isdisjoint(self._said_by(rider)) for rider in _riders(game))

    def _only_triggers(self) -> bool:
        """Whether all that is wanted is said by triggered abilities of the card, none by what it does as a spell."""
        abilities = [ability for face in self.card.faces for ability in face.abilities]
        triggered = [self._said_by(each) for each in abilities if isinstance(each, Triggered)]
        return all(any(said(want.word) in text for text in triggered) for want in self.wants)

    def score(self, game: Game) -> float:
        """How much of what is wanted is there: abilities that wait with such words, conditions that are true."""
        with unnoticed(game):
            return self._score(game)

    def _score(self, game: Game) -> float:
        score = 0.0 if self.too_early(game) else 10.0 * self._pending(game)
        score += self.fights() * _fighting(game)
        score += NEW * (self.truths(game) not in self.seen)
        me = self._mine(game)
        there = self.card.faces[0].is_permanent and any(game[id].zone == "battlefield" for id in me)
        attached = any(game[id].attached_to for id in me)
        return (
            score
            + there
            + attached
            + self._plenty(game, me)
            + self._offered(game, me)
            + sum(any(fact(game, id) for id in me) for fact in self._facts())
        )

    def _offered(self, game: Game, me: list[Id]) -> bool:
        """Whether the card has an ability now that says what is wanted, as at a level (711.2) or with its other face up."""
        wanted = {said(want.word) for want in self.wants}
        there = [
            *(ability for id in me for ability in own(game, id, "activation_costs")),
            *(a for id in me if game[id].zone == "battlefield" for a in characteristics(game, id).abilities),
        ]
        return any(not wanted.isdisjoint(self._said_by(ability)) for ability in there)

    def _pending(self, game: Game) -> float:
        """How many of the words wait: twice as near in triggers and abilities on the stack as in effects that last.

        That the card's own abilities wait is near as well, whatever they say: a keyword may cast it.
        """
        stack = [ability for id in game.stack if (ability := game[id].ability) is not None]
        mine = sum(w.source >= FIRST_OBJECT and game[w.source].card is self.card for w in game.waiting)
        near, far = [*(w.ability for w in game.waiting), *stack], [*(f.ability for f in game.floating), *_riders(game)]
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

    def saw(self, game: Game) -> None:
        """These conditions were true or false together."""
        self.seen.add(self.truths(game))

    def truths(self, game: Game) -> tuple[bool, ...]:
        """Which conditions of the card are true."""
        me = self._mine(game)
        with unnoticed(game):
            alone = (any(_holds(c, game, id) for id in me) for c in self.conditions if not bound(c))
            of_one = (any(_holds_of_someone(c, game, id) for id in me) for c in self.conditions if _of_one_player(c))
            return (*alone, *of_one)

    def _mine(self, game: Game) -> list[Id]:
        """Where the card under trial is: of several in the same place and state one."""
        mine = [o for o in game.objects if o is not None and o.card is self.card and o.zone not in UNSEEN]
        alike = {
            (o.zone, o.controller, o.attached_to, o.tapped, o.face_down, o.attacking, o.counters): o.id for o in mine
        }
        return list(alike.values())

    def needed(self, game: Game) -> list[tuple[Id, ...]]:
        """What is there of that which acts of the card on the stack, or the card itself, are done to."""
        on_stack = [id for id in game.stack if (o := game[id]).card is self.card or self._is_source(game, o.source)]
        with unnoticed(game):
            found = [_found(each, game, id) for each in self.things for id in on_stack]
        return [tuple(id for id in ids if id >= FIRST_OBJECT) for ids in found]

    def lacking(self, game: Game) -> int:
        """How many of the phrases find nothing that texts on the stack do something to."""
        return sum(not ids for ids in self.needed(game))

    def asked_for(self, game: Game) -> tuple[Id, ...]:
        """What is there of that which the conditions of the card ask for, which they may find no more."""
        me = self._mine(game)[:1]
        inside = (each for c in self.conditions for each in within(c) if isinstance(each, A | OneOrMore))
        with unnoticed(game):
            found = [id for each in inside if not bound(each) for one in me for id in each.find(_scene(game, one))]
        return tuple(dict.fromkeys(id for id in found if id >= FIRST_OBJECT))

    def of_spells(self) -> bool:
        """Whether what is wanted speaks of spells, as a target or else."""
        return self._says("spells", lambda each: isinstance(each, Things) and Noun.SPELL in each.nouns)

    def is_caused(self) -> bool:
        """Whether what is wanted waits for what a spell or ability causes."""
        return self._says("cause", lambda each: hasattr(each, "cause"))

    def _is_source(self, game: Game, source: Id) -> bool:
        return source >= FIRST_OBJECT and game[source].card is self.card

    def fights(self) -> bool:
        """Whether what is wanted speaks of creatures that attack or block."""
        return self._says("combat", _of_combat)

    def _says(self, what: str, is_so: Callable[[Word], bool]) -> bool:
        """Whether something that is wanted, or stands before it, says so; asked once for the same wants."""
        if what not in self.said:
            gates = {id(gate): gate for want in self.wants for gate in want.gates}.values()
            self.said[what] = any(is_so(each) for gate in gates for each in within(gate))
        return self.said[what]

    def too_early(self, game: Game) -> bool:
        """Whether what is wanted speaks of creatures in combat, and none is."""
        return self.in_combat and self.fights() and not _fighting(game)

    def _plenty(self, game: Game, me: list[Id]) -> float:
        """How many things there are of those that conditions ask for, as a small part of a fact."""
        phrases = self._phrases() if me else ()
        return sum(min(max(len(each.find(_scene(game, id))) for id in me), ENOUGH) * PART for each in phrases)

    def _phrases(self) -> list[A | OneOrMore]:
        """What the conditions ask for."""
        if self.phrases is None:
            asked = {id(c): c for want in self.wants for c in want.conditions() if not getattr(c, "negative", False)}
            inside = (each for c in asked.values() for each in within(c))
            self.phrases = [each for each in inside if isinstance(each, A | OneOrMore) and not bound(each)]
        return self.phrases

    def _facts(self) -> list[Callable[[Game, Id], bool]]:
        """What has to be so of the card: conditions, costs that can be paid, targets that are there."""
        if self.facts is None:
            every = {id(c): c for want in self.wants for c in want.conditions()}
            conditions = {key: c for key, c in every.items() if not bound(c)}
            others = [c for c in every.values() if _of_one_player(c)]
            costs = {id(c): c for want in self.wants for c in want.costs() if not bound(c)}
            aims = {id(a): a for want in self.wants for a in want.aims() if not bound(a)}
            things = {id(thing): thing for want in self.wants for thing in want.things() if not bound(thing)}
            self.facts = [
                *(partial(_holds, each) for each in conditions.values()),
                *(partial(_holds_of_someone, each) for each in others),
                *(partial(_can_be_paid, each) for each in costs.values()),
                *(partial(_is_there, each) for each in aims.values()),
                *(partial(_are_there, each) for each in things.values()),
            ]
        return self.facts


def _fighting(game: Game) -> int:
    """Whether creatures attack: 1, or 2 as some block as well."""
    there = [game[id] for id in game.battlefield]
    return any(o.attacking for o in there) + any(o.blocking for o in there)


def _of_combat(word: Word) -> bool:
    """Whether it describes what only a creature in combat is: "attacking", "blocked by ~"."""
    looks: frozenset[str] = getattr(type(word), "LOOKS", frozenset())
    return "combat" in looks or (isinstance(word, InState) and not FIGHTING.isdisjoint(word.states))


def _riders(game: Game) -> Iterator[Word]:
    """What says how mana in the pools may be spent, and what comes with that."""
    for player in game.players:
        restrictions: list[object] = [unit.restriction for unit in player.pool]
        yield from (each for each in dict.fromkeys(restrictions) if isinstance(each, Word))


def bound(word: Word) -> bool:
    """Whether a word speaks of what was mentioned elsewhere, so that it can't be asked alone."""
    return bool(_spoken_of(word))


def _spoken_of(word: Word) -> frozenset[int]:
    """What a word speaks of that isn't mentioned in itself: "an opponent … their graveyard" is."""
    return once("spoken of", word, lambda: _refers(word))


def _refers(word: Word) -> frozenset[int]:
    mentioned: set[int] = set()
    found: set[int] = set()
    for each in within(word):
        if each.refers and each.refers not in mentioned:
            found.add(each.refers)
        mentioned.add(each.mark)
    return frozenset(found)


def _known(scene: GameScene, word: Word) -> bool:
    """Whether what a word speaks of is known: it was mentioned, is a target, or the source."""
    return all(mark < OF_SOURCE or mark in scene.memory or scene.targets(mark) for mark in _spoken_of(word))


def _scene(game: Game, me: Id) -> GameScene:
    return resolving_scene(game, me) if game[me].zone == "stack" else scene_of(game, me)


def _holds(condition: Condition, game: Game, me: Id) -> bool:
    return condition.holds(_scene(game, me))


def _of_one_player(condition: Condition) -> bool:
    """Whether it speaks of one thing that was mentioned before, a player: "if that player has 5 or less life"."""
    marks = _spoken_of(condition)
    speaking = [each for each in within(condition) if each.refers in marks]
    return len(marks) == 1 and max(marks) > 0 and all(isinstance(each, Players | Owner) for each in speaking)


def _holds_of_someone(condition: Condition, game: Game, me: Id) -> bool:
    scene = _scene(game, me)
    for player in game.players:
        scene.remember(max(_spoken_of(condition)), (player.id,))
        if condition.holds(scene):
            return True
    return False


def _found(thing: A | OneOrMore | Things, game: Game, me: Id) -> tuple[Id, ...]:
    scene = _scene(game, me)
    return thing.candidates(scene) if isinstance(thing, Things) else thing.find(scene)


def _can_be_paid(cost: ActCost, game: Game, me: Id) -> bool:
    scene = _scene(game, me)
    return cost.payable(scene, scene.you)


def _is_there(aim: Aim, game: Game, me: Id) -> bool:
    return bool(aim.candidates(_scene(game, me)))


def _are_there(things: A | OneOrMore | Whole, game: Game, me: Id) -> bool:
    return bool(things.find(_scene(game, me)))
