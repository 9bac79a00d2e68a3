"""What a scene can tell from the state alone; what it depends on the layers for is left to the scenes below it.

Two scenes are made of it: `rules.scene.GameScene`, in which an object is what it is now, and `BoardScene` of
`rules.layer_scene`, in which it is what it has become so far on its way through the layers (613).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from spellwright.rules.hooks import Hooks
from spellwright.rules.steps import IN_COMBAT
from spellwright.state.events.damage import Damage
from spellwright.state.events.zones import HAD_ATTACHED, WAS_BLOCKED_BY, Move
from spellwright.state.game import Game
from spellwright.state.object import Object, chosen_as
from spellwright.words.ability import Ability
from spellwright.words.keyword import Keyword
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.scene import Scene

PAID = "paid "
"""Before the beginning of an optional cost's name: the status of a spell for which it was paid (601.2b)."""

CAST_FOR = "cast for "
"""Before the name of a way to cast: the status of a spell that was cast so, and of the permanent it became (400.7d)."""


def _knowing(o: Object) -> tuple[Ability, ...]:
    return o.copiable.hooks.get("has_status", ())


def former_note(game: Game, spell: Id, name: str) -> int:
    """A note on the card that has become that spell this turn: "if this spell was foretold" (702.143c)."""
    for entry in game.this_turn():
        if entry.new == spell and isinstance(entry.event, Move):
            return game[entry.event.object].note(name)
    return 0


