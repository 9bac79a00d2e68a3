"""What players can neither cast nor play: "can't cast spells or play lands with ..." (601.3, 305.2b)."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.supposing import SupposedParts, with_spell
from spellwright.actions.walking import once
from spellwright.rules.hooks import Casting, Hooks, Way
from spellwright.rules.scene import scene_of
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.filters import Post
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class CantCastOrPlay(Full):
    """Players can't cast spells or play lands that something can be said of (City in a Bottle)."""

    who: Players
    which: Post
    many = True
    ENGLISH = "{who} can't cast spells or play lands {which}"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It always holds."""
        return None if on_spell else once("static", self, lambda: (ForbidsSpellsAndLands(self.who, self.which),))


@word
class ForbidsSpellsAndLands(Hooks):
    """That effect."""

    who: Players
    which: Post
    RULE = "601.3"

    def prohibits(self, game: Game, me: Id, casting: Casting) -> bool:
        """If such a player casts such a spell."""
        scene = scene_of(game, me)
        if casting.ability is not None or not self.who.describes(scene, casting.player):
            return False
        return self.which.fits(with_spell(scene, casting), casting.object)

    def prohibits_playing(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If such a player plays such a land."""
        scene = scene_of(game, me)
        land = SupposedParts(scene, {way.object: values_of(game, way)})
        return self.who.describes(scene, player) and self.which.fits(land, way.object)
