"""Keywords of casting spells: optional and alternative costs, from hand and graveyard."""

from __future__ import annotations

from tests.keywords.arena import arena, zone
from tests.keywords.cards import cast_it, lands, names, read, resolve, tapped
from tests.rules.table import BEAR, put, run, turn_of

from spellwright.oracle.face import FaceText
from spellwright.rules.asking import characteristics
from spellwright.rules.drawing import draw_cards
from spellwright.rules.happen import happen
from spellwright.rules.scene import status
from spellwright.rules.settling import settle
from spellwright.state.events.stack import Counter
from spellwright.state.events.turns import BeginStep
from spellwright.state.game import Game


def main(kinds: str = "") -> Game:
    game = arena("precombat main")
    lands(game, kinds)
    return game


BOLT = "~ deals 3 damage to any target.".replace("~", "Spell")


def test_702_33a_kicker_may_be_paid_and_is_remembered_by_the_permanent() -> None:
    game = main("GGG")
    card = put(game, read("Kicker {2}", "{G}", "Creature — Elf", size="1/1"), to="hand")
    spell = cast_it(game, card, "kicker {2}")
    assert tapped(game) == 3 and game[spell].choices.paid == ("kicker {2}",)
    assert status(game, spell, "kicked")
    resolve(game)
    assert status(game, game[spell].became, "kicked")


def test_702_33a_an_unkicked_spell_isnt_kicked() -> None:
    game = main("GGG")
    card = put(game, read("Kicker {2}", "{G}", "Creature — Elf", size="1/1"), to="hand")
    assert not status(game, cast_it(game, card, None), "kicked")


def test_702_33c_multikicker_is_paid_any_number_of_times() -> None:
    game = main("GGGG")
    card = put(game, read("Multikicker {1}", "{G}", "Creature — Elf", size="1/1"), to="hand")
    spell = cast_it(game, card, "kicker {1}", "kicker {1}", None)
    assert tapped(game) == 3 and game[spell].choices.paid == ("kicker {1}",) * 2


def test_702_27a_a_bought_back_spell_returns_to_hand_as_it_resolves() -> None:
    game = main("RRRR")
    card = put(game, read(f"Buyback {{3}}\n{BOLT}", "{R}"), to="hand")
    spell = cast_it(game, card, "buyback", 2)
    resolve(game)
    assert zone(game, spell) == "hand" and game.player(2).life == 17


def test_702_27a_without_buyback_it_goes_to_the_graveyard() -> None:
    game = main("R")
    spell = cast_it(game, put(game, read(f"Buyback {{3}}\n{BOLT}", "{R}"), to="hand"), 2)
    resolve(game)
    assert zone(game, spell) == "graveyard"


def test_702_34a_flashback_casts_from_the_graveyard_and_exiles() -> None:
    game = main("RRR")
    card = put(game, read(f"{BOLT}\nFlashback {{2}}{{R}}", "{R}"), to="graveyard")
    assert names(game, card) == ["flashback"]
    spell = cast_it(game, card, 2, name="flashback")
    assert tapped(game) == 3
    resolve(game)
    assert zone(game, spell) == "exile" and game.player(2).life == 17


def test_702_34a_flashback_isnt_offered_in_hand() -> None:
    game = main("RRR")
    card = put(game, read(f"{BOLT}\nFlashback {{2}}{{R}}", "{R}"), to="hand")
    assert names(game, card) == [""]


def test_702_34a_flashback_with_other_costs() -> None:
    game = main("U")
    card = put(
        game, read("Target player draws two cards.\nFlashback—{U}, Pay 3 life.", "{3}{U}", "Sorcery"), to="graveyard"
    )
    cast_it(game, card, 1, name="flashback")
    assert game.player(1).life == 17


def test_702_133a_jump_start_discards_a_card() -> None:
    game = main("R")
    card = put(game, read(f"{BOLT}\nJump-start", "{R}"), to="graveyard")
    assert names(game, card) == []
    fodder = put(game, BEAR, to="hand")
    spell = cast_it(game, card, 2, name="jump-start")
    assert zone(game, fodder) == "graveyard"
    resolve(game)
    assert zone(game, spell) == "exile"


def test_702_81a_retrace_discards_a_land_and_may_be_used_again() -> None:
    game = main("R")
    card = put(game, read(f"{BOLT}\nRetrace", "{R}"), to="graveyard")
    put(game, BEAR, to="hand")
    assert names(game, card) == []
    put(game, read("{T}: Add {R}.", "", "Land"), to="hand")
    spell = cast_it(game, card, 2, name="retrace")
    resolve(game)
    assert zone(game, spell) == "graveyard"


