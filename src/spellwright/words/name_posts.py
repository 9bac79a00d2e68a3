"""What things are called (201.2): "named ~", "not named Festering Newt", "differently named lands"."""

from __future__ import annotations

from spellwright.words.conditions import Fact
from spellwright.words.filters import Countable, Filter, Post
from spellwright.words.players import Players
from spellwright.words.procedure import Id
from spellwright.words.references import Self
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


@word
class Named(Post):
    """What it is called, said as the object's own name (201.2): "named ~", "not named ~"."""

    name: Self
    negative: bool = False
    READS = frozenset({"name"})
    ENGLISH = ("named {name}", "not named {name} {negative=True}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has the same name, or hasn't; in an ability that another object gave, the name of that (201.5a)."""
        called = getattr(self.name, "object", scene.source)
        return (scene.traits(id).name == scene.traits(called).name) != self.negative


@word
class NamedCard(Post):
    """What it is called: "named Festering Newt"."""

    name: str
    negative: bool = False
    READS = frozenset({"name"})
    ENGLISH = ("named {name:name}", "not named {name:name} {negative=True}")

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has that name."""
        return (scene.traits(id).name == self.name) != self.negative


@word
class CardName(Word):
    """One name among several."""

    name: str
    ENGLISH = "{name:name}"


@word
class NamedOneOf(Post):
    """One of several names: "named Festering Newt or Bubbling Cauldron"."""

    names: tuple[CardName, ...]
    READS = frozenset({"name"})
    ENGLISH = "named {names:or}"

    def ok(self) -> bool:
        """One alone is `NamedCard`."""
        return len(self.names) > 1

    def fits(self, scene: Scene, id: Id) -> bool:
        """Whether it has one of them."""
        return any(scene.traits(id).name == each.name for each in self.names)


@word
class ControlsEachNamed(Fact):
    """One of each name: "you control artifacts named Crown of Empires and Throne of Empires"."""

    who: Players
    what: Filter
    names: tuple[CardName, ...]
    READS = frozenset({"controller", "name"})
    LOOKS = frozenset({"zone"})
    LOCAL = False
    ENGLISH = "{who} <controls|control> {what@many} named {names:and}"

    def ok(self) -> bool:
        """Several names; what has them is said by its kind alone."""
        return len(self.names) > 1 and not getattr(self.what, "posts", ())

    def holds(self, scene: Scene) -> bool:
        """Whether one of the players controls such a thing of each name."""
        return any(all(self._has(scene, player, each.name) for each in self.names) for player in self.who.find(scene))

    def _has(self, scene: Scene, player: Id, name: str) -> bool:
        found = (id for id in self.what.candidates(scene) if scene.traits(id).name == name)
        return any(scene.controller(id) == player for id in found)


@word
class DifferentlyNamed(Countable):
    """How many different names there are among them: "differently named lands you control"."""

    what: Filter
    READS = frozenset({"name"})
    LOCAL = False
    ENGLISH = "differently named {what}"

    def count(self, scene: Scene) -> int:
        """The number of names; what has none isn't named differently (201.2b)."""
        return len({scene.traits(id).name for id in self.what.candidates(scene)} - {""})
