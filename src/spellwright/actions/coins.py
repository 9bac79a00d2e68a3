"""705. Flipping coins."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.resolution import since_it_began
from spellwright.rules.scene import GameScene
from spellwright.state.events.chance import FlipCoin
from spellwright.words.conditions import Condition
from spellwright.words.filters import Countable
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class FlipACoin(Act):
    """Flip a coin (705.1). Calling it is left out: a flip is won as often as lost, whatever is called (705.2)."""

    ENGLISH = "<flips|flip> a coin"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player flips."""
        return bool((yield from bring_about(scene, FlipCoin(player))))


@word
class FlipUntilLost(Act):
    """Flip a coin until a flip is lost (705.2)."""

    who: Players
    ENGLISH = "<flips|flip> a coin until {who} <loses|lose> a flip"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One after the other; one that doesn't happen is no flip won."""
        won = True
        while won:
            entries = yield from bring_about(scene, FlipCoin(player))
            won = any(entry.new for entry in entries if isinstance(entry.event, FlipCoin))
        return True


@word
class FlipsWon(Countable):
    """The flips that a player won because of the text: "for each flip you won" (705.2)."""

    who: Players
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "<flip|flips:outer> {who} won"

    def count(self, scene: Scene) -> int:
        """How many."""
        assert isinstance(scene, GameScene)
        won = [e.event for e in since_it_began(scene) if isinstance(e.event, FlipCoin) and e.new]
        return sum(1 for flip in won if flip.called and self.who.describes(scene, flip.player))


def last_flip(scene: Scene) -> tuple[Id, bool]:
    """Who flipped the last coin for the text that is being carried out, and whether they won; nobody if none was."""
    assert isinstance(scene, GameScene)
    for entry in since_it_began(scene):
        if isinstance(entry.event, FlipCoin):
            return entry.event.player, bool(entry.new)
    return 0, False


@word
class WinsFlip(Condition):
    """A player wins the flip, or loses it (705.2)."""

    who: Players
    lose: bool = False
    ENGLISH = ("{who} <wins|win> the flip", "{who} <loses|lose> the flip {lose=True}")

    def holds(self, scene: Scene) -> bool:
        """As the last flip came out."""
        player, won = last_flip(scene)
        return bool(player) and won != self.lose and self.who.describes(scene, player)
