"""What happens instead, and what is prevented (614, 615)."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, run, table

from spellwright.rules.asking import characteristics, controller
from spellwright.rules.damage import damage_event
from spellwright.rules.durations import end_with_the_turn
from spellwright.rules.happen import happen
from spellwright.state.events.cards import Draw
from spellwright.state.events.damage import GainLife, LoseLife
from spellwright.state.events.permanents import Destroy, PutCounters, Tap
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")


def deal(game: Game, source: Id, victim: Id, amount: int, combat: bool = False) -> None:
    run(happen(game, damage_event(game, source, victim, amount, combat=combat)))


def enchantment(game: Game, text: str, player: int = 1) -> Id:
    return put(game, card(text, "Enchantment"), player)


# --- something else instead


def test_exile_instead_of_any_graveyard() -> None:
    game = table()
    enchantment(game, "If a card or token would be put into a graveyard from anywhere, exile it instead.")
    bear = put(game, BEAR, 2)
    happens(game, Destroy(bear))
    assert names(game, game.exile) == ["Bear"] and not game.player(2).graveyard


def test_those_that_die_together_are_exiled_together() -> None:
    game = table()
    enchantment(game, "If a card or token would be put into a graveyard from anywhere, exile it instead.")
    one, other = put(game, BEAR), put(game, BEAR)
    happens(game, Destroy(one), Destroy(other))
    moves = [entry for entry in game.this_turn() if isinstance(entry.event, Move) and entry.event.to == "exile"]
    assert len(moves) == 2 and moves[0].batch == moves[1].batch


def test_only_this_card_from_anywhere() -> None:
    game = table()
    text = "If ~ would be put into a graveyard from anywhere, exile it instead."
    (held,) = give(game, creature(text, name="Phoenix"))
    bear = put(game, BEAR)
    happens(game, Move(held, "graveyard"), Destroy(bear))
    assert names(game, game.exile) == ["Phoenix"] and names(game, game.player(1).graveyard) == ["Bear"]


def test_shuffled_into_the_library_instead() -> None:
    game = table()
    text = "If ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead."
    one = put(game, creature(text, name="Colossus"))
    size = len(game.player(1).library)
    happens(game, Destroy(one))
    assert len(game.player(1).library) == size + 1


def test_a_creature_that_would_die_this_turn() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature gets +0/+0 until end of turn. If that creature would die this turn, exile it instead.")
    happens(game, Destroy(bear))
    assert names(game, game.exile) == ["Bear"]


def test_such_an_effect_ends_with_the_turn() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature gets +0/+0 until end of turn. If that creature would die this turn, exile it instead.")
    run(end_with_the_turn(game))
    happens(game, Destroy(bear))
    assert names(game, game.player(1).graveyard)[-1] == "Bear"


def test_entering_under_your_control() -> None:
    game = table()
    play(
        game,
        "If a creature would enter the battlefield under an opponent's control this turn, it enters the battlefield "
        "under your control instead.",
    )
    (bear,) = give(game, BEAR, player=2)
    happens(game, Move(bear, "battlefield", controller=2))
    assert controller(game, game[bear].became) == 1


def test_drawing_more_happens_once_for_each_draw() -> None:
    game = table()
    enchantment(game, "If you would draw a card, draw two cards instead.")
    happens(game, Draw(1))
    assert len(game.player(1).hand) == 2


def test_121_2a_the_number_of_cards_is_replaced_before_the_single_draws() -> None:
    game = table()
    enchantment(game, "If an opponent would draw two or more cards, instead you and that player each draw a card.", 2)
    play(game, "Draw three cards.")
    assert (len(game.player(1).hand), len(game.player(2).hand)) == (1, 1)


def test_121_2a_a_single_draw_is_none_of_two_or_more() -> None:
    game = table()
    enchantment(game, "If an opponent would draw two or more cards, instead you and that player each draw a card.", 2)
    play(game, "Draw a card. Draw a card.")
    assert (len(game.player(1).hand), len(game.player(2).hand)) == (2, 0)


def test_121_6b_what_replaces_a_draw_is_completed_before_the_next_draw() -> None:
    game = table()
    text = "If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life."
    enchantment(game, text)
    enchantment(game, text)
    play(game, "Draw three cards.", ...)
    assert (len(game.player(1).hand), game.player(1).life) == (5, 18)


def floored(*sources: int, gain: int = 0) -> int:
    """The life total of a player at 4 who is dealt that much damage at once and can't go below 1."""
    game = table()
    enchantment(game, "Damage that would reduce your life total to less than 1 reduces it to 1 instead.")
    run(happen(game, LoseLife(1, 16)))
    bear = put(game, BEAR, 2)
    damage = [damage_event(game, bear, 1, amount) for amount in sources]
    run(happen(game, *damage, *((GainLife(1, gain),) if gain else ())))
    return game.player(1).life


