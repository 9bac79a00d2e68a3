"""701.61. Forage; 701.59. Collect evidence."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import CostAct
from spellwright.actions.exile import exile
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.permanents import Sacrifice
from spellwright.words.amounts import Amount
from spellwright.words.procedure import Id, Procedure, choose, choose_some
from spellwright.words.word import word

EXILED_TO_FORAGE = 3


def _noted(scene: GameScene, player: Id, what: str, rule: str, done: bool) -> Procedure[bool]:
    """Let it be seen as such, if it was done."""
    if done:
        yield from bring_about(scene, Deed(player, what), rule=rule)
    return done


@word
class Forage(CostAct):
    """Exile three cards from one's graveyard, or sacrifice a Food (701.61a)."""

    ENGLISH = "<forages|forage>"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """The player chooses a Food, or none of them."""
        foods, cards = self._foods(scene, player), scene.cards_of(player, "graveyard")
        options: list[Id | None] = list(foods)
        if len(cards) >= EXILED_TO_FORAGE:
            options.append(None)
        if not options:
            return False
        why = "Which Food do you sacrifice? None: exile three cards instead."
        food = yield from choose(player, options, "choose", why, "701.61a", scene.source)
        if food is not None:
            done = bool((yield from bring_about(scene, Sacrifice(food, player), rule="701.61a")))
            return (yield from _noted(scene, player, "forage", "701.61a", done))
        three = EXILED_TO_FORAGE
        chosen = yield from choose_some(player, cards, three, three, "choose", "Exile which?", "701.61a", scene.source)
        done = bool((yield from exile(scene, chosen)))
        return (yield from _noted(scene, player, "forage", "701.61a", done))

    def _foods(self, scene: GameScene, player: Id) -> list[Id]:
        mine = (id for id in scene.objects("battlefield") if scene.controller(id) == player)
        return [id for id in mine if "Food" in scene.traits(id).subtypes]

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If one of the two could be done."""
        return bool(self._foods(scene, player)) or len(scene.cards_of(player, "graveyard")) >= EXILED_TO_FORAGE


@word
class CollectEvidence(CostAct):
    """Exile cards with a total mana value from one's graveyard (701.59a)."""

    number: Amount
    ENGLISH = "<collects|collect> evidence {number:digits}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """One card after the other, until it is enough; then as many more as the player likes."""
        wanted = self.number.value(scene)
        if not self.possible(scene, player):
            return False
        left = list(scene.cards_of(player, "graveyard"))
        chosen: list[Id] = []
        while left:
            enough = sum(scene.mana_value(id) for id in chosen) >= wanted
            options: list[Id | None] = [*left, *((None,) if enough else ())]
            one = yield from choose(player, options, "choose", "Which card do you exile?", "701.59a", scene.source)
            if one is None:
                break
            chosen.append(one)
            left.remove(one)
        done = bool((yield from exile(scene, tuple(chosen)))) or not wanted
        return (yield from _noted(scene, player, "collect_evidence", "701.59a", done))

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If the graveyard has as much (701.59b)."""
        total = sum(scene.mana_value(id) for id in scene.cards_of(player, "graveyard"))
        return total >= self.number.value(scene)
