"""702.60 Ripple."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.library_places import end_of_library
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.offering import offer_to_cast
from spellwright.keywords.triggering import WhenItIsCast
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import Way
from spellwright.rules.scene import resolving_scene
from spellwright.state.events.cards import Reveal
from spellwright.state.game import Game
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, may
from spellwright.words.word import word


@word
class Ripple(WhenItIsCast, KeywordAbility):
    """Ripple (702.60a)."""

    n: Amount
    RULE = "702.60"
    SUMMARY = "When you cast it, you may cast cards of its name from the top of your library for free."
    CALLED = ("ripple",)
    ENGLISH = "ripple {n:digits}"

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Reveal the top N cards; those of its name may be cast for free, the rest goes to the bottom (702.60a)."""
        scene = resolving_scene(game, me)
        top = game.player(scene.you).library[-self.n.value(scene) :][::-1]
        if not top or not (yield from may(scene.you, "Reveal the top cards?", "702.60a", scene.source)):
            return
        yield from bring_about(scene, Reveal(scene.you, top), rule="702.60a")
        name = characteristics(game, scene.source).name
        for id in (id for id in top if characteristics(game, id).name == name):
            yield from offer_to_cast(game, scene.you, Way(id, "ripple", free=True, alternative=True, rule="702.60a"))
        left = [id for id in top if game[id].zone == "library"]
        yield from bring_about(scene, *(yield from end_of_library(scene, scene.you, left, "bottom")))
