"""309, 701.49. Dungeons and venturing; 725. The initiative."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, happens, play, put, run, table

from spellwright.cards.dungeons import dungeons
from spellwright.play.log import log_lines
from spellwright.play.standards import standards
from spellwright.play.view import view
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.dungeons import completed_dungeons, dungeon_of, room_name
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.initiative import who_has_the_initiative
from spellwright.rules.losing import lose_the_game
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.cards import Act
from spellwright.state.events.damage import Damage
from spellwright.state.events.dungeons import MoveMarker, RemoveDungeon
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.starting import LeaveGame
from spellwright.state.events.turns import BeginStep, SetGame
from spellwright.state.game import Game
from spellwright.words.procedure import Procedure

VENTURE = "Venture into the dungeon."
MINE, TOMB, MAGE = "Lost Mine of Phandelver", "Tomb of Annihilation", "Dungeon of the Mad Mage"


def ready(players: int = 2) -> Game:
    game = table(players=players)
    note_down(game, SetGame("options", (*game.options, *standards())))
    return game


def settled(game: Game) -> Procedure[None]:
    yield from settle(game)
    while game.stack:
        yield from resolve_top(game)
        yield from settle(game)


def happening(game: Game, *what: Event) -> Procedure[None]:
    yield from happen(game, *what)
    yield from settled(game)


def going_on(procedure: Procedure[object], *answers: object) -> None:
    """Run it with these answers where they are offered; whatever else is asked gets the last option."""
    left = list(answers)
    try:
        asked = next(procedure)
        while True:
            given = bool(left) and left[0] in asked.options
            asked = procedure.send(left.pop(0) if given else asked.options[-1])
    except StopIteration:
        assert not left, left


def venture(game: Game, *answers: object, player: int = 1, text: str = VENTURE) -> None:
    """Let a player venture and the room ability resolve; rooms and targets are the answers."""
    spell = put(game, card(text), player, to="hand")

    def procedure() -> Procedure[None]:
        yield from cast_during_resolution(game, player, Way(spell, free=True, any_time=True))
        yield from settled(game)

    going_on(procedure(), *answers)


def where(game: Game, player: int = 1) -> tuple[str, str]:
    dungeon = dungeon_of(game, player)
    return (game[dungeon].copiable.name, room_name(game, dungeon)) if dungeon else ("", "")


def test_every_dungeon_card_is_read() -> None:
    assert [(each.name, each.declined) for each in dungeons()] == [
        (MAGE, ()),
        (MINE, ()),
        (TOMB, ()),
        ("Undercity", ()),
    ]


def test_701_49a_a_dungeon_card_is_chosen_and_the_marker_put_on_its_topmost_room() -> None:
    game = ready()
    venture(game, MINE)
    assert where(game) == (MINE, "Cave Entrance")
    assert game.command == (dungeon_of(game, 1),)
    assert dungeon_of(game, 2) == 0
    told = [(line.rule, line.text) for line in log_lines(game, 2) if "marker" in line.text]
    assert told == [("309.4a", "Player 1 moves the venture marker into Cave Entrance of Lost Mine of Phandelver")]


def test_309_4c_a_room_ability_triggers_as_the_marker_moves_into_it() -> None:
    game = ready()
    venture(game, MAGE)
    assert game.player(1).life == 21
    venture(game)
    assert where(game) == (MAGE, "Dungeon Level") and game.player(1).life == 21


def test_309_4c_each_room_ability_has_targets_of_its_own() -> None:
    game = ready()
    bear, other = put(game, creature(name="Bear")), put(game, creature(name="Other"))
    venture(game, MINE)
    venture(game, "Goblin Lair")
    venture(game, "Storeroom", other)
    assert (game[bear].counters, game[other].counters) == ((), (("+1/+1", 1),))


def test_701_49b_the_player_chooses_among_the_rooms_that_arrows_lead_to() -> None:
    game = ready()
    venture(game, TOMB)
    with pytest.raises(AssertionError):
        venture(game.branch(), "Sandfall Cell")
    venture(game, "Veils of Fear")
    assert where(game) == (TOMB, "Veils of Fear")
    venture(game)
    assert where(game) == (TOMB, "Sandfall Cell")


def test_704_5t_a_dungeon_is_completed_once_its_last_room_ability_has_left_the_stack() -> None:
    game = ready()
    put(game, creature("Whenever you complete a dungeon, you gain 5 life.", name="Guide"))
    venture(game, MINE)
    venture(game, "Mine Tunnels")
    venture(game, "Dark Pool")
    assert game.player(1).life == 21
    play(game, VENTURE)
    run(settle(game))
    assert where(game) == (MINE, "Temple of Dumathoin") and game.stack
    run(settled(game))
    assert where(game) == ("", "") and completed_dungeons(game, 1) == (MINE,)
    assert game.player(1).life == 26
    removed = [line.rule for line in log_lines(game, 1) if line.text == f"Player 1 completes {MINE}"]
    assert removed == ["704.5t"]


def test_701_49c_venturing_from_the_bottommost_room_completes_the_dungeon_and_enters_another() -> None:
    game = ready()
    venture(game, MINE)
    venture(game, "Mine Tunnels")
    venture(game, "Dark Pool")
    play(game, VENTURE)
    venture(game, MAGE)
    assert where(game) == (MAGE, "Yawning Portal") and completed_dungeons(game, 1) == (MINE,)
    assert len(events(game, RemoveDungeon)) == 1


def test_309_7_texts_ask_whether_a_dungeon_is_completed() -> None:
    game = ready()
    bear = put(game, creature("As long as you've completed a dungeon, this creature gets +3/+0.", name="Bear"))
    play(game, "If you haven't completed Tomb of Annihilation, you gain 1 life.")
    assert game.player(1).life == 21
    fodder = put(game, creature(name="Fodder"))
    venture(game, TOMB)
    venture(game, "Oubliette", fodder)
    assert characteristics(game, bear).power == 2
    venture(game)
    assert characteristics(game, bear).power == 5
    assert "The Atropal" in battlefield(game)
    life = game.player(1).life
    play(game, "If you haven't completed Tomb of Annihilation, you gain 1 life.")
    assert game.player(1).life == life


def test_309_7_dungeons_are_counted_by_name() -> None:
    game = ready()
    for room in (TOMB, "Oubliette", "", TOMB, "Oubliette", ""):
        venture(game, *([room] if room else []))
    play(game, "You gain 1 life for each differently named dungeon you've completed.")
    assert completed_dungeons(game, 1) == (TOMB,) and game.player(1).life == 20 - 2 + 1


def test_101_2_a_player_may_be_kept_from_venturing_again() -> None:
    game = ready()
    put(game, creature("Each opponent can't venture into the dungeon more than once each turn.", name="Sentry"), 2)
    venture(game, MINE)
    venture(game)
    assert where(game) == (MINE, "Cave Entrance")
    venture(game, MINE, player=2)
    venture(game, "Goblin Lair", player=2)
    assert where(game, 2) == (MINE, "Goblin Lair")


def test_603_2d_room_abilities_trigger_an_additional_time() -> None:
    game = ready()
    put(game, creature("Room abilities of dungeons you own trigger an additional time.", name="Seeker"))
    venture(game, MAGE)
    venture(game, MAGE, player=2)
    assert (game.player(1).life, game.player(2).life) == (22, 21)


def test_701_49d_undercity_is_entered_by_venturing_into_it_alone() -> None:
    game = ready()
    with pytest.raises(AssertionError):
        venture(game.branch(), "Undercity")
    venture(game, text="Venture into Undercity.")
    assert where(game) == ("Undercity", "Secret Entrance")


def test_701_49d_who_is_in_another_dungeon_goes_on_there() -> None:
    game = ready()
    venture(game, MAGE)
    venture(game, text="Venture into Undercity.")
    assert where(game) == (MAGE, "Dungeon Level")


def test_a_game_without_dungeon_cards_has_none_to_enter() -> None:
    game = table()
    venture(game)
    assert where(game) == ("", "") and [e.what for e in events(game, Act)] == ["venture"]


def test_the_view_tells_the_room() -> None:
    game = ready()
    venture(game, MINE)
    (shown,) = view(game, 2)["command"]
    assert (shown["name"], shown["room"]) == (MINE, "Cave Entrance")


# --- the initiative


def test_725_2_who_takes_the_initiative_ventures_into_undercity_then_and_each_upkeep() -> None:
    game = ready()
    venture(game, text="You take the initiative.")
    assert who_has_the_initiative(game) == 1 == view(game, 2)["initiative"]
    assert where(game) == ("Undercity", "Secret Entrance")
    happens(game, BeginStep("upkeep", 2))
    assert where(game) == ("Undercity", "Secret Entrance")
    going_on(happening(game, BeginStep("upkeep", 1)), "Lost Well")
    assert where(game) == ("Undercity", "Lost Well")


def test_725_5_taking_it_again_ventures_again() -> None:
    game = ready()
    venture(game, text="You take the initiative.")
    venture(game, "Lost Well", text="You take the initiative.")
    assert where(game) == ("Undercity", "Lost Well")
    assert len([f for f in game.floating if type(f.ability).__name__ == "InitiativeVentures"]) == 1


def test_725_2_creatures_that_deal_combat_damage_take_it() -> None:
    game = ready()
    first, second = put(game, creature(), 2), put(game, creature(), 2)
    venture(game, text="You take the initiative.")
    happens(game, Damage(first, 1, 2))
    assert who_has_the_initiative(game) == 1
    going_on(happening(game, Damage(first, 1, 2, combat=True), Damage(second, 1, 2, combat=True)))
    assert who_has_the_initiative(game) == 2
    assert where(game, 2) == ("Undercity", "Secret Entrance")
    assert len([e for e in events(game, MoveMarker) if game[e.object].owner == 2]) == 1


def test_725_4_it_passes_on_as_its_player_leaves() -> None:
    game = ready(players=3)
    venture(game, text="You take the initiative.")

    run(lose_the_game(game, 1))
    going_on(settled(game))
    assert who_has_the_initiative(game) == 2
    assert where(game, 2) == ("Undercity", "Secret Entrance")
    assert LeaveGame(1) in events(game, LeaveGame)


def test_725_1_texts_ask_who_has_it() -> None:
    game = ready()
    play(game, "If you have the initiative, you gain 1 life.")
    venture(game, text="You take the initiative.")
    play(game, "If you have the initiative, you gain 1 life.")
    assert game.player(1).life == 21
