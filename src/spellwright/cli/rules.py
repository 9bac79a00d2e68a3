"""`spellwright rules`: where a rule is implemented and tested, and its text where the user has it."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from spellwright.cards.home import home
from spellwright.cards.store import make_folder
from spellwright.cli.groups import OneUnnamed
from spellwright.cli.output import WrongInput, console, print_json, styled
from spellwright.cr.index import EDITION, heading
from spellwright.cr.ledger import Entry, entries, totals
from spellwright.cr.texts import NoRulesText, rule_texts

TEXTS = "rules.json"

commands = typer.Typer(
    cls=OneUnnamed,
    help="The ledger: `rules [NUMBER]` shows a rule or the sums, `rules import FILE` takes in the text.",
    rich_markup_mode=None,
)


@commands.command("show")
def show(
    number: Annotated[str | None, typer.Argument(help="A rule, subrule, section or chapter.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
) -> None:
    """A rule's status, where it is implemented and tested, and its text if it was imported; else the sums."""
    if number is None:
        _sums(as_json=as_json)
        return
    number = number.rstrip(".")
    found = entries(number)
    texts = _texts()
    if as_json:
        rows = [_as_json(entry, texts) for entry in found]
        print_json({"number": number, "heading": heading(number), "edition": EDITION, "rules": rows})
        return
    out = console()
    out.print(styled((f"{number} {heading(number)}", "bold"), (f"  (edition of {EDITION})", "dim")))
    for entry in found:
        out.print(styled((entry.number, "bold"), f"  {entry.status}", (f"  {entry.out_of_scope}", "dim")))
        for line in texts.get(entry.number, "").splitlines():
            out.print(f"    {line}")
        for what, places in (("in", entry.implemented), ("tested by", entry.tested)):
            for where in places:
                out.print(styled((f"    {what} {where}", "dim")))
    if not texts:
        out.print(
            styled(("The text of the rules isn't shipped; `spellwright rules import FILE` takes in yours.", "dim"))
        )


@commands.command("import")
def import_(file: Annotated[Path, typer.Argument(help="The text file of the Comprehensive Rules.")]) -> None:
    """Take in the text of the rules, to be shown with them."""
    try:
        found = rule_texts(file.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as error:
        raise WrongInput(f"{file} can't be read: {getattr(error, 'strerror', None) or 'it is no text'}") from error
    except NoRulesText as error:
        raise WrongInput(f"{file}: {error}") from error
    make_folder(home())
    beside = home() / f"{TEXTS}.new"
    beside.write_text(json.dumps(found, ensure_ascii=False), encoding="utf-8")
    beside.replace(home() / TEXTS)
    console().print(f"The text of {len(found)} rules is kept.")


def _texts() -> dict[str, str]:
    path = home() / TEXTS
    if not path.is_file():
        return {}
    try:
        found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise WrongInput(f"{path} is damaged ({error}): import the rules again") from error
    return found


def _sums(*, as_json: bool) -> None:
    sums = asdict(totals())
    if as_json:
        print_json(sums)
        return
    out = console()
    out.print(styled((f"The Comprehensive Rules of {EDITION}", "bold")))
    for name, count in sums.items():
        out.print(f"  {count:>5}  {name.replace('_', ' ')}")


def _as_json(entry: Entry, texts: dict[str, str]) -> dict[str, Any]:
    return {
        "number": entry.number,
        "heading": entry.heading,
        "status": entry.status,
        "implemented": list(entry.implemented),
        "tested": list(entry.tested),
        "out_of_scope": entry.out_of_scope,
        "text": texts.get(entry.number, ""),
    }
