"""118.9. Other costs than the mana cost for spells that others are: "you may pay {0} rather than pay the mana cost for …"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from spellwright.actions.casting_by_effect import found_by_posts
from spellwright.actions.permissions import PermissionClause
from spellwright.actions.supposing import with_spell
from spellwright.rules.hooks import Hooks, Way
from spellwright.rules.scene import scene_of
from spellwright.rules.ways import imagined_casting, values_of
from spellwright.state.events.stack import Cast
from spellwright.state.game import Game
from spellwright.words.amounts import Quantity
from spellwright.words.mana import ManaCost
from spellwright.words.nouns import Noun, Things
from spellwright.words.procedure import Id
from spellwright.words.quantified import A, Bare
from spellwright.words.word import word

RATHER = "rather for "
"""Before the id of the object whose ability lets another cost be paid: the name of that way to cast."""


@word
class RatherThanManaCost(Hooks):
    """Its controller may cast such spells for another cost, or without paying; perhaps one each turn (118.9)."""

    what: A | Bare
    mana: ManaCost | None = None
    once: bool = False
    where: Quantity | None = None
    RULE = "118.9"

    def alternatives_for(self, game: Game, me: Id, player: Id, way: Way) -> Iterable[Way]:
        """Besides each way in which such a spell may be cast for its mana cost."""
        scene = scene_of(game, me)
        name = f"{RATHER}{scene.source}"
        if player != scene.you or "land" in values_of(game, way).types or (self.once and _cast_so(game, name)):
            return ()
        if self.where is not None:
            scene.effect_x = self.where.value(scene)
        if not self.what.describes(with_spell(scene, imagined_casting(game, player, way)), way.object):
            return ()
        named = name if self.once else way.name
        if self.mana is None:
            return (replace(way, name=named, free=True, alternative=True, rule="118.9"),)
        return (replace(way, name=named, cost=self.mana, alternative=True, rule="118.9"),)


def _cast_so(game: Game, name: str) -> bool:
    """Whether a spell has been cast in that way this turn."""
    casts = (entry.event.object for entry in game.this_turn() if isinstance(entry.event, Cast))
    return any(choices is not None and choices.way == name for choices in (game[id].choices for id in casts))


@word
class PayRather(PermissionClause):
    """You may pay some mana rather than the mana cost of such spells (Fist of Suns), or nothing (Fires of Invention)."""

    what: Bare
    mana: ManaCost | None = None
    every: bool = False
    HEADS: ClassVar[tuple[str, ...]] = ("spell",)
    ENGLISH = (
        "you may pay {mana:mana} rather than pay the mana cost for spells that you cast "
        "{what=Bare(Things(nouns=(Noun.SPELL,), posts=(CastBy(You()),)))} {every=True}",
        "you may pay {mana:mana} rather than pay the mana cost for {what}",
        "you may cast {what} without paying their mana costs {mana=None}",
    )

    def ok(self) -> bool:
        """Spells, wherever they are cast from; those of a zone are `PlayFrom`."""
        things = self.what.what
        if not isinstance(things, Things) or Noun.SPELL not in things.nouns or found_by_posts(self.what):
            return False
        return things.place() is None

    def meaning(self) -> Hooks:
        """That cost for each of them."""
        return RatherThanManaCost(self.what, self.mana)


@word
class PayRatherOnce(PermissionClause):
    """Once each turn, you may pay some mana rather than the mana cost of such a spell (As Foretold)."""

    what: A
    mana: ManaCost
    HEADS: ClassVar[tuple[str, ...]] = ("spell",)
    ENGLISH = "once each turn , you may pay {mana:mana} rather than pay the mana cost for {what}"

    def meaning(self) -> Hooks:
        """That cost for one of them."""
        return RatherThanManaCost(self.what, self.mana, once=True)
