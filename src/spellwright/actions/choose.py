"""Choosing things and qualities as an act of its own (608.2d, 607.2d): "choose target creature", "choose a color"."""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar

from spellwright.actions.at_random import ChosenAtRandom, some_at_random
from spellwright.actions.bringing_about import bring_about, choices_of
from spellwright.actions.doing import Act
from spellwright.cr.subtypes import CREATURE_TYPES, LAND_TYPES
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import ChooseFor
from spellwright.words.adjectives import COLOR_BITS, Color
from spellwright.words.groups import AnyNumber
from spellwright.words.kinds import TypeModifier
from spellwright.words.marks import NOT_CHOSEN, beside
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure, choose
from spellwright.words.quantified import A, Bare
from spellwright.words.references import Objects
from spellwright.words.target_phrases import TargetPlayer
from spellwright.words.word import word
from spellwright.words.zones import Among

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")
CARD_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery")
LARGEST_NUMBER = 100
"""The largest number offered where a text lets any number be chosen."""


@word
class ChooseThings(Act):
    """Choose things; what is chosen is taken up later: "choose target creature. ... that creature"."""

    what: Objects | TargetPlayer
    at_random: bool = False
    DONE = "chosen"
    ENGLISH = ("<chooses|choose> {what}", "<chooses|choose> {what:A} at random {at_random=True}")

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """In APNAP order (101.4); all that was chosen is remembered."""
        rest: list[Id] = []
        chosen = yield from choices_of(scene, players, mark, lambda player: self._chosen(scene, player, rest))
        ids = tuple(dict.fromkeys(id for _, id in chosen))
        if self.what.mark and not isinstance(self.what, TargetPlayer):
            left = tuple(dict.fromkeys(id for id in rest if id not in ids))
            scene.remember(beside(self.what.mark, NOT_CHOSEN), left)
        scene.remember(self.what.mark, ids)
        scene.remember(self.mark, ids)
        return bool(ids)

    def _chosen(self, scene: GameScene, player: Id, rest: list[Id]) -> Procedure[tuple[Id, ...]]:
        """What one player chooses; all that could be chosen is added to what is left, of which the chosen are taken."""
        if isinstance(self.what, A | AnyNumber | ChosenAtRandom):
            phrase = self.what.what if isinstance(self.what, ChosenAtRandom) else self.what
            if isinstance(phrase, A | AnyNumber) and not isinstance(phrase.what.place(), Among):
                rest += Bare(phrase.what, phrase.other, refers=phrase.refers).find(scene)
        if not self.at_random:
            return (yield from self.what.pick(scene, player))
        assert isinstance(self.what, A)
        number = self.what.count.value(scene)
        return (yield from some_at_random(scene, player, self.what.find(scene), number))


class Choosable(Enum):
    """What can be chosen that is no object, each with the name under which it is kept for the source."""

    COLOR = "a color"
    CREATURE_TYPE = "a creature type"
    CARD_NAME = "a card name"
    ANY_NAME = "any card name"
    NONLAND_NAME = "a nonland card name"
    CREATURE_NAME = "a creature card name"
    ARTIFACT_NAME = "an artifact card name"
    LAND_NAME = "a land card name"
    NONBASIC_LAND_NAME = "a nonbasic land card name"
    NONCREATURE_NONLAND_NAME = "a noncreature, nonland card name"
    NONARTIFACT_NONLAND_NAME = "a nonartifact, nonland card name"
    NOT_A_BASIC_LAND = "a card name other than a basic land card name"
    CARD_TYPE = "a card type"
    LAND_TYPE = "a land type"
    BASIC_LAND_TYPE = "a basic land type"
    OPPONENT = "an opponent"
    PLAYER = "a player"
    NUMBER = "a number"
    PARITY = "odd or even"
    LAND_OR_NOT = "land or nonland"

    @property
    def key(self) -> str:
        """The name under which the source keeps it."""
        return _KEYS.get(self, self.value.split(" ", 1)[1])

    def options(self, scene: GameScene, player: Id) -> tuple[Any, ...]:
        """What can be chosen."""
        if self is Choosable.OPPONENT:
            return scene.opponents(player)
        if self is Choosable.PLAYER:
            return scene.players()
        if self.value.endswith("card name"):
            return self._names(scene)
        return _OPTIONS[self]

    def _names(self, scene: GameScene) -> tuple[str, ...]:
        """The names of the cards of this game, and those that the game was told of (201.4)."""
        cards = [o.card for o in scene.game.objects if o is not None and o.card is not None]
        faces = [face for card in cards for face in card.faces]
        if self is Choosable.NOT_A_BASIC_LAND:
            faces = [face for face in faces if not {"basic"} <= face.supertypes or "land" not in face.types]
        words = self.value.partition(" other than")[0].replace(",", "").split()[1:-2]
        for kind in (each.removeprefix("non") for each in words):
            faces = [f for f in faces if (kind in f.types or kind in f.supertypes) == (f"non{kind}" not in words)]
        known: tuple[str, ...] = scene.game.option("card names", ())
        return tuple(sorted({*known, *(face.name for face in faces)}))


