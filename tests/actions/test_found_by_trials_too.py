"""More of what trials of cards have found: X of what may be done, exchanges with spells, the other of two."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use
from tests.rules.table import decisions, turn_of

from spellwright.keywords.haste import Haste
from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.stack import AddMana
from spellwright.words.mana import pool_of


def test_107_3f_x_of_what_may_be_done_is_chosen_as_it_is() -> None:
    game = table(step="declare attackers")
    text = "Whenever ~ attacks, you may tap X untapped Walls you control. If you do, ~ gets +X/+0 until end of turn."
    attacker = put(game, creature(text))
    walls = [put(game, creature(subtype="Wall")) for _ in range(3)]
    happens(game, Attack(attacker, 2), answers=(True, 2, walls[0], walls[1]))
    assert characteristics(game, attacker).power == 4
    assert [game[wall].tapped for wall in walls] == [True, True, False]


def test_115_1_whose_graveyard_it_is_is_chosen_before_the_cards_in_it() -> None:
    game = table()
    theirs = give(game, creature(), creature(), player=2, to="graveyard")
    text = (
        "Exile X target cards from target player's graveyard. For each card exiled this way, that player loses 1 life "
    )
    (spell,) = give(game, card(text + "and you gain 1 life.", mana_cost="{X}"))
    happens(game, AddMana(1, pool_of("CC")))
    run(cast(game, 1, Way(spell)), 2, theirs[0])
    run(resolve_top(game))
    assert (game.player(1).life, game.player(2).life) == (22, 18)


def test_it_is_the_other_of_two_that_was_spoken_of_last() -> None:
    game = table()
    one, two = give(game, creature(name="One"), creature(name="Two"), to="graveyard")
    text = "Choose up to two target creature cards in your graveyard. An opponent chooses one of them. Return that card to "
    text += "your hand. Return the other to the battlefield under your control. It gains haste."
    play(game, text, one, two, one)
    assert names(game, game.player(1).hand) == ["One"] and battlefield(game) == ["Two"]
    assert any(isinstance(ability, Haste) for ability in characteristics(game, game.battlefield[0]).abilities)


def test_a_spell_has_lesser_mana_value_than_another() -> None:
    for cost, offered in (("{1}", True), ("{4}", False)):
        game = table()
        give(game, creature(mana_cost=cost), to="library")
        text = "Whenever you cast your first spell each turn, reveal the top card of your library. You may cast it without "
        put(game, creature(text + "paying its mana cost if it's a spell with lesser mana value."))
        (spell,) = give(game, card("You gain 3 life.", mana_cost="{3}"))
        happens(game, AddMana(1, pool_of("CCC")))
        run(cast(game, 1, Way(spell)))
        run(settle(game))
        assert any(asked.kind == "may" for asked in decisions(resolve_top(game), False)) == offered


def test_601_2b_a_cost_may_be_paid_for_a_spell_that_has_a_target_only_with_some_x() -> None:
    game = table()
    give(game, creature(mana_cost="{W}"))
    text = (
        "As an additional cost to cast this spell, you may exile any number of white cards from your hand. This spell "
    )
    text += "costs {2} less to cast for each card exiled this way.\nExile target creature with mana value X or less."
    (spell,) = give(game, card(text, mana_cost="{X}{W}"))
    happens(game, AddMana(1, pool_of("WCC")))
    put(game, creature(mana_cost="{2}"), 2)
    assert [asked.kind for asked in decisions(cast(game, 1, Way(spell)))][:1] == ["optional cost"]


def test_701_12b_control_of_a_permanent_and_a_spell_is_exchanged() -> None:
    game = table()
    text = "Whenever an opponent casts a spell, you may exchange control of ~ and that spell. If you do, you may choose new "
    chimera = put(game, creature(text + "targets for the spell."))
    turn_of(game, 2, "precombat main")
    (bolt,) = give(game, card("~ deals 3 damage to any target.", mana_cost="{0}"), player=2)
    run(cast(game, 2, Way(bolt)), 1)
    run(settle(game))
    run(resolve_top(game), True, True, 2)
    assert characteristics(game, chimera) and game[game.stack[-1]].controller == 1
    run(resolve_top(game))
    assert game.player(2).life == 17


def test_601_2c_a_target_that_an_opponent_is_told_to_choose_is_of_their_choice() -> None:
    game = table()
    put(game, creature(name="Mine"))
    put(game, creature(name="First"), 2)
    second = put(game, creature(name="Second"), 2)
    text = "{T}: An opponent chooses target creature they control. Create a token that's a copy of that creature."
    echo = put(game, card(text, "Artifact"))
    (asked,) = (each for each in decisions(activate(game, 1, echo, 0)) if each.kind == "target")
    assert asked.player == 2 and second in asked.options and len(asked.options) == 2
    game = table()
    put(game, creature(name="Theirs"), 2)
    use(game, put(game, card(text, "Artifact")))
    assert battlefield(game, 1) == ["Card", "Theirs"]


def test_603_12_what_is_said_of_what_a_reflexive_ability_does_is_part_of_it() -> None:
    game = table()
    (card_returned,) = give(game, creature(name="Returned"), to="graveyard")
    text = "You gain 1 life. When you do, return target creature card from your graveyard to the battlefield. If that "
    play(game, text + "creature would leave the battlefield, exile it instead of putting it anywhere else.")
    run(settle(game))
    run(resolve_top(game))
    assert card_returned and battlefield(game) == ["Returned"]
    happens(game, Destroy(game.battlefield[0]))
    assert names(game, game.exile) == ["Returned"]


def test_506_2_who_defends_is_known_to_a_creature_that_does_not_attack() -> None:
    game = table(step="declare attackers")
    text = "{0}: You gain 1 life. Activate only during combat and only if defending player controls no snow lands."
    guard = put(game, creature(text))
    assert any(getattr(action, "source", 0) == guard for action in legal_actions(game, 1))
    put(game, card("", "Snow Land"), 2)
    assert not any(getattr(action, "source", 0) == guard for action in legal_actions(game, 1))


def test_602_5_how_an_ability_is_activated_may_be_said_behind_what_it_delays() -> None:
    text = "{0}: Target creature gets +1/+1 until end of turn. When that creature leaves the battlefield this turn, sacrifice "
    text += "~. Activate only during combat and only if defending player controls no snow lands."
    for step, offered in (("precombat main", False), ("declare attackers", True)):
        game = table(step=step)
        guard = put(game, creature(text))
        assert any(getattr(action, "source", 0) == guard for action in legal_actions(game, 1)) == offered
