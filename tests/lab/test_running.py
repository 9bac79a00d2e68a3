"""Scenarios run: the position, the script, the stop, what is expected, and what came of it."""

from __future__ import annotations

from tests.lab.stories import BEAR, BOLT, Row, add, creature, do, expect, played, spell

A_BOLT = (BOLT, add("Test Bolt", "hand"), add("Mountain"))
AT_B = [{"player": "B"}]


# --- results


def test_it_passes_if_what_is_expected_is_true() -> None:
    result = played(
        *A_BOLT, script=[do("cast", card="Test Bolt", targets=AT_B)], expect=[expect("life", player="B", life=17)]
    )
    assert (result.status, result.reason) == ("passed", "")


def test_it_fails_with_what_was_expected_and_what_was_found() -> None:
    result = played(expect=[expect("life", player="B", life=17)])
    assert (result.status, result.reason) == ("failed", "expected life B life 17, found 20")


def test_a_failure_shows_the_end_of_the_log() -> None:
    result = played(expect=[expect("life", player="B", life=17)])
    assert result.log[-1] == "turn 1 [500.1] precombat main"


def test_a_card_that_nobody_knows_is_unsupported() -> None:
    result = played(add("No Such Card"))
    assert (result.status, result.reason) == ("unsupported", "No Such Card is not in the card database")


def test_a_declined_card_is_unsupported_and_its_words_are_named() -> None:
    result = played(creature("Odd Bear", "Flibber the gibbet."), add("Odd Bear"))
    assert result.status == "unsupported"
    assert '"Flibber the gibbet"' in result.reason


def test_a_command_that_is_not_possible_fails() -> None:
    result = played(BOLT, add("Test Bolt", "hand"), script=[do("cast", card="Test Bolt", targets=AT_B)])
    assert result.reason == (
        "turn 1, precombat main: A, turn 1, precombat main: Cast Test Bolt is not possible: "
        "601.2h: Its total cost can't be paid.; possible: nothing but to pass"
    )


def test_a_command_that_was_never_due_fails() -> None:
    result = played(*A_BOLT, script=[do("cast", card="Test Bolt", targets=AT_B, turn=2)])
    assert result.reason.startswith("not done: A, turn 2")


def test_an_answer_that_nobody_asked_for_fails() -> None:
    result = played(choices=[{"player": "A", "kind": "yesno", "value": True}])
    assert result.reason == "not used: A: yesno yes"


def test_an_illegal_target_is_refused() -> None:
    story = [do("cast", card="Test Bolt", targets=[{"name": "Mountain"}])]
    assert played(*A_BOLT, script=story).reason.endswith("Mountain is no legal target")
    illegal = {"strict": True, "illegal": {"required": True, "kind": "target"}}
    hand = expect("hand_count", player="A", card="Test Bolt", count=1)
    assert played(*A_BOLT, script=story, options=illegal, expect=[hand]).status == "passed"


def test_what_has_to_be_refused_and_is_not_fails() -> None:
    illegal = {"strict": True, "illegal": {"required": True, "kind": "other"}}
    result = played(*A_BOLT, script=[do("cast", card="Test Bolt", targets=AT_B)], options=illegal)
    assert result.status == "failed"


# --- the position


def test_libraries_hold_71_mountains_and_what_is_added_on_top() -> None:
    counts = [
        expect("library_count", player="A", count=72),
        expect("library_count", player="A", card="Mountain", count=71),
    ]
    assert played(BEAR, add("Test Bear", "library"), expect=counts).status == "passed"


def test_an_unshuffled_library_is_drawn_from_the_top() -> None:
    result = played(
        BEAR,
        add("Test Bear", "library", player="B"),
        options={"shuffle": False},
        stop={"turn": 2, "step": "draw"},
        expect=[expect("hand_count", player="B", card="Test Bear", count=1)],
    )
    assert result.status == "passed"


def test_what_is_put_there_does_not_trigger() -> None:
    greeter = creature("Greeter", "When Greeter enters the battlefield, you gain 1 life.")
    assert played(greeter, add("Greeter"), expect=[expect("life", player="A", life=20)]).status == "passed"


