"""What players keep, sacrificing or discarding the rest: one of each kind, or as many as who has the fewest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from spellwright.actions.bringing_about import bring_about, choices_of, happened
from spellwright.actions.clauses.clause import Full
from spellwright.actions.discard import discard
from spellwright.actions.doing import Act
from spellwright.rules.scene import GameScene
from spellwright.state.events.permanents import Sacrifice as SacrificeEvent
from spellwright.words.filters import Filter
from spellwright.words.procedure import Id, Procedure, choose, choose_some
from spellwright.words.quantified import A
from spellwright.words.word import Word, word

Kept = list[tuple[Id, Id]]
"""Players, each with something that they keep."""


@word
class KeepOneOfEach(Act):
    """Choose one of each kind, perhaps the same for two of them, and sacrifice the rest (101.4)."""

    among: Filter
    each: tuple[A, ...]
    ENGLISH = (
        "<chooses|choose> from among the {among@many} {each:and} , then <sacrifices|sacrifice:outer> the rest",
        "<chooses|choose> {each:and} from among the {among@many} , then <sacrifices|sacrifice:outer> the rest",
    )
    SYNONYMS = True

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose in turn, then all sacrifice the rest at the same time."""
        kept = yield from choices_of(scene, players, mark, lambda player: self._kept(scene, player))
        return (yield from sacrifice_the_rest(scene, players, mark, self.among, kept))

    def _kept(self, scene: GameScene, player: Id) -> Procedure[tuple[Id, ...]]:
        kept: dict[Id, None] = {}
        for what in self.each:
            able = tuple(id for id in self.among.candidates(scene) if what.describes(scene, id))
            if able:
                kept[(yield from choose(player, able, "choose", "Which do you keep?", "608.2d", scene.source))] = None
        return tuple(kept)


@word
class KeepAsManyAsFewest(Act):
    """Choose as many as the player controls who controls the fewest, and sacrifice the rest."""

    what: Filter
    theirs: Filter
    ENGLISH = (
        "<chooses|choose> a number of {theirs@many} equal to the number of {what@many} controlled by the player who "
        "controls the fewest , then <sacrifices|sacrifice:outer> the rest"
    )

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """As `perform_all`, by one player."""
        return (yield from self.perform_all(scene, (player,)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """All choose in turn, then all sacrifice the rest at the same time."""
        return (yield from keep_the_fewest(scene, players, self.what))


class SameWay(Word):
    """The family of what else players do the same way."""

    __slots__ = ()
    NAMED: ClassVar[str] = "what is done the same way"

    def level(self, scene: GameScene) -> Procedure[bool]:
        """Let all players keep as many as who has the fewest."""
        raise NotImplementedError


@word
class DiscardCards(SameWay):
    """Cards in hand are kept, the rest is discarded."""

    ENGLISH = "discard cards"

    def level(self, scene: GameScene) -> Procedure[bool]:
        """All choose in turn, then all discard at the same time."""
        players = tuple(scene.game.in_turn_order())
        fewest = min(len(scene.cards_of(player, "hand")) for player in players)
        kept = yield from choices_of(scene, players, 0, lambda player: self._kept(scene, player, fewest))
        rest = [(p, id) for p in players for id in scene.cards_of(p, "hand") if (p, id) not in kept]
        return (yield from discard(scene, rest, self.mark))

    def _kept(self, scene: GameScene, player: Id, number: int) -> Procedure[tuple[Id, ...]]:
        hand = scene.cards_of(player, "hand")
        return (
            yield from choose_some(player, hand, number, number, "choose", "Which do you keep?", "608.2d", scene.source)
        )


@word
class SacrificePermanents(SameWay):
    """Permanents of a kind are kept, the rest is sacrificed."""

    what: Filter
    ENGLISH = "sacrifice {what@many}"

    def level(self, scene: GameScene) -> Procedure[bool]:
        """All choose in turn, then all sacrifice at the same time."""
        return (yield from keep_the_fewest(scene, tuple(scene.game.in_turn_order()), self.what))


@word
class TheSameWay(Full):
    """Players do something else the same way, one after the other: "players discard cards … the same way"."""

    acts: tuple[SameWay, ...]
    each: bool = False
    ENGLISH = (
        "players {acts:and} the same way",
        "each player discards cards the same way {acts=(DiscardCards(),)} {each=True}",
    )

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """In the order written (608.2c)."""
        done = False
        for act in self.acts:
            done = (yield from act.level(scene)) or done
        return done


def keep_the_fewest(scene: GameScene, players: tuple[Id, ...], what: Filter) -> Procedure[bool]:
    """Each player keeps as many of such permanents as the player controls who controls the fewest."""
    mine = {player: _controlled(scene, player, what) for player in players}
    fewest = min((len(ids) for ids in mine.values()), default=0)
    kept: Kept = []
    for player, ids in mine.items():
        chosen = yield from choose_some(
            player, ids, fewest, fewest, "choose", "Which do you keep?", "608.2d", scene.source
        )
        kept += [(player, id) for id in chosen]
    return (yield from _sacrifice_others(scene, mine, kept))


def sacrifice_the_rest(
    scene: GameScene, players: tuple[Id, ...], mark: int, among: Filter, kept: Kept
) -> Procedure[bool]:
    """Each player sacrifices those of their permanents that they don't keep."""
    mine: dict[Id, tuple[Id, ...]] = {}
    for player in players:
        scene.remember(mark, (player,))
        mine[player] = _controlled(scene, player, among)
    return (yield from _sacrifice_others(scene, mine, kept))


def _controlled(scene: GameScene, player: Id, what: Filter) -> tuple[Id, ...]:
    return tuple(id for id in what.candidates(scene) if scene.controller(id) == player)


def _sacrifice_others(scene: GameScene, mine: Mapping[Id, tuple[Id, ...]], kept: Kept) -> Procedure[bool]:
    """All at the same time."""
    rest = [SacrificeEvent(id, player) for player, ids in mine.items() for id in ids if (player, id) not in kept]
    return bool(happened((yield from bring_about(scene, *rest)), SacrificeEvent))
