"""701.43. Exert: choose that a permanent won't untap during your next untap step."""

from __future__ import annotations

from typing import Any, ClassVar

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.clauses.sequel import Continuing, Sequel, carry_out
from spellwright.actions.doing import CostAct
from spellwright.actions.happening import Happening
from spellwright.actions.untapping import StaysTapped
from spellwright.actions.walking import once
from spellwright.rules.asking import controller
from spellwright.rules.hooks import Hooks
from spellwright.rules.scene import GameScene, scene_of
from spellwright.state.events.cards import Act
from spellwright.state.events.effects import Begin
from spellwright.state.events.event import Event
from spellwright.state.game import Game
from spellwright.state.history import Floating, Until
from spellwright.words.ability import Ability
from spellwright.words.conditions import Condition
from spellwright.words.procedure import NOBODY, Id, Procedure, may
from spellwright.words.references import It, Objects, Self
from spellwright.words.word import word

EXERT = "exert"


def exert(scene: GameScene, player: Id, id: Id) -> Procedure[None]:
    """Exert a permanent: that player's next untap step leaves it as it is (701.43a)."""
    ends = Until("end of your next turn", player, scene.game.turn)
    kept = Floating(NOBODY, StaysTapped(), scene.source, player, 0, ends, locked=(id, player))
    yield from bring_about(scene, Act(player, EXERT, id), Begin(kept), rule="701.43a")


@word
class Exert(CostAct):
    """Exert something, as a cost or an instruction (701.43a-c)."""

    what: Objects
    ENGLISH = "<exerts|exert> {what}"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """What is on the battlefield (701.43c)."""
        ids = yield from self.what.pick(scene, player)
        able = [id for id in scene.all_now(ids) if scene.zone(id) == "battlefield"]
        for id in able:
            yield from exert(scene, player, id)
        return bool(able)

    def possible(self, scene: GameScene, player: Id) -> bool:
        """If there is something on the battlefield; it may be tapped or exerted already (701.43b)."""
        return any(scene.zone(id) == "battlefield" for id in self.what.find(scene))


@word
class MayExert(Continuing):
    """You may exert ~ as it attacks; what is said then triggers when you do (701.43d)."""

    what: Self | It
    many = True
    ENGLISH = "you may exert {what} as it attacks"

    def begin(self, scene: GameScene, then: Sequel = ()) -> Procedure[bool]:
        """Nothing at once: it is asked as attackers are declared."""
        yield from ()
        return False

    def held(self, on_spell: bool, then: Sequel = ()) -> tuple[Ability, ...] | None:
        """The optional cost to attack."""
        return once(f"held {len(then)}", self, lambda: (ExertsAsItAttacks(self.what, then),))


@word
class ExertsAsItAttacks(Hooks):
    """The optional cost to attack, with what happens when it is paid (508.1g, 701.43d)."""

    what: Self | It
    then: Sequel = ()
    condition: Condition | None = None
    RULE = "701.43"

    def as_it_attacks(self, game: Game, me: Id, attackers: tuple[Id, ...]) -> Procedure[None]:
        """Its controller may exert it."""
        scene = scene_of(game, me)
        if self.condition is not None and not self.condition.holds(scene):
            return
        player = controller(game, me)
        if not (yield from may(player, "Exert it?", "701.43d", me)):
            return
        yield from exert(scene, player, me)
        scene.done, scene.chose = True, True
        scene.remember(self.what.mark or self.what.refers, (me,))
        yield from carry_out(scene, self.then)


@word
class IsExerted(Happening):
    """Is exerted: "if ~ hasn't been exerted this turn"."""

    EVENTS: ClassVar[tuple[type[Event], ...]] = (Act,)
    ENGLISH = "<is|are|was|were|been> exerted"

    def thing(self, scene: GameScene, event: Any, new: Id) -> Id:
        """What is."""
        return int(event.object) if event.what == EXERT else NOBODY
