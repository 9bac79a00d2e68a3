"""Situations of rulings drawn by lot, that once came out otherwise; each test cites the rule that decides it."""

from __future__ import annotations

from typing import Any

from tests.lab.stories import add, creature, do, expect, played, spell

from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.oracle.showing import tree

ALTAR = {
    "op": "define", "name": "Test Altar", "type_line": "Artifact", "mana_cost": "{0}",
    "oracle_text": "Sacrifice a creature: You gain 1 life.",
}  # fmt: skip
BEAR = creature("Test Bear")
SAC = do("activate", ability="Sacrifice a creature")
WAIT = do("wait_stack")
ONE = do("wait_stack", one=True)


def _cast(name: str, *targets: str, player: str = "A", **more: Any) -> Any:
    return do("cast", player=player, card=name, targets=[{"name": t} for t in targets], **more)


def _choice(*names: str, kind: str = "choice", player: str = "A") -> Any:
    return {"player": player, "kind": kind, "value": [{"name": n} for n in names]}


def _yes() -> Any:
    return {"player": "A", "kind": "yesno", "value": True}


def test_what_is_exiled_before_is_no_longer_in_the_graveyard_it_was_targeted_in() -> None:  # 608.2b
    one = creature(
        "Test One",
        "When Test One dies, you may exile it. "
        "If you do, return target creature card from your graveyard to the battlefield.",
    )
    setup = (one, ALTAR, add("Test One"), add("Test Altar"))
    itself = [expect("exile_count", player="A", card="Test One", count=1)]
    answers = [_choice("Test One", kind="target"), _yes()]
    assert played(*setup, script=[SAC], choices=answers, expect=itself).reason == ""


def test_what_cant_be_sacrificed_still_deals_its_damage_as_last_known() -> None:  # 608.2h
    bomber = creature(
        "Test Bomber", "When another creature enters, sacrifice Test Bomber and it deals 3 damage to target player."
    )
    setup = (bomber, BEAR, ALTAR, add("Test Bomber"), add("Test Altar"), add("Test Bear", "hand"), add("Forest"))
    script = [_cast("Test Bear"), ONE, SAC, WAIT]
    answers = [{"player": "A", "kind": "target", "value": [{"player": "B"}]}, _choice("Test Bomber")]
    burnt = [expect("life", player="B", life=17)]
    assert played(*setup, script=script, choices=answers, expect=burnt).reason == ""


def test_an_ability_of_a_card_in_hand_is_none_of_a_creature() -> None:  # 109.2
    watcher = creature("Test Watcher", "Whenever you activate an ability of a creature, you gain 1 life.")
    wraith = creature("Test Wraith", "Cycling {0}")
    setup = (watcher, wraith, add("Test Watcher"), add("Test Wraith", "hand"))
    same = [expect("life", player="A", life=20)]
    assert played(*setup, script=[do("activate", ability="Cycling {0}")], expect=same).reason == ""


def test_a_face_down_card_is_known_once_it_pays_a_cost_into_a_graveyard() -> None:  # 400.7j
    scepter = {
        "op": "define", "name": "Test Scepter", "type_line": "Artifact", "mana_cost": "{0}",
        "oracle_text": "When Test Scepter enters, exile the top card of your library face down.\n"
        "Put a card exiled with Test Scepter into its owner's graveyard: "
        "Counter target spell if it has the same name as that card.",
    }  # fmt: skip
    ring = spell("Test Ring", "You gain 3 life.", "{0}")
    setup = (scepter, ring, add("Test Scepter", "hand"), add("Test Ring", "hand"), add("Test Ring", "library"))
    use = do("activate", ability="Put a card exiled", targets=[{"name": "Test Ring"}])
    script = [_cast("Test Scepter"), WAIT, _cast("Test Ring"), use, WAIT]
    countered = [expect("life", player="A", life=20)]
    assert played(*setup, script=script, options={"shuffle": False}, expect=countered).reason == ""


