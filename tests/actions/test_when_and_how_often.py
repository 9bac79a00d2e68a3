"""When and how often abilities can be activated, trigger and be cast; steps skipped; prices of attacks (602.5, 508.1g)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.activation_permissions import activated_ability, obstacles_to_activating
from spellwright.rules.asking import asked, characteristics
from spellwright.rules.casting import could_cast
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.happen import happen
from spellwright.rules.hooks import Way
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.stack import AddMana
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.mana import BIT, pool_of
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")


def life(game: Game, player: int = 1) -> int:
    return game.player(player).life


def can_activate(game: Game, id: Id, player: int = 1) -> bool:
    return not list(obstacles_to_activating(game, player, activated_ability(game, id, 0)))


def test_only_once_each_turn() -> None:
    game = table()
    one = put(game, creature("{0}: You gain 1 life. Activate only once each turn."))
    use(game, one)
    assert not can_activate(game, one)
    turn_of(game, 2)
    assert can_activate(game, one)


def test_only_during_your_upkeep_or_as_a_sorcery() -> None:
    game = table()
    one = put(game, creature("{0}: You gain 1 life. Activate only during your upkeep."))
    other = put(game, creature("{0}: You gain 1 life. Activate only as a sorcery."))
    turn_of(game, 1, "upkeep")
    assert can_activate(game, one) and not can_activate(game, other)
    happens(game, BeginStep("precombat main", 1))
    assert not can_activate(game, one) and can_activate(game, other)


def test_only_if_something_is_so() -> None:
    game = table()
    one = put(game, creature("{0}: You gain 1 life. Activate only if you control another creature."))
    assert not can_activate(game, one)
    put(game, BEAR)
    assert can_activate(game, one)


def test_any_player_may_activate_it() -> None:
    game = table()
    one = put(game, creature("{0}: You gain 1 life. Any player may activate this ability."))
    use(game, one, player=2)
    assert life(game, 2) == 21


def test_it_triggers_only_once_each_turn() -> None:
    game = table()
    text = "Whenever a creature dies, you gain 1 life. This ability triggers only once each turn."
    put(game, card(text, "Enchantment"))
    for _ in range(2):
        happens(game, Destroy(put(game, BEAR)))
    assert life(game) == 21
    happens(game, Destroy(put(game, BEAR)), Destroy(put(game, BEAR)))
    assert life(game) == 21


def test_an_ability_costs_less() -> None:
    game = table()
    text = "{3}: You gain 1 life. This ability costs {1} less to activate for each creature you control."
    one = put(game, card(text, "Artifact"))
    for _ in range(3):
        put(game, BEAR)
    use(game, one)
    assert life(game) == 21


def test_a_spell_only_at_certain_times() -> None:
    game = table()
    (spell,) = give(game, card("Cast this spell only during combat.\nDraw a card.", mana_cost="{0}"))
    turn_of(game, 1, "precombat main")
    assert not could_cast(game, 1, Way(spell))
    happens(game, BeginStep("declare attackers", 1))
    assert could_cast(game, 1, Way(spell))


def test_skipping_a_step() -> None:
    game = table()
    put(game, card("Skip your draw step.", "Enchantment"))
    run(happen(game, BeginStep("draw", 1)))
    assert game.step != "draw"
    run(happen(game, BeginStep("draw", 2)))
    assert game.step == "draw"


def test_attacks_that_must_be_paid_for() -> None:
    game = table()
    text = "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."
    put(game, card(text, "Enchantment", "Propaganda"), 2)
    bear = put(game, BEAR)
    prices = [a.attack_cost(game, me, bear, 2) for me, a in asked(game, "attack_cost")]
    assert [str(cost.amount) for price in prices for cost in price] == ["{2}"]
    assert not any(a.attack_cost(game, me, bear, 1) for me, a in asked(game, "attack_cost"))


def test_attacking_as_though_without_defender() -> None:
    game = table()
    wall = put(game, creature("Defender"))
    turn_of(game, 1, "precombat main")
    run(declare_attackers(game))
    play(game, "Target creature can attack this turn as though it didn't have defender.")
    run(declare_attackers(game), 2)
    assert game[wall].attacking == 2


def test_a_delayed_trigger_for_a_turn() -> None:
    game = table()
    play(game, "Whenever a creature dies this turn, you gain 1 life.")
    happens(game, Destroy(put(game, BEAR)))
    happens(game, Destroy(put(game, BEAR)))
    assert life(game) == 22


def test_a_delayed_trigger_once() -> None:
    game = table()
    put(game, BEAR)
    play(game, "You lose 1 life. When a creature dies this turn, you gain 5 life.")
    happens(game, Destroy(put(game, BEAR)))
    happens(game, Destroy(put(game, BEAR)))
    assert life(game) == 24


def test_becoming_the_color_of_your_choice() -> None:
    game = table()
    bear = put(game, BEAR)
    play(game, "Target creature becomes the color of your choice until end of turn.", "red")
    assert characteristics(game, bear).colors == BIT["R"]


def test_two_durations() -> None:
    game = table()
    bear = put(game, BEAR)
    text = "Target creature gets +2/+0 until end of turn and can't be blocked this turn."
    play(game, text)
    assert characteristics(game, bear).power == 4


def test_if_you_cast_it() -> None:
    game = table()
    text = "When ~ enters, if you cast it, you gain 5 life."
    play(game, creature(text, mana_cost="{0}"))
    happens(game)
    assert life(game) == 25
    (hound,) = give(game, creature(text))
    happens(game, Move(hound, "battlefield", controller=1))
    assert life(game) == 25


def test_only_if_you_attacked_this_turn() -> None:
    game = table()
    hound = put(game, creature("{0}: You gain 1 life. Activate only if you attacked this turn."))
    assert not can_activate(game, hound)
    happens(game, Attack(put(game, BEAR), 2))
    assert can_activate(game, hound)


def test_what_follows_a_later_payment_is_done_then() -> None:
    game = table()
    play(game, "Draw a card. At the beginning of your next upkeep, pay {9}. If you don't, you lose the game.")
    assert not game.player(1).out
    happens(game, BeginStep("upkeep", 1))
    assert game.player(1).out == "lost"


def test_what_follows_a_later_payment_that_is_made() -> None:
    game = table()
    play(game, "At the beginning of your next upkeep, pay {1}. If you don't, you lose the game.")
    happens(game, AddMana(1, pool_of("G")))
    happens(game, BeginStep("upkeep", 1))
    assert not game.player(1).out