class StateScene(Scene):
    """A scene in a real game. Scenes below it answer `traits`, `controller`, `targets`, `now` and `x`.

    `state` is the game as the scene's own questions use it: a scene that notes what its words ask tells these from
    words that ask the game itself.
    """

    __slots__ = ("state",)

    def __init__(self, game: Game, source: Id, you: Id) -> None:
        self.game = self.state = game  # all that a scene is made of, in one go: play makes very many
        self.source = source
        self.you = you
        self.memory = {}
        self.successors = {}

    # --- objects

    def mana_value(self, id: Id) -> int:
        traits = self.traits(id)
        value = traits.mana_value
        o = self.state[id]
        if o.zone == "stack" and o.choices is not None and o.choices.x and traits.mana_cost is not None:
            value += traits.mana_cost.x * o.choices.x  # 202.3e
        return value

    def exists(self, id: Id) -> bool:
        if id < FIRST_OBJECT:
            return not self.state.player(id).out if id else False
        return self.state[id].zone != "gone"

    def zone(self, id: Id) -> str:
        return self.state[id].zone if id >= FIRST_OBJECT else ""

    def left(self, id: Id) -> str:
        return self.state[id].was

    def owner(self, id: Id) -> Id:
        return self.state[id].owner if id >= FIRST_OBJECT else id

    def counters(self, id: Id, kind: str) -> int:
        return self.state[id].counters_of(kind) if id >= FIRST_OBJECT else self.state.player(id).counters_of(kind)

    def last_attached(self, id: Id) -> tuple[Id, ...]:
        return self._last_around(id, HAD_ATTACHED)

    def _last_around(self, id: Id, name: str) -> tuple[Id, ...]:
        o = self.state.objects[id] if id >= FIRST_OBJECT else None
        return tuple(other for noted, other in o.notes if noted == name) if o is not None else ()

    def attached_to(self, id: Id) -> Id:
        return self.state[id].attached_to

    def attacked(self, id: Id) -> Id:
        return self.state[id].attacking

    def blocked_by(self, id: Id) -> tuple[Id, ...]:
        if self.state[id].zone == "gone":
            return self._last_around(id, WAS_BLOCKED_BY)
        return tuple(b for b in self.state.battlefield if id in self.state[b].blocking)

    def blocks(self, id: Id) -> tuple[Id, ...]:
        return self.state[id].blocking

    def target_ids(self, id: Id) -> tuple[Id, ...]:
        choices = self.state[id].choices
        return choices.target_ids() if choices is not None else ()

    def cast_from(self, id: Id) -> str:
        o = self.state[id]
        on_stack = o.zone == "stack" or (o.zone == "gone" and o.was == "stack")
        return o.choices.cast_from if on_stack and o.choices is not None else ""

    def lives(self, id: Id) -> tuple[Id, ...]:
        found = [id]
        while became := self.state[found[-1]].became:
            found.append(became)
        return tuple(found)

    def notes(self, id: Id, name: str) -> int:
        return self.state[id].note(name) if id >= FIRST_OBJECT else 0

    def exiled_with(self, id: Id) -> Id:
        """What exiled it as it entered was another object until then: the permanent's own abilities speak of that."""
        source = self.notes(id, "exiled with")
        o = self.state.objects[source] if source else None
        entered = o is not None and o.zone == "gone" and o.was != "battlefield"
        return o.became or source if o is not None and entered else source

    def chosen(self, id: Id, name: str) -> Any:
        o = self.state[id]
        if o.chosen:
            key = chosen_as(name, o.printed.name, self.traits(id).name)
            for known, value in o.chosen:
                if known == key:
                    return value
        return None

    def keyword(self, id: Id, keyword: object) -> bool:
        assert isinstance(keyword, Keyword)
        abilities = self.traits(id).abilities
        return any(keyword.includes(meant) for ability in abilities for meant in (ability, *ability.means()))

    def is_card(self, id: Id) -> bool:
        o = self.state[id] if id else None  # a token that is about to enter is no object yet (614.12)
        return o is None or not (o.token or o.copy)

    def status(self, id: Id, name: str) -> bool:
        if name == "dealt_damage":
            return any(isinstance(e.event, Damage) and e.event.victim == id for e in self.state.this_turn())
        if id < FIRST_OBJECT:  # a player is in no state; a token that is about to enter is no object yet (614.12)
            return False
        o = self.state[id]
        if name == "tapped":
            return o.tapped
        if name in ("token", "copy", "phased_out", "blocked", "attacking", "blocking"):
            return bool(getattr(o, name))
        if name == "face_down":
            return o.face_down is not None
        if name == "unblocked":
            return bool(o.attacking) and not o.blocked
        if name == "exiled":
            return o.zone == "exile"
        if name in ("activated", "triggered"):
            return o.ability is not None and ("activation_costs" in o.ability.hooks()) == (name == "activated")
        if name.startswith(PAID):
            return o.choices is not None and any(paid.startswith(name.removeprefix(PAID)) for paid in o.choices.paid)
        if name == "summoning_sick":
            return o.since >= self.state.player(self.controller(id)).last_turn  # 302.6
        if name in ("enchanted", "equipped", "modified"):
            return self._attached_status(id, name)
        if name.startswith(CAST_FOR):
            return o.choices is not None and o.choices.way == name.removeprefix(CAST_FOR)
        if o.note(name) or any(cast("Hooks", a).has_status(self.state, id, name) for a in _knowing(o)):
            return True
        return o.zone == "stack" and bool(former_note(self.state, id, name))

    def _attached_status(self, id: Id, name: str) -> bool:
        kinds = {"enchanted": "Aura", "equipped": "Equipment"}
        there: Iterable[Id] = [a for a in self.objects("battlefield") if self.attached_to(a) == id]
        around = self.last_attached(id) if self.zone(id) == "gone" else there  # 608.2h
        if name in kinds:
            return any(kinds[name] in self.traits(a).subtypes for a in around)
        mine = self.controller(id)  # 700.9: modified
        equipped = any("Equipment" in self.traits(a).subtypes for a in around)
        enchanted = any("Aura" in self.traits(a).subtypes and self.controller(a) == mine for a in around)
        return bool(self.counters(id, "")) or equipped or enchanted

    # --- who and what is there

    @property
    def active_player(self) -> Id:
        return self.state.active

    def players(self) -> tuple[Id, ...]:
        return tuple(self.state.in_turn_order())

    def opponents(self, player: Id) -> tuple[Id, ...]:
        return tuple(self.state.opponents(player))

    def defending_players(self) -> tuple[Id, ...]:
        game = self.state
        return tuple(game.opponents(game.active)) if game.step in IN_COMBAT else ()

    def objects(self, zone: str) -> Iterable[Id]:
        game = self.state
        if zone == "battlefield":
            return [id for id in game.battlefield if not game[id].phased_out]
        if zone in ("stack", "exile", "command"):
            shared: tuple[Id, ...] = getattr(game, zone)
            return shared
        return [id for p in game.in_turn_order() for id in getattr(game.player(p), zone)]

    def cards_of(self, player: Id, zone: str) -> tuple[Id, ...]:
        found: tuple[Id, ...] = getattr(self.state.player(player), zone)
        return found

    def life(self, player: Id) -> int:
        return self.state.player(player).life

    def starting_life(self, player: Id) -> int:
        return self.state.player(player).starting_life
