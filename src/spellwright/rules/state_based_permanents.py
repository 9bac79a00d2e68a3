"""State-based actions about one permanent at a time (704.5f-i, q, s, v)."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.rules.answering import answering
from spellwright.rules.asking import controller, own
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Destroy, RemoveCounters, Sacrifice
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.object import Object
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

PLUS, MINUS = "+1/+1", "-1/-1"


def permanents(game: Game, board: Iterable[tuple[Id, Characteristics]]) -> list[Event]:
    """What is due for each of these permanents, as far as it depends on itself alone."""
    due: list[Event] = []
    objects = game.objects
    for id, values in board:
        o, types = objects[id], values.types
        assert o is not None
        if "creature" in types:
            toughness = values.toughness or 0
            if toughness <= 0:
                due.append(Move(id, "graveyard", cause="state-based", by_rule="704.5f"))
            elif o.damage >= toughness:
                due.append(Destroy(id, by_rule="704.5g"))
        if "planeswalker" in types and not o.counters_of("loyalty"):
            due.append(Move(id, "graveyard", cause="state-based", by_rule="704.5i"))
        if "battle" in types and not o.counters_of("defense") and not has_ability_under_way(game, id):
            due.append(Move(id, "graveyard", cause="state-based", by_rule="704.5v"))
        if o.counters:
            _opposite_counters(due, o)
            if "Saga" in values.subtypes:
                _finished_saga(game, due, o)
    return due


def _opposite_counters(due: list[Event], o: Object) -> None:
    """704.5q."""
    both = min(o.counters_of(PLUS), o.counters_of(MINUS))
    if both:
        due.append(RemoveCounters(o.id, PLUS, both, by_rule="704.5q"))
        due.append(RemoveCounters(o.id, MINUS, both, by_rule="704.5q"))


def _finished_saga(game: Game, due: list[Event], o: Object) -> None:
    """704.5s, 714.4."""
    last = final_chapter(game, o.id)
    if last and o.counters_of("lore") >= last and not has_ability_under_way(game, o.id, "chapters"):
        due.append(Sacrifice(o.id, controller(game, o.id), by_rule="704.5s"))


def final_chapter(game: Game, id: Id) -> int:
    """A Saga's final chapter number; 0 if it has no chapter ability (714.2d)."""
    return max((n for ability in own(game, id, "chapters") for n in ability.chapters(game, id)), default=0)


def has_ability_under_way(game: Game, id: Id, hook: str = "") -> bool:
    """Whether it's the source of an ability that has triggered but not yet left the stack; one that answers a hook."""
    for waiting in game.waiting:
        if waiting.source == id and _answers(waiting.ability, hook):
            return True
    for on_stack in game.stack:
        o = game[on_stack]
        if o.source == id and o.ability is not None and o.event is not None and _answers(o.ability, hook):
            return True
    return False


def _answers(ability: Ability, hook: str) -> bool:
    return not hook or bool(answering(ability, hook))
