"""702.75 Hideaway."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.exile import FACE_DOWN_IN_EXILE
from spellwright.actions.library_places import end_of_library
from spellwright.keywords.foretell import known_hooks
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.triggering import WhenItEnters
from spellwright.rules.asking import controller
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import resolving_scene
from spellwright.state.events.cards import Reveal
from spellwright.state.events.event import note_down
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import EXILE
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class Hideaway(WhenItEnters, KeywordAbility):
    """Hideaway (702.75a)."""

    n: Amount
    RULE = "702.75"
    SUMMARY = "When it enters, you hide one of the top cards of your library face down in exile."
    CALLED = ("hideaway",)
    HEADS: ClassVar[tuple[str, ...]] = ("card",)
    DONE: ClassVar[str] = "exiled"
    ENGLISH = "hideaway {n:digits}"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Look at the top N cards, exile one face down, and put the rest on the bottom in a random order (702.75a)."""
        scene = resolving_scene(game, me)
        top = game.player(scene.you).library[-self.n.value(scene) :][::-1]
        if not top:
            return
        yield from bring_about(scene, Reveal(scene.you, top, to=scene.you))
        hidden = yield from choose(scene.you, top, "choose", "Exile which card?", "702.75a", scene.source)
        note_down(game, known_hooks(_SEEN))
        noted = (("exiled with", scene.source),)
        exiled = Move(hidden, "exile", face_down=FACE_DOWN_IN_EXILE, granted=(_SEEN,), notes=noted, cause="exile")
        yield from bring_about(scene, exiled, rule="702.75a")
        rest = [id for id in top if id != hidden]
        yield from bring_about(scene, *(yield from end_of_library(scene, scene.you, rest, "bottom", at_random=True)))


@word
class SeenByWhoHidIt(Hooks):
    """The player who controls the permanent that exiled this card may look at it in exile (702.75a)."""

    RULE = "702.75a"

    def zones(self) -> frozenset[str]:
        """In exile."""
        return EXILE

    def shows(self, game: Game, me: Id, player: Id, object: Id) -> bool:
        """To that player."""
        hider = game[me].note("exiled with")
        return object == me and bool(hider) and controller(game, hider) == player


_SEEN = SeenByWhoHidIt()
