"""700.2. Modal spells and abilities: "choose one —", and how many modes may be chosen, and which."""

from __future__ import annotations

from dataclasses import field, replace
from enum import Enum
from typing import Any, ClassVar, TypeVar

from spellwright.actions.abilities.content import Content
from spellwright.actions.clauses.bodies import Body
from spellwright.actions.walking import field_names, once, within
from spellwright.rules.hooks import Modal
from spellwright.rules.scene import GameScene, resolving_scene, scene_of
from spellwright.state.choices import Choices
from spellwright.state.events.stack import PutAbility
from spellwright.state.game import Game
from spellwright.words.amounts import Amount, ThatMuch
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Id, Procedure
from spellwright.words.targets import Aim
from spellwright.words.word import Word, word

W = TypeVar("W", bound=Word)


class HowMany(Enum):
    """How many modes are chosen (700.2)."""

    ONE = "one"
    TWO = "two"
    THREE = "three"
    FOUR = "four"
    BOTH = "both"
    ONE_OR_BOTH = "one or both"
    ONE_OR_MORE = "one or more"
    UP_TO_ONE = "up to one"
    UP_TO_TWO = "up to two"
    UP_TO_THREE = "up to three"
    UP_TO_FOUR = "up to four"
    ANY_NUMBER = "any number"

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most."""
        return _BOUNDS[self]


_BOUNDS = {
    HowMany.ONE: (1, 1),
    HowMany.TWO: (2, 2),
    HowMany.THREE: (3, 3),
    HowMany.FOUR: (4, 4),
    HowMany.BOTH: (2, 2),
    HowMany.ONE_OR_BOTH: (1, 2),
    HowMany.ONE_OR_MORE: (1, 99),
    HowMany.UP_TO_ONE: (0, 1),
    HowMany.UP_TO_TWO: (0, 2),
    HowMany.UP_TO_THREE: (0, 3),
    HowMany.UP_TO_FOUR: (0, 4),
    HowMany.ANY_NUMBER: (0, 99),
}


class Unchosen(Enum):
    """Since when a mode mustn't have been chosen for the ability."""

    EVER = "that hasn't been chosen"
    TURN = "that hasn't been chosen this turn"


@word
class ChooseInstead(Word):
    """On a condition another number of modes is chosen, or may be: "if this spell was kicked, choose both instead"."""

    condition: Condition
    head: HowMany
    may: bool = False
    SYNONYMS = True
    ENGLISH = (
        "if {condition} , choose {head} instead .",
        "if {condition} , you may choose {head} instead . {may=True}",
        "if {condition} , you may choose {head} . {may=True}",
        "if {condition} as you cast this spell , you may choose {head} instead . {may=True}",
        "if {condition} as you cast this spell , you may choose {head} . {may=True}",
    )


@word
class Mode(Word):
    """One mode, behind a bullet or behind pawprint symbols (700.2i)."""

    body: Body
    label: str | None = field(default=None, compare=False)
    pawprints: int = 0
    NAMED: ClassVar[str] = "a mode"
    ENGLISH = ("• [{label:label} —] {body}", "¶ {pawprints:pawprints} — {body}")


