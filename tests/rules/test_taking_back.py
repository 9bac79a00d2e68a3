"""732. Handling Illegal Actions."""

from __future__ import annotations

from tests.rules.ability_toys import TapThis, cost, tap_for
from tests.rules.casting_toys import DrawCard, land, spell
from tests.rules.table import card, happened, put, run, table

from spellwright.rules.actions_at_priority import ActivateMana
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.state.events.cards import Mill
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import AddMana
from spellwright.state.events.turns import SetGame
from spellwright.words.costs import PayMana
from spellwright.words.mana import BIT


def failing(*sources):
    """Player 1 pays by hand for {R}{R} with sources that don't make it; what they are."""
    game = table()
    note_down(game, SetGame("by_hand", True))
    ids = [put(game, source) for source in sources]
    card_in_hand = put(game, spell("{R}{R}", DrawCard()), to="hand")
    return game, ids, cast(game, 1, Way(card_in_hand))


def test_a_reversible_mana_ability_is_reversed() -> None:
    game, (forest,), casting = failing(land("G"))
    assert run(casting) == 0
    assert not game[forest].tapped
    assert game.player(1).pool == ()
    assert not happened(game, AddMana)


def test_a_mana_ability_that_touched_a_library_is_not() -> None:
    game, (mill, forest), casting = failing(land("", tap_for("G", mills=True)), land("G"))
    top = game.player(1).library[-1]
    assert run(casting, ActivateMana(mill)) == 0
    assert game[mill].tapped
    assert not game[forest].tapped
    assert len(game.player(1).graveyard) == 1
    assert game[top].zone == "gone"
    assert [mana.kind for mana in game.player(1).pool] == [BIT["G"]]


def test_nor_are_those_that_paid_for_it() -> None:
    costly = card("Signet", "artifact", None, None, tap_for("G", mills=True, costs=(PayMana(cost("{1}")), TapThis())))
    game, (forest, signet), casting = failing(land("G"), costly)
    assert run(casting, ActivateMana(forest)) == 0
    assert game[forest].tapped
    assert game[signet].tapped
    assert len(game.player(1).pool) == 1
    assert len(happened(game, Mill)) == 1


def test_an_id_is_not_used_again_after_it() -> None:
    game, _, casting = failing(land("G"))
    objects = len(game.objects)
    run(casting)
    assert len(game.objects) > objects
    assert game.objects[objects:] == [None] * (len(game.objects) - objects)
