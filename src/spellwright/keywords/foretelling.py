"""What other cards say about foretelling (702.143): easier, cheaper, cards that become foretold or were."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.clause import Full
from spellwright.actions.holding import Holding
from spellwright.actions.predicate import Lasting, Predicate
from spellwright.keywords.foretell import FORETELLING, FORETOLD, Foretell, Foretold, known_hooks
from spellwright.keywords.price import OwnManaCost
from spellwright.rules.asking import controller
from spellwright.rules.hooks import Hooks
from spellwright.rules.layers_5_and_6 import AddAbilities
from spellwright.rules.offers import SpecialAction
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Grant, Mark
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.conditions import Fact
from spellwright.words.costs import PayMana
from spellwright.words.mana import ManaCost
from spellwright.words.owners import Its
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure
from spellwright.words.references import Objects
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class ForetellingIsEasier(Full):
    """Foretelling costs less, and can be done on any player's turn (Cosmos Charger)."""

    less: ManaCost
    any_turn: bool = False
    ENGLISH = "foretelling cards from your hand costs {less:mana} less {any_turn?and can be done on any player's turn}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """It is no instruction."""
        yield from ()
        return False

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A static ability."""
        return None if on_spell else (EasesForetelling(self.less, any_turn=self.any_turn),)


@word
class EasesForetelling(Hooks):
    """What that static ability does."""

    less: ManaCost
    any_turn: bool = False

    def eases_action(self, game: Game, me: Id, player: Id, action: SpecialAction) -> tuple[SpecialAction, bool]:
        """For its controller."""
        if action.name != FORETELLING or controller(game, me) != player:
            return action, False
        costs = tuple(PayMana(c.amount.less(self.less)) if isinstance(c, PayMana) else c for c in action.costs)
        return replace(action, costs=costs), self.any_turn


@word
class FirstForetoldCosts(Full):
    """The first card you foretell each turn costs {0} to foretell (Ranar the Ever-Watchful)."""

    cost: ManaCost
    ENGLISH = "the first card you foretell each turn costs {cost:mana} to foretell"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """It is no instruction."""
        yield from ()
        return False

    def static(self, on_spell: bool) -> tuple[Ability, ...] | None:
        """A static ability."""
        return None if on_spell else (SetsFirstForetelling(self.cost),)


@word
class SetsFirstForetelling(Hooks):
    """What that static ability does."""

    cost: ManaCost

    def eases_action(self, game: Game, me: Id, player: Id, action: SpecialAction) -> tuple[SpecialAction, bool]:
        """For its controller, if they have foretold no card this turn."""
        if action.name != FORETELLING or controller(game, me) != player or has_foretold(game, player):
            return action, False
        others = tuple(c for c in action.costs if not isinstance(c, PayMana))
        return replace(action, costs=(PayMana(self.cost), *others)), False


def has_foretold(game: Game, player: Id) -> bool:
    """Whether the player has foretold a card this turn (702.143c)."""
    acts = (entry.event for entry in game.this_turn() if isinstance(entry.event, Act))
    return any(act.what == "foretell" and act.player == player for act in acts)


@word
class HasForetellAtReducedCost(Lasting):
    """Has foretell; the cost is its mana cost reduced (Dream Devourer)."""

    less: ManaCost
    FOR_OBJECTS = True
    ENGLISH = "<has|have> foretell . its foretell cost is equal to its mana cost reduced by {less:mana}"

    def layer_parts(self, holding: Holding) -> tuple[Any, ...]:
        """The keyword with that cost."""
        foretell = Foretell(OwnManaCost(self.less.generic))
        return (AddAbilities(holding.subject, (foretell,), condition=holding.condition, zones=("hand",)),)


@word
class BecomesForetold(Predicate):
    """Becomes foretold: a card in exile (702.143d). Nobody foretells it (702.143c)."""

    ENGLISH = "<becomes|become> foretold"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Its owner may look at it, and cast it on later turns for any foretell cost it has."""
        foretold = Foretold()
        note_down(scene.game, known_hooks(foretold))
        events: list[Event] = []
        for id in scene.all_now(subjects):
            if id >= FIRST_OBJECT and scene.zone(id) == "exile":
                events += [Grant(id, (foretold,)), Mark(id, FORETOLD, scene.game.turn)]
        return bool((yield from bring_about(scene, *events, rule="702.143d")))


@word
class ForetellCostIs(Full):
    """Its foretell cost is its mana cost, reduced (Ethereal Valkyrie)."""

    of: Its
    less: ManaCost
    ENGLISH = "{of} foretell cost is its mana cost reduced by {less:mana}"

    def perform(self, scene: GameScene) -> Procedure[bool]:
        """The foretold card is given that cost (702.143d)."""
        cards = scene.all_now(self.of.whose(scene))
        given = Foretold((OwnManaCost(self.less.generic),), only_given=True)
        events = [Grant(id, (given,)) for id in cards if scene.zone(id) == "exile"]
        return bool((yield from bring_about(scene, *events, rule="702.143d")))


@word
class WasForetold(Fact):
    """Whether a spell was a foretold card before it was cast, for whatever cost (702.143c)."""

    what: Objects
    negative: bool = False
    ENGLISH = ("{what} was foretold", "{what} wasn't foretold {negative=True}")

    def holds(self, scene: Scene) -> bool:
        """As it was cast."""
        return any(scene.status(id, FORETOLD) for id in self.what.find(scene)) != self.negative
