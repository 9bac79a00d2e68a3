"""601.3: the ways in which a player may cast a card: which face, from where, as which rule or effect lets them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import cast

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.hooks import Casting, Hooks, Way
from spellwright.rules.layers import derived
from spellwright.state.choices import Choices
from spellwright.state.events.event import note_down, record
from spellwright.state.events.stack import Chosen
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics, same_abilities
from spellwright.words.procedure import Id

SEPARATE = ("split", "adventure", "modal_dfc")
"""The layouts whose faces are chosen between as the card is cast (709.3, 715.3, 712.11b)."""


def ways_from_hand(game: Game, card: Id) -> tuple[Way, ...]:
    """The ways that the rules give to cast, or play, a card in its owner's hand."""
    return tuple(with_alternatives(game, game[card].owner, Way(card)))


def with_alternatives(game: Game, player: Id, way: Way) -> Iterator[Way]:
    """A way to cast a card, face by face, and the alternative costs that each has for it (118.9).

    Only one alternative cost can be used: a way that is or has one already has no others (118.9a).
    """
    for each in by_face(game, way):
        yield each
        if not (each.alternative or each.free or each.cost is not None or each.face_down is not None):
            for ability in values_of(game, each).hooks.get("alternatives", ()):
                yield from cast("Hooks", ability).alternatives(game, each.object, player, each)
            for me, by in asked(game, "alternatives_for"):
                yield from by.alternatives_for(game, me, player, each)


def by_face(game: Game, way: Way) -> tuple[Way, ...]:
    """A way for each face that can be chosen; the way itself if it says what is cast, or there is only one (709.3)."""
    chosen = way.face != -2 or way.values is not None or way.face_down is not None
    if chosen or not has_separate_faces(game, way.object):
        return (way,)
    card = game[way.object].card
    return tuple(replace(way, face=face) for face in range(len(card.faces))) if card is not None else (way,)


def has_separate_faces(game: Game, id: Id) -> bool:
    """Whether a card has faces between which its player chooses as it is cast (709.3, 715.3, 712.11b)."""
    card = game[id].card
    return card is not None and card.layout in SEPARATE and len(card.faces) > 1


def granted_ways(game: Game, player: Id) -> Iterator[Way]:
    """The ways that abilities give the player: to cast their own objects (where they are), or others (601.3)."""
    for me, ability in asked(game, "ways_to_cast"):
        yield from ways_of(game, player, me, ability)
    yield from permitted_ways(game, player)


def ways_of(game: Game, player: Id, me: Id, ability: Hooks) -> Iterator[Way]:
    """The ways to cast its own object that an ability gives the player."""
    for way in ability.ways_to_cast(game, me, player):
        yield from with_alternatives(game, player, way)


def permitted_ways(game: Game, player: Id) -> Iterator[Way]:
    """The ways to cast any objects that abilities permit the player."""
    for me, ability in asked(game, "permits"):
        for way in ability.permits(game, me, player):
            every = with_alternatives(game, player, way)
            yield from (each for each in every if ability.admits(game, me, player, each))  # 601.3e


def values_of(game: Game, way: Way) -> Characteristics:
    """The characteristics that are judged: those that the spell, or the land, will have (601.3e, 708.4, 709.3a)."""
    values = way.judged or _values(game, way)
    return with_abilities(values, way.grants) if way.grants else values


def _values(game: Game, way: Way) -> Characteristics:
    if way.face_down is not None:
        return way.face_down
    if way.values is not None:
        return way.values
    o = game[way.object]
    card = o.card
    if card is not None and way.face != -2:
        return card.whole if way.face < 0 else card.faces[way.face]
    if card is not None and o.face_down is not None and o.zone == "exile":
        return card.whole  # 406.3a: it is turned face up just before it is announced
    return characteristics(game, way.object)


_given: dict[tuple[int, ...], tuple[Characteristics, tuple[Ability, ...], Characteristics]] = {}
_MOST_GIVEN = 10_000


def with_abilities(values: Characteristics, abilities: tuple[Ability, ...]) -> Characteristics:
    """The characteristics with further abilities; the same for the same ones, remembered by identity."""
    key = (id(values), *map(id, abilities))
    known = _given.get(key)
    if known is None or known[0] is not values or not same_abilities(known[1], abilities):
        if len(_given) >= _MOST_GIVEN:
            _given.clear()
        with_them = replace(values, abilities=(*values.abilities, *abilities))
        known = _given[key] = (values, abilities, with_them)
    return known[2]


def imagined_casting(game: Game, player: Id, way: Way) -> Casting:
    """The casting of a spell, before it has begun."""
    choices = _first_choices(way.name, game[way.object].zone, player)
    changed_there = "stack" in derived(game).known.plan.zones
    values = _on_the_stack(game, player, way, choices) if changed_there else values_of(game, way)
    told = tuple(
        pair for each in values.hooks.get("told_before", ()) for pair in cast("Hooks", each).told_before(game, player)
    )
    return Casting(player, way.object, values, way, replace(choices, memory=told) if told else choices)


def _on_the_stack(game: Game, player: Id, way: Way, choices: Choices) -> Characteristics:
    """What the spell would be on the stack, where continuous effects change spells: put there in a copy of the game."""
    trial = game.branch()
    spell = record(trial, to_the_stack(way, player)).new
    note_down(trial, Chosen(spell, choices))
    return characteristics(trial, spell)


def to_the_stack(way: Way, player: Id) -> Move:
    """The move with which the card becomes a spell of that player's (601.2a)."""
    values = way.values if way.face == -2 and way.face_down is None else None
    return Move(
        way.object, "stack", controller=player, copied=values, face_down=way.face_down, face=way.face, granted=way.grants,
        cause="cast",
    )  # fmt: skip


@lru_cache(maxsize=1 << 10)
def _first_choices(way: str, cast_from: str, caster: Id) -> Choices:
    return Choices(way=way, cast_from=cast_from, caster=caster)
