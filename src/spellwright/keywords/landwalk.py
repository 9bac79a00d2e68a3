"""702.14 Landwalk."""

from __future__ import annotations

from typing import Any

from spellwright.actions.clauses.clause import Full
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.combat_phase import defending_player
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.keyword import Losable
from spellwright.words.kinds import Modifier
from spellwright.words.procedure import Id
from spellwright.words.quantified import Bare
from spellwright.words.word import word


@word
class Landwalk(KeywordAbility):
    """Landwalk (702.14a)."""

    type: str
    modifiers: tuple[Modifier, ...] = ()
    RULE = "702.14"
    SUMMARY = "It can't be blocked while the defending player controls a land of that type."
    REDUNDANT = True
    CALLED = ("landwalk",)
    ENGLISH = "{modifiers} {type:walk}"

    def can_be_blocked(self, game: Game, me: Id, blocker: Id) -> bool:
        """Not as long as the defending player controls such a land (702.14c), unless it can be blocked all the same."""
        if any(
            isinstance(a, DespiteLandwalk) and a.keyword in (None, self) for a in characteristics(game, me).abilities
        ):
            return True
        if any(isinstance(a, BlocksAnyLandwalk) for a in characteristics(game, blocker).abilities):
            return True
        defender = defending_player(game, game[me].attacking)
        return not any(self._is_such(game, id) for id in game.battlefield if controller(game, id) == defender)

    def _is_such(self, game: Game, id: Id) -> bool:
        values = characteristics(game, id)
        if "land" not in values.types or game[id].phased_out:
            return False
        scene = scene_of(game, id)
        fits = all(modifier.fits(scene, id) for modifier in self.modifiers)
        return fits and (self.type == "land" or self.type in values.subtypes)


@word
class AllLandwalk(Losable):
    """All landwalk abilities, of whatever type (702.14b)."""

    ENGLISH = "all landwalk abilities"

    def lost(self) -> tuple[Ability | type[Ability], ...]:
        """The kind."""
        return (Landwalk,)


@word
class BlockedDespiteLandwalk(Lasting):
    """Can be blocked as though it didn't have such landwalk (609.4)."""

    keyword: Landwalk
    FOR_OBJECTS = True
    ENGLISH = "can be blocked as though <it|they:outer> didn't have {keyword}"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """An ability that landwalk asks for."""
        given = once("despite", self, lambda: DespiteLandwalk(self.keyword))
        return (AddAbilities(holding.subject, (given,), condition=holding.condition),)


@word
class DespiteLandwalk(Hooks):
    """That landwalk of a type, or of any, doesn't keep it from being blocked."""

    keyword: Landwalk | None
    RULE = "702.14c"
    OF_EFFECT = True

    def hooks(self) -> tuple[Any, ...]:
        """It answers nothing: landwalk looks for it."""
        return ()


@word
class AllBlockedDespiteLandwalk(Full):
    """Creatures with landwalk abilities can be blocked as though they didn't have those abilities (609.4)."""

    what: Bare
    ENGLISH = "{what} with landwalk abilities can be blocked as though they didn't have those abilities"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """An ability that landwalk asks for; to others it means nothing."""
        return once("despite", self, lambda: (Holding(self.what, (BlockedDespiteAny(),)),))


@word
class BlockedDespiteAny(Lasting):
    """Can be blocked as though it had no landwalk; no words of its own."""

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The ability."""
        return (AddAbilities(holding.subject, (DespiteLandwalk(None),), condition=holding.condition),)


@word
class BlocksDespiteLandwalk(Lasting):
    """Can block creatures with landwalk abilities as though they didn't have those abilities (609.4)."""

    FOR_OBJECTS = True
    ENGLISH = "can block creatures with landwalk abilities as though they didn't have those abilities"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """An ability that landwalk asks the blocker for."""
        return (AddAbilities(holding.subject, (BlocksAnyLandwalk(),), condition=holding.condition),)


@word
class BlocksAnyLandwalk(Hooks):
    """That no landwalk keeps it from blocking."""

    RULE = "702.14c"
    OF_EFFECT = True

    def hooks(self) -> tuple[Any, ...]:
        """It answers nothing: landwalk looks for it."""
        return ()
