"""Keywords that are activated abilities, and others that attack with tokens or replace destruction."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, attack, begin, creature, zone
from tests.keywords.cards import cast_it, enter, lands, read, resolve, tapped
from tests.rules.table import BEAR, card, put, run, turn_of

from spellwright.rules.actions_at_priority import Activate
from spellwright.rules.activating import activate
from spellwright.rules.asking import characteristics
from spellwright.rules.happen import happen
from spellwright.rules.legal_actions import legal_actions
from spellwright.rules.scene import status
from spellwright.rules.settling import settle
from spellwright.rules.steps import TURN
from spellwright.state.card import Card
from spellwright.state.events.combat import Attack
from spellwright.state.events.permanents import Destroy
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def offered(game: Game, id: Id, index: int = 0, player: Id = 1) -> bool:
    return Activate(id, index) in legal_actions(game, player)


def main(kinds: str = "", what: Card | None = None, to: str = "battlefield") -> tuple[Game, Id]:
    game = arena("precombat main")
    lands(game, kinds)
    return game, put(game, what, to=to) if what is not None else 0


def use(game: Game, id: Id, *answers: object, index: int = 0) -> None:
    """Activate the ability and let it resolve."""
    assert offered(game, id, index)
    run(activate(game, 1, id, index), *answers)
    resolve(game)


def end_step(game: Game) -> None:
    run(happen(game, BeginStep("end", game.active)))
    run(settle(game))
    while game.stack:
        resolve(game)


def elf(text: str, size: str = "2/2", cost: str = "{1}{G}") -> Card:
    return read(text, cost, "Creature — Elf", "Elf", size)


VEHICLE = read("Crew 3", "{2}", "Artifact — Vehicle", "Wagon", "4/4")


def test_702_122a_crew_needs_enough_power() -> None:
    game, wagon = main("", VEHICLE)
    put(game, BEAR)
    assert not offered(game, wagon)
    put(game, BEAR)
    use(game, wagon)
    values = characteristics(game, wagon)
    assert values.types == frozenset({"artifact", "creature"}) and values.power == 4 and tapped(game) == 2


def test_702_122a_one_creature_is_enough_and_more_are_allowed() -> None:
    game, wagon = main("", VEHICLE)
    strong = put(game, creature(3, 3))
    put(game, BEAR)
    use(game, wagon, strong, None)
    assert tapped(game) == 1


def test_702_171a_saddle_as_a_sorcery_until_end_of_turn() -> None:
    game, mount = main("", read("Saddle 2", "{2}", "Creature — Horse Mount", "Horse", "2/2"))
    put(game, BEAR)
    use(game, mount)
    assert status(game, mount, "saddled")


def test_702_84a_unearth_returns_with_haste_and_exiles_at_the_end_step() -> None:
    game, card_id = main("RR", elf("Unearth {1}{R}"), "graveyard")
    use(game, card_id)
    it = game[card_id].became
    assert any(type(a).__name__ == "Haste" for a in characteristics(game, it).abilities)
    end_step(game)
    assert zone(game, card_id) == "exile"


def test_702_84a_an_unearthed_permanent_that_would_die_is_exiled() -> None:
    game, card_id = main("RR", elf("Unearth {1}{R}"), "graveyard")
    use(game, card_id)
    run(happen(game, Destroy(game[card_id].became)))
    assert zone(game, card_id) == "exile"


def test_702_84a_only_as_a_sorcery() -> None:
    game, card_id = main("RR", elf("Unearth {1}{R}"), "graveyard")
    begin(game, "upkeep")
    assert not offered(game, card_id)


@pytest.mark.parametrize(("name", "size", "color"), [("Embalm", (2, 2), 1), ("Eternalize", (4, 4), 4)])
def test_702_128a_702_129a_a_zombie_copy_of_the_card(name: str, size: tuple[int, int], color: int) -> None:
    game, card_id = main("WW", elf(f"{name} {{1}}{{W}}"), "graveyard")
    use(game, card_id)
    token = next(id for id in game.battlefield if game[id].token)
    values = characteristics(game, token)
    assert (values.power, values.toughness, values.colors) == (*size, color)
    assert values.mana_cost is None and values.subtypes == {"Elf", "Zombie"} and zone(game, card_id) == "exile"


def test_702_97a_scavenge_puts_counters_equal_to_its_power() -> None:
    game, card_id = main("GG", elf("Scavenge {1}{G}", "3/1"), "graveyard")
    bear = put(game, BEAR)
    use(game, card_id)
    assert game[bear].counters_of("+1/+1") == 3 and zone(game, card_id) == "exile"


def test_702_141a_encore_makes_a_copy_for_each_opponent() -> None:
    game = arena("precombat main", players=3)
    lands(game, "GG")
    card_id = put(game, elf("Encore {1}{G}"), to="graveyard")
    use(game, card_id)
    assert sum(game[id].token for id in game.battlefield) == 2
    end_step(game)
    assert not any(game[id].token for id in game.battlefield)


def test_702_49a_ninjutsu_swaps_an_unblocked_attacker() -> None:
    game, ninja = main("UU", elf("Ninjutsu {1}{U}", "3/3"), "hand")
    bear = put(game, BEAR)
    assert not offered(game, ninja)
    begin(game, "declare blockers")
    attack(game, bear)
    use(game, ninja)
    it = game[ninja].became
    assert zone(game, bear) == "hand" and game[it].attacking == 2 and game[it].tapped


def test_702_49c_a_blocked_creature_wont_do() -> None:
    game, ninja = main("UU", elf("Ninjutsu {1}{U}", "3/3"), "hand")
    begin(game, "declare blockers")
    attack(game, put(game, BEAR), (put(game, BEAR, 2),))
    assert not offered(game, ninja)


def test_702_53a_transmute_finds_the_same_mana_value() -> None:
    game, card_id = main("UU", elf("Transmute {1}{U}"), "hand")
    wanted = put(game, elf("Flying"), to="library")
    put(game, elf("Flying", cost="{4}{G}"), to="library")
    assert offered(game, card_id)
    run(activate(game, 1, card_id, 0))
    resolve(game, wanted)
    assert zone(game, wanted) == "hand" and zone(game, card_id) == "graveyard"


def test_702_71a_transfigure_puts_a_creature_of_the_same_mana_value_onto_the_battlefield() -> None:
    game, source = main("BB", elf("Transfigure {1}{B}"))
    wanted = put(game, elf("Flying"), to="library")
    run(activate(game, 1, source, 0))
    resolve(game, wanted)
    assert zone(game, wanted) == "battlefield" and zone(game, source) == "graveyard"


@pytest.mark.parametrize(("answer", "where"), [(True, "hand"), (False, "exile")])
def test_702_59a_recover_pays_or_exiles(answer: bool, where: str) -> None:
    game, card_id = main("BB", elf("Recover {1}{B}"), "graveyard")
    run(happen(game, Destroy(put(game, BEAR))))
    run(settle(game))
    resolve(game, answer)
    assert zone(game, card_id) == where


def test_702_151a_reconfigure_attaches_and_is_no_creature_then() -> None:
    text = "Reconfigure {1}"
    blade = read(text, "{2}", "Artifact Creature — Equipment Jackal", "Blade", "1/1")
    game, it = main("WW", blade)
    bear = put(game, BEAR)
    use(game, it)
    assert game[it].attached_to == bear and characteristics(game, it).types == {"artifact"}
    use(game, it, index=1)
    assert not game[it].attached_to and "creature" in characteristics(game, it).types


def test_702_89a_umbra_armor_is_destroyed_instead() -> None:
    game, bear = main("", BEAR)
    umbra = put(game, read("Enchant creature\nUmbra armor", "{W}", "Enchantment — Aura", "Cloak"), attached_to=bear)
    run(happen(game, Destroy(bear)))
    assert zone(game, bear) == "battlefield" and zone(game, umbra) == "graveyard"


MODES = "Choose one —\n• You gain 3 life.\n• Target player draws two cards.\n"


def test_702_42a_entwine_chooses_all_modes() -> None:
    game, spell = main("GGG", read(f"{MODES}Entwine {{1}}{{G}}", "{G}", "Sorcery"), "hand")
    on_stack = cast_it(game, spell, "entwine", 1)
    assert game[on_stack].choices.modes == (0, 1) and tapped(game) == 3


def test_702_42a_without_entwine_one_mode_is_chosen() -> None:
    game, spell = main("G", read(f"{MODES}Entwine {{1}}{{G}}", "{G}", "Sorcery"), "hand")
    assert game[cast_it(game, spell, 0)].choices.modes == (0,)


def test_702_120a_escalate_costs_for_each_mode_beyond_the_first() -> None:
    modes = MODES.replace("Choose one", "Choose one or more")
    game, spell = main("GG", read(f"Escalate {{1}}\n{modes}", "{G}", "Sorcery"), "hand")
    cast_it(game, spell, 0, 1, 1)
    assert tapped(game) == 2


def test_702_116a_myriad_attacks_the_other_opponents() -> None:
    game = arena("upkeep", players=3)
    it = put(game, elf("Myriad"))
    begin(game, "declare attackers")
    run(happen(game, Attack(it, 2)))
    run(settle(game))
    resolve(game, True)
    token = next(id for id in game.battlefield if game[id].token)
    assert game[token].attacking == 3 and game[token].tapped
    run(happen(game, BeginStep("end of combat", 1)))
    run(settle(game))
    resolve(game)
    assert game[token].zone != "battlefield"


def test_702_181a_mobilize_makes_attacking_warriors() -> None:
    game = arena("declare attackers")
    it = put(game, elf("Mobilize 2"))
    run(happen(game, Attack(it, 2)))
    run(settle(game))
    resolve(game)
    assert sum(game[id].attacking == 2 for id in game.battlefield) == 3
    end_step(game)
    assert len(game.battlefield) == 1


def test_702_147a_decayed_is_sacrificed_at_end_of_combat() -> None:
    game = arena("declare attackers")
    it = put(game, elf("Decayed"))
    run(happen(game, Attack(it, 2)))
    run(settle(game))
    resolve(game)
    run(happen(game, BeginStep("end of combat", 1)))
    run(settle(game))
    resolve(game)
    assert zone(game, it) == "graveyard"


def test_702_39a_provoke_untaps_a_creature_that_must_block() -> None:
    game = arena("declare attackers")
    bear = put(game, BEAR, 2, tapped=True)
    run(happen(game, Attack(put(game, elf("Provoke")), 2)))
    run(settle(game))
    resolve(game, True)
    assert not game[bear].tapped


def test_702_87a_level_up_puts_level_counters() -> None:
    game, it = main("WW", elf("Level up {W}"))
    use(game, it)
    assert game[it].counters_of("level") == 1


def test_702_107a_outlast_taps_for_a_counter() -> None:
    game, it = main("W", elf("Outlast {W}"))
    assert not offered(game, it)
    turn_of(game, 1, "precombat main")
    use(game, it)
    assert game[it].counters_of("+1/+1") == 1 and game[it].tapped and TURN


def test_702_77a_reinforce_from_hand() -> None:
    game, it = main("W", elf("Reinforce 2—{W}"), "hand")
    bear = put(game, BEAR)
    use(game, it)
    assert game[bear].counters_of("+1/+1") == 2 and zone(game, it) == "graveyard"


def test_the_helpers_put_cards_onto_the_battlefield() -> None:
    game, _ = main()
    assert zone(game, enter(game, card("Rock", "artifact", None, None))) == "battlefield"
