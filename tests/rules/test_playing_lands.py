"""305. Lands."""

from __future__ import annotations

from tests.rules.casting_toys import MoreLands, NoLands, PlaysTopCard, land, spell, two_faced, values_of
from tests.rules.table import card, happened, put, run, table

from spellwright.rules.actions_at_priority import PlayLand
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions, why_not
from spellwright.rules.playing_lands import lands_left, may_play_lands, play_land
from spellwright.state.events.turns import PlayLand as LandPlayed


def test_a_land_is_put_onto_the_battlefield_without_the_stack() -> None:
    game = table()
    forest = put(game, land("G"), to="hand")
    assert legal_actions(game, 1)[1:] == (PlayLand(Way(forest)),)
    played = run(play_land(game, 1, Way(forest)))
    assert game.battlefield == (played,)
    assert game.stack == ()
    assert [(e.player, e.object, e.zone) for e in happened(game, LandPlayed)] == [(1, played, "hand")]


def test_one_land_a_turn() -> None:
    game = table()
    run(play_land(game, 1, Way(put(game, land("G"), to="hand"))))
    put(game, land("G"), to="hand")
    assert legal_actions(game, 1)[1:] == ()


def test_effects_let_play_more_lands() -> None:
    game = table()
    put(game, card("Exploration", "enchantment", None, None, MoreLands(2)))
    run(play_land(game, 1, Way(put(game, land("G"), to="hand"))))
    assert lands_left(game, 1) == 2


def test_effects_forbid_to_play_lands() -> None:
    game = table()
    assert may_play_lands(game, 1)
    put(game, card("Sieve", "enchantment", None, None, NoLands()))
    assert not may_play_lands(game, 1)


def test_only_in_ones_own_turn() -> None:
    game = table()
    assert not may_play_lands(game, 2)
    assert not may_play_lands(game, 2, at_priority=False)


def test_in_a_main_phase_unless_something_resolves() -> None:
    game = table(step="upkeep")
    assert not may_play_lands(game, 1)
    assert may_play_lands(game, 1, at_priority=False)


def test_a_card_that_is_a_land_too_is_played_only_as_a_land() -> None:
    game = table()
    both = put(game, spell("{0}", types="land creature"), to="hand")
    assert legal_actions(game, 1)[1:] == (PlayLand(Way(both)),)


def test_the_face_that_is_a_land_is_played_with_that_face_up() -> None:
    game = table()
    faces = two_faced("modal_dfc", values_of("{9}", name="Spell"), values_of(None, name="Place", types="land"))
    in_hand = put(game, faces, to="hand")
    (action,) = legal_actions(game, 1)[1:]
    assert action == PlayLand(Way(in_hand, face=1))
    assert game[run(play_land(game, 1, action.way))].printed.name == "Place"


def test_a_land_may_be_played_from_elsewhere() -> None:
    game = table()
    put(game, card("Courser", "enchantment", None, None, PlaysTopCard()))
    top = put(game, land("G"), to="library")
    (action,) = legal_actions(game, 1)[1:]
    assert action == PlayLand(Way(top, "from the top"))
    run(play_land(game, 1, action.way))
    assert happened(game, LandPlayed)[0].zone == "library"


def test_why_a_land_can_not_be_played_is_told() -> None:
    game = table()
    run(play_land(game, 1, Way(put(game, land("G"), to="hand"))))
    forest = put(game, land("G"), to="hand")
    assert [rule for rule, _ in why_not(game, 1, forest) if rule.startswith("305")] == ["305.2b"]
