"""`spellwright coverage`: how many cards are read, and which phrases are missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from spellwright.cards.coverage import Coverage, cards_in, findings
from spellwright.cards.database import CardDatabase
from spellwright.cards.decks import Deck
from spellwright.cards.schema import Card
from spellwright.cli.output import WrongInput, console, counted, print_json, styled, table

SHOWN = 20
BY_HAND = 0
"""No card is written by hand: what can't be read is declined."""


def coverage(
    cards: Annotated[Path | None, typer.Option(help="A bulk file, read without importing it.")] = None,
    deck: Annotated[
        str | None, typer.Option(help="Only the cards of a deck: a file, or the name of a ready one.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
    workers: Annotated[int, typer.Option(min=0, help="So many processes; 0 for one for each core.")] = 0,
) -> None:
    """Count which cards are read, and which phrases are missing most. Without a file: the cards of the database."""
    if cards is not None and deck is not None:
        raise WrongInput("either --cards or --deck")
    chosen = _cards(cards, deck)
    result = Coverage()
    for finding in counted("cards", findings(chosen, workers), len(chosen)):
        result.add(finding)
    if as_json:
        print_json(_as_json(result))
    else:
        _print(result)


def _cards(file: Path | None, deck: str | None) -> list[Card]:
    if file is not None:
        return cards_in(file)
    if deck is not None:
        loaded = Deck.load(deck)
        entries = (*loaded.main, *loaded.sideboard, *loaded.commander, *loaded.companion)
        return list(dict.fromkeys(entry.card for entry in entries))
    return list(CardDatabase())


def _as_json(result: Coverage) -> dict[str, Any]:
    return {
        "cards": result.cards,
        "read": result.read,
        "by_hand": BY_HAND,
        "declined": result.cards - result.read,
        "by_format": _sums(result.by_format),
        "by_layout": _sums(result.by_layout),
        "unread_phrases": [{"phrase": phrase, "cards": number} for phrase, number in result.unread_phrases()],
    }


def _sums(sums: Mapping[str, Sequence[int]]) -> dict[str, dict[str, int]]:
    return {
        name: {"cards": cards, "read": read, "declined": cards - read} for name, (cards, read) in sorted(sums.items())
    }


def _print(result: Coverage) -> None:
    out = console()
    out.print(styled((f"{result.read} of {result.cards} cards are read{_share(result.read, result.cards)}", "bold")))
    out.print(f"{BY_HAND} by hand, {result.cards - result.read} declined")
    for title, sums in (("format", result.by_format), ("layout", result.by_layout)):
        rows = [(name, f"{read} of {cards}", _share(read, cards)) for name, (cards, read) in sorted(sums.items())]
        if rows:
            out.print(f"\nby {title}")
            for line in table(rows, right=(1,)):
                out.print(f"  {line}")
    missing = result.unread_phrases()
    if missing:
        out.print("\nmissing most")
        for phrase, number in missing[:SHOWN]:
            out.print(f"  {number:>5}  {phrase}")


def _share(read: int, cards: int) -> str:
    return f" ({read / cards:.1%})" if cards else ""
