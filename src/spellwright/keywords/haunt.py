"""702.55 Haunt."""

from __future__ import annotations

from typing import Any

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import CREATURE
from spellwright.rules.happen import happen
from spellwright.rules.scene import resolving_scene
from spellwright.state.choices import Choices, Memory
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import EXILE
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.references import It, Objects, Self
from spellwright.words.scene import Scene
from spellwright.words.target_phrases import Target
from spellwright.words.targets import Aim
from spellwright.words.word import word

HAUNTS = "haunts"
"""The note on an exiled card: which creature it haunts (702.55b)."""
_ZONES = frozenset({"battlefield", "stack"})


@word
class Haunt(KeywordAbility):
    """Haunt (702.55a)."""

    RULE = "702.55"
    SUMMARY = "As it dies or has resolved, it is exiled haunting a creature."
    ENGLISH = "haunt"

    def zones(self) -> frozenset[str]:
        """On the battlefield or on the stack (702.55a)."""
        return _ZONES

    def moves_to(self) -> tuple[str, ...]:
        """To a graveyard."""
        return ("graveyard",)

    def triggers_on(self) -> tuple[type[Event], ...]:
        """Moving."""
        return (Move,)

    def looks_back(self, event: Any) -> bool:
        """It leaves (603.10a)."""
        return True

    def triggers(self, game: Game, me: Id, event: Any, new: Id) -> Memory | None:
        """As it is put into a graveyard from the battlefield, or during its resolution (702.55a)."""
        if event.object != me or event.to != "graveyard":
            return None
        from_zone = event.from_zone(game)
        return () if from_zone == "battlefield" or (from_zone == "stack" and event.cause == "resolve") else None

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Target creature."""
        return (_CREATURE,)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Exile it haunting that creature (702.55a-b)."""
        scene = resolving_scene(game, me)
        card = game[scene.source].became
        for target in scene.targets(1):
            if card and game[card].zone == "graveyard":
                yield from happen(game, Move(card, "exile", notes=((HAUNTS, target),)), rule="702.55a", source=me)


_CREATURE = Target(CREATURE, mark=1)


@word
class HauntedCreature(Objects):
    """The creature that the source haunts: "the creature it haunts" (702.55b)."""

    what: Self | It
    many = False
    FUNCTIONS_IN = EXILE
    ENGLISH = "the creature {what} haunts"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """That one, be it a creature or not."""
        id = scene.notes(scene.source, HAUNTS) if scene.zone(scene.source) == "exile" else NOBODY
        return (id,) if id else ()
