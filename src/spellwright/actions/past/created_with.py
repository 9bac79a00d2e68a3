"""What something has created (111.2): "all tokens created with ~"."""

from __future__ import annotations

from typing import Any

from spellwright.state.events.stack import CreateToken
from spellwright.words.filters import Post
from spellwright.words.procedure import Id
from spellwright.words.references import Self
from spellwright.words.word import word


@word
class CreatedWith(Post):
    """That an ability of that object has created it."""

    what: Self
    LOOKS = frozenset({"history"})
    LOCAL = False
    ENGLISH = "created with {what}"

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether it has, at whatever time of the game."""
        made = (entry for entry in scene.game.since(0) if isinstance(entry.event, CreateToken) and entry.new == id)
        return any(entry.source and self.what.describes(scene, scene.game[entry.source].source) for entry in made)
