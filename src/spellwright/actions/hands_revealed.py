"""402.3, 701.20. Hands that are played with revealed: everybody may look at their cards."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.walking import once
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.players import Players, You
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class HandsRevealed(Full):
    """Players play with their hands revealed: "your opponents play with their hands revealed"."""

    who: Players
    many = True
    ENGLISH = ("{who} play with their hands revealed", "play with your hand revealed {who=You()}")

    def ok(self) -> bool:
        """One's own hand is told by itself."""
        return self.style[0] == 1 or not isinstance(self.who, You)

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It shows everybody those cards."""
        return None if on_spell else once("hands revealed", self, lambda: (ShowsHands(self.who),))


@word
class ShowsHands(Hooks):
    """The cards in the hands of these players can be looked at by all."""

    who: Players
    RULE = "701.20a"

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """If it is in such a hand."""
        o = game[object]
        return o.zone == "hand" and self.who.describes(scene_of(game, me), o.owner)
