"""What all of a player's sources offer, added up once so that many costs can be asked against it.

A source with one free option is simply there. The others have to be chosen between, and the board keeps bounds for
them: what they add at least, and at most.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from spellwright.rules.mana_hall import MOST_UNITS, SUPPLY, TOTAL, least_of, most_of
from spellwright.rules.mana_offer import GIVES, Offer, for_any_purpose


@dataclass(slots=True)
class Board:
    """All that can be spent on a payment.

    `units` are the mana that is there whatever is chosen, as what each unit gives; `fixed` is what they add up to, and
    `loose` what they would add up to if they could be spent on everything. `choices` are the sources with several
    options, `paid` those (with their positions) of which an option costs mana. No choice leads to less than `least` or
    to more than `most`. `answers` remembers what a search found.
    """

    units: list[int]
    fixed: int = 0
    loose: int = 0
    choices: list[Offer] = field(default_factory=list)
    paid: list[tuple[int, Offer]] = field(default_factory=list)
    least: int = 0
    most: int = 0
    answers: dict[tuple[int, int, int], bool] = field(default_factory=dict)


def board_of(offers: Iterable[Offer], pool: Sequence[int]) -> Board:
    """Add up what sources offer, and mana that is in the pool already (as what each unit gives)."""
    board = Board(list(pool[:MOST_UNITS]))
    fixed = loose = 0
    for gives in board.units:
        fixed += SUPPLY[gives & GIVES]
        loose += SUPPLY[for_any_purpose(gives)]
    open_offers: list[tuple[int, Offer]] = []
    for position, offer in enumerate(offers):
        if len(offer) == 1:
            option = offer[0]
            fixed += option.supply
            loose += option.loose
            board.units += option.gives
        else:
            open_offers.append((position, offer))
    board.fixed = board.least = board.most = fixed
    board.loose = loose
    for position, offer in open_offers:
        _add_choice(board, position, offer)
    return board


def _add_choice(board: Board, position: int, offer: Offer) -> None:
    least, most = _bounds(offer)
    board.least += least
    board.most += most
    if any(option.cost for option in offer):
        board.paid.append((position, offer))
    else:
        board.choices.append(offer)


def _bounds(offer: Offer) -> tuple[int, int]:
    """What an offer adds at least, choosing nothing that could be missing, and at most."""
    least = -1
    most = 0
    for option in offer:
        if option.is_free:
            least = option.supply if least < 0 else least_of(least, option.supply)
        gain = option.supply
        if option.cost and not option.purpose:
            # Its own cost takes mana away again: mana which the payment could have had, as no mana is restricted.
            gain -= TOTAL * min(len(option.cost.needs), len(option.gives))
        most = most_of(most, gain)
    return max(least, 0), most
