"""A target for each of several players: "for each opponent, destroy up to one target creature that player controls"."""

from __future__ import annotations

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.for_each import takes_up
from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.words.players import EachPlayer, ThatPlayer
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class TargetOfEach(Aim):
    """One target for each of the players, as the phrase describes it for that player; no words of its own."""

    each: EachPlayer
    target: Target

    def _whose(self, scene: Scene, id: Id) -> Id:
        """For which of the players it is a target."""
        for player in self.each.find(scene):
            scene.remember(self.each.mark, (player,))
            if self.target.legal(scene, id):
                return player
        return NOBODY

    def _of(self, scene: Scene, player: Id) -> tuple[Id, ...]:
        scene.remember(self.each.mark, (player,))
        return self.target.candidates(scene)

    def least(self, scene: Scene) -> int:
        """None for "up to one", else one for each player for whom there is one."""
        return 0 if self.target.up_to else sum(1 for p in self.each.find(scene) if self._of(scene, p))

    def most(self, scene: Scene) -> int:
        """One for each player."""
        return len(self.each.find(scene))

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """What could be the target for one of them."""
        return tuple(dict.fromkeys(id for p in self.each.find(scene) for id in self._of(scene, p)))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether it is one for any of them."""
        return self._whose(scene, id) != NOBODY

    def fits_together(self, scene: Scene, chosen: tuple[Id, ...], id: Id) -> bool:
        """One for each player."""
        return id not in chosen and self._whose(scene, id) not in {self._whose(scene, other) for other in chosen}


@word
class ForEachPlayersTarget(Full):
    """An act with such targets, done with all of them at the same time."""

    each: EachPlayer
    clause: Clause
    TELLS_AIMS = True
    many = True
    ENGLISH = "for {each} , {clause}"

    def ok(self) -> bool:
        """One target, described by "that player", whom nothing else speaks of; nothing that each might decline."""
        targets = [part for part in within(self.clause) if isinstance(part, Aim)]
        if len(targets) != 1 or not isinstance(targets[0], Target) or self.clause.optional():
            return False
        spoken_of = sum(isinstance(part, ThatPlayer) for part in within(self.clause))
        of_target = sum(isinstance(part, ThatPlayer) for part in within(targets[0]))
        return spoken_of == of_target == 1 and takes_up(targets[0]) and not targets[0].many

    def aims(self) -> tuple[Aim, ...]:
        """One instance of "target" for all of them (601.2c)."""
        return once("aims of each", self, self._aims)

    def _aims(self) -> tuple[Aim, ...]:
        target = next(part for part in within(self.clause) if isinstance(part, Target))
        return (TargetOfEach(self.each, target, mark=target.mark),)

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """With all targets that are still legal."""
        self.each.find(scene)
        return (yield from self.clause.perform(scene))
