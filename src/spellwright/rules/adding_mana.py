"""106. Mana: a mana ability, or another effect, adds mana to a player's pool."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.mana_production import Unit
from spellwright.state.events.stack import AddMana
from spellwright.state.game import Game
from spellwright.words.adjectives import COLOR_BITS
from spellwright.words.mana import KINDS, Mana, kind_letters
from spellwright.words.procedure import FIRST_OBJECT, Choose, Id, Procedure, T, choose

Kinds = tuple[int, ...]
"""The kind of each unit of some mana, as bits."""


def add_mana(
    game: Game, player: Id, alternatives: Sequence[tuple[Unit, ...]], source: Id, *, by_tapping: bool = False
) -> Procedure[None]:
    """Add mana to a player's pool (106.4); the player chooses among the alternatives and the kinds of each unit.

    Each decision is of the kind "mana", its options are tuples of kinds: the whole of an alternative where its units
    have one kind each, then a kind for each unit that has several.
    """
    if not alternatives:
        return
    units = alternatives[0]
    if len(alternatives) > 1:
        by_kinds = {tuple(unit.kinds for unit in units): units for units in alternatives}
        chosen = yield from choose(player, tuple(by_kinds), "mana", "Which mana?", "106.1", source)
        units = by_kinds[chosen]
    snow = source >= FIRST_OBJECT and "snow" in characteristics(game, source).supertypes  # 107.4h
    made: list[Mana] = []
    for unit in units:
        options = tuple((kind,) for kind in KINDS if kind & unit.kinds)
        chosen = yield from choose(player, options, "mana", "Which type of mana?", "106.1", source)
        made.append(Mana(chosen[0], snow or unit.snow, unit.restriction, source))
    if made:
        yield from happen(game, AddMana(player, tuple(made), source, by_tapping), source=source)


def answering(procedure: Procedure[T], wanted: Sequence[int]) -> Procedure[T]:
    """Run a procedure and answer for the player which mana to add: what is wanted (601.2g, paid automatically)."""
    left = list(wanted)
    try:
        decision = next(procedure)
        while True:
            answer: Any = _wanted_color(decision, left)
            if decision.kind == "mana" and isinstance(decision.options[0], tuple):
                answer = _preferred(decision.options, left)
                for kind in answer:
                    if kind in left:
                        left.remove(kind)
            elif answer is None:
                answer = yield decision
            decision = procedure.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


def _wanted_color(decision: Choose, left: Sequence[int]) -> str | None:
    """The colour to choose, before mana of it is added, where one is asked for: that of the mana that is wanted."""
    if decision.kind != "name" or not all(isinstance(each, str) and each in COLOR_BITS for each in decision.options):
        return None
    return next((color for color in decision.options if COLOR_BITS[color] in left), None)


def _preferred(options: Sequence[Kinds], left: Sequence[int]) -> Kinds:
    """The option that makes most of the mana that is still wanted."""
    return max(options, key=lambda kinds: sum(1 for at, kind in enumerate(kinds) if _wanted(kinds, at, kind, left)))


def _wanted(kinds: Kinds, at: int, kind: int, left: Sequence[int]) -> bool:
    return sum(1 for other in left if other & kind) > sum(1 for earlier in kinds[:at] if earlier == kind)


def described(kinds: Kinds) -> str:
    """Some mana as text: "{W}{W}"; a unit of several kinds is "{W/U}"."""
    return "".join("{" + "/".join(kind_letters(kind)) + "}" for kind in kinds)


def first_answers(procedure: Generator[Choose, Any, T]) -> T:
    """Run a procedure in an imagined game, taking the first option of each decision.

    Raises `Illegal` if that can't be completed.
    """
    try:
        decision = next(procedure)
        while True:
            decision = procedure.send(decision.options[0])
    except StopIteration as end:
        result: T = end.value
        return result
