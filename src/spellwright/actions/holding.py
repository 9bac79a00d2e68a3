"""Holding: lasting predicates said of something, as an ability or as an effect that a text has begun (604, 611)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spellwright.actions.predicate import Lasting, answered
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.scene import GameScene, floating, scene_of
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE, STACK
from spellwright.words.conditions import Condition
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Recipient, Self
from spellwright.words.word import word


@word
class Holding(Hooks):
    """What holds for a subject as long as a condition is true: what a static clause means, or a begun effect.

    `entering` tells that it speaks of its own object's entering; `on_stack` that it functions while its own spell is on
    the stack (or being cast) ("can't be countered", "costs {1} less to cast", 113.6e-g).
    """

    subject: Recipient
    predicates: tuple[Lasting, ...]
    condition: Condition | None = None
    on_stack: bool = False
    anywhere: bool = False

    def hooks(self) -> tuple[Any, ...]:
        """What its predicates answer."""
        names = dict.fromkeys(n for p in self.predicates for n in answered(type(p)))
        kinds: list[Any] = []
        for p in self.predicates:
            kinds += [("replaces", e) for e in p.replaces()] + [("forbids", e) for e in p.forbids()]
        return (*names, *dict.fromkeys(kinds))

    def zones(self) -> frozenset[str]:
        """Where it functions (113.6)."""
        return EVERYWHERE if self.anywhere else STACK if self.on_stack else BATTLEFIELD

    def only_self(self) -> bool:
        """Whether it is about its own object alone, and so is asked as that enters (614.12)."""
        return isinstance(self.subject, Self)

    # --- what it holds for

    def holds(self, scene: GameScene) -> bool:
        """Whether its condition is true now."""
        return self.condition is None or self.condition.holds(scene)

    def affects(self, game: Game, me: Id, id: Id) -> bool:
        """Whether it holds for that object or player now: fixed ones of a begun effect (611.2c), or whatever fits."""
        if me < 0:
            locked = floating(game, me).locked
            if locked is not None:
                return id in locked and (self.condition is None or self.holds(scene_of(game, me)))
        scene = scene_of(game, me)
        return self.holds(scene) and self.subject.describes(scene, id)

    def _answering(self, hook: str) -> list[Lasting]:
        return [p for p in self.predicates if hook in answered(type(p))]

    # --- the hooks, passed on to the predicates

    def layer_parts(self) -> tuple[Any, ...]:
        """The parts of all predicates, of one effect (613.6)."""
        return tuple(part for p in self._answering("layer_parts") for part in p.layer_parts(self))

    def rank(self) -> int:
        """The earliest step of 616.1 that one of them has."""
        return min((p.rank() for p in self.predicates), default=4)

    def replacing(self, game: Game, me: Id, event: Any) -> bool:
        """Whether one of them replaces the event."""
        return self._replacer(game, me, event) is not None

    def _replacer(self, game: Game, me: Id, event: Any) -> Lasting | None:
        for p in self.predicates:
            if any(isinstance(event, kind) for kind in p.replaces()) and p.replacing(self, game, me, event):
                return p
        return None

    def replace(self, game: Game, me: Id, event: Any) -> Procedure[tuple[Event, ...]]:
        """Let all that apply change it, in the order of the text."""
        p = self._replacer(game, me, event)
        assert p is not None
        result = yield from p.replace(self, game, me, event)
        for other in self.predicates[self.predicates.index(p) + 1 :]:
            if len(result) == 1 and isinstance(result[0], other.replaces()):
                if other.replacing(self, game, me, result[0]):
                    result = yield from other.replace(self, game, me, result[0])
        return result

    def impossible(self, game: Game, me: Id, event: Any) -> bool:
        """Whether one of them forbids the event."""
        kinds = [p for p in self.predicates if isinstance(event, p.forbids())]
        return any(p.impossible(self, game, me, event) for p in kinds)

    def restricts_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """Passed on."""
        return any(p.restricts_attack(self, game, me, attacker, defender) for p in self._answering("restricts_attack"))

    def requires_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """Passed on."""
        return any(p.requires_attack(self, game, me, attacker, defender) for p in self._answering("requires_attack"))

    def attack_alone(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> bool:
        """Passed on."""
        return any(p.attack_alone(self, game, me, attackers) for p in self._answering("attack_alone"))

    def restricts_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """Passed on."""
        return any(p.restricts_block(self, game, me, blocker, attacker) for p in self._answering("restricts_block"))

    def requires_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """Passed on."""
        return any(p.requires_block(self, game, me, blocker, attacker) for p in self._answering("requires_block"))

    def more_blocks(self, game: Game, me: Id, blocker: Id) -> int:
        """Passed on."""
        return sum(p.more_blocks(self, game, me, blocker) for p in self._answering("more_blocks"))

    def forbids_target(self, game: Game, me: Id, target: Id, source: Id, player: Id) -> bool:
        """Passed on."""
        return any(p.forbids_target(self, game, me, target, source, player) for p in self._answering("forbids_target"))

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """Passed on."""
        return any(p.prohibits(self, game, me, casting) for p in self._answering("prohibits"))

    def increases(self, game: Game, me: Id, casting: Casting) -> Iterable[Cost]:
        """Passed on."""
        return [c for p in self._answering("increases") for c in p.increases(self, game, me, casting)]

    def reduces(self, game: Game, me: Id, casting: Casting) -> ManaCost:
        """Passed on."""
        total = ManaCost()
        for p in self._answering("reduces"):
            total = total.plus(p.reduces(self, game, me, casting))
        return total

    def as_though_flash(self, game: Game, me: Id, player: Id, casting: Casting) -> bool:
        """Passed on."""
        return any(p.as_though_flash(self, game, me, player, casting) for p in self._answering("as_though_flash"))

    def hand_limit(self, game: Game, me: Id, player: Id, limit: int | None) -> int | None:
        """Passed on."""
        for p in self._answering("hand_limit"):
            limit = p.hand_limit(self, game, me, player, limit)
        return limit

    def land_plays(self, game: Game, me: Id, player: Id) -> int:
        """Passed on."""
        return sum(p.land_plays(self, game, me, player) for p in self._answering("land_plays"))

    def prohibits_land(self, game: Game, me: Id, player: Id) -> bool:
        """Passed on."""
        return any(p.prohibits_land(self, game, me, player) for p in self._answering("prohibits_land"))
