"""What conditions, "this way" and "for each" speak of (608.2c, 611.2b)."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, run, table, use

from spellwright.rules.activating import activate
from spellwright.rules.activation_permissions import activated_ability, obstacles_to_activating
from spellwright.rules.asking import asked, characteristics, controller, own
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.combat import Attack, Block
from spellwright.state.events.damage import Damage
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Destroy, PutCounters, Tap
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure

BEAR = creature(name="Bear")
AURA = card("Enchant creature", "Enchantment — Aura", "Aura")


def flies(game: Game, id: Id) -> bool:
    return any(type(a).__name__ == "Flying" for a in characteristics(game, id).abilities)


def test_it_in_a_condition_is_the_subject() -> None:
    game = table()
    trainee = put(game, creature("~ has flying as long as it's enchanted."))
    assert not flies(game, trainee)
    put(game, AURA, attached_to=trainee)
    assert flies(game, trainee)


def test_it_in_a_condition_is_what_the_source_is_attached_to() -> None:
    game = table()
    bear = put(game, BEAR)
    text = "Enchant creature\nEnchanted creature has flying as long as it's tapped."
    put(game, card(text, "Enchantment — Aura"), attached_to=bear)
    assert not flies(game, bear)
    record(game, Tap(bear))
    assert flies(game, bear)


def test_what_several_players_did_this_way_is_counted_together() -> None:
    game = table()
    for player in (1, 2):
        give(game, BEAR, player=player, to="library")
    play(
        game,
        "Each player reveals the top card of their library. You gain 1 life for each nonland card revealed this way.",
    )
    assert game.player(1).life == 22


def test_for_each_at_the_beginning_counts_for_all_that_is_joined() -> None:
    game = table()
    put(game, BEAR), put(game, BEAR)
    play(game, "For each creature you control, add {G} and you gain 1 life.")
    assert (game.player(1).life, len(game.player(1).pool)) == (22, 2)


def test_the_haste_of_a_dashed_creature_is_asked_for() -> None:
    game = table()
    give(game, creature("Dash {1}{R}", mana_cost="{4}{R}"))
    assert "may_attack_at_once" in game.possible


def test_603_10a_what_leaves_a_graveyard_looks_back() -> None:
    game = table()
    (scale,) = give(
        game, creature("When ~ is put into your hand from your graveyard, you gain 2 life."), to="graveyard"
    )
    happens(game, Move(scale, "hand"))
    assert game.player(1).life == 22
    put(game, creature("Cards in graveyards lose all abilities."))
    happens(game, Move(record(game, Move(game[scale].became, "graveyard")).new, "hand"))
    assert game.player(1).life == 22


def test_blocks_or_becomes_blocked_by_a_creature_is_said_of_both() -> None:
    game = table()
    basilisk = put(
        game, creature("Whenever ~ blocks or becomes blocked by a nonblack creature, destroy that creature.")
    )
    black, other = put(game, creature(mana_cost="{B}"), 2), put(game, BEAR, 2)
    happens(game, Block(basilisk, (black, other)))
    assert (game[black].zone, game[other].zone) == ("battlefield", "gone")


def test_608_2h_what_was_attached_to_something_and_what_blocked_it() -> None:
    game = table()
    knight = put(game, creature("{0}: Destroy target creature blocking ~."))
    blocker = put(game, BEAR, 2)
    record(game, Block(blocker, (knight,)))

    def procedure() -> Procedure[None]:
        yield from activate(game, 1, knight, 0)
        yield from happen(game, Move(knight, "graveyard"))
        yield from resolve_top(game)

    run(procedure())
    assert game[blocker].zone == "gone"


def test_a_mana_ability_with_instead_makes_one_or_the_other() -> None:
    game = table()
    tower = put(game, card("{T}: Add {C}. If you control an artifact, add {C}{C}{C} instead.", "Land"))
    (ability,) = own(game, tower, "produces")
    assert [len(units) for units in ability.produces(game, tower)] == [1]
    put(game, card("", "Artifact"))
    assert [len(units) for units in ability.produces(game, tower)] == [3]


def test_those_that_a_spell_targets_are_known() -> None:
    game = table()
    text = "Whenever you cast a spell that targets one or more permanents, gain control of those permanents."
    put(game, card(text, "Enchantment"))
    theirs = put(game, BEAR, 2)
    (spell,) = give(game, card("Tap target creature."))
    spell = run(cast_during_resolution(game, 1, Way(spell, free=True, any_time=True)))
    run(settle(game))
    run(resolve_top(game))
    assert controller(game, theirs) == 1


def test_for_each_counts_for_the_clause_of_another_player_too() -> None:
    game = table()
    for _ in range(2):
        put(game, BEAR)
    play(game, "For each creature you control, target opponent loses 1 life and you gain 1 life.")
    assert (game.player(1).life, game.player(2).life) == (22, 18)


def test_201_5b_a_name_in_a_given_ability_is_the_giver() -> None:
    game = table()
    bear = put(game, BEAR)
    text = 'Equipped creature has "{0}, Sacrifice ~: This creature gets +2/+2 until end of turn."'
    torch = put(game, card(text, "Artifact — Equipment", "Torch"), attached_to=bear)
    use(game, bear)
    assert (game[torch].zone, game[bear].zone, characteristics(game, bear).power) == ("gone", "battlefield", 4)


def test_a_defined_size_knows_its_own_object() -> None:
    game = table()
    size = '"This creature\'s power and toughness are each equal to the number of charge counters on it."'
    text = "{0}: ~ becomes a Construct artifact creature with " + size
    mass = put(game, card(text, "Artifact"), counters=(("charge", 3),))
    use(game, mass)
    assert characteristics(game, mass).power == 3


def test_607_2a_what_was_exiled_as_it_entered_is_its_own() -> None:
    game = table()
    give(game, card("You gain 1 life.", "Sorcery", mana_cost="{5}{U}"), to="graveyard")
    text = "As ~ enters, exile an instant or sorcery card from your graveyard.\n"
    text += "~'s power and toughness are each equal to the exiled card's mana value.\n"
    text += "Whenever ~ deals combat damage, you may sacrifice it. "
    text += "If you do, you may cast the exiled card without paying its mana cost."
    (lore,) = give(game, creature(text, "*/*"))
    happens(game, Move(lore, "battlefield", controller=1))
    assert characteristics(game, game[lore].became).power == 6


def test_if_they_do_after_unless_is_whether_they_paid() -> None:
    for pays in (False, True):
        game = table()
        put(game, card("{T}: Add {R}.", "Land"), 2)
        bear = put(game, BEAR, 2)
        text = "Destroy target creature unless its controller pays {1}. If they do, you gain 3 life."
        play(game, text, pays)
        assert (game[bear].zone, game.player(1).life) == (("battlefield", 23) if pays else ("gone", 20))


def test_508_5_defending_player_is_the_one_of_the_attack_that_triggered() -> None:
    game = table()
    put(game, creature("Whenever a creature you control attacks, tap target creature defending player controls."))
    bear, theirs = put(game, BEAR), put(game, BEAR, 2)
    happens(game, Attack(bear, 2))
    assert game[theirs].tapped


def test_603_4_the_intervening_if_puts_its_subject_into_focus() -> None:
    game = table()
    text = "Whenever you cast a spell, if ~ is tapped, put a +1/+1 counter on it."
    mage = put(game, creature(text), tapped=True)
    (spell,) = give(game, card("You gain 1 life."))
    run(cast_during_resolution(game, 1, Way(spell, free=True, any_time=True)))
    run(settle(game))
    run(resolve_top(game))
    assert game[mage].counters_of("+1/+1") == 1


def test_113_6b_a_suspended_card_triggers_in_exile() -> None:
    game = table()
    text = "Suspend 9—{2}{U}\nWhenever an opponent casts a spell, if ~ is suspended, remove a time counter from it."
    (kraken,) = give(game, creature(text), to="exile")
    record(game, PutCounters(kraken, "time", 9))
    play(game, "You gain 1 life.", player=2)
    happens(game)
    assert game[kraken].counters_of("time") == 8


def test_607_2d_what_is_chosen_is_known_though_the_source_was_sacrificed() -> None:
    game = table()
    text = "Sacrifice ~: Choose a basic land type. Each land you control becomes that type until end of turn."
    flask = put(game, card(text, "Artifact"))
    forest = put(game, card("", "Land — Forest"))
    use(game, flask, "Swamp")
    assert characteristics(game, forest).subtypes == {"Swamp"}


def test_201_5b_a_giver_that_has_left_has_no_counters() -> None:
    game = table()
    text = 'Creatures you control have "This creature gets +1/+1 for each charge counter on ~."'
    bear = put(game, BEAR)
    grime = put(game, card(text, "Enchantment", "Grime"), counters=(("charge", 2),))
    assert characteristics(game, bear).power == 4
    happens(game, Move(grime, "graveyard"))
    assert characteristics(game, bear).power == 2


def test_what_was_put_into_a_graveyard_this_way_is_what_was_destroyed() -> None:
    game = table()
    put(game, card("", "Artifact"), 2)
    text = "Destroy target artifact. If that artifact is put into a graveyard this way, you gain 3 life."
    play(game, text)
    assert game.player(1).life == 23


def test_it_behind_for_each_isnt_what_is_made_for_each() -> None:
    game = table()
    owl = put(game, creature("When ~ dies, create a 1/1 white Bird creature token for each age counter on it."))
    happens(game, PutCounters(owl, "age", 3, 1))
    happens(game, Destroy(owl))
    assert battlefield(game) == ["Bird Token"] * 3


def test_what_a_player_does_can_speak_of_that_player() -> None:
    game = table()
    put(game, card("Whenever a player casts a spell from their hand, that player gains 1 life.", "Enchantment"))
    play(game, "Draw a card.", player=2)
    run(settle(game))
    run(resolve_top(game))
    assert (game.player(1).life, game.player(2).life) == (20, 21)


def test_others_are_others_than_what_the_text_has_just_moved() -> None:
    game = table()
    text = (
        "Whenever a creature dies, you may exile that card. If you do, return each other card exiled with Vat to its "
    )
    put(game, card(text + "owner's graveyard.", "Artifact", "Vat"))
    for name in ("Bear", "Cub"):
        happens(game, Destroy(put(game, creature(name=name))), answers=(True,))
    assert names(game, game.exile) == ["Cub"] and names(game, game.player(1).graveyard) == ["Bear"]


def test_it_in_a_target_is_the_source_before_that_comes_up() -> None:
    game = table()
    irregulars, bear = put(game, creature("{0}: ~ deals 3 damage to target creature blocking it.")), put(game, BEAR, 2)
    record(game, Attack(irregulars, 2))
    record(game, Block(bear, (irregulars,)))
    use(game, irregulars)  # 601.2c: targets are chosen before anything is carried out; there is only one
    assert [event.victim for event in events(game, Damage)] == [bear]


def test_it_in_an_if_behind_an_act_is_what_that_is_done_to() -> None:
    text = "At the beginning of your upkeep, put a +1/+1 counter on equipped creature if it's blue."
    for cost, counters in (("{U}", (("+1/+1", 1),)), ("{G}", ())):
        game = table()
        host = put(game, creature(mana_cost=cost))
        put(game, card(text, "Artifact — Equipment", "Ring"), attached_to=host)
        happens(game, BeginStep("upkeep", 1))
        assert game[host].counters == counters


def test_it_that_entered_is_no_card_that_was_drawn() -> None:
    text = "When ~ enters the battlefield, draw a card. If it entered from your library or was cast from your library, draw "
    for zone, drawn in (("library", 2), ("hand", 1)):
        game = table()
        give(game, *[BEAR] * 4, to="library")
        (fblthp,) = give(game, creature(text + "two cards instead."), to=zone)
        happens(game, Move(fblthp, "battlefield"))
        assert len(game.player(1).hand) == drawn


@pytest.mark.parametrize(
    "then",
    [
        "It has flying.",
        "That creature has flying.",
        "It has flying as long as it's a Bear.",
        "It can't block. It has flying.",
    ],
)
def test_it_in_a_later_static_sentence_is_what_the_source_is_attached_to(then: str) -> None:
    game = table()
    host, other = put(game, BEAR), put(game, BEAR)
    put(game, card(f"Equipped creature gets +1/+1. {then}", "Artifact — Equipment", "Ring"), attached_to=host)
    assert flies(game, host) and characteristics(game, host).power == 3
    assert not flies(game, other)


def test_what_is_said_later_of_the_abilities_of_what_the_source_is_attached_to() -> None:
    game = table()
    host = put(game, creature("{0}: ~ deals 1 damage to you."))
    text = "Equipped creature gets +1/+1. Its activated abilities can't be activated."
    put(game, card(text, "Artifact — Equipment", "Ring"), attached_to=host)
    assert next(obstacles_to_activating(game, 1, activated_ability(game, host, 0)))[0] == "602.5"


def test_611_3a_a_condition_said_first_is_that_of_all_clauses() -> None:
    text = "As long as you control an artifact, ~ gets +1/+1 and other creatures you control have flying."
    game = table()
    other, source = put(game, BEAR), put(game, creature(text))
    assert not flies(game, other) and characteristics(game, source).power == 2
    put(game, card(type_line="Artifact"))
    assert flies(game, other) and characteristics(game, source).power == 3


def test_509_1c_all_block_it_as_long_as_the_condition_said_first_is_true() -> None:
    text = "Enchant creature\nAs long as enchanted creature is green, it gets +1/+1 and all creatures able to block it do so."
    for cost, required in (("{G}", True), ("{U}", False)):
        game = table()
        host, blocker = put(game, creature(mana_cost=cost)), put(game, BEAR, 2)
        put(game, card(text, "Enchantment — Aura"), attached_to=host)
        asking = asked(game, "requires_block")
        assert any(ability.requires_block(game, me, blocker, host) for me, ability in asking) == required


def test_611_2a_a_duration_said_first_is_that_of_all_clauses() -> None:
    for text, targets in (
        ("Until end of turn, creatures you control get +1/+1 and creatures your opponents control get -1/-1.", 0),
        (
            "Until end of turn, creatures you control get +1/+1 and all creatures able to block target creature do so.",
            1,
        ),
    ):
        game = table()
        mine = put(game, BEAR)
        put(game, BEAR, 2)
        play(game, text, *(mine,) * targets)
        assert [effect.until.kind for effect in game.floating] == ["end of turn", "end of turn"]


def test_a_condition_said_first_is_that_of_what_a_keyword_costs() -> None:
    text = (
        "As long as you control an artifact, ~ has flying and equip abilities you activate cost {1} less to activate."
    )
    game = table()
    put(game, creature(text))
    (changing,) = [ability for _, ability in asked(game, "reduces")]
    assert changing.condition is not None
