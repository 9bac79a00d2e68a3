"""702.14 Landwalk."""

from __future__ import annotations

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics, controller
from spellwright.rules.combat_phase import defending_player
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.kinds import Modifier
from spellwright.words.procedure import Id
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
        """Not as long as the defending player controls such a land (702.14c)."""
        defender = defending_player(game, game[me].attacking)
        return not any(self._is_such(game, id) for id in game.battlefield if controller(game, id) == defender)

    def _is_such(self, game: Game, id: Id) -> bool:
        values = characteristics(game, id)
        if "land" not in values.types or game[id].phased_out:
            return False
        scene = scene_of(game, id)
        fits = all(modifier.fits(scene, id) for modifier in self.modifiers)
        return fits and (self.type == "land" or self.type in values.subtypes)
