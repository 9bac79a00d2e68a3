"""702.174 Gift."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from spellwright.actions.create import Create
from spellwright.actions.doing import Act
from spellwright.actions.draw import Draw as DrawAct
from spellwright.actions.predefined_tokens import Predefined, PredefinedToken
from spellwright.actions.token_words import DescribedToken
from spellwright.actions.turn_acts import TakeExtraTurn
from spellwright.actions.walking import once
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.saying import Meant
from spellwright.keywords.times import times_paid
from spellwright.keywords.triggering import WhenItEnters
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.offers import Casting, OptionalCost
from spellwright.rules.scene import GameScene, resolving_scene
from spellwright.rules.state_scene import PAID
from spellwright.state.events.cards import Act as ActEvent
from spellwright.state.events.permanents import Mark
from spellwright.state.game import Game
from spellwright.words.ability import STACK
from spellwright.words.adjectives import Color
from spellwright.words.amounts import Number
from spellwright.words.conditions import Fact
from spellwright.words.costs import Cost
from spellwright.words.kinds import OfType, SubtypeModifier
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.scene import Scene
from spellwright.words.word import word

GIFT = "gift"


class Present(Enum):
    """What is given (702.174d-i)."""

    CARD = "a card"
    EXTRA_TURN = "an extra turn"
    FOOD = "a Food"
    OCTOPUS = "an Octopus"
    FISH = "a tapped Fish"
    TREASURE = "a Treasure"


@word
class Gift(KeywordAbility):
    """Gift (702.174a)."""

    present: Present
    RULE = "702.174"
    SUMMARY = "As you cast it, you may promise an opponent a gift, for more effect."
    CALLED = ("gift",)
    ENGLISH = "gift {present}"

    def means(self) -> Meant:
        """The promise, and giving (702.174a-b)."""
        return once("gift", self, lambda: (PromisesGift(self.present), GivesGift(self.present)))


@word
class PromisesGift(Hooks):
    """As an additional cost to cast this spell, you may choose an opponent; an instant or sorcery gives by itself."""

    present: Present
    RULE = "702.174a"

    def zones(self) -> frozenset[str]:
        """On the stack (702.174a)."""
        return STACK

    def optional_costs(self, game: Game, me: Id, casting: Casting) -> Iterable[OptionalCost]:
        """Choosing an opponent."""
        yield OptionalCost(GIFT, (ChoosesOpponent(),))

    def instructs(self, game: Game, me: Id) -> Procedure[None]:
        """Before anything else, the chosen player gets the gift, if it was promised (702.174b, 702.174j)."""
        if game[me].note(GIFT) and characteristics(game, me).types & {"instant", "sorcery"}:
            yield from give(resolving_scene(game, me), game[me].note(GIFT), self.present)

    def becomes(self, game: Game, me: Id, permanent: Id) -> Procedure[None]:
        """The permanent remembers to whom it was promised."""
        if game[me].note(GIFT):
            yield from happen(game, Mark(permanent, GIFT, game[me].note(GIFT)), rule="702.174b", source=me)


@word
class ChoosesOpponent(Cost):
    """Choose an opponent, to whom the gift is promised."""

    def payable(self, scene: Scene, player: Id) -> bool:
        """If there is one."""
        return bool(scene.opponents(player))

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """The spell remembers the player."""
        assert isinstance(scene, GameScene)
        chosen = yield from choose(
            player, scene.opponents(player), "choose", "Which opponent?", "702.174a", scene.source
        )
        yield from happen(scene.game, Mark(scene.stack_object, GIFT, chosen), rule="702.174a", source=scene.source)


@word
class GivesGift(WhenItEnters):
    """When this permanent enters, if its gift cost was paid, the chosen player gets the gift (702.174b)."""

    present: Present
    RULE = "702.174b"

    def fits(self, game: Game, me: Id) -> bool:
        """If it was."""
        return times_paid(game, me, GIFT) > 0

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """The player gets it."""
        scene = resolving_scene(game, me)
        player = game[scene.source].note(GIFT)
        if player:
            yield from give(scene, player, self.present)


PRESENTS: Mapping[Present, Act] = {
    Present.CARD: DrawAct(Number(1)),
    Present.EXTRA_TURN: TakeExtraTurn(Number(1)),
    Present.FOOD: Create(Number(1), PredefinedToken(Predefined.FOOD)),
    Present.OCTOPUS: Create(
        Number(1),
        DescribedToken(size="8/8", colors=(Color.BLUE,), kind=OfType((SubtypeModifier("Octopus"),), "creature")),
    ),
    Present.FISH: Create(
        Number(1),
        DescribedToken(True, size="1/1", colors=(Color.BLUE,), kind=OfType((SubtypeModifier("Fish"),), "creature")),
    ),
    Present.TREASURE: Create(Number(1), PredefinedToken(Predefined.TREASURE)),
}
"""What the player who gets it does (702.174d-i)."""


def give(scene: GameScene, player: Id, present: Present) -> Procedure[None]:
    """Give the gift to the player (702.174d-i); then its giver has given one (702.174c)."""
    yield from PRESENTS[present].perform(scene, player)
    yield from happen(
        scene.game, ActEvent(scene.you, "give a gift", scene.source), rule="702.174c", source=scene.source
    )


@word
class GiftPromised(Fact):
    """That the gift was promised (702.174k)."""

    negative: bool = False
    LOOKS = frozenset({"notes"})
    LOCAL = False
    ENGLISH = ("the gift was promised", "the gift wasn't promised {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """As it was cast."""
        return scene.status(scene.source, PAID + GIFT) != self.negative

    def as_cast(self, paid: tuple[str, ...], way: str) -> bool | None:
        """Whether it is promised (702.174m)."""
        return (GIFT in paid) != self.negative
