"""601.2b: announcing optional additional costs."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.announced import answers, choosing, speaker
from spellwright.rules.choosing_modes import modes_possible
from spellwright.rules.completing import can_be_completed
from spellwright.rules.hooks import Casting, OptionalCost
from spellwright.state.game import Game
from spellwright.words.procedure import Procedure, choose


def optional_costs(game: Game, casting: Casting) -> tuple[OptionalCost, ...]:
    """The costs that the player may choose to pay in addition (118.8b)."""
    me = speaker(casting)
    return tuple(
        cost for ability in answers(casting, "optional_costs") for cost in ability.optional_costs(game, me, casting)
    )


def choose_optional_costs(game: Game, casting: Casting, *, modes_follow: bool = False) -> Procedure[Casting]:
    """The player announces which optional costs to pay, one after the other; None ends (601.2b, 118.8a).

    With `modes_follow` the modes are chosen afterwards, since they depend on this (601.4).
    """
    while True:
        options: list[str | None] = [
            option.name
            for option in optional_costs(game, casting)
            if casting.choices.paid.count(option.name) < option.times and _possible(game, casting, option, modes_follow)
        ]
        if not options:
            return casting
        options.append(None)
        why = "Which additional cost do you pay?"
        name = yield from choose(casting.player, options, "optional cost", why, "601.2b", casting.object)
        if name is None:
            return casting
        casting = choosing(game, casting, _paying(casting, name).choices)


def _paying(casting: Casting, name: str) -> Casting:
    return replace(casting, choices=replace(casting.choices, paid=(*casting.choices.paid, name)))


def _possible(game: Game, casting: Casting, option: OptionalCost, modes_follow: bool) -> bool:
    paying = _paying(casting, option.name)
    return modes_possible(game, paying) if modes_follow else can_be_completed(game, paying)