def test_702_138a_an_escaped_permanent_is_put_onto_the_battlefield() -> None:
    game = main("G")
    for _ in range(2):
        put(game, BEAR, to="graveyard")
    text = "Escape—{G}, Exile two other cards from your graveyard."
    spell = cast_it(game, put(game, read(text, "{3}{G}", "Creature — Elf", size="3/3"), to="graveyard"), name="escape")
    assert game.player(1).graveyard == ()
    resolve(game)
    assert zone(game, spell) == "battlefield"


CUT = FaceText("Ribbons", "{X}{B}{B}", "Sorcery", "Aftermath\nEach opponent loses X life.")


def test_702_127a_the_aftermath_half_is_cast_from_the_graveyard_only() -> None:
    game = main("BBB")
    put(game, BEAR, 2)
    split = read("Spell deals 4 damage to target creature.", "{1}{R}", "Sorcery", also=CUT, layout="split")
    assert names(game, put(game, split, to="hand")) == []
    buried = put(game, split, to="graveyard")
    spell = cast_it(game, buried, 1, name="aftermath")
    resolve(game)
    assert game.player(2).life == 19 and zone(game, spell) == "exile"


def test_702_102a_fuse_casts_both_halves_from_hand() -> None:
    game = main("RRW")
    wear = FaceText("Tear", "{W}", "Instant", "Destroy target enchantment.\nFuse")
    split = read("Destroy target artifact.\nFuse", "{1}{R}", "Instant", "Wear", also=wear, layout="split")
    artifact = put(game, read("", "{1}", "Artifact", "Rock"), 2)
    enchantment = put(game, read("", "{1}", "Enchantment", "Glow"), 2)
    card = put(game, split, to="hand")
    spell = cast_it(game, card, name="fuse")
    assert characteristics(game, spell).mana_value == 3
    resolve(game)
    assert zone(game, artifact) == zone(game, enchantment) == "graveyard"


def test_702_74a_an_evoked_creature_is_sacrificed_as_it_enters() -> None:
    game = main("U")
    card = put(game, read("Evoke {U}", "{4}{U}", "Creature — Elemental", size="3/3"), to="hand")
    spell = cast_it(game, card, name="evoke")
    resolve(game)
    assert zone(game, spell) == "battlefield"
    resolve(game)
    assert zone(game, spell) == "graveyard"


def test_702_109a_a_dashed_creature_has_haste_and_returns_to_hand() -> None:
    game = main("R")
    card = put(game, read("Dash {R}", "{4}{R}", "Creature — Orc", size="3/3"), to="hand")
    spell = cast_it(game, card, name="dash")
    resolve(game)
    dasher = game[spell].became
    assert any(type(a).__name__ == "Haste" for a in characteristics(game, dasher).abilities)
    assert [type(f.ability).__name__ for f in game.floating] == ["Delayed"]


def test_702_96a_overload_changes_target_into_each() -> None:
    game = main("R")
    mine, others = put(game, BEAR), [put(game, BEAR, 2) for _ in range(2)]
    text = "Destroy target creature you don't control.\nOverload {R}"
    spell = cast_it(game, put(game, read(text, "{5}{R}"), to="hand"), name="overload")
    assert game[spell].choices.targets == ()
    resolve(game)
    assert [zone(game, id) for id in (mine, *others)] == ["battlefield", "graveyard", "graveyard"]


def test_702_137a_spectacle_needs_an_opponent_who_lost_life() -> None:
    game = main("RR")
    card = put(game, read(f"{BOLT}\nSpectacle {{R}}", "{3}{R}"), to="hand")
    assert names(game, card) == []
    cast_it(game, put(game, read(BOLT, "{R}"), to="hand"), 2)
    resolve(game)
    assert names(game, card) == ["spectacle"]


def test_702_117a_surge_needs_another_spell_this_turn() -> None:
    game = main("RR")
    card = put(game, read(f"{BOLT}\nSurge {{R}}", "{3}{R}"), to="hand")
    assert names(game, card) == []
    cast_it(game, put(game, read(BOLT, "{R}"), to="hand"), 2)
    assert names(game, card) == ["surge"]


def test_702_40a_storm_copies_for_each_spell_before_it() -> None:
    game = main("RRR")
    cast_it(game, put(game, read(BOLT, "{R}"), to="hand"), 2)
    cast_it(game, put(game, read(f"{BOLT}\nStorm", "{R}"), to="hand"), 2)
    cast_it(game, put(game, read(BOLT, "{R}"), to="hand"), 2)
    resolve(game)
    resolve(game, 2)
    assert len(game.stack) == 3 and sum(game[id].copy for id in game.stack) == 1


