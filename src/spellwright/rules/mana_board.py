"""What all of a player's sources offer, added up once so that many costs can be asked against it.

A source with one free option is simply there. The others have to be chosen between, and the board keeps bounds for
them: what can be had in any case, and at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from spellwright.rules.mana_hall import MOST_UNITS, SUPPLY, TOTAL, most_of
from spellwright.rules.mana_offer import GIVES, Offer, for_any_purpose
from spellwright.words.construction import quickly_made


@quickly_made
@dataclass(frozen=True, slots=True)
class Board:
    """All that can be spent on a payment.

    `units` are the mana that is there whatever is chosen, as what each unit gives; `fixed` is what they add up to, and
    `loose` what they would add up to if they could be spent on everything. `choices` are the sources with several
    options, `paid` those (with their positions) of which an option costs mana. Some choice leads to `least`, and none
    to more than `most`. `answers` remembers what a search found.
    """

    units: list[int]
    fixed: int
    loose: int
    choices: list[Offer]
    paid: list[tuple[int, Offer]]
    least: int
    most: int
    answers: dict[tuple[int, int, int], bool] = field(default_factory=dict)


def board_of(offers: Iterable[Offer], pool: Sequence[int]) -> Board:
    """Add up what sources offer, and mana that is in the pool already (as what each unit gives)."""
    units = list(pool[:MOST_UNITS])
    fixed = loose = 0
    for gives in units:
        fixed += SUPPLY[gives & GIVES]
        loose += SUPPLY[for_any_purpose(gives)]
    choices: list[Offer] = []
    paid: list[tuple[int, Offer]] = []
    open_least = open_most = 0
    for position, offer in enumerate(offers):
        if len(offer) == 1:
            option = offer[0]
            fixed += option.supply
            loose += option.loose
            units += option.gives
            continue
        least, most = _bounds(offer)
        open_least += least
        open_most += most
        if any(option.cost for option in offer):
            paid.append((position, offer))
        else:
            choices.append(offer)
    return Board(units, fixed, loose, choices, paid, fixed + open_least, fixed + open_most)


def _bounds(offer: Offer) -> tuple[int, int]:
    """What an offer adds at least, if the first option that takes nothing is chosen, and at most."""
    least = next((option.supply for option in offer if option.is_free), 0)
    most = 0
    for option in offer:
        gain = option.supply
        if option.cost and not option.purpose:
            # Its own cost takes mana away again: mana which the payment could have had, as no mana is restricted.
            gain -= TOTAL * min(len(option.cost.needs), len(option.gives))
        most = most_of(most, gain)
    return least, most
