"""702.171 Saddle."""

from __future__ import annotations

from spellwright.actions.walking import once
from spellwright.keywords.crewing import TapWithPower
from spellwright.keywords.keyword import KeywordAbility
from spellwright.rules.asking import controller
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import floating, resolving_scene
from spellwright.rules.timing import sorcery_speed
from spellwright.state.events.cards import Act
from spellwright.state.events.effects import Begin
from spellwright.state.events.permanents import Mark
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.amounts import Amount
from spellwright.words.costs import Cost
from spellwright.words.procedure import NOBODY, Id, Procedure
from spellwright.words.word import word


@word
class Saddle(KeywordAbility):
    """Saddle (702.171a)."""

    n: Amount
    RULE = "702.171"
    SUMMARY = "Tap creatures of yours with enough power to saddle it until end of turn; only as a sorcery."
    CALLED = ("saddle",)
    ENGLISH = "saddle {n:digits}"

    def activation_costs(self, game: Game, me: Id) -> tuple[Cost, ...]:
        """Tapping other creatures with total power N or greater (702.171a, 702.171c)."""
        return once("saddle", self, lambda: (TapWithPower(self.n, "saddle"),))

    def may_activate(self, game: Game, me: Id, player: Id) -> bool:
        """Only as a sorcery (702.171a)."""
        return controller(game, me) == player and sorcery_speed(game, player)

    def resolve(self, game: Game, me: Id) -> Procedure[None]:
        """It becomes saddled until end of turn (702.171a-b)."""
        scene = resolving_scene(game, me)
        if scene.zone(scene.source) == "battlefield":
            until = Until("end of turn", turn=game.turn)
            effect = Floating(NOBODY, StaysSaddled(), scene.source, scene.you, 0, until, locked=(scene.source,))
            saddled = Mark(scene.source, "saddled", 1), Begin(effect), Act(scene.you, "become saddled", scene.source)
            yield from happen(game, *saddled, rule="702.171b", source=me)


@word
class StaysSaddled(Hooks):
    """What ends with the turn: the designation (702.171b)."""

    RULE = "702.171b"

    def afterwards(self, game: Game, me: Id) -> Procedure[None]:
        """It isn't saddled any more."""
        for id in floating(game, me).locked or ():
            if game[id].zone == "battlefield":
                yield from happen(game, Mark(id, "saddled", 0), rule="702.171b")
