"""What references mean as texts are carried out; each test cites the rule that decides it."""

from __future__ import annotations

from typing import Any

from tests.lab.stories import BEAR, add, creature, do, expect, played, spell

from spellwright.oracle.english import read
from spellwright.oracle.outcome import Declined

LAND = {"op": "define", "name": "Test Land", "mana_cost": "", "type_line": "Land", "oracle_text": ""}
ARTIFACT = {"op": "define", "type_line": "Artifact", "oracle_text": ""}


def _relic(name: str, cost: str) -> dict[str, Any]:
    return {**ARTIFACT, "name": name, "mana_cost": cost}


def _here(name: str, player: str, count: int = 1) -> dict[str, Any]:
    return expect("permanent_count", player=player, card=name, count=count)


def _cast(name: str, *targets: dict[str, str]) -> dict[str, Any]:
    return do("cast", card=name, targets=list(targets))


def _named(*names: str) -> list[dict[str, str]]:
    return [{"name": name} for name in names]


def _reason(text: str, *setup: Any, script: list[Any], there: list[Any], **more: Any) -> str:
    own = spell("Test Word", text, "{0}", "Sorcery")
    return played(own, *setup, add("Test Word", "hand"), script=script, expect=there, **more).reason


UNSHUFFLED = {"options": {"strict": True, "shuffle": False}}


def test_each_player_puts_what_they_revealed_themselves_onto_the_battlefield() -> None:  # 110.2a
    text = (
        "Each player reveals the top two cards of their library, puts all land cards revealed this way onto the "
        "battlefield tapped, and exiles the rest."
    )
    setup = (BEAR, LAND, *(add(name, "library", player) for player in "AB" for name in ("Test Bear", "Test Land")))
    there = [_here("Test Land", "A"), _here("Test Land", "B"), expect("exile_count", card="Test Bear", count=2)]
    assert _reason(text, *setup, script=[_cast("Test Word")], there=there, **UNSHUFFLED) == ""


def test_each_player_loses_life_for_the_card_they_revealed_themselves() -> None:  # 608.2h
    text = (
        "Each player reveals the top card of their library, loses life equal to that card's mana value, then puts it "
        "into their hand."
    )
    big = creature("Test Giant", cost="{3}{G}")
    setup = (BEAR, big, add("Test Bear", "library"), add("Test Giant", "library", "B"))
    there = [expect("life", player="A", life=19), expect("life", player="B", life=16)]
    assert _reason(text, *setup, script=[_cast("Test Word")], there=there, **UNSHUFFLED) == ""


def test_a_kicked_spell_deals_damage_itself_not_what_it_has_returned() -> None:  # 120.7
    text = (
        "Kicker {0}\nReturn target creature to its owner's hand. "
        "If this spell was kicked, it deals 2 damage to another target creature."
    )
    ward = creature("Test Ward", "Protection from green")
    setup = (BEAR, ward, add("Test Bear", player="B"), add("Test Ward", player="B"))
    yes = {"player": "A", "kind": "yesno", "value": True}
    script = [_cast("Test Word", *_named("Test Bear", "Test Ward"))]
    assert _reason(text, *setup, script=script, there=[_here("Test Ward", "B", 0)], choices=[yes]) == ""


def test_counters_in_a_description_are_counted_on_each_thing_described() -> None:  # 608.2c
    text = (
        "Put a rust counter on each artifact target opponent controls. Then destroy each artifact with mana value less "
        "than or equal to the number of rust counters on it."
    )
    setup = (_relic("Test Ring", "{1}"), _relic("Test Clock", "{2}"), add("Test Ring", player="B"))
    script = [_cast("Test Word", {"player": "B"})]
    there = [_here("Test Ring", "B", 0), _here("Test Clock", "B")]
    assert _reason(text, *setup, add("Test Clock", player="B"), script=script, there=there) == ""


def test_spells_are_cast_from_among_the_cards_exiled_before() -> None:  # 608.2c
    text = "Exile the top two cards of your library. You may cast green spells from among them this turn."
    setup = (BEAR, add("Forest"), add("Test Bear", "library"))
    script = [_cast("Test Word"), do("wait_stack"), _cast("Test Bear"), do("wait_stack")]
    assert _reason(text, *setup, script=script, there=[_here("Test Bear", "A")], **UNSHUFFLED) == ""


def test_who_controlled_what_was_put_into_a_graveyard_is_who_controlled_it_on_the_battlefield() -> None:  # 608.2h
    text = (
        "Destroy X target artifacts. Test Word deals damage to each player equal to the number of artifacts they "
        "controlled that were put into a graveyard this way."
    )
    setup = (
        spell("Test Word", text, "{X}", "Sorcery"),
        _relic("Test Ring", "{1}"),
        add("Test Ring", player="B", count=2),
    )
    more = (add("Test Word", "hand"), add("Forest", count=2))
    x = {"player": "A", "kind": "x", "value": 2}
    targets: list[dict[str, Any]] = [{"name": "Test Ring", "index": index} for index in (0, 1)]
    there = [expect("life", player="A", life=20), expect("life", player="B", life=18)]
    assert played(*setup, *more, script=[_cast("Test Word", *targets)], choices=[x], expect=there).reason == ""


def test_targets_that_are_as_many_as_something_else_are_not_chosen_one_by_one() -> None:  # 601.2c
    text = "Choose target creature, then choose another target creature for each time this spell was kicked."
    assert isinstance(read(text), Declined)


def test_what_takes_the_place_of_a_sentence_can_speak_of_what_that_is_attached_to() -> None:  # 614.15
    text = (
        "Equip {0}\n{0}: Put a +1/+1 counter on equipped creature. "
        "If equipped creature is a Bear, put two +1/+1 counters on it instead."
    )
    setup = ({**_relic("Test Blade", "{0}"), "type_line": "Artifact — Equipment", "oracle_text": text}, BEAR)
    script = [
        do("activate", ability="Equip", targets=_named("Test Bear")),
        do("wait_stack"),
        do("activate", ability="{0}: Put"),
    ]
    there = [expect("counters", player="A", card="Test Bear", counter="+1/+1", count=2)]
    assert played(*setup, add("Test Blade"), add("Test Bear"), script=script, expect=there).reason == ""


def test_counters_move_from_all_creatures_onto_one_of_them() -> None:  # 122.5
    text = "When Test Eater enters the battlefield, move all +1/+1 counters from all creatures onto it."
    setup = (creature("Test Eater", text, cost="{0}"), BEAR, add("Test Eater", "hand"))
    bears = [add("Test Bear", player=player, counters={"+1/+1": 2}) for player in "AB"]
    there = [expect("counters", player="A", card="Test Eater", counter="+1/+1", count=4)]
    assert played(*setup, *bears, script=[_cast("Test Eater")], expect=there).reason == ""
