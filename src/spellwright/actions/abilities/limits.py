"""When and how often something may be done: "only as a sorcery", "only during combat and only if …" (602.5, 601.3)."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.step_names import StepName, WhoseStep
from spellwright.rules.asking import asked
from spellwright.rules.scene import GameScene
from spellwright.rules.timing import sorcery_speed
from spellwright.state.events.stack import Activated as ActivatedEvent
from spellwright.words.conditions import Condition
from spellwright.words.marks import DEFENDER
from spellwright.words.owners import Owner, PlayersOwn
from spellwright.words.procedure import Id
from spellwright.words.word import Word, word

COMBAT_STEPS = (
    "beginning of combat", "declare attackers", "declare blockers", "first combat damage", "combat damage", "end of combat",
)  # fmt: skip


class Limit(Word):
    """The family of what stands behind "only"."""

    __slots__ = ()
    NAMED: ClassVar[str] = "when or how often"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """Whether that player may do it now."""
        raise NotImplementedError

    def zones_of_source(self) -> tuple[str, ...]:
        """The zones in which its object must be, if it says so."""
        return ()

    def marks_of_turn(self) -> tuple[int, ...]:
        """The marks of the player whose turn it has to be, if it speaks of one."""
        whose = getattr(self, "whose", None)
        return (whose.who.mark,) if isinstance(whose, PlayersOwn) and whose.who.mark else ()


@word
class AsASorcery(Limit):
    """As a sorcery (602.5d): in a main phase of one's turn with an empty stack."""

    ENGLISH = "as a sorcery"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If a sorcery could be cast, or something lets the player activate it whenever an instant could be."""
        game, source = scene.game, scene.source
        return sorcery_speed(game, player) or any(
            by.sorcery_at_any_time(game, me, player, source, ability) for me, by in asked(game, "sorcery_at_any_time")
        )


@word
class AsAnInstant(Limit):
    """As an instant (602.5e): with priority, so that even a mana ability can't be activated as something is paid for."""

    ENGLISH = "as an instant"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """Whoever is asked what to do has priority (304.5); the payment of costs leaves such an ability out (605.1)."""
        return True


class Often(Enum):
    """How often."""

    EACH_TURN = "once each turn"
    TWICE = "twice each turn"
    EVER = "once"

    @property
    def times(self) -> int:
        """How many times."""
        return 2 if self is Often.TWICE else 1


@word
class SoOften(Limit):
    """Once each turn, or only once (602.5b)."""

    often: Often
    ENGLISH = "{often}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If it hasn't been activated so often before, this turn or at all."""
        since = 0 if self.often is Often.EVER else scene.game.turn
        before = sum(
            1
            for entry in scene.game.since(since)
            if isinstance(entry.event, ActivatedEvent)
            and entry.event.source == scene.source
            and entry.event.ability is ability
        )
        return before < self.often.times


class Cut(Enum):
    """Which part of a turn or combat is meant, by what comes before or after it."""

    BEFORE_ATTACKERS = "before attackers are declared"
    BEFORE_BLOCKERS = "before blockers are declared"
    AFTER_BLOCKERS = "after blockers are declared"
    BEFORE_DAMAGE = "before the combat damage step"

    def has(self, step: str) -> bool:
        """Whether a step is in that part."""
        before_attack = ("untap", "upkeep", "draw", "precombat main", "beginning of combat")
        if self is Cut.BEFORE_ATTACKERS:
            return step in before_attack
        if self is Cut.BEFORE_BLOCKERS:
            return step in (*before_attack, "declare attackers")
        if self is Cut.BEFORE_DAMAGE:
            return step in (*before_attack, "declare attackers", "declare blockers")
        return step in ("declare blockers", "first combat damage", "combat damage", "end of combat")


@word
class DuringTurn(Limit):
    """During a player's turn, or a part of it."""

    whose: Owner
    cut: Cut | None = None
    ENGLISH = "during {whose} turn [, {cut}]"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """By turn and step."""
        game = scene.game
        return game.active in self.whose.players(scene) and (self.cut is None or self.cut.has(game.step))


@word
class DuringCombat(Limit):
    """During combat, or a part of it, perhaps on a player's turn."""

    whose: Owner | None = None
    cut: Cut | None = None
    ENGLISH = ("during combat [{cut}]", "during combat on {whose} turn [{cut}]")

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """By turn and step."""
        game = scene.game
        if game.step not in COMBAT_STEPS or (self.cut is not None and not self.cut.has(game.step)):
            return False
        return self.whose is None or game.active in self.whose.players(scene)


@word
class DuringStepOf(Limit):
    """During a step of a player's turn: "during your upkeep"."""

    whose: Owner
    step: StepName
    ENGLISH = "during {whose} {step@one}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """In that step of theirs."""
        return scene.game.step in self.step.steps and scene.game.active in self.whose.players(scene)


@word
class DuringStep(Limit):
    """During such a step of any turn, or of a player's: "during the declare blockers step on an opponent's turn"."""

    which: WhoseStep
    step: StepName
    whose: Owner | None = None
    ENGLISH = "during {which} {step@one} [on {whose} turn]"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """In that step."""
        if scene.game.step not in self.step.steps:
            return False
        return self.whose is None or scene.game.active in self.whose.players(scene)


@word
class InPart(Limit):
    """In a part of the turn: "before attackers are declared"."""

    cut: Cut
    ENGLISH = "{cut}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """By the step."""
        return self.cut.has(scene.game.step)


@word
class OnlyWhile(Limit):
    """If a condition is true."""

    condition: Condition
    ENGLISH = "if {condition}"

    def allows(self, scene: GameScene, ability: Any, player: Id) -> bool:
        """If it is true now; the defending player is whoever it is, if the source itself doesn't attack (506.2)."""
        if not scene.attacked(scene.source):
            scene.remember(DEFENDER, scene.defending_players())
        return self.condition.holds(scene)

    def zones_of_source(self) -> tuple[str, ...]:
        """As the condition says."""
        return self.condition.zones_of_source()
