"""The ledger: for every rule of the pinned edition, where it is implemented and tested, or why it never will be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from spellwright.cr.citations import Citation, citations_below
from spellwright.cr.index import between, heading, place, rules

SHIPPED = "ledger.tsv"
"""The data file with all citations, which the build puts into the package: an installed one has no tests to read."""

_UNCOUNTED = ("tests/laws/", "tests/cr/", "src/spellwright/cr/citations.py", "src/spellwright/cr/index.py")
"""Numbers here are examples of numbers: they implement and test no rule."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What the ledger knows of one rule: the places that implement it, its tests, why it is out of scope (or "")."""

    number: str
    heading: str
    implemented: tuple[str, ...]
    tested: tuple[str, ...]
    out_of_scope: str

    @property
    def status(self) -> str:
        """`implemented`, else `tested` (it follows from other rules, and a test shows it), `out of scope` or `open`."""
        if self.implemented:
            return "implemented"
        if self.tested:
            return "tested"
        return "out of scope" if self.out_of_scope else "open"


@dataclass(frozen=True, slots=True)
class Totals:
    """How many rules there are, and how many of each kind; one can be implemented and tested both."""

    rules: int
    implemented: int
    tested: int
    out_of_scope: int
    open: int


def scan(root: Path) -> tuple[Citation, ...]:
    """The citations of a checkout of the project, by its source and its tests, sorted by rule."""
    found = (*citations_below(root, "src/spellwright"), *citations_below(root, "tests"))
    counted = [citation for citation in found if not citation.file.startswith(_UNCOUNTED) and "." in citation.number]
    return tuple(sorted(counted))


def shipped_lines(citations: Iterable[Citation]) -> str:
    """The content of the shipped data file: a line for each rule and place."""
    pairs = dict.fromkeys((citation.number, citation.where) for citation in citations)
    return "".join(f"{number}\t{where}\n" for number, where in pairs)


def _cited() -> Iterable[tuple[str, str]]:
    shipped = resources.files("spellwright.cr") / "data" / SHIPPED
    if shipped.is_file():
        lines = shipped.read_text(encoding="utf-8")
    else:
        lines = shipped_lines(scan(Path(__file__).resolve().parents[3]))
    for line in lines.splitlines():
        number, _, where = line.partition("\t")
        yield number, where


@cache
def reasons() -> dict[str, str]:
    """Why a rule is out of scope, by number.

    Raises `UnknownRule` if the table names a number that doesn't exist.
    """
    table = (resources.files("spellwright.cr") / "data" / "out_of_scope.tsv").read_text(encoding="utf-8")
    found = {}
    for line in table.splitlines():
        numbers, _, reason = line.partition("\t")
        first, _, last = numbers.partition("..")
        found.update(dict.fromkeys(between(first, last or first), reason))
    return found


@cache
def ledger() -> dict[str, Entry]:
    """The entry of every rule and subrule, in the order of the rules."""
    places: dict[str, dict[bool, list[str]]] = {number: {False: [], True: []} for number in rules()}
    for number, where in _cited():
        if number in places:
            places[number][where.startswith("tests/")].append(where)
    return {
        number: Entry(number, heading(number), tuple(found[False]), tuple(found[True]), reasons().get(number, ""))
        for number, found in places.items()
    }


def entries(number: str) -> tuple[Entry, ...]:
    """The entries of a rule and its subrules, or of a whole section or chapter.

    Raises `UnknownRule`.
    """
    place(number)
    wanted = between(number, number)
    return tuple(ledger()[each] for each in wanted if each in ledger())


def totals() -> Totals:
    """The sums of the ledger."""
    all_entries = tuple(ledger().values())
    return Totals(
        rules=len(all_entries),
        implemented=sum(bool(entry.implemented) for entry in all_entries),
        tested=sum(bool(entry.tested) for entry in all_entries),
        out_of_scope=sum(entry.status == "out of scope" for entry in all_entries),
        open=sum(entry.status == "open" for entry in all_entries),
    )
