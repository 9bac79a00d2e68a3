"""To play a card is to play it as a land or to cast it, whichever is appropriate (701.18b)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.actions.build import card, creature, give, happens, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.casting import cast_during_resolution, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.playing_lands import play_land
from spellwright.state.events.stack import AddMana
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import pool_of
from spellwright.words.procedure import Id

TEXT = "Whenever you play a card from exile, you gain 1 life."
LAND = card(type_line="Land")


def play_from(game: Game, id: Id, land: bool) -> None:
    def procedure() -> Any:
        way = Way(id, free=not land, any_time=True)
        yield from play_land(game, 1, way) if land else cast_during_resolution(game, 1, way)

    run(procedure())


@pytest.mark.parametrize("land", [True, False])
@pytest.mark.parametrize(("zone", "times"), [("exile", 1), ("hand", 0)])
def test_playing_a_card_from_a_zone(land: bool, zone: str, times: int) -> None:
    game = table()
    put(game, creature(TEXT))
    (played,) = give(game, LAND if land else creature(), to=zone)
    play_from(game, played, land)
    assert len(game.waiting) == times


def test_a_spell_cast_this_way_costs_more() -> None:
    text = (
        "When Creature enters the battlefield, look at target opponent's hand. You may exile a nonland card from it. For as "
        "long as that card remains exiled, its owner may play it. A spell cast this way costs {2} more to cast."
    )
    game = table()
    give(game, creature(name="Bear", mana_cost="{1}"), player=2)
    happens(game, Move(give(game, creature(text))[0], "battlefield"), answers=(True,))
    turn_of(game, 2, "precombat main")
    (bear,) = game.exile
    happens(game, AddMana(2, pool_of("CC")))
    assert not could_cast(game, 2, Way(bear, by=-1))
    happens(game, AddMana(2, pool_of("C")))
    assert could_cast(game, 2, Way(bear, by=-1))


def test_playing_a_card_exiled_with_something() -> None:
    game = table()
    source = put(
        game,
        creature(
            "{0}: Exile the top card of your library.\nWhen you play a card exiled with Creature, you gain 1 life."
        ),
    )
    (other,) = give(game, creature(), to="exile")
    give(game, creature(), to="library")
    use(game, source)
    play_from(game, other, land=False)
    assert not game.waiting
    play_from(game, next(id for id in game.exile if id != other), land=False)
    assert len(game.waiting) == 1


def test_a_zone_behind_who_controls_something_is_that_of_the_whole_phrase() -> None:
    text = (
        "When Creature enters the battlefield, you may cast an instant or sorcery spell with mana value less than or equal to "
        "the number of Spirits you control from a graveyard without paying its mana cost."
    )
    game = table()
    give(game, card("You gain 3 life.", mana_cost="{W}"), to="graveyard")
    happens(game, Move(give(game, creature(text, subtype="Spirit"))[0], "battlefield"), answers=(True,))
    assert game.player(1).life == 23
