"""Each of them are all of them; what is countered this way; a draw that is skipped for another's."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table

from spellwright.rules.asking import characteristics, own
from spellwright.rules.casting import cast_during_resolution
from spellwright.rules.hooks import Way
from spellwright.state.events.permanents import RemoveCounters

BEAR = creature(name="Bear")


def test_they_are_those_each_of_which_was_spoken_of() -> None:
    game = table()
    bears = [put(game, BEAR) for _ in range(2)]
    other = put(game, BEAR, 2)
    text = (
        "Creatures you control gain indestructible until end of turn. Put a +1/+1 counter on each of those creatures and "
        "they gain haste until end of turn."
    )
    play(game, text)
    assert [characteristics(game, id).power for id in (*bears, other)] == [3, 3, 2]
    assert [bool(own(game, id, "may_attack_at_once")) for id in (*bears, other)] == [True, True, False]


def test_701_6_if_that_spell_is_countered_this_way() -> None:
    for text, there in (("Draw a card.", ["Bear"]), ("~ can't be countered.\nDraw a card.", [])):
        game = table()
        (spell, _) = give(game, card(text, name="Spell"), BEAR, player=2)
        run(cast_during_resolution(game, 2, Way(spell, free=True, any_time=True)))
        fold = (
            "Counter target spell. If that spell is countered this way, its controller may put a creature card from their hand "
            "onto the battlefield."
        )
        play(game, fold, *([True] if there else []))
        assert battlefield(game, 2) == there


def test_614_6_the_draw_is_skipped_and_you_draw_a_card() -> None:
    game = table()
    text = (
        "Until end of turn, if target player would draw a card, instead that player skips that draw and you "
        "draw a card."
    )
    play(game, text, 2)
    play(game, "Target player draws two cards.", 2)
    assert (len(game.player(1).hand), len(game.player(2).hand)) == (2, 0)
    assert names(game, game.player(1).graveyard)


def test_608_2d_either_of_them_is_one_that_you_choose() -> None:
    game = table()
    a, b = (put(game, creature(name=name)) for name in "AB")
    text = (
        "Choose two target creatures. Put a +1/+1 counter on either of them. Then put a +1/+1 counter on "
        "either of them."
    )
    play(game, text, a, b, a)
    assert [characteristics(game, id).power for id in (a, b)] == [3, 3]


def test_611_2b_each_for_as_long_as_it_has_its_counter() -> None:
    game = table()
    a, b = (put(game, creature(name=name)) for name in "AB")
    text = (
        "Choose any number of target creatures and put a stun counter on each of them. Each of those creatures gets +2/+2 for as "
        "long as it has a stun counter on it."
    )
    play(game, text, a, b)
    assert [characteristics(game, id).power for id in (a, b)] == [4, 4]
    happens(game, RemoveCounters(a, "stun", 1))
    assert [characteristics(game, id).power for id in (a, b)] == [2, 4]
