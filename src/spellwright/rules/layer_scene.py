"""The board of the layers, and the scene in which words are asked while effects are being applied to it (613).

Words see objects as they have become so far, and everything else as it is in the game. What they ask is noted: so the
layers know what an effect depends on (613.8a), and what must be worked out anew when something changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from spellwright.rules.layer_work import BOARD, CONTROLLER, ZONES, Notes, Work
from spellwright.rules.state_scene import CAST_FOR, PAID, StateScene
from spellwright.state.derived import ANYTHING
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.characteristics import Characteristics, Traits
from spellwright.words.procedure import FIRST_OBJECT, Id


class Board:
    """The objects that are passing through the layers.

    `present` are what they start from. `finished` are others, seen as they are after all layers, with `controllers`.
    `works` are those of both that have been asked about or changed.
    """

    __slots__ = ("game", "notes", "present", "finished", "controllers", "works", "places")

    def __init__(
        self,
        game: Game,
        notes: Notes,
        present: Mapping[Id, Characteristics],
        finished: Mapping[Id, Characteristics],
        controllers: Mapping[Id, Id],
    ) -> None:
        self.game, self.notes, self.present = game, notes, present
        self.finished, self.controllers = finished, controllers
        self.works: dict[Id, Work] = {}
        self.places: dict[tuple[str, ...], list[Id]] = {}

    def work(self, id: Id) -> Work:
        """An object as it is so far."""
        known = self.works.get(id)
        if known is None:
            o = self.game[id]
            start = self.present.get(id)
            granted: tuple[Ability, ...] = o.granted
            controller = o.controller
            if start is None:
                start = self.finished.get(id) or o.last_known or o.copiable
                controller = self.controllers.get(id, controller)
            known = self.works[id] = Work(id, self.notes, start, granted, controller)
        return known

    def controller(self, id: Id) -> Id:
        """Who controls an object so far."""
        work = self.works.get(id)
        if work is not None:
            return work.controller
        self.notes.asked |= CONTROLLER
        finished = None if id in self.present else self.controllers.get(id)
        return finished or self.game[id].controller

    def within(self, zones: tuple[str, ...]) -> list[Id]:
        """The objects that are passing through the layers, of these zones."""
        found = self.places.get(zones)
        if found is None:
            found = self.places[zones] = [id for id in self.present if self.game[id].zone in zones]
        return found

    def trial(self, ids: Iterable[Id]) -> Board:
        """The same board with copies of these objects, to try on them what an effect does (613.8a)."""
        board = Board(self.game, self.notes, self.present, self.finished, self.controllers)
        board.works, board.places = self.works.copy(), self.places
        for id in ids:
            board.works[id] = self.work(id).clone()
        return board


_COMBAT = ("combat", "since")
_STATUS_ASPECTS: dict[str, tuple[str, ...]] = {
    "tapped": ("tapped",),
    "summoning_sick": ("since",),
    **dict.fromkeys(("attacking", "blocking", "blocked", "unblocked"), _COMBAT),
    **dict.fromkeys(("token", "copy", "phased_out", "face_down", "exiled", "enchanted", "equipped", "modified"), ()),
}
"""What changes as a status does, besides what is always minded; a keyword's own status is a note on the object."""


