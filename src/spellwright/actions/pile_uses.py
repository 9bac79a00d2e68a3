"""What is done with piles (700.3): who chooses one, what only its creatures can do, shuffling one, drawing from one."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.casting_by_effect import CastOrPlay, Playing
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.actions.piles import AllInPile, OneOfTheirPiles, OnePile
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.events.zones import ShufflePile
from spellwright.state.game import Game
from spellwright.state.history import Floating
from spellwright.words.durations import Duration
from spellwright.words.groups import Them
from spellwright.words.owners import Their
from spellwright.words.players import Players
from spellwright.words.procedure import NOBODY, Id, Procedure, choose
from spellwright.words.quantified import Bare
from spellwright.words.references import Objects, referred
from spellwright.words.scene import Scene
from spellwright.words.word import word


class CombatDeed(Enum):
    """What only the creatures of a pile can do."""

    ATTACK = "attack"
    BLOCK = "block"


@word
class OnlyTheyCan(Full):
    """Only some creatures can attack or block for a time: "only creatures in the chosen piles can block this turn"."""

    what: AllInPile | Bare
    deed: CombatDeed
    duration: Duration
    ENGLISH = "only {what} can {deed} {duration}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """Others can't, also those that come later."""
        ids = yield from self.what.pick(scene, scene.you)
        ability = OthersCant(self.deed, scene.all_now(ids))
        effect = Floating(NOBODY, ability, scene.source, scene.you, 0, until(self.duration, scene))
        yield from happen(scene.game, Begin(effect), source=scene.stack_object)
        return True


@word
class OthersCant(Hooks):
    """What isn't among these objects can't attack, or block."""

    deed: CombatDeed
    but: tuple[Id, ...]
    RULE = "508.1c"

    def restricts_attack(self, game: Game, me: Id, attacker: Id, defender: Id) -> bool:
        """If that is what they can't do."""
        return self.deed is CombatDeed.ATTACK and attacker not in self.but

    def restricts_block(self, game: Game, me: Id, blocker: Id, attacker: Id) -> bool:
        """If that is what they can't do (509.1b)."""
        return self.deed is CombatDeed.BLOCK and blocker not in self.but


@word
class ShuffleThatPile(Act):
    """Shuffle the face-down pile in which cards have been exiled (701.24a)."""

    many = True
    ENGLISH = "<shuffles|shuffle> that pile"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The cards change places."""
        ids = tuple(id for id in scene.all_now(referred(scene, self)) if scene.zone(id) == "exile")
        yield from bring_about(scene, ShufflePile(player, ids))
        return bool(ids)


@word
class TopOfPile(Objects):
    """The top card of what an ability linked to this one has exiled as a pile (607.2a)."""

    many = False
    HEADS = ("card",)
    SYNONYMS = True
    ENGLISH = ("the top card of the exiled pile", "the top card of the pile you exiled")

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """The one that was put there last."""
        ids = tuple(id for id in scene.objects("exile") if scene.exiled_with(id) == scene.source)[-1:]
        scene.remember(self.mark, ids)
        return ids


@word
class ChosenBy(Full):
    """One of each player's piles is chosen by an opponent of that player, whom the player chooses."""

    pile: OneOfTheirPiles
    who: OneOfTheirOpponents
    DONE = "chosen"
    ENGLISH = "{pile} is chosen by {who}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """The player chooses an opponent, who chooses a pile."""
        for player in self.who.whose.players(scene):
            (opponent,) = yield from self.who.pick(scene, player)
            yield from self.pile.pick(scene, opponent)
        return True


@word
class OneOfTheirOpponents(Players):
    """An opponent of a player, whom that player chooses: "one of their opponents of their choice"."""

    whose: Their
    many = False
    ENGLISH = "one of {whose} opponents of their choice"

    def find(self, scene: Scene) -> tuple[Id, ...]:
        """All who could be."""
        return tuple(id for player in self.whose.players(scene) for id in scene.opponents(player))

    def pick(self, scene: Scene, player: Id, among: Iterable[Id] | None = None) -> Procedure[tuple[Id, ...]]:
        """The player whose opponent it is chooses."""
        chosen = yield from choose(player, self.find(scene), "choose", "Choose an opponent", "608.2d", scene.source)
        return (chosen,)


@word
class PlayFromPile(Full):
    """Lands may be played and spells be cast from a pile that is chosen, without paying their mana costs (608.2g)."""

    pile: OnePile
    many = True
    ENGLISH = (
        "you may play lands and cast spells from {pile} . "
        "if you cast a spell this way , you cast it without paying its mana cost"
    )

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """One after the other, as long as the player likes."""
        act, you, done = CastOrPlay(Playing.PLAY, Them(), free=True), scene.you, False
        left = list((yield from self.pile.pick(scene, you)))
        while able := [id for id in left if act.ways(scene, you, scene.now(id))]:
            chosen = yield from choose(you, [*able, None], "choose", "What do you play?", "608.2g", scene.source)
            if chosen is None:
                break
            left.remove(chosen)
            done = (yield from act.play(scene, you, scene.now(chosen))) or done
        return done

    def optional(self) -> bool:
        """The player decides."""
        return True
