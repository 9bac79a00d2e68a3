"""Players whom acts name by what is theirs: "return it to its owner's hand unless that player pays {3}"."""

from __future__ import annotations

from spellwright.actions.walking import once, within
from spellwright.rules.scene import GameScene
from spellwright.words.owners import ItsOwners
from spellwright.words.word import Word


def name_owners(scene: GameScene, act: Word) -> None:
    """Know from now on whose the zones are that an act names: "its owner's hand", "that player"."""
    for owner in once(
        "owners named", act, lambda: tuple(w for w in within(act) if isinstance(w, ItsOwners) and w.mark)
    ):
        owner.players(scene)
