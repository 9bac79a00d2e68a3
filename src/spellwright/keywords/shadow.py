"""702.28 Shadow."""

from __future__ import annotations

from typing import Any

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.state.game import Game
from spellwright.words.procedure import Id
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class Shadow(KeywordAbility):
    """Shadow (702.28a)."""

    RULE = "702.28"
    SUMMARY = "It can block, and be blocked by, creatures with shadow only."
    REDUNDANT = True
    ENGLISH = "shadow"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """By creatures with shadow only (702.28b), or by those that can block it all the same (609.4)."""
        return _has_shadow(game, blocker) or any(
            isinstance(ability, DespiteShadow) for ability in characteristics(game, blocker).abilities
        )

    def can_block(self, game: Game, me: Id, attacker: Id) -> bool:
        """Creatures with shadow only (702.28b)."""
        return _has_shadow(game, attacker)


def _has_shadow(game: Game, id: Id) -> bool:
    return any(isinstance(ability, Shadow) for ability in characteristics(game, id).abilities)


@word
class BlocksDespiteShadow(Lasting):
    """Can block creatures with shadow as though they had none, or as though it had it as well (609.4)."""

    as_though: Self | None = None
    FOR_OBJECTS = True
    ENGLISH = (
        "can block creatures with shadow as though they didn't have shadow",
        "can block creatures with shadow as though {as_though} had shadow",
    )

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """An ability that shadow asks for."""
        return (AddAbilities(holding.subject, (_DESPITE,), condition=holding.condition),)


@word
class DespiteShadow(Hooks):
    """That shadow doesn't keep it from blocking."""

    RULE = "702.28b"
    OF_EFFECT = True

    def hooks(self) -> tuple[Any, ...]:
        """It answers nothing: shadow looks for it."""
        return ()


_DESPITE = DespiteShadow()
