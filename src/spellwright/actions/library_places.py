"""Putting cards on top or on the bottom of libraries (401.4), or at a place from the top (401.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from spellwright.actions.at_random import some_at_random
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move, Reorder
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose_order

Side = Literal["top", "bottom"]


def end_of_library(
    scene: GameScene, player: Id, ids: Iterable[Id], side: Side, *, at_random: bool = False
) -> Procedure[list[Event]]:
    """What puts cards on an end of their owners' libraries, in an order that the player chooses, or at random.

    Cards that are in the library already stay the objects they are.
    """
    now = scene.all_now(id for id in ids if id >= FIRST_OBJECT)
    able = [id for id in now if scene.zone(id) != "gone" and scene.game[id].ability is None]
    events: list[Event] = []
    for owner in dict.fromkeys(scene.owner(id) for id in able):
        mine = [id for id in able if scene.owner(id) == owner]
        if all(scene.zone(id) == "library" for id in mine):
            events.append((yield from _reorder(scene, player, owner, mine, side, at_random)))
        else:
            order = yield from in_order(scene, player, mine, at_random=at_random)
            events += _moves(order, side)
    return events


def _reorder(scene: GameScene, player: Id, owner: Id, ids: list[Id], side: Side, at_random: bool) -> Procedure[Event]:
    if at_random and side == "bottom":
        return Reorder(owner, bottom=tuple(ids), at_random=True)
    order = yield from in_order(scene, player, ids, at_random=at_random)
    return Reorder(owner, top=order) if side == "top" else Reorder(owner, bottom=order)


def _moves(order: tuple[Id, ...], side: Side) -> list[Event]:
    if side == "top":
        return [Move(id, "library", cause="put") for id in reversed(order)]
    return [Move(id, "library", position=-1, cause="put") for id in order]


def in_order(scene: GameScene, player: Id, ids: list[Id], *, at_random: bool = False) -> Procedure[tuple[Id, ...]]:
    """The cards in the order in which they will lie, the uppermost first: chosen by the player, or at random."""
    if at_random:
        return (yield from some_at_random(scene, player, ids, len(ids)))
    why = "Which of them lies on top?"
    return tuple((yield from choose_order(player, ids, "order", why, "401.4", scene.source)))


def from_the_top(scene: GameScene, ids: Iterable[Id], nth: int) -> list[Event]:
    """What puts cards into their owners' libraries as the n-th from the top, or or on the bottom (401.7)."""
    now = scene.all_now(id for id in ids if id >= FIRST_OBJECT)
    return [Move(id, "library", position=nth - 1, cause="put") for id in now if scene.zone(id) != "gone"]
