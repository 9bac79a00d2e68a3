"""What a pronoun or "revealed this way" can mean, where something else was named nearer; each test cites its rule."""

from __future__ import annotations

from typing import Any

from tests.lab.stories import add, creature, do, expect, played, spell

BEAR = creature("Test Bear", cost="{0}")


def _here(name: str, count: int = 1, player: str = "A") -> dict[str, Any]:
    return expect("permanent_count", player=player, card=name, count=count)


def test_that_creature_is_what_the_equipped_creature_meets_though_it_is_named_by_its_type() -> None:  # 205.3
    text = "Whenever equipped creature blocks or becomes blocked by a Vampire, destroy that creature.\nEquip {0}"
    stake = {"op": "define", "name": "Test Stake", "type_line": "Artifact — Equipment", "oracle_text": text}
    vampire = {**creature("Test Vampire", size=(1, 1)), "type_line": "Creature — Vampire"}
    setup = (stake, vampire, BEAR, add("Test Stake"), add("Test Bear"), add("Test Vampire", player="B"))
    script = [
        do("activate", ability="Equip", targets=[{"name": "Test Bear"}]),
        do("attack", "A", step="declare_attackers", attacker={"name": "Test Bear"}),
        do("block", "B", step="declare_blockers", blocker={"name": "Test Vampire"}, attacker={"name": "Test Bear"}),
    ]
    stop = {"turn": 1, "step": "declare_blockers"}
    left = [_here("Test Bear"), _here("Test Vampire", 0, "B")]
    assert played(*setup, script=script, stop=stop, expect=left).reason == ""


def test_it_that_may_be_cast_is_what_the_if_says_is_in_that_zone() -> None:  # 603.4
    text = (
        "Whenever a land enters the battlefield under your control, if Test Shade is in your graveyard and it's your turn, "
        "you may cast it from your graveyard this turn."
    )
    shade = creature("Test Shade", text, cost="{0}")
    script = [do("play_land", card="Mountain"), do("cast", card="Test Shade", step="postcombat_main")]
    stop = {"turn": 1, "step": "postcombat_main"}
    setup = (shade, add("Test Shade", "graveyard"), add("Mountain", "hand"))
    assert played(*setup, script=script, stop=stop, expect=[_here("Test Shade")]).reason == ""


def test_all_other_cards_revealed_this_way_are_those_that_were_not_taken() -> None:  # 701.20a
    text = (
        "Reveal the top three cards of your library and put one of them into your hand. You gain life equal to that card's "
        "mana value. Put all other cards revealed this way into your graveyard."
    )
    setup = (spell("Test Vapors", text, "{0}"), add("Test Vapors", "hand"))
    left = [
        expect("graveyard_count", player="A", card="Mountain", count=2),
        expect("hand_count", player="A", card="Mountain", count=1),
    ]
    assert played(*setup, script=[do("cast", card="Test Vapors")], expect=left).reason == ""


def test_that_name_is_the_name_asked_for_before_where_none_is_chosen() -> None:  # 201.2
    text = (
        "Exile target creature an opponent controls and all other creatures that player controls with the same name as that "
        "creature. Then that player reveals their hand and exiles all cards with that name from their hand and graveyard."
    )
    bears = (add("Test Bear", player="B", count=2), add("Test Bear", "hand", "B"), add("Test Bear", "graveyard", "B"))
    setup = (spell("Test End", text, "{0}"), BEAR, add("Test End", "hand"), *bears)
    script = [do("cast", card="Test End", targets=[{"name": "Test Bear"}])]
    left = [expect("exile_count", player="B", card="Test Bear", count=4)]
    assert played(*setup, script=script, expect=left).reason == ""


def test_a_player_who_owns_one_does_not_own_three_or_more() -> None:  # 608.2c
    text = "Target player loses the game if they own three or more exiled cards."
    setup = (spell("Test Silence", text, "{0}"), add("Test Silence", "hand"), add("Mountain", "exile", "B", 2))
    script = [do("cast", card="Test Silence", targets=[{"player": "B"}])]
    assert played(*setup, script=script, expect=[expect("in_game", target="B", value=True)]).reason == ""


def test_what_was_shuffled_back_is_not_of_the_rest() -> None:  # 608.2c
    text = (
        "Search your library for up to four creature cards and reveal them. An opponent chooses two of those cards. "
        "Shuffle the chosen cards into your library and put the rest onto the battlefield."
    )
    setup = (spell("Test Care", text, "{0}"), BEAR, add("Test Care", "hand"), add("Test Bear", "library", count=4))
    script = [do("cast", card="Test Care")]
    options = {"strict": False}
    assert played(*setup, script=script, options=options, expect=[_here("Test Bear", 2)]).reason == ""
