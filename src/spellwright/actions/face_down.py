"""701.40, 701.58, 701.62, 708.2a. Manifesting, cloaking, turning face down."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.bringing_about import bring_about, moved
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks, SpecialAction
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Reveal
from spellwright.state.events.permanents import TurnFaceDown as TurnFaceDownEvent
from spellwright.state.events.permanents import TurnFaceUp
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.costs import PayMana
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.references import Moved, Objects
from spellwright.words.word import Word, word

FACE_DOWN = Characteristics(types=frozenset({"creature"}), power=2, toughness=2)
"""What a face-down permanent is: a 2/2 creature with no text, name, subtypes or mana cost (708.2a)."""


@word
class ManifestedTurnsUp(Hooks):
    """A manifested creature card can be turned face up for its mana cost (701.40b)."""

    RULE = "701.40b"

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """While it is face down and its card is a creature card with a mana cost."""
        o = game[me]
        values = o.printed
        if o.zone != "battlefield" or o.face_down is None or values.mana_cost is None:
            return ()
        if "creature" not in values.types or game[me].controller != player:
            return ()
        costs = (PayMana(values.mana_cost),)
        return (SpecialAction(me, "turn face up", self, costs, rule="701.40b", hidden=True),)

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """Turn it face up."""
        yield from happen(game, TurnFaceUp(me), rule="701.40b", source=me)


@word
class Manifest(Act):
    """Manifest cards: put them onto the battlefield face down (701.40a), one at a time (701.40e)."""

    what: Moved
    HEADS = ("creature", "card")
    ENGLISH = "<manifests|manifest> {what}"

    @property
    def joins(self) -> tuple[Word, ...]:
        """What is manifested, which is the permanent from then on."""
        return (self.what,)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Under the control of who manifests."""
        ids = yield from self.what.pick(scene, player)
        made: list[Id] = []
        for id in ids:
            made += yield from manifest(scene, player, scene.now(id))
        scene.remember(self.mark, tuple(made))
        return bool(made)


def manifest(scene: GameScene, player: Id, id: Id) -> Procedure[tuple[Id, ...]]:
    """Manifest one card (701.40a); the permanent comes back."""
    move = Move(
        id, "battlefield", controller=player, face_down=FACE_DOWN, granted=(ManifestedTurnsUp(),), cause="manifest"
    )
    return moved(scene, (yield from bring_about(scene, move, rule="701.40a")))


@word
class ManifestDread(Act):
    """Manifest dread (701.62a)."""

    HEADS = ("creature", "card")
    ENGLISH = "<manifests|manifest> dread"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Look at the top two cards, manifest one, put the other into the graveyard."""
        cards = scene.cards_of(player, "library")[::-1][:2]
        if cards:
            yield from bring_about(scene, Reveal(player, cards, to=player), rule="701.62a")
            why = "Which card do you manifest?"
            one = yield from choose(player, cards, "choose", why, "701.62a", scene.source)
            scene.remember(self.mark, (yield from manifest(scene, player, one)))
            rest = (Move(id, "graveyard", cause="put") for id in cards if id != one)
            yield from bring_about(scene, *rest, rule="701.62a")
        yield from bring_about(scene, Deed(player, "manifest dread"), rule="701.62b")
        return bool(cards)


@word
class TurnFaceDown(Act):
    """Turn permanents face down (708.2a)."""

    what: Objects
    ENGLISH = "turn {what} face down"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Those that are face up; a double-faced permanent can't be (712.16)."""
        ids = still_there(scene, (yield from self.what.pick(scene, player)))
        able = [id for id in ids if not scene.status(id, "face_down") and not _double_faced(scene, id)]
        yield from bring_about(scene, *(TurnFaceDownEvent(id, FACE_DOWN) for id in able))
        return bool(able)


def _double_faced(scene: GameScene, id: Id) -> bool:
    card = scene.game[id].card
    return card is not None and card.layout in ("transform", "modal_dfc", "meld", "double_faced_token")
