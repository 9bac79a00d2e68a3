"""What creatures do, or become, by their keywords, as triggers and conditions speak of it: "exploits a creature"."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.growing import X_OF_MONSTROSITY
from spellwright.actions.happening import Happening, told
from spellwright.rules.scene import GameScene, status, with_x
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Mark
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.references import Objects
from spellwright.words.word import word


class KeywordDeed(Enum):
    """What a creature does or becomes, each with the name under which its keyword notes it."""

    EVOLVE = "<evolves|evolve|evolved>"
    TRAIN = "<trains|train|trained>"
    MUTATE = "<mutates|mutate|mutated>"
    BECOME_CREWED = "<becomes|become|became|become> crewed"
    BECOME_SADDLED = "<becomes|become|became|become> saddled"

    @property
    def act(self) -> str:
        """The name of the action."""
        return self.name.lower().replace("_", " ")


@word
class DoesByKeyword(Happening):
    """Evolves (702.100b), trains (702.149c), mutates (702.140d), becomes crewed (702.122d) or saddled (702.171b)."""

    deed: KeywordDeed
    EVENTS = (Act,)
    ENGLISH = "{deed}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The creature."""
        return int(event.object) if event.what == self.deed.act else NOBODY


class DeedWith(Enum):
    """What a creature does with another permanent, each with the name under which its keyword notes it."""

    EXPLOIT = "<exploits|exploit|exploited>"
    CREW = "<crews|crew|crewed>"
    SADDLE = "<saddles|saddle|saddled>"

    @property
    def act(self) -> str:
        """The name of the action."""
        return self.name.lower()


@word
class DoesByKeywordWith(Happening):
    """Exploits a creature (702.110b), crews a Vehicle (702.122c), saddles a Mount (702.171c)."""

    deed: DeedWith
    what: Objects
    EVENTS = (Act,)
    ENGLISH = "{deed} {what}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The creature that does it."""
        return int(event.object) if event.what == self.deed.act and self.what.describes(scene, event.to) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The other."""
        return told((self.what, (event.to,)))

    def looks_back(self, event: Any) -> bool:
        """A creature may exploit itself (702.110b, 603.10a)."""
        return self.deed is DeedWith.EXPLOIT


class DesignatedAs(Enum):
    """What a permanent is from some time on."""

    MONSTROUS = "monstrous"
    RENOWNED = "renowned"


@word
class BecomesDesignated(Happening):
    """Becomes monstrous (701.37b) or renowned (702.112b)."""

    which: DesignatedAs
    EVENTS = (Mark,)
    ENGLISH = "<becomes|become|became|become> {which}"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The permanent."""
        return int(event.object) if event.name == self.which.value and event.value else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """X, as it became so, for its other abilities (701.37c)."""
        return with_x((), dict(scene.game[event.object].notes).get(X_OF_MONSTROSITY, 0))


@word
class AttacksWhileSaddled(Happening):
    """Attacks while it is saddled (702.171b)."""

    EVENTS = (Attack,)
    ENGLISH = "<attacks|attack|attacked> while saddled"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """The saddled creature."""
        return int(event.object) if status(scene.game, event.object, "saddled") else NOBODY
