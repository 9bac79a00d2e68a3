"""702.160 Prototype."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.offers import Way
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id
from spellwright.words.word import word


@word
class Prototype(KeywordAbility):
    """Prototype (702.160a)."""

    mana: ManaCost
    size: str
    RULE = "702.160"
    SUMMARY = "You may cast it prototyped: smaller, and for another mana cost."
    CALLED = ("prototype",)
    SYNONYMS = True
    ENGLISH = ("prototype {mana:mana} — {size:pt}", "prototype {mana:mana} - {size:pt}")

    def alternatives(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Prototyped: with that mana cost, power and toughness, and the colors of that cost (718.3a-b)."""
        power, _, toughness = self.size.partition("/")
        small = replace(
            values_of(game, way),
            mana_cost=self.mana,
            colors=self.mana.colors,
            power=int(power),
            toughness=int(toughness),
        )
        yield replace(way, name="prototype", values=small, rule="702.160a")