def test_702_40a_the_copies_of_a_countered_storm_spell_are_made_all_the_same() -> None:
    game = main("RR")
    cast_it(game, put(game, read(BOLT, "{R}"), to="hand"), 2)
    storm = cast_it(game, put(game, read(f"{BOLT}\nStorm", "{R}"), to="hand"), 2)

    run(happen(game, Counter(storm)))
    resolve(game, 2)
    assert [game[id].copy for id in game.stack] == [False, True]


def test_702_56a_replicate_copies_for_each_payment() -> None:
    game = main("RRR")
    cast_it(game, put(game, read(f"Replicate {{R}}\n{BOLT}", "{R}"), to="hand"), "replicate", "replicate", 2)
    resolve(game, 2, 2)
    assert len(game.stack) == 3


def test_702_85a_cascade_casts_the_next_cheaper_card_and_puts_the_rest_on_the_bottom() -> None:
    game = main("RRR")
    for what in (read(BOLT, "{R}"), read("", "{5}", "Artifact", "Rock")):
        put(game, what, to="library")
    cast_it(game, put(game, read("Cascade", "{2}{R}", "Creature — Elf", size="3/2"), to="hand"))
    resolve(game, True, 2)
    assert len(game.stack) == 2 and game[game.stack[-1]].printed.mana_value == 1
    assert game[game.player(1).library[0]].printed.name == "Rock"


def test_702_88a_rebound_exiles_and_casts_again_at_the_next_upkeep() -> None:
    game = main("R")
    spell = cast_it(game, put(game, read(f"{BOLT}\nRebound", "{R}"), to="hand"), 2)
    resolve(game)
    assert zone(game, spell) == "exile"

    turn_of(game, 1)
    run(happen(game, BeginStep("upkeep", 1)))
    run(settle(game))
    resolve(game, True, 2)
    resolve(game)
    assert game.player(2).life == 14 and zone(game, spell) == "graveyard"


def test_702_52a_dredge_replaces_a_draw() -> None:

    game = main()
    imp = put(game, read("Dredge 2", "{1}{B}", "Creature — Imp", size="1/1"), to="graveyard")
    run(draw_cards(game, 1), True)
    assert zone(game, imp) == "hand" and len(game.player(1).graveyard) == 2 and len(game.player(1).library) == 8


TWO_BOLTS = read(
    "Kicker {1}\nSpell deals 1 damage to target player. If this spell was kicked, destroy target creature.", "{R}"
)


def test_702_33g_targets_of_what_happens_only_if_it_was_kicked_are_chosen_only_then() -> None:
    game = main("RRR")
    bear = put(game, BEAR, 2)
    cast_it(game, put(game, TWO_BOLTS, to="hand"), None, 2)
    resolve(game)
    assert zone(game, bear) == "battlefield"
    cast_it(game, put(game, TWO_BOLTS, to="hand"), "kicker {1}", 2)
    resolve(game)
    assert zone(game, bear) == "graveyard"


def test_601_2c_how_another_spell_was_cast_doesnt_decide_whether_that_is_a_target() -> None:
    game = arena("precombat main")
    lands(game, "U")
    lands(game, "R", player=2)
    bolt = cast_it(game, put(game, read("Kicker {1}\nDraw a card.", "{R}"), 2, to="hand"), player=2)
    trickery = cast_it(game, put(game, read("Counter target spell if it was kicked.", "{U}"), to="hand"))
    choices = game[trickery].choices
    assert choices is not None and choices.target_ids() == (bolt,)


def test_702_33g_without_a_legal_target_it_can_be_cast_unkicked_alone() -> None:
    game = main("RR")
    spell = cast_it(game, put(game, TWO_BOLTS, to="hand"), 1)
    assert game[spell].choices.paid == ()


def test_702_33g_what_it_does_instead_has_its_own_targets() -> None:
    text = "Kicker {1}\nDestroy target creature. If this spell was kicked, instead destroy two target creatures."
    game = main("BB")
    bears = [put(game, BEAR, 2) for _ in range(3)]
    cast_it(game, put(game, read(text, "{B}"), to="hand"), "kicker {1}", bears[0], bears[1])
    resolve(game)
    assert [zone(game, bear) for bear in bears] == ["graveyard", "graveyard", "battlefield"]