def test_counters_that_cant_be_put_pay_no_cost() -> None:  # 118.3
    druid = creature("Test Druid", "Put a -1/-1 counter on Test Druid: You gain 1 life.")
    ban = {
        "op": "define", "name": "Test Ban", "type_line": "Enchantment", "mana_cost": "{0}",
        "oracle_text": "Counters can't be put on artifacts, creatures, enchantments, or lands.",
    }  # fmt: skip
    able = [expect("playable", player="A", ability="Put a -1/-1 counter", value=True)]
    unable = [expect("playable", player="A", ability="Put a -1/-1 counter", value=False)]
    assert played(druid, add("Test Druid"), expect=able).reason == ""
    assert played(druid, ban, add("Test Druid"), add("Test Ban"), expect=unable).reason == ""


def test_each_aura_that_is_returned_is_attached_to_a_creature_of_its_own() -> None:  # 303.4f
    text = "Return any number of Aura cards from your graveyard to the battlefield attached to creatures you control."
    cub = creature("Test Cub")
    auras = [
        spell(name, "Enchant creature\nEnchanted creature gets +1/+1.", "{0}", "Enchantment — Aura")
        for name in ("Test Aura", "Test Veil")
    ]
    setup = (spell("Test Herald", text, "{0}", "Sorcery"), BEAR, cub, *auras, add("Test Bear"), add("Test Cub"))
    there = (add("Test Herald", "hand"), add("Test Aura", "graveyard"), add("Test Veil", "graveyard"))
    answers = [_choice("Test Aura", "Test Veil"), _choice("Test Bear"), _choice("Test Cub")]
    both = [
        expect("pt", player="A", card=name, power=3, toughness=3, scope="any") for name in ("Test Bear", "Test Cub")
    ]
    assert played(*setup, *there, script=[_cast("Test Herald")], choices=answers, expect=both).reason == ""


def test_damage_whose_amount_the_sentence_defines_is_divided_among_as_many() -> None:  # 601.2d
    beast = creature(
        "Test Beast",
        "When Test Beast enters, it deals X damage divided as you choose "
        "among up to X target creatures, where X is its power.",
    )
    cub = creature("Test Cub", size=(1, 1))
    setup = (beast, cub, add("Forest"), add("Test Beast", "hand"), add("Test Cub", player="B", count=2, alias="cub"))
    aims = [{"player": "A", "kind": "target_amount", "value": [{"alias": f"cub.{n}"}], "amount": 1} for n in (1, 2)]
    none = [expect("permanent_count", player="B", count=0)]
    assert played(*setup, script=[_cast("Test Beast")], choices=aims, expect=none).reason == ""


def test_tokens_created_for_each_of_several_things_are_those_tokens() -> None:  # 608.2c
    text = (
        "Choose any number of target creatures you control. For each of them, create a token that's a copy of that "
        "creature. Exile those tokens at the beginning of the next end step."
    )
    cub = creature("Test Cub")
    setup = (spell("Test Twins", text, "{0}", "Sorcery"), BEAR, cub, add("Test Bear"), add("Test Cub"))
    left = [expect("token_count", player="A", count=0), expect("permanent_count", player="A", count=2)]
    end = {"turn": 1, "step": "end_turn"}
    script = [_cast("Test Twins", "Test Bear", "Test Cub")]
    assert played(*setup, add("Test Twins", "hand"), script=script, stop=end, expect=left).reason == ""


def _lines(text: str, line: str) -> str:
    compiled = compile_card("Test", "normal", [FaceText("Test", type_line=line, oracle_text=text)])
    assert not compiled.unread, compiled.unread
    return "\n".join(line for ability in compiled.card.faces[0].abilities for line in tree(ability))


def test_nobody_does_to_it_what_is_done_to_itself() -> None:  # 608.2k
    fire = _lines("Whenever a creature enters, Test deals 2 damage to it.", "Enchantment")
    assert "subject: A #1" in fire and "It -> #1" in fire
    contest = "Put a +1/+1 counter on target creature you control. Another target creature blocks it this turn if able."
    assert "whom: It -> #1" in _lines(contest, "Sorcery")


