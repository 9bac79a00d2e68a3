"""Attacking and assigning combat damage otherwise than the rules say (508.1, 510.1)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.gains import Gains
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.walking import once
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.durations import Duration
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class AttacksDespiteDefender(Lasting):
    """Can attack as though it didn't have defender (702.3b, 609.4)."""

    lasts: Duration | None = None
    FOR_OBJECTS = True
    ENGLISH = "can attack [{lasts}] as though <it|they:outer> didn't have defender"

    def duration(self) -> Duration | None:
        """As it says in the middle."""
        return self.lasts

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """An ability that defender asks for."""
        return (AddAbilities(holding.subject, (DespiteDefender(),), condition=holding.condition),)


@word
class DespiteDefender(Hooks):
    """That defender doesn't keep it from attacking."""

    RULE = "702.3b"
    OF_EFFECT = True

    def hooks(self) -> tuple[Any, ...]:
        """It answers nothing: defender looks for it."""
        return ()


@word
class AssignsNone(Lasting):
    """Assigns no combat damage."""

    FOR_OBJECTS = True
    ENGLISH = "<assigns|assign> no combat damage"

    def assigns(self, holding: Holding, game: Game, me: Id, creature: Id, amount: int) -> int:
        """None, if it is a subject."""
        return 0 if holding.affects(game, me, creature) else amount


@word
class AssignsByToughness(Lasting):
    """Assigns combat damage equal to its toughness rather than its power."""

    FOR_OBJECTS = True
    ENGLISH = "<assigns|assign> combat damage equal to its toughness rather than its power"

    def assigns(self, holding: Holding, game: Game, me: Id, creature: Id, amount: int) -> int:
        """Its toughness, if it is a subject."""
        return (characteristics(game, creature).toughness or 0) if holding.affects(game, me, creature) else amount


@word
class MayAssignAsUnblocked(Full):
    """You may have it assign its combat damage as though it weren't blocked (510.1c)."""

    what: Objects
    duration: Duration | None = None
    ENGLISH = (
        "you may have {what} assign <its|their:what> combat damage [{duration}] "
        "as though <it|they:what> weren't blocked"
    )

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin the permission for a time."""
        return (yield from self._meaning().perform(scene))

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """Without a time it always may."""
        return self._meaning().static(on_spell)

    def _meaning(self) -> ThingDoes:
        return once("as unblocked", self, lambda: ThingDoes(self.what, Gains((Unblocked(),)), (), self.duration))


@word
class Unblocked(Hooks):
    """The permission to assign combat damage as though it weren't blocked."""

    RULE = "510.1c"
    OF_EFFECT = True

    def as_though_unblocked(self, game: Game, me: Id) -> bool:
        """Always."""
        return True
