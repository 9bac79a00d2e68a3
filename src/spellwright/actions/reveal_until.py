"""Revealing, or exiling, cards from the top of a library until one of a kind has come (701.20a)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.doing import Act
from spellwright.actions.exile import exile
from spellwright.actions.reveal import reveal
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import Number
from spellwright.words.owners import Owner
from spellwright.words.procedure import Id, Procedure
from spellwright.words.quantified import A
from spellwright.words.word import Word, word


@word
class RevealUntil(Act):
    """Reveal cards from the top until so many of a kind are revealed: the phrase denotes those, the act all of them."""

    owner: Owner
    what: A
    DONE = "revealed"
    HEADS = ("card",)
    HEADS_MANY = True
    SYNONYMS = True
    ENGLISH = (
        "<reveals|reveal> cards from the top of {owner} library until <they reveal|you reveal> {what}",
        "<reveals|reveal> cards from the top of {owner:Their} library until they reveal {what}",
        "<reveals|reveal> cards from the top of {owner} library until {what} <is|are:what> revealed",
    )

    @property
    def joins(self) -> tuple[Word, ...]:
        """All of them are more than those looked for."""
        return (self.what,)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One card after the other, from the top."""
        shown, found = until_found(scene, self.owner, self.what)
        yield from reveal(scene, [(player, id) for id in shown])
        scene.remember(self.what.mark, found)
        scene.remember(self.mark, shown)
        return bool(found)

    def multiplied(self, scene: GameScene, times: int) -> RevealUntil:
        """Until so many times as many are revealed: what is revealed stays where it is (701.20b)."""
        wanted = Number(self.what.count.value(scene) * times)
        return replace(self, what=replace(self.what, count=wanted))


def until_found(scene: GameScene, owner: Owner, what: A) -> tuple[tuple[Id, ...], tuple[Id, ...]]:
    """The cards from the top down to the last that is looked for, and those that are looked for."""
    shown: list[Id] = []
    found: list[Id] = []
    wanted = what.count.value(scene)
    for player in owner.players(scene):
        so_far = 0
        for id in reversed(scene.cards_of(player, "library")):
            if so_far >= wanted:
                break
            shown.append(id)
            if what.describes(scene, id):
                found.append(id)
                so_far += 1
    return tuple(shown), tuple(found)


@word
class ExileUntil(Act):
    """Exile cards from the top until so many of a kind are exiled: the phrase denotes those, the act all of them."""

    owner: Owner
    what: A
    DONE = "exiled"
    HEADS = ("card",)
    HEADS_MANY = True
    ENGLISH = "<exiles|exile> cards from the top of {owner} library until <they exile|you exile> {what}"

    @property
    def joins(self) -> tuple[Word, ...]:
        """All of them are more than those looked for."""
        return (self.what,)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One card after the other, from the top."""
        shown, found = until_found(scene, self.owner, self.what)
        exiled = yield from exile(scene, shown)
        scene.remember(self.what.mark, tuple(scene.now(id) for id in found))
        scene.remember(self.mark, exiled)
        return bool(found)