def test_what_is_discarded_as_it_enters_is_known_to_what_it_enters_with() -> None:  # 614.12a
    text = (
        "As Test Rex enters, discard any number of creature cards. "
        "It enters with a flying counter on it if a card discarded this way has flying."
    )
    rex, bird = creature("Test Rex", text), creature("Test Bird", "Flying")
    setup = (rex, bird, BEAR, add("Forest"), *(add(name, "hand") for name in ("Test Rex", "Test Bird", "Test Bear")))
    flies = [expect("counters", player="A", card="Test Rex", counter="flying", count=1)]
    both = [_choice("Test Bird", "Test Bear")]
    assert played(*setup, script=[_cast("Test Rex")], choices=both, expect=flies).reason == ""
    none = [expect("counters", player="A", card="Test Rex", counter="flying", count=0)]
    without = [_choice("Test Bear"), {"player": "A", "kind": "choice", "value": [], "skip": True}]
    assert played(*setup, script=[_cast("Test Rex")], choices=without, expect=none).reason == ""


def test_what_keeps_its_own_spell_from_being_cast_functions_in_hand() -> None:  # 113.6e
    lord = creature("Test Lord", "You can't cast this spell unless an opponent lost life this turn.")
    fire = spell("Test Fire", "Each opponent loses 1 life.", "{0}")
    setup = (lord, fire, add("Forest"), add("Test Lord", "hand"), add("Test Fire", "hand"))
    unable = [expect("playable", player="A", ability="Cast Test Lord", value=False)]
    able = [expect("playable", player="A", ability="Cast Test Lord", value=True)]
    assert played(*setup, expect=unable).reason == ""
    assert played(*setup, script=[_cast("Test Fire")], expect=able).reason == ""


def test_a_person_is_the_object_itself() -> None:  # 201.5
    text = "Test becomes a copy of target creature until end of turn. Prevent all damage that would be dealt to him this turn."
    assert "to: It -> #-100" in _lines("{0}: " + text, "Legendary Planeswalker — Oko")


def test_which_of_those_cards_are_played_is_known_as_they_are() -> None:  # 611.2
    text = "Exile the top three cards of your library. You may play up to two of those cards this turn."
    gain = spell("Test Gain", "You gain 1 life.", "{0}")
    library = add("Test Gain", "library", count=3)
    setup = (spell("Test March", text, "{0}", "Sorcery"), gain, add("Test March", "hand"), library)
    once_more = [_cast("Test March"), WAIT, _cast("Test Gain"), WAIT]
    able = [expect("playable", player="A", ability="Cast Test Gain", value=True)]
    assert played(*setup, script=once_more, options={"shuffle": False}, expect=able).reason == ""
    unable = [
        expect("playable", player="A", ability="Cast Test Gain", value=False),
        expect("life", player="A", life=22),
    ]
    twice = [*once_more, _cast("Test Gain"), WAIT]
    assert played(*setup, script=twice, options={"shuffle": False}, expect=unable).reason == ""


def _enchantment(name: str, text: str) -> Any:
    return spell(name, text, "{0}", "Enchantment")


def test_only_effects_put_twice_as_many_counters_not_costs() -> None:  # 609.1
    text = "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead."  # noqa: E501
    walker = {
        "op": "define", "name": "Test Walker", "type_line": "Legendary Planeswalker — Ajani", "mana_cost": "{0}",
        "loyalty": "4", "oracle_text": "+1: You gain 1 life.",
    }  # fmt: skip
    setup = (_enchantment("Test Season", text), walker, add("Test Season"), add("Test Walker", "hand"))
    script = [_cast("Test Walker"), WAIT, do("activate", ability="+1"), WAIT]
    nine = [expect("counters", player="A", card="Test Walker", counter="loyalty", count=9)]
    assert played(*setup, script=script, expect=nine).reason == ""


NO_COUNTERS = _enchantment("Test Ban", "Counters can't be put on artifacts, creatures, enchantments, or lands.")


