"""117.1: quick tests of what a player could cast, before everything is looked at that decides (see `legal_actions`).

Each tells only that something is surely out of reach: it isn't the time for it, or there isn't mana enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.hooks import Way
from spellwright.rules.layers import derived
from spellwright.rules.mana_sources import ManaSources, mana_sources
from spellwright.rules.means_hooks import CHEAPER, MORE_THAN_MANA
from spellwright.rules.timing import sorcery_speed
from spellwright.rules.ways import granted_ways, has_separate_faces, values_of, ways_from_hand
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

TEXT = ("instructs", "targets_as_spell")
"""The hooks by which a spell has modes or targets (601.2b-c)."""


class Prospect(NamedTuple):
    """A way to cast a spell or play a land, and what would be cast or played.

    It is `sure` that a spell can be cast so if nothing but time and mana decides on that. For a card in hand `way` is None
    if that isn't always the only way.
    """

    object: Id
    way: Way | None
    values: Characteristics
    sure: bool = False


def ways_within_reach(game: Game, player: Id) -> Iterator[tuple[Way, Characteristics, bool]]:
    """The ways to cast spells and to play lands that deserve a closer look, what would be cast or played, and whether
    it is sure already that the spell can be cast.
    """
    at_once = not sorcery_speed(game, player)
    for prospect in _prospects(game, player, at_once=at_once):
        if prospect.way is not None:
            yield prospect.way, prospect.values, prospect.sure
            continue
        for way in ways_from_hand(game, prospect.object):
            values = values_of(game, way)
            if _verdict(game, player, way, values, at_once=at_once) is not False:
                yield way, values, False
    for way in granted_ways(game, player):
        values = values_of(game, way)
        if _verdict(game, player, way, values, at_once=at_once) is not False:
            yield way, values, False


def _prospects(game: Game, player: Id, *, at_once: bool) -> Sequence[Prospect]:
    """What is in the player's hand, without what is surely out of reach; kept until there may be other mana."""
    sources = mana_sources(game, player)
    means = derived(game).means
    key = ("at once" if at_once else "in time", player)
    known: tuple[ManaSources, Sequence[Prospect]] | None = means.get(key)
    if known is not None and known[0] is sources:
        return known[1]
    found: list[Prospect] = []
    for prospect in _in_hand(game, player):
        if prospect.way is None:
            found.append(prospect)
            continue
        verdict = _verdict(game, player, prospect.way, prospect.values, at_once=at_once)
        if verdict is not False:
            found.append(prospect._replace(sure=verdict is True))
    if sources.is_lasting:
        means[key] = (sources, found)
    return found


def _in_hand(game: Game, player: Id) -> list[Prospect]:
    lasting = derived(game).lasting
    key = ("hand", player)
    found: list[Prospect] | None = lasting.get(key)
    if found is None:
        found = lasting[key] = [_prospect(game, id) for id in game.player(player).hand]
    return found


def _prospect(game: Game, id: Id) -> Prospect:
    values = characteristics(game, id)
    if "alternatives" in values.hooks or has_separate_faces(game, id):
        return Prospect(id, None, values)
    return Prospect(id, _only_way(id), values)


@lru_cache(maxsize=1 << 12)
def _only_way(id: Id) -> Way:
    return Way(id)


def _verdict(game: Game, player: Id, way: Way, values: Characteristics, *, at_once: bool) -> bool | None:
    """Whether a spell can be cast so now, if that is sure; with `at_once`, no land can be played."""
    if "land" in values.types:
        return False if at_once else None
    if at_once and not _might_be_timely(game, way, values):
        return False
    payable = _payable(game, player, way, values)
    return None if payable and not _nothing_else_decides(game, way, values) else payable


def _might_be_timely(game: Game, way: Way, values: Characteristics) -> bool:
    """Whether it may be an instant, or something may let a player cast it like one (117.1a, 601.3b-d)."""
    if way.any_time or "instant" in values.types:
        return True
    return "as_though_flash" in values.hooks or bool(asked(game, "as_though_flash"))


def _payable(game: Game, player: Id, way: Way, values: Characteristics) -> bool | None:
    """Whether the player could pay its mana cost (118.3), X being 0; None if more than that decides on it."""
    if way.free or way.any_type:
        return None
    cost = way.cost if way.cost is not None else values.mana_cost
    if cost is None:
        return False  # 118.6
    sources = mana_sources(game, player)
    supply = sources.supply(None, (), 0)
    if sources.others or supply.is_restricted or _answered(game, CHEAPER, values):
        return None
    return supply.can_pay(cost)


def _nothing_else_decides(game: Game, way: Way, values: Characteristics) -> bool:
    if way.costs or way.grants or way.limit is not None or way.face != -2 or way.face_down is not None:
        return False
    return not _answered(game, MORE_THAN_MANA, values) and not any(hook in values.hooks for hook in TEXT)


def _answered(game: Game, hooks: Sequence[str], values: Characteristics) -> bool:
    around = derived(game).hooks
    return any(hook in around or hook in values.hooks for hook in hooks)
