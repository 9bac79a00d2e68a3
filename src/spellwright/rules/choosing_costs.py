"""601.2b: announcing optional additional costs."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.announced import choosing, optional_costs
from spellwright.rules.asking import characteristics
from spellwright.rules.choosing_modes import modes_possible
from spellwright.rules.completing import can_be_completed
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, OptionalCost
from spellwright.rules.ways import with_abilities
from spellwright.state.events.permanents import Grant
from spellwright.state.game import Game
from spellwright.words.procedure import Procedure, choose


def choose_optional_costs(game: Game, casting: Casting, *, modes_follow: bool = False) -> Procedure[Casting]:
    """The player announces which optional costs to pay, one after the other; None ends (601.2b, 118.8a).

    With `modes_follow` the modes are chosen afterwards, since they depend on this (601.4).
    """
    while True:
        possible = {
            option.name: option
            for option in optional_costs(game, casting)
            if casting.choices.paid.count(option.name) < option.times and _possible(game, casting, option, modes_follow)
        }
        if not possible:
            return casting
        why = "Which additional cost do you pay?"
        name = yield from choose(casting.player, [*possible, None], "optional cost", why, "601.2b", casting.object)
        if name is None:
            return casting
        paying = _paying(casting, possible[name])
        if possible[name].grants:
            yield from happen(
                game, Grant(casting.stack_object, possible[name].grants), rule="612.1", source=casting.object
            )
            paying = replace(paying, spell=characteristics(game, casting.stack_object))
        casting = choosing(game, paying, paying.choices)


def _paying(casting: Casting, option: OptionalCost) -> Casting:
    """The casting with that cost announced, and with the text that it adds."""
    spell = with_abilities(casting.spell, option.grants) if option.grants else casting.spell
    return replace(casting, spell=spell, choices=replace(casting.choices, paid=(*casting.choices.paid, option.name)))


def _possible(game: Game, casting: Casting, option: OptionalCost, modes_follow: bool) -> bool:
    paying = _paying(casting, option)
    return modes_possible(game, paying) if modes_follow else can_be_completed(game, paying)
