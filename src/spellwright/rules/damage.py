"""120. Damage: what it results in, depending on who or what is dealt it and on its source (120.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.rules.asking import asked, characteristics, own
from spellwright.rules.excess_damage import lethal_to
from spellwright.state.events.damage import Damage, LoseLife, MarkDamage
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import RemoveCounters
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id


def damage_event(
    game: Game, source: Id, victim: Id, amount: int, *, combat: bool = False, preventable: bool = True
) -> Damage:
    """The event in which a source deals damage, with its results (120.3), to be proposed with `happen`.

    Damage of 0 or less, or to what can't be dealt damage (120.1a), is impossible and won't happen (120.8).

    Args:
        game: the game.
        source: the object that deals the damage (120.7).
        victim: a player, creature, planeswalker or battle.
        amount: how much.
        combat: whether it's combat damage (120.2a).
        preventable: whether it can be prevented (615.12).
    """
    if not can_be_dealt_damage(game, victim):
        amount = 0
    return _with_results(game, Damage(source, victim, amount, combat, preventable=preventable))


def changed_damage(game: Game, damage: Damage, **changes: Any) -> Damage:
    """The damage with some of its fields changed by a replacement or prevention effect, and its results anew."""
    changed = replace(damage, **changes)
    if not can_be_dealt_damage(game, changed.victim):
        changed = replace(changed, amount=0)
    return _with_results(game, changed)


def can_be_dealt_damage(game: Game, victim: Id) -> bool:
    """Whether it is a player in the game, or a creature, planeswalker or battle on the battlefield (120.1, 120.1a)."""
    if victim < FIRST_OBJECT:
        return victim > 0 and not game.player(victim).out
    o = game[victim]
    if o.zone != "battlefield" or o.phased_out:
        return False
    return not characteristics(game, victim).types.isdisjoint(("creature", "planeswalker", "battle"))


def _with_results(game: Game, damage: Damage) -> Damage:
    if damage.results:
        damage = replace(damage, results=())
    if damage.amount <= 0:
        return damage
    lethal = lethal_to(game, damage.source, damage.victim)
    results = [*_instead_or_normal(game, damage), *_counters_removed(game, damage)]
    for ability in own(game, damage.source, "results"):
        results += ability.results(game, damage.source, damage)
    return replace(damage, results=tuple(results), lethal=lethal)


def _instead_or_normal(game: Game, damage: Damage) -> tuple[Event, ...]:
    """What it means to a player or a creature (120.3a-b, d-e)."""
    player = damage.victim < FIRST_OBJECT
    if not player and "creature" not in characteristics(game, damage.victim).types:
        return ()
    for ability in own(game, damage.source, "deals_as"):
        instead = ability.deals_as(game, damage.source, damage)
        if instead is not None:
            return instead
    for me, effect in asked(game, "dealt_as"):
        instead = effect.dealt_as(game, me, damage)
        if instead is not None:
            return instead
    if player:
        return (LoseLife(damage.victim, damage.amount, cause="damage", by_rule="120.3a"),)
    return (MarkDamage(damage.victim, damage.amount, damage.source, by_rule="120.3e"),)


def _counters_removed(game: Game, damage: Damage) -> list[Event]:
    """What it means to a planeswalker and a battle (120.3c, h)."""
    if damage.victim < FIRST_OBJECT:
        return []
    types = characteristics(game, damage.victim).types
    removed: list[Event] = []
    if "planeswalker" in types:
        removed.append(RemoveCounters(damage.victim, "loyalty", damage.amount, by_rule="120.3c"))
    if "battle" in types:
        removed.append(RemoveCounters(damage.victim, "defense", damage.amount, by_rule="120.3h"))
    return removed
