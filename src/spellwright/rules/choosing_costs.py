"""601.2b: announcing which additional costs are paid, where there is a choice."""

from __future__ import annotations

from dataclasses import replace

from spellwright.rules.affording import affordable
from spellwright.rules.announced import choosing, costs_to_choose, optional_costs, with_cost
from spellwright.rules.asking import characteristics
from spellwright.rules.choosing_modes import modes_possible
from spellwright.rules.choosing_x import possible_with_x, with_least_x
from spellwright.rules.completing import can_be_completed
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, OptionalCost
from spellwright.rules.mana_sources import mana_sources
from spellwright.rules.ways import with_abilities
from spellwright.state.events.cards import Reveal
from spellwright.state.events.permanents import Grant
from spellwright.state.game import Game
from spellwright.words.procedure import Illegal, Procedure, choose


def choose_costs(game: Game, casting: Casting, *, modes_follow: bool = False) -> Procedure[Casting]:
    """The player announces which costs to pay where a text leaves a choice: one of several, and optional ones (601.2b).

    With `modes_follow` the modes are chosen afterwards, since they depend on this (601.4).
    """
    while either := costs_to_choose(game, casting):
        names = [cost.name for cost in either if _possible(game, casting, cost, modes_follow)]
        if not names:
            raise Illegal("601.2b: none of the costs can be paid")
        name = yield from choose(casting.player, names, "name", "Which cost do you pay?", "601.2b", casting.object)
        paying = with_cost(casting, name)
        casting = choosing(game, paying, paying.choices)
    return (yield from _choose_optional(game, casting, modes_follow))


def as_it_can_be_paid(game: Game, casting: Casting) -> Casting:
    """The casting, with an optional cost if it can't be paid for without: some mana is only for that (106.6)."""
    options = optional_costs(game, casting)
    if not options or not _has_restricted_mana(game, casting) or affordable(game, casting):
        return casting
    kicked = (_paying(casting, option) for option in options)
    return next((each for each in kicked if affordable(game, each)), casting)


def _has_restricted_mana(game: Game, casting: Casting) -> bool:
    return mana_sources(game, casting.player).supply(None, (), 0).is_restricted


def _choose_optional(game: Game, casting: Casting, modes_follow: bool) -> Procedure[Casting]:
    """One optional cost after the other; None ends (118.8a)."""
    while True:
        possible = {
            option.name: option
            for option in optional_costs(game, casting)
            if casting.choices.paid.count(option.name) < option.times and _possible(game, casting, option, modes_follow)
        }
        if not possible:
            return casting
        why = "Which additional cost do you pay?"
        enough = [None] if not _has_restricted_mana(game, casting) or _completes(game, casting, modes_follow) else []
        name = yield from choose(casting.player, [*possible, *enough], "optional cost", why, "601.2b", casting.object)
        if name is None:
            return casting
        paying = _paying(casting, possible[name])
        revealed = possible[name].reveals
        if revealed:
            yield from happen(game, Reveal(casting.player, (revealed,)), source=revealed)
        if possible[name].grants:
            yield from happen(
                game, Grant(casting.stack_object, possible[name].grants), rule="612.1", source=casting.object
            )
            paying = replace(paying, spell=characteristics(game, casting.stack_object))
        casting = choosing(game, paying, paying.choices)


def _paying(casting: Casting, option: OptionalCost) -> Casting:
    """The casting with that cost announced, and with the text that it adds."""
    spell = with_abilities(casting.spell, option.grants) if option.grants else casting.spell
    return with_cost(replace(casting, spell=spell), option.name)


def _possible(game: Game, casting: Casting, option: OptionalCost, modes_follow: bool) -> bool:
    paying = _paying(casting, option)
    if _completes(game, with_least_x(game, paying), modes_follow):
        return True
    return not modes_follow and possible_with_x(game, paying)  # "target creature with mana value X or less"


def _completes(game: Game, casting: Casting, modes_follow: bool) -> bool:
    return modes_possible(game, casting) if modes_follow else can_be_completed(game, casting)
