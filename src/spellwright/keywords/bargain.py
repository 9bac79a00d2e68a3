"""702.166 Bargain."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.times import times_paid
from spellwright.rules.happen import happen
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.state.events.permanents import Sacrifice
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.conditions import Fact
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Bargain(KeywordAbility):
    """Bargain (702.166a)."""

    RULE = "702.166"
    SUMMARY = "As you cast it, you may sacrifice an artifact, enchantment or token, for more effect."
    ENGLISH = "bargain"

    def zones(self) -> frozenset[str]:
        """On the stack (702.166a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Sacrificing an artifact, enchantment, or token (702.166a)."""
        yield OptionalCost("bargain", (SacrificeForBargain(),))

    def has_status(self, game: Game, me: Id, name: str) -> bool:
        """The spell, or the permanent it became, was bargained (702.166b)."""
        return name == "bargained" and times_paid(game, me, "bargain") > 0


@word
class SacrificeForBargain(Cost):
    """Sacrifice an artifact, enchantment, or token."""

    def payable(self, scene: Scene, player: Id) -> bool:
        """If the player controls one."""
        return bool(self._able(scene, player))

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Choose and sacrifice it."""
        able = self._able(scene, player)
        id = yield from choose(player, able, "pay", "Sacrifice which?", "702.166a", scene.source)
        yield from happen(scene.game, Sacrifice(id, player), rule="702.166a", source=scene.source)

    def _able(self, scene: Scene, player: Id) -> list[Id]:
        mine = [id for id in scene.objects("battlefield") if scene.controller(id) == player]
        return [id for id in mine if scene.status(id, "token") or scene.traits(id).types & {"artifact", "enchantment"}]


@word
class WasBargained(Fact):
    """Whether it was bargained (702.166b)."""

    what: Objects
    negative: bool = False
    ENGLISH = ("{what} was bargained", "{what} wasn't bargained {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """As it was cast."""
        return any(scene.status(id, "bargained") for id in self.what.find(scene)) != self.negative

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether it is bargained (702.166c)."""
        return ("bargain" in paid) != self.negative
