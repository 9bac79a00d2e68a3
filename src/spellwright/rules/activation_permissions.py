"""602.5: whether a player can begin to activate an ability; which activated abilities there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from spellwright.rules.asking import asked, characteristics, controller, own
from spellwright.rules.hooks import Casting, Hooks, overridden
from spellwright.rules.layers import derived
from spellwright.rules.offers import plain_way
from spellwright.rules.scene import status
from spellwright.rules.timing import sorcery_speed
from spellwright.state.events.stack import Activated
from spellwright.state.game import Game
from spellwright.words.construction import quickly_made
from spellwright.words.costs import Cost
from spellwright.words.procedure import NOBODY, Id

MAKING_NO_MANA = (NOBODY, "making no mana")


@quickly_made
@dataclass(frozen=True, slots=True)
class ActivatedAbility:
    """An activated ability of an object: `index` is its place among the object's activated abilities."""

    source: Id
    index: int
    ability: Hooks
    costs: tuple[Cost, ...]


def activated_ability(game: Game, source: Id, index: int) -> ActivatedAbility:
    """The ability with that place among the object's activated abilities."""
    ability = own(game, source, "activation_costs")[index]
    return ActivatedAbility(source, index, ability, ability.activation_costs(game, source))


def mana_abilities_to_begin(game: Game, player: Id) -> list[ActivatedAbility]:
    """The mana abilities that the player can begin to activate (605.1a)."""
    found = (ability_to_activate(game, player, source, ability) for source, ability in asked(game, "produces"))
    return [ability for ability in found if ability is not None]


def ability_to_activate(game: Game, player: Id, source: Id, ability: Hooks) -> ActivatedAbility | None:
    """An activated ability if the player can begin to activate it, and if that is untapped which must be so; else None."""
    o = game[source]
    if o.phased_out or not _may_activate(game, player, source, ability):
        return None
    costs = ability.activation_costs(game, source)
    for cost in costs:
        if cost.wants_tapped() is not None and cost.wants_tapped() is not o.tapped:
            return None
    found = ActivatedAbility(source, index_of(game, source, ability), ability, costs)
    return found if next(_other_obstacles(game, player, found), None) is None else None


def _may_activate(game: Game, player: Id, source: Id, ability: Hooks) -> bool:
    """As the ability says; else its controller (602.2, 602.5)."""
    if "may_activate" in overridden(type(ability)):
        return ability.may_activate(game, source, player)
    return controller(game, source) == player


def making_no_mana(game: Game) -> Sequence[tuple[Id, Hooks]]:
    """The activated abilities that function where their objects are, mana abilities aside (605.1a)."""
    d = derived(game)
    every, making, means = d.hooks.get("activation_costs", ()), d.hooks.get("produces", ()), d.means
    known = means.get(MAKING_NO_MANA)
    if known is None or known[0] is not every or known[1] is not making:
        those = {id(ability) for _, ability in making}
        others = [(me, as_hooks(ability)) for me, ability in every if id(ability) not in those]
        known = means[MAKING_NO_MANA] = every, making, others
    found: Sequence[tuple[Id, Hooks]] = known[2]
    return found


def is_mana_ability(game: Game, source: Id, ability: Hooks) -> bool:
    """Whether an activated ability of an object is a mana ability (605.1a)."""
    return any(ability is other for other in own(game, source, "produces"))


def index_of(game: Game, source: Id, ability: object) -> int:
    """The place of an ability among the activated abilities of its object."""
    return next(at for at, other in enumerate(own(game, source, "activation_costs")) if other is ability)


def imagined_activation(game: Game, player: Id, found: ActivatedAbility) -> Casting:
    """The activation of an ability, before it has begun."""
    return Casting(
        player, found.source, characteristics(game, found.source), plain_way(found.source), ability=found.ability
    )


def obstacles_to_activating(game: Game, player: Id, found: ActivatedAbility) -> Iterator[tuple[str, str]]:
    """Why the player can't begin to activate an ability: rule and reason; costs and targets aside."""
    source, ability = found.source, found.ability
    if game[source].phased_out:
        yield "702.26b", "It is treated as though it didn't exist."
    if "may_activate" in overridden(type(ability)):
        if not ability.may_activate(game, source, player):
            yield "602.5", "The ability can't be activated now by that player."
    elif controller(game, source) != player:
        yield "602.2", "Only its controller can activate its abilities."
    yield from _other_obstacles(game, player, found)


def _other_obstacles(game: Game, player: Id, found: ActivatedAbility) -> Iterator[tuple[str, str]]:
    """What keeps also those from activating it who may, as far as its text goes."""
    source, ability = found.source, found.ability
    if characteristics(game, source).place(game[source].zone) not in ability.zones():
        yield "113.6", "The ability doesn't function there."
    if any(cost.TAP_SYMBOL for cost in found.costs) and is_too_new(game, source):
        yield "602.5a", "The creature hasn't been under its controller's control since their turn began."
    if ability.is_loyalty():
        yield from _obstacles_to_loyalty(game, player, source)
    if prohibiting := asked(game, "prohibits"):
        casting = imagined_activation(game, player, found)
        for me, other in prohibiting:
            if other.prohibits(game, me, casting):
                yield "602.5", f"{name_of(game, me)} forbids it."


def is_summoning_sick(game: Game, id: Id) -> bool:
    """Whether it is a creature that hasn't been under control since a turn of its controller's began (302.6)."""
    if game[id].zone != "battlefield" or "creature" not in characteristics(game, id).types:
        return False
    if not status(game, id, "summoning_sick"):
        return False
    return not any(ability.may_attack_at_once(game, id) for ability in own(game, id, "may_attack_at_once"))


def is_too_new(game: Game, id: Id) -> bool:
    """Whether its {T} can't be paid for that: unless it is activated as though the creature had haste (602.5a, 609.4)."""
    return is_summoning_sick(game, id) and not any(
        by.activates_at_once(game, me, id) for me, by in asked(game, "activates_at_once")
    )


def _obstacles_to_loyalty(game: Game, player: Id, source: Id) -> Iterator[tuple[str, str]]:
    if not sorcery_speed(game, player) and not any(
        by.loyalty_at_any_time(game, me, player, source) for me, by in asked(game, "loyalty_at_any_time")
    ):  # 606.3
        yield "606.3", "It isn't a main phase of yours with an empty stack."
    twice = any(by.loyalty_twice(game, me, player, source) for me, by in asked(game, "loyalty_twice"))
    before = (e.event for e in game.this_turn() if isinstance(e.event, Activated))
    if sum(1 for each in before if each.loyalty and each.source == source) >= 1 + twice:
        yield "606.3", "A loyalty ability of that permanent was activated this turn."


def name_of(game: Game, me: Id) -> str:
    """The name of an object, or of the source of a floating effect."""
    if me < 0:
        me = next(effect.source for effect in game.floating if effect.key == me)
    return characteristics(game, me).name if me else "an effect"


def as_hooks(ability: object) -> Hooks:
    """An ability of an object, which answers hooks."""
    return cast("Hooks", ability)
