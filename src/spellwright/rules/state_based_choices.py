"""State-based actions about permanents of which some must go: legends, worlds, Roles (704.5j, k, y)."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.rules.asking import asked, controller
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id, Procedure, choose

Board = Sequence[tuple[Id, Characteristics]]


def legend_rule(game: Game, board: Board) -> Procedure[list[Event]]:
    """704.5j: of legendary permanents of one name and controller, the controller keeps one."""
    legends = [(id, values.name) for id, values in board if values.name and "legendary" in values.supertypes]
    if len(legends) < 2:
        return []
    sparing = tuple(asked(game, "spares_legends"))
    if sparing:
        legends = [(id, name) for id, name in legends if not any(a.spares_legends(game, me, id) for me, a in sparing)]
    groups: dict[tuple[Id, str], list[Id]] = {}
    for id, name in legends:
        groups.setdefault((controller(game, id), name), []).append(id)
    due: list[Event] = []
    for player in game.in_turn_order():
        for (whose, name), ids in groups.items():
            if whose == player and len(ids) > 1:
                kept = yield from choose(player, ids, "legend", f"Which {name} do you keep?", "704.5j")
                due += [Move(id, "graveyard", cause="legend", by_rule="704.5j") for id in ids if id != kept]
    return due


def world_rule(game: Game, board: Board) -> list[Event]:
    """704.5k: only the world permanent that has been one for the shortest time stays; in a tie none does."""
    worlds = [id for id, values in board if "world" in values.supertypes]
    if len(worlds) < 2:
        return []
    newest = max(game[id].timestamp for id in worlds)
    kept = [id for id in worlds if game[id].timestamp == newest]
    staying = kept if len(kept) == 1 else []
    return [Move(id, "graveyard", cause="state-based", by_rule="704.5k") for id in worlds if id not in staying]


def roles(game: Game, board: Board) -> list[Event]:
    """704.5y: of one player's Roles on one permanent, only the newest stays."""
    newest: dict[tuple[Id, Id], Id] = {}
    found = [id for id, values in board if "Role" in values.subtypes and game[id].attached_to]
    for id in found:
        key = controller(game, id), game[id].attached_to
        other = newest.get(key)
        if other is None or game[id].timestamp > game[other].timestamp:
            newest[key] = id
    staying = tuple(newest.values())
    return [Move(id, "graveyard", cause="state-based", by_rule="704.5y") for id in found if id not in staying]
