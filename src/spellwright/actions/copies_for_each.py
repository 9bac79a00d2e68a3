"""Copies of a spell or ability for each thing that it could target (707.10d-e)."""

from __future__ import annotations

from typing import Any

from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.rules.copying import copies_for_each, could_target
from spellwright.rules.scene import GameScene
from spellwright.words.filters import Filter, Post
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure
from spellwright.words.references import It, That
from spellwright.words.word import word


@word
class ThatItCouldTarget(Post):
    """What a spell or ability could target: "each other creature you control that spell could target"."""

    what: It | That
    LOCAL = False
    SYNONYMS = True
    ENGLISH = ("that {what} could target", "{what} could target")

    def ok(self) -> bool:
        """Only "that it could target" needs the first "that"."""
        return isinstance(self.what, That) or self.style[0] == 0

    def fits(self, scene: Any, id: Id) -> bool:
        """Whether each of its targets could be that."""
        spells = [spell for spell in self.what.find(scene) if scene.zone(spell) == "stack"]
        return any(could_target(scene.game, spell, scene.you, id) for spell in spells)


@word
class CopyForEach(Act):
    """Copy it for each other thing that it could target; each copy has another one of these as its target."""

    what: It | That
    each: Filter
    those: Things
    HEADS = ("copy", "spell")
    HEADS_MANY = True
    ENGLISH = "<copies|copy> {what} for each other {each@one} . each copy targets a different one of those {those@many}"

    def ok(self) -> bool:
        """It says which it could target, and calls those by their kind."""
        posts: tuple[Post, ...] = getattr(self.each, "posts", ())
        each, those = self.each, self.those
        same = isinstance(each, Things) and (those.kinds, those.nouns) == (each.kinds, each.nouns) and not those.posts
        return same and any(isinstance(post, ThatItCouldTarget) for post in posts)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """A copy for each but what it targets already."""
        done = False
        for id in still_there(scene, self.what.find(scene), "stack"):
            now = scene.target_ids(id)
            others = tuple(each for each in self.each.candidates(scene) if each not in now)
            copies = yield from copies_for_each(scene.game, id, player, others)
            scene.remember(self.mark, copies)
            done = done or bool(copies)
        return done

    def ends_sentence(self) -> bool:
        """A full stop stands in it."""
        return True
