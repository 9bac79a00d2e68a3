"""Fights as events (701.14), the monarch's creatures (724), the same mana value (202.3), X against a number, target players."""

from __future__ import annotations

import pytest
from tests.actions.build import battlefield, card, creature, events, give, happens, names, play, put, table, use

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.rules.casting import could_cast
from spellwright.rules.combat_blockers import may_block
from spellwright.rules.hooks import Way
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.damage import Damage, LoseLife
from spellwright.state.events.permanents import Untap
from spellwright.state.events.stack import CreateToken
from spellwright.state.events.turns import BecomeMonarch
from spellwright.state.events.zones import Move


def test_701_14a_each_of_the_two_fights() -> None:
    game = table()
    put(game, creature("Whenever a creature you control fights, you gain 1 life.", name="Regent"))
    mine, other, theirs = (
        put(game, creature(size="0/9")),
        put(game, creature(size="1/9")),
        put(game, creature(size="0/9"), 2),
    )
    play(game, "Target creature you control fights target creature you don't control.", mine)
    happens(game)
    assert game.player(1).life == 21
    play(game, "Target creature you control fights another target creature.", mine, other)
    happens(game, answers=(...,))
    assert game.player(1).life == 23 and theirs


def test_603_2c_once_for_all_that_fight_or_become_blocked() -> None:
    game = table()
    put(
        game,
        creature("Whenever one or more creatures you control fight or become blocked, you gain 1 life.", name="Hunt"),
    )
    one, other, wall = (
        put(game, creature(size="0/9")),
        put(game, creature(size="1/9")),
        put(game, creature(size="0/9"), 2),
    )
    play(game, "Target creature you control fights another target creature.", one, other)
    happens(game)
    assert game.player(1).life == 21
    happens(game, Attack(one, 2), Attack(other, 2))
    happens(game, Block(wall, (one,)), BecomeBlocked(one, (wall,)), BecomeBlocked(other, (wall,)))
    assert game.player(1).life == 22


def test_724_creatures_the_monarch_controls() -> None:
    game = table()
    admiral = put(game, creature("~ can't be blocked by creatures the monarch controls."))
    wall = put(game, creature(), 2)
    happens(game, Attack(admiral, 2))
    assert may_block(game, wall, admiral)
    for monarch, able in ((2, False), (1, True)):
        happens(game, BecomeMonarch(monarch))
        assert may_block(game, wall, admiral) == able


@pytest.mark.parametrize(("library", "wins"), [(0, True), (2, True), (3, False)])
def test_107_3_x_against_the_number_of_cards(library: int, wins: bool) -> None:
    game = table()
    put(game, creature(mana_cost="{U}{U}"))
    for id in game.player(1).library[library:]:
        happens(game, Move(id, "exile"))
    text = (
        "Look at the top X cards of your library, where X is your devotion to blue. "
        "If X is greater than or equal to the number of cards in your library, you win the game."
    )
    play(game, text)
    assert bool(game.over) == wins


def test_202_3_with_the_same_mana_value_as_that_card() -> None:
    text = (
        "Whenever ~ becomes untapped, you may discard a nonland card. If you do, search your "
        "library for a card with the "
        "same mana value as that card, reveal it, put it into your hand, then shuffle."
    )
    game = table()
    disciple = put(game, creature(text, name="Disciple"), tapped=True)
    give(game, creature(name="Old", mana_cost="{2}"))
    give(game, creature(name="New", mana_cost="{1}{G}"), creature(name="Big", mana_cost="{3}"), to="library")
    happens(game, Untap(disciple), answers=(True, ...))
    assert names(game, game.player(1).hand) == ["New"]


def test_202_3_as_it_last_was() -> None:
    game = table()
    praetor = put(
        game,
        creature(
            "Sacrifice a creature: Destroy each creature with the same mana value as the sacrificed creature.",
            name="Praetor",
            mana_cost="{6}",
        ),
    )
    two = put(game, creature(name="Two", mana_cost="{2}"))
    put(game, creature(name="Zwei", mana_cost="{1}{R}"), 2)
    put(game, creature(name="Three", mana_cost="{3}"), 2)
    use(game, praetor, two)
    assert battlefield(game) == ["Praetor", "Three"]


def test_202_1_different_mana_costs() -> None:
    game = table()
    give(
        game,
        *(creature(mana_cost=cost) for cost in ("{2}{B}", "{1}{B}{B}", "{2}{B}")),
        card("", "Land"),
        to="graveyard",
    )
    play(game, "You gain 1 life for each different mana cost among nonland cards in your graveyard.")
    assert game.player(1).life == 22


def test_119_5_you_may_have_your_life_total_become_a_number() -> None:
    game = table()
    put(game, creature(size="1/30"))
    play(game, "You may have your life total become the total toughness of creatures you control.", True)
    assert game.player(1).life == 30


def test_508_4_a_tapped_and_attacking_token() -> None:
    game = table(2, "declare attackers")
    happens(
        game,
        Attack(
            put(
                game,
                creature("Whenever ~ attacks, create a tapped and attacking 1/1 red Devil creature token with haste."),
            ),
            2,
        ),
    )
    (made,) = events(game, CreateToken)
    assert (made.tapped, made.attacking, made.values.name) == (True, 2, "Devil Token")


def test_506_2_if_youre_the_defending_player() -> None:
    game = table(3, "declare attackers")
    put(
        game,
        creature("Whenever a creature an opponent controls attacks, if you're the defending player, you gain 1 life."),
        2,
    )
    for attacked, life in ((3, 20), (2, 21)):
        happens(game, Attack(put(game, creature()), attacked))
        assert game.player(2).life == life


def test_601_2c_a_target_player_who_lost_life_this_turn() -> None:
    game = table(3)
    mage = put(game, creature("{0}: Target player who lost life this turn loses 1 life."))
    happens(game, LoseLife(2, 1))
    use(game, mage)  # there is but one
    assert [game.player(player).life for player in (1, 2, 3)] == [20, 18, 20]


def test_608_2h_dealt_damage_by_what_was_sacrificed() -> None:
    game = table(3)
    hope = put(
        game,
        creature(
            "Sacrifice ~: Until your next turn, target player who was dealt combat damage by ~ this "
            "turn can't cast noncreature spells.",
            name="Hope",
        ),
    )
    happens(game, Damage(hope, 3, 1, combat=True), Damage(hope, 2, 1))
    use(game, hope)
    spells = [give(game, card(mana_cost="{0}"), player=player)[0] for player in (2, 3)]
    assert [could_cast(game, p, Way(id, any_time=True)) for p, id in zip((2, 3), spells, strict=True)] == [True, False]


# --- "it"


def test_if_it_isnt_a_mana_ability_speaks_of_the_ability() -> None:
    game = table()
    put(
        game,
        creature(
            "Whenever an opponent activates an ability of an artifact, if it isn't a mana ability, ~ "
            "deals 2 damage to that player.",
            name="Mentor",
        ),
    )
    rod = put(game, card("{0}: You gain 5 life.", "Artifact", "Rod"), 2)
    use(game, rod, player=2)
    happens(game)
    assert game.player(2).life == 23


def test_one_of_two_phrases_is_meant_by_it() -> None:
    text = (
        "You may put a red creature card or an artifact creature card from your hand onto the "
        "battlefield. Sacrifice it at the beginning of the next end step."
    )
    assert not compile_card("Card", "normal", [FaceText("Card", type_line="Instant", oracle_text=text)]).unread
