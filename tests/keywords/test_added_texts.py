"""Keywords that add text or players to a spell, and that leave cards in exile: splice, assist, cipher, haunt, gift, enlist."""

from __future__ import annotations

import pytest
from tests.keywords.arena import arena, attack, creature, zone
from tests.keywords.cards import cast_it, die, enter, lands, read, resolve, tapped
from tests.rules.table import BEAR, put, run, turn_of

from spellwright.rules.asking import characteristics
from spellwright.rules.combat_attackers import declare_attackers
from spellwright.rules.combat_damage import deal_combat_damage
from spellwright.rules.settling import settle
from spellwright.state.game import Game
from spellwright.words.procedure import Id


def main(kinds: str = "", players: int = 2) -> Game:
    game = arena("precombat main", players)
    lands(game, kinds)
    return game


ARCANE = read("Draw a card.", "{U}", "Instant — Arcane", "Mists")
RAY = read("Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R}", "{1}{R}", "Instant — Arcane", "Ray")


def test_702_47a_a_revealed_card_adds_its_text_for_its_splice_cost() -> None:
    game = main("URR")
    ray = put(game, RAY, to="hand")
    spell = cast_it(game, put(game, ARCANE, to="hand"), f"splice {ray}", 2)
    assert tapped(game) == 3 and zone(game, ray) == "hand"
    hand = len(game.player(1).hand)
    resolve(game)
    assert game.player(2).life == 18 and len(game.player(1).hand) == hand + 1
    assert zone(game, spell) == "graveyard" and zone(game, ray) == "hand"


def test_702_47a_a_spliced_card_may_be_discarded_to_cast_the_same_spell() -> None:
    game = main("URR")
    ray = put(game, RAY, to="hand")
    text = "As an additional cost to cast this spell, discard a card.\nDraw a card."
    spell = cast_it(game, put(game, read(text, "{U}", "Instant — Arcane", "Insight"), to="hand"), f"splice {ray}", 2)
    assert zone(game, ray) == "graveyard"
    resolve(game)
    assert game.player(2).life == 18 and zone(game, spell) == "graveyard"


def test_702_47a_only_onto_such_a_spell() -> None:
    game = main("URR")
    put(game, RAY, to="hand")
    spell = cast_it(game, put(game, read("Draw a card.", "{U}", "Instant", "Plain"), to="hand"))
    assert game[spell].choices.paid == ()


def test_702_47b_two_cards_with_targets_of_their_own_but_neither_twice() -> None:
    game = main("URRRR")
    rays = [put(game, RAY, to="hand") for _ in range(2)]
    cast_it(game, put(game, ARCANE, to="hand"), f"splice {rays[0]}", f"splice {rays[1]}", 2, 1)
    resolve(game)
    assert game.player(1).life == 18 and game.player(2).life == 18


def test_702_47b_not_without_a_legal_target() -> None:
    game = main("URR")
    text = "Destroy target creature.\nSplice onto Arcane {1}{R}"
    card = put(game, read(text, "{1}{R}", "Instant — Arcane", "Death"), to="hand")
    spell = cast_it(game, put(game, ARCANE, to="hand"))
    assert game[spell].choices.paid == () and zone(game, card) == "hand"


def test_702_132a_another_player_may_pay_generic_mana() -> None:
    game = main("UUUU")
    lands(game, "GG", 2)
    cast_it(game, put(game, read("Assist\nDraw a card.", "{3}{U}", "Sorcery"), to="hand"), 2, 2)
    mine = sum(1 for id in game.battlefield if game[id].tapped and game[id].controller == 1)
    assert (mine, tapped(game)) == (2, 4)


def test_702_132a_nobody_needs_to_help() -> None:
    game = main("UUUU")
    lands(game, "GG", 2)
    cast_it(game, put(game, read("Assist\nDraw a card.", "{3}{U}", "Sorcery"), to="hand"), 2, 0)
    assert tapped(game) == 4


CIPHER = read("Draw a card.\nCipher", "{U}", "Sorcery", "Code")


def encoded() -> tuple[Game, Id, Id]:
    game = main("U")
    bear = put(game, BEAR)
    spell = cast_it(game, put(game, CIPHER, to="hand"))
    resolve(game, bear)
    return game, bear, game[spell].became


def test_702_99a_it_may_be_exiled_encoded_on_a_creature() -> None:
    game, bear, card = encoded()
    assert zone(game, card) == "exile" and len(characteristics(game, bear).abilities) == 1


