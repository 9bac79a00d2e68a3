"""What leads a sentence: "If …," and "If you do," (608.2c), and when it is carried out (603.7)."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from spellwright.actions.doing import Act
from spellwright.actions.happening import ThingEvent
from spellwright.rules.scene import GameScene
from spellwright.words.conditions import Condition
from spellwright.words.player_facts import YourTurn
from spellwright.words.word import Word, word


class Lead(Word):
    """The family of leads."""

    __slots__ = ()
    NAMED: ClassVar[str] = "a condition"

    def met(self, scene: GameScene) -> bool:
        """Whether the sentence is to be carried out."""
        raise NotImplementedError

    def reflexive(self) -> bool:
        """Whether the sentence is an ability that triggers by what was just done (603.12)."""
        return False

    def returning(self) -> ThingEvent | None:
        """How cards return, if the sentence is an ability that triggers as they do at a later time (610.3)."""
        return None


@word
class If(Lead):
    """If a condition is true as the sentence is reached."""

    condition: Condition
    ENGLISH = "if {condition} ,"

    def met(self, scene: GameScene) -> bool:
        """If it holds."""
        return self.condition.holds(scene)


@word
class DuringYourTurn(Lead):
    """During your turn, of what is static (604.1)."""

    ENGLISH = "during your turn ,"

    @property
    def condition(self) -> Condition:
        """That it is."""
        return YourTurn()

    def met(self, scene: GameScene) -> bool:
        """If it is."""
        return YourTurn().holds(scene)


class WasDone(Enum):
    """Of what the lead speaks: something having been done or not."""

    DO = "if you do"
    PAY = "if you pay"
    DONT = "if you don't"
    WHEN = "when you do"
    WHEN_PAID = "when you pay this cost one or more times"
    PLAYER = "if a player does"
    THEY = "if they do"
    THEY_DONT = "if they don't"
    THAT_PLAYER = "if that player does"
    THAT_PLAYER_DOESNT = "if that player doesn't"
    THE_PLAYER = "if the player does"
    THE_FIRST_PLAYER = "if the first player does"
    THE_PLAYER_DOESNT = "if the player doesn't"
    NO_PLAYER = "if no player does"
    NO_ONE = "if no one does"
    OTHERWISE = "otherwise"
    CANT = "if you can't"
    THEY_CANT = "if they can't"
    THAT_PLAYER_CANT = "if that player can't"
    THE_PLAYER_CANT = "if the player can't"
    IT_CANT = "if it can't"

    @property
    def done(self) -> bool:
        """Whether it speaks of something done."""
        return self in _DONE


_DONE = (
    WasDone.DO,
    WasDone.PAY,
    WasDone.WHEN,
    WasDone.WHEN_PAID,
    WasDone.PLAYER,
    WasDone.THEY,
    WasDone.THAT_PLAYER,
    WasDone.THE_PLAYER,
    WasDone.THE_FIRST_PLAYER,
)


_CANT = (WasDone.CANT, WasDone.THEY_CANT, WasDone.THAT_PLAYER_CANT, WasDone.THE_PLAYER_CANT, WasDone.IT_CANT)


@word
class AsLong(Lead):
    """As long as a condition is true, of what isn't said of a thing: "as long as …, prevent all damage …" (611.2b)."""

    condition: Condition
    ENGLISH = "as long as {condition} ,"

    def met(self, scene: GameScene) -> bool:
        """If it holds."""
        return self.condition.holds(scene)


@word
class IfDone(Lead):
    """If what the sentence before offered was done, or not."""

    what: WasDone
    act: Act | None = None
    many = True
    ENGLISH = ("{what} ,", "if you don't {act} , {what=WasDone.DONT}")

    def met(self, scene: GameScene) -> bool:
        """By what the last optional clause, or the last clause, came to; "otherwise" by the condition before."""
        if self.what is WasDone.OTHERWISE:
            return not scene.condition_met
        if self.what in _CANT and scene.last_done is not None:
            return not scene.last_done  # "mill three cards, then return a land card …. If you can't"
        return scene.done == self.what.done

    def reflexive(self) -> bool:
        """With "when"."""
        return self.what in (WasDone.WHEN, WasDone.WHEN_PAID)