def test_what_is_put_there_enters_as_it_says() -> None:
    sleeper = creature("Sleeper", "Sleeper enters the battlefield tapped.")
    assert (
        played(sleeper, add("Sleeper", player="B"), expect=[expect("tapped", card="Sleeper", value=True)]).status
        == "passed"
    )


def test_tapped_overrides_how_it_enters() -> None:
    sleeper = creature("Sleeper", "Sleeper enters the battlefield tapped.")
    awake = expect("tapped", card="Sleeper", value=False)
    assert played(sleeper, add("Sleeper", player="B", tapped=False), expect=[awake]).status == "passed"


def test_what_is_put_there_has_no_summoning_sickness_for_either_player() -> None:
    tapper = creature("Tapper", "{T}: You gain 1 life.")
    script = [do("activate", player=player, ability="{T}: You gain") for player in "AB"]
    lives = [expect("life", player=player, life=21) for player in "AB"]
    assert played(tapper, add("Tapper"), add("Tapper", player="B"), script=script, expect=lives).status == "passed"


def test_life_totals_are_set() -> None:
    life = {"op": "life", "player": "B", "life": 3}
    over = [expect("won", player="A", value=True), expect("game_over", value=True)]
    assert played(*A_BOLT, life, script=[do("cast", card="Test Bolt", targets=AT_B)], expect=over).status == "passed"


def test_an_alias_follows_its_card() -> None:
    script = [do("cast", card="Test Bolt", targets=[{"alias": "bear.2"}]), do("wait_stack"), do("check", check=0)]
    result = played(
        BEAR,
        *A_BOLT,
        add("Test Bear", player="B", count=2, alias="bear"),
        script=script,
        checks=[{"op": "alias_zone", "player": "A", "alias": "bear.2", "zone": "graveyard", "value": True}],
    )
    assert result.status == "passed"


# --- the script


def test_a_player_keeps_priority_until_told_to_wait() -> None:
    two = (BOLT, add("Test Bolt", "hand", count=2), add("Mountain", count=2))
    cast = do("cast", card="Test Bolt", targets=AT_B)
    size = [{"op": "stack_size", "player": "A", "count": count} for count in (2, 1, 0)]
    looks = [do("check", check=number) for number in range(3)]
    script = [cast, cast, looks[0], do("wait_stack", one=True), looks[1], do("wait_stack"), looks[2]]
    assert played(*two, script=script, checks=size).status == "passed"


def test_a_command_waits_for_what_is_on_the_stack() -> None:
    both = (*A_BOLT, add("Test Bolt", "hand", player="B"), add("Mountain", player="B"))
    script = [
        do("cast", "B", card="Test Bolt", targets=[{"player": "A"}], during={"not_on_stack": "Test Bolt"}),
        do("cast", card="Test Bolt", targets=AT_B),
    ]
    assert played(*both, script=script, expect=[expect("life", player="A", life=17)]).status == "passed"


def test_attackers_and_blockers_are_declared() -> None:
    result = played(
        BEAR,
        add("Test Bear", count=2),
        add("Test Bear", player="B"),
        script=[
            do("attack", step="declare_attackers", attacker={"name": "Test Bear"}),
            do("attack", step="declare_attackers", attacker={"name": "Test Bear"}),
            do("block", "B", step="declare_blockers", blocker={"name": "Test Bear"}, attacker={"name": "Test Bear"}),
        ],
        stop={"turn": 1, "step": "combat_damage"},
        expect=[
            expect("life", player="B", life=18),
            expect("graveyard_count", player="A", count=1),
            expect("graveyard_count", player="B", count=1),
        ],
    )
    assert result.status == "passed"


def test_an_attack_that_nobody_can_make_fails() -> None:
    result = played(
        script=[do("attack", step="declare_attackers", attacker={"name": "Test Bear"})],
        stop={"turn": 1, "step": "postcombat_main"},
    )
    assert result.reason.startswith("not done: A, turn 1, declare attackers: Attack Test Bear")


