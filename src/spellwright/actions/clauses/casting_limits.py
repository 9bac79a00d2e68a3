"""When and if a spell may be cast: "cast this spell only during combat" (601.3)."""

from __future__ import annotations

from spellwright.actions.abilities.limits import Limit
from spellwright.actions.clauses.clause import Full
from spellwright.actions.supposing import with_spell
from spellwright.actions.walking import once
from spellwright.rules.hooks import Casting, Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.turns import BeginTurn
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
class NotInFirstTurns(Full):
    """You can't cast this spell during your first turns of the game (Serra Avenger)."""

    spell: Self
    ENGLISH = "you can't cast {spell} during your first , second , or third turns of the game"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A restriction wherever it might be cast (113.6e)."""
        return once("not early", self, lambda: (NotEarly(),))


@word
class NotEarly(Hooks):
    """That restriction."""

    RULE = "601.3"

    def zones(self) -> frozenset[str]:
        """Everywhere."""
        return EVERYWHERE

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """To cast it in one of the player's first three turns."""
        if casting.ability is not None or casting.object != me or game.active != casting.player:
            return False
        began = (entry.event for entry in game.since(0) if isinstance(entry.event, BeginTurn))
        return sum(1 for event in began if event.player == casting.player) <= FIRST_TURNS


FIRST_TURNS = 3


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

    def told_before(self, game: Game, player: Id) -> Memory:
        """Whose turn it is, if it asks for somebody's: "target creature that player controls"."""
        return tuple((mark, (game.active,)) for limit in self.limits for mark in limit.marks_of_turn())
