"""A small scene without a game: two players (1, "you", and 2) and objects that a test puts where it wants them."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from spellwright.words.characteristics import Characteristics
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Choose, Id
from spellwright.words.scene import Scene

YOU, OPPONENT = 1, 2
T = TypeVar("T")


@dataclass
class Thing:
    traits: Characteristics
    zone: str = "battlefield"
    controller: Id = YOU
    owner: Id = YOU
    counters: dict[str, int] = field(default_factory=dict)
    states: set[str] = field(default_factory=set)
    attached_to: Id = 0
    attacking: Id = 0
    blocking: tuple[Id, ...] = ()
    targets: tuple[Id, ...] = ()
    notes: dict[str, int] = field(default_factory=dict)
    chosen: dict[str, Any] = field(default_factory=dict)


class FakeScene(Scene):
    """A scene whose facts are attributes. The source is object 10."""

    def __init__(self, source: Id = 10, you: Id = YOU) -> None:
        super().__init__(None, source, you)
        self.things: dict[Id, Thing] = {}
        self.aimed: dict[int, tuple[Id, ...]] = {}
        self.lives = {YOU: 20, OPPONENT: 20}
        self.active = YOU
        self.chosen_x = 0
        self.player_counters: dict[tuple[Id, str], int] = {}

    def put(self, id: Id, types: str = "creature", zone: str = "battlefield", by: Id = YOU, **more: Any) -> Id:
        """Put an object somewhere. Words of `types` with a capital are subtypes."""
        words = types.split()
        supertypes = frozenset(w for w in words if w in ("basic", "legendary", "snow", "world"))
        cost = ManaCost.parse(more.pop("cost")) if "cost" in more else None
        traits = Characteristics(
            name=more.pop("name", f"Thing {id}"),
            mana_cost=cost,
            colors=more.pop("colors", cost.colors if cost else 0),
            supertypes=supertypes,
            types=frozenset(w for w in words if w[0].islower()) - supertypes,
            subtypes=frozenset(w for w in words if w[0].isupper()),
            abilities=more.pop("abilities", ()),
            power=more.pop("power", None),
            toughness=more.pop("toughness", None),
        )
        owner = more.pop("owner", by)
        self.things[id] = Thing(traits, zone, by, owner, **more)
        return id

    def targets(self, mark: int) -> tuple[Id, ...]:
        return self.aimed.get(mark, ())

    def now(self, id: Id) -> Id:
        return self.successors.get(id, id)

    @property
    def x(self) -> int:
        return self.chosen_x

    def traits(self, id: Id) -> Characteristics:
        return self.things[id].traits

    def mana_value(self, id: Id) -> int:
        return self.things[id].traits.mana_value

    def exists(self, id: Id) -> bool:
        return id in self.lives or (id in self.things and self.things[id].zone != "gone")

    def left(self, id: Id) -> str:
        return "battlefield"

    def zone(self, id: Id) -> str:
        return self.things[id].zone if id in self.things else ""

    def controller(self, id: Id) -> Id:
        return self.things[id].controller if id in self.things else id

    def owner(self, id: Id) -> Id:
        return self.things[id].owner if id in self.things else id

    def counters(self, id: Id, kind: str) -> int:
        if id in self.lives:
            return self.player_counters.get((id, kind), 0)
        return sum(n for k, n in self.things[id].counters.items() if k == kind or not kind)

    def status(self, id: Id, name: str) -> bool:
        return name in self.things[id].states

    def attached_to(self, id: Id) -> Id:
        return self.things[id].attached_to if id in self.things else 0

    def attacked(self, id: Id) -> Id:
        return self.things[id].attacking

    def blocked_by(self, id: Id) -> tuple[Id, ...]:
        return tuple(other for other, thing in self.things.items() if id in thing.blocking)

    def blocks(self, id: Id) -> tuple[Id, ...]:
        return self.things[id].blocking

    def target_ids(self, id: Id) -> tuple[Id, ...]:
        return self.things[id].targets

    def notes(self, id: Id, name: str) -> int:
        return self.things[id].notes.get(name, 0)

    def chosen(self, id: Id, name: str) -> Any:
        return self.things[id].chosen.get(name) if id in self.things else None

    @property
    def active_player(self) -> Id:
        return self.active

    def players(self) -> tuple[Id, ...]:
        return (YOU, OPPONENT) if self.active == YOU else (OPPONENT, YOU)

    def opponents(self, player: Id) -> tuple[Id, ...]:
        return tuple(p for p in self.players() if p != player)

    def objects(self, zone: str) -> Iterable[Id]:
        return [id for id, thing in self.things.items() if thing.zone == zone]

    def cards_of(self, player: Id, zone: str) -> tuple[Id, ...]:
        return tuple(id for id, thing in self.things.items() if thing.zone == zone and thing.owner == player)

    def life(self, player: Id) -> int:
        return self.lives[player]

    def keyword(self, id: Id, keyword: object) -> bool:
        return any(type(a) is type(keyword) for a in self.things[id].traits.abilities)


def answered(procedure: Generator[Choose, Any, T], *answers: Any) -> tuple[T, list[Choose]]:
    """Run a procedure with these answers; its result and what it asked."""
    asked: list[Choose] = []
    given = iter(answers)
    try:
        asked.append(next(procedure))
        while True:
            answer = next(given)
            assert answer in asked[-1].options
            asked.append(procedure.send(answer))
    except StopIteration as end:
        return end.value, asked
