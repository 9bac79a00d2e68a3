"""Doing something with each of several things or players: "for each land, destroy that land unless ..."."""

from __future__ import annotations

from collections.abc import Callable

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.for_each import takes_up
from spellwright.actions.gathering import Gathering
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.words.groups import EachOf, Them  # noqa: F401 - "for each card" means each of them
from spellwright.words.nouns import Noun, Things
from spellwright.words.players import EachPlayer
from spellwright.words.procedure import Procedure
from spellwright.words.quantified import Each
from spellwright.words.target_phrases import EachOfTargets
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class ForEachThing(Full):
    """A clause carried out for each of them in turn: what refers to "each" means the one."""

    each: Each | EachOf | EachPlayer | EachOfTargets
    clause: Clause
    many = True
    SYNONYMS = True
    ENGLISH = ("for {each} , {clause}", "for each card , {clause} {each=EachOf(Them())}")

    @property
    def TAKES_ACTS(self) -> bool:  # type: ignore[override]  # noqa: N802
        """As the clause does."""
        return self.clause.TAKES_ACTS

    def ok(self) -> bool:
        """Something takes it up, else it is only counted; nothing in it is a target of its own (601.2c).

        Cards of no zone are some that were mentioned, which isn't told here: "for each card, put that card …" (109.2).
        """
        cards = getattr(self.each, "what", None)
        if isinstance(cards, Things) and Noun.CARD in cards.nouns and not cards.posts:
            return False
        return takes_up(self.clause) and not any(isinstance(part, Aim | ForEachThing) for part in within(self.clause))

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """One after the other, as they were when it began."""
        return (yield from self.in_turn(scene, self.clause.perform))

    def in_turn(self, scene: GameScene, once_for: Callable[[GameScene], Procedure[bool]]) -> Procedure[bool]:
        """Do something for each of them."""
        ids = yield from self.each.pick(scene, scene.you)
        done = False
        if all(scene.zone(id) == "stack" for id in ids):
            ids = ids[::-1]  # as they would resolve: the top first
        gathering = Gathering(scene, self.clause)
        for id in ids:
            gathering.begin()
            scene.remember(self.each.mark, (id,))
            done = (yield from once_for(scene)) or done
            gathering.end()
        gathering.remember()
        scene.remember(self.each.mark, ids)
        return done

    def times(self, scene: GameScene) -> int:
        """As many as they are: "that player loses 1 life and you gain 1 life"."""
        return len(self.each.find(scene))

    def optional(self) -> bool:
        """As the clause is."""
        return self.clause.optional()
