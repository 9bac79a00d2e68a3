"""605. Mana Abilities: they resolve at once, without the stack; so do the triggered ones that they cause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spellwright.rules.activation_permissions import ActivatedAbility, as_hooks
from spellwright.rules.adding_mana import answering
from spellwright.rules.announced import choosing, scene_for
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Casting
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import note_down, record
from spellwright.state.events.mana_abilities import ManaAbilityBegins, ManaAbilityEnds
from spellwright.state.events.stack import Activated, NoLongerWaits
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.costs import Cost
from spellwright.words.mana import Pool
from spellwright.words.procedure import NOBODY, Id, Procedure


def begin_mana_ability(game: Game, casting: Casting) -> Casting:
    """Announce a mana ability (602.2a): the activation with its object, which isn't on the stack (605.3b)."""
    assert casting.ability is not None
    begins = ManaAbilityBegins(casting.ability, casting.object, casting.player)
    return replace(casting, stack_object=record(game, begins).new)


def finish_mana_ability(
    game: Game, casting: Casting, found: ActivatedAbility, wanted: Sequence[int] | None = None, spent: Pool = ()
) -> Procedure[None]:
    """Pay what isn't mana, and resolve the ability at once (605.3b), with the triggered ones that it causes (605.4a).

    `wanted` are the kinds of mana to make where that is known already: else the player is asked. `spent` is the mana
    that was paid.
    """
    player, me = casting.player, casting.stack_object
    casting = yield from pay_other_costs(game, casting, found.costs)
    if spent:
        casting = choosing(game, casting, replace(casting.choices, mana_spent=spent))
    activated = Activated(found.source, player, found.ability, found.index, NOBODY, mana=True)
    yield from happen(game, activated, rule="605.3", source=found.source)
    resolving = found.ability.resolve(game, me)
    yield from resolving if wanted is None else answering(resolving, wanted)
    record(game, ManaAbilityEnds(me, player, spent))
    yield from resolve_triggered_mana_abilities(game)


def pay_other_costs(game: Game, casting: Casting, costs: Sequence[Cost]) -> Procedure[Casting]:
    """Pay what isn't mana (601.2h), and remember with the choices what was paid with (608.2k)."""
    scene = scene_for(game, casting)
    for cost in costs:
        yield from cost.pay(scene, casting.player)
    return remembering(game, casting, scene)


def remembering(game: Game, casting: Casting, scene: GameScene) -> Casting:
    """The activation or casting with what its costs mentioned among its choices."""
    memory = tuple(sorted(scene.memory.items()))
    if memory == casting.choices.memory:
        return casting
    return choosing(game, casting, replace(casting.choices, memory=memory))


def resolve_triggered_mana_abilities(game: Game) -> Procedure[None]:
    """Resolve the triggered mana abilities that wait, without waiting for priority (605.4a)."""
    while waiting := _next_triggered(game):
        yield from _resolve_triggered(game, waiting)


def _next_triggered(game: Game) -> Waiting | None:
    return next((waiting for waiting in game.waiting if as_hooks(waiting.ability).mana_trigger()), None)


def _resolve_triggered(game: Game, waiting: Waiting) -> Procedure[None]:
    note_down(game, NoLongerWaits(waiting.number))
    ability = as_hooks(waiting.ability)
    begins = ManaAbilityBegins(ability, waiting.source, waiting.controller, waiting.event, waiting.memory)
    me: Id = record(game, begins, rule="605.4a").new
    if ability.still_true(game, me):  # 603.4
        yield from ability.resolve(game, me)
    record(game, ManaAbilityEnds(me, waiting.controller), rule="605.4a")
