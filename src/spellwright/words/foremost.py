"""The thing with the greatest or least of something, among all of its kind: "the creature with the least power"."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.words.conditions import Fact
from spellwright.words.nouns import Things
from spellwright.words.number_posts import WithGreatest
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import Bare
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class TheForemost(Objects):
    """That thing; of several that are tied, one that is chosen (608.2d)."""

    noun: Things
    many = False
    ENGLISH = "the {noun@one}"

    def ok(self) -> bool:
        """It says in what it is foremost, of all there are; nothing has been mentioned that it could be."""
        return any(isinstance(post, WithGreatest) and post.among is None for post in self.noun.posts)

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All that are tied for it."""
        return self.noun.candidates(scene)

    def describes(self, scene: Scene, id: Id) -> bool:
        """Whether it is one of them."""
        return id in self.find(scene)

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """One of them, of those that it can be."""
        able = None if among is None else tuple(among)
        tied = [id for id in self.find(scene) if able is None or id in able]
        chosen = ((yield from choose(player, tied, "choose", "Choose", "608.2d", scene.source)),) if tied else ()
        scene.remember(self.mark, chosen)
        return chosen


@word
class IsForemost(Fact):
    """That nothing has less, or more: "it has the least power or is tied for least power among creatures on the battlefield"."""

    what: Objects
    stat: Stat
    same: Stat
    among: Bare
    least: bool = False
    LOCAL = False
    ENGLISH = (
        "{what} has the greatest {stat} or is tied for greatest {same} among {among}",
        "{what} has the least {stat} or is tied for least {same} among {among} {least=True}",
    )

    def ok(self) -> bool:
        """The same twice."""
        return self.stat is self.same

    def holds(self, scene: Scene) -> bool:
        """Whether one of it is so."""
        values = [self.stat.of(scene, id) for id in self.among.find(scene)]
        if not values:
            return False
        bound = min(values) if self.least else max(values)
        mine = [self.stat.of(scene, id) for id in self.what.find(scene)]
        return any(value <= bound if self.least else value >= bound for value in mine)
