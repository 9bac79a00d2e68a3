"""606.3. When and how often loyalty abilities may be activated because a text says so."""

from __future__ import annotations

from spellwright.actions.permissions import PermissionClause
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.conditions import Condition
from spellwright.words.owners import Possessor
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class LoyaltyAtAnyTime(PermissionClause):
    """You may activate loyalty abilities of certain permanents any time you could cast an instant."""

    of: Objects | None = None
    whose: Possessor | None = None
    ENGLISH = (
        "you may activate loyalty abilities of {of} on any player's turn any time you could cast an instant",
        "you may activate {whose} loyalty abilities any time you could cast an instant",
    )

    def meaning(self) -> Hooks:
        """The permission."""
        return LoyaltyPermission(self.of, self.whose)


@word
class LoyaltyTwice(PermissionClause):
    """You may activate the loyalty abilities of certain permanents twice each turn."""

    of: Objects
    ENGLISH = "you may activate the loyalty abilities of {of} twice each turn rather than only once"

    def meaning(self) -> Hooks:
        """The permission."""
        return TwiceEachTurn(self.of)


def _meant(of: Objects, game: Game, me: Id, player: Id, source: Id) -> bool:
    scene = scene_of(game, me)
    return player == scene.you and of.describes(scene, source)


@word
class LoyaltyPermission(Hooks):
    """The permission as to when."""

    of: Objects | None = None
    whose: Possessor | None = None
    condition: Condition | None = None
    RULE = "606.3"

    def loyalty_at_any_time(self, game: Game, me: Id, player: Id, source: Id) -> bool:
        """To its controller, for those permanents, if there is a condition while it holds."""
        scene = scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return False
        if self.whose is not None:
            return player == scene.you and source in self.whose.whose(scene)
        return self.of is not None and _meant(self.of, game, me, player, source)


@word
class TwiceEachTurn(Hooks):
    """The permission as to how often."""

    of: Objects
    RULE = "606.3"

    def loyalty_twice(self, game: Game, me: Id, player: Id, source: Id) -> bool:
        """To its controller, for those permanents."""
        return _meant(self.of, game, me, player, source)
