"""602. Activating Activated Abilities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spellwright.rules.activation_permissions import (
    ActivatedAbility,
    activated_ability,
    imagined_activation,
    obstacles_to_activating,
)
from spellwright.rules.affording import lacks_mana
from spellwright.rules.choosing_modes import modes_possible
from spellwright.rules.choosing_x import affordable_with_some_x, with_least_x
from spellwright.rules.completing import cost_depends_on_choices
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting
from spellwright.rules.payment import activate_mana_ability, pay_total
from spellwright.rules.proposing import propose
from spellwright.rules.taking_back import take_back
from spellwright.rules.total_cost import total_cost
from spellwright.state.events.cards import Reveal
from spellwright.state.events.stack import Activated, PutAbility
from spellwright.state.game import Game
from spellwright.words.procedure import NOBODY, Id, Illegal, Procedure

HIDDEN = ("hand", "library")
"""The hidden zones (400.2)."""


def activate(game: Game, player: Id, source: Id, index: int) -> Procedure[Id]:
    """Activate an ability (602.2); the ability on the stack comes back, 0 if it was illegal and has been reversed."""
    before = game.branch()
    found = activated_ability(game, source, index)
    try:
        casting = yield from announce(game, player, found)  # 602.2a
        casting = yield from propose(game, casting)  # 602.2b: 601.2b-d
        total = total_cost(game, casting)  # 601.2f
        casting = yield from pay_total(game, casting, total)  # 601.2g-h
    except Illegal:
        take_back(game, before)  # 732.1
        return NOBODY
    loyalty = found.ability.is_loyalty()
    activated = Activated(source, player, found.ability, index, casting.stack_object, loyalty=loyalty)
    yield from happen(game, activated, rule="602.2b", source=source)
    return casting.stack_object


def announce(game: Game, player: Id, found: ActivatedAbility) -> Procedure[Casting]:
    """The ability is created on the stack; a card in a hidden zone is revealed (602.2a)."""
    if game[found.source].zone in HIDDEN:
        yield from happen(game, Reveal(player, (found.source,)), rule="602.2a", source=found.source)
    imagined = imagined_activation(game, player, found)
    put = PutAbility(found.ability, found.source, player)
    entries = yield from happen(game, put, rule="602.2a", source=found.source)
    if not entries:
        raise Illegal("602.2a: the ability can't be put onto the stack")
    return replace(imagined, stack_object=entries[-1].new)


def activate_mana(game: Game, player: Id, source: Id, index: int) -> Procedure[bool]:
    """Activate a mana ability with priority (605.3a); False if it was illegal and has been reversed."""
    before = game.branch()
    try:
        yield from activate_mana_ability(game, player, source, index)
    except Illegal:
        take_back(game, before)  # 732.1
        return False
    return True


def obstacles(game: Game, player: Id, found: ActivatedAbility) -> Iterator[tuple[str, str]]:
    """Why the player can't activate an ability now: rule and reason, the cheapest tests first."""
    yield from obstacles_to_activating(game, player, found)
    yield from obstacles_to_completing(game, player, found)


def obstacles_to_completing(game: Game, player: Id, found: ActivatedAbility) -> Iterator[tuple[str, str]]:
    """Why an ability that the player may begin to activate can't be completed (602.2b)."""
    casting = with_least_x(game, imagined_activation(game, player, found))
    lacking = lacks_mana(game, casting)
    depends = not lacking and cost_depends_on_choices(game, casting)
    if lacking or not (depends or affordable_with_some_x(game, casting)):
        yield "602.2b", "Its activation cost can't be paid."
    if not modes_possible(game, casting, ignoring_costs=not depends):
        yield "602.2b", "There aren't enough legal targets."
