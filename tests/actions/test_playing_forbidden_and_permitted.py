"""What can't be played or targeted in certain zones, what may be cast from two, and what then enters with counters."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, play, put, run, table
from tests.rules.table import turn_of

from spellwright.rules.asking import asked
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.durations import end_at_turn_of
from spellwright.rules.hooks import Way
from spellwright.rules.playing_lands import obstacles_to_land
from spellwright.rules.resolving import resolve_top
from spellwright.rules.ways import permitted_ways
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

LAND = card("{T}: Add {G}.", "Land", "Field")
BAN = (
    "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name "
    "can't be played."
)
UNAIMED = "can't be the targets of spells or abilities your opponents control."
SHIELD = f"Lands on the battlefield and land cards in graveyards {UNAIMED}"


def can_play(game: Game, player: Id, id: Id) -> bool:
    return not list(obstacles_to_land(game, player, Way(id)))


def test_305_2b_lands_of_the_chosen_name_cant_be_played_until_your_next_turn() -> None:
    game = table()
    land, other = give(game, LAND, card("", "Land", "Moor"), player=2)
    (spell,) = give(game, card("You gain 1 life.", name="Field", mana_cost="{0}"), player=2)
    play(game, BAN, "Field")
    assert not could_cast(game, 2, Way(spell))
    assert not can_play(game, 2, land) and can_play(game, 2, other)
    turn_of(game, 2)
    run(end_at_turn_of(game, 2))
    assert not can_play(game, 2, land)
    turn_of(game, 1)
    run(end_at_turn_of(game, 1))
    assert can_play(game, 2, land) and could_cast(game, 2, Way(spell))


def test_601_3_spells_of_the_chosen_name_cant_be_cast() -> None:
    game = table()
    heal, draw = give(game, *(card("You gain 1 life.", name=name, mana_cost="{0}") for name in ("Heal", "Draw")))
    play(game, BAN, "Heal")
    assert not could_cast(game, 1, Way(heal)) and could_cast(game, 1, Way(draw))


def test_305_2b_land_cards_cant_be_played_from_graveyards_but_from_hand() -> None:
    game = table()
    put(game, creature("Your opponents can't play land cards from graveyards."))
    (buried,), (held,) = give(game, LAND, player=2, to="graveyard"), give(game, LAND, player=2)
    (mine,) = give(game, LAND, to="graveyard")
    assert not can_play(game, 2, buried)
    assert can_play(game, 2, held) and can_play(game, 1, mine)


def test_115_4_lands_there_and_land_cards_in_graveyards_are_no_targets_of_opponents() -> None:
    game = table()
    shield = put(game, creature(SHIELD))
    there, buried = put(game, LAND, 2), put(game, LAND, 2, to="graveyard")
    dead, source = put(game, creature(), 2, to="graveyard"), put(game, creature(), 2)

    def barred(id: Id, player: Id) -> bool:
        return any(a.forbids_target(game, me, id, source, player) for me, a in asked(game, "forbids_target"))

    assert barred(there, 2) and barred(buried, 2)
    assert not barred(there, 1) and not barred(dead, 2) and not barred(shield, 2)


def test_601_3_it_may_be_cast_from_either_zone() -> None:
    game = table()
    text = "You may cast ~ from your graveyard or from exile."
    ids = [put(game, creature(text, mana_cost="{0}"), to=zone) for zone in ("graveyard", "exile")]
    theirs = put(game, creature(text, mana_cost="{0}"), 2, to="exile")
    assert {way.object for way in permitted_ways(game, 1)} == set(ids)
    assert {way.object for way in permitted_ways(game, 2)} == {theirs}


def test_614_1c_if_it_was_cast_so_it_enters_with_counters() -> None:
    game = table()
    text = (
        "You may cast ~ from your graveyard by paying {0} rather than paying its mana cost. "
        "If you do, it enters the battlefield with two +1/+1 counters on it."
    )
    bird = put(game, creature(text, mana_cost="{4}"), to="graveyard")
    (way,) = permitted_ways(game, 1)
    run(cast(game, 1, way))
    run(resolve_top(game))
    assert [game[id].counters_of("+1/+1") for id in game.battlefield] == [2]
    risen = game.battlefield[0]
    happens(game, Move(risen, "hand"))
    happens(game, Move(game[risen].became, "battlefield"))
    assert [game[id].counters_of("+1/+1") for id in game.battlefield] == [0]
    assert game[bird].zone == "gone"


def test_110_2_what_entered_under_your_control_counts_whoever_controls_it_now() -> None:
    game = table()
    for player in (1, 1, 2):
        happens(game, Move(put(game, LAND, player, to="hand"), "battlefield", controller=player))
    happens(game, Move(game.battlefield[0], "graveyard"))
    play(game, "Gain control of target land until end of turn.", game.battlefield[0], player=2)
    play(game, "You gain 1 life for each land you had enter the battlefield under your control this turn.")
    assert game.player(1).life == 22
    assert battlefield(game) == ["Field", "Field"]


def test_a_card_with_awaken_is_named_by_the_keyword() -> None:
    game = table()
    awaken, other = give(game, card("You gain 1 life.\nAwaken 3—{4}", "Sorcery"), LAND, to="graveyard")
    play(game, "Return target card with awaken from your graveyard to your hand.")
    assert game[awaken].zone == "gone" and game[other].zone == "graveyard"
