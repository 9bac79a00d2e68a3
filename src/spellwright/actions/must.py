"""What must attack, block or be blocked if able (508.1d, 509.1c), and blocking more than one."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.walking import once
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount, Number
from spellwright.words.durations import Duration
from spellwright.words.filters import Filter
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A, Exactly, OneOrMore
from spellwright.words.references import Objects, Recipient
from spellwright.words.word import word


class HowOften(Enum):
    """When the requirement applies: always, or while the effect lasts."""

    EACH_COMBAT = "each combat"
    EACH_TURN = "each turn"


@word
class AttacksIfAble(Lasting):
    """Attacks each combat if able (508.1d); as an effect: "attacks this turn if able", attacking somebody perhaps."""

    often: HowOften | None = None
    whom: Recipient | None = None
    lasts: Duration | None = None
    FOR_OBJECTS = True
    TAKES_UNLESS = True
    ENGLISH = ("<attacks|attack> [{whom}] {often} if able", "<attacks|attack> [{whom}] [{lasts}] if able")

    def duration(self) -> Duration | None:
        """As it says in the middle."""
        return self.lasts

    def requires_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """If it is a subject, and attacks that one."""
        if not holding.affects(game, me, attacker):
            return False
        return self.whom is None or self.whom.describes(holding.scene_about(game, me, attacker), defender)


@word
class BlocksIfAble(Lasting):
    """Blocks each combat if able (509.1c); "blocks ~ this turn if able"."""

    often: HowOften | None = None
    whom: Objects | None = None
    lasts: Duration | None = None
    FOR_OBJECTS = True
    ENGLISH = ("<blocks|block> [{whom}] {often} if able", "<blocks|block> [{whom}] [{lasts}] if able")

    def duration(self) -> Duration | None:
        """As it says in the middle."""
        return self.lasts

    def requires_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If it is a subject, and blocks that one."""
        if not holding.affects(game, me, blocker):
            return False
        return self.whom is None or self.whom.describes(holding.scene_about(game, me, blocker), attacker)


@word
class AttacksOrBlocksIfAble(Lasting):
    """Both (508.1d, 509.1c): "attacks or blocks each combat if able"."""

    often: HowOften | None = None
    lasts: Duration | None = None
    FOR_OBJECTS = True
    ENGLISH = (
        "<attacks|attack> or <blocks|block> {often} if able",
        "<attacks|attack> or <blocks|block> {lasts} if able",
    )

    def duration(self) -> Duration | None:
        """As it says in the middle."""
        return self.lasts

    def requires_attack(self, holding: Holding, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """If it is a subject."""
        return holding.affects(game, me, attacker)

    def requires_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If it is a subject."""
        return holding.affects(game, me, blocker)


@word
class MustBeBlocked(Lasting):
    """Must be blocked if able (509.1c)."""

    lasts: Duration | None = None
    FOR_OBJECTS = True
    ENGLISH = "must be blocked [{lasts}] if able"

    def duration(self) -> Duration | None:
        """As it says in the middle."""
        return self.lasts

    def must_be_blocked(self, holding: Holding, game: Game, me: Id, attacker: Id) -> bool:
        """If it is a subject."""
        return holding.affects(game, me, attacker)


@word
class MustBeBlockedBy(Lasting):
    """Must be blocked by certain creatures, or by so many, if able (509.1c): "by an Eldrazi", "by two or more creatures"."""

    who: A | OneOrMore | Exactly
    FOR_OBJECTS = True
    ENGLISH = "must be blocked by {who} if able"

    def must_be_blocked_by(
        self, holding: Holding, game: Game, me: Id, attacker: Id, blockers: tuple[Id, ...]
    ) -> bool | None:
        """If it is a subject: whether as many such creatures block it as it says."""
        if not holding.affects(game, me, attacker):
            return None
        scene = holding.scene_about(game, me, attacker)
        return self.who.enough(scene, sum(1 for id in blockers if self.who.describes(scene, id)))


@word
class BlocksMore(Lasting):
    """Can block more than one creature (509.1a): "can block an additional creature each combat", "any number of"."""

    number: Amount | None = None
    often: HowOften | None = None
    FOR_OBJECTS = True
    SYNONYMS = True
    ENGLISH = (
        "can block any number of creatures",
        "can block a additional creature [{often}] {number=Number(1)}",
        "can block {number:num} additional creatures [{often}]",
        "can block a additional {number:num} creatures [{often}]",
    )

    def ok(self) -> bool:
        """One is "an additional creature"."""
        return not (self.style[0] >= 2 and self.number == Number(1))

    def more_blocks(self, holding: Holding, game: Game, me: Id, blocker: Id) -> int:
        """So many more; any number is as many as there are."""
        if not holding.affects(game, me, blocker):
            return 0
        if self.number is None:
            return len(game.battlefield)
        return self.number.value(holding.scene(game, me))


@word
class BlocksOnly(Lasting):
    """Can block only certain creatures (509.1b)."""

    whom: Objects
    FOR_OBJECTS = True
    ENGLISH = "can block only {whom}"

    def restricts_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If it is a subject, and the attacker none of them."""
        if not holding.affects(game, me, blocker):
            return False
        return not self.whom.describes(holding.scene_about(game, me, blocker), attacker)


@word
class AllBlockIt(Full):
    """All creatures, or all of a kind, able to block something do so (509.1c): "all creatures able to block ~ do so"."""

    who: Filter
    what: Objects
    duration: Duration | None = None
    ENGLISH = "all {who@many} able to block {what} [{duration}] do so"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the requirement on these attackers."""
        return (yield from self._meaning().perform(scene))

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A requirement about the attacker."""
        return None if self.duration is not None else self._meaning().static(on_spell)

    def for_time(self, duration: Duration) -> Clause:
        """The same for that time, unless it says one."""
        return self if self.duration is not None else replace(self, duration=duration)

    def after(self, subject: Recipient) -> Clause:
        """Said of that subject, if it refers to it."""
        meaning = self._meaning()
        if meaning.after(subject) is meaning or not isinstance(subject, Objects):
            return self
        return once("after", self, lambda: replace(self, what=subject))

    def _meaning(self) -> ThingDoes:
        """The same said of the attacker."""
        return once("blocked by all", self, lambda: ThingDoes(self.what, BlockedByAll(self.who), (), self.duration))


@word
class BlockedByAll(Lasting):
    """Is blocked by all creatures of a kind that are able to."""

    who: Filter

    def requires_block(self, holding: Holding, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If it is a subject, and the other such a creature."""
        return holding.affects(game, me, attacker) and self.who.matches(holding.scene(game, me), blocker)
