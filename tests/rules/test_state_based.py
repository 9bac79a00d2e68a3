"""704: state-based actions."""

from __future__ import annotations

import pytest
from tests.rules.table import BEAR, card, decisions, happened, put, run, table
from tests.rules.toy_abilities import CantLose, Chapters, EnchantsCreature

from spellwright.rules.settling import settle
from spellwright.rules.state_based import check_state_based_actions
from spellwright.state.events.cards import Draw
from spellwright.state.events.event import Event, note_down, record
from spellwright.state.events.permanents import Attach, ChooseFor, PutCounters, Sacrifice
from spellwright.state.events.stack import CopyCard, CreateToken
from spellwright.state.events.turns import LoseGame, SetGame
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id

BEAR_TOKEN = Characteristics("Token", types=frozenset({"creature"}), power=1, toughness=1)


def rule_of(game: Game, kind: type[Event]) -> str:
    entry = game.history
    while entry is not None:
        if isinstance(entry.event, kind):
            return entry.rule
        entry = entry.before
    return ""


def test_a_player_with_no_life_loses() -> None:
    game = table(3)
    game.player(2).life = 0
    run(settle(game))
    assert (game.player(2).out, rule_of(game, LoseGame)) == ("lost", "704.5a")
    assert not game.over


def test_a_player_who_drew_from_an_empty_library_loses_once_it_is_checked() -> None:
    game = table(3)
    game.player(3).library = ()
    for event in Draw(3).parts(game):
        record(game, event)
    run(settle(game))
    assert rule_of(game, LoseGame) == "704.5b"


def test_having_drawn_from_an_empty_library_counts_until_the_next_check_only() -> None:
    game = table(3)
    platinum = put(game, card("Angel", "creature", 4, 4, CantLose()), 3)
    game.player(3).drew_from_empty = True
    run(settle(game))
    record(game, Move(platinum, "graveyard"))
    run(settle(game))
    assert game.player(3).out == ""


@pytest.mark.parametrize(("counters", "out"), [(9, ""), (10, "lost")])
def test_ten_poison_counters_lose(counters: int, out: str) -> None:
    game = table(3)
    record(game, PutCounters(1, "poison", counters))
    run(settle(game))
    assert game.player(1).out == out


def test_what_cannot_happen_is_not_performed_again_and_again() -> None:
    game = table()
    put(game, card("Angel", "creature", 4, 4, CantLose()), 2)
    game.player(2).life = -3
    assert run(settle(game)) is False
    assert not game.unchecked


def test_a_token_elsewhere_than_on_the_battlefield_ceases_to_exist() -> None:
    game = table()
    token = record(game, CreateToken(1, BEAR_TOKEN)).new
    dead = record(game, Move(token, "graveyard")).new
    assert game.player(1).graveyard == (dead,)
    run(settle(game))
    assert game.player(1).graveyard == ()
    assert game[dead].zone == "gone"


def test_a_copy_of_a_card_ceases_to_exist_in_exile_but_not_on_the_stack() -> None:
    game = table()
    exiled = put(game, BEAR, to="exile")
    copy, other = record(game, CopyCard(exiled, 1)).new, record(game, CopyCard(exiled, 1, "stack")).new
    run(settle(game))
    assert (game[copy].zone, game[other].zone, game[exiled].zone) == ("gone", "stack", "exile")


def test_a_creature_with_toughness_zero_is_put_into_the_graveyard_not_destroyed() -> None:
    game = table()
    weak = put(game, card("Weak", "creature", 1, 0))
    run(settle(game))
    assert game.player(1).graveyard == (game[weak].became,)
    assert rule_of(game, Move) == "704.5f"


def test_lethal_damage_destroys() -> None:
    game = table()
    bear, wounded = put(game, BEAR), put(game, BEAR)
    game[bear].damage, game[wounded].damage = 2, 1
    run(settle(game))
    assert (game[bear].zone, game[wounded].zone) == ("gone", "battlefield")


def test_actions_are_performed_simultaneously() -> None:
    game = table()
    bears = [put(game, BEAR, player) for player in (1, 2)]
    for bear in bears:
        game[bear].damage = 2
    game.player(2).life = 0
    before = game.batch
    run(check_state_based_actions(game))
    assert game.batch == before + 1
    assert [game[bear].zone for bear in bears] == ["gone", "gone"]


def test_a_creature_that_two_actions_concern_leaves_once() -> None:
    game = table()
    double = put(game, card("Double", "creature planeswalker", 2, 2))
    game[double].damage = 2
    run(settle(game))
    assert [event.object for event in happened(game, Move) if event.object == double] == [double]


def test_a_planeswalker_without_loyalty_is_put_into_the_graveyard() -> None:
    game = table()
    alive = put(game, card("Jace", "planeswalker"), counters=(("loyalty", 1),))
    dead = put(game, card("Nissa", "planeswalker"))
    run(settle(game))
    assert (game[alive].zone, game[dead].zone) == ("battlefield", "gone")
    assert rule_of(game, Move) == "704.5i"


