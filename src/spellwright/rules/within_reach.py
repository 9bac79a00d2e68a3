"""117.1: quick tests of what a player could cast, before everything is looked at that decides (see `legal_actions`).

Each tells only that something is surely out of reach: it isn't the time for it, or there isn't mana enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, NamedTuple

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.hooks import Hooks, Way
from spellwright.rules.layers import derived
from spellwright.rules.mana_solver import Supply
from spellwright.rules.mana_sources import ManaSources, mana_sources
from spellwright.rules.means_hooks import CHEAPER, MORE_THAN_MANA
from spellwright.rules.offers import plain_way
from spellwright.rules.timing import sorcery_speed
from spellwright.rules.ways import has_separate_faces, permitted_ways, values_of, ways_from_hand, ways_of
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

TEXT = ("instructs", "targets_as_spell")
"""The hooks by which a spell has modes or targets (601.2b-c)."""


class Verdict(Enum):
    """What is known of a spell at first sight."""

    NONE = "it can't be cast now"
    OPEN = "more must be asked"
    CHOICES = "it can be cast if its modes and targets can be chosen"
    SURE = "it can be cast"


class Prospect(NamedTuple):
    """A way to cast a spell or play a land, and what would be cast or played.

    `way` is None where there may be several, or others from one moment to the next: those to cast a card in hand, or those
    that an ability gives (`by`).
    """

    object: Id
    way: Way | None
    values: Characteristics
    verdict: Verdict = Verdict.OPEN
    by: Hooks | None = None


def ways_within_reach(game: Game, player: Id) -> Iterable[tuple[Way, Characteristics, Verdict]]:
    """The ways to cast spells and to play lands that deserve a closer look, and what would be cast or played."""
    at_once = not sorcery_speed(game, player)
    prospects = _prospects(game, player, at_once=at_once)
    if not prospects and "permits" not in game.derived.hooks:  # what is known was looked at just now
        return ()
    return _looked_at_closely(game, player, prospects, at_once=at_once)


def _looked_at_closely(
    game: Game, player: Id, prospects: Sequence[Prospect], *, at_once: bool
) -> Iterator[tuple[Way, Characteristics, Verdict]]:
    for prospect in prospects:
        if prospect.way is not None:
            yield prospect.way, prospect.values, prospect.verdict
        else:
            yield from _looked_at(game, player, _ways(game, player, prospect), at_once=at_once)
    yield from _looked_at(game, player, permitted_ways(game, player), at_once=at_once)


def _ways(game: Game, player: Id, prospect: Prospect) -> Iterable[Way]:
    if prospect.by is not None:
        return ways_of(game, player, prospect.object, prospect.by)
    return ways_from_hand(game, prospect.object)


def _looked_at(
    game: Game, player: Id, ways: Iterable[Way], *, at_once: bool
) -> Iterator[tuple[Way, Characteristics, Verdict]]:
    means: Means | None = None
    for way in ways:
        means = means or _means(game, player)
        values = values_of(game, way)
        verdict = _verdict(game, means, way, values, at_once=at_once)
        if verdict is not Verdict.NONE:
            yield way, values, verdict


def _prospects(game: Game, player: Id, *, at_once: bool) -> Sequence[Prospect]:
    """All prospects, without what is surely out of reach; kept until there is other mana."""
    means = derived(game).means
    every = _timely(game, player, means) if at_once else _every_prospect(game, player, means)
    if not every:
        return every
    sources = mana_sources(game, player)
    key = (player, at_once)
    known: tuple[ManaSources, Sequence[Prospect], Sequence[Prospect]] | None = means.get(key)
    if known is not None and known[0] is sources and known[1] is every:
        return known[2]
    found: list[Prospect] = []
    has = _means(game, player)
    for prospect in every:
        if prospect.way is None:
            found.append(prospect)
            continue
        verdict = _verdict(game, has, prospect.way, prospect.values, at_once=False)  # all of them are timely
        if verdict is not Verdict.NONE:
            found.append(Prospect(prospect.object, prospect.way, prospect.values, verdict))
    if sources.is_lasting:
        means[key] = (sources, every, found)
    return found


def _timely(game: Game, player: Id, means: dict[Any, Any]) -> Sequence[Prospect]:
    """Those that might be cast at once: instants, and what may be cast like one."""
    key = (player, "timely")
    found: list[Prospect] | None = means.get(key)
    if found is None:
        every = _every_prospect(game, player, means)
        found = [p for p in every if p.way is None or not _is_late(game, p.way, p.values)]
        means[key] = found
    return found


def _every_prospect(game: Game, player: Id, means: dict[Any, Any]) -> Sequence[Prospect]:
    key = (player, "prospects")
    found: list[Prospect] | None = means.get(key)
    if found is None:
        found = [_in_hand(game, id) for id in game.player(player).hand]
        for me, ability in asked(game, "ways_to_cast"):
            found += _given(game, player, me, ability)
        means[key] = found
    return found


def _in_hand(game: Game, id: Id) -> Prospect:
    values = characteristics(game, id)
    if "alternatives" in values.hooks or has_separate_faces(game, id) or asked(game, "alternatives_for"):
        return Prospect(id, None, values)
    return Prospect(id, plain_way(id), values)


def _given(game: Game, player: Id, me: Id, ability: Hooks) -> list[Prospect]:
    if ability.WAYS_LAST:
        ways = tuple(ability.ways_to_cast(game, me, player))
        if all(way.alternative for way in ways):  # then it has no others (118.9a)
            return [Prospect(me, way, values_of(game, way)) for way in ways]
    return [Prospect(me, None, characteristics(game, me), by=ability)]


class Means(NamedTuple):
    """What decides on all spells alike: the mana to be had, None if that isn't all; whether something around interferes.

    `cheaper` tells that something may change which mana they cost, `more` that more than mana may decide.
    """

    supply: Supply | None
    cheaper: bool
    more: bool


def _means(game: Game, player: Id) -> Means:
    sources = mana_sources(game, player)
    supply = sources.supply(None, (), 0)
    known = None if sources.others or supply.is_restricted else supply
    around = derived(game)
    if "stack" in around.known.plan.zones:  # as a spell it may have more abilities than as a card (601.3e)
        return Means(known, cheaper=True, more=True)
    hooks = around.hooks.keys()
    return Means(known, not hooks.isdisjoint(CHEAPER), not hooks.isdisjoint(MORE_THAN_MANA))


def _verdict(game: Game, means: Means, way: Way, values: Characteristics, *, at_once: bool) -> Verdict:
    """What is known of casting a spell so; with `at_once`, no land can be played."""
    if at_once and _is_late(game, way, values):
        return Verdict.NONE
    if "land" in values.types:
        return Verdict.OPEN
    payable = _payable(means, way, values)
    if not payable:
        return Verdict.OPEN if payable is None else Verdict.NONE
    other = way.face != -2 or way.face_down is not None or way.values is not None
    if other or way.costs or way.limit is not None or means.more or not values.hooks.keys().isdisjoint(MORE_THAN_MANA):
        return Verdict.OPEN
    return Verdict.SURE if values.hooks.keys().isdisjoint(TEXT) else Verdict.CHOICES


def _is_late(game: Game, way: Way, values: Characteristics) -> bool:
    """Whether it surely needs the timing of a sorcery (117.1a, 601.3b-d)."""
    if "land" in values.types:
        return True
    if way.any_time or "instant" in values.types or "as_though_flash" in values.hooks:
        return False
    return not asked(game, "as_though_flash")


def _payable(means: Means, way: Way, values: Characteristics) -> bool | None:
    """Whether the player could pay its mana cost (118.3), X being 0; None if more than that decides on it."""
    if way.free or way.any_type:
        return None
    cost = way.cost if way.cost is not None else values.mana_cost
    if cost is None:
        return False  # 118.6
    if means.supply is None or means.cheaper or not values.hooks.keys().isdisjoint(CHEAPER):
        return None
    return means.supply.can_pay(cost)
