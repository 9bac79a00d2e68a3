"""117.1: what a player with priority may do. Offered is only what can be completed."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.rules import activating
from spellwright.rules.actions_at_priority import PASS, Action, Activate, CastSpell, PlayLand, Special
from spellwright.rules.activation_permissions import ability_to_activate, activated_ability, making_no_mana
from spellwright.rules.affording import all_mana, is_out_of_reach
from spellwright.rules.asking import own
from spellwright.rules.casting import could_cast, has_choices, obstacles_to_casting
from spellwright.rules.hooks import Way
from spellwright.rules.paying_by_hand import mana_abilities_that_need_priority, mana_abilities_to_activate
from spellwright.rules.playing_lands import (
    is_land,
    may_play_land,
    may_play_lands,
    obstacles_to_land,
    obstacles_to_lands,
)
from spellwright.rules.special_actions import HOOKS as SPECIAL
from spellwright.rules.special_actions import special_actions
from spellwright.rules.ways import granted_ways, ways_from_hand
from spellwright.rules.within_reach import Verdict, ways_within_reach
from spellwright.state.game import Game
from spellwright.words.procedure import Id

Reason = tuple[str, str]
"""The number of a rule, and what it keeps the player from, in words."""


def legal_actions(game: Game, player: Id) -> tuple[Action, ...]:
    """What the player, who has priority, may do; passing first (117.1, 117.3d).

    Mana abilities are offered only where mana is paid by hand, or if they can be activated at no other time: otherwise
    they are activated as a cost needs them.
    """
    actions: list[Action] = [PASS]
    actions += plays(game, player)
    actions += activations(game, player)
    if not SPECIAL.isdisjoint(game.possible):
        actions += [Special(action) for action in special_actions(game, player)]
    if game.by_hand:
        actions += mana_abilities_to_activate(game, player)
    elif "needs_priority" in game.possible:
        actions += mana_abilities_that_need_priority(game, player)
    return tuple(actions)


def plays(game: Game, player: Id) -> list[CastSpell | PlayLand]:
    """The spells that the player can cast, and the lands to play (117.1a, 116.2a)."""
    found: list[CastSpell | PlayLand] = []
    lands_now: bool | None = None
    for way, values, verdict in ways_within_reach(game, player):
        if "land" in values.types:
            if lands_now is None:
                lands_now = may_play_lands(game, player)
            if lands_now and may_play_land(game, player, way):
                found.append(PlayLand(way))
        elif verdict is Verdict.SURE or (has_choices if verdict is Verdict.CHOICES else could_cast)(game, player, way):
            found.append(CastSpell(way))
    return found


def activations(game: Game, player: Id) -> list[Activate]:
    """The abilities that the player can activate, mana abilities aside (117.1b)."""
    found: list[Activate] = []
    abilities = making_no_mana(game)
    if not abilities:
        return found
    mana = all_mana(game, player)
    for source, ability in abilities:
        if mana is not None and is_out_of_reach(mana, ability.activation_costs(game, source)):
            continue
        able = ability_to_activate(game, player, source, ability)
        if able is not None and next(activating.obstacles_to_completing(game, player, able), None) is None:
            found.append(Activate(source, able.index))
    return found


def why_not(game: Game, player: Id, object: Id) -> list[Reason]:
    """Why the player can do nothing with an object now; empty if there is something that they can do.

    The reasons are those of each way to cast or play it and of each of its activated abilities.
    """
    reasons: list[Reason] = []
    ways = [way for way in _every_way(game, player) if way.object == object]
    for way in ways:
        if not _told(_obstacles(game, player, way), reasons):
            return []
    for index in range(len(own(game, object, "activation_costs"))):
        found = activated_ability(game, object, index)
        if not _told(activating.obstacles(game, player, found), reasons):
            return []
    if not ways and not reasons:
        reasons.append(("601.3", "Nothing lets you cast or play it from where it is."))
    return list(dict.fromkeys(reasons))


def _obstacles(game: Game, player: Id, way: Way) -> Iterator[Reason]:
    if is_land(game, way):
        yield from obstacles_to_lands(game, player)
        yield from obstacles_to_land(game, player, way)
    else:
        yield from obstacles_to_casting(game, player, way)


def _told(obstacles: Iterator[Reason], reasons: list[Reason]) -> bool:
    """Add the obstacles to the reasons; whether there were any."""
    found = list(obstacles)
    reasons += found
    return bool(found)


def _every_way(game: Game, player: Id) -> Iterator[Way]:
    for id in game.player(player).hand:
        yield from ways_from_hand(game, id)
    yield from granted_ways(game, player)