def test_a_player_keeps_one_of_two_legends_of_a_name() -> None:
    game = table()
    hero = card("Hero", "creature", 2, 2, supertypes="legendary")
    one, two, theirs = put(game, hero), put(game, hero), put(game, hero, 2)
    asked = decisions(settle(game))
    assert (asked[0].kind, asked[0].player, asked[0].options) == ("legend", 1, (one, two))
    game = table()
    one, two, theirs = put(game, hero), put(game, hero), put(game, hero, 2)
    run(settle(game), two)
    assert [game[id].zone for id in (one, two, theirs)] == ["gone", "battlefield", "battlefield"]


def test_the_newest_world_stays() -> None:
    game = table()
    world = card("World", "enchantment", supertypes="world")
    old, new = put(game, world, 1), put(game, world, 2)
    run(settle(game))
    assert (game[old].zone, game[new].zone) == ("gone", "battlefield")


def test_an_aura_attached_to_nothing_or_to_what_it_cannot_enchant_goes_to_the_graveyard() -> None:
    game = table()
    aura = card("Aura", "enchantment", None, None, EnchantsCreature(), subtypes="Aura")
    bear, rock = put(game, BEAR), put(game, card("Rock", "artifact"))
    good, wrong, none = put(game, aura, attached_to=bear), put(game, aura, attached_to=rock), put(game, aura)
    run(settle(game))
    assert [game[id].zone for id in (good, wrong, none)] == ["battlefield", "gone", "gone"]


def test_an_aura_follows_what_it_enchanted_into_the_graveyard() -> None:
    game = table()
    bear = put(game, BEAR)
    aura = put(game, card("Aura", "enchantment", None, None, EnchantsCreature(), subtypes="Aura"), attached_to=bear)
    game[bear].damage = 2
    run(settle(game))
    assert game[aura].zone == "gone"


def test_an_equipment_on_what_is_no_creature_becomes_unattached() -> None:
    game = table()
    sword = put(game, card("Sword", "artifact", subtypes="Equipment"))
    record(game, Attach(sword, put(game, card("Rock", "artifact"))))
    run(settle(game))
    assert (game[sword].zone, game[sword].attached_to) == ("battlefield", 0)


def test_an_equipment_stays_on_a_creature() -> None:
    game = table()
    sword, bear = put(game, card("Sword", "artifact", subtypes="Equipment")), put(game, BEAR, 2)
    record(game, Attach(sword, bear))
    run(settle(game))
    assert game[sword].attached_to == bear


def test_a_creature_does_not_stay_attached() -> None:
    game = table()
    bear = put(game, BEAR)
    record(game, Attach(bear, put(game, BEAR)))
    run(settle(game))
    assert game[bear].attached_to == 0


def test_plus_and_minus_counters_annihilate() -> None:
    game = table()
    bear = put(game, card("Big", "creature", 5, 5), counters=(("+1/+1", 3), ("-1/-1", 2), ("charge", 1)))
    run(settle(game))
    assert dict(game[bear].counters) == {"+1/+1": 1, "charge": 1}


def test_only_the_newest_of_a_players_roles_stays_on_a_permanent() -> None:
    game = table()
    role = card("Role", "enchantment", None, None, EnchantsCreature(), subtypes="Aura Role")
    bear = put(game, BEAR)
    old, new, theirs = (put(game, role, player, attached_to=bear) for player in (1, 1, 2))
    run(settle(game))
    assert [game[id].zone for id in (old, new, theirs)] == ["gone", "battlefield", "battlefield"]


def saga(game: Game, lore: int) -> Id:
    what = card("Saga", "enchantment", None, None, Chapters((1, 2)), Chapters((3,)), subtypes="Saga")
    return put(game, what, counters=(("lore", lore),))


@pytest.mark.parametrize(("lore", "zone"), [(2, "battlefield"), (3, "gone")])
def test_a_saga_is_sacrificed_after_its_final_chapter(lore: int, zone: str) -> None:
    game = table()
    id = saga(game, lore)
    run(settle(game))
    assert game[id].zone == zone
    assert bool(happened(game, Sacrifice)) is (zone == "gone")


def test_a_siege_of_its_protector_gets_another_protector() -> None:
    game = table(3)
    siege = put(game, card("Siege", "battle", subtypes="Siege"), counters=(("defense", 3),))
    record(game, ChooseFor(siege, "protector", 1))
    run(settle(game), 3)
    assert dict(game[siege].chosen)["protector"] == 3


def test_a_battle_without_defense_goes_to_the_graveyard() -> None:
    game = table()
    siege = put(game, card("Siege", "battle", subtypes="Siege"))
    record(game, ChooseFor(siege, "protector", 2))
    run(settle(game))
    assert game[siege].zone == "gone"


def test_functions_handed_over_add_state_based_actions() -> None:
    game = table()
    bear = put(game, BEAR)

    def all_go(state: Game) -> list[Event]:
        return [Move(id, "exile", cause="keyword") for id in state.battlefield]

    note_down(game, SetGame("state_based", (all_go,)))
    run(settle(game))
    assert game.exile == (game[bear].became,)
