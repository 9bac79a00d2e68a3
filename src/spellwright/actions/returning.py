"""Returning objects to hands, to the battlefield, to other zones (400.7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.actions.bringing_about import bring_about, choices_of, moved
from spellwright.actions.doable import enough
from spellwright.actions.doing import CostAct
from spellwright.actions.entering import Entering
from spellwright.actions.owners_named import name_owners
from spellwright.rules.scene import GameScene
from spellwright.state.events.event import Event
from spellwright.state.events.zones import OUTSIDE, Move
from spellwright.words.fractions import FractionOf
from spellwright.words.groups import FromZone
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.quantified import Bare
from spellwright.words.quantities import Rounding
from spellwright.words.references import Moved, Self
from spellwright.words.word import word
from spellwright.words.zones import Zone


@word
class Return(CostAct):
    """Return things to a zone, or to the battlefield. What they have become is remembered."""

    what: Moved
    to: Zone | Entering
    at_random: bool = False
    but: Bare | None = None
    """What isn't returned of all that is said to be: "except for Krakens and Serpents"."""
    rounding: Rounding | None = None
    DONE = "returned"
    SYNONYMS = True
    ENGLISH = (
        "<returns|return> {what:All} to {to:Zone} except for {but}",
        "<returns|return> {what:FractionOf} to {to:Zone} , {rounding}",
        "<returns|return> {what} to {to:Entering}",
        "<returns|return> {what} {at_random?at random} to {to:Zone}",
        "<returns|return> to {to:Entering} {what}",
        "<returns|return> to {to:Zone} {what}",
    )

    def ok(self) -> bool:
        """The battlefield is a place to enter, not a zone to name."""
        return isinstance(self.to, Entering) or self.to.name != "battlefield"

    @property
    def _which(self) -> Moved:
        """What is returned, a part of it rounded as is said behind."""
        return replace(self.what, rounding=self.rounding) if isinstance(self.what, FractionOf) else self.what

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose, then all returns at the same time (101.4)."""
        chosen = yield from choices_of(
            scene, players, mark, lambda player: self._which.pick(scene, player), self._which
        )
        if self.but is not None:
            chosen = [(by, id) for by, id in chosen if not self.but.describes(scene, id)]
        scene.remember(self.what.mark, tuple(id for _, id in chosen))
        name_owners(scene, self)
        events: list[Event] = []
        for player in dict.fromkeys(by for by, _ in chosen):
            ids = [id for by, id in chosen if by == player]
            if isinstance(self.to, Entering):
                events += yield from self.to.events(scene, player, ids, "return")
            else:
                events += into_zone(scene, ids, self.to.name, "return")
        returned = moved(scene, (yield from bring_about(scene, *events)))
        scene.remember(self.mark, returned)
        return bool(returned)

    def ends_sentence(self) -> bool:
        """If a full stop stands in how it enters."""
        return isinstance(self.to, Entering) and self.to.ends_sentence()

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is as much of it."""
        return enough(scene, self.what)

    def zones_of_source(self) -> tuple[str, ...]:
        """Where the source is returned from, if it says so (113.6m)."""
        return (self.what.zone.name,) if isinstance(self.what, FromZone) and isinstance(self.what.what, Self) else ()

    def itself(self) -> bool:
        """If it is the source."""
        return isinstance(self.what, Self) or bool(self.zones_of_source())


def into_zone(scene: GameScene, ids: Iterable[Id], zone: str, cause: str) -> list[Event]:
    """The moves that put objects into a zone, each into its owner's (400.3)."""
    now = scene.all_now(id for id in ids if id >= FIRST_OBJECT)
    able = [id for id in now if scene.zone(id) not in (zone, "gone") and scene.game[id].ability is None]
    return [Move(id, zone, cause=cause, by_rule=brought_in_by(scene, id)) for id in able]


def brought_in_by(scene: GameScene, id: Id) -> str:
    """The rule by which a card comes into the game, if it is outside (400.11b)."""
    return "400.11b" if scene.zone(id) == OUTSIDE else ""
