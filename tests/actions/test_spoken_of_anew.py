"""What an "if" or a second event speaks of anew, and offers to do something else instead; each test cites its rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.lab.stories import add, creature, do, expect, played, spell

BEAR = creature("Test Bear")
DRAW = {"turn": 1, "step": "draw"}


def _here(name: str, count: int = 1, player: str = "A") -> dict[str, Any]:
    return expect("permanent_count", player=player, card=name, count=count)


def _cast(name: str, *targets: str) -> dict[str, Any]:
    return do("cast", card=name, targets=[{"name": target} for target in targets])


def _says(value: bool) -> dict[str, Any]:
    return {"player": "A", "kind": "yesno", "value": value}


def test_it_is_what_an_if_asks_about_by_name_rather_than_what_has_entered() -> None:  # 608.2c
    text = (
        "Whenever a creature enters the battlefield under your control, you gain 1 life. If Test Prayers isn't a "
        "creature, it becomes a 3/3 Angel creature in addition to its other types until end of turn."
    )
    prayers = {"op": "define", "name": "Test Prayers", "type_line": "Enchantment", "oracle_text": text}
    setup = (prayers, creature("Test Bear", cost="{0}"), add("Test Prayers"), add("Test Bear", "hand"))
    left = [
        expect("type", card="Test Prayers", type="Creature", value=True),
        expect("pt", player="A", card="Test Bear", power=2, toughness=2),
    ]
    assert played(*setup, script=[_cast("Test Bear")], expect=left).reason == ""


def test_it_is_what_an_if_says_has_dealt_damage_rather_than_what_would_have_been_discarded() -> None:  # 608.2c
    text = (
        "At the beginning of your upkeep, Test Machine deals 3 damage to you unless you discard a card. "
        "If Test Machine deals damage to you this way, tap it."
    )
    left = [expect("life", player="A", life=17), expect("tapped_count", card="Test Machine", tapped=True, count=1)]
    assert played(creature("Test Machine", text), add("Test Machine"), stop=DRAW, expect=left).reason == ""


def test_they_who_attack_are_the_player_whom_the_first_event_names() -> None:  # 603.2
    text = (
        "Enchant opponent\nWhen you attack enchanted opponent or a planeswalker they control or when they attack you or a "
        "planeswalker you control, sacrifice Test Truce."
    )
    truce = {"op": "define", "name": "Test Truce", "mana_cost": "{0}", "type_line": "Enchantment — Aura Curse"}
    setup = ({**truce, "oracle_text": text}, BEAR, add("Test Truce", "hand"), add("Test Bear", player="B"))
    enchant = do("cast", card="Test Truce", targets=[{"player": "B"}])
    attack = do("attack", "B", turn=2, step="declare_attackers", attacker={"name": "Test Bear"})
    stop = {"turn": 2, "step": "end_combat"}
    assert played(*setup, script=[enchant, attack], stop=stop, expect=[_here("Test Truce", 0)]).reason == ""


@pytest.mark.parametrize(("answer", "in_hand"), [(False, 1), (True, 0)])
def test_what_may_be_done_instead_and_isnt_replaces_nothing(answer: bool, in_hand: int) -> None:  # 614.15
    text = (
        "Return target creature to its owner's hand. If that creature is green, "
        "you may put it on top of its owner's library instead."
    )
    green = {**BEAR, "mana_cost": "{G}"}
    setup = (spell("Test Sweep", text, "{0}"), green, add("Test Sweep", "hand"), add("Test Bear", player="B"))
    left = [expect("hand_count", player="B", card="Test Bear", count=in_hand), _here("Test Bear", 0, "B")]
    cast = [_cast("Test Sweep", "Test Bear")]
    assert played(*setup, script=cast, choices=[_says(answer)], expect=left).reason == ""


def test_until_one_for_each_vote_is_until_as_many() -> None:  # 701.20b
    text = (
        "Council's dilemma — Starting with you, each player votes for wild or free. Reveal cards from the top of your "
        "library until you reveal a creature card for each wild vote. Put those creature cards onto the battlefield, then "
        "shuffle the rest into your library. "
        "You may put a permanent card from your hand onto the battlefield for each free vote."
    )
    setup = (
        spell("Test Stampede", text, "{0}"),
        BEAR,
        add("Test Stampede", "hand"),
        add("Test Bear", "library", count=3),
    )
    votes: list[Any] = [{"player": each, "kind": "choice", "value": [{"name": "wild"}]} for each in ("A", "B")]
    options = {"strict": False, "shuffle": False}
    cast = [_cast("Test Stampede")]
    assert played(*setup, script=cast, choices=votes, expect=[_here("Test Bear", 2)], options=options).reason == ""


def test_what_is_put_back_on_top_isnt_of_the_rest() -> None:  # 608.2c
    text = (
        "Look at the top three cards of your library, put one of them back on top of your library, then exile the rest."
    )
    names = ("Test Cub", "Test Bear", "Test Calf")
    setup = (spell("Test Cylix", text, "{0}"), add("Test Cylix", "hand"), *(creature(name) for name in names))
    chosen = [{"player": "A", "kind": "choice", "value": [{"name": "Test Bear"}]}]
    left = [expect("exile_count", card=name, count=int(name != "Test Bear")) for name in names]
    options = {"strict": False, "shuffle": False}
    library = [add(name, "library") for name in names]
    assert (
        played(*setup, *library, script=[_cast("Test Cylix")], choices=chosen, expect=left, options=options).reason
        == ""
    )


def test_cards_that_are_exiled_instead_can_be_spoken_of_where_they_are() -> None:  # 400.7
    text = (
        "If you would draw a card, exile the top two cards of your library instead. You may play those cards this turn."
    )
    setup = (
        creature("Test Prophet", text),
        spell("Test Idea", "Draw a card.", "{0}"),
        creature("Test Bear", cost="{0}"),
    )
    cards = (add("Test Prophet"), add("Test Idea", "hand"), add("Test Bear", "library"))
    script = [_cast("Test Idea"), do("wait_stack"), _cast("Test Bear")]
    options = {"strict": False, "shuffle": False}
    assert played(*setup, *cards, script=script, expect=[_here("Test Bear")], options=options).reason == ""


def test_that_many_behind_if_you_do_is_how_many_were_discarded() -> None:  # 608.2c
    text = (
        "Whenever Test Devourer deals combat damage to a player, you may discard all the cards in your hand. "
        "If you do, draw that many cards."
    )
    setup = (creature("Test Devourer", text, (4, 4)), BEAR, add("Test Devourer"), add("Test Bear", "hand", count=2))
    attack = do("attack", step="declare_attackers", attacker={"name": "Test Devourer"})
    stop = {"turn": 1, "step": "end_combat"}
    left = [expect("hand_count", player="A", count=2), expect("graveyard_count", player="A", card="Test Bear", count=2)]
    assert played(*setup, script=[attack], choices=[_says(True)], stop=stop, expect=left).reason == ""
