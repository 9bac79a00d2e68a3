"""How many cards each of several players has drawn, discarded or moved as they were told to: "then draws that many cards"."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.actions.cards_of_zone import TheCardsOf
from spellwright.actions.discard import Discard, DiscardHand
from spellwright.actions.draw import Draw
from spellwright.actions.for_each import ForEach
from spellwright.actions.walking import within
from spellwright.rules.scene import GameScene
from spellwright.state.events.cards import Discard as DiscardEvent
from spellwright.state.events.cards import Draw as DrawEvent
from spellwright.state.events.zones import Move
from spellwright.state.history import Entry
from spellwright.words.players import PlayerNoun
from spellwright.words.procedure import Id
from spellwright.words.quantities import Measure
from spellwright.words.scene import Scene
from spellwright.words.word import Word, word


def counts_cards(act: Word) -> bool:
    """Whether "that many" can be the cards that an act was done with: drawn, discarded, all those of a hand."""
    if isinstance(act, ForEach):
        return counts_cards(act.act)
    if isinstance(act, Draw | Discard | DiscardHand):
        return True
    return any(isinstance(each, TheCardsOf) for each in within(act))


def note_shares(scene: GameScene, act: Word, players: tuple[Id, ...], before: Entry | None) -> None:
    """Note for each of the players with how many cards they did an act, since then, under its mark."""
    if not act.mark or not counts_cards(act):
        return
    entries = list(_since(scene, before))
    shares = scene.shares[act.mark] = {player: _number(scene, entries, player) for player in players}
    if len(players) == 1 and act.mark not in scene.memory:
        scene.remember(act.mark, shares[players[0]])


def _since(scene: GameScene, before: Entry | None) -> Iterator[Entry]:
    entry = scene.game.history
    while entry is not None and entry is not before:
        yield entry
        entry = entry.before


def _number(scene: GameScene, entries: list[Entry], player: Id) -> int:
    """The cards drawn, else those discarded, else those that left the player's hand."""
    for kind in (DrawEvent, DiscardEvent):
        number = sum(1 for e in entries if isinstance(e.event, kind) and e.event.player == player)
        if number:
            return number
    moves = [e.event for e in entries if isinstance(e.event, Move)]
    left = [m for m in moves if m.from_zone(scene.game) == "hand" and scene.owner(m.object) == player]
    return len(left)


@word
class MostThisWay(Measure):
    """The greatest of these numbers: "the greatest number of cards a player discarded this way"."""

    noun: PlayerNoun
    LOCAL = False
    many = False
    ENGLISH = "the greatest number of cards a {noun@one} discarded this way"

    def value(self, scene: Scene) -> int:
        """Of all who did."""
        assert self.refers, "it refers to nothing"
        assert isinstance(scene, GameScene)
        shares = scene.shares.get(self.refers, {})
        return max((n for player, n in shares.items() if self.noun.matches(scene, player)), default=0)
