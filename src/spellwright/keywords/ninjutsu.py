"""702.49 Ninjutsu."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.keywords.from_zones import FromHand
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.asking import controller
from spellwright.rules.combat_phase import is_defender
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene, resolving_scene
from spellwright.state.events.cards import Reveal
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.costs import Cost
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Ninjutsu(FromHand, KeywordAbility):
    """Ninjutsu (702.49a)."""

    price: Price
    RULE = "702.49"
    SUMMARY = "Swap an unblocked attacker of yours for it: it enters from your hand tapped and attacking."
    CALLED = ("ninjutsu",)
    ENGLISH = "ninjutsu {price}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Its cost, revealing the card, and returning an unblocked attacking creature to hand (702.49a-c)."""
        return (*self.price.costs(game, me), ReturnUnblocked())

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It is put onto the battlefield tapped and attacking what the returned creature attacked (702.49a, 702.49c)."""
        scene = resolving_scene(game, me)
        if scene.zone(scene.source) not in ("hand", "command"):
            return
        attacked = next(iter(scene.remembered(ATTACKED)), NOBODY)
        if not is_defender(game, attacked, scene.you):
            attacked = NOBODY
        enters = Move(scene.source, "battlefield", controller=scene.you, tapped=True, attacking=attacked, cause="put")
        yield from bring_about(scene, enters, rule="702.49a")


ATTACKED = 2
"""The mark of what the returned creature was attacking."""


@word
class ReturnUnblocked(Cost):
    """Reveal this card, and return an unblocked attacking creature you control to its owner's hand (702.49a)."""

    def payable(self, scene: Scene, player: Id) -> bool:
        """If there is one, once blocks have been declared (702.49c, 509.1h)."""
        assert isinstance(scene, GameScene)
        return bool(unblocked_attackers(scene, player))

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Reveal the card and return a creature."""
        assert isinstance(scene, GameScene)
        game = scene.game
        id = yield from choose(
            player, unblocked_attackers(scene, player), "pay", "Return which creature?", "702.49a", scene.source
        )
        scene.remember(ATTACKED, (game[id].attacking,))
        shown, back = Reveal(player, (scene.source,)), Move(id, "hand", cause="return")
        yield from happen(game, shown, back, rule="702.49a", source=scene.source)


def unblocked_attackers(scene: GameScene, player: Id) -> list[Id]:
    """The unblocked attacking creatures that the player controls, once blockers have been declared (509.1h)."""
    game = scene.game
    if game.step not in ("declare blockers", "first combat damage", "combat damage", "end of combat"):
        return []
    attacking = [id for id in game.battlefield if game[id].attacking and not game[id].blocked]
    return [id for id in attacking if controller(game, id) == player]
