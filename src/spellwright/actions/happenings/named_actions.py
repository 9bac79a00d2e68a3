"""Happenings of actions that have a name: scrying, surveilling, exploring, clashing, milling … (701)."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.actions.happening import PlayerHappening, follows, told
from spellwright.rules.scene import GameScene
from spellwright.state.choices import Memory
from spellwright.state.events.cards import Act, Undertake
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.words.ability import BATTLEFIELD, EVERYWHERE
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import NOBODY, Id
from spellwright.words.quantified import OneOrMore
from spellwright.words.references import Objects, Self
from spellwright.words.word import word


class NamedAction(Enum):
    """Actions that are seen as such, each with the name under which its verb or keyword notes it."""

    SCRY = "<scries|scry|scried>"
    SURVEIL = "<surveils|surveil|surveilled>"
    PROLIFERATE = "<proliferates|proliferate|proliferated>"
    INVESTIGATE = "<investigates|investigate|investigated>"
    CLASH = "<clashes|clash|clashed>"
    EXPLORE = "<explores|explore|explored>"
    LEARN = "<learns|learn|learned>"
    FORAGE = "<forages|forage|foraged>"
    DISCOVER = "<discovers|discover|discovered>"
    COLLECT_EVIDENCE = "<collects|collect|collected> evidence"
    CRIME = "<commits|commit|committed> a crime"
    VENTURE = "<ventures|venture|ventured> into the dungeon"

    @property
    def act(self) -> str:
        """The name of the action."""
        return self.name.lower()


UNDERTAKEN = frozenset(
    {
        NamedAction.SCRY, NamedAction.SURVEIL, NamedAction.PROLIFERATE, NamedAction.INVESTIGATE, NamedAction.LEARN,
        NamedAction.DISCOVER, NamedAction.EXPLORE,
    }
)  # fmt: skip
"""Those that can be replaced as they are about to be done (614.6)."""


class NamedActionWith(Enum):
    """Actions done with a card or permanent, each with the name under which it is noted."""

    CYCLE = "<cycles|cycle|cycled>"
    EXERT = "<exerts|exert|exerted>"
    FORETELL = "<foretells|foretell|foretold>"
    PLOT = "<plots|plot|plotted>"
    UNLOCK = "<unlocks|unlock|unlocked>"

    @property
    def act(self) -> str:
        """The name of the action."""
        return self.name.lower()


@word
class DoesAction(PlayerHappening):
    """Does an action that has a name: "scry", "proliferate"."""

    action: NamedAction
    EVENTS = (Act,)
    AMOUNT = True
    ENGLISH = ("{action}", "<scries|scry|scried> a number of cards {action=NamedAction.SCRY}")
    SYNONYMS = True

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who does it."""
        return int(event.player) if event.what == self.action.act else NOBODY

    def would_be(self) -> tuple[type[Event], ...]:
        """That it is about to be done."""
        return (Undertake,) if self.action in UNDERTAKEN else self.EVENTS

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """How much or how many it came to."""
        return told((self, event.number))


@word
class ClashesAndWins(PlayerHappening):
    """Clashes, and wins the clash (701.30d)."""

    EVENTS = (Act,)
    ENGLISH = "<clashes and wins|clash and win>"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who wins it."""
        return int(event.player) if event.what == NamedAction.CLASH.act and event.number else NOBODY


@word
class DoesActionWith(PlayerHappening):
    """Does an action that has a name with something: "cycle ~", "foretell a card"."""

    action: NamedActionWith
    what: Objects
    EVENTS = (Act,)
    ENGLISH = "{action} {what}"

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Who does it."""
        if event.what != self.action.act:
            return NOBODY
        return int(event.player) if follows(scene, self.what, event.object) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """With what."""
        return told((self.what, (event.object,)))

    def own_zones(self) -> frozenset[str]:
        """If it is its own card, wherever that is then (702.29c)."""
        return EVERYWHERE if isinstance(self.what, Self) else BATTLEFIELD


@word
class Mills(PlayerHappening):
    """Mills cards of a kind (701.17): "an opponent mills a nonland card"."""

    what: Objects
    EVENTS = (Move,)
    ENGLISH = "<mills|mill|milled> {what}"

    def ok(self) -> bool:
        """Any cards at all are said of milling itself."""
        return not (isinstance(self.what, OneOrMore) and self.what.what == Things(nouns=(Noun.CARD,)))

    def player(self, scene: GameScene, event: Any, new: Id) -> Id:
        """Whose library it comes from."""
        return scene.owner(event.object) if event.cause == "mill" and self.what.describes(scene, new) else NOBODY

    def mentions(self, scene: GameScene, event: Any, new: Id) -> Memory:
        """The card as it is in the graveyard (701.17c)."""
        return told((self.what, (new,)))

    def together(self, event: Any) -> Any:
        """One or more at a time are one."""
        return "all" if isinstance(self.what, OneOrMore) else None
