"""`spellwright card`: a card, what the engine reads in it, and what it doesn't."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.text import Text

from spellwright.actions.walking import within
from spellwright.cards.compiling import compiled
from spellwright.cards.database import CardDatabase
from spellwright.cards.saving import save_card
from spellwright.cards.schema import Card, CardFace
from spellwright.cli.output import WrongInput, console, print_json, styled
from spellwright.keywords.keyword import KeywordAbility
from spellwright.oracle.compiler import CompiledCard, CompiledFace
from spellwright.oracle.face import Unread
from spellwright.oracle.word_tree import tree
from spellwright.words.mana import BIT, ManaCost

UNNAMED = "Your Card"


def card(
    name: Annotated[str | None, typer.Argument(help="The name of a card, or of a face.")] = None,
    text: Annotated[
        str | None, typer.Option(help="The text of a card of your own; \\n begins a new paragraph.")
    ] = None,
    type_line: Annotated[str | None, typer.Option("--type", help='Its type line: "Creature — Goblin".')] = None,
    cost: Annotated[str, typer.Option(help='Its mana cost: "{1}{R}".')] = "",
    pt: Annotated[str | None, typer.Option(help='Its power and toughness: "2/1".')] = None,
    own_name: Annotated[str, typer.Option("--name", help="Its name.")] = UNNAMED,
    save: Annotated[bool, typer.Option("--save", help="Keep it, so that decks can have it.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
) -> None:
    """Show a card, its words, and underlined what isn't understood; or try a card of your own.

    A card of your own has --text and --type.
    """
    if (name is None) == (text is None):
        raise WrongInput('name a card ("spellwright card Shock"), or try your own with --text and --type')
    if text is None:
        if save:
            raise WrongInput("--save keeps a card of your own, with --text and --type")
        assert name is not None
        shown = CardDatabase().card(name)
    else:
        shown = _own_card(own_name, text, type_line, cost, pt)
    read = compiled(shown)
    if save:
        save_card(shown, CardDatabase())
    if as_json:
        print_json(_as_json(shown, read))
        return
    for face, compiled_face in zip(shown.faces, read.faces, strict=True):
        for line in _face_lines(face, compiled_face):
            console().print(line)
    if save:
        console().print(f'Saved: decks can have "{shown.name}" now.')


def _own_card(name: str, text: str, type_line: str | None, cost: str, pt: str | None) -> Card:
    if not type_line:
        raise WrongInput('a card of your own needs a type line: --type "Creature — Goblin"')
    power, slash, toughness = (pt or "").partition("/")
    if pt is not None and not (slash and power.strip() and toughness.strip()):
        raise WrongInput(f'--pt is power and toughness, as in "2/1", not "{pt}"')
    try:
        mana = ManaCost.parse(cost) if cost else None
    except ValueError as error:
        raise WrongInput(f'--cost is made of mana symbols, as in "{{1}}{{R}}", not "{cost}": {error}') from error
    bits = mana.colors if mana is not None else 0
    return Card(
        name,
        mana_cost=cost,
        cmc=float(mana.mana_value()) if mana is not None else 0.0,
        type_line=type_line.replace(" - ", " — "),
        oracle_text=text.replace("\\n", "\n"),
        power=power.strip() if pt is not None else None,
        toughness=toughness.strip() if pt is not None else None,
        colors=tuple(letter for letter in "WUBRG" if bits & BIT[letter]),
    )


# --- on the terminal


def _face_lines(face: CardFace, read: CompiledFace) -> Iterator[Text]:
    yield styled((face.name, "bold"), f"  {face.mana_cost}".rstrip())
    yield styled(face.type_line)
    if face.oracle_text:
        yield _underlined(face.oracle_text, read.unread)
    numbers = [
        f"{face.power}/{face.toughness}" if face.power is not None else "",
        face.loyalty or "",
        face.defense or "",
    ]
    if any(numbers):
        yield styled(" ".join(filter(None, numbers)))
    yield styled("")
    if read.unread:
        yield styled(("Declined: not every word is understood.", "red"))
        for unread in read.unread:
            yield styled("  ", (unread.words, "underline red"), f"  {unread.reason}")
            if unread.expected:
                yield styled((f"    expected there: {', '.join(unread.expected[:8])}", "dim"))
    else:
        yield styled(("Read: every word is understood.", "green"))
    for paragraph in read.paragraphs:
        for line in tree(paragraph, depth=1):
            yield styled(line)
    for keyword in _keywords(read):
        yield styled((keyword.RULE, "dim"), f"  {type(keyword).__name__}: {keyword.SUMMARY}")


def _underlined(text: str, unread: tuple[Unread, ...]) -> Text:
    shown = Text(text)
    for each in unread:
        shown.stylize("underline red", each.at, _end(text, each))
    return shown


def _end(text: str, unread: Unread) -> int:
    """Where unread words end in the text: names are shortened in them, so that they may be longer there."""
    if text.startswith(unread.words, unread.at):
        return unread.at + len(unread.words)
    ends = [end for sign in (".", "\n") if (end := text.find(sign, unread.at)) >= 0]
    return min(ends, default=len(text))


def _keywords(read: CompiledFace) -> list[KeywordAbility]:
    """Each keyword that the face has or speaks of, once."""
    found: dict[type[KeywordAbility], KeywordAbility] = {}
    for paragraph in read.paragraphs:
        for word in within(paragraph):
            if isinstance(word, KeywordAbility):
                found.setdefault(type(word), word)
    return list(found.values())


# --- as JSON


def _as_json(shown: Card, read: CompiledCard) -> dict[str, Any]:
    faces = zip(shown.faces, read.faces, strict=True)
    return {
        "name": shown.name,
        "layout": shown.layout,
        "read": read.is_read,
        "faces": [
            {
                "name": face.name,
                "mana_cost": face.mana_cost,
                "type_line": face.type_line,
                "oracle_text": face.oracle_text,
                "words": [list(tree(paragraph)) for paragraph in compiled_face.paragraphs],
                "unread": [{"words": u.words, "reason": u.reason, "at": u.at} for u in compiled_face.unread],
                "keywords": [
                    {"name": type(k).__name__, "rule": k.RULE, "summary": k.SUMMARY} for k in _keywords(compiled_face)
                ],
            }
            for face, compiled_face in faces
        ],
    }
