"""Conditions about how a spell or permanent came to be: cast at all, by whom, from where, as a kicked one (601, 400.7d)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.step_names import StepName
from spellwright.state.choices import Choices
from spellwright.state.events.stack import Cast
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.words.conditions import Fact
from spellwright.words.owners import Owner
from spellwright.words.players import Players
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word
from spellwright.words.zones import Zone


def cast_choices(scene: Any, id: Id) -> Choices | None:
    """The choices with which that spell, or the spell that became that permanent, was cast; None if it wasn't."""
    choices: Choices | None = scene.game[id].choices if id >= FIRST_OBJECT else None
    return choices if choices is not None and choices.cast_from else None


@word
class YouCastIt(Fact):
    """Who cast it, and from where: "you cast it from your hand"."""

    who: Players
    what: Objects
    origin: Zone | None = None
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "{who} didn't cast {what} [from {origin}] {negative=True}",
        "{who} cast {what} [from {origin}]",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether one of them did."""
        return any(self._cast(scene, id) for id in self.what.find(scene)) != self.negative

    def _cast(self, scene: Scene, id: Id) -> bool:
        choices = cast_choices(scene, id)
        if choices is None or not self.who.describes(scene, choices.caster):
            return False
        return self.origin is None or self.origin.means(scene, id, choices.cast_from)


@word
class CastInStep(Fact):
    """Somebody cast it in a step or phase: "if you cast this spell during your main phase"."""

    who: Players
    what: Objects
    whose: Owner
    step: StepName
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "{who} cast {what} during {whose} {step@one}"

    def holds(self, scene: Scene) -> bool:
        """If it was such a step as it was cast."""
        return any(self._cast(scene, id) for id in self.what.find(scene))

    def _cast(self, scene: Any, id: Id) -> bool:
        choices, game = cast_choices(scene, id), scene.game
        if choices is None or not self.who.describes(scene, choices.caster):
            return False
        seen = False
        for entry in game.since(0):
            if isinstance(entry.event, Cast) and id in (entry.event.object, game[entry.event.object].became):
                seen = True
            elif seen and isinstance(entry.event, BeginStep):
                return entry.event.step in self.step.steps and self.whose.means(scene, entry.event.player)
        return False


@word
class WasCast(Fact):
    """That it was cast, perhaps from somewhere: "it was cast", "~ was cast from a graveyard"."""

    what: Objects
    origin: Zone | None = None
    negative: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "{what} <wasn't|weren't> cast [from {origin}] {negative=True}",
        "{what} <was|were> cast [from {origin}]",
    )

    def holds(self, scene: Scene) -> bool:
        """Whether it was."""
        return any(self._cast(scene, id) for id in self.what.find(scene)) != self.negative

    def _cast(self, scene: Scene, id: Id) -> bool:
        choices = cast_choices(scene, id)
        if choices is None:
            return False
        return self.origin is None or self.origin.means(scene, id, choices.cast_from)


@word
class CameFrom(Fact):
    """From where it came: "it entered from your graveyard or was cast from your graveyard"."""

    what: Objects
    entered: Zone
    cast: Zone
    yours: bool = False
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = (
        "{what} entered (|the battlefield) from {entered} or was cast from {cast}",
        "{what} entered (|the battlefield) from {entered} or you cast it from {cast} {yours=True}",
    )

    def holds(self, scene: Any) -> bool:
        """Whether it was put onto the battlefield from there, or as a spell cast from there."""
        return any(self._came(scene, id) for id in self.what.find(scene))

    def _came(self, scene: Any, id: Id) -> bool:
        entries = (e for e in scene.game.since(0) if isinstance(e.event, Move) and e.new == id)
        if any(self.entered.means(scene, e.event.object, e.event.from_zone(scene.game)) for e in entries):
            return True
        choices = cast_choices(scene, id)
        if choices is None or (self.yours and choices.caster != scene.you):
            return False
        return self.cast.means(scene, id, choices.cast_from)
