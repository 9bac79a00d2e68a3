"""601. Casting Spells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spellwright.rules.adding_mana import first_answers
from spellwright.rules.announced import aims_of, answers, choosing, scene_for
from spellwright.rules.asking import asked, characteristics
from spellwright.rules.choosing_costs import as_it_can_be_paid
from spellwright.rules.choosing_modes import modes_possible
from spellwright.rules.choosing_x import affordable_with_some_x, permitted, with_least_x, with_other_x
from spellwright.rules.completing import cost_depends_on_choices
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting, Way
from spellwright.rules.mana_riders import what_comes_with_spending
from spellwright.rules.paying_together import others_may_pay
from spellwright.rules.payment import pay_total
from spellwright.rules.permissions import obstacles_to_permission, obstacles_to_timing
from spellwright.rules.proposing import propose
from spellwright.rules.taking_back import take_back
from spellwright.rules.total_cost import total_cost
from spellwright.rules.ways import imagined_casting, to_the_stack, with_alternatives
from spellwright.state.events.effects import PossibleHooks
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import Cast, Chosen
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Illegal, Procedure, choose


def cast(game: Game, player: Id, way: Way) -> Procedure[Id]:
    """Cast a spell in this way (601.2); its id comes back, 0 if it was illegal and has been reversed."""
    before = game.branch()
    imagined = imagined_casting(game, player, way)
    try:
        casting = yield from put_onto_stack(game, imagined)  # 601.2a
        casting = yield from propose(game, casting)  # 601.2b-d
        check_legality(game, casting)  # 601.2e
        total = total_cost(game, casting)  # 601.2f: locked in
        total = yield from others_may_pay(game, casting, total)
        casting = yield from pay_total(game, casting, total)  # 601.2g-h
    except Illegal:
        take_back(game, before)  # 732.1
        return NOBODY
    yield from what_comes_with_spending(game, casting)
    casting = as_it_is_cast(game, casting)
    becomes_cast = Cast(casting.stack_object, player, imagined.choices.cast_from)
    yield from happen(game, becomes_cast, rule="601.2i", source=casting.stack_object)
    return casting.stack_object


def as_it_is_cast(game: Game, casting: Casting) -> Casting:
    """The casting with what its text will speak of as it is at this moment (601.2i)."""
    asked_now = answers(casting, "told_as_cast")
    if not asked_now:
        return casting
    scene = scene_for(game, casting)
    told = tuple(pair for ability in asked_now for pair in ability.told_as_cast(game, scene))
    return choosing(game, casting, replace(casting.choices, memory=(*casting.choices.memory, *told)))


def put_onto_stack(game: Game, imagined: Casting) -> Procedure[Casting]:
    """The card is moved from where it is to the stack, and the player becomes its controller (601.2a)."""
    way, player = imagined.way, imagined.player
    if not imagined.spell.hooks.keys() <= game.possible:
        note_down(game, PossibleHooks(frozenset(imagined.spell.hooks)))
    move = to_the_stack(way, player)
    entries = yield from happen(game, move, rule="601.2a", source=way.object)
    spell = next((e.new for e in entries if isinstance(e.event, Move) and e.event.object == way.object), NOBODY)
    if not spell or game[spell].zone != "stack":
        raise Illegal("601.2a: the card can't be put onto the stack")
    note_down(game, Chosen(spell, imagined.choices))
    return replace(imagined, object=spell, stack_object=spell, spell=characteristics(game, spell))


def check_legality(game: Game, casting: Casting) -> None:
    """The game checks whether the proposed spell can legally be cast (601.2e, 601.5).

    Raises `Illegal` with the first reason why not.
    """
    for rule, reason in obstacles_to_permission(game, casting):
        raise Illegal(f"{rule}: {reason}")


def obstacles_to_casting(game: Game, player: Id, way: Way, *, at_priority: bool = True) -> Iterator[tuple[str, str]]:
    """Why the player can't cast a spell in this way now: rule and reason, the cheapest tests first.

    What an effect lets or makes a player cast while something resolves needs no timing (608.2g).
    """
    casting = as_it_can_be_paid(game, with_least_x(game, imagined_casting(game, player, way)))
    if at_priority:
        yield from obstacles_to_timing(game, casting)
    depends = cost_depends_on_choices(game, casting)
    if not depends and not affordable_with_some_x(game, casting):
        yield "601.2h", "Its total cost can't be paid."
    forbidding = list(obstacles_to_permission(game, casting))
    if forbidding and not any(permitted(game, each) for each in with_other_x(game, casting)):
        yield from forbidding  # 601.3a: a choice may lift what forbids it
    there, placed = _in_its_place(game, casting)
    if not modes_possible(there, placed, ignoring_costs=not depends):
        why = ", or its costs can't be paid with any of them" if depends else ""
        yield "601.2c", f"There aren't enough legal targets{why}."


def _in_its_place(game: Game, casting: Casting) -> tuple[Game, Casting]:
    """The casting with the spell on the stack of an imagined game, where that could matter for its targets (601.3e)."""
    way = casting.way
    other = way.face != -2 or way.values is not None or way.face_down is not None
    if not other or not asked(game, "forbids_target") or not aims_of(game, casting):
        return game, casting
    trial = game.branch()
    return trial, first_answers(put_onto_stack(trial, casting))


def could_cast(game: Game, player: Id, way: Way, *, at_priority: bool = True) -> bool:
    """Whether the player could cast a spell in this way now, and complete it."""
    return next(obstacles_to_casting(game, player, way, at_priority=at_priority), None) is None


def has_choices(game: Game, player: Id, way: Way) -> bool:
    """Whether modes and targets could be chosen for a spell of which nothing else is left to ask (601.2b-c)."""
    return modes_possible(*_in_its_place(game, imagined_casting(game, player, way)), ignoring_costs=True)


def cast_during_resolution(game: Game, player: Id, way: Way) -> Procedure[Id]:
    """Let a player cast a spell while something resolves (608.2g); 0 if none of its faces can be cast.

    Nobody receives priority. Which face of the card is cast, the player chooses (709.3, 712.11b).
    """
    options = [
        each for each in with_alternatives(game, player, way) if could_cast(game, player, each, at_priority=False)
    ]
    if not options:
        return NOBODY
    chosen = yield from choose(player, options, "choose", "What do you cast?", "608.2g", way.object)
    return (yield from cast(game, player, chosen))