def test_120_4d_a_floor_sees_all_damage_of_one_event() -> None:
    assert floored(5) == floored(3, 3) == floored(3, 3, 3) == 1 and floored(2, 1) == 1 and floored(2) == 2


def test_120_4d_a_floor_reckons_with_life_gained_in_the_same_event() -> None:
    assert floored(5, gain=5) == 4 and floored(5, gain=1) == 1


def test_twice_that_much_life() -> None:
    game = table()
    enchantment(game, "If you would gain life, you gain twice that much life instead.")
    happens(game, GainLife(1, 3), GainLife(2, 3))
    assert (game.player(1).life, game.player(2).life) == (26, 23)


def test_that_much_life_plus_one() -> None:
    game = table()
    enchantment(game, "If you would gain life, you gain that much life plus 1 instead.")
    happens(game, GainLife(1, 3))
    assert game.player(1).life == 24


def test_drawing_instead_of_gaining() -> None:
    game = table()
    enchantment(game, "If you would gain life, draw that many cards instead.")
    happens(game, GainLife(1, 2))
    assert (game.player(1).life, len(game.player(1).hand)) == (20, 2)


def test_double_damage() -> None:
    game = table()
    text = (
        "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player "
        "instead."
    )
    enchantment(game, text)
    deal(game, put(game, BEAR), 2, 3)
    assert game.player(2).life == 14


def test_twice_that_many_tokens() -> None:
    game = table()
    text = (
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens "
        "instead."
    )
    enchantment(game, text)
    play(game, "Create two 1/1 white Soldier creature tokens.")
    assert battlefield(game).count("Soldier Token") == 4


def test_tokens_of_opponents_are_theirs() -> None:
    game = table()
    text = (
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens "
        "instead."
    )
    enchantment(game, text, 2)
    play(game, "Create two 1/1 white Soldier creature tokens.")
    assert len(events(game, CreateToken)) == 2


def test_twice_that_many_counters_also_as_it_enters() -> None:
    game = table()
    text = (
        "If an effect would put one or more counters on a permanent you control, it puts twice that many of those "
        "counters on that permanent instead."
    )
    enchantment(game, text)
    bear = put(game, BEAR)
    play(game, "Put two +1/+1 counters on target creature.")
    (id,) = give(game, creature("~ enters with three +1/+1 counters on it.", "0/0"))
    happens(game, Move(id, "battlefield"))
    assert game[bear].counters == (("+1/+1", 4),) and game[game[id].became].counters == (("+1/+1", 6),)


def test_that_many_plus_one_counters() -> None:
    game = table()
    text = (
        "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put "
        "on it instead."
    )
    enchantment(game, text)
    bear = put(game, BEAR)
    happens(game, PutCounters(bear, "+1/+1", 2, 1), PutCounters(bear, "stun", 1, 1))
    assert dict(game[bear].counters) == {"+1/+1": 3, "stun": 1}


def test_regeneration_as_a_static_ability() -> None:
    game = table()
    one = put(game, creature("If ~ would be destroyed, regenerate it.", name="Troll"))
    happens(game, Destroy(one))
    assert game[one].zone == "battlefield" and game[one].tapped


def test_the_next_time_they_enter_as_copies() -> None:
    game = table()
    put(game, creature("", "5/5", name="Giant"))
    text = (
        "Choose target nonlegendary creature. The next time one or more creatures or planeswalkers enter the battlefield "
        "this turn, they enter as copies of the chosen creature."
    )
    play(game, text)
    one, other, later = give(game, BEAR, BEAR, BEAR)
    happens(game, Move(one, "battlefield"), Move(other, "battlefield"))
    happens(game, Move(later, "battlefield"))
    assert battlefield(game) == ["Giant", "Giant", "Giant", "Bear"]


