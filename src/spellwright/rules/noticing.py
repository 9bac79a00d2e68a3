"""Noticing triggers: which abilities an event triggers, before and after it (603.2, 603.6, 603.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from spellwright.rules.asking import asked, controller, own
from spellwright.rules.hooks import Hooks
from spellwright.rules.kinds import answered, kind_of, kinds, together
from spellwright.rules.scene import with_x
from spellwright.state.choices import Memory
from spellwright.state.events.effects import ComesUnderControl, End
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.stack import Triggered
from spellwright.state.game import Game
from spellwright.state.history import Entry, Waiting
from spellwright.words.ability import Ability
from spellwright.words.marks import X_BEFORE
from spellwright.words.procedure import NOBODY, Id


def earlier_triggers(game: Game, events: list[Event]) -> Callable[[list[Entry]], list[Waiting]]:
    """Triggers that look back, judged right before the events (603.10); called with the entries, it tells new ids."""
    found: list[tuple[int, Waiting, Any]] = []
    for at, event in enumerate(events):
        if answered(game, "triggers", event):
            found += [(at, w, batch) for w, batch in _triggered(game, event, NOBODY, back=True)]
    if not found:
        return _none

    def with_new_ids(entries: list[Entry]) -> list[Waiting]:
        by_event = [next(e for e in entries if e.event is events[at]).new for at, _, _ in found]
        told = [(_told(w, new), batch) for (_, w, batch), new in zip(found, by_event, strict=True)]
        return _as_often(game, _one_for_batch(told))

    return with_new_ids


def _none(entries: list[Entry]) -> list[Waiting]:
    return []


def later_triggers(game: Game, entries: list[Entry]) -> list[Waiting]:
    """Triggers judged right after all of the events have happened (603.6)."""
    found: list[tuple[Waiting, Any]] = []
    for entry in entries:
        if answered(game, "triggers", entry.event):
            found += _triggered(game, entry.event, entry.new, back=False)
    return _as_often(game, _one_for_batch(found)) if found else []


def _as_often(game: Game, triggered: list[Waiting]) -> list[Waiting]:
    """Each as many times as it triggers (603.2d)."""
    around = tuple(asked(game, "triggers_again"))
    if not around:
        return triggered
    result: list[Waiting] = []
    for waiting in triggered:
        times = 1 + sum(ability.triggers_again(game, me, waiting) for me, ability in around)
        result += [waiting] * times
    return result


def _told(waiting: Waiting, new: Id) -> Waiting:
    return Waiting(waiting.ability, waiting.source, waiting.controller, waiting.event, new, waiting.memory)


def _one_for_batch(found: list[tuple[Waiting, Any]]) -> list[Waiting]:
    """An ability about "one or more" triggers once for events at the same time, and mentions all of them (603.2c)."""
    result: list[Waiting] = []
    places: list[tuple[tuple[Id, int, Any], int]] = []
    for waiting, batch in found:
        key = (waiting.source, id(waiting.ability), batch)
        place = next((place for known, place in places if known == key), None)
        if batch is None or place is None:
            places.append((key, len(result)))
            result.append(waiting)
            continue
        w = result[place]
        result[place] = Waiting(w.ability, w.source, w.controller, w.event, w.new, _joined(w.memory, waiting.memory))
    return result


def _joined(a: Memory, b: Memory) -> Memory:
    merged = dict(a)
    for mark, what in b:
        before = merged.get(mark)
        if isinstance(what, tuple) and isinstance(before, tuple):
            merged[mark] = (*before, *(i for i in what if i not in before))
        elif isinstance(what, int) and isinstance(before, int) and mark != X_BEFORE:
            merged[mark] = before + what
    return tuple(merged.items())


def _triggered(game: Game, event: Event, new: Id, *, back: bool) -> list[tuple[Waiting, Any]]:
    found: list[tuple[Waiting, Any]] = []
    hooks = [hook for hook in kinds("triggers", kind_of(event)) if hook in game.possible]
    for me, ability in together([_around(game, hook, event, new) for hook in hooks]):
        if ability.looks_back(event) == back:
            each = ability.triggers_each(game, me, event, new)
            if each and _kept_from_triggering(game, me, ability, event):
                continue
            found += [(_waiting(game, me, ability, event, new, memory), ability.batch(event)) for memory in each]
    return found


def _kept_from_triggering(game: Game, me: Id, ability: Hooks, event: Event) -> bool:
    keepers = asked(game, "keeps_from_triggering")
    return any(keeper.keeps_from_triggering(game, it, me, ability, event) for it, keeper in keepers)


def _around(game: Game, kind: Any, event: Event, new: Id) -> list[tuple[Id, Hooks]]:
    around = list(asked(game, kind))
    for id in dict.fromkeys((event.subject, new)):
        if id and game.objects[id] is not None and game[id].zone == "stack":
            known = [a for me, a in around if me == id]
            mine = [a for a in own(game, id, kind) if "stack" in a.zones()]
            around += [(id, a) for a in mine if all(a is not k for k in known)]
    return around


def _waiting(game: Game, me: Id, ability: Hooks, event: Event, new: Id, memory: Memory) -> Waiting:
    if me >= 0:
        player = controller_as_it_triggers(game, me, ability, event)
        return Waiting(ability, me, player, event, new, memory)
    effect = next(f for f in game.floating if f.key == me)
    if effect.once:
        note_down(game, End((me,)))  # 603.7b
    remembered = with_x((*effect.memory, *memory), effect.x)
    return Waiting(ability, effect.source, effect.controller, event, new, remembered)


def controller_as_it_triggers(game: Game, me: Id, ability: Hooks, event: Event) -> Id:
    """Who controls that ability: its source's controller; who has lost control of it, if it looks back at that (603.10d)."""
    if isinstance(event, ComesUnderControl) and event.object == me and ability.looks_back(event):
        return event.before
    return controller(game, me)


def notice_state_triggers(game: Game) -> None:
    """State triggers trigger as soon as their state is there, unless they wait or are on the stack already (603.8)."""
    for me, ability in tuple(asked(game, "state_triggers")):
        if not _under_way(game, me, ability) and ability.state_triggers(game, me):
            note_down(game, Triggered(Waiting(ability, me, controller(game, me), None)))


def _under_way(game: Game, me: Id, ability: Ability) -> bool:
    waiting: Iterable[tuple[Id, Ability | None]] = [(w.source, w.ability) for w in game.waiting]
    on_stack = [(game[id].source, game[id].ability) for id in game.stack]
    return any(source == me and other == ability for source, other in (*waiting, *on_stack))
