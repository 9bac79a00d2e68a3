"""What is kept to offer actions quickly is what would be found out from nothing, by asking everything (117.1)."""

from __future__ import annotations

from random import Random

import pytest

from spellwright.cards.decks import Deck
from spellwright.keywords.state_based import STATE_BASED
from spellwright.play.decks import cards_of
from spellwright.play.driver import Driver
from spellwright.rules import activating
from spellwright.rules.actions_at_priority import PASS, Action, Activate, CastSpell, PlayLand
from spellwright.rules.activation_permissions import activated_ability, index_of, is_mana_ability
from spellwright.rules.asking import asked
from spellwright.rules.casting import could_cast
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.mana_sources import mana_sources
from spellwright.rules.playing_lands import is_land, may_play_lands
from spellwright.rules.special_actions import special_actions
from spellwright.rules.starting import Setup, set_up
from spellwright.rules.ways import granted_ways, ways_from_hand
from spellwright.state.derived import Derived
from spellwright.state.game import Game
from spellwright.words.procedure import Id

EACH = 5
"""At each n-th priority everything is compared."""


def anew(game: Game) -> Game:
    """The same game, of which nothing is known yet."""
    copy = game.branch()
    copy.keep(Derived())
    return copy


def everything_asked(game: Game, player: Id) -> list[Action]:
    """What can be done, each possible action asked for all that decides on it."""
    actions: list[Action] = [PASS]
    ways = [way for id in game.player(player).hand for way in ways_from_hand(game, id)]
    for way in (*ways, *granted_ways(game, player)):
        if is_land(game, way):
            actions += [PlayLand(way)] if may_play_lands(game, player) else []
        elif could_cast(game, player, way):
            actions.append(CastSpell(way))
    for source, ability in asked(game, "activation_costs"):
        index = index_of(game, source, ability)
        found = activated_ability(game, source, index)
        obstacle = next(activating.obstacles(game, player, found), None)
        if obstacle is None and not is_mana_ability(game, source, ability):
            actions.append(Activate(source, index))
    assert not list(special_actions(game, player))
    return actions


class Comparing:
    """Watches a game and compares."""

    def __init__(self) -> None:
        self.seen = self.offered = 0

    def __call__(self, game: Game) -> None:
        for player in (1, 2):
            kept = legal_actions(game, player)  # asked each time, so that much is kept
            self.seen += 1
            if self.seen % EACH == 0:
                fresh = anew(game)
                assert list(kept) == everything_asked(fresh, player)
                assert mana_sources(game, player).groups == mana_sources(fresh, player).groups
                self.offered += len(kept) - 1


@pytest.mark.parametrize("names", [("graveyard", "wide"), ("burn", "control")])
def test_what_is_kept_is_what_would_be_found_out(names: tuple[str, str]) -> None:
    decks = tuple(cards_of(Deck.load(name)) for name in names)
    comparing, chance = Comparing(), Random(1)
    driver = Driver.from_the_start(set_up(Setup(decks, 5, state_based=STATE_BASED)), 1, comparing)
    while (decision := driver.decision) is not None:
        sibling = driver.fork()  # shares what is kept, and goes another way
        sibling.watch = comparing
        sibling.answer(chance.randrange(len(decision.options)))
        driver.answer(chance.randrange(len(decision.options)))
    assert comparing.offered > 50
