"""A card as data: the fields of Scryfall's card objects that say what the card is, typed and frozen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields

from spellwright.cards.fields import Value, amount, mapping, records, switch, symbols, text, words

REMINDER = re.compile(r"[ \t]*\([^()]*\)")


@dataclass(frozen=True, slots=True)
class CardFace:
    """One face or half of a card, or the whole of a card that has only one.

    `colors` is None where the data leaves it out (the back of a flip card, the halves of a split card).
    """

    name: str
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] = ()


MELD_RESULT = "meld_result"
"""The component that a related card is, if two cards meld into it."""


@dataclass(frozen=True, slots=True)
class RelatedCard:
    """A card that belongs to another: the parts and the result of a melding pair, say."""

    component: str
    name: str
    type_line: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of Scryfall's bulk data, without what concerns pictures, prices and languages.

    Fields are named as there. Text that a card doesn't have is empty; numbers that it doesn't have are None, and so is
    `colors` where only the faces have it. The fields from `set` on describe one printing of the card, the newest known.
    """

    name: str
    layout: str = "normal"
    mana_cost: str = ""
    cmc: float = 0.0
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    colors: tuple[str, ...] | None = None
    color_indicator: tuple[str, ...] = ()
    color_identity: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    card_faces: tuple[CardFace, ...] = ()
    all_parts: tuple[RelatedCard, ...] = ()
    legalities: tuple[tuple[str, str], ...] = ()
    reserved: bool = False
    oracle_id: str = ""
    set: str = ""
    set_name: str = ""
    collector_number: str = ""
    rarity: str = ""
    released_at: str = ""
    melds_into: Card | None = None
    """What a meld card and its counterpart meld into (712.4), where whoever found the card knows that; no field of Scryfall's."""

    @property
    def faces(self) -> tuple[CardFace, ...]:
        """The faces or halves; a card with only one is its own single face."""
        return self.card_faces or (
            CardFace(
                self.name,
                self.mana_cost,
                self.type_line,
                self.oracle_text,
                self.power,
                self.toughness,
                self.loyalty,
                self.defense,
                self.colors,
                self.color_indicator,
            ),
        )

    @property
    def meld_result(self) -> str:
        """The name of what it and its counterpart meld into (712.4); "" for other cards."""
        results = (part.name for part in self.all_parts if part.component == MELD_RESULT)
        return next((name for name in results if name != self.name), "")

    @property
    def face_names(self) -> tuple[str, ...]:
        """The name of each face or half."""
        return tuple(face.name for face in self.faces)

    def legality(self, play_format: str) -> str:
        """The card's status in a format ("legal", "banned", "restricted"), "not_legal" where nothing is known."""
        return dict(self.legalities).get(play_format, "not_legal")


def rules_text(oracle_text: str) -> str:
    """The text without its reminder text, which is in parentheses and has no game function (207.2a).

    A paragraph of reminder text only disappears.
    """
    without = (REMINDER.sub("", paragraph).strip() for paragraph in oracle_text.split("\n"))
    return "\n".join(paragraph for paragraph in without if paragraph)


def from_scryfall(data: Value, where: str = "card") -> Card:
    """Read a card object of Scryfall's schema; fields that `Card` doesn't have are passed over.

    `where` says in an error message where the record is ("oracle-cards.json, record 12").

    Raises:
        CardDataError: A field is missing or of the wrong kind.
    """
    record = mapping(data, where)
    name = text(record, "name", where, required=True)
    where = f"{where} ({name})"
    return Card(
        name=name,
        layout=text(record, "layout", where) or "normal",
        cmc=amount(record, "cmc", where),
        type_line=text(record, "type_line", where) or _joined_type_line(record, where),
        keywords=words(record, "keywords", where),
        color_identity=symbols(record, "color_identity", where) or (),
        card_faces=tuple(_face(face, place) for face, place in records(record, "card_faces", where)),
        all_parts=tuple(_related(part, place) for part, place in records(record, "all_parts", where)),
        legalities=_legalities(record, where),
        reserved=switch(record, "reserved", where),
        oracle_id=text(record, "oracle_id", where),
        set=text(record, "set", where),
        set_name=text(record, "set_name", where),
        collector_number=text(record, "collector_number", where),
        rarity=text(record, "rarity", where),
        released_at=text(record, "released_at", where),
        mana_cost=text(record, "mana_cost", where),
        oracle_text=text(record, "oracle_text", where),
        power=text(record, "power", where) or None,
        toughness=text(record, "toughness", where) or None,
        loyalty=text(record, "loyalty", where) or None,
        defense=text(record, "defense", where) or None,
        colors=symbols(record, "colors", where),
        color_indicator=symbols(record, "color_indicator", where) or (),
    )


def to_scryfall(card: Card) -> dict[str, Value]:
    """The card as an object of Scryfall's schema; what it doesn't have is left out. `from_scryfall` undoes it."""
    return {
        "object": "card",
        **_fields(card, ("layout", "card_faces", "all_parts", "legalities", "melds_into")),
        "layout": card.layout,
        **_list("card_faces", [{"object": "card_face", **_fields(face)} for face in card.card_faces]),
        **_list("all_parts", [{"object": "related_card", **_fields(part)} for part in card.all_parts]),
        **({"legalities": dict(card.legalities)} if card.legalities else {}),
    }


def _fields(part: Card | CardFace | RelatedCard, apart: tuple[str, ...] = ()) -> dict[str, Value]:
    written: dict[str, Value] = {}
    for field in fields(part):
        value = getattr(part, field.name)
        if field.name not in apart and value != field.default:
            written[field.name] = list(value) if isinstance(value, tuple) else value
    return written


def _list(name: str, parts: list[dict[str, Value]]) -> dict[str, Value]:
    return {name: parts} if parts else {}


def _face(face: Mapping[str, Value], where: str) -> CardFace:
    return CardFace(
        name=text(face, "name", where, required=True),
        mana_cost=text(face, "mana_cost", where),
        type_line=text(face, "type_line", where),
        oracle_text=text(face, "oracle_text", where),
        power=text(face, "power", where) or None,
        toughness=text(face, "toughness", where) or None,
        loyalty=text(face, "loyalty", where) or None,
        defense=text(face, "defense", where) or None,
        colors=symbols(face, "colors", where),
        color_indicator=symbols(face, "color_indicator", where) or (),
    )


def _related(part: Mapping[str, Value], where: str) -> RelatedCard:
    return RelatedCard(
        component=text(part, "component", where),
        name=text(part, "name", where, required=True),
        type_line=text(part, "type_line", where),
    )


def _legalities(record: Mapping[str, Value], where: str) -> tuple[tuple[str, str], ...]:
    stated = record.get("legalities")
    if stated is None:
        return ()
    place = f"{where}, 'legalities'"
    by_format = mapping(stated, place)
    return tuple((name, text(by_format, name, place)) for name in sorted(by_format))


def _joined_type_line(record: Mapping[str, Value], where: str) -> str:
    lines = [text(face, "type_line", place) for face, place in records(record, "card_faces", where)]
    if not lines:
        return text(record, "type_line", where, required=True)
    return " // ".join(lines)
