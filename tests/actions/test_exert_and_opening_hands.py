"""Exerting (701.43), opening hands (103.6), and what is said of where things came from, what they share, what X is."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, names, play, put, run, table, use

from spellwright.rules.activation_permissions import activated_ability, imagined_activation
from spellwright.rules.asking import characteristics, own
from spellwright.rules.casting import could_cast
from spellwright.rules.choosing_x import possible_with_x
from spellwright.rules.hooks import Way
from spellwright.rules.resolving import resolve_top
from spellwright.rules.settling import settle
from spellwright.rules.untap_step import untap_step
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Destroy, Tap
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure

BEAR = creature(name="Bear", mana_cost="{1}{G}")
EXERTER = creature("You may exert ~ as it attacks. When you do, it gets +1/+3 until end of turn.", name="Exerter")


def attacking(game: Game, id: Id, *answers: object) -> None:
    def procedure() -> Procedure[None]:
        for ability in own(game, id, "as_it_attacks"):
            yield from ability.as_it_attacks(game, id, (id,))
        yield from settle(game)
        while game.stack:
            yield from resolve_top(game)

    run(procedure(), *answers)


def test_exerting_triggers_what_is_said_of_it() -> None:
    game = table()
    exerter = put(game, EXERTER)
    attacking(game, exerter, True)
    assert (characteristics(game, exerter).power, characteristics(game, exerter).toughness) == (3, 5)


def test_what_is_exerted_stays_tapped_in_the_next_untap_step() -> None:
    game = table()
    exerter, bear = put(game, EXERTER), put(game, BEAR)
    attacking(game, exerter, True)
    record(game, Tap(exerter)), record(game, Tap(bear))
    run(untap_step(game))
    assert (game[exerter].tapped, game[bear].tapped) == (True, False)


def test_exerting_may_be_declined() -> None:
    game = table()
    exerter = put(game, EXERTER)
    attacking(game, exerter, False)
    assert characteristics(game, exerter).power == 2


def test_a_leyline_begins_on_the_battlefield() -> None:
    game = table()
    text = "If ~ is in your opening hand, you may begin the game with it on the battlefield."
    (leyline,) = give(game, card(text, "Enchantment", "Leyline"))
    (ability,) = own(game, leyline, "from_opening_hand")
    run(ability.from_opening_hand(game, leyline, 1))
    assert names(game, game.battlefield) == ["Leyline"]


def test_what_is_revealed_from_the_opening_hand_waits_for_the_first_upkeep() -> None:
    game = table()
    text = "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, you gain 6 life."
    (chancellor,) = give(game, creature(text))
    (ability,) = own(game, chancellor, "from_opening_hand")
    run(ability.from_opening_hand(game, chancellor, 1))
    assert game.player(1).life == 20
    happens(game, BeginStep("upkeep", 1))
    assert game.player(1).life == 26


def test_exiled_instead_of_being_put_anywhere_else() -> None:
    game = table()
    give(game, BEAR, to="graveyard")
    text = (
        "Return target creature card from your graveyard to the battlefield. "
        "If that creature would leave the battlefield, exile it instead of putting it anywhere else."
    )
    play(game, text)
    (bear,) = game.battlefield
    happens(game, Destroy(bear))
    assert names(game, game.exile) == ["Bear"]


def test_one_and_the_other() -> None:
    game = table()
    plains = card("", "Basic Land — Plains", "Plains")
    give(game, plains, plains, to="library")
    text = (
        "Search your library for up to two basic land cards, reveal those cards, "
        "put one onto the battlefield tapped and the other into your hand, then shuffle."
    )
    first, second = game.player(1).library[-2:]
    play(game, text, first, second, first)
    assert (names(game, game.battlefield), len(game.player(1).hand)) == (["Plains"], 1)


def test_total_mana_value_of_targets() -> None:
    game = table()
    two, other, more = give(game, BEAR, BEAR, creature(name="Elk", mana_cost="{3}{G}"), to="graveyard")
    text = "Return any number of target creature cards with total mana value 4 or less from your graveyard to the battlefield."
    play(game, text, two, other)
    assert names(game, game.battlefield) == ["Bear", "Bear"]
    assert game.player(1).graveyard[0] == more


def test_lesser_mana_value_than_what_died() -> None:
    game = table()
    give(game, BEAR, creature(name="Elk", mana_cost="{3}{G}"), to="graveyard")
    put(game, creature("Whenever another creature dies, return target creature card with lesser mana value from your "
                       "graveyard to your hand."))  # fmt: skip
    happens(game, Destroy(put(game, creature(name="Ox", mana_cost="{2}{G}"))))
    assert names(game, game.player(1).hand) == ["Bear"]


def test_put_there_from_the_battlefield_this_turn() -> None:
    game = table()
    give(game, BEAR, to="graveyard")
    happens(game, Destroy(put(game, creature(name="Ox"))))
    play(
        game,
        "Return to your hand all creature cards in your graveyard that were put there from the battlefield this turn.",
    )
    assert names(game, game.player(1).hand) == ["Ox"]


def test_a_copy_with_the_ability_that_makes_it_one() -> None:
    game = table()
    shifter = put(
        game, creature("{0}: ~ becomes a copy of target creature, except it has this ability.", name="Shifter")
    )
    bear, ox = put(game, BEAR), put(game, creature(name="Ox"))
    use(game, shifter, bear)
    use(game, shifter, ox)
    assert characteristics(game, shifter).name == "Ox"


def test_the_copy_of_a_spell_is_red() -> None:
    game = table()
    spell = put(game, card("You gain 1 life.", mana_cost="{W}"), to="stack")
    play(game, "Copy target instant spell, except that the copy is red.")
    (copy,) = [id for id in game.stack if id != spell]
    assert characteristics(game, copy).colors != characteristics(game, spell).colors


def test_x_can_not_be_nothing() -> None:
    game = table()
    source = put(game, creature("{X}: ~ gets +X/+0 until end of turn. X can't be 0."))
    activation = imagined_activation(game, 1, activated_ability(game, source, 0))
    assert not possible_with_x(game, activation)


def test_what_can_not_be_regenerated_is_not_by_its_own_text() -> None:
    game = table()
    clergy = put(game, creature("If ~ would be destroyed, regenerate it.", name="Clergy"))
    happens(game, Destroy(clergy))
    assert names(game, game.battlefield) == ["Clergy"]
    happens(game, Destroy(clergy, regenerable=False))
    assert names(game, game.battlefield) == []


def test_spells_with_x_in_their_costs() -> None:
    game = table()
    (fire, bear) = give(game, card("You gain X life.", mana_cost="{X}"), BEAR)
    put(game, card("Spells with {X} in their mana costs can't be cast.", "Enchantment"))
    allowed = [could_cast(game, 1, Way(id, free=True, any_time=True)) for id in (fire, bear)]
    assert allowed == [False, True]
