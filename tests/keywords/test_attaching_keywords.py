"""Enchant, equip, fortify, and cycling."""

from __future__ import annotations

from tests.keywords.arena import arena, attack, could_block, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve
from tests.rules.table import BEAR, card, happened, put, run

from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.activating import activate
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.settling import settle
from spellwright.state.events.cards import Act, Discard
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def could_activate(game: Game, source: Id, index: int = 0, player: Id = 1) -> bool:
    return Activate(source, index) in legal_actions(game, player)


def test_702_5a_an_aura_targets_what_it_can_enchant_and_enters_attached_to_it() -> None:
    game = arena("precombat main")
    lands(game, "W")
    aura = put(game, read("Enchant creature you control", "{W}", "Enchantment — Aura", "Halo"), to="hand")
    put(game, BEAR, 2)
    assert names(game, aura) == []
    bear = put(game, BEAR)
    spell = cast_it(game, aura)
    assert game[spell].choices.target_ids() == (bear,)
    resolve(game)
    assert game[game[spell].became].attached_to == bear


def test_702_5d_enchant_player() -> None:
    game = arena("precombat main")
    lands(game, "B")
    spell = cast_it(game, put(game, read("Enchant player", "{B}", "Enchantment — Aura Curse", "Curse"), to="hand"), 2)
    resolve(game)
    assert game[game[spell].became].attached_to == 2


def test_702_6a_equip_attaches_to_a_creature_you_control_at_sorcery_speed() -> None:
    game = arena("precombat main")
    lands(game, "W")
    axe = put(game, read("Equip {1}", "{1}", "Artifact — Equipment", "Axe"))
    put(game, BEAR, 2)
    assert not could_activate(game, axe)
    bear = put(game, BEAR)
    assert could_activate(game, axe)
    run(activate(game, 1, axe, 0))
    resolve(game)
    assert game[axe].attached_to == bear


def test_702_6a_equip_waits_for_an_empty_stack() -> None:
    game = arena("upkeep")
    lands(game, "W")
    put(game, BEAR)
    assert not could_activate(game, put(game, read("Equip {1}", "{1}", "Artifact — Equipment", "Axe")))


def test_702_6c_equip_with_a_quality_targets_such_creatures_only() -> None:
    game = arena("precombat main")
    lands(game, "W")
    put(game, BEAR)
    axe = put(game, read("Equip Knight {1}", "{1}", "Artifact — Equipment", "Axe"))
    assert not could_activate(game, axe)
    put(game, card("Knight", "creature", 2, 2, subtypes="Knight"))
    assert could_activate(game, axe)


def test_702_29a_cycling_discards_the_card_and_draws() -> None:
    game = arena("upkeep")
    lands(game, "RR")
    tusker = put(game, read("Cycling {2}", "{5}", "Creature — Boar", "Boar", "6/5"), to="hand")
    assert could_activate(game, tusker)
    run(activate(game, 1, tusker, 0))
    assert zone(game, tusker) == "graveyard"
    resolve(game)
    assert len(game.player(1).hand) == 1


def test_702_29c_a_card_that_is_cycled_triggers_wherever_it_is_then() -> None:
    game = arena("upkeep")
    lands(game, "RR")
    text = "Cycling {2}\nWhen you cycle this card, you gain 3 life."
    run(activate(game, 1, put(game, read(text, "{5}", "Creature — Boar", "Boar", "6/5"), to="hand"), 0))
    run(settle(game))
    assert len(game.stack) == 2
    resolve(game)
    assert game.player(1).life == 23


def test_702_29d_cycling_is_one_discard_and_is_seen_as_such() -> None:
    game = arena("upkeep")
    lands(game, "RR")
    run(activate(game, 1, put(game, read("Cycling {2}", "{5}", "Creature — Boar", "Boar", "6/5"), to="hand"), 0))
    assert len(happened(game, Discard)) == 1 and [act.what for act in happened(game, Act)] == ["cycle"]


def test_702_29e_typecycling_finds_a_card_of_that_type() -> None:
    game = arena("upkeep")
    lands(game, "RR")
    forest = put(game, card("Wood", "land", None, None, subtypes="Forest"), to="library")
    run(activate(game, 1, put(game, read("Forestcycling {2}", "{5}", "Creature — Boar", "Boar", "6/5"), to="hand"), 0))
    resolve(game, forest)
    assert zone(game, forest) == "hand"


def test_702_14c_landwalk_cant_be_blocked_while_the_defender_has_such_a_land() -> None:

    game = arena("declare blockers")
    walker, blocker = put(game, read("Swampwalk", "{B}", "Creature — Imp", "Imp", "1/1")), put(game, BEAR, 2)
    attack(game, walker)
    assert could_block(game, blocker, walker)
    put(game, card("Bog", "land", None, None, subtypes="Swamp"), 2)
    assert not could_block(game, blocker, walker)
