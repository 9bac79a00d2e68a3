"""Keywords that trigger on entering, attacking, blocking, damage, casting and dying."""

from __future__ import annotations

from tests.keywords.arena import arena, attack, begin, could_block, creature, zone
from tests.keywords.cards import cast_it, die, enter, lands, read, resolve, tapped
from tests.rules.table import BEAR, happened, put, run

from spellwright.rules.asking import characteristics
from spellwright.rules.damage import damage_event
from spellwright.rules.happen import happen
from spellwright.rules.settling import settle
from spellwright.state.card import Card
from spellwright.state.events.cards import Act
from spellwright.state.events.combat import Attack, BecomeBlocked, Block
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def elf(text: str, size: str = "2/2") -> Card:
    return read(text, "{1}{G}", "Creature — Elf", "Elf", size)


def power(game: Game, id: Id) -> tuple[int | None, int | None]:
    values = characteristics(game, id)
    return values.power, values.toughness


def attacking(text: str, *others: Card, size: str = "2/2", players: int = 2) -> tuple[Game, Id, list[Id]]:
    """The creature with that text attacks along with others; what triggers goes onto the stack."""
    game = arena("declare attackers", players)
    it = put(game, elf(text, size))
    more = [put(game, other) for other in others]
    run(happen(game, *(Attack(id, 2) for id in (it, *more))))
    run(settle(game))
    return game, it, more


def blocked(text: str, *blockers: Card) -> tuple[Game, Id, list[Id]]:
    """The creature with that text attacks and is blocked by these."""
    game = arena("declare blockers")
    it = put(game, elf(text))
    those = [put(game, blocker, 2) for blocker in blockers]
    attack(game, it)
    events = [Block(id, (it,)) for id in those]
    run(happen(game, *events, BecomeBlocked(it, tuple(those))))
    run(settle(game))
    return game, it, those


def test_702_45a_bushido_when_it_becomes_blocked() -> None:
    game, it, _ = blocked("Bushido 2", BEAR)
    resolve(game)
    assert power(game, it) == (4, 4)


def test_702_25a_flanking_hits_each_blocker_without_it() -> None:
    game, _, (bear, rider) = blocked("Flanking", creature(3, 3), elf("Flanking"))
    assert len(game.stack) == 1
    resolve(game)
    assert power(game, bear) == (2, 2) and power(game, rider) == (2, 2)


def test_702_23a_rampage_counts_blockers_beyond_the_first() -> None:
    game, it, _ = blocked("Rampage 2", BEAR, BEAR, BEAR)
    resolve(game)
    assert power(game, it) == (6, 6)


def test_702_130a_afflict_when_it_becomes_blocked() -> None:
    game, *_ = blocked("Afflict 3", BEAR)
    resolve(game)
    assert game.player(2).life == 17


def test_702_91a_battle_cry_helps_the_others() -> None:
    game, it, (bear,) = attacking("Battle cry", BEAR)
    resolve(game)
    assert power(game, it) == (2, 2) and power(game, bear) == (3, 2)


def test_702_83a_exalted_for_a_creature_that_attacks_alone() -> None:
    game, it, _ = attacking("Exalted")
    resolve(game)
    assert power(game, it) == (3, 3)
    game, *_ = attacking("Exalted", BEAR)
    assert game.stack == ()


def test_702_86a_annihilator() -> None:
    game = arena("declare attackers")
    it = put(game, elf("Annihilator 1"))
    bear = put(game, BEAR, 2)
    run(happen(game, Attack(it, 2)))
    run(settle(game))
    resolve(game)
    assert zone(game, bear) == "graveyard"


def test_702_134a_mentor_helps_a_weaker_attacker() -> None:
    game, _, (weak,) = attacking("Mentor", creature(1, 1))
    resolve(game)
    assert game[weak].counters_of("+1/+1") == 1


def test_702_149a_training_needs_a_stronger_attacker() -> None:
    game, it, _ = attacking("Training", creature(3, 3))
    resolve(game)
    assert game[it].counters_of("+1/+1") == 1 and [a.what for a in happened(game, Act)] == ["train"]
    game, *_ = attacking("Training", BEAR)
    assert game.stack == ()


