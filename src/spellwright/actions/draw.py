"""Drawing cards (121)."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act, Doing
from spellwright.actions.multiplying import times_over
from spellwright.rules.drawing import to_draw
from spellwright.rules.scene import GameScene
from spellwright.state.events.zones import Move
from spellwright.state.history import Entry
from spellwright.words.amounts import Amount, Number
from spellwright.words.procedure import Id, Procedure, choose
from spellwright.words.word import word


@word
class Draw(Act):
    """Draw cards: one after the other (121.2)."""

    number: Amount
    more: Amount | None = None
    fewer: Amount | None = None
    SYNONYMS = True
    DONE = "drawn"
    HEADS = ("card",)
    ENGLISH = (
        "<draws|draw> {number:count} <card|cards:number>",
        "<draws|draw> a additional card {number=Number(1)}",
        "<draws|draw> {number:num} additional <card|cards:number>",
        "<draws|draw> cards equal to {number:Quantity}",
        "<draws|draw> {number:num} cards plus {more:num}",
        "<draws|draw> {number:num} cards minus {fewer:num}",
    )

    def ok(self) -> bool:
        """One more is "an additional card"."""
        return not (self.style[0] == 2 and self.number == Number(1))

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Each draw is an event of its own (121.2). What came to the hand instead wasn't drawn (614.6)."""
        number = self.number.value(scene)
        scene.remember(self.number.mark, number)
        number += self.more.value(scene) if self.more is not None else 0
        number = max(0, number - self.fewer.value(scene)) if self.fewer is not None else number  # 107.1b
        before = scene.game.history
        yield from bring_about(scene, to_draw(scene.game, player, number))
        scene.remember(self.mark, _drawn_since(scene, before))
        return number > 0

    def multiplied(self, scene: GameScene, times: int) -> Doing:
        """So many times the cards."""
        return times_over(self, "number", scene, times)


def _drawn_since(scene: GameScene, before: Entry | None) -> tuple[Id, ...]:
    """The cards drawn since then, by whomever: an effect may let others draw of them (614.6, Alms Collector)."""
    drawn: list[Id] = []
    entry = scene.game.history
    while entry is not None and entry is not before:
        if entry.new and isinstance(entry.event, Move) and entry.event.cause == "draw":
            drawn.append(entry.new)
        entry = entry.before
    return tuple(reversed(drawn))


@word
class DrawUpTo(Act):
    """Draw up to a number of cards, as many as the player likes (121.2)."""

    most: Amount
    DONE = "drawn"
    HEADS = ("card",)
    ENGLISH = "<draws|draw> up to {most:num} <card|cards:most>"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses the number first."""
        options = range(self.most.value(scene) + 1)
        number = yield from choose(player, options, "number", "How many cards do you draw?", "121.2", scene.source)
        return (yield from Draw(Number(number), mark=self.mark).perform(scene, player))