@word
class Modes(Content):
    """Modes to choose from, carried out in printed order (700.2a)."""

    head: HowMany
    modes: tuple[Mode, ...]
    repeat: bool = False
    unchosen: Unchosen | None = None
    instead: ChooseInstead | None = None
    worth: Amount | None = None
    most: Amount | None = None
    SYNONYMS = True
    ENGLISH = (
        "choose up to {worth:num} {P} worth of modes . you may choose the same mode more than once . {modes} "
        "{head=HowMany.ANY_NUMBER} {repeat=True}",
        "choose up to {most:num} — {modes} {head=HowMany.ANY_NUMBER}",
        "choose up to {most:num} . {modes} {head=HowMany.ANY_NUMBER}",
        "choose {head} [{unchosen}] — {modes}",
        "choose {head} {unchosen} . {modes}",
        "choose {head} . you may choose the same mode more than once . {modes} {repeat=True}",
        "choose {head} . {instead} {modes}",
    )

    def ok(self) -> bool:
        """At least two modes, all with pawprints or none; a plain number of them is a word of its own."""
        if self.most is not None and not isinstance(self.most, ThatMuch):
            return False
        return len(self.modes) > 1 and all((mode.pawprints > 0) == (self.worth is not None) for mode in self.modes)

    def perform(self, scene: GameScene) -> Procedure[None]:
        """The chosen modes, in printed order."""
        for body in self.chosen(scene.choices):
            yield from body.perform(scene)

    def modal(self, game: Game, me: Id) -> Modal | None:
        """How many of how many, which may be chosen, and whether more than once (700.2d)."""
        least, most = self.head.bounds
        if self.worth is not None:
            worth = self.worth.value(_speaking(game, me))
            prices = tuple(mode.pawprints for mode in self.modes)
            return Modal(len(self.modes), 0, worth, self.repeat, prices=prices)
        if self.instead is not None and self.instead.condition.holds(_speaking(game, me)):
            other, most = self.instead.head.bounds
            least = min(least, other) if self.instead.may else other
        if self.most is not None:
            most = self.most.value(_speaking(game, me))
        number = len(self.modes)
        most = most if self.repeat else min(most, number)
        available = None if self.unchosen is None else self._left(game, me)
        costs_first = self.instead is not None  # 601.4: kicked or not is known before the modes are chosen
        return Modal(number, least, most, self.repeat, available=available, after_costs=costs_first)

    def _left(self, game: Game, me: Id) -> tuple[int, ...]:
        """The modes that haven't been chosen yet for this ability of that object (700.2e)."""
        since = game.turn if self.unchosen is Unchosen.TURN else 0
        source = game[me].source if game[me].ability is not None else me
        taken: set[int] = set()
        for entry in game.since(since):
            event = entry.event
            if isinstance(event, PutAbility) and event.source == source and self._is_of(event.ability):
                choices = game[entry.new].choices
                taken.update(choices.modes if choices is not None else ())
        return tuple(number for number in range(len(self.modes)) if number not in taken)

    def _is_of(self, ability: Any) -> bool:
        return getattr(ability, "content", None) is self

    def chosen(self, choices: Choices) -> tuple[Body, ...]:
        """The chosen modes, in printed order; one that was chosen again speaks of things of its own (700.2d)."""
        bodies: list[Body] = []
        before: list[int] = []
        for number in sorted(choices.modes):
            bodies.append(_again(self.modes[number].body, before.count(number)))
            before.append(number)
        return tuple(bodies)

    def aims(self, choices: Choices) -> tuple[Aim, ...]:
        """Those of the chosen modes."""
        return tuple(aim for body in self.chosen(choices) for aim in body.aims(choices))

    def bodies(self) -> tuple[Body, ...]:
        """One for each mode."""
        return tuple(mode.body for mode in self.modes)


def _speaking(game: Game, me: Id) -> GameScene:
    """The scene of what is on the stack; of a card or source while it is imagined there."""
    return resolving_scene(game, me) if game[me].zone == "stack" else scene_of(game, me)


MARKS_APART = 10_000
"""How far the marks of a mode that was chosen again are from those of the first."""


def _again(body: Body, times: int) -> Body:
    """A body that was chosen so many times before, with marks of its own."""
    if not times:
        return body
    own = frozenset(part.mark for part in within(body) if part.mark)
    return once(f"chosen again {times}", body, lambda: _shifted(body, own, times * MARKS_APART))


def _shifted(word: W, own: frozenset[int], by: int) -> W:
    changes: dict[str, Any] = {}
    for name in field_names(type(word)):
        value = getattr(word, name)
        if isinstance(value, Word):
            changes[name] = _shifted(value, own, by)
        elif isinstance(value, tuple):
            changes[name] = tuple(_shifted(v, own, by) if isinstance(v, Word) else v for v in value)
    mark, refers = (number + by if number > 0 and number in own else number for number in (word.mark, word.refers))
    return replace(word, **changes, mark=mark, refers=refers)
