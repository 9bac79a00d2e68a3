"""702.170 Plot."""

from __future__ import annotations

from collections.abc import Iterable

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.predicate import Predicate
from spellwright.keywords.foretell import known_hooks
from spellwright.keywords.keyword import KeywordAbility
from spellwright.keywords.price import Price
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks, Way
from spellwright.rules.offers import SpecialAction
from spellwright.rules.scene import GameScene
from spellwright.rules.timing import sorcery_speed
from spellwright.state.events.cards import Act
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Grant, Mark
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.ability import EXILE, HAND
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import word


@word
class Plot(KeywordAbility):
    """Plot (702.170a)."""

    price: Price
    RULE = "702.170"
    SUMMARY = "You may exile it for its plot cost, as a sorcery, to cast it for free on a later turn."
    CALLED = ("plot",)
    ENGLISH = "plot {price}"

    def zones(self) -> frozenset[str]:
        """In its owner's hand (702.170a)."""
        return HAND

    def special_actions(self, game: Game, me: Id, player: Id) -> Iterable[SpecialAction]:
        """During their main phase while the stack is empty (702.170a-b)."""
        if game[me].owner == player:
            yield SpecialAction(me, "plot", self, self.price.costs(game, me), rule="116.2k", sorcery_speed=True)

    def act_specially(self, game: Game, me: Id, player: Id, action: SpecialAction) -> Procedure[None]:
        """Exile it from hand: it becomes plotted (702.170a, 702.170e)."""
        note_down(game, known_hooks(PLOTTED))
        exiled = Move(me, "exile", granted=(PLOTTED,), notes=(("plotted", game.turn),), cause="plot")
        yield from happen(game, exiled, Act(player, "plot", me), rule="702.170a", source=me)


@word
class Plotted(Hooks):
    """A plotted card's owner may cast it for free in a main phase of a later turn, the stack being empty (702.170d)."""

    RULE = "702.170d"

    def zones(self) -> frozenset[str]:
        """In exile."""
        return EXILE

    def ways_to_cast(self, game: Game, me: Id, player: Id) -> Iterable[Way]:
        """Without paying its mana cost."""
        o = game[me]
        if o.owner == player and game.turn > o.note("plotted") and sorcery_speed(game, player):
            yield Way(me, "plot", free=True, alternative=True, rule="702.170d")


PLOTTED = Plotted()


@word
class BecomesPlotted(Predicate):
    """Becomes plotted: a card in exile (702.170c)."""

    ENGLISH = "<becomes|become> plotted"

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """Its owner may cast it on later turns."""
        note_down(scene.game, known_hooks(PLOTTED))
        events: list[Event] = []
        for id in scene.all_now(subjects):
            if scene.zone(id) == "exile":
                events += [Grant(id, (PLOTTED,)), Mark(id, "plotted", scene.game.turn)]
        return bool((yield from bring_about(scene, *events, rule="702.170c")))
