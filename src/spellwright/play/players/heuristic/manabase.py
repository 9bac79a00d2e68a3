"""Lands and the colors they make: which hand to keep, which land to play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spellwright.rules.activation_permissions import as_hooks
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.mana_production import Production, Unit
from spellwright.rules.mana_solver import Supply
from spellwright.rules.mana_source import Source
from spellwright.rules.mana_sources import mana_sources
from spellwright.state.game import Game
from spellwright.words.mana import C
from spellwright.words.procedure import Id

FEWEST_LANDS, MOST_LANDS = 2, 5
TO_COME = 2
"""So many more lands are counted on, whatever their colors."""
SPELLS_TO_KEEP = {7: 2, 6: 1}
"""How many spells a hand of that size must let its player cast soon; a smaller one is kept."""
SOON = 0.9
"""What it is worth that a land's colors allow a spell to be cast soon, against a mana value of one to be cast now."""


def is_land(state: Game, id: Id) -> bool:
    """Whether it is a land."""
    return "land" in characteristics(state, id).types


def is_worth_keeping(state: Game, hand: Sequence[Id]) -> bool:
    """Whether an opening hand has lands enough, not too many, and those for some of its spells (103.5)."""
    if len(hand) not in SPELLS_TO_KEEP:
        return len(hand) < min(SPELLS_TO_KEEP)
    lands = [id for id in hand if is_land(state, id)]
    if not FEWEST_LANDS <= len(lands) <= MOST_LANDS:
        return False
    return len(castable_soon(state, hand, lands)) >= SPELLS_TO_KEEP[len(hand)]


def castable_soon(state: Game, hand: Iterable[Id], lands: Iterable[Id]) -> list[Id]:
    """The spells in hand that these lands could pay for, with a few more to come that make any color but the right one."""
    to_come = [Source(-number, (Production((Unit(C),)),)) for number in range(TO_COME)]
    return payable(state, hand, Supply([*(source_of(state, id) for id in lands), *to_come]))


def payable(state: Game, cards: Iterable[Id], supply: Supply) -> list[Id]:
    """Those cards whose mana cost can be paid."""
    costs = [(id, characteristics(state, id).mana_cost) for id in cards]
    return [id for id, cost in costs if cost is not None and supply.can_pay(cost)]


def source_of(state: Game, id: Id) -> Source:
    """What mana a permanent makes, or would as one, as a source for the payment solver; colorless if it depends."""
    makers = characteristics(state, id).functioning("battlefield").get("produces", ())
    productions = [
        Production(units) for ability in makers for units in as_hooks(ability).always_produces() or ((Unit(C),),)
    ]
    return Source(id, tuple(productions))


def standing(state: Game, me: Id) -> float:
    """How well a player's mana serves their hand: the most expensive spell payable now, and what colors there are for."""
    hand = state.player(me).hand
    now = payable(state, hand, mana_sources(state, me).supply(None, (), 0))
    mine = [id for id in state.battlefield if controller(state, id) == me]
    makers = [id for id in mine if characteristics(state, id).functioning("battlefield").get("produces")]
    most = max((characteristics(state, id).mana_value for id in now), default=0)
    return most + SOON * len(castable_soon(state, hand, makers))
