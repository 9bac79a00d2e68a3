"""702.143 Foretell."""

from __future__ import annotations

from collections.abc import Sequence

from tests.keywords.arena import arena, zone
from tests.keywords.cards import cast_it, enter, lands, names, read, resolve, tapped
from tests.rules.table import happened, put, run, turn_of

from spellwright.oracle.face import FaceText
from spellwright.rules.happen import happen
from spellwright.rules.hooks import SpecialAction
from spellwright.rules.losing import concede
from spellwright.rules.scene import status
from spellwright.rules.special_actions import special_actions, take_special_action
from spellwright.rules.visibility import may_see
from spellwright.state.card import Card
from spellwright.state.events.cards import Act, Reveal
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BOLT = read("Spell deals 4 damage to any target.\nForetell {R}", "{2}{R}", "Instant")
SORCERY = read("Spell deals 4 damage to any target.\nForetell {R}", "{2}{R}", "Sorcery")


def at(step: str = "precombat main", kinds: str = "RRR", what: Card = BOLT) -> tuple[Game, Id]:
    game = arena(step)
    lands(game, kinds)
    return game, put(game, what, to="hand")


def offered(game: Game, player: Id = 1) -> Sequence[SpecialAction]:
    return [action for action in special_actions(game, player) if action.name == "foretell"]


def foretell(game: Game, player: Id = 1) -> Id:
    (action,) = offered(game, player)
    assert run(take_special_action(game, player, action))
    return game[action.object].became


def test_702_143a_it_is_exiled_face_down_for_2_without_the_stack() -> None:
    game, card = at("upkeep")
    foretold = foretell(game)
    assert zone(game, card) == "exile" and tapped(game) == 2 and game.stack == ()
    assert game[foretold].face_down is not None and status(game, foretold, "foretold")


def test_702_143a_not_without_the_mana() -> None:
    assert offered(at(kinds="R")[0]) == []


def test_702_143a_not_on_an_opponents_turn() -> None:
    game, _ = at()
    turn_of(game, 2, "precombat main")
    assert offered(game) == []


def test_702_143a_its_owner_may_look_at_it_and_nobody_else() -> None:
    game, _ = at()
    foretold = foretell(game)
    assert may_see(game, 1, foretold) and not may_see(game, 2, foretold)


def test_702_143a_it_cant_be_cast_the_turn_it_was_foretold() -> None:
    game, _ = at(kinds="RRRR")
    assert names(game, foretell(game)) == []


def test_702_143a_an_instant_can_be_cast_from_the_next_turn_on_for_its_foretell_cost() -> None:
    game, _ = at()
    foretold = foretell(game)
    turn_of(game, 2, "upkeep")
    spell = cast_it(game, foretold, 2, name="foretell")
    assert tapped(game) == 3 and game[spell].face_down is None
    resolve(game)
    assert game.player(2).life == 16


def test_702_143a_a_sorcery_waits_for_its_owners_turn() -> None:
    game, _ = at(what=SORCERY)
    foretold = foretell(game)
    turn_of(game, 2, "precombat main")
    assert names(game, foretold) == []
    turn_of(game, 1, "precombat main")
    assert names(game, foretold) == ["foretell"]


def test_702_143c_the_spell_was_foretold_but_not_from_hand() -> None:
    game, _ = at(kinds="RRRRRR")
    foretold = foretell(game)
    turn_of(game, 1, "precombat main")
    assert status(game, cast_it(game, foretold, 2, name="foretell"), "foretold")
    other = put(game, BOLT, to="hand")
    assert not status(game, cast_it(game, other, 2), "foretold")


def test_702_143c_foretelling_is_an_act_of_its_own() -> None:
    game, _ = at()
    foretell(game)
    assert [(act.what, act.player) for act in happened(game, Act)] == [("foretell", 1)]


