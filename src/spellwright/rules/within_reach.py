"""117.1: quick tests of what a player could cast, before everything is looked at that decides (see `legal_actions`).

Each tells only that something is surely out of reach: it isn't the time for it, or there isn't mana enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.hooks import Way
from spellwright.rules.layers import derived
from spellwright.rules.mana_sources import mana_sources
from spellwright.rules.timing import sorcery_speed
from spellwright.rules.ways import granted_ways, has_separate_faces, values_of, ways_from_hand
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

CHEAPER = ("reduces", "sets", "spend_as", "pays_instead")
"""The hooks by which a spell may come to cost less mana, or other mana, than its way to be cast says (601.2f)."""


class Prospect(NamedTuple):
    """A way to cast or play a card in hand, and what it would be so; `way` is None if that isn't always the only way."""

    object: Id
    way: Way | None
    values: Characteristics


def ways_within_reach(game: Game, player: Id) -> Iterator[tuple[Way, Characteristics]]:
    """The ways to cast spells and to play lands that deserve a closer look, and what would be cast or played."""
    for prospect in _prospects(game, player, at_once=not sorcery_speed(game, player)):
        if prospect.way is not None:
            if not out_of_reach(game, player, prospect.way, prospect.values):
                yield prospect.way, prospect.values
            continue
        for way in ways_from_hand(game, prospect.object):
            values = values_of(game, way)
            if not out_of_reach(game, player, way, values):
                yield way, values
    for way in granted_ways(game, player):
        values = values_of(game, way)
        if not out_of_reach(game, player, way, values):
            yield way, values


def _prospects(game: Game, player: Id, *, at_once: bool) -> list[Prospect]:
    """What is in the player's hand; with `at_once` only what isn't surely cast at the speed of a sorcery."""
    lasting = derived(game).lasting
    key = ("at once" if at_once else "hand", player)
    found: list[Prospect] | None = lasting.get(key)
    if found is None:
        found = [_prospect(game, id) for id in game.player(player).hand]
        if at_once:
            found = [p for p in found if p.way is None or might_be_timely(game, player, p.way, p.values)]
        lasting[key] = found
    return found


def _prospect(game: Game, id: Id) -> Prospect:
    values = characteristics(game, id)
    if "alternatives" in values.hooks or has_separate_faces(game, id):
        return Prospect(id, None, values)
    return Prospect(id, _only_way(id), values)


@lru_cache(maxsize=1 << 12)
def _only_way(id: Id) -> Way:
    return Way(id)


def out_of_reach(game: Game, player: Id, way: Way, values: Characteristics) -> bool:
    """Whether a spell surely can't be cast so now; of lands it says nothing."""
    if "land" in values.types:
        return False
    if not (sorcery_speed(game, player) or might_be_timely(game, player, way, values)):
        return True
    return too_dear(game, player, way, values)


def might_be_timely(game: Game, player: Id, way: Way, values: Characteristics) -> bool:
    """Whether it may be an instant, or something may let the player cast it like one (117.1a, 601.3b-d)."""
    if way.any_time or "instant" in values.types:
        return True
    return "as_though_flash" in values.hooks or bool(asked(game, "as_though_flash"))


def too_dear(game: Game, player: Id, way: Way, values: Characteristics) -> bool:
    """Whether its mana cost alone is surely more than the player can pay (118.3), X being 0."""
    if way.free or way.any_type:
        return False
    cost = way.cost if way.cost is not None else values.mana_cost
    if cost is None:
        return True  # 118.6
    around = derived(game).hooks
    if any(hook in around or hook in values.hooks for hook in CHEAPER):
        return False
    sources = mana_sources(game, player)
    if sources.others:
        return False
    supply = sources.supply(None, (), 0)
    return not supply.is_restricted and not supply.can_pay(cost)
