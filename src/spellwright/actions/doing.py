"""Acts: what a player does. A verb has no subject; its clause says who does it (608.2c)."""

from __future__ import annotations

from typing import ClassVar

from spellwright.actions.bringing_about import mark_by, remember_by_player
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.words.amounts import X
from spellwright.words.costs import Cost
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


class Doing(Word):
    """The family of acts, and of acts with something around them ("for each ...")."""

    __slots__ = ()
    NAMED: ClassVar[str] = "something to do"
    DONE: ClassVar[str] = ""
    """What its objects are afterwards, so that "the exiled card" finds them: a value of `references.Done`, or ""."""
    HEADS: ClassVar[tuple[str, ...]] = ()
    """The nouns of what the act itself brings up besides its objects: "token", "card"; remembered under its own mark."""
    HEADS_MANY: ClassVar[bool] = False
    """Whether what it brings up is always several: "those cards"."""
    ONLY_JOINED: ClassVar[bool] = False
    """Whether it only stands behind another act: "copy this spell and may choose new targets for the copy"."""
    AMOUNT: ClassVar[bool] = False
    """Whether it has an amount, remembered under its own mark, that "that much" and "that many" can mean."""

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Let the player do it; whether it was done comes back, for "if you do" (608.2c)."""
        raise NotImplementedError

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """Let several players do it, in APNAP order (101.4); whether any did comes back.

        `mark` is that of the phrase for the players: "their" then means each in turn. Acts that several players do at
        the same time (101.4) override this. What they did it with is remembered together: "the cards revealed this way".
        """
        done = False
        together: dict[int, tuple[Id, ...]] = {}
        several = len(players) > 1
        marks = tuple(each.mark for each in within(self) if each.mark) if several else ()
        taken_up = tuple(each.refers for each in within(self) if each.refers > 0) if several else ()
        before = dict(scene.memory) if taken_up else {}
        for player in players:
            if scene.exists(player):
                scene.remember(mark, (player,))
                for each in taken_up:  # "each player creates a token and puts a counter on it": on their own
                    if mark_by(each, player) in before:
                        scene.memory[each] = before[mark_by(each, player)]
                for each in marks:
                    scene.memory.pop(each, None)
                did = yield from self.perform(scene, player)
                if did:
                    scene.doers.setdefault(player)
                done = did or done
                for each in marks:
                    ids = scene.remembered(each)
                    together[each] = (*together.get(each, ()), *ids)
                    remember_by_player(scene, each, [(player, id) for id in ids])
        for each in taken_up:
            if any(mark_by(each, player) in before for player in players):
                scene.memory[each] = before[each]
        for each, ids in together.items():
            if ids:
                scene.remember(each, ids)
        return done

    def possible(self, scene: GameScene, player: Id) -> bool:
        """Whether a player could choose to do it, or pay it as a cost: all of it (118.3, 608.2d)."""
        return True

    def ends_sentence(self) -> bool:
        """Whether a full stop stands in it, so that nothing is joined to it: "add {C}. Spend this mana only …"."""
        return False

    def multiplied(self, scene: GameScene, times: int) -> Doing | None:
        """The same so many times over as one act ("for each ..."); None: it is done again and again."""
        return None

    def said_after(self, before: Doing | None) -> Doing | None:
        """What it does behind the act before it in its clause; None if it can't be said there."""
        return self

    def excepts(self) -> bool:
        """Whether it ends in exceptions: then an "if" behind them is theirs, and no condition for doing it."""
        return False

    def zones_of_source(self) -> tuple[str, ...]:
        """The zones in which the source must be for the act to be done, if it moves that out of one (113.6m)."""
        return ()


class Act(Doing):
    """The family of acts that are verbs."""

    __slots__ = ()


class CostAct(Act):
    """The family of acts that can be a cost: "Sacrifice a creature: ..." (118.1)."""

    __slots__ = ()

    def life(self, scene: Scene) -> int:
        """The life that it costs (119.4)."""
        return 0

    def itself(self) -> bool:
        """Whether it can be paid but once, being done to its own source: "Sacrifice ~"."""
        return False

    def times(self, scene: Scene) -> int | None:
        """How often it could be paid, being done to its own source: "Remove a counter from ~"; None if it isn't."""
        return None


@word
class ActCost(Cost):
    """An act as a cost."""

    act: CostAct
    many = True
    ENGLISH = "{act}"

    def payable(self, scene: Scene, player: Id) -> bool:
        """Whether the act could be done in full (118.3)."""
        assert isinstance(scene, GameScene)
        return self.act.possible(scene, player)

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Do it."""
        assert isinstance(scene, GameScene)
        yield from self.act.perform(scene, player)

    def mana(self, scene: Scene) -> ManaCost | None:
        """No mana."""
        return None

    def life(self, scene: Scene) -> int:
        """The life that the act costs."""
        return self.act.life(scene)

    def times(self, scene: Scene) -> int | None:
        """As often as the act could be done to its own source."""
        return self.act.times(scene)

    def zones_of_source(self) -> tuple[str, ...]:
        """Where the act finds its source (113.6m)."""
        return self.act.zones_of_source()

    def has_x(self) -> bool:
        """If a part of the act has one that nothing defines: "Discard X cards"."""
        return any(isinstance(each, X) and not each.refers for each in within(self.act))

    @property
    def ITSELF(self) -> bool:  # type: ignore[override]  # noqa: N802
        """Whether the act is done to its own source."""
        return self.act.itself()