def test_702_99a_that_creatures_combat_damage_to_a_player_casts_a_copy() -> None:
    game, bear, _ = encoded()
    attack(game, bear)
    run(deal_combat_damage(game))
    run(settle(game))
    hand = len(game.player(1).hand)
    resolve(game, ..., True)
    (copy,) = game.stack
    assert game[copy].copy
    resolve(game)
    assert len(game.player(1).hand) == hand + 1


def test_702_99a_a_copy_isnt_encoded() -> None:
    game, bear, _ = encoded()
    attack(game, bear)
    run(deal_combat_damage(game))
    run(settle(game))
    resolve(game, ..., True)
    resolve(game)
    assert len(game.exile) == 1


def test_702_99a_or_it_goes_to_the_graveyard() -> None:
    game = main("U")
    put(game, BEAR)
    spell = cast_it(game, put(game, CIPHER, to="hand"))
    resolve(game, None)
    assert zone(game, spell) == "graveyard"


HAUNTER = read("Haunt\nWhen Ghost enters the battlefield or the creature it haunts dies, draw a card.", "{W}",
               "Creature — Spirit", "Ghost", "1/1")  # fmt: skip


def test_702_55a_as_it_dies_it_is_exiled_haunting_target_creature() -> None:
    game = arena()
    bear = put(game, BEAR)
    ghost = enter(game, HAUNTER)
    resolve(game)
    die(game, ghost)
    resolve(game)
    assert zone(game, ghost) == "exile"
    die(game, bear)
    assert len(game.stack) == 1
    resolve(game)
    assert len(game.player(1).hand) == 2


def test_702_55c_only_the_creature_that_it_haunts() -> None:
    game = arena()
    bear = put(game, BEAR)
    ghost = enter(game, HAUNTER)
    resolve(game)
    die(game, ghost)
    resolve(game)
    other = put(game, BEAR)
    die(game, other)
    assert not game.stack and zone(game, bear) == "battlefield"


def test_702_55a_a_spell_haunts_as_it_has_resolved() -> None:
    game = main("W")
    bear = put(game, BEAR)
    text = "You gain 1 life.\nHaunt\nWhen the creature Boon haunts dies, you gain 2 life."
    spell = cast_it(game, put(game, read(text, "{W}", "Sorcery", "Boon"), to="hand"))
    resolve(game)
    resolve(game)
    assert zone(game, spell) == "exile"
    die(game, bear)
    resolve(game)
    assert game.player(1).life == 23


PRESENT = read("Gift a card\nYou gain 1 life. If the gift was promised, you gain 2 life.", "{W}", "Instant")


@pytest.mark.parametrize(("promised", "life", "cards"), [("gift", 23, 1), (None, 21, 0)])
def test_702_174b_a_promised_gift_is_given_first(promised: str | None, life: int, cards: int) -> None:
    game = main("W")
    cast_it(game, put(game, PRESENT, to="hand"), promised)
    resolve(game)
    assert game.player(1).life == life and len(game.player(2).hand) == cards


def test_702_174b_a_permanent_gives_it_as_it_enters() -> None:
    game = main("W")
    card = put(game, read("Gift a tapped Fish", "{W}", "Creature — Elf", "Giver", "1/1"), to="hand")
    cast_it(game, card, "gift")
    resolve(game)
    resolve(game)
    (fish,) = (id for id in game.battlefield if "Fish" in characteristics(game, id).subtypes)
    assert game[fish].controller == 2 and game[fish].tapped


def test_702_174m_targets_only_if_it_was_promised() -> None:
    text = "Gift a card\nDestroy target artifact. If the gift was promised, destroy target creature."
    game = main("W")
    put(game, read("", "{1}", "Artifact", "Box"))
    put(game, BEAR)
    spell = cast_it(game, put(game, read(text, "{W}"), to="hand"), None)
    assert len(game[spell].choices.target_ids()) == 1


def test_702_154a_enlisting_adds_the_tapped_creatures_power() -> None:
    game = arena("declare attackers")
    it = put(game, read("Enlist", "{W}", "Creature — Elf", "Captain", "2/2"))
    helper = put(game, creature(3, 3))
    turn_of(game, 2)
    turn_of(game, 1, "declare attackers")
    run(declare_attackers(game), 2, 0, helper)
    run(settle(game))
    resolve(game)
    assert game[helper].tapped and characteristics(game, it).power == 5


def test_702_154a_a_creature_that_came_this_turn_isnt_enlisted() -> None:
    game = arena("declare attackers")
    put(game, read("Enlist", "{W}", "Creature — Elf", "Captain", "2/2"))
    turn_of(game, 2)
    turn_of(game, 1, "declare attackers")
    put(game, creature(3, 3))
    run(declare_attackers(game), 2)
    run(settle(game))
    assert not game.stack
