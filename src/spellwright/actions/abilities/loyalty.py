"""Loyalty abilities (606)."""

from __future__ import annotations

from spellwright.actions.abilities.content import Content
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.abilities.text import divided_in
from spellwright.actions.walking import once
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks, Modal
from spellwright.rules.scene import GameScene, resolving_scene
from spellwright.state.choices import Choices
from spellwright.state.events.permanents import PutCounters, RemoveCounters
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.procedure import Id, Procedure
from spellwright.words.scene import Scene
from spellwright.words.targets import Aim
from spellwright.words.word import word


@word
class LoyaltyCost(Cost):
    """Putting loyalty counters on the planeswalker, or removing some (606.4)."""

    change: str

    def counters(self, scene: Scene) -> int:
        """How many are put (above 0) or removed (below)."""
        sign = -1 if self.change[0] in "−-–" else 1
        number = self.change.lstrip("+−-–")
        return sign * (scene.x if number == "X" else int(number))

    def has_x(self) -> bool:
        """If it removes or puts X of them (107.3a)."""
        return self.change.endswith("X")

    def payable(self, scene: Scene, player: Id) -> bool:
        """If there are as many as are removed (606.6)."""
        return scene.counters(scene.source, "loyalty") + self.counters(scene) >= 0

    def pay(self, scene: Scene, player: Id) -> Procedure[None]:
        """Put or remove them."""
        assert isinstance(scene, GameScene)
        change = self.counters(scene)
        if change > 0:
            yield from happen(scene.game, PutCounters(scene.source, "loyalty", change, player), rule="606.4")
        elif change < 0:
            yield from happen(scene.game, RemoveCounters(scene.source, "loyalty", -change), rule="606.4")


@word
class LoyaltyAbility(Paragraph, Hooks):
    """An activated ability with a loyalty cost (606.1)."""

    change: str
    content: Content
    RULE = "606.1"
    ENGLISH = "{change:loyalty} : {content}"

    def abilities(self, on_spell: bool) -> tuple[Ability, ...]:
        """Itself."""
        return (self,)

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """The loyalty cost."""
        return once("loyalty cost", self, lambda: (LoyaltyCost(self.change),))

    def is_loyalty(self) -> bool:
        """It is one: at sorcery speed, one a turn for each planeswalker (606.2, 606.3)."""
        return True

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """Carry out its content."""
        yield from self.content.perform(resolving_scene(game, me))

    def modal(self, game: Game, me: Id) -> Modal | None:
        """Its modes."""
        return self.content.modal(game, me)

    def aims(self, game: Game, me: Id, choices: Choices) -> tuple[Aim, ...]:
        """Its targets."""
        return self.content.aims(choices)

    def divided(self, game: Game, me: Id, choices: Choices) -> tuple[tuple[int, int], ...]:
        """What is divided among its targets (601.2d)."""
        return divided_in(self.content, game, me, choices)