def test_counters_can_be_put_by_hand() -> None:
    result = played(
        BEAR,
        add("Test Bear"),
        script=[do("add_counters", card="Test Bear", counter="+1/+1", count=2)],
        expect=[expect("pt", player="A", card="Test Bear", power=4, toughness=4, scope="any")],
    )
    assert result.status == "passed"


def test_a_player_concedes() -> None:
    result = played(
        script=[do("concede")], expect=[expect("lost", player="A", value=True), expect("game_over", value=True)]
    )
    assert result.status == "passed"


def test_a_permanent_may_be_turned_to_mana() -> None:
    result = played(
        add("Forest"),
        script=[do("activate_mana", ability="{T}: Add {G}"), do("check", check=0)],
        checks=[{"op": "mana_pool", "player": "A", "colors": ["green"], "count": 1}],
    )
    assert result.status == "passed"


def test_what_could_be_done_is_checked() -> None:
    result = played(
        *A_BOLT,
        script=[do("check", check=0), do("check", check=1)],
        checks=[
            {"op": "playable", "player": "A", "ability": "Cast Test Bolt", "value": True},
            {"op": "playable", "player": "A", "ability": "Cast Test Bear", "value": False},
        ],
    )
    assert result.status == "passed"


# --- answers


def test_a_trigger_takes_its_target_from_the_queue() -> None:
    archer = creature("Archer", "When Archer enters the battlefield, it deals 2 damage to target creature.")
    result = played(
        archer,
        BEAR,
        creature("Other Bear"),
        add("Archer", "hand"),
        add("Forest"),
        add("Test Bear", player="B"),
        add("Other Bear", player="B"),
        script=[do("cast", card="Archer")],
        choices=[{"player": "A", "kind": "target", "value": [{"name": "Other Bear"}]}],
        expect=[expect("graveyard_count", player="B", card="Other Bear", count=1)],
    )
    assert result.status == "passed"


def test_a_target_chosen_unasked_uses_its_answer() -> None:
    archer = creature(
        "Archer", "When Archer enters the battlefield, it deals 2 damage to target creature an opponent controls."
    )
    result = played(
        archer,
        BEAR,
        add("Archer", "hand"),
        add("Forest"),
        add("Test Bear", player="B"),
        script=[do("cast", card="Archer")],
        choices=[{"player": "A", "kind": "target", "value": [{"name": "Test Bear"}]}],
        expect=[expect("graveyard_count", player="B", card="Test Bear", count=1)],
    )
    assert result.status == "passed"


def test_yes_and_no_are_told() -> None:
    herald = creature("Herald", "When Herald enters the battlefield, you may draw a card.")
    for answer, cards in ((True, 1), (False, 0)):
        result = played(
            herald,
            add("Herald", "hand"),
            add("Forest"),
            script=[do("cast", card="Herald")],
            choices=[{"player": "A", "kind": "yesno", "value": answer}],
            expect=[expect("hand_count", player="A", count=cards)],
        )
        assert result.status == "passed"


def test_x_and_shares_are_told() -> None:
    blaze = spell("Blaze Ray", "Blaze Ray deals X damage to any target.", "{X}{R}")
    result = played(
        blaze,
        add("Blaze Ray", "hand"),
        add("Mountain", count=5),
        script=[do("cast", card="Blaze Ray", targets=AT_B)],
        choices=[{"player": "A", "kind": "x", "value": 2}],
        expect=[expect("life", player="B", life=18)],
    )
    assert result.status == "passed"


# --- stops


def test_it_stops_after_a_step_and_before_the_next() -> None:
    result = played(stop={"turn": 2, "step": "draw"}, expect=[expect("hand_count", player="B", count=1)])
    assert result.status == "passed"


def test_it_stops_before_anything_is_untapped() -> None:
    result = played(
        add("Forest", tapped=True),
        stop={"turn": 1, "step": "untap"},
        expect=[expect("tapped", card="Forest", value=True)],
    )
    assert result.status == "passed"


