"""400.11. Cards outside the game: playing one of them, and choosing one there or in exile."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.casting_by_effect import Playing
from spellwright.actions.doing import Act
from spellwright.actions.past.cast_this_way import PERMISSION
from spellwright.actions.permissions import PermissionClause
from spellwright.actions.supposing import SupposedParts
from spellwright.rules.hooks import Hooks, Way
from spellwright.rules.playing_lands import is_land
from spellwright.rules.scene import GameScene, scene_of
from spellwright.rules.ways import values_of
from spellwright.state.events.cards import Reveal
from spellwright.state.events.zones import OUTSIDE, Move
from spellwright.state.game import Game
from spellwright.words.durations import Duration
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.quantified import A
from spellwright.words.word import Word, word
from spellwright.words.zones import OutsideTheGame


@word
class RevealOutsideOrChoose(Act):
    """Reveal a card from outside the game, or choose one elsewhere."""

    outside: A
    other: A
    HEADS = ("card",)
    DONE = "chosen"
    ENGLISH = "<reveals|reveal> {outside} or <chooses|choose:outer> {other}"

    def ok(self) -> bool:
        """The first is outside the game, the other isn't (Karn, the Great Creator)."""
        return isinstance(self.outside.what.place(), OutsideTheGame) and self.other.what.place() is not None

    @property
    def joins(self) -> tuple[Word, ...]:
        """The two phrases, one of which it denotes."""
        return (self.outside, self.other)

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses among both; what is outside is shown."""
        options = (*self.outside.find(scene), *self.other.find(scene))
        scene.remember(self.mark, ())
        if not options:
            return False
        chosen = yield from choose(player, options, "choose", "Choose a card", "608.2d", scene.source)
        if scene.zone(chosen) == OUTSIDE:
            yield from bring_about(scene, Reveal(player, (chosen,)), rule="701.20a")
        scene.remember(self.mark, (chosen,))
        return True

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is one."""
        return bool(self.outside.find(scene) or self.other.find(scene))


@word
class PlayOneFromOutside(PermissionClause):
    """You may play a card that you own outside the game: one, while the permission lasts (601.3)."""

    verb: Playing
    what: A
    duration: Duration
    many = True
    ENGLISH = "you may {verb} {what} {duration}"

    def ok(self) -> bool:
        """Only what is outside the game (Wish)."""
        return isinstance(self.what.what.place(), OutsideTheGame)

    def meaning(self) -> Hooks:
        """The permission."""
        return MayPlayFromOutside(self.verb, self.what)


@word
class MayPlayFromOutside(Hooks):
    """That permission at work."""

    verb: Playing
    what: A
    RULE = "601.3"

    def permits(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """A way for each such card, until one of them has been played."""
        scene = scene_of(game, me)
        name = f"{PERMISSION}{scene.source}"
        if player != scene.you or _has_played(game, player, name):
            return ()
        return [Way(id, name=name) for id in game.player(player).outside]

    def admits(self, game: Game, me: Id, player: Id, way: Way) -> bool:
        """If it is such a card (601.3e), and no land if it may only be cast."""
        if is_land(game, way) and self.verb is Playing.CAST:
            return False
        return self.what.describes(SupposedParts(scene_of(game, me), {way.object: values_of(game, way)}), way.object)


def _has_played(game: Game, player: Id, way: str) -> bool:
    """Whether the player has cast a spell so this turn, or played a land from outside the game."""
    for entry in game.this_turn():
        move = entry.event
        if not isinstance(move, Move) or game[move.object].was != OUTSIDE or game[move.object].owner != player:
            continue
        choices = game[entry.new].choices if entry.new else None
        if move.to == "battlefield" or (choices is not None and choices.way == way):
            return True
    return False
