"""Untapping in the untap steps of others: "untap all permanents you control during each other player's untap step"."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.clauses.clause import Full
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.amounts import Amount
from spellwright.words.conditions import Condition
from spellwright.words.filters import Filter
from spellwright.words.players import PlayerPoss, Players
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class UntapsDuring(Full):
    """Untap certain permanents in other players' untap steps (Seedborn Muse)."""

    what: Objects
    whose: PlayerPoss
    ENGLISH = "untap {what} during {whose} 's untap step"

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It is done in each such step."""
        return once("untaps", self, lambda: (Untapping(self.what, self.whose),))


@word
class Untapping(Hooks):
    """That at work."""

    what: Objects
    whose: PlayerPoss
    condition: Condition | None = None
    RULE = "502.3"

    def untaps(self, game: Game, me: Id) -> Iterable[Id]:
        """If the step is such a player's, those that the phrase denotes now."""
        scene = scene_of(game, me)
        if not self.whose.describes(scene, game.active):
            return ()
        if self.condition is not None and not self.condition.holds(scene):
            return ()
        return self.what.find(scene)


@word
class UntapsAtMost(Full):
    """Players can't untap more than so many of a kind during their untap steps (Winter Orb)."""

    who: Players
    most: Amount
    what: Filter
    many = True
    SYNONYMS = True
    ENGLISH = (
        "you can't untap more than {most:num} {what@most} during your untap step {who=You()}",
        "{who} can't untap more than {most:num} {what@most} during their untap steps",
    )

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return once("at most", self, lambda: (UntapLimit(self.who, self.most, self.what),))


@word
class UntapLimit(Hooks):
    """That effect at work."""

    who: Players
    most: Amount
    what: Filter
    condition: Condition | None = None
    RULE = "502.3"

    def lets_untap(self, game: Game, me: Id, untapping: tuple[Id, ...]) -> tuple[tuple[Id, ...], int] | None:
        """Those of the kind, if it is such a player's untap step."""
        scene = scene_of(game, me)
        if not self.who.describes(scene, game.active):
            return None
        if self.condition is not None and not self.condition.holds(scene):
            return None
        return tuple(id for id in untapping if self.what.matches(scene, id)), self.most.value(scene)
