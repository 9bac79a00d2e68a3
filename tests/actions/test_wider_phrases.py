"""What else is counted, compared and forbidden: others, milling, exploring, hands, attackers, where things came from."""

from __future__ import annotations

from tests.actions.build import card, creature, events, give, happens, names, play, put, table, use

from spellwright.rules.asking import asked, characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.playing_lands import may_play_lands
from spellwright.rules.visibility import may_see
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Destroy, PutCounters
from spellwright.state.events.turns import BeginStep, PlayLand, WinGame
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear", mana_cost="{1}{G}")
PLAINS = card("", "Basic Land — Plains", "Plains")


def power(game: Game, id: Id) -> object:
    return characteristics(game, id).power


def test_each_other_creature_is_another_than_the_enchanted_one() -> None:
    game = table()
    bear = put(game, BEAR)
    put(game, BEAR), put(game, BEAR)
    text = "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control."
    put(game, card(text, "Enchantment — Aura"), attached_to=bear)
    assert power(game, bear) == 4


def test_the_source_and_others_get_something() -> None:
    game = table()
    lord = put(game, creature("~ and artifact creatures you control get +2/+2."))
    bear, golem = put(game, BEAR), put(game, card("", "Artifact Creature — Golem", "Golem", power="1", toughness="1"))
    assert [power(game, id) for id in (lord, bear, golem)] == [4, 2, 3]


def test_some_and_other_ones() -> None:
    game = table()
    lord = put(game, creature("Elves you control and other Bears you control get +1/+1."))
    bear, elf = put(game, BEAR), put(game, creature(subtype="Elf"))
    assert [power(game, id) for id in (lord, bear, elf)] == [2, 3, 3]


def test_no_more_than_one_attacker_or_blocker() -> None:
    game = table()
    text = "No more than one creature can attack each combat.\nNo more than two creatures can block each combat."
    put(game, card(text, "Enchantment"))
    too_many = [any(a.attack_alone(game, me, ids) for me, a in asked(game, "attack_alone")) for ids in ((8,), (8, 9))]
    blocking = [
        any(a.block_alone(game, me, ids) for me, a in asked(game, "block_alone")) for ids in ((7, 8), (7, 8, 9))
    ]
    assert (too_many, blocking) == ([False, True], [False, True])


def test_mana_is_not_lost() -> None:
    game = table()
    assert not asked(game, "keeps_mana")
    put(game, card("Players don't lose unspent mana as steps and phases end.", "Enchantment"))
    ((me, ability),) = asked(game, "keeps_mana")
    assert ability.keeps_mana(game, me, 2, None)


def test_hands_are_revealed() -> None:
    game = table()
    (mine,), (theirs,) = give(game, BEAR), give(game, BEAR, player=2)
    assert not may_see(game, 1, theirs)
    put(game, card("Your opponents play with their hands revealed.", "Enchantment"))
    assert (may_see(game, 1, theirs), may_see(game, 2, mine)) == (True, False)


def test_more_lands_for_each_player() -> None:
    game = table()
    put(game, card("Each player may play an additional land during each of their turns.", "Artifact"))
    record(game, PlayLand(1, 0))
    assert may_play_lands(game, 1)


def test_entered_from_a_graveyard() -> None:
    game = table()
    text = "Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, you gain 1 life."
    put(game, card(text, "Enchantment"))
    (dead,), (held,) = give(game, BEAR, to="graveyard"), give(game, BEAR)
    happens(game, Move(dead, "battlefield", controller=1)), happens(game, Move(held, "battlefield", controller=1))
    assert game.player(1).life == 21


def test_a_greater_number_than_the_source_has() -> None:
    game = table()
    text = "Whenever another creature you control dies, if that creature's power is greater than ~'s, you gain 1 life."
    put(game, creature(text))
    happens(game, Destroy(put(game, creature(size="3/3")))), happens(game, Destroy(put(game, BEAR)))
    assert game.player(1).life == 21


def test_counters_that_you_have() -> None:
    game = table()
    record(game, PutCounters(1, "experience", 3))
    play(game, "You gain 1 life for each experience counter you have.")
    assert game.player(1).life == 23


def test_milling_and_exploring_trigger() -> None:
    game = table()
    text = "Whenever a player mills one or more creature cards, you gain 1 life."
    put(game, card(text, "Enchantment"))
    explorer = put(game, creature("Whenever a creature you control explores, you gain 5 life."))
    give(game, BEAR, BEAR, PLAINS, to="library")
    play(game, "Mill two cards.")
    happens(game)
    assert game.player(1).life == 21
    play(game, "Target creature you control explores.", ...)
    happens(game)
    assert (game.player(1).life, game[explorer].zone) == (26, "battlefield")


