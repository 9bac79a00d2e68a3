"""119.5, 119.7. Life totals that become a number, and are exchanged."""

from __future__ import annotations

from spellwright.actions.becomes import Dimension
from spellwright.actions.bringing_about import bring_about
from spellwright.actions.change_base import BaseIsSet
from spellwright.actions.clauses.clause import Full
from spellwright.actions.doable import still_there
from spellwright.actions.doing import Act
from spellwright.actions.durations import until
from spellwright.actions.life import life_set_to
from spellwright.rules.happen import is_forbidden
from spellwright.rules.scene import GameScene
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.history import Floating
from spellwright.words.amounts import Amount, Quantity
from spellwright.words.owners import Owner, Possessor, Your
from spellwright.words.players import Players
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.stats import Stat
from spellwright.words.word import word


@word
class LifeTotalBecomes(Full):
    """Somebody's life total becomes a number (119.5)."""

    owner: Owner
    total: Amount
    SYNONYMS = True
    ENGLISH = (
        "{owner} life total becomes {total:digits}",
        "{owner} life total becomes equal to {total:Quantity}",
        "{owner} life total becomes {total:Quantity}",
    )

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """They gain or lose the difference."""
        total = self.total.value(scene)
        events: list[Event] = []
        for player in self.owner.players(scene):
            events += life_set_to(scene, player, total)
        yield from bring_about(scene, *events, rule="119.5")
        return True


@word
class LifeTotalRestored(Full):
    """Your life total, which was spoken of, becomes what you began with (119.5)."""

    owner: Your
    ENGLISH = "it becomes equal to {owner} starting life total"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """You gain or lose the difference."""
        events = life_set_to(scene, scene.you, scene.starting_life(scene.you))
        yield from bring_about(scene, *events, rule="119.5")
        return bool(events)


@word
class HaveLifeBecome(Act):
    """Have a life total become a number (119.5): "you may have your life total become 4"."""

    owner: Owner
    total: Quantity
    ENGLISH = "<has|have> {owner} life total become {total}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """They gain or lose the difference."""
        return (yield from LifeTotalBecomes(self.owner, self.total).perform(scene))


@word
class ExchangeLifeTotals(Act):
    """Exchange life totals: with a player, or two players between themselves (701.12c)."""

    other: Players | None = None
    ENGLISH = "<exchanges|exchange> life totals [with {other}]"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """With the other player."""
        assert self.other is not None, "two players exchange"
        others = yield from self.other.pick(scene, player)
        return (yield from exchange_life(scene, (player, *others)))

    def perform_all(self, scene: GameScene, players: tuple[Id, ...], mark: int = 0) -> Procedure[bool]:
        """The two of them, where no other is named."""
        if self.other is None:
            return (yield from exchange_life(scene, players))
        return (yield from self.perform(scene, players[0]))


@word
class ExchangeLifeWith(Act):
    """Exchange a life total with a creature's power or toughness (701.12g)."""

    owner: Owner
    of: Possessor
    which: Dimension
    ENGLISH = "<exchanges|exchange> {owner} life total with {of} {which}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Each becomes what the other was, or nothing happens (701.12a)."""
        there = still_there(scene, self.of.whose(scene))
        creatures = [id for id in there if "creature" in scene.traits(id).types]
        players = self.owner.players(scene)
        if not creatures or not players:
            return False
        creature, total = creatures[0], scene.life(players[0])
        is_power = self.which is Dimension.POWER
        events = life_set_to(scene, players[0], (Stat.POWER if is_power else Stat.TOUGHNESS).of(scene, creature))
        if any(is_forbidden(scene.game, event) for event in events):
            return False
        sets = BaseIsSet(total, None) if is_power else BaseIsSet(None, total)
        effect = Floating(NOBODY, sets, scene.source, scene.you, 0, until(None, scene), locked=(creature,), x=scene.x)
        yield from bring_about(scene, *events, Begin(effect), rule="701.12g")
        return True


def exchange_life(scene: GameScene, players: tuple[Id, ...]) -> Procedure[bool]:
    """Let two players exchange life totals: each gains or loses the difference, or nothing happens (701.12a, c).

    Nothing does if one of them can't gain or lose that life (119.7, 119.8).
    """
    if len(set(players)) != 2:
        return False
    one, other = players
    events = (*life_set_to(scene, one, scene.life(other)), *life_set_to(scene, other, scene.life(one)))
    if any(is_forbidden(scene.game, event) for event in events):
        return False
    yield from bring_about(scene, *events, rule="701.12c")
    return bool(events)
