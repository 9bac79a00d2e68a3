"""701.44. Explore."""

from __future__ import annotations

from spellwright.actions.bringing_about import bring_about
from spellwright.actions.predicate import Predicate
from spellwright.actions.undertaking import undertakes
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Act as Deed
from spellwright.state.events.cards import Reveal
from spellwright.state.events.permanents import PutCounters
from spellwright.state.events.zones import Move
from spellwright.words.procedure import Id, Procedure, choose, may
from spellwright.words.word import word


@word
class Explores(Predicate):
    """Explores: its controller reveals the top card of their library (701.44a)."""

    SYNONYMS = True
    ENGLISH = ("<explores|explore>", "<explores|explore> again")

    def act(self, scene: GameScene, subjects: tuple[Id, ...]) -> Procedure[bool]:
        """One after the other, in an order that their controllers choose (701.44d)."""
        left = list(subjects)
        for player in scene.players():
            mine = [id for id in left if scene.controller(id) == player]
            while mine:
                id = yield from choose(player, mine, "order", "Which explores first?", "701.44d", scene.source)
                mine.remove(id)
                yield from _explore(scene, player, id)
        return bool(left)


def _explore(scene: GameScene, player: Id, id: Id) -> Procedure[None]:
    if not (yield from undertakes(scene, player, "explore", id)):
        return
    library = scene.cards_of(player, "library")
    if library:
        card = library[-1]
        yield from bring_about(scene, Reveal(player, (card,)), rule="701.44a")
        if "land" in scene.traits(card).types:
            yield from bring_about(scene, Move(card, "hand", cause="explore"), rule="701.44a")
        else:
            yield from _grow(scene, player, id)
            if (yield from may(player, "Put the revealed card into your graveyard?", "701.44a", card)):
                yield from bring_about(scene, Move(card, "graveyard", cause="explore"), rule="701.44a")
    else:
        yield from _grow(scene, player, id)
    yield from bring_about(scene, Deed(player, "explore", id), rule="701.44b")


def _grow(scene: GameScene, player: Id, id: Id) -> Procedure[None]:
    now = scene.now(id)
    if scene.zone(now) == "battlefield":
        yield from bring_about(scene, PutCounters(now, "+1/+1", 1, player), rule="701.44a")
