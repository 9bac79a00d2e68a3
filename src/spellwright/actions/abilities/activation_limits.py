"""Restrictions on activating an ability: who, when and how often (602.5)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.rules.scene import GameScene
from spellwright.rules.timing import sorcery_speed
from spellwright.state.events.stack import Activated as ActivatedEvent
from spellwright.words.conditions import Condition
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


class ActivationLimit(Full):
    """The family of such sentences; carried out they do nothing."""

    __slots__ = ()

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """Whether that player may activate the ability now."""
        raise NotImplementedError

    def for_anyone(self) -> bool:
        """Whether it lets other players than the controller activate it."""
        return False

    def zones_of_source(self) -> tuple[str, ...]:
        """The zones in which its object must be, if it says so."""
        return ()

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Nothing: it has been heeded as the ability was activated."""
        yield from ()
        return False


@word
class AsASorcery(ActivationLimit):
    """Activate only as a sorcery (602.5d)."""

    ENGLISH = "activate only as a sorcery"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """In a main phase of their turn with an empty stack."""
        return sorcery_speed(scene.game, player)


class Often(Enum):
    """How often."""

    EACH_TURN = "once each turn"
    EVER = "once"


@word
class OnlyOnce(ActivationLimit):
    """Activate only once each turn, or only once (602.5b)."""

    often: Often
    ENGLISH = "activate only {often}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If it hasn't been activated before, this turn or at all."""
        since = scene.game.turn if self.often is Often.EACH_TURN else 0
        for entry in scene.game.since(since):
            event = entry.event
            if isinstance(event, ActivatedEvent) and event.source == scene.source and event.ability is ability:
                return False
        return True


class Moment(Enum):
    """When."""

    YOUR_TURN = "during your turn"
    YOUR_UPKEEP = "during your upkeep"
    COMBAT = "during combat"


@word
class OnlyDuring(ActivationLimit):
    """Activate only during your turn, upkeep, or combat (602.5)."""

    moment: Moment
    before_attackers: bool = False
    ENGLISH = "activate only {moment} [{before_attackers?, before attackers are declared}]"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """By turn and step."""
        game = scene.game
        if self.moment is Moment.COMBAT:
            return game.step in COMBAT_STEPS
        if game.active != player:
            return False
        if self.before_attackers and game.step not in BEFORE_ATTACKERS:
            return False
        return self.moment is Moment.YOUR_TURN or game.step == "upkeep"


COMBAT_STEPS = (
    "beginning of combat", "declare attackers", "declare blockers", "first combat damage", "combat damage", "end of combat",
)  # fmt: skip
BEFORE_ATTACKERS = ("untap", "upkeep", "draw", "precombat main", "beginning of combat")


@word
class OnlyIf(ActivationLimit):
    """Activate only if a condition is true."""

    condition: Condition
    ENGLISH = "activate only if {condition}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If it is true now."""
        return self.condition.holds(scene)

    def zones_of_source(self) -> tuple[str, ...]:
        """As the condition says."""
        return self.condition.zones_of_source()


@word
class AnyPlayerMay(ActivationLimit):
    """Any player may activate this ability."""

    ENGLISH = "any player may activate this ability"

    def for_anyone(self) -> bool:
        """Anyone."""
        return True

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """Always."""
        return True