def test_it_stops_where_a_skipped_step_would_have_been() -> None:
    result = played(
        stop={"turn": 1, "step": "declare_blockers"},
        script=[do("add_counters", step="postcombat_main", card="Forest", counter="charge", count=1)],
    )
    assert result.reason.startswith("not done")


def test_earlier_stages_are_checked_on_the_way() -> None:
    stages = [{"stop": {"turn": 2, "step": "draw"}, "expect": [expect("hand_count", player="B", count=2)]}]
    result = played(stop={"turn": 4, "step": "draw"}, earlier_stages=stages)
    assert result.reason == "expected hand_count B count 2, found 1"


# --- a yes or no before what may be chosen


KEEPER = creature("Keeper", "Soulbond\nAs long as Keeper is paired with another creature, both creatures have flying.")


def paired(*choices: Row) -> str:
    flying = expect("ability", card="Test Bear", ability="flying", value=True)
    setup = (KEEPER, BEAR, add("Test Bear"), add("Keeper", "hand"), add("Forest"))
    return played(*setup, script=[do("cast", card="Keeper")], choices=list(choices), expect=[flying]).status


YES = {"player": "A", "kind": "yesno", "value": True, "at": 1}
NO = {"player": "A", "kind": "yesno", "value": False, "at": 1}
THE_BEAR = {"player": "A", "kind": "choice", "value": [{"name": "Test Bear"}], "at": 1}


def test_yes_before_what_may_be_chosen_belongs_to_the_same_decision() -> None:
    assert paired(YES, THE_BEAR) == paired(THE_BEAR) == "passed"


def test_yes_alone_chooses_the_only_one() -> None:
    assert paired(YES) == "passed"


def test_no_chooses_nothing() -> None:
    assert paired(NO) == "failed"


# --- what isn't asked, and what is asked otherwise


def test_an_unanswered_may_is_no_once_every_answer_of_a_strict_script_is_used() -> None:
    offer = spell("Offer", "You may gain 3 life.", "{0}")
    setup = (offer, add("Offer", "hand"))
    cast = [do("cast", card="Offer")]
    assert played(*setup, script=cast, expect=[expect("life", player="A", life=20)]).status == "passed"
    after = expect("life", player="A", life=23)
    assert played(*setup, script=cast, expect=[after], options={"strict": False}).status == "passed"


def test_a_target_is_used_as_often_as_it_was_chosen_unasked() -> None:
    boost = "Target creature gets +1/+1 until end of turn."
    twice = spell("Twice", f"{boost}\n{boost}", "{0}")
    target = {"player": "A", "kind": "target", "value": [{"name": "Test Bear"}], "at": 1}
    grown = expect("pt", player="A", card="Test Bear", power=4, toughness=4, scope="any")
    result = played(
        twice, BEAR, add("Test Bear"), add("Twice", "hand"), script=[do("cast", card="Twice")],
        choices=[target, target], expect=[grown],
    )  # fmt: skip
    assert (result.status, result.reason) == ("passed", "")


def test_a_target_of_one_mode_isnt_tried_for_another() -> None:
    text = (
        "Choose two —\n• Target player gains 1 life.\n• Target creature gets +1/+1 until end of turn.\n• Draw a card."
    )
    choices = [{"player": "A", "kind": "mode", "value": n, "at": 1} for n in (1, 2)]
    choices.append({"player": "A", "kind": "target", "value": [{"player": "A"}], "at": 1})
    result = played(
        spell("Both", text, "{0}"), BEAR, add("Test Bear", count=2), add("Both", "hand"),
        script=[do("cast", card="Both", targets=[{"mode": 2, "name": "Test Bear"}])], choices=choices,
        expect=[expect("life", player="A", life=21)],
    )  # fmt: skip
    assert (result.status, result.reason) == ("passed", "")


