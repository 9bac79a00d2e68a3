"""What costs and permissions say: less and more, flash, lands, hand sizes, looking (118, 601, 604)."""

from __future__ import annotations

from tests.actions.build import card, creature, give, happens, names, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.rules.actions_at_priority import CastSpell
from spellwright.rules.activation_permissions import activated_ability, obstacles_to_activating
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.hooks import Way
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.playing_lands import may_play_lands
from spellwright.rules.total_cost import total_cost
from spellwright.rules.visibility import may_see
from spellwright.rules.ways import imagined_casting, ways_from_hand
from spellwright.state.events.event import record
from spellwright.state.events.permanents import Destroy, Tap
from spellwright.state.events.turns import PlayLand
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")


def cost(game: Game, id: Id, player: int = 1) -> str:
    (total,) = total_cost(game, imagined_casting(game, player, Way(id))).mana
    return str(total)


def test_spells_cost_less_and_more() -> None:
    game = table()
    put(game, card("Creature spells you cast cost {1} less to cast.", "Enchantment"))
    put(game, card("Spells cost {2} more to cast.", "Artifact"))
    (bear, bolt) = give(game, creature(mana_cost="{3}{G}"), card("You gain 1 life.", mana_cost="{R}"))
    assert (cost(game, bear), cost(game, bolt)) == ("{4}{G}", "{2}{R}")


def test_this_spell_costs_less_for_each() -> None:
    game = table()
    text = "This spell costs {1} less to cast for each creature card in your graveyard.\nYou gain 1 life."
    give(game, BEAR, BEAR, to="graveyard")
    (spell,) = give(game, card(text, mana_cost="{3}{G}"))
    assert cost(game, spell) == "{1}{G}"


def test_this_spell_costs_less_if() -> None:
    game = table()
    text = "This spell costs {2} less to cast if you control an artifact.\nYou gain 1 life."
    (spell,) = give(game, card(text, mana_cost="{3}{G}"))
    assert cost(game, spell) == "{3}{G}"
    put(game, card("", "Artifact"))
    assert cost(game, spell) == "{1}{G}"


def test_a_floor_of_costs() -> None:
    game = table()
    text = "As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast."
    sphere = put(game, card(text, "Artifact"))
    (bolt,) = give(game, card("You gain 1 life.", mana_cost="{R}"))
    assert cost(game, bolt) == "{2}{R}"
    happens(game, Tap(sphere))
    assert cost(game, bolt) == "{R}"


def test_an_additional_land() -> None:
    game = table()
    record(game, PlayLand(1, put(game, card("", "Land"))))
    assert not may_play_lands(game, 1)
    put(game, card("You may play an additional land on each of your turns.", "Enchantment"))
    assert may_play_lands(game, 1)


def test_no_maximum_hand_size_is_yours() -> None:
    game = table()
    one = put(game, card("You have no maximum hand size.", "Enchantment"))
    (ability,) = characteristics(game, one).hooks["hand_limit"]
    assert ability.hand_limit(game, one, 1, 7) is None  # type: ignore[attr-defined]
    assert ability.hand_limit(game, one, 2, 7) == 7  # type: ignore[attr-defined]


def test_the_top_card_can_be_looked_at() -> None:
    game = table()
    top = game.player(1).library[-1]
    assert not may_see(game, 1, top)
    put(game, card("You may look at the top card of your library any time.", "Enchantment"))
    assert may_see(game, 1, top) and not may_see(game, 2, top)


def test_casting_as_though_it_had_flash() -> None:
    game = table(step="end")
    (bear,) = give(game, BEAR)
    assert not could_cast(game, 1, Way(bear, free=True))
    put(game, card("You may cast creature spells as though they had flash.", "Enchantment"))
    assert could_cast(game, 1, Way(bear, free=True))


def test_abilities_that_cant_be_activated() -> None:
    game = table()
    one = put(game, creature("{0}: ~ deals 1 damage to you."))
    text = "Equipped creature can't attack or block, and its activated abilities can't be activated."
    put(game, card(text, "Artifact — Equipment"), attached_to=one)
    assert next(obstacles_to_activating(game, 1, activated_ability(game, one, 0)))[0] == "602.5"


def test_damage_that_cant_be_prevented() -> None:
    game = table()
    play(game, "Prevent all damage that would be dealt this turn.")
    play(game, "Damage can't be prevented this turn.")
    play(game, "~ deals 3 damage to target opponent.")
    assert game.player(2).life == 17


def test_107_3a_an_x_of_another_cost_is_chosen() -> None:
    game = table()
    source = put(game, card("Discard X cards: You gain X life.", "Artifact"))
    give(game, BEAR, BEAR, BEAR)
    use(game, source, 2, ..., ...)
    assert (game.player(1).life, len(game.player(1).hand)) == (22, 1)


def test_it_is_cast_from_the_graveyard_as_an_ability_resolves() -> None:
    game = table()
    (held,) = give(
        game,
        creature("Whenever another creature you control dies, you may cast ~ from your graveyard.", mana_cost="{0}"),
        to="graveyard",
    )  # fmt: skip
    bear = put(game, creature(name="Bear"))
    happens(game, Destroy(bear), answers=(True,))
    assert names(game, game.battlefield) == ["Creature"]
    assert held not in game.player(1).graveyard


def test_601_3c_a_spell_is_cast_at_any_time_for_more() -> None:
    game = table(step="upkeep")
    text = "You may cast this spell as though it had flash if you pay {2} more to cast it.\nYou gain 3 life."
    (spell,) = give(game, card(text, "Sorcery", mana_cost="{G}"))
    forest = card(type_line="Basic Land — Forest", name="Forest")
    put(game, forest)

    def offered() -> list[tuple[str, str]]:
        ways = (action.way for action in legal_actions(game, 1) if isinstance(action, CastSpell))
        return [(way.name, way.rule) for way in ways]

    assert offered() == []
    put(game, forest)
    put(game, forest)
    assert offered() == [("flash", "601.3c")]
    turn_of(game, 1, "precombat main")
    assert [name for name, _ in offered()] == ["", "flash"]
    (at_once,) = (way for way in ways_from_hand(game, spell) if way.name)
    run(cast(game, 1, at_once))
    assert all(game[id].tapped for id in game.battlefield)


def test_that_many_cards_plus_one_are_drawn() -> None:
    game = table()
    give(game, card(name="A"), card(name="B"))
    play(game, "Discard all the cards in your hand, then draw that many cards plus one.")
    assert len(game.player(1).hand) == 3
