"""Plans: a whole run of small choices (attackers, blockers, an order, a division) answered in one message.

A plan is no second source of legality: its picks are given to the game's own decisions one after the other, on a fork.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spellwright.play.game import Game
from spellwright.server.dividing import try_division
from spellwright.server.options import DeciderNames, shown_option
from spellwright.state.history import Waiting
from spellwright.words.procedure import NOBODY, Choose, Id

MOST_STEPS = 2_000
MOST_ORDERED = 100
ORDERS = ("order", "trigger order")
DECLARED = ("attack", "block", "number")


@dataclass(frozen=True, slots=True)
class Pick:
    """What is wanted in one small choice: the option with this id or number. `about` 0 means the next choice of all."""

    about: Id
    id: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The indexes that answer a run, and what doesn't go: problems, each with the choice, its rule and what could be."""

    indexes: tuple[int, ...]
    problems: tuple[dict[str, Any], ...]


def try_plan(game: Game, picks: tuple[Pick, ...], rest: int) -> Plan:
    """Answer the run of choices that the game stands in, on a fork of it.

    Args:
        game: the game; it isn't changed.
        picks: what is wanted. Each is used once, by the choice about its object, or in their order.
        rest: what is chosen where no pick is left: an id or a number; else "that's all" where it's offered.
    """
    trial = game.fork()
    first = trial.decision
    if first is not None and first.sharing is not None:
        return Plan(*try_division(game, {pick.about: pick.id for pick in picks}, rest))
    left = list(picks)
    indexes: list[int] = []
    while (decision := trial.decision) is not None and first is not None and _belongs(decision, first):
        if len(indexes) >= MOST_STEPS:
            break
        pick = _next(left, decision)
        wanted = rest if pick is None else pick.id
        index = _index(decision, wanted, given=pick is not None)
        if index is None:
            return Plan((), (_problem(trial, decision, wanted),))
        if pick is not None:
            left.remove(pick)
        indexes.append(index)
        trial.answer(index)
    if left:
        return Plan((), tuple(_unused(pick) for pick in left))
    return Plan(tuple(indexes), ())


def questions_of(game: Game) -> list[dict[str, Any]]:
    """The choices of the declaration that the game stands in, each with what it is about and the ids it may take.

    They are found on a fork in which nobody attacks or blocks unless they must (508.1, 509.1): what a choice may take
    can depend on those before it, so this marks what can be planned, and the plan itself is judged by `try_plan`.
    """
    first = game.decision
    if first is None or first.kind not in DECLARED or len(first.options) == 0:
        return []
    trial = game.fork()
    found: list[dict[str, Any]] = []
    while (decision := trial.decision) is not None and _belongs(decision, first) and len(found) < MOST_STEPS:
        ids = [option for option in decision.options if isinstance(option, int) and not isinstance(option, bool)]
        about = decision.about if isinstance(decision.about, int) else NOBODY
        if any(question["about"] == about for question in found):
            break  # the same creature again: another declaration has begun
        found.append({"about": about, "ids": ids, "text": DeciderNames(trial.state, decision.decider).of(about)})
        trial.answer(decision.options.index(NOBODY) if NOBODY in decision.options else 0)
    return found


def is_order(game: Game) -> bool:
    """Whether the open choice begins an order: nothing happens before the next, of what is left of the same things."""
    first = game.decision
    if first is None or first.kind not in ORDERS:
        return False
    trial = game.fork()
    left = list(first.options)
    while len(left) > 2 and len(first.options) <= MOST_ORDERED:
        trial.answer(0)
        del left[0]
        decision = trial.decision
        if decision is None or not _belongs(decision, first) or list(decision.options) != left:
            return False
        if trial.state.entries != game.state.entries:
            return False
    return len(first.options) <= MOST_ORDERED


def _belongs(decision: Choose, first: Choose) -> bool:
    same = (decision.player, decision.kind, decision.rule) == (first.player, first.kind, first.rule)
    return same and decision.kind != "priority"


def _next(left: list[Pick], decision: Choose) -> Pick | None:
    """The pick for a decision: the one about its object, or the first that is about nothing."""
    about = next((pick for pick in left if pick.about and pick.about == decision.about), None)
    return about or next((pick for pick in left if not pick.about), None)


def _index(decision: Choose, wanted: int, *, given: bool) -> int | None:
    for index, option in enumerate(decision.options):
        number = option.number if isinstance(option, Waiting) else option
        if isinstance(number, int) and not isinstance(number, bool) and number == wanted:
            return index
    if not given and None in decision.options:
        return decision.options.index(None)
    return None


def _problem(game: Game, decision: Choose, wanted: int) -> dict[str, Any]:
    options = [shown_option(game.state, decision, index) for index in range(len(decision.options))]
    about = decision.about if isinstance(decision.about, int) else NOBODY
    could = ", ".join(option["text"] for option in options[:6])
    instead = [option for option in decision.options if isinstance(option, int)]
    text = f"{decision.why} Not that; it can be: {could}."
    return {"about": about, "id": wanted, "rule": decision.rule, "text": text, "instead": instead}


def _unused(pick: Pick) -> dict[str, Any]:
    return {"about": pick.about, "id": pick.id, "rule": "", "text": "That isn't asked here.", "instead": []}