def test_702_105a_dethrone_attacking_the_leader() -> None:
    game, it, _ = attacking("Dethrone")
    resolve(game)
    assert game[it].counters_of("+1/+1") == 1


def test_702_121a_melee_counts_opponents_attacked() -> None:
    game = arena("upkeep", players=3)
    it, other = put(game, elf("Melee")), put(game, BEAR)
    begin(game, "declare attackers")
    run(happen(game, Attack(it, 2), Attack(other, 3)))
    run(settle(game))
    resolve(game)
    assert power(game, it) == (4, 4)


def hurt(text: str) -> tuple[Game, Id]:
    """The creature has dealt combat damage to player 2."""
    game = arena("combat damage")
    it = put(game, elf(text))
    run(happen(game, damage_event(game, it, 2, 2, combat=True)))
    run(settle(game))
    return game, it


def test_702_112a_renown_once() -> None:
    game, it = hurt("Renown 2")
    resolve(game)
    assert game[it].counters_of("+1/+1") == 2
    run(happen(game, damage_event(game, it, 2, 2, combat=True)))
    run(settle(game))
    assert game.stack == ()


def test_702_115a_ingest() -> None:
    game, _ = hurt("Ingest")
    resolve(game)
    assert len(game.exile) == 1 and len(game.player(2).library) == 9


def test_702_70a_poisonous() -> None:
    game, _ = hurt("Poisonous 3")
    resolve(game)
    assert game.player(2).counters_of("poison") == 3


def test_702_108a_prowess_on_noncreature_spells() -> None:
    game = arena("precombat main")
    lands(game, "GG")
    it = put(game, elf("Prowess"))
    cast_it(game, put(game, elf("Flying"), to="hand"))
    assert len(game.stack) == 1
    resolve(game)
    lands(game, "R")
    cast_it(game, put(game, read("Spell deals 3 damage to target player.", "{R}"), to="hand"), 2)
    resolve(game)
    assert power(game, it) == (3, 3)


def test_702_101a_extort_drains_for_w_or_b() -> None:
    game = arena("precombat main")
    lands(game, "RB")
    put(game, elf("Extort"))
    cast_it(game, put(game, read("Spell deals 3 damage to target player.", "{R}"), to="hand"), 2)
    resolve(game, True)
    assert game.player(2).life == 19 and game.player(1).life == 21 and tapped(game) == 2


def test_702_100a_evolve_when_a_larger_creature_enters() -> None:
    game = arena("precombat main")
    it = put(game, elf("Evolve"))
    enter(game, creature(1, 3))
    resolve(game)
    assert game[it].counters_of("+1/+1") == 1
    enter(game, BEAR)
    assert game.stack == ()


def test_702_110a_exploit_sacrifices_a_creature_if_you_like() -> None:
    game = arena("precombat main")
    bear = put(game, BEAR)
    enter(game, elf("Exploit"))
    resolve(game, bear)
    assert zone(game, bear) == "graveyard" and [a.what for a in happened(game, Act)] == ["exploit"]


def test_702_123a_fabricate_makes_servos_without_counters() -> None:
    game = arena("precombat main")
    it = enter(game, elf("Fabricate 2"))
    resolve(game, False)
    assert len(game.battlefield) == 3 and not game[it].counters


def test_702_79a_persist_returns_with_a_counter_once() -> None:
    game = arena("precombat main")
    finks = put(game, elf("Persist"))
    die(game, finks)
    resolve(game)
    (again,) = game.battlefield
    assert game[again].counters_of("-1/-1") == 1
    die(game, again)
    assert game.stack == ()


def test_702_93a_undying_returns_with_a_counter() -> None:
    game = arena("precombat main")
    die(game, put(game, elf("Undying")))
    resolve(game)
    assert power(game, game.battlefield[0]) == (3, 3)


def test_702_135a_afterlife_makes_flying_spirits() -> None:
    game = arena("precombat main")
    die(game, put(game, elf("Afterlife 2")))
    resolve(game)
    assert [power(game, id) for id in game.battlefield] == [(1, 1), (1, 1)]


def test_702_46a_soulshift_returns_a_spirit_card() -> None:
    game = arena("precombat main")
    spirit = put(game, read("Flying", "{2}{W}", "Creature — Spirit", "Ghost", "1/1"), to="graveyard")
    die(game, put(game, elf("Soulshift 3")))
    resolve(game, True)
    assert zone(game, spirit) == "hand"