def test_702_143a_of_a_split_card_each_half_is_cast_for_a_foretell_cost_that_it_has() -> None:
    half = FaceText("Other", "{5}{R}", "Instant", "Other deals 1 damage to any target.")
    split = read("Spell deals 4 damage to any target.\nForetell {R}", "{2}{R}", also=half, layout="split")
    game, _ = at(what=split, kinds="R" * 9)
    foretold = foretell(game)
    turn_of(game, 2, "upkeep")
    assert names(game, foretold) == ["foretell"]


CHARGER = read(
    "Foretelling cards from your hand costs {1} less and can be done on any player's turn.", "{3}{U}", "Creature — Horse",
    "Charger", "3/3",
)  # fmt: skip


def test_702_143a_an_effect_lets_it_be_done_on_any_turn_and_cost_less() -> None:
    game, _ = at(kinds="R")
    put(game, CHARGER)
    turn_of(game, 2, "upkeep")
    foretell(game)
    assert tapped(game) == 1


def test_118_9_the_first_card_foretold_each_turn_may_cost_less() -> None:
    game, _ = at(kinds="RR")
    put(game, BOLT, to="hand")
    text = "The first card you foretell each turn costs {0} to foretell."
    put(game, read(text, "{2}{W}{U}", "Creature — Spirit", "Ranar", "2/3"))
    (first, _) = offered(game)
    run(take_special_action(game, 1, first))
    assert tapped(game) == 0
    foretell(game)
    assert tapped(game) == 2


DEVOURER = read(
    "Each nonland card in your hand without foretell has foretell. "
    "Its foretell cost is equal to its mana cost reduced by {2}.",
    "{1}{B}", "Creature — Demon", "Devourer", "0/3",
)  # fmt: skip


def test_702_143d_a_card_that_is_given_foretell_keeps_the_cost_without_the_giver() -> None:
    plain = read("Spell deals 4 damage to any target.", "{1}{R}{R}", "Instant")
    game, _ = at(what=plain, kinds="RRRR")
    devourer = put(game, DEVOURER)
    foretold = foretell(game)
    run(happen(game, Move(devourer, "graveyard")))
    turn_of(game, 2, "upkeep")
    cast_it(game, foretold, 2, name="foretell")
    assert tapped(game) == 4  # {2}, then {R}{R}: {2} takes generic mana only


VALKYRIE = read(
    "When Valkyrie enters, draw a card, then exile a card from your hand face down. It becomes foretold. "
    "Its foretell cost is its mana cost reduced by {2}.",
    "{4}{W}{U}", "Creature — Angel", "Valkyrie", "4/4",
)  # fmt: skip


def exiled_by_the_valkyrie(what: Card, kinds: str) -> tuple[Game, Id]:
    game, card = at(what=what, kinds=kinds)
    enter(game, VALKYRIE)
    resolve(game, card)
    return game, game[card].became


def test_702_143d_a_card_that_becomes_foretold_can_be_cast_for_either_cost_on_a_later_turn() -> None:
    game, foretold = exiled_by_the_valkyrie(BOLT, "RR")
    assert names(game, foretold) == [] and may_see(game, 1, foretold) and not may_see(game, 2, foretold)
    turn_of(game, 2, "upkeep")
    assert names(game, foretold) == ["foretell"] * 2


def test_702_143c_nobody_foretells_a_card_that_becomes_foretold() -> None:
    game, foretold = exiled_by_the_valkyrie(BOLT, "RR")
    assert happened(game, Act) == [] and status(game, foretold, "foretold")


def test_702_143d_a_land_card_isnt_played_from_there() -> None:
    game, foretold = exiled_by_the_valkyrie(read("{T}: Add {G}.", "", "Land", "Wood"), "RR")
    turn_of(game, 1, "precombat main")
    assert names(game, foretold) == []


def test_702_143f_foretold_cards_are_revealed_as_the_game_ends() -> None:
    game, _ = at()
    foretold = foretell(game)
    run(concede(game, 2))
    assert game.over and [event.objects for event in happened(game, Reveal)] == [(foretold,)]