_KEYS = {
    Choosable.ANY_NAME: "card name",
    Choosable.NONLAND_NAME: "card name",
    Choosable.CREATURE_NAME: "card name",
    Choosable.ARTIFACT_NAME: "card name",
    Choosable.LAND_NAME: "card name",
    Choosable.NONBASIC_LAND_NAME: "card name",
    Choosable.NONCREATURE_NONLAND_NAME: "card name",
    Choosable.NONARTIFACT_NONLAND_NAME: "card name",
    Choosable.NOT_A_BASIC_LAND: "card name",
    Choosable.BASIC_LAND_TYPE: "land type",
    Choosable.OPPONENT: "player",
    Choosable.PARITY: "parity",
    Choosable.LAND_OR_NOT: "land or not",
}
_OPTIONS: dict[Choosable, tuple[Any, ...]] = {
    Choosable.COLOR: tuple(COLOR_BITS),
    Choosable.CREATURE_TYPE: CREATURE_TYPES,
    Choosable.CARD_TYPE: CARD_TYPES,
    Choosable.LAND_TYPE: LAND_TYPES,
    Choosable.BASIC_LAND_TYPE: BASIC_LAND_TYPES,
    Choosable.NUMBER: tuple(range(LARGEST_NUMBER + 1)),
    Choosable.PARITY: ("odd", "even"),
    Choosable.LAND_OR_NOT: ("land", "nonland"),
}


@word
class ChooseAmongTypes(Act):
    """Choose one of some card types: "choose artifact or enchantment"; the source keeps it like any card type."""

    kinds: tuple[TypeModifier, ...]
    what: ClassVar[Choosable] = Choosable.CARD_TYPE
    DONE = "chosen"
    ENGLISH = "<chooses|choose> {kinds:or}"

    def ok(self) -> bool:
        """One type is no choice."""
        return len(self.kinds) > 1

    def chosen(self, scene: GameScene, player: Id) -> Procedure[Any]:
        """Ask the player."""
        options = tuple(kind.name for kind in self.kinds)
        return (yield from choose(player, options, "name", "Choose a card type", "608.2d", scene.source))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Note what was chosen."""
        value = yield from self.chosen(scene, player)
        yield from keep_for_source(scene, self.what, value)
        return True


@word
class ChooseQuality(Act):
    """Choose a colour, a creature type, a player ...; the source keeps what was chosen (607.2d)."""

    what: Choosable
    but: str | None = None
    at_random: bool = False
    but_color: Color | None = None
    DONE = "chosen"
    ENGLISH = (
        "<chooses|choose> {what} at random {at_random=True}",
        "<chooses|choose> {what}",
        "<chooses|choose> {what} other than {but:subtype@one}",
        "<chooses|choose> {what} other than {but_color}",
    )

    def ok(self) -> bool:
        """Only a creature type or a colour can be other than one; players are chosen at random."""
        if self.but_color is not None and (self.what is not Choosable.COLOR or self.but_color.value not in COLOR_BITS):
            return False
        if self.at_random and self.what not in (Choosable.OPPONENT, Choosable.PLAYER):
            return False
        return self.but is None or self.what is Choosable.CREATURE_TYPE

    @property
    def HEADS(self) -> tuple[str, ...]:  # type: ignore[override]  # noqa: N802
        """A player can be taken up: "that player"; a colour or a name can't."""
        return ("player",) if self.what in (Choosable.OPPONENT, Choosable.PLAYER) else ()

    def chosen(self, scene: GameScene, player: Id) -> Procedure[Any]:
        """Ask the player."""
        but = self.but_color.value if self.but_color is not None else self.but
        options = tuple(one for one in self.what.options(scene, player) if but is None or one != but)
        if self.at_random:
            return (yield from some_at_random(scene, player, options, 1))[0]
        kind = "number" if self.what is Choosable.NUMBER else "name"
        return (yield from choose(player, options, kind, f"Choose {self.what.value}", "608.2d", scene.source))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Note what was chosen; a player can be taken up as "that player"."""
        value = yield from self.chosen(scene, player)
        if self.what in (Choosable.OPPONENT, Choosable.PLAYER):
            scene.remember(self.mark, (value,))
        if scene.source >= FIRST_OBJECT:  # it may have been sacrificed for this
            yield from keep_for_source(scene, self.what, value)
        return True


def keep_for_source(scene: GameScene, what: Choosable, value: Any) -> Procedure[None]:
    """Keep what was chosen for the source (607.2d).

    A replacement effect's choice isn't proposed with what happens instead, which may speak of it (608.2d, Abundance); what
    is chosen for something that enters is (614.12a).
    """
    chosen = ChooseFor(scene.source, what.key, value)
    if scene.proposing is not None and scene.at_once is None and scene.zone(scene.source) == "battlefield":
        yield from happen(scene.game, chosen, source=scene.source)
    else:
        yield from bring_about(scene, chosen)
