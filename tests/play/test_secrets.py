"""Law 7: nothing hidden leaks. Whatever the cards are that a player can't see, their view and their log are the same."""

from __future__ import annotations

from random import Random

import pytest
from tests.actions.build import card
from tests.play.toys import DECK

from spellwright.cards.decks import Deck
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.standards import standards
from spellwright.rules.starting import Setup
from spellwright.rules.visibility import is_public, may_see
from spellwright.state.card import Card
from spellwright.state.events.event import note_down
from spellwright.state.events.imagining import Imagine
from spellwright.state.game import Game as State
from spellwright.words.procedure import NOBODY, Id

FACE_DOWN = """
4 Exalted Angel
4 Willbender
4 Battering Craghorn
4 Augury Raven
4 Behold the Multiverse
4 Doomskar
4 Ranar the Ever-Watchful
4 Depart the Realm
10 Plains
10 Island
8 Mountain
"""
ZONES = ("hand", "library", "battlefield", "exile", "stack", "outside")


def hidden(state: State, viewer: Id) -> list[Id]:
    """What the viewer can't see; the spectator, 0, sees what is public."""
    objects = [o for o in state.objects if o is not None and o.zone in ZONES and o.card is not None]
    return [o.id for o in objects if not (may_see(state, viewer, o.id) if viewer else is_public(state, o.id))]


def otherwise(game: Game, viewer: Id, chance: Random) -> Game:
    """The same game, but for what is hidden from the viewer: all of it has changed places."""

    def change(state: State) -> None:
        for owner in range(1, len(state.players) + 1):
            ids = [id for id in hidden(state, viewer) if state[id].owner == owner]
            like = list(ids)
            chance.shuffle(like)
            note_down(state, Imagine(tuple(ids), tuple(like)))

    return game.imagined(change)


def morphs() -> tuple[Card, ...]:
    return cards_of(Deck.parse(FACE_DOWN, "face down"), allow_declined=True)


@pytest.mark.parametrize(("face_down", "players"), [(False, 2), (False, 3), (True, 2)])
def test_views_and_logs_tell_nothing_hidden(face_down: bool, players: int) -> None:
    deck = morphs() if face_down else DECK
    seen_face_down = 0
    for seed in range(3):
        game = Game.start([deck] * players, seed=seed)
        player, chance = RandomPlayer(seed), Random(seed)
        number = 0
        while (decision := game.decision) is not None:
            number += 1
            if number % 12 == 0 and decision.kind == "priority":
                seen_face_down += sum(1 for o in game.state.objects if o and o.face_down and o.zone in ZONES)
                for viewer in range(players + 1):
                    other = otherwise(game, viewer, chance)
                    assert other.view(viewer) == game.view(viewer)
                    assert other.log(viewer) == game.log(viewer) or viewer == NOBODY
            game.answer(player.decide(game, decision))
    assert not face_down or seen_face_down > 10


def cheap(name: str, text: str) -> Card:
    return card(text, "Sorcery", name, mana_cost="{G}")


STRANGE = (
    cheap("Mind", "You control target player during that player's next turn."),
    cheap("Wish", "You may put a card you own from outside the game on top of your library."),
    cheap("Halves", (
        "Target opponent looks at the top four cards of your library and separates them into a face-down pile and a "
        "face-up pile. Put one pile into your hand and the other into your graveyard."
    )),
    cheap("Muster", (
        "Exile all creature cards from target player's graveyard in a face-down pile, shuffle that pile, then manifest "
        "those cards."
    )),
)  # fmt: skip


def test_nothing_leaks_from_piles_sideboards_and_controlled_players() -> None:  # 700.3, 400.11, 722.4
    deck = (*DECK, *STRANGE * 4)
    controlled = face_down = brought = 0
    for seed in range(6):
        game = Game(Setup((deck, deck), seed, standards=standards(), sideboards=(DECK[-9:], DECK[-9:])))
        player, chance = RandomPlayer(seed), Random(seed)
        number = 0
        while (decision := game.decision) is not None and game.state.turn < 25:
            number += 1
            if number % 4 == 0 and decision.kind == "priority":
                controlled += decision.by != NOBODY
                face_down += sum(game.state[id].face_down is not None for id in game.state.battlefield)
                brought += len(game.state.player(1).outside) < 9
                for viewer in range(3):
                    other = otherwise(game, viewer, chance)
                    assert other.view(viewer) == game.view(viewer)
                    assert other.log(viewer) == game.log(viewer) or viewer == NOBODY
            game.answer(player.decide(game, decision))
    assert min(controlled, face_down, brought) > 3


def test_a_leak_would_be_found() -> None:
    game = Game.start([DECK] * 2, seed=1)
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(0)
    other = otherwise(game, 1, Random(1))
    assert other.view(2) != game.view(2)
