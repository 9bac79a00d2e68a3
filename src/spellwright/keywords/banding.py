"""702.22 Banding."""

from __future__ import annotations

from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import characteristics
from spellwright.rules.scene import scene_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.keyword import Losable
from spellwright.words.nouns import Things
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Banding(KeywordAbility):
    """Banding (702.22a)."""

    RULE = "702.22"
    SUMMARY = "It attacks in a band with others, blocked together; its controller divides the damage dealt to the band."
    REDUNDANT = True
    ENGLISH = "banding"

    def variants(self) -> tuple[type[Ability], ...]:
        """What loses banding loses "bands with other" as well (702.22b)."""
        return (BandsWithOther, QuotedBandsWithOther)

    def may_band(self, game: Game, me: Id, members: tuple[Id, ...]) -> bool:
        """Creatures with banding and up to one without (702.22c)."""
        return sum(1 for id in members if not _has_banding(game, id)) <= 1

    def takes_over_division(self, game: Game, me: Id, group: tuple[Id, ...]) -> bool:
        """One creature with banding among them is enough (702.22j-k)."""
        return True


def _has_banding(game: Game, id: Id) -> bool:
    return any(isinstance(ability, Banding) for ability in characteristics(game, id).abilities)


@word
class BandsWithOther(KeywordAbility):
    """Bands with other creatures of a quality (702.22b)."""

    what: Things
    RULE = "702.22"
    SUMMARY = "It attacks in a band with others of the quality, and shares what banding does with them."
    REDUNDANT = True
    ENGLISH = "bands with other {what@many}"

    def may_band(self, game: Game, me: Id, members: tuple[Id, ...]) -> bool:
        """Any number of creatures with the quality (702.22c)."""
        return all(self._fits(game, me, id) for id in members)

    def takes_over_division(self, game: Game, me: Id, group: tuple[Id, ...]) -> bool:
        """If it has the quality, and another of them has it, too (702.22j-k)."""
        return self._fits(game, me, me) and any(id != me and self._fits(game, me, id) for id in group)

    def _fits(self, game: Game, me: Id, id: Id) -> bool:
        return self.what.covers(scene_of(game, me), id)


@word
class QuotedBandsWithOther(Ability):
    """The same in quotation marks, as something has or gains it; it keeps its small letter there."""

    what: Things
    ENGLISH = '"bands with other {what@many} . "'

    def means(self) -> tuple[Ability, ...]:
        """The keyword."""
        return once("quoted", self, lambda: (BandsWithOther(self.what),))

    def hooks(self) -> tuple[object, ...]:
        """None of its own: the keyword answers."""
        return ()


@word
class AllBandsWithOther(Losable):
    """All "bands with other" abilities, of whatever quality (702.22b)."""

    ENGLISH = 'all "bands with other" abilities'

    def lost(self) -> tuple[Ability | type[Ability], ...]:
        """The kind."""
        return (BandsWithOther, QuotedBandsWithOther)
