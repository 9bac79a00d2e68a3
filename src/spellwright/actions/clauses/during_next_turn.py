"""What holds during somebody's next turn: "during target player's next turn, creatures that player controls attack …"."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.clauses.clause import Full
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.predicate import Lasting
from spellwright.rules.scene import GameScene
from spellwright.words.conditions import Condition
from spellwright.words.durations import Duration
from spellwright.words.players import PlayerPoss
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class UntilEndOfTheirNextTurn(Duration):
    """Until the end of the next turn of a player who is known; no words of its own."""

    whose: int

    @property
    def kind(self) -> str:
        """The kind of ending."""
        return "end of your next turn"

    def player(self, scene: Scene) -> Id:
        """That player."""
        return self.whose


@word
class IsTurnAfter(Condition):
    """That it is a turn of a player's after that one; no words of its own."""

    whose: int
    turn: int
    LOOKS = frozenset({"turn"})
    LOCAL = False

    def holds(self, scene: Scene) -> bool:
        """Whether it is."""
        return scene.active_player == self.whose and scene.game.turn > self.turn


@word
class DuringNextTurn(Full):
    """During a player's next turn, a requirement or restriction holds (508.1d, 611.2)."""

    who: PlayerPoss
    clause: ThingDoes
    ENGLISH = "during {who} 's next turn , {clause}"

    def ok(self) -> bool:
        """It says no other time itself, and changes no object."""
        clause = self.clause
        if clause.lasts() is not None or clause.optional() or clause.condition is not None:
            return False
        return all(isinstance(each, Lasting) and not each.changes_objects() for each in clause.all)

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Begin it for each of these players."""
        players = yield from self.who.pick(scene, scene.you)
        for player in players:
            scene.remember(self.who.mark, (player,))
            clause = replace(self.clause, condition=IsTurnAfter(player, scene.game.turn))
            lasting = tuple(each for each in clause.all if isinstance(each, Lasting))
            subjects = yield from clause.subject.pick(scene, scene.you)
            yield from clause.begin(scene, subjects, lasting, UntilEndOfTheirNextTurn(player))
        return bool(players)
