"""When and if a spell may be cast: "cast this spell only during combat" (601.3)."""

from __future__ import annotations

from spellwright.actions.abilities.limits import Limit
from spellwright.actions.clauses.clause import Full
from spellwright.actions.supposing import with_spell
from spellwright.actions.walking import once
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.game import Game
from spellwright.words.ability import EVERYWHERE, Ability
from spellwright.words.procedure import Id
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class CastOnly(Full):
    """Cast this spell only at some time, or only if something is so."""

    spell: Self
    limits: tuple[Limit, ...]
    ENGLISH = "cast {spell} only {limits:andonly}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A restriction wherever it might be cast (113.6e)."""
        return once("cast only", self, lambda: (CastingLimit(self.limits),))


@word
class CastingLimit(Hooks):
    """That restriction."""

    limits: tuple[Limit, ...]
    RULE = "601.3"

    def zones(self) -> frozenset[str]:
        """Everywhere."""
        return EVERYWHERE

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """To cast it otherwise."""
        if casting.ability is not None or casting.object != me:
            return False
        scene = with_spell(GameScene(game, casting.object, casting.player), casting)
        return not all(limit.allows(scene, self, casting.player) for limit in self.limits)
