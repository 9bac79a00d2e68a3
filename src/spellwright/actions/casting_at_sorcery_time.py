"""Players who can cast spells only at some time, or only so many (601.3, 307.1)."""

from __future__ import annotations

from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting
from spellwright.actions.restrictions.players import CastMore
from spellwright.actions.supposing import with_spell
from spellwright.rules.hooks import Casting
from spellwright.rules.timing import MAIN_PHASES
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.filters import Filter
from spellwright.words.procedure import Id
from spellwright.words.references import Objects
from spellwright.words.word import word


@word
class CastsAsSorceries(Lasting):
    """Can cast spells only any time they could cast a sorcery: not even as an effect lets them, of another player's."""

    what: Objects
    ENGLISH = "can cast {what} only any time they could cast a sorcery"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject would cast such a spell at another time, the spell itself on the stack or not (601.2a)."""
        if casting.ability is not None or not holding.affects(game, me, casting.player):
            return False
        alone = all(id == casting.object for id in game.stack)
        if alone and game.active == casting.player and game.step in MAIN_PHASES:
            return False
        return self.what.describes(with_spell(holding.scene_about(game, me, casting.player), casting), casting.object)


@word
class CastsDuringOwnTurn(Lasting):
    """Can cast spells only during your turn, whosever effect lets them."""

    what: Objects
    ENGLISH = "can cast {what} only during your turn"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject would cast such a spell in another turn."""
        if casting.ability is not None or not holding.affects(game, me, casting.player):
            return False
        scene = with_spell(holding.scene_about(game, me, casting.player), casting)
        return game.active != scene.you and self.what.describes(scene, casting.object)


@word
class ActsDuringOwnTurns(Lasting):
    """Can cast spells and activate abilities only during their own turns."""

    ENGLISH = "can cast spells and activate abilities only during their own turns"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject would do so in another turn, mana abilities included (605.1)."""
        return game.active != casting.player and holding.affects(game, me, casting.player)


@word
class CastsNoMore(Lasting):
    """Can cast no more than so many spells each turn."""

    most: Amount
    what: Filter
    ENGLISH = "can cast no more than {most:num} {what@most} each turn"

    def prohibits(self, holding: Holding, game: Game, me: Id, casting: Casting) -> bool:
        """If a subject has cast so many such spells this turn."""
        return CastMore(self.most, self.what).prohibits(holding, game, me, casting)