class BoardScene(StateScene):
    """The scene of an effect's words while the effect is being applied."""

    __slots__ = ("board", "asking", "effect_x")

    def __init__(self, board: Board, source: Id, you: Id, x: int | None = None) -> None:
        self.board, self.asking, self.effect_x = board, board.notes, x
        StateScene.__init__(self, board.game, source, you)

    @property
    def game(self) -> Any:
        """The game itself: whoever asks it may depend on anything."""
        self.asking.look(ANYTHING)
        return self.state

    @game.setter
    def game(self, game: Any) -> None:
        self.state = game

    # --- objects, as they are so far

    def traits(self, id: Id) -> Traits:
        if id != self.asking.about:
            self.asking.look_at_traits(id)
        board = self.board
        if id in board.present or id in board.finished:
            return board.works.get(id) or board.work(id)
        o = self.state[id]  # no effect reaches it: it is what is printed
        return o.last_known or o.copiable

    def controller(self, id: Id) -> Id:
        if id < FIRST_OBJECT:
            return id
        if id != self.asking.about:
            self.asking.look_at_traits(id)
        return self.board.controller(id)

    # --- what was mentioned

    def targets(self, mark: int) -> tuple[Id, ...]:
        return self.remembered(mark)

    def now(self, id: Id) -> Id:
        return id

    @property
    def x(self) -> int:
        if self.effect_x is not None:
            return self.effect_x
        o = self.state.objects[self.source] if self.source >= FIRST_OBJECT else None
        return o.choices.x if o is not None and o.choices is not None else 0  # 107.3m

    # --- the state of objects

    def _look(self, id: Id, *aspects: str) -> None:
        if id < FIRST_OBJECT:
            for aspect in aspects:
                self.asking.look(aspect)
        else:
            self.asking.look_at_state(id, aspects, self.source)

    def mana_value(self, id: Id) -> int:
        self._look(id, "choices")
        return StateScene.mana_value(self, id)

    def exists(self, id: Id) -> bool:
        self._look(id, "zone" if id >= FIRST_OBJECT else "out")
        return StateScene.exists(self, id)

    def zone(self, id: Id) -> str:
        if id < FIRST_OBJECT:
            return ""
        if id != self.asking.about:
            self._look(id)
        return self.state[id].zone

    def counters(self, id: Id, kind: str) -> int:
        self._look(id, "counters")
        return StateScene.counters(self, id, kind)

    def is_card(self, id: Id) -> bool:
        self._look(id)
        return StateScene.is_card(self, id)

    def status(self, id: Id, name: str) -> bool:
        self._look(id, *(_STATUS_ASPECTS.get(name) or ("choices" if name.startswith((CAST_FOR, PAID)) else "notes",)))
        if name == "summoning_sick":
            self.asking.look("turn")
        elif name == "dealt_damage":
            self.asking.look(ANYTHING)
        return StateScene.status(self, id, name)

    def attached_to(self, id: Id) -> Id:
        self._look(id)
        return StateScene.attached_to(self, id)

    def attacked(self, id: Id) -> Id:
        self._look(id, *_COMBAT)
        return StateScene.attacked(self, id)

    def blocked_by(self, id: Id) -> tuple[Id, ...]:
        for other in self.objects("battlefield"):
            self._look(other, *_COMBAT)
        return StateScene.blocked_by(self, id)

    def blocks(self, id: Id) -> tuple[Id, ...]:
        self._look(id, *_COMBAT)
        return StateScene.blocks(self, id)

    def target_ids(self, id: Id) -> tuple[Id, ...]:
        self._look(id, "choices")
        return StateScene.target_ids(self, id)

    def notes(self, id: Id, name: str) -> int:
        self._look(id, "notes")
        return StateScene.notes(self, id, name)

    def chosen(self, id: Id, name: str) -> Any:
        self._look(id)
        return StateScene.chosen(self, id, name)

    # --- who and what is there

    @property
    def active_player(self) -> Id:
        self.asking.look("turn")
        return self.state.active

    def players(self) -> tuple[Id, ...]:
        self._look_at_players()
        return StateScene.players(self)

    def opponents(self, player: Id) -> tuple[Id, ...]:
        self._look_at_players()
        return StateScene.opponents(self, player)

    def defending_players(self) -> tuple[Id, ...]:
        self._look_at_players()
        self.asking.look("step")
        return StateScene.defending_players(self)

    def _look_at_players(self) -> None:
        self.asking.look("out")
        self.asking.look("turn")

    def objects(self, zone: str) -> Iterable[Id]:
        if zone == "battlefield":
            self.asking.look(BOARD)
        else:
            self.asking.look(zone if zone in ("hand", "library", "graveyard") else ZONES)
        return StateScene.objects(self, zone)

    def cards_of(self, player: Id, zone: str) -> tuple[Id, ...]:
        self.asking.look(zone)
        return StateScene.cards_of(self, player, zone)

    def life(self, player: Id) -> int:
        self.asking.look("life")
        return StateScene.life(self, player)
