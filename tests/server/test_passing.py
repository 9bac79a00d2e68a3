"""Passing for a player: each row of the table, marks, yields, runs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spellwright.server.passing import STEPS, OptionSeen, Run, Settings, Top, Window, verdict

PASS = OptionSeen(passes=True, mana=False, card="")
SHOCK = OptionSeen(passes=False, mana=False, card="Shock")
MANA = OptionSeen(passes=False, mana=True, card="Forest")
RARE = OptionSeen(passes=False, mana=False, card="Mirage", rare=True)
MINE = Window(turn=3, step="upkeep", my_turn=True, options=(PASS, SHOCK))
THEIRS = replace(MINE, my_turn=False)
RUN = Run("turn", 3, "precombat main")


def stops(window: Window, settings: Settings | None = None, run: Run | None = None, *, held: bool = False) -> bool:
    return verdict(window, settings or Settings(), run, held=held).stop


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("mine", [True, False])
def test_the_table_says_where_to_stop(step: str, mine: bool) -> None:
    settings = Settings()
    window = replace(MINE, step=step, my_turn=mine)
    word = settings.stops.get(step, ("always", "always"))[0 if mine else 1]
    assert stops(window) == (word != "off")
    assert stops(replace(window, options=(PASS, MANA))) == (word == "always")


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("word", ["off", "act", "always"])
def test_a_stop_that_was_asked_for_is_never_skipped(step: str, mine: bool, word: str) -> None:
    settings = Settings()
    settings.stops[step] = (word, word)
    assert stops(replace(MINE, step=step, my_turn=mine), settings) == (word != "off")


def test_full_control_and_holding_stop_everywhere() -> None:
    assert stops(MINE, Settings(full_control=True))
    assert stops(MINE, held=True)
    assert not stops(MINE)


def test_what_can_be_used_only_now_stops() -> None:
    assert stops(replace(MINE, options=(PASS, RARE)))
    assert not stops(replace(MINE, options=(PASS, RARE)), Settings(marks={"Mirage": "never"}))


def test_marks_decide_what_counts() -> None:
    act = replace(THEIRS, step="end")
    assert stops(act)
    assert not stops(act, Settings(marks={"Shock": "never"}))
    assert stops(MINE, Settings(marks={"Shock": "always"}))
    assert stops(replace(MINE, options=(PASS, MANA)), Settings(marks={"Forest": "always"}))


def test_mana_that_would_be_lost_stops() -> None:
    assert stops(replace(MINE, loses_mana="{R}"))
    assert not stops(replace(MINE, loses_mana="{R}", top=Top(mine=True, name="Shock")))


def test_their_objects_stop_if_they_can_be_answered_and_arent_yielded_to() -> None:
    window = replace(THEIRS, top=Top(mine=False, name="Bear"))
    assert stops(window)
    assert not stops(replace(window, options=(PASS,)))
    assert not stops(window, Settings(yields={"Bear": "game"}))
    assert not stops(window, Settings(their_objects="off"))
    assert stops(replace(window, options=(PASS,)), Settings(their_objects="always"))


def test_a_yield_is_to_one_ability_or_to_whatever_comes_of_a_card() -> None:
    window = replace(THEIRS, top=Top(mine=False, name="Bear", key="Bear: It roars."))
    assert not stops(window, Settings(yields={"Bear: It roars.": "turn"}))
    assert stops(window, Settings(yields={"Bear: It sleeps.": "turn"}))
    assert not stops(window, Settings(yields={"Bear": "turn"}))
    assert stops(window, Settings(yields={"Bear": "turn"}, marks={"Shock": "always"}))


def test_own_objects_are_yielded_to_as_well() -> None:
    window = replace(MINE, top=Top(mine=True, name="Shock", key="Shock"))
    assert not stops(window, Settings(my_objects="always", yields={"Shock": "game"}))


def test_own_objects_stop_only_where_asked() -> None:
    window = replace(MINE, top=Top(mine=True, name="Shock"))
    assert not stops(window)
    assert stops(window, Settings(my_objects="always"))


def test_bluffing_stops_where_one_could_have_acted() -> None:
    window = replace(THEIRS, step="end", options=(PASS, MANA), could_bluff=True)
    assert not stops(window)
    assert stops(window, Settings(bluff=True))


@pytest.mark.parametrize(("window", "over"), [
    (replace(MINE, step="end"), False),
    (replace(THEIRS, turn=4), True),
    (replace(MINE, step="end", top=Top(mine=False, name="Bear")), True),
    (replace(MINE, step="end", top=Top(mine=False, name="Bear"), options=(PASS,)), False),
    (replace(MINE, step="end", top=Top(mine=False, name="Bear", at_me=True), options=(PASS,)), True),
    (replace(MINE, step="declare attackers", attacked=True), True),
])  # fmt: skip
def test_a_run_goes_on_to_its_goal_or_what_interrupts_it(window: Window, over: bool) -> None:
    said = verdict(window, Settings(), RUN)
    assert (said.stop, said.ends_run) == (over, over)


def test_a_run_no_matter_what_ends_only_at_its_goal() -> None:
    run = replace(RUN, no_matter_what=True)
    assert not stops(replace(MINE, step="end", top=Top(mine=False, name="Bear", at_me=True)), run=run)
    assert stops(replace(THEIRS, turn=4), run=run)


def test_every_run_ends_at_ones_next_main_phase() -> None:
    assert stops(replace(MINE, turn=5, step="precombat main"), run=Run("end of combat", 3, "end of combat"))


def test_a_run_stops_where_the_table_says_always() -> None:
    settings = Settings()
    settings.stops["end"] = ("always", "always")
    assert stops(replace(MINE, step="end"), settings, RUN)
