"""How a creature's combat damage is divided among several (510.1c-e, 702.19b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spellwright.rules.asking import characteristics, own
from spellwright.state.game import Game
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import NOBODY, Id, Procedure, Sharing, choose_share


@quickly_made
@dataclass(frozen=True, slots=True)
class Assignment:
    """Combat damage that a creature assigns."""

    creature: Id
    victim: Id
    amount: int


def divide(
    game: Game, creature: Id, amount: int, among: Sequence[Id], rest_to: Id, before: Sequence[Assignment], *, by: Id
) -> Procedure[list[Assignment]]:
    """Let a player divide a creature's damage: one number for each recipient, the last one taking the rest.

    Args:
        game: the game.
        creature: the creature that assigns its damage.
        amount: how much it assigns.
        among: the creatures that block it, or that it blocks.
        rest_to: what may be assigned the rest once each of them is assigned lethal damage (702.19b); or nobody.
        before: what other creatures assign in the same step.
        by: the player who divides it.
    """
    left = amount
    result: list[Assignment] = []
    every_one_lethal = True
    lethal = tuple(lethal_damage(game, creature, victim, before) for victim in among)
    sharing = Sharing(amount, tuple(among), lethal=lethal, rest_to=rest_to)
    for number, (victim, needed) in enumerate(zip(among, lethal, strict=True)):
        last = number == len(among) - 1
        options = _numbers(left, needed, last=last, rest=bool(rest_to) and every_one_lethal)
        why = f"How much damage to {characteristics(game, victim).name}?"
        given = yield from choose_share(by, options, "damage", why, "510.1c", (creature, victim), sharing)
        every_one_lethal = every_one_lethal and given >= needed
        left -= given
        if given:
            result.append(Assignment(creature, victim, given))
    if left and rest_to != NOBODY and among:
        result.append(Assignment(creature, rest_to, left))
    return result


def _numbers(left: int, needed: int, *, last: bool, rest: bool) -> list[int]:
    """The numbers that can be completed: the last recipient takes what is left, unless a rest may go elsewhere."""
    if not last:
        return list(range(left + 1))
    return list(range(min(needed, left), left + 1)) if rest else [left]


def lethal_damage(game: Game, creature: Id, victim: Id, before: Sequence[Assignment] = ()) -> int:
    """How much damage from that creature is lethal, given what is marked and assigned already (702.19b)."""
    assigned = sum(a.amount for a in before if a.victim == victim)
    needed = max(0, (characteristics(game, victim).toughness or 0) - game[victim].damage - assigned)
    for ability in own(game, creature, "lethal"):
        needed = min(needed, ability.lethal(game, creature, victim, needed))
    return needed
