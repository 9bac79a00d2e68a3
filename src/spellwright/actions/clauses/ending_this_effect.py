"""116.2c. "You may pay {W} to end this effect": a special action for as long as the effect lasts."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.clauses.clause import Full
from spellwright.rules.asking import controller
from spellwright.rules.durations import end_effects
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks, SpecialAction
from spellwright.rules.scene import GameScene, floating
from spellwright.state.events.cards import Act
from spellwright.state.events.effects import Begin
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.costs import PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word

END = "end an effect"
"""The name of the special action."""


@word
class MayPayToEnd(Full):
    """Its controller may pay to end the effect that the text has begun."""

    cost: ManaCost
    many = True
    ENGLISH = "you may pay {cost:mana} to end this effect"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """The special action is there from now on, for the effects that this ability has begun."""
        game = scene.game
        begun = [e.new for e in game.this_turn() if isinstance(e.event, Begin) and e.source == scene.stack_object]
        keys = tuple(f.key for f in game.floating if f.key in begun)
        if not keys:
            return False
        until = Until("game", turn=game.turn)
        effect = Floating(NOBODY, MayEnd(PayMana(self.cost), keys), scene.source, scene.you, 0, until)
        yield from happen(game, Begin(effect), rule="116.2c", source=scene.stack_object)
        return True


@word
class MayEnd(Hooks):
    """That special action."""

    cost: PayMana
    keys: tuple[Id, ...]
    """The effects that it ends."""
    RULE = "116.2c"

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """For the controller of the effect, as long as it lasts and what it is about is there."""
        source = floating(game, me).source
        lasts = any(f.key in self.keys for f in game.floating) and game[source].zone == "battlefield"
        if lasts and controller(game, me) == player:
            yield SpecialAction(source, END, self, (self.cost,), rule="116.2c")

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """The effect ends, and with it this possibility."""
        yield from happen(game, Act(player, END, me), rule="116.2c", source=me)
        yield from end_effects(game, lambda f: f.key in self.keys or f.ability is self)
