"""506: what is removed from combat, and what control-changing effects do to it (506.4, 302.6, 800.4)."""

from __future__ import annotations

from tests.rules.layer_toys import begin
from tests.rules.table import BEAR, card, happened, put, run, table, turn_of

from spellwright.rules.asking import controller
from spellwright.rules.combat_attackers import able_to_attack
from spellwright.rules.combat_phase import defending_player, is_defender
from spellwright.rules.layers_1_to_3 import ChangeControl
from spellwright.rules.losing import lose_the_game
from spellwright.rules.settling import settle
from spellwright.state.events.combat import Attack, Block
from spellwright.state.events.effects import ComesUnderControl, End
from spellwright.state.events.event import note_down, record
from spellwright.state.events.permanents import ChooseFor
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id


def fight(players: int = 2) -> tuple[Game, Id, Id]:
    """A creature of player 1 attacks player 2, who blocks it."""
    game = table(players)
    attacker, blocker = put(game, BEAR, 1), put(game, BEAR, 2)
    turn_of(game, 1, "declare blockers")
    record(game, Attack(attacker, 2))
    record(game, Block(blocker, (attacker,)))
    return game, attacker, blocker


def test_what_stops_being_a_creature_is_removed_from_combat() -> None:
    game, attacker, blocker = fight()
    game.write(attacker, "copy").copied = Characteristics("Rock", types=frozenset({"artifact"}))
    run(settle(game))
    assert (game[attacker].attacking, game[blocker].blocking) == (0, ())


def test_what_comes_under_another_players_control_is_removed_from_combat() -> None:
    game, attacker, blocker = fight()
    begin(game, ChangeControl(None), locked=(attacker,), you=2)
    run(settle(game))
    assert (game[attacker].attacking, game[blocker].blocking) == (0, ())
    assert happened(game, ComesUnderControl) == [ComesUnderControl(attacker, 2, before=1)]


def test_a_creature_is_sick_under_its_new_controller_and_again_as_it_returns() -> None:
    game, attacker, _ = fight()
    key = begin(game, ChangeControl(None), locked=(attacker,), you=2)
    run(settle(game))
    turn_of(game, 2)
    assert attacker in able_to_attack(game, 2)
    note_down(game, End((key,)))
    run(settle(game))
    turn_of(game, 1)
    assert attacker in able_to_attack(game, 1)
    assert [event.player for event in happened(game, ComesUnderControl)] == [2, 1]


def test_a_creature_taken_in_the_same_turn_cannot_attack() -> None:
    game, _, blocker = fight()
    begin(game, ChangeControl(None), locked=(blocker,), you=1)
    run(settle(game))
    assert blocker not in able_to_attack(game, 1)


def test_an_unchanged_control_is_noticed_once() -> None:
    game, attacker, _ = fight()
    begin(game, ChangeControl(None), locked=(attacker,), you=2)
    run(settle(game))
    record(game, Attack(attacker, 1))
    run(settle(game))
    assert game[attacker].attacking == 1


def test_control_reverts_as_the_player_who_took_it_leaves() -> None:
    game, attacker, _ = fight(players=3)
    begin(game, ChangeControl(None), locked=(attacker,), you=2)
    run(settle(game))
    run(lose_the_game(game, 2))
    assert controller(game, attacker) == 1
    assert attacker in game.battlefield


def test_what_would_revert_to_a_player_who_has_left_is_exiled() -> None:
    game = table(3)
    borrowed = put(game, BEAR, 2, owner=1)
    key = begin(game, ChangeControl(None), locked=(borrowed,), you=3)
    run(settle(game))
    run(lose_the_game(game, 2))
    assert borrowed in game.battlefield
    note_down(game, End((key,)))
    run(settle(game))
    assert game.exile == (game[borrowed].became,)


def test_the_defending_player_of_a_planeswalker_and_of_a_battle() -> None:
    game = table(3)
    walker = put(game, card("Walker", "planeswalker"), 2)
    siege = put(game, card("Siege", "battle", subtypes="Siege"), 2)
    record(game, ChooseFor(siege, "protector", 3))
    assert [defending_player(game, id) for id in (2, walker, siege)] == [2, 2, 3]


def test_a_battle_is_attacked_by_anybody_but_its_protector() -> None:
    game = table(3)
    siege = put(game, card("Siege", "battle", subtypes="Siege"), 2)
    record(game, ChooseFor(siege, "protector", 3))
    assert [is_defender(game, siege, player) for player in (1, 2, 3)] == [True, True, False]