def test_nobody_can_pay_tribute_with_counters_that_cant_be_put() -> None:  # 702.104a
    fanatic = creature("Test Fanatic", "Tribute 1\nWhen Test Fanatic enters, if tribute wasn't paid, you gain 1 life.")
    setup = (fanatic, NO_COUNTERS, add("Forest"), add("Test Ban"), add("Test Fanatic", "hand"))
    gained = [expect("life", player="A", life=21)]
    assert played(*setup, script=[_cast("Test Fanatic")], expect=gained).reason == ""


def test_nothing_is_chosen_between_what_adds_counters_and_what_keeps_them_away() -> None:  # 614.17
    text = "Each other creature you control enters with an additional +1/+1 counter on it."
    giver = creature("Test Giver", text)
    setup = (
        giver,
        NO_COUNTERS,
        BEAR,
        add("Forest"),
        add("Test Giver", count=2),
        add("Test Ban"),
        add("Test Bear", "hand"),
    )
    none = [expect("counters", player="A", card="Test Bear", counter="+1/+1", count=0)]
    assert played(*setup, script=[_cast("Test Bear")], expect=none).reason == ""


def test_a_card_is_put_from_either_of_two_zones() -> None:  # 109.2a
    text = "You may put a creature card you own from your hand or from the command zone onto the battlefield."
    setup = (spell("Test Kin", text, "{0}"), BEAR, add("Test Kin", "hand"), add("Test Bear", "hand"))
    there = [expect("permanent_count", player="A", card="Test Bear", count=1)]
    answers = [_yes(), _choice("Test Bear")]
    assert played(*setup, script=[_cast("Test Kin")], choices=answers, expect=there).reason == ""


def test_a_number_is_chosen_as_a_number() -> None:  # 107.1c
    text = "As Test Prelate enters, choose a number.\nSpells with mana value equal to the chosen number can't be cast."
    setup = (
        _enchantment("Test Prelate", text),
        BEAR,
        add("Forest"),
        add("Test Prelate", "hand"),
        add("Test Bear", "hand"),
    )
    one = [{"player": "A", "kind": "amount", "value": 1}]
    unable = [expect("playable", player="A", ability="Cast Test Bear", value=False)]
    assert played(*setup, script=[_cast("Test Prelate"), WAIT], choices=one, expect=unable).reason == ""


def test_one_spell_each_turn_from_the_graveyard_is_read_in_one_way() -> None:  # 601.3
    _lines("During each of your turns, you may cast one permanent spell from your graveyard.", "Creature — Cat")


def test_a_card_drawn_instead_is_known_to_what_follows() -> None:  # 614.6
    text = (
        "If you would draw a card, instead draw a card and reveal it. "
        "If it's a creature card, discard it unless you pay 3 life."
    )
    setup = (_enchantment("Test Crypt", text), BEAR, add("Test Crypt"), add("Test Bear", "library", count=2))
    look = spell("Test Look", "Draw two cards.", "{0}")
    answers = [_yes(), {"player": "A", "kind": "yesno", "value": False}]
    one = [expect("hand_count", player="A", count=1), expect("graveyard_count", player="A", card="Test Bear", count=1)]
    more = {"script": [_cast("Test Look")], "choices": answers, "options": {"shuffle": False}}
    assert (
        played(
            *setup, look, add("Test Look", "hand"), **more, expect=[*one, expect("life", player="A", life=17)]
        ).reason
        == ""
    )


def test_a_card_searched_for_instead_of_drawing_is_put_where_it_says() -> None:  # 614.6
    text = "If you would draw a card, you may instead search your library for a card, put that card into your hand, then shuffle."
    look = spell("Test Look", "Draw a card.", "{0}")
    setup = (
        _enchantment("Test Rise", text),
        look,
        BEAR,
        add("Test Rise"),
        add("Test Look", "hand"),
        add("Test Bear", "library"),
    )
    found = [expect("hand_count", player="A", card="Test Bear", count=1)]
    answers = [_yes(), _choice("Test Bear", kind="target")]
    assert played(*setup, script=[_cast("Test Look")], choices=answers, expect=found).reason == ""


