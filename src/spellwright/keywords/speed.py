"""702.179. A player's speed, which grows as opponents lose life during the player's turns."""

from __future__ import annotations

from typing import Any

from spellwright.actions.abilities.activation_limits import TriggersOnce
from spellwright.actions.abilities.limits import Often
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.state.choices import Memory
from spellwright.state.events.damage import LoseLife
from spellwright.state.events.designations import PlayerGets, designation
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.conditions import Fact
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.word import word

SPEED = "speed"
MAX_SPEED = 4


def start_engines(game: Game, player: Id) -> tuple[Event, ...]:
    """The player gets a speed of 1, and with it the ability that makes it grow (702.179a, d)."""
    until = Until("game", turn=game.turn)
    rule = Floating(NOBODY, SPEEDS_UP, NOBODY, player, 0, until)
    return PlayerGets(player, SPEED, 1, by_rule="702.179a"), Begin(rule, by_rule="702.179d")


@word
class SpeedsUp(Hooks):
    """Whenever opponents lose life during your turn, your speed increases by 1 if it is less than 4; once each turn."""

    RULE = "702.179d"

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Losing life."""
        return (LoseLife,)

    def batch(self, event: Any) -> Any:
        """One or more of them."""
        return "all"

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """An opponent's loss during its controller's turn, unless it has triggered this turn."""
        player = controller(game, me)
        fits = player == game.active and event.player in game.opponents(player) and _slow(game, player)
        return () if fits and _ONCE.allows(game, NOBODY, self) else None

    def still_true(self, game: Game, me: Id) -> bool:
        """If it is still less than 4."""
        return _slow(game, game[me].controller)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The speed increases by 1."""
        player = game[me].controller
        faster = PlayerGets(player, SPEED, designation(game, player, SPEED) + 1)
        yield from happen(game, faster, rule="702.179d", source=me)


def _slow(game: Game, player: Id) -> bool:
    return designation(game, player, SPEED) < MAX_SPEED


SPEEDS_UP = SpeedsUp()
_ONCE = TriggersOnce(Often.EACH_TURN)


@word
class AtMaxSpeed(Fact):
    """Whether you have max speed (702.179e)."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "you have max speed"

    def holds(self, scene: Scene) -> bool:
        """Whether your speed is 4."""
        return designation(scene.game, scene.you, SPEED) == MAX_SPEED


@word
class YourSpeed(Measure):
    """Your speed; 0 if you have none (702.179f)."""

    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "your speed"

    def value(self, scene: Scene) -> int:
        """As it is now."""
        return designation(scene.game, scene.you, SPEED)
