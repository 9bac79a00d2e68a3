"""701.30. Clash."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.doing import Act
from spellwright.actions.resolution import since_it_began
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Reveal
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Reorder
from spellwright.words.conditions import Condition
from spellwright.words.players import Players
from spellwright.words.procedure import Id, Procedure, choose, may
from spellwright.words.scene import Scene
from spellwright.words.word import word


@word
class Clash(Act):
    """Clash with an opponent (701.30b)."""

    ENGLISH = "<clashes|clash> with an opponent"

    def perform(self, scene: GameScene, player: Id) -> Procedure[bool]:
        """Both reveal at the same time; then each may put their card on the bottom (701.30c)."""
        why = "With whom do you clash?"
        other = yield from choose(player, scene.opponents(player), "choose", why, "701.30b", scene.source)
        both = [p for p in scene.players() if p in (player, other)]
        tops = {p: scene.cards_of(p, "library")[-1] for p in both if scene.cards_of(p, "library")}
        yield from bring_about(scene, *(Reveal(p, (id,)) for p, id in tops.items()), rule="701.30c")
        moves: list[Event] = []
        for p, id in tops.items():
            if not (yield from may(p, "Leave the revealed card on top?", "701.30a", id)):
                moves.append(Reorder(p, bottom=(id,)))
        yield from bring_about(scene, *moves, rule="701.30c")
        values = {p: scene.mana_value(id) for p, id in tops.items()}
        deeds = [Deed(p, "clash", number=int(_wins(values, p))) for p in both]
        yield from bring_about(scene, *deeds, rule="701.30d")
        return True


def _wins(values: dict[Id, int], player: Id) -> bool:
    """If that player's card has the highest mana value of all (701.30d)."""
    mine = values.get(player, -1)
    return all(mine > value for p, value in values.items() if p != player) and player in values


@word
class WinsClash(Condition):
    """A player wins the clash (701.30d)."""

    who: Players
    ENGLISH = "{who} <wins|win>"

    def holds(self, scene: Scene) -> bool:
        """As the last clash came out."""
        assert isinstance(scene, GameScene)
        for entry in since_it_began(scene):
            event = entry.event
            if isinstance(event, Deed) and event.what == "clash" and self.who.describes(scene, event.player):
                return bool(event.number)
        return False
