"""Targets that another player chooses than the controller of the spell or ability: "target creature of an opponent's choice"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field, replace

from spellwright.words.filters import Post
from spellwright.words.nouns import Things
from spellwright.words.owners import Their, Your
from spellwright.words.players import PlayerPoss, Players
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Objects, Possessing, came_up
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import can_be_damaged, found
from spellwright.words.targets import Aim
from spellwright.words.word import word


class OfSomebodysChoice(Aim):
    """What such phrases have in common; of "an opponent" the controller says which one chooses (601.2c)."""

    __slots__ = ()
    chooser: PlayerPoss | Your | Their
    named: Players | None
    """What the chooser's phrase refers to, if that is said in the same text; set as targets are looked for."""

    def choosers(self, scene: Scene) -> tuple[Id, ...]:
        """The players of whom one chooses."""
        if self.named is not None:
            return self.named.find(scene)
        return self.chooser.find(scene) if isinstance(self.chooser, PlayerPoss) else self.chooser.players(scene)

    def chooser_mark(self) -> int:
        """Under what the phrase for the chooser is remembered."""
        return self.chooser.mark

    def least(self, scene: Scene) -> int:
        """One."""
        return 1

    def most(self, scene: Scene) -> int:
        """One."""
        return 1


@word
class TargetOfChoice(Possessing, OfSomebodysChoice):
    """One thing as a target: "target creature of an opponent's choice they control"."""

    what: Things
    chooser: PlayerPoss | Your | Their
    more: tuple[Post, ...] = ()
    named: Players | None = field(default=None, compare=False, repr=False)
    many = False
    SYNONYMS = True
    ENGLISH = (
        "target {what@one} of {chooser:PlayerPoss} 's choice {more}",
        "target {what@one} of {chooser:Your} choice {more}",
        "target {what@one} of {chooser:Their} choice {more}",
    )

    def ok(self) -> bool:
        """Who chooses is said once."""
        return not any(post.NAMES_CHOOSER for post in (*self.what.posts, *self.more))

    def _described(self) -> Things:
        """The noun phrase with what is said behind the choice."""
        return replace(self.what, posts=(*self.what.posts, *self.more)) if self.more else self.what

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """What the phrase describes; what it says of the chooser is said of each who could be, before one is known."""
        described, mark = self._described(), self.chooser_mark()
        if not mark or came_up(scene, self.chooser) or not isinstance(self.chooser, PlayerPoss):
            return described.candidates(scene)
        ids: dict[Id, None] = {}
        for player in self.choosers(scene):
            scene.remember(mark, (player,))
            ids.update(dict.fromkeys(described.candidates(scene)))
            del scene.memory[mark]
        return tuple(ids)

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether the phrase describes it where it is (608.2b)."""
        return self._described().covers(scene, id)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The target, if it is still legal."""
        return found(scene, self)


@word
class AnyTargetOfChoice(Objects, OfSomebodysChoice):
    """Any target (115.4) of somebody's choice."""

    chooser: PlayerPoss | Your | Their
    named: Players | None = field(default=None, compare=False, repr=False)
    many = False
    ENGLISH = (
        "any target of {chooser:PlayerPoss} 's choice",
        "any target of {chooser:Your} choice",
        "any target of {chooser:Their} choice",
    )

    def each_candidate(self, scene: Scene) -> Iterable[Id]:
        """Players first."""
        return (id for id in (*scene.players(), *scene.objects("battlefield")) if can_be_damaged(scene, id))

    def candidates(self, scene: Scene) -> tuple[Id, ...]:
        """All creatures, players, planeswalkers and battles."""
        return tuple(self.each_candidate(scene))

    def legal(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of those."""
        return can_be_damaged(scene, id) and (id < FIRST_OBJECT or scene.exists(id))

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The target, if it is still legal."""
        return found(scene, self)