def test_702_92a_living_weapon_is_attached_to_its_germ() -> None:
    game = arena("precombat main")
    text = "Living weapon\nEquipped creature gets +1/+1.\nEquip {2}"
    skull = enter(game, read(text, "{2}", "Artifact — Equipment", "Skull"))
    resolve(game)
    germ = game[skull].attached_to
    assert power(game, germ) == (1, 1)


def test_702_98a_unleash_may_enter_with_a_counter_and_then_cant_block() -> None:
    game = arena("precombat main")
    card = put(game, elf("Unleash"), to="hand")

    run(happen(game, Move(card, "battlefield", controller=1)), True)
    it = game[card].became

    assert game[it].counters_of("+1/+1") == 1 and not could_block(game, it, put(game, BEAR, 2))


def test_702_136a_riot_gives_a_counter_or_haste() -> None:
    game = arena("precombat main")
    card = put(game, elf("Riot"), to="hand")

    run(happen(game, Move(card, "battlefield", controller=1)), False)
    abilities = characteristics(game, game[card].became).abilities
    assert [type(a).__name__ for a in abilities] == ["Riot", "Haste"]


def test_702_54a_bloodthirst_needs_a_hurt_opponent() -> None:
    game = arena("precombat main")
    assert not game[enter(game, elf("Bloodthirst 2"))].counters
    run(happen(game, damage_event(game, put(game, BEAR), 2, 1)))
    assert game[enter(game, elf("Bloodthirst 2"))].counters_of("+1/+1") == 2


def test_702_54b_bloodthirst_x_counts_the_damage() -> None:
    game = arena("precombat main")
    run(happen(game, damage_event(game, put(game, BEAR), 2, 5)))
    assert game[enter(game, elf("Bloodthirst X"))].counters_of("+1/+1") == 5


def test_702_44a_sunburst_counts_colors_of_mana_spent() -> None:
    game = arena("precombat main")
    lands(game, "WUBB")
    spell = cast_it(
        game, put(game, read("Sunburst", "{4}", "Artifact Creature — Construct", "Thing", "0/1"), to="hand")
    )
    resolve(game)
    assert game[game[spell].became].counters_of("+1/+1") == 3


def test_702_44c_sunburst_sets_the_number_of_modular() -> None:
    game = arena("precombat main")
    lands(game, "WUBB")
    worker = read("Modular—Sunburst", "{4}", "Artifact Creature — Construct", "Thing", "0/0")
    spell = cast_it(game, put(game, worker, to="hand"))
    resolve(game)
    assert game[game[spell].became].counters_of("+1/+1") == 3
    assert not game[enter(game, worker)].counters


def test_702_156a_ravenous_enters_with_x_counters_and_draws() -> None:
    game = arena("precombat main")
    lands(game, "GGGGG")
    spell = cast_it(game, put(game, read("Ravenous", "{X}", "Creature — Beast", "Beast", "1/1"), to="hand"), 5)
    resolve(game)
    assert game[game[spell].became].counters_of("+1/+1") == 5
    resolve(game)
    assert len(game.player(1).hand) == 1


def test_702_82a_devour_sacrifices_for_counters() -> None:
    game = arena("precombat main")
    food = put(game, BEAR)
    card = put(game, elf("Devour 2"), to="hand")

    run(happen(game, Move(card, "battlefield", controller=1)), food)
    assert zone(game, food) == "graveyard" and game[game[card].became].counters_of("+1/+1") == 2


def test_702_38a_amplify_reveals_kin() -> None:
    game = arena("precombat main")
    kin = put(game, elf("Flying"), to="hand")
    put(game, BEAR, to="hand")
    card = put(game, elf("Amplify 1"), to="hand")

    run(happen(game, Move(card, "battlefield", controller=1)), kin)
    assert game[game[card].became].counters_of("+1/+1") == 1


def test_702_104a_tribute_is_an_opponents_choice() -> None:
    game = arena("precombat main")
    card = put(game, elf("Tribute 3"), to="hand")

    run(happen(game, Move(card, "battlefield", controller=1)), True)
    assert game[game[card].became].counters_of("+1/+1") == 3
