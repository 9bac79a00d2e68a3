"""What is true at a moment of a game, as the expectations of a scenario."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from spellwright.rules.asking import characteristics, controller
from spellwright.state.game import Game
from spellwright.words.procedure import FIRST_OBJECT, Id

Row = dict[str, Any]


def expectations(state: Game, letters: Mapping[Id, str]) -> Iterator[Row]:
    """What is to be expected, of the players first, then of each zone; `letters` are what the scenario calls players."""
    for player, letter in letters.items():
        yield from _of_a_player(state, player, letter)
    exiled = Counter(state[id].printed.name for id in state.exile if state[id].card is not None)
    for name, count in exiled.items():
        yield {"op": "exile_count", "card": name, "count": count}
    if state.monarch:
        yield {"op": "monarch", "who": letters[state.monarch]}
    if state.day_night:
        yield {"op": "day_night", "value": state.day_night}
    yield from _of_permanents(state, letters)


def _of_a_player(state: Game, player: Id, letter: str) -> Iterator[Row]:
    p = state.player(player)
    yield {"op": "life", "player": letter, "life": p.life}
    for kind, count in p.counters:
        yield {"op": "player_counters", "player": letter, "counter": kind, "count": count}
    for zone in ("hand", "library", "graveyard"):
        ids: tuple[Id, ...] = getattr(p, zone)
        yield {"op": f"{zone}_count", "player": letter, "count": len(ids)}
        if zone != "library":
            for name, count in Counter(characteristics(state, id).name for id in ids).items():
                yield {"op": f"{zone}_count", "player": letter, "card": name, "count": count}


def _of_permanents(state: Game, letters: Mapping[Id, str]) -> Iterator[Row]:
    rows: list[Row] = []
    names: Counter[tuple[str, str]] = Counter()
    tapped: Counter[tuple[str, str]] = Counter()
    for id in state.battlefield:
        o, values = state[id], characteristics(state, id)
        if o.phased_out or not values.name:
            continue
        letter = letters[controller(state, id)]
        names[letter, values.name] += 1
        tapped[letter, values.name] += o.tapped
        mine = {"player": letter, "card": values.name}
        if "creature" in values.types:
            rows.append({"op": "pt", **mine, "power": values.power, "toughness": values.toughness})
        rows += [{"op": "counters", **mine, "counter": kind, "count": count} for kind, count in o.counters]
        if o.damage:
            rows.append({"op": "damage", **mine, "damage": o.damage})
        if o.attached_to >= FIRST_OBJECT:
            host = characteristics(state, o.attached_to).name
            rows.append({"op": "attached", "attachment": values.name, "card": host, "value": True})
    for (letter, name), count in names.items():
        yield {"op": "permanent_count", "player": letter, "card": name, "count": count}
        if tapped[letter, name]:
            number = tapped[letter, name]
            yield {"op": "tapped_count", "who": letter, "card": name, "tapped": True, "count": number}
    for number, row in enumerate(rows):
        if row not in rows[:number]:
            yield row