def test_that_many_are_as_many_as_either_event_tells() -> None:  # 603.2
    text = (
        "Whenever one or more cards are put into exile from your hand or a spell or ability you control exiles one or "
        "more permanents from the battlefield, put that many +1/+1 counters on Test Hero."
    )
    hero, out = creature("Test Hero", text), spell("Test Out", "Exile two cards from your hand.", "{0}")
    setup = (hero, out, add("Test Hero"), add("Test Out", "hand"), add("Forest", "hand", count=2))
    two = [expect("counters", player="A", card="Test Hero", counter="+1/+1", count=2)]
    assert played(*setup, script=[_cast("Test Out"), WAIT], expect=two).reason == ""


def test_an_aura_that_enters_attached_becomes_attached() -> None:  # 303.4f
    elemental = creature("Test Elemental", "Whenever an Aura becomes attached to Test Elemental, you gain 1 life.")
    aura = spell("Test Aura", "Enchant creature", "{0}", "Enchantment — Aura")
    setup = (elemental, aura, add("Test Elemental"), add("Test Aura", "hand"))
    gained = [expect("life", player="A", life=21)]
    assert played(*setup, script=[_cast("Test Aura", "Test Elemental"), WAIT], expect=gained).reason == ""


def test_what_each_gets_for_each_other_leaves_out_that_one() -> None:  # 613.4c
    box = _enchantment("Test Box", "Each creature you control gets +1/+1 for each other creature you control.")
    two = [expect("pt", player="A", card="Test Bear", power=3, toughness=3, scope="all")]
    assert played(box, BEAR, add("Test Box"), add("Test Bear", count=2), expect=two).reason == ""
    run = spell(
        "Test Run", "Creatures you control get +1/+1 until end of turn for each other creature you control.", "{0}"
    )
    setup = (run, BEAR, add("Test Run", "hand"), add("Test Bear", count=2))
    assert played(*setup, script=[_cast("Test Run"), WAIT], expect=two).reason == ""


def test_the_exiled_card_is_one_of_those_that_another_ability_looked_at() -> None:  # 607.2a
    text = (
        "When Test enters, look at the top four cards of your library, exile one face down, then put the rest on the "
        "bottom of your library in any order.\nWhen Test dies, turn the exiled card face up. If it's a creature card, "
        "put it onto the battlefield under your control."
    )
    lines = _lines(text, "Artifact Creature — Shapeshifter")
    assert "The(how=EXILED) #2 -> #1" in lines and lines.count("It -> #2") == 2


def test_to_what_it_is_attached_is_known_from_its_condition() -> None:  # 603.4
    text = (
        "Enchant Equipment\nAt the beginning of each end step, if enchanted Equipment is attached to a creature, "
        "destroy that creature."
    )
    hex_ = spell("Test Hex", text, "{0}", "Enchantment — Aura")
    sword = spell("Test Sword", "Equip {0}", "{0}", "Artifact — Equipment")
    setup = (hex_, sword, BEAR, add("Test Hex", "hand"), add("Test Sword"), add("Test Bear"))
    equip = do("activate", ability="Equip {0}", targets=[{"name": "Test Bear"}])
    script = [_cast("Test Hex", "Test Sword"), WAIT, equip, WAIT]
    gone = [expect("permanent_count", player="A", card="Test Bear", count=0)]
    assert played(*setup, script=script, stop={"turn": 1, "step": "end_turn"}, expect=gone).reason == ""


def test_a_copy_that_is_no_creature_has_no_creature_type() -> None:  # 205.3d
    stone = spell("Test Stone", "", "{0}", "Artifact")
    text = "Create a token that's a copy of target permanent, except it's a 1/1 green Frog."
    setup = (
        stone,
        BEAR,
        spell("Test Frog", text, "{0}"),
        add("Test Frog", "hand", count=2),
        add("Test Stone"),
        add("Test Bear"),
    )
    script = [_cast("Test Frog", "Test Stone"), WAIT, _cast("Test Frog", "Test Bear"), WAIT]
    types = [
        expect("subtype", player="A", card="Test Stone", subtype="Frog", value=False),
        expect("subtype", player="A", card="Test Bear", subtype="Frog", value=True),
    ]
    assert played(*setup, script=script, expect=types).reason == ""
