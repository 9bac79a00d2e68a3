"""Additional triggers, the legend rule, untapping at most so many, permissions, chosen abilities (603.2d, 704.5j, 502.3)."""

from __future__ import annotations

from tests.actions.build import battlefield, card, creature, give, happens, names, play, put, run, table, use
from tests.rules.table import turn_of

from spellwright.keywords.vigilance import Vigilance
from spellwright.rules.asking import characteristics
from spellwright.rules.casting import cast, could_cast
from spellwright.rules.state_based import check_state_based_actions
from spellwright.rules.untap_step import untap_step
from spellwright.rules.ways import granted_ways
from spellwright.state.events.cards import Draw
from spellwright.state.events.permanents import Destroy, Tap
from spellwright.state.events.turns import BeginStep
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id

BEAR = creature(name="Bear")
AGAIN = (
    "If {} causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time."
)


def life(game: Game, player: int = 1) -> int:
    return game.player(player).life


def enters(game: Game, what: object, player: int = 1, answers: tuple[object, ...] = ()) -> Id:
    (id,) = give(game, what, player=player)  # type: ignore[arg-type]
    happens(game, Move(id, "battlefield", controller=player), answers=answers)
    return game[id].became


def test_entering_triggers_an_additional_time() -> None:
    game = table()
    put(game, card(AGAIN.format("an artifact or creature entering the battlefield"), "Artifact", "Panharmonicon"))
    enters(game, creature("When ~ enters, you gain 2 life."), answers=(...,))
    assert life(game) == 24
    enters(game, card("When ~ enters, you gain 2 life.", "Enchantment"))
    assert life(game) == 26
    enters(game, creature("When ~ enters, you gain 2 life."), player=2)
    assert life(game, 2) == 22


def test_dying_triggers_an_additional_time() -> None:
    game = table()
    put(game, card(AGAIN.format("a creature dying"), "Enchantment"))
    put(game, card("Whenever a creature dies, you gain 1 life.", "Enchantment"))
    happens(game, Destroy(put(game, BEAR, 2)), answers=(...,))
    assert life(game) == 22


def test_abilities_of_certain_creatures_trigger_again() -> None:
    game = table()
    text = "If an ability of another Shaman you control triggers, that ability triggers an additional time."
    put(game, creature(text, subtype="Wizard"))
    enters(game, creature("When ~ enters, you gain 2 life.", subtype="Shaman"), answers=(...,))
    assert life(game) == 24
    enters(game, creature("When ~ enters, you gain 2 life."))
    assert life(game) == 26


def test_the_legend_rule_doesnt_apply() -> None:
    game = table()
    put(game, card('The "legend rule" doesn\'t apply to permanents you control.', "Artifact", "Gallery"))
    legend = card("", "Legendary Creature — Elf", "Legend", power="2", toughness="2")
    for player in (1, 1, 2, 2):
        put(game, legend, player)
    run(check_state_based_actions(game), ...)
    assert battlefield(game).count("Legend") == 3


def test_only_so_many_untap() -> None:
    game = table()
    put(game, card("Players can't untap more than one creature during their untap steps.", "Artifact", "Stupor"))
    one, other, rock = put(game, BEAR), put(game, BEAR), put(game, card("", "Artifact", "Rock"))
    happens(game, *(Tap(id) for id in (one, other, rock)))
    turn_of(game, 1)
    run(untap_step(game), other)
    assert [game[id].tapped for id in (one, other, rock)] == [True, False, False]


def test_a_discard_caused_by_an_opponent() -> None:
    game = table()
    text = "When a spell or ability an opponent controls causes you to discard ~, that player loses 5 life."
    give(game, creature(text, name="Hound"))
    play(game, "Target opponent discards a card.", player=2)
    happens(game)
    assert life(game, 2) == 15
    give(game, creature(text, name="Hound"))
    play(game, "Discard a card.")
    happens(game)
    assert (life(game), life(game, 2)) == (20, 15)


def test_all_draws_but_the_first_of_the_draw_step() -> None:
    game = table()
    give(game, *(BEAR for _ in range(6)), to="library")
    text = "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead."
    put(game, card(text, "Artifact", "Reliquary"))
    happens(game, BeginStep("draw", 1))
    happens(game, Draw(1))
    assert len(game.player(1).hand) == 1
    happens(game, Draw(1))
    assert len(game.player(1).hand) == 3
    happens(game, BeginStep("end", 1))
    happens(game, Draw(1))
    assert len(game.player(1).hand) == 5


def test_casting_itself_from_the_graveyard() -> None:
    game = table()
    text = "You may cast ~ from your graveyard by paying {1} rather than paying its mana cost."
    (hound,) = give(game, creature(text, name="Hound", mana_cost="{9}"), to="graveyard")
    (way,) = [w for w in granted_ways(game, 1) if w.object == hound]
    assert str(way.cost) == "{1}"
    assert not [w for w in granted_ways(game, 2) if w.object == hound]


def test_one_spell_each_turn_from_the_graveyard() -> None:
    game = table()
    text = "Once during each of your turns, you may cast a creature spell from your graveyard."
    put(game, card(text, "Enchantment", "Altar"))
    one, _ = give(game, creature(name="Bear", mana_cost="{0}"), creature(name="Bear", mana_cost="{0}"), to="graveyard")
    turn_of(game, 1, "precombat main")
    way = next(w for w in granted_ways(game, 1) if w.object == one)
    assert could_cast(game, 1, way)
    run(cast(game, 1, way))
    assert names(game, game.stack) == ["Bear"]
    assert not list(granted_ways(game, 1))


def test_gaining_one_of_several_abilities() -> None:
    game = table()
    hound = put(game, creature("{0}: ~ gains your choice of flying, vigilance, or haste until end of turn."))

    def keywords() -> list[str]:
        return [type(a).__name__ for a in characteristics(game, hound).abilities if type(a).__name__ != "Activated"]

    use(game, hound, Vigilance())
    assert keywords() == ["Vigilance"]


def test_entering_with_one_of_several_counters() -> None:
    game = table()
    text = "~ enters with your choice of a flying counter or a hexproof counter on it."
    hound = enters(game, creature(text), answers=("hexproof",))
    assert game[hound].counters == (("hexproof", 1),)


def test_entering_with_as_many_counters() -> None:
    game = table()
    put(game, BEAR)
    put(game, BEAR)
    text = "~ enters with a number of +1/+1 counters on it equal to the number of creatures you control."
    assert game[enters(game, creature(text))].counters == (("+1/+1", 2),)
