"""Bringing up to date what is known: which objects must be worked out anew after a change, and that they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from spellwright.rules.layer_alone import Plan, Result, Surroundings, alone, own_effects
from spellwright.rules.layer_effects import HOOK, Effect, Part, floating_effects
from spellwright.rules.layer_index import changes_of_floating, floating_hooks, reindexed
from spellwright.rules.layer_order import Passage, Step
from spellwright.rules.layer_outside import are_means, but_for_hands
from spellwright.rules.layer_scene import Board
from spellwright.rules.layer_start import Start, start_of, unless_same, untouched
from spellwright.rules.layer_work import BOARD, ZONES, Layer, Notes
from spellwright.state.derived import ANYTHING, EFFECTS, NO_LOOKS, Derived, Looks
from spellwright.state.events.zones import OF_EACH
from spellwright.state.game import Game
from spellwright.state.history import Entry, Floating
from spellwright.words.characteristics import NO_HOOKS, Characteristics, Hooked
from spellwright.words.construction import quickly_made
from spellwright.words.procedure import NOBODY, Id


@quickly_made
@dataclass(frozen=True, slots=True)
class Known:
    """What the layers keep, besides their results, to work out single objects anew.

    `functioning` holds, for each object, which of its abilities are in the index of hooks. `looks` holds, for each
    object, what it depends on besides itself, and for 0 what everything depends on. `outside` are objects off the
    battlefield that pass through the layers, since they have effects, counters or abilities of their own. `floating`,
    `options` and `history` are those for which it was worked out.
    """

    plan: Plan
    functioning: dict[Id, Hooked]
    looks: dict[Id, Looks]
    outside: tuple[Id, ...]
    floating: tuple[Floating, ...]
    options: tuple[tuple[str, Any], ...]
    history: Entry | None


NOTHING_KNOWN = Known(Plan(), {}, {}, (), (), (), None)


class Update:
    """One bringing up to date, from what was known to what is."""

    def __init__(self, game: Game, old: Derived) -> None:
        self.game, self.old = game, old
        self.intrinsic = game.option("intrinsic", ())
        known: Known = old.known if old.known is not None else NOTHING_KNOWN
        self.scratch = old.current is None or known.options is not game.options
        if self.scratch:
            known = NOTHING_KNOWN
        self.known, self.plan = known, known.plan
        self.current: dict[Id, Characteristics] = {} if self.scratch else dict(old.current or {})
        self.controllers: dict[Id, Id] = {} if self.scratch else old.controllers.copy()
        self.looks = known.looks.copy()
        self.own = dict.fromkeys(() if self.scratch else sorted(old.own))
        self.outside = dict.fromkeys(known.outside)
        self.touched = dict.fromkeys(_everything(game) if self.scratch else old.stale)
        self.moved: dict[Id, None] = {}
        self.hook_changes: list[tuple[Id, Hooked, Hooked]] = []
        self.whole = self.scratch

    def result(self) -> Derived:
        """What is known now."""
        self._floating()
        starts = {id: self._start(id) for id in self.touched}
        if self.whole or not self._one_by_one(starts):
            self._all_together()
        return self._derived()

    # --- what has changed

    def _floating(self) -> None:
        """Effects on no object that have begun or ended: which objects they affect (611.2c)."""
        before, after = self.known.floating, self.game.floating
        if before is after:
            self.whole = self.whole or EFFECTS in self.old.changed
            return
        begun, ended = changes_of_floating(before, after)
        self.hook_changes += [(f.key, floating_hooks(f), NO_HOOKS) for f in ended]
        self.hook_changes += [(f.key, NO_HOOKS, floating_hooks(f)) for f in begun]
        new = [effect for f in begun for effect in floating_effects(f)]
        if not new and not any(HOOK in floating_hooks(f) for f in ended):
            return
        keys = [f.key for f in ended]
        gone = [step for step in self.plan.steps if step.effect.key in keys]
        for effect in (*new, *(step.effect for step in gone)):
            if effect.locked is None or any(_not_alone(part) for part in effect.parts.all):
                self.whole = True
        if self.whole:
            return
        added = [Step(effect, layer, parts) for effect in new for layer, parts in effect.parts.by_layer]
        steps = sorted((*(s for s in self.plan.steps if s not in gone), *added), key=lambda step: step.layer)
        locked = frozenset(id for f in after for id in f.locked or ())
        self.plan = Plan(tuple(steps), self.plan.sources, self.plan.zones, locked, self.plan.tangled)
        for effect in (*new, *(step.effect for step in gone)):
            self.touched.update(dict.fromkeys(effect.locked or ()))

    def _start(self, id: Id) -> Start | None:
        """What the object starts the layers with, if it passes through them."""
        o = self.game[id]
        if o.zone == "battlefield":
            self.outside.pop(id, None)
            return None if o.phased_out else start_of(o, self.intrinsic)  # 702.26b
        if o.zone != "gone":
            if o.granted or o.counters or HOOK in o.copiable.functioning(o.zone):
                self.outside[id] = None
                return start_of(o, self.intrinsic)
            self.outside.pop(id, None)
            if o.zone in self.plan.zones or id in self.plan.locked:
                return start_of(o, self.intrinsic)
        self.outside.pop(id, None)
        return None

    # --- one by one

    def _one_by_one(self, starts: dict[Id, Start | None]) -> bool:
        """Work out what was touched, and whatever looks at that, each alone; whether that was possible."""
        board_changed = any(start is not None or id in self.current for id, start in starts.items())
        if board_changed and self.plan.tangled:
            return False
        seen: dict[str | Id, None] = dict.fromkeys((*self.old.changed, *starts))
        if starts:
            seen[ZONES] = None
        if board_changed:
            seen[BOARD] = None
        if self._hit(NOBODY, seen):
            return False
        looking = [id for id in self.looks if id not in starts and self._hit(id, seen)]
        if looking and self.plan.tangled:
            return False
        waiting = [*starts, *looking]
        while waiting:
            id = waiting.pop(0)
            if id == NOBODY or id in self.plan.sources:
                return False
            start = starts[id] if id in starts else self._start(id)
            changed = self._one(id, start)
            if changed is None:
                return False
            if changed and self.looks:
                waiting += [other for other in self.looks if other not in waiting and self._hit(other, {id: None})]
        return True

    def _hit(self, id: Id, seen: dict[str | Id, None]) -> bool:
        """Whether what decides on that object has changed."""
        looks = self.looks.get(id)
        return looks is not None and (ANYTHING in looks or not looks.isdisjoint(seen))

    def _one(self, id: Id, start: Start | None) -> bool | None:
        """Work out one object; whether that changed what it is. None if it can't be told alone."""
        before = self.current.get(id)
        if start is None:
            self.current.pop(id, None)
            self.controllers.pop(id, None)
            self.looks.pop(id, None)
            self.moved[id] = None
            return before is not None
        among = Surroundings(self.game, self.plan, self.intrinsic, self.current, self.controllers)
        result = alone(among, id, start, before)
        if result is None:
            return None
        was_controlled_by = self.controllers.get(id)
        self._take(id, result)
        if result.values is not before:
            self.moved[id] = None
        return result.values is not before or self.controllers.get(id) != was_controlled_by

    def _take(self, id: Id, result: Result) -> None:
        self.current[id] = result.values
        self._controlled(id, result.controller)
        self.looks.pop(id, None)
        for about, looks in result.notes.all_looks().items():
            self.looks[about] = self.looks.get(about, NO_LOOKS) | looks
        self.own.update(result.notes.own)

    def _controlled(self, id: Id, player: Id) -> None:
        if player != self.game[id].controller:
            self.controllers[id] = player
        else:
            self.controllers.pop(id, None)

    # --- all together

    def passage(self) -> Passage:
        """All objects on the board on their way through the layers, from the start (613.1)."""
        for id in self.touched:
            self._start(id)
        return self._passage()[0]

    def _passage(self) -> tuple[Passage, dict[Id, Start], list[Effect], tuple[str, ...]]:
        """A passage gone through, what went through it, the effects on no object, and the zones that effects reach."""
        game = self.game
        floating = [effect for f in game.floating for effect in floating_effects(f)]
        present = self._present(floating)
        statics = [effect for id, start in present.items() for effect in own_effects(game, id, start.values)]
        effects = statics + floating
        zones = _zones(effects)
        if zones:
            self._join(present, (id for zone in zones for id in _in_zone(game, zone)))
        board = Board(game, Notes(), {id: start.values for id, start in present.items()}, {}, {})
        passage = Passage(board, effects, self.intrinsic)
        if effects:
            passage.go()
        return passage, present, floating, zones

    def _all_together(self) -> None:
        """Work out all objects on the board (613.1)."""
        passage, present, floating, zones = self._passage()
        notes = passage.board.notes
        self._take_all(passage.board, present, passage.changed)
        wide = [effect for effect in passage.effects if not effect.own]
        self.plan = Plan(
            tuple(s for step in passage.applied if not step.effect.own and (s := step.certain()) is not None),
            frozenset(effect.source for effect in wide if effect.static),
            zones,
            frozenset(id for effect in floating for id in effect.locked or ()),
            passage.tangled,
        )
        self.looks, self.own = notes.all_looks(), notes.own

    def _present(self, floating: Sequence[Effect]) -> dict[Id, Start]:
        """Everything on the battlefield, and what passes through the layers in other zones (702.26b)."""
        game = self.game
        present: dict[Id, Start] = {}
        for id in game.battlefield:
            o = game[id]
            if not o.phased_out:
                present[id] = start_of(o, self.intrinsic)
        self._join(present, sorted(self.outside))
        self._join(present, (id for effect in floating for id in effect.locked or ()))
        return present

    def _join(self, present: dict[Id, Start], ids: Iterable[Id]) -> None:
        for id in ids:
            o = self.game[id]
            if id not in present and o.zone != "gone" and not o.phased_out:
                present[id] = start_of(o, self.intrinsic)

    def _take_all(self, board: Board, present: dict[Id, Start], changed: dict[Id, None]) -> None:
        before = self.old.current or {}
        self.current, self.controllers = {}, {}
        for id, start in present.items():
            was = before.get(id)
            if id not in changed:
                self.current[id] = unless_same(untouched(self.game[id], start), was)
            else:
                work = board.work(id)
                self.current[id] = work.finished(self.game[id].zone == "battlefield", was)
                self._controlled(id, work.controller_so_far())
            if self.current[id] is not was:
                self.moved[id] = None
        self.moved.update(dict.fromkeys(id for id in before if id not in self.current))

    # --- the index

    def _derived(self) -> Derived:
        functioning = self.known.functioning.copy()
        hands: dict[Id, None] = {}
        means_stay = not self.scratch and self.controllers == self.old.controllers
        for id in sorted(dict.fromkeys((*self.touched, *self.moved))):
            had, has = functioning.get(id, NO_HOOKS), self._functions(id)
            means_stay = means_stay and not are_means(had, has)
            o = self.game[id]
            if o.zone == "hand" or o.was == "hand":
                hands[o.owner] = None
            if has is not had:
                self.hook_changes.append((id, had, has))
                if has:
                    functioning[id] = has
                else:
                    functioning.pop(id, None)
        index = {} if self.scratch else self.old.hooks
        hooks = reindexed(index, self.hook_changes) if self.hook_changes else index
        game = self.game
        known = Known(
            self.plan, functioning, self.looks, tuple(self.outside), game.floating, game.options, game.history
        )
        watched = frozenset[str | Id]().union(*self.looks.values())
        result = Derived(self.current, self.controllers, hooks, known, frozenset(self.own), watched)
        if means_stay and not any(are_means(had, has) for key, had, has in self.hook_changes if key < 0):
            result.means = but_for_hands(self.old.means, hands)
            result.ready = but_for_hands(self.old.ready, hands)
        return result

    def _functions(self, id: Id) -> Hooked:
        """Which of the object's abilities answer hooks where it is."""
        o = self.game[id]
        values = self.current.get(id)
        if values is not None:
            return values.functioning(o.zone)
        return NO_HOOKS if o.zone == "gone" or o.phased_out else o.copiable.functioning(o.zone)


def _not_alone(part: Part) -> bool:
    """Whether a part of an effect on fixed objects may concern more: a condition, or effects that it brings along."""
    return part.condition is not None or part.LAYER in (Layer.COPY, Layer.TEXT)


def _zones(effects: Iterable[Effect]) -> tuple[str, ...]:
    """The zones besides the battlefield whose objects may be affected by what they are."""
    reaching = (effect for effect in effects if not effect.own and effect.locked is None)
    zones = dict.fromkeys(zone for effect in reaching for part in effect.parts.all for zone in part.zones)
    return tuple(zone for zone in zones if zone != "battlefield")


def _in_zone(game: Game, zone: str) -> tuple[Id, ...]:
    if zone in OF_EACH:
        return tuple(id for player in game.players for id in getattr(player, zone))
    shared: tuple[Id, ...] = getattr(game, zone)
    return shared


def _everything(game: Game) -> list[Id]:
    """All objects in the game."""
    return [o.id for o in game.objects if o is not None and o.zone != "gone"]
