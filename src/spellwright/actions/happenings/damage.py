"""Dealing damage, and being dealt damage (120)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.happening import Happening, PlayerHappening, at_the_same_time, told
from spellwright.rules.excess_damage import in_excess
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.damage import Damage
from spellwright.words.amounts import Amount
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Id
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import Objects, Recipient
from spellwright.words.several_players import OneOrMorePlayers
from spellwright.words.word import word


class DamageKind(Enum):
    """The two sorts of damage (120.2a-b)."""

    COMBAT = "combat"
    NONCOMBAT = "noncombat"

    def fits(self, event: Damage) -> bool:
        """Whether the damage is of this sort."""
        return event.combat == (self is DamageKind.COMBAT)


@word
class DamageDealing(Happening):
    """Deals damage, to somebody."""

    kind: DamageKind | None = None
    to: Recipient | None = None
    EVENTS = (Damage,)
    AMOUNT = True
    ENGLISH = "<deals|deal|dealt> [{kind}] damage [to {to}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The source."""
        if self.kind is not None and not self.kind.fits(event):
            return NOBODY
        return int(event.source) if self.to is None or self.to.describes(scene, event.victim) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much, and to whom."""
        much = told((self, event.amount))
        return much if self.to is None else (*much, *told((self.to, (event.victim,))))

    def together(self, event: Any) -> Any:
        """All that a source deals at the same time, if it isn't said to whom, or to one or more."""
        return event.source if self._to_all() else None

    def apart(self, event: Any) -> Any:
        """One for each player or permanent that is dealt damage, if they are spoken of one by one."""
        return "all" if self._to_all() else event.victim

    def _to_all(self) -> bool:
        return self.to is None or isinstance(self.to, OneOrMore | OneOrMorePlayers)


@word
class DealsSoMuchAtOnce(Happening):
    """Deals so much damage or more at once, or at most so much: "deals 6 or more damage to an opponent"."""

    limit: Amount
    to: Recipient
    kind: DamageKind | None = None
    or_less: bool = False
    EVENTS = (Damage,)
    AMOUNT = True
    ENGLISH = (
        "<deals|deal> {limit:digits} or more [{kind}] damage to {to}",
        "<deals|deal> {limit:digits} or less [{kind}] damage to {to} {or_less=True}",
    )

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The source."""
        limit = self.limit.value(scene)
        fits = event.amount <= limit if self.or_less else event.amount >= limit
        if not fits or (self.kind is not None and not self.kind.fits(event)):
            return NOBODY
        return int(event.source) if self.to.describes(scene, event.victim) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much, and to whom."""
        return (*told((self, event.amount)), *told((self.to, (event.victim,))))


@word
class AreDealtDamage(PlayerHappening):
    """You're dealt damage."""

    kind: DamageKind | None = None
    by: Objects | None = None
    EVENTS = (Damage,)
    AMOUNT = True
    ENGLISH = "'re dealt [{kind}] damage [by {by}]"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who is dealt it, if it is a player."""
        if event.victim >= FIRST_OBJECT or (self.kind is not None and not self.kind.fits(event)):
            return NOBODY
        return int(event.victim) if self.by is None or self.by.describes(scene, event.source) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much, and by what."""
        much = told((self, event.amount))
        return much if self.by is None else (*much, *told((self.by, (event.source,))))

    def together(self, event: Any) -> Any:
        """All damage at the same time, if it isn't said by what."""
        return event.victim if self.by is None else None


@word
class IsDealtSoMuch(Happening):
    """Is dealt so much damage or more, added up."""

    least: Amount
    EVENTS = (Damage,)
    TO_PLAYERS = True
    ENGLISH = "<is|are|was|were|been> dealt {least:digits} or more damage"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who or what is dealt it."""
        return int(event.victim)

    def size(self, event: Any) -> int:
        """The damage."""
        return int(event.amount)

    def enough(self, scene: GameScene) -> int:
        """As it says."""
        return self.least.value(scene)


@word
class IsDealtExcess(Happening):
    """Is dealt excess damage: more than is lethal to it, by all that deal it damage at the same time (120.10)."""

    kind: DamageKind | None = None
    EVENTS = (Damage,)
    AMOUNT = True
    ENGLISH = "<is|are|was|were|been> dealt excess [{kind}] damage"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.victim) if self._excess(scene, event) > 0 else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much is in excess."""
        return told((self, self._excess(scene, event)))

    def together(self, event: Any) -> Any:
        """All damage to it at the same time."""
        return event.victim

    def _excess(self, scene: GameScene, event: Damage) -> int:
        if event.lethal is None or (self.kind is not None and not self.kind.fits(event)):
            return 0
        dealt = [e for e in at_the_same_time(scene.game, event) if isinstance(e, Damage) and e.victim == event.victim]
        return in_excess(sum(e.amount for e in dealt), min(e.lethal for e in dealt if e.lethal is not None))


@word
class IsDealtDamage(Happening):
    """Is dealt damage, by something: at the same time once, however many deal it."""

    kind: DamageKind | None = None
    by: Objects | None = None
    EVENTS = (Damage,)
    TO_PLAYERS = True
    AMOUNT = True
    ENGLISH = "<is|are|was|were|been> dealt [{kind}] damage [by {by}]"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who or what is dealt damage."""
        if self.kind is not None and not self.kind.fits(event):
            return NOBODY
        return int(event.victim) if self.by is None or self.by.describes(scene, event.source) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much, and by what."""
        much = told((self, event.amount))
        return much if self.by is None else (*much, *told((self.by, (event.source,))))

    def together(self, event: Any) -> Any:
        """All damage to it at the same time, if it isn't said by what."""
        return event.victim if self.by is None else None
