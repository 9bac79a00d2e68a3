"""What a measure says ran: words by what they do, also where the word around them changed them; nothing stays changed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


def said(program: str) -> str:
    ran = subprocess.run(
        [sys.executable, "-c", f"from measures.ran import *\n{program}"],
        cwd=SCRIPTS, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return ran.stdout.strip()


GAMES = {
    "Spider Spawning": (700, "Create"),  # for each: the act runs with another number
    "Clone": (700, "EntersAsCopy"),  # you may: the predicate runs as an optional one
    "Gather Specimens": (801, "EntersUnder"),  # only in response to an opponent's creature spell
}


def test_acts_have_run_in_games() -> None:
    program = (
        f"for card, (seed, kind) in {GAMES!r}.items():\n"
        "    ran = in_a_game(Played(card, seed)).places\n"
        "    print(any(type(acts()[place]).__name__ == kind for place in ran if place[0] == card))"
    )
    assert said(program).split() == ["True"] * len(GAMES)


def test_nothing_has_run_that_was_not_asked() -> None:
    assert said("with noting(words_of_cards()['Shock']) as noted: pass\nprint(noted)") == (
        "Noted(asked=set(), ids=set(), stand=set())"
    )


def test_words_are_as_before_afterwards() -> None:
    program = (
        "kind = type(next(iter(acts().values())))\n"
        "before = dict(kind.__dict__)\n"
        "with noting(tuple(acts().values())): changed = dict(kind.__dict__) != before\n"
        "print(changed, dict(kind.__dict__) == before)"
    )
    assert said(program) == "True True"
