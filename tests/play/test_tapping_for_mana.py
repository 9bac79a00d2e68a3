"""106.12: what is done in short where a permanent is tapped for mana is what any activation of a mana ability does."""

from __future__ import annotations

import pytest
from tests.play.pictures import difference, picture

from spellwright.cards.decks import Deck, ready_decks
from spellwright.play.decks import cards_of
from spellwright.play.game import Game
from spellwright.play.players.random import RandomPlayer
from spellwright.play.playing import play_out
from spellwright.rules.activation_permissions import ActivatedAbility
from spellwright.rules.mana_payment import Activation
from spellwright.rules.tapping_for_mana import mana_for_tapping
from spellwright.state.game import Game as State
from spellwright.words.mana import Mana

PLAIN = "10 Forest\n4 Selesnya Guildgate\n4 Snow-Covered Forest\n4 Karplusan Forest\n4 Llanowar Elves\n16 Grizzly Bears"
LOOKING = "12 Forest\n4 City of Brass\n4 Llanowar Elves\n16 Grizzly Bears"


def played(deck: str, seed: int, monkeypatch: pytest.MonkeyPatch, *, in_short: bool) -> tuple[Game, int]:
    """A random game, and how often a permanent was tapped for mana in short."""
    times = 0

    def mana(game: State, found: ActivatedAbility, planned: Activation) -> Mana | None:
        nonlocal times
        made = mana_for_tapping(game, found, planned) if in_short else None
        times += made is not None
        return made

    monkeypatch.setattr("spellwright.rules.payment.mana_for_tapping", mana)
    decks = [cards_of(each, allow_declined=True) for each in (Deck.parse(deck), Deck.load(ready_decks()[0]))]
    return play_out(Game.start(decks, seed=seed), [RandomPlayer(seed)]), times


@pytest.mark.parametrize("seed", range(3))
def test_tapping_for_mana_in_short_is_what_any_activation_of_a_mana_ability_is(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, times = played(PLAIN, seed, monkeypatch, in_short=True)
    at_length, _ = played(PLAIN, seed, monkeypatch, in_short=False)
    assert times > 10
    assert difference(picture(game.state), picture(at_length.state)) == []


def test_where_something_triggers_on_tapping_nothing_is_done_in_short(monkeypatch: pytest.MonkeyPatch) -> None:
    _, times = played(LOOKING, 0, monkeypatch, in_short=True)
    assert times == 0
