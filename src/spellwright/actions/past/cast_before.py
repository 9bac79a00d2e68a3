"""Spells that you have cast before another one this turn."""

from __future__ import annotations

from typing import Any

from spellwright.state.events.stack import Cast
from spellwright.words.filters import Countable, Filter
from spellwright.words.references import It
from spellwright.words.word import word


@word
class CastBefore(Countable):
    """How many such spells you cast before it: "each other instant and sorcery spell you've cast before it this turn"."""

    what: Filter
    before: It
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "other {what@one} you've cast before {before} this turn"

    def count(self, scene: Any) -> int:
        """Those cast before that one was; all of them if it wasn't cast at all."""
        found, ids = 0, self.before.find(scene)
        casts = [e.event for e in scene.game.this_turn() if isinstance(e.event, Cast) and e.event.player == scene.you]
        for cast in reversed(casts):
            if cast.object in ids:
                break
            found += self.what.matches(scene, cast.object)
        return found
