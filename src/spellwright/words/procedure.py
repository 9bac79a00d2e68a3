"""A procedure is a generator that yields a player's choices and is sent the option chosen.

Rules, verbs and keywords are written as straight-line procedures in the order in which the rules say things. An answer is
legal because it is among the options (one source of legality); a choice with one option is taken without asking.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from spellwright.words.construction import quickly_made

T = TypeVar("T")

Id = int
"""Players are 1 to 9, objects 10 and up, 0 is nobody and nothing: a target is one number."""

NOBODY: Id = 0
FIRST_OBJECT: Id = 10


@quickly_made
@dataclass(frozen=True, slots=True)
class Sharing:
    """An amount that is divided by several choices of numbers, one for each recipient in turn; the last takes the rest.

    `least` is what each receives at least. `lethal` is for combat damage: how much is lethal to each (510.1c, 702.19b); when
    all have that much, what is left goes to `rest_to`, if there is somebody.
    """

    amount: int
    among: tuple[Id, ...]
    least: int = 0
    lethal: tuple[int, ...] = ()
    rest_to: Id = NOBODY


@dataclass(frozen=True, slots=True)
class Choose:
    """One player chooses one of the options.

    `options` are immutable values made of ids, numbers, strings and words, never objects. `kind` names the sort of the
    decision for programs ("priority", "target", "attack" ...), `why` says it to people, `about` is the object, player or
    thing that the choice is about, and `rule` the number of the rule that asks for it. `sharing` is the division that a
    share is chosen for. `by` is who makes the choice for that player, if another player controls them (722.5).
    """

    player: Id
    options: tuple[Any, ...]
    kind: str
    why: str
    rule: str
    about: Any = NOBODY
    sharing: Sharing | None = None
    by: Id = NOBODY

    @property
    def decider(self) -> Id:
        """Who answers."""
        return self.by or self.player


Procedure = Generator[Choose, Any, T]


class Illegal(Exception):
    """What was begun can't be completed; the game returns to the moment before it (732.1)."""


def choose(player: Id, options: Sequence[T], kind: str, why: str, rule: str, about: Any = NOBODY) -> Procedure[T]:
    """Let a player choose one of the options; a single one is taken unasked.

    Raises `Illegal` where there is none.
    """
    if not options:
        raise Illegal(why)
    if len(options) == 1:
        return options[0]
    answer: T = yield Choose(player, tuple(options), kind, why, rule, about)
    return answer


def choose_share(
    player: Id, options: Sequence[int], kind: str, why: str, rule: str, about: Any, sharing: Sharing
) -> Procedure[int]:
    """Let a player choose what one recipient receives of an amount that is divided; a single number is taken unasked.

    Raises `Illegal` where there is none.
    """
    if not options:
        raise Illegal(why)
    if len(options) == 1:
        return options[0]
    answer: int = yield Choose(player, tuple(options), kind, why, rule, about, sharing)
    return answer


def choose_order(
    player: Id, things: Sequence[T], kind: str, why: str, rule: str, about: Any = NOBODY
) -> Procedure[list[T]]:
    """Let a player put things in an order, first one first, one small choice after the other."""
    left = list(things)
    order: list[T] = []
    while len(left) > 1:
        chosen = yield Choose(player, tuple(left), kind, why, rule, about)
        del left[left.index(chosen)]
        order.append(chosen)
    return order + left


def choose_some(
    player: Id, things: Sequence[T], least: int, most: int, kind: str, why: str, rule: str, about: Any = NOBODY
) -> Procedure[tuple[T, ...]]:
    """Let a player choose from `least` to `most` of the things, one after the other; `None` among the options means enough.

    If there are fewer than `least`, all are taken: as many as possible (609.3).
    """
    left = list(things)
    chosen: list[T] = []
    most = min(most, len(left))
    if len(left) <= least:
        return tuple(left)
    while len(chosen) < most:
        options: list[T | None] = list(left)
        if len(chosen) >= least:
            options.append(None)
        answer = yield from choose(player, options, kind, why, rule, about)
        if answer is None:
            break
        del left[left.index(answer)]
        chosen.append(answer)
    return tuple(chosen)


def may(player: Id, why: str, rule: str, about: Any = NOBODY) -> Procedure[bool]:
    """Ask a player whether to do what they may do."""
    answer = yield from choose(player, (True, False), "may", why, rule, about)
    return answer
