"""`duel` and `replay`: one game told, many counted, a game kept and told again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Command


@pytest.fixture
def decks(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / "red.txt", tmp_path / "green.txt"]
    paths[0].write_text("20 Mountain\n4 Shock\n", encoding="utf-8")
    paths[1].write_text("16 Forest\n8 Llanowar Elves\n", encoding="utf-8")
    return paths


def quick(*arguments: object) -> list[object]:
    return ["duel", *arguments, "--players", "random"]


def test_a_game_is_told_by_turns_with_a_rule_for_all_that_happens(spellwright: Command, decks: list[Path]) -> None:
    ran = spellwright(*quick(*decks, "--seed", 3))
    assert ran.code == 0
    assert "\nTurn 1: " in ran.out
    events = [line for line in ran.out.splitlines() if line.startswith("    ")]
    assert len(events) > 20
    assert all(re.search(r"\[\d{3}\.\d+[a-z]?(, \d{3}\.\d+[a-z]?)*\]$", line) for line in events)
    assert re.search(r"wins in turn \d+, after \d+ decisions  \[104\.\d", ran.out)


def test_the_board_is_told_at_the_end_of_each_turn_but_the_last(spellwright: Command, decks: list[Path]) -> None:
    ran = spellwright(*quick(*decks, "--seed", 3))
    turns = ran.out.split("\nTurn ")[1:]
    assert all("  | red: " in turn and "  | green: " in turn for turn in turns[:-1])


def test_the_same_seed_prints_the_same_bytes(spellwright: Command, decks: list[Path]) -> None:
    first, second, other = (spellwright(*quick(*decks, "--seed", seed)).out for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_one_game_as_json(spellwright: Command, decks: list[Path]) -> None:
    told = spellwright(*quick(*decks, "--json", "--seed", 3)).json
    assert told["seed"] == 3
    assert told["ended_by"].startswith("104.")
    assert [seat["deck"] for seat in told["decks"]] == ["red", "green"]
    assert told["events"][-1]["rules"] == ["104.1"]


def test_every_single_event_is_told_if_wished(spellwright: Command, decks: list[Path]) -> None:
    told, full = (spellwright(*quick(*decks, "--seed", 3, *more)).out for more in ((), ("--full",)))
    assert len(full.splitlines()) > len(told.splitlines())
    assert "precombat main  [500.1]" in full


@pytest.mark.parametrize("workers", [1, 2])
def test_many_games_are_counted_the_same_with_any_number_of_workers(
    spellwright: Command, decks: list[Path], workers: int
) -> None:
    counted = spellwright(*quick(*decks, "--games", 6, "--json", "--workers", workers)).json
    assert counted["games"] == 6
    assert sum(seat["wins"] for seat in counted["seats"]) + counted["draws"] == 6
    assert counted == spellwright(*quick(*decks, "--games", 6, "--json", "--workers", 1)).json
    assert [result["seed"] for result in counted["results"]] == list(range(6))
    assert sum(counted["ended_by"].values()) == 6


def test_many_games_in_words(spellwright: Command, decks: list[Path]) -> None:
    out = spellwright(*quick(*decks, "--games", 4, "--workers", 1)).out
    assert "4 games" in out
    assert "95% interval" in out
    assert "by 104.2a" in out


def test_four_decks_play_together(spellwright: Command, decks: list[Path]) -> None:
    told = spellwright(*quick(*decks, *decks, "--json")).json
    assert [seat["name"] for seat in told["decks"]] == ["red 1", "green 1", "red 2", "green 2"]
    assert len(told["lost_by"]) == 3


def test_a_recorded_game_is_told_again(spellwright: Command, decks: list[Path], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    told = spellwright(*quick(*decks, "--seed", 5, "--record", record)).out
    again = spellwright("replay", record).out
    events = [[line for line in out.splitlines() if line.startswith("    ")] for out in (told, again)]
    assert events[0] == events[1]


def test_a_position_of_a_recorded_game(spellwright: Command, decks: list[Path], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    spellwright(*quick(*decks, "--record", record))
    shown = spellwright("replay", record, "--to", 1).out
    assert "  0 keep" in shown
    position = spellwright("replay", record, "--to", 1, "--json").json
    assert position["options"] == ["keep", "mulligan"]
    assert len(position["position"]["players"]) == 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["duel", "burn"], "from 2 to 4 decks"),
        (["duel", "burn", "bunr"], "burn, control, graveyard, wide"),
        (["duel", "--players", "clever"], "there are heuristic, random"),
        (["duel", "--players", "random,random,random"], "3 players for 2 decks"),
        (["duel", "--games", "many"], "--games"),
        (["duel", "--games", "2", "--record", "x"], "--record keeps one game"),
        (["replay", "nowhere"], "No such file"),
        (["nonsense"], "nonsense"),
    ],
)
def test_wrong_usage_is_one_clear_message(spellwright: Command, arguments: list[str], says: str) -> None:
    ran = spellwright(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_a_file_that_is_no_record(spellwright: Command, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello", encoding="utf-8")
    ran = spellwright("replay", tmp_path / "x")
    assert ran.code == 2
    assert "a record begins with" in ran.err


def test_unknown_cards_of_all_decks_are_named_before_a_game_starts(spellwright: Command, tmp_path: Path) -> None:
    for name, text in (("a", "4 Lightnin Bolt\n20 Mountain\n"), ("b", "20 Forest\n1 Grizzly Baers\n")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    ran = spellwright("duel", tmp_path / "a", tmp_path / "b")
    assert (ran.code, ran.out) == (2, "")
    assert 'line 1, "4 Lightnin Bolt"' in ran.err
    assert "Lightning Bolt" in ran.err
    assert 'line 2, "1 Grizzly Baers"' in ran.err


def test_a_declined_card_is_named_and_can_be_admitted(spellwright: Command, tmp_path: Path) -> None:
    spellwright(
        "card", "--text", "Flying\\nFrobnicate.", "--type", "Creature", "--pt", "1/1", "--name", "Odd", "--save"
    )
    (tmp_path / "odd").write_text("20 Forest\n4 Odd\n", encoding="utf-8")
    refused = spellwright(*quick(tmp_path / "odd", tmp_path / "odd"))
    assert (refused.code, refused.out) == (2, "")
    assert 'line 2, "4 Odd": the card is declined' in refused.err
    assert "Frobnicate" in refused.err
    played = spellwright(*quick(tmp_path / "odd", tmp_path / "odd", "--allow-declined"))
    assert played.code == 0
    assert "odd, played without what isn't understood: Odd" in played.out


def test_a_record_of_declined_cards_is_told_again(spellwright: Command, tmp_path: Path) -> None:
    spellwright("card", "--text", "Frobnicate.", "--type", "Creature", "--pt", "1/1", "--name", "Odd", "--save")
    (tmp_path / "odd").write_text("20 Forest\n4 Odd\n", encoding="utf-8")
    record = tmp_path / "record"
    spellwright(*quick(tmp_path / "odd", tmp_path / "odd", "--allow-declined", "--record", record))
    assert spellwright("replay", record).code == 0


def test_an_interrupt_shows_what_was_played_so_far(
    spellwright: Command, decks: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("spellwright.cli.duel.play_many", interrupted)
    ran = spellwright(*quick(*decks, "--games", 3, "--json"))
    assert ran.code == 130
    assert ran.json["games"] == 0


def test_a_position_of_a_recorded_game_becomes_a_scenario_that_passes(
    spellwright: Command, decks: list[Path], tmp_path: Path
) -> None:
    record, written = tmp_path / "game.txt", tmp_path / "moment.jsonl"
    spellwright(*quick(*decks, "--record", record))
    assert spellwright("replay", record, "--to", 12, "--scenario", written).code == 0
    assert spellwright("scenario", "run", written, "--json").json["passed"] == 1
    assert spellwright("replay", record, "--scenario", written).code == 2  # the game is over then