def test_creatures_that_you_attacked_with_count_whatever_they_are_now() -> None:
    game = table()
    bear, ox = put(game, BEAR), put(game, creature(name="Ox"))
    record(game, Attack(bear, 2)), record(game, Attack(ox, 2))
    happens(game, Destroy(ox))
    play(game, "You gain 1 life for each creature you attacked with this turn.")
    assert game.player(1).life == 22


def test_kinds_that_it_is_none_of() -> None:
    game = table()
    angel, demon, bear = (put(game, creature(subtype=kind, name=kind)) for kind in ("Angel", "Demon", "Bear"))
    play(game, "Destroy target non-Angel, non-Demon creature.")
    assert [game[id].zone for id in (angel, demon, bear)] == ["battlefield", "battlefield", "gone"]


def test_one_of_two_kinds() -> None:
    game = table()
    wolf, elf = put(game, creature(subtype="Wolf")), put(game, creature(subtype="Elf"))
    put(game, card("Each creature you control that's a Wolf or a Bear gets +1/+1.", "Enchantment"))
    assert (power(game, wolf), power(game, elf)) == (3, 2)


def test_an_ability_of_a_kind() -> None:
    game = table()
    put(game, card("You may cast spells that have a cycling ability from your graveyard.", "Enchantment"))
    cycler = creature("Cycling {2}", name="Cycler", mana_cost="{0}")
    with_it, without = give(game, cycler, creature(name="Ox", mana_cost="{0}"), to="graveyard")
    name = next(way.name for _, a in asked(game, "permits") for way in a.permits(game, game.battlefield[0], 1))
    able = [could_cast(game, 1, Way(id, name=name, free=True, any_time=True)) for id in (with_it, without)]
    assert able[0]


def test_sharing_no_creature_type() -> None:
    game = table()
    elf, bear = put(game, creature(subtype="Elf")), put(game, BEAR)
    source = put(
        game, creature("{0}: Destroy target creature that doesn't share a creature type with ~.", name="Hater")
    )
    use(game, source)
    assert (game[elf].zone, game[bear].zone) == ("gone", "battlefield")


def test_an_empty_library_wins() -> None:
    game = table()
    put(game, creature("If you would draw a card while your library has no cards in it, you win the game instead."))
    play(game, "Draw ten cards.")
    assert not events(game, WinGame)
    play(game, "Draw a card.")
    assert events(game, WinGame)


def test_counters_say_how_costly_a_card_may_be() -> None:
    game = table()
    vial = put(
        game,
        card(
            "{0}: You may put a creature card with mana value equal to the number of charge counters on ~ "
            "from your hand onto the battlefield.",
            "Artifact",
        ),
    )
    give(game, BEAR, creature(name="Elk", mana_cost="{3}{G}"))
    record(game, PutCounters(vial, "charge", 2))
    use(game, vial, True)
    assert "Bear" in names(game, game.battlefield)


def test_at_a_step_or_when_something_happens() -> None:
    game = table()
    put(
        game,
        card("At the beginning of your upkeep or whenever you gain life, each opponent loses 1 life.", "Enchantment"),
    )
    happens(game, BeginStep("upkeep", 1))
    play(game, "You gain 1 life.")
    happens(game)
    assert game.player(2).life == 18


def test_defending_player_of_what_an_equipment_is_on() -> None:
    game = table()
    bear, blocker, other = put(game, BEAR), put(game, BEAR, 2), put(game, creature(name="Ox"), 2)
    text = (
        "Whenever equipped creature deals damage to a creature, "
        "~ deals that much damage to each other creature defending player controls."
    )
    put(game, card(text, "Artifact — Equipment"), attached_to=bear)
    record(game, Attack(bear, 2))
    happens(game, Damage(bear, blocker, 1))
    assert game[other].damage == 1


def test_unless_as_it_enters_with_counters() -> None:
    game = table()
    giant = creature("~ enters with two -1/-1 counters on it unless you control a Plains.", size="4/4", name="Giant")
    (one, two) = give(game, giant, giant)
    happens(game, Move(one, "battlefield", controller=1))
    put(game, PLAINS)
    happens(game, Move(two, "battlefield", controller=1))
    sizes = [power(game, id) for id in game.battlefield if characteristics(game, id).name == "Giant"]
    assert sizes == [2, 4]


def test_a_card_and_or_another() -> None:
    game = table()
    give(game, BEAR, PLAINS, to="library")
    text = "Search your library for a creature card and/or a land card, reveal them, put them into your hand, then shuffle."
    bear, plains = game.player(1).library[-2:]
    play(game, text, bear, plains)
    assert sorted(names(game, game.player(1).hand)) == ["Bear", "Plains"]
