"""103.6. What cards let players do with their opening hands: begin with them on the battlefield, or reveal them."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.sequel import Continuing, Sequel, carry_out
from spellwright.actions.reveal import reveal
from spellwright.actions.walking import once
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It, Self
from spellwright.words.word import word


@word
class BeginsOnBattlefield(Full):
    """If ~ is in your opening hand, you may begin the game with it on the battlefield (103.6a)."""

    card: Self
    it: It
    ENGLISH = "if {card} is in your opening hand , you may begin the game with {it} on the battlefield"

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """It is asked before the first turn."""
        return once("static", self, lambda: (StartsOnBattlefield(),))


@word
class StartsOnBattlefield(Hooks):
    """That permission."""

    RULE = "103.6a"

    def zones(self) -> frozenset[str]:
        """In the opening hand."""
        return frozenset({"hand"})

    def from_opening_hand(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """Put it onto the battlefield."""
        yield from happen(game, Move(me, "battlefield", controller=player, cause="put"), rule="103.6a")


@word
class MayRevealFromOpeningHand(Continuing):
    """You may reveal this card from your opening hand; what is said then is done, or waits (103.6b)."""

    card: Self
    many = True
    ENGLISH = "you may reveal {card} from your opening hand"

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """Nothing at once: it is asked before the first turn."""
        yield from ()
        return False

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """The permission."""
        return once(f"held {len(then)}", self, lambda: (RevealsFromOpeningHand(then),))


@word
class RevealsFromOpeningHand(Hooks):
    """That permission, with what comes of it."""

    then: Sequel = ()
    RULE = "103.6b"

    def zones(self) -> frozenset[str]:
        """In the opening hand."""
        return frozenset({"hand"})

    def from_opening_hand(self, game: Game, me: Id, player: Id) -> Procedure[None]:
        """Reveal it."""
        scene = GameScene(game, me, player)
        yield from reveal(scene, [(player, me)])
        scene.done, scene.chose = True, True
        yield from carry_out(scene, self.then)
