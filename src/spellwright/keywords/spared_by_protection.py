"""702.16n, 702.16p. "This effect doesn't remove ~": what protection leaves attached."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.clauses.clause import Clause, Full
from spellwright.actions.clauses.thing_does import ThingDoes
from spellwright.actions.gains import Has
from spellwright.keywords.protection import Protection, Spared
from spellwright.words.quantified import Bare
from spellwright.words.references import It, Self
from spellwright.words.word import word


@word
class DoesntRemove(Full):
    """What the protection of the sentence before leaves attached."""

    what: Self | Bare
    host: It | None = None
    ENGLISH = (
        "this effect doesn't remove {what}",
        "this effect doesn't remove {what} that are already attached to {host}",
    )

    def only_static(self) -> bool:
        """Never an instruction."""
        return True

    def said_of(self, before: Clause) -> Clause | None:
        """The same with its protection sparing that; nothing else removes what is attached."""
        if not isinstance(before, ThingDoes):
            return None
        predicates = (before.does, *(following.act for following in before.more))
        if sum(self._protects(does) for does in predicates) != 1:
            return None
        if self._protects(before.does):
            return replace(before, does=self._sparing(before.does))
        more = tuple(
            replace(following, act=self._sparing(following.act)) if self._protects(following.act) else following
            for following in before.more
        )
        return replace(before, more=more)

    def _protects(self, does: object) -> bool:
        return isinstance(does, Has) and any(isinstance(ability, Protection) for ability in does.abilities)

    def _sparing(self, does: object) -> Has:
        assert isinstance(does, Has)
        spared = Spared(self.what, before=self.host is not None)
        sparing = (replace(a, spared=spared) if isinstance(a, Protection) else a for a in does.abilities)
        return replace(does, abilities=tuple(sparing))