def test_nobody_is_added_for_a_creature_that_cant_attack_alone() -> None:
    lonely = creature("Lonely", "Lonely can't attack or block alone.")
    attack = [do("attack", step="declare_attackers", attacker={"name": "Lonely"})]
    result = played(
        lonely, BEAR, add("Lonely"), add("Test Bear"), script=attack, stop={"turn": 1, "step": "end_turn"},
        expect=[expect("life", player="B", life=20)],
    )  # fmt: skip
    assert (result.status, result.reason) == ("passed", "")


def test_a_simple_player_proliferates_what_helps() -> None:
    more = spell("More", "Proliferate.", "{0}")
    result = played(
        more, BEAR, add("Test Bear"), add("Test Bear", player="B"), add("More", "hand"), options={"strict": False},
        script=[
            do("add_counters", card="Test Bear", counter="+1/+1", count=1),
            do("add_counters", "B", card="Test Bear", counter="+1/+1", count=1),
            do("cast", card="More"),
        ],
        expect=[
            expect("pt", player="A", card="Test Bear", power=4, toughness=4, scope="all"),
            expect("pt", player="B", card="Test Bear", power=3, toughness=3, scope="all"),
        ],
    )  # fmt: skip
    assert (result.status, result.reason) == ("passed", "")


def test_a_token_is_a_copy_only_if_it_was_made_as_one() -> None:
    make = spell("Make", "Create a 2/2 green Bear creature token.", "{0}")
    twin = spell("Twin", "Create a token that's a copy of target creature.", "{0}")
    kill = spell("Kill", "Destroy target creature. You gain 1 life.", "{0}")
    result = played(
        make, twin, kill, add("Make", "hand"), add("Twin", "hand"), add("Kill", "hand"), add("Kill", "hand"),
        script=[
            do("cast", card="Make"), do("wait_stack"), do("cast", card="Twin"), do("wait_stack"),
            do("cast", card="Kill", targets=[{"name": "Bear Token", "copy": False}]), do("wait_stack"),
            do("cast", card="Kill", targets=[{"name": "Bear Token", "copy": True}]),
        ],
        expect=[expect("life", player="A", life=22)],
    )  # fmt: skip
    assert (result.status, result.reason) == ("passed", "")


def test_an_answer_names_the_source_of_the_way_to_cast() -> None:
    free = spell(
        "Free For All", "You may cast spells from your hand without paying their mana costs.", "{9}", "Enchantment"
    )
    choice = {
        "player": "A",
        "kind": "choice",
        "value": [{"name": "Cast without paying (source: Free For All"}],
        "at": 1,
    }
    result = played(
        free, BEAR, add("Free For All"), add("Forest"), add("Test Bear", "hand"), choices=[choice],
        script=[do("cast", card="Test Bear")], expect=[expect("tapped", card="Forest", value=False)],
    )  # fmt: skip
    assert (result.status, result.reason) == ("passed", "")


def test_the_log_tells_what_a_player_gets_and_what_merges() -> None:  # 702.131c, 702.140c
    relic = {"op": "define", "name": "Test Relic", "type_line": "Artifact", "oracle_text": "Ascend"}
    result = played(relic, add("Test Relic"), add("Forest", count=9), expect=[expect("life", player="A", life=0)])
    assert any(line.endswith("A gets: city's blessing") for line in result.log)
    beast = creature("Test Beast", "Mutate {G}")
    merge = [do("cast", card="Test Beast", targets=[{"name": "Test Bear"}], variant="mutate")]
    setup = (beast, BEAR, add("Test Bear"), add("Test Beast", "hand"), add("Forest"))
    result = played(*setup, script=merge, expect=[expect("life", player="A", life=0)])
    assert any("Test Beast merges with Test B" in line for line in result.log), result.log


def test_a_saga_of_the_set_up_begins_with_its_first_chapter() -> None:  # 714.3a
    saga = spell("Test Saga", "I, II — You gain 1 life.\nIII — You lose 1 life.", "{0}", "Enchantment — Saga")
    two = [expect("life", player="A", life=22)]
    assert played(saga, add("Test Saga"), expect=two).reason == ""
