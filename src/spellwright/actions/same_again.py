"""The act before it done again with other things: "put all creature cards …, then do the same for Aura cards"."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.doing import Act, Doing
from spellwright.actions.rewriting import rewritten
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import Word, word


@word
class DoTheSameFor(Act):
    """Do the same for other things: the act before it, of things that its description fits otherwise (608.2c)."""

    what: Things
    ENGLISH = "<does|do> the same for {what@many}"

    def said_after(self, before: Doing | None) -> Doing | None:
        """That act with these things in the place of those, from where, or as, those were."""
        said = [each for each in within(before) if isinstance(each, Things)] if before is not None else []
        if not said or self.what.posts:
            return None
        these = replace(self.what, posts=said[0].posts)

        def change(each: Word) -> Word:
            return replace(these, mark=each.mark, refers=each.refers) if each == said[0] else each

        return rewritten(before, change)  # type: ignore[no-any-return]

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """It is always said after another act."""
        yield from ()
        return False
