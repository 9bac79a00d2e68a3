"""Conditions about what the text itself made happen, about numbers, standing and entering (608.2c, 724)."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, table, use
from tests.rules.table import turn_of

from spellwright.rules.asking import characteristics
from spellwright.state.events.combat import Attack
from spellwright.state.events.damage import Damage
from spellwright.state.events.effects import ChangeController
from spellwright.state.events.turns import BecomeMonarch, BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game

BEAR = creature(name="Bear")
LAND = card(type_line="Basic Land — Forest", name="Forest")


def life(game: Game, player: int = 1) -> int:
    return game.player(player).life


def gains(game: Game, text: str) -> bool:
    before = life(game)
    play(game, f"If {text}, you gain 1 life.")
    return life(game) > before


def test_if_you_discard_such_a_card_this_way() -> None:
    text = "Discard a card. If you discard a land card this way, you gain 2 life."
    game = table()
    give(game, LAND)
    play(game, text)
    assert life(game) == 22
    give(game, BEAR)
    play(game, text)
    assert life(game) == 22


def test_what_happened_before_is_not_this_way() -> None:
    game = table()
    give(game, LAND)
    play(game, "Discard a card.")
    give(game, BEAR)
    play(game, "Discard a card. If you discarded a land card this way, you gain 2 life.")
    assert life(game) == 20


def test_when_you_discard_a_card_this_way_triggers() -> None:
    game = table()
    give(game, creature(name="Giant", size="5/5"))
    target = put(game, BEAR, 2)
    text = (
        "Discard a card. When you discard a creature card this way, "
        "~ deals damage equal to that card's power to target creature."
    )
    play(game, text)
    happens(game)
    assert game[target].zone == "gone"


def test_returning_this_way() -> None:
    game = table()
    give(game, BEAR, to="graveyard")
    text = "Return target card from your graveyard to your hand. "
    text += "If you return a nonland card to your hand this way, you gain 1 life."
    play(game, text)
    assert life(game) == 21
    (land,) = give(game, LAND, to="graveyard")
    play(game, text, land)
    assert life(game) == 21


def test_for_each_creature_that_died_this_way() -> None:
    game = table()
    for _ in range(2):
        put(game, BEAR, 2)
    put(game, creature("Indestructible", name="Rock"))
    play(game, "Destroy all creatures. For each creature that died this way, you gain 1 life.")
    assert life(game) == 22


def test_if_that_player_does() -> None:
    game = table()
    bear = put(game, BEAR, 2)
    text = (
        "Destroy target creature. Then that creature's controller may pay 2 life. If that player does, you gain 5 life."
    )
    play(game, text, False)
    assert life(game) == 20 and game[bear].zone == "gone"
    put(game, BEAR, 2)
    play(game, text, True)
    assert (life(game), life(game, 2)) == (25, 18)


def test_at_least_and_fewer() -> None:
    game = table()
    put(game, BEAR)
    assert not gains(game, "you control at least two creatures")
    put(game, BEAR)
    assert gains(game, "you control at least two creatures")
    assert gains(game, "there are fewer than two creature cards in your graveyard")
    give(game, BEAR, BEAR, to="graveyard")
    assert not gains(game, "there are fewer than two creature cards in your graveyard")
    assert gains(game, "you control at least two more creatures than an opponent")
    put(game, BEAR, 2)
    assert not gains(game, "you control at least two more creatures than an opponent")


def test_the_difference() -> None:
    game = table()
    give(game, BEAR, BEAR, BEAR, to="library")
    give(game, LAND)
    play(game, "If you have fewer than three cards in hand, draw cards equal to the difference.")
    assert names(game, game.player(1).hand) == ["Forest", "Bear", "Bear"]


def test_what_you_had_enter() -> None:
    game = table()
    land = give(game, LAND)[0]
    assert not gains(game, "you had a land enter the battlefield under your control this turn")
    happens(game, Move(land, "battlefield", controller=1))
    assert gains(game, "you had a land enter the battlefield under your control this turn")
    turn_of(game, 2)
    assert not gains(game, "you had a land enter the battlefield under your control this turn")


def test_a_static_ability_counts_what_entered_under_its_controller_as_it_entered() -> None:
    text = "~ gets +2/+0 as long as you had another creature enter the battlefield under your control this turn."
    game = table()
    rimestag, bear = put(game, creature(text)), give(game, BEAR)[0]
    assert characteristics(game, rimestag).power == 2
    happens(game, Move(bear, "battlefield", controller=1))
    assert characteristics(game, rimestag).power == 4
    happens(game, ChangeController(game.battlefield[-1], 2))
    assert characteristics(game, rimestag).power == 4


def test_an_intervening_if_knows_the_player_whom_the_event_mentions() -> None:
    text = "Whenever a land enters the battlefield under an opponent's control, if that player had another land enter "
    game = table()
    put(game, card(text + "the battlefield under their control this turn, they lose 1 life.", "Enchantment"))
    first, second = give(game, LAND, LAND, player=2)
    happens(game, Move(first, "battlefield", controller=2))
    assert life(game, 2) == 20  # 603.4: the first is no other land than itself
    happens(game, Move(second, "battlefield", controller=2))
    assert life(game, 2) == 19


def test_another_in_an_intervening_if_is_another_than_what_entered() -> None:
    text = "Whenever a creature enters the battlefield under your control, if it doesn't have the same name as another "
    game = table()
    put(game, card(text + "creature you control, you gain 1 life.", "Enchantment"))
    first, second = give(game, BEAR, BEAR)
    happens(game, Move(first, "battlefield"))
    assert life(game) == 21
    happens(game, Move(second, "battlefield"))
    assert life(game) == 21


def test_what_was_put_elsewhere_was_not_put_there_this_way() -> None:
    text = "Look at the top two cards of your library. You may put a creature card from among them into your hand. Put the "
    text += (
        "rest on the bottom of your library in any order. If you didn't put a card into your hand this way, you gain "
    )
    for puts, gained in ((True, 0), (False, 4)):
        game = table()
        give(game, LAND, BEAR, to="library")
        play(game, text + "4 life.", *((True,) if puts else (False, ...)))
        assert life(game) == 20 + gained


def test_what_was_not_done_leaves_nothing_to_speak_of() -> None:
    text = "At the beginning of your upkeep, you may sacrifice a Forest. If you don't sacrifice a Forest, sacrifice ~ and it "
    game = table()
    put(game, creature(text + "deals 7 damage to you."))
    happens(game, BeginStep("upkeep", 1))
    assert life(game) == 13


def test_the_monarch() -> None:
    game = table()
    assert not gains(game, "you're the monarch") and gains(game, "there is no monarch")
    happens(game, BecomeMonarch(1))
    assert gains(game, "you're the monarch") and not gains(game, "an opponent is the monarch")


def test_the_first_combat_phase() -> None:
    game = table()
    happens(game, BeginStep("beginning of combat", 1))
    assert gains(game, "it's the first combat phase of the turn")
    happens(game, BeginStep("beginning of combat", 1))
    assert not gains(game, "it's the first combat phase of the turn")


def test_you_have_been_attacked_this_step() -> None:
    game = table()
    text = "{0}: You gain 1 life. Activate only if you've been attacked this step."
    mine, bear = put(game, creature(text, name="Wall")), put(game, BEAR, 2)
    turn_of(game, 2)
    happens(game, Attack(bear, 1))
    use(game, mine)
    assert life(game) == 21


def test_you_are_dealt_damage() -> None:
    game = table()
    put(game, card("Whenever you're dealt damage, create that many 1/1 white Soldier creature tokens.", "Enchantment"))
    happens(game, Damage(put(game, BEAR, 2), 1, 2))
    assert battlefield(game, 1).count("Soldier Token") + battlefield(game, 1).count("Soldier") == 2
