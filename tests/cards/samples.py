"""Records in the shape that Scryfall's bulk files have, with the many fields that this project has no use for."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

Fields = dict[str, Any]

EVERYWHERE = {"standard": "not_legal", "modern": "legal", "legacy": "legal", "vintage": "legal"}
NOWHERE = dict.fromkeys(EVERYWHERE, "not_legal")


def identity(name: str) -> str:
    return str(uuid5(NAMESPACE_URL, name))


def card(name: str, **fields: Any) -> Fields:
    """A card object; the fields given replace those of a plain instant."""
    printing = identity(f"{name} {fields.get('set', 'm10')}")
    return {
        "object": "card",
        "id": printing,
        "oracle_id": identity(name),
        "multiverse_ids": [191089],
        "mtgo_id": 33187,
        "name": name,
        "lang": "en",
        "released_at": "2009-07-17",
        "uri": f"https://api.scryfall.com/cards/{printing}",
        "layout": "normal",
        "highres_image": True,
        "image_uris": {"small": "https://cards.scryfall.io/small/front.jpg"},
        "mana_cost": "{R}",
        "cmc": 1.0,
        "type_line": "Instant",
        "oracle_text": f"{name} deals 3 damage to any target.",
        "colors": ["R"],
        "color_identity": ["R"],
        "keywords": [],
        "legalities": EVERYWHERE,
        "games": ["paper", "mtgo"],
        "reserved": False,
        "set_id": identity("m10"),
        "set": "m10",
        "set_name": "Magic 2010",
        "set_type": "core",
        "collector_number": "46",
        "digital": False,
        "rarity": "common",
        "flavor_text": "The sparkmage shrieked, calling on the rage of the storms of his youth.",
        "artist": "Christopher Moeller",
        "prices": {"usd": "1.00", "usd_foil": None},
    } | fields


def faced(name: str, layout: str, faces: list[Fields], **fields: Any) -> Fields:
    """A card object with faces; as at Scryfall the whole has no text of its own."""
    whole = card(name, layout=layout, card_faces=[{"object": "card_face", "artist": "X"} | face for face in faces])
    for absent in ("oracle_text", "mana_cost", "colors"):
        del whole[absent]
    return whole | {"type_line": " // ".join(face["type_line"] for face in faces)} | fields


def ruling(name: str, comment: str, published_at: str = "2020-01-24") -> Fields:
    return {
        "object": "ruling",
        "oracle_id": identity(name),
        "source": "wotc",
        "published_at": published_at,
        "comment": comment,
    }


BOLT = card("Lightning Bolt")
OLD_BOLT = card("Lightning Bolt", set="lea", set_name="Limited Edition Alpha", collector_number="61",
                released_at="1993-08-05")  # fmt: skip
GOLD_BORDERED_BOLT = card("Lightning Bolt", set="wc97", set_name="World Championship 1997", collector_number="js182",
                          released_at="1997-08-13", legalities=NOWHERE)  # fmt: skip
VAULT = card("Lim-Dûl's Vault", mana_cost="{U}{B}", cmc=2.0, colors=["U", "B"], oracle_text="Draw a card.")
FORM = faced(
    "Aberrant Researcher // Perfected Form",
    "transform",
    [
        {"name": "Aberrant Researcher", "mana_cost": "{3}{U}", "type_line": "Creature — Human Insect",
         "oracle_text": "Flying", "power": "3", "toughness": "2", "colors": ["U"]},
        {"name": "Perfected Form", "mana_cost": "", "type_line": "Creature — Insect Horror", "oracle_text": "Flying",
         "power": "5", "toughness": "4", "colors": ["U"], "color_indicator": ["U"]},
    ],
    cmc=4.0,
)  # fmt: skip

TOKEN = card("Goblin", layout="token", type_line="Token Creature — Goblin", mana_cost="", oracle_text="",
             power="1", toughness="1", set="tm10", set_type="token", legalities=NOWHERE)  # fmt: skip
ART = faced(
    "Lightning Bolt // Lightning Bolt",
    "art_series",
    [{"name": "Lightning Bolt", "mana_cost": "", "type_line": "Card", "oracle_text": ""}] * 2,
    set="aclb",
)
TWO_TOKENS = faced(
    "Goblin // Elf",
    "double_faced_token",
    [
        {"name": name, "mana_cost": "", "type_line": f"Token Creature — {name}", "oracle_text": ""}
        for name in ("Goblin", "Elf")
    ],
)
EMBLEM = card("Elspeth Emblem", layout="emblem", type_line="Emblem — Elspeth", mana_cost="")
PLANE = card("Academy at Tolaria West", layout="planar", type_line="Plane — Dominaria", mana_cost="")
DUNGEON = card("Tomb of Annihilation", type_line="Dungeon", mana_cost="", set="tafr", set_type="token")
EXTRAS = [TOKEN, ART, TWO_TOKENS, EMBLEM, PLANE, DUNGEON]


def write(path: Path, records: list[Fields], *, packed: bool = False) -> Path:
    """Write a bulk file as Scryfall does: one record a line in an array."""
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    content = f"[\n{lines}\n]\n".encode()
    path.write_bytes(gzip.compress(content) if packed else content)
    return path