# --- prevention


def test_all_combat_damage() -> None:
    game = table()
    play(game, "Prevent all combat damage that would be dealt this turn.")
    bear = put(game, BEAR)
    deal(game, bear, 2, 2, combat=True)
    assert game.player(2).life == 20
    deal(game, bear, 2, 2)
    assert game.player(2).life == 18


def test_a_shield_counts_down() -> None:
    game = table()
    play(game, "Prevent the next 3 damage that would be dealt to any target this turn.", 2)
    bear = put(game, BEAR)
    deal(game, bear, 2, 2)
    deal(game, bear, 2, 2)
    deal(game, bear, 2, 2)
    assert game.player(2).life == 17 and not game.floating


def test_a_shield_protects_its_target_alone() -> None:
    game = table()
    play(game, "Prevent the next 3 damage that would be dealt to any target this turn.", 2)
    deal(game, put(game, BEAR), 1, 2)
    assert game.player(1).life == 18


def test_damage_to_it_is_prevented() -> None:
    game = table()
    one = put(game, creature("Prevent all damage that would be dealt to ~."))
    deal(game, put(game, BEAR), one, 5)
    assert game[one].damage == 0


def test_to_and_by_enchanted_creature() -> None:
    game = table()
    bear, other = put(game, BEAR), put(game, BEAR)
    text = "Prevent all combat damage that would be dealt to and dealt by equipped creature."
    put(game, card(text, "Artifact — Equipment"), attached_to=bear)
    deal(game, bear, 2, 2, combat=True)
    deal(game, other, bear, 1, combat=True)
    assert game.player(2).life == 20 and game[bear].damage == 0


def test_one_of_each_damage() -> None:
    game = table()
    enchantment(game, "If a source would deal damage to you, prevent 1 of that damage.")
    deal(game, put(game, BEAR), 1, 3)
    assert game.player(1).life == 18


def test_prevented_damage_becomes_counters() -> None:
    game = table()
    text = "If damage would be dealt to ~, prevent that damage and put that many +1/+1 counters on it."
    one = put(game, creature(text))
    deal(game, put(game, BEAR), one, 3)
    assert game[one].counters == (("+1/+1", 3),) and game[one].damage == 0


def test_the_next_time_of_one_source() -> None:
    game = table()
    red = put(game, creature(mana_cost="{R}", name="Imp"), 2)
    other = put(game, creature(mana_cost="{R}", name="Imp"), 2)
    text = "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
    play(game, text, red)
    deal(game, other, 1, 2)
    deal(game, red, 1, 2)
    deal(game, red, 1, 2)
    assert game.player(1).life == 16


def test_only_while_a_condition_holds() -> None:
    game = table()
    text = "If damage would be dealt to ~ while it's untapped, prevent that damage."
    one = put(game, creature(text, "2/9"))
    deal(game, put(game, BEAR), one, 2)
    happens(game, Tap(one))
    deal(game, put(game, BEAR), one, 1)
    assert game[one].damage == 1 and characteristics(game, one).toughness == 9


def test_before_it_enters_others_are_sacrificed() -> None:
    game = table()
    old = put(game, BEAR)
    text = "If ~ would enter the battlefield, instead sacrifice each creature you control, then put ~ onto the battlefield."
    (held,) = give(game, creature(text, name="Valley"))
    happens(game, Move(held, "battlefield"))
    assert names(game, game.player(1).graveyard) == ["Bear"] and old not in game.battlefield
    assert [name for name in names(game, game.battlefield) if name == "Valley"] == ["Valley"]


def test_under_whose_control_it_enters_is_decided_first_616_1b() -> None:
    game = table()
    enchantment(game, "Creatures your opponents control enter tapped.")
    enchantment(game, "If a creature would enter under an opponent's control, it enters under your control instead.")
    (bear,) = give(game, BEAR, player=2)
    happens(game, Move(bear, "battlefield", controller=2))
    there = game.battlefield[-1]
    assert controller(game, there) == 1 and not game[there].tapped
