"""What the YAML form says of the beginning: who has what, where."""

from __future__ import annotations

import re
from typing import Any

from spellwright.lab.loading import ZONES
from spellwright.lab.reading_fields import ScenarioError
from spellwright.lab.yaml_fields import Form

_CARD = re.compile(r"(?:(?P<count>\d+) )?(?P<card>.+?)(?P<tapped> \(tapped\))?(?: = (?P<alias>\S+))?")
_OF_A_CARD = {"name": "name", "cost": "mana_cost", "type": "type_line", "text": "oracle_text"}
_NUMBERS = ("power", "toughness", "loyalty", "defense")


def definition(form: Form) -> dict[str, Any]:
    """A card of the scenario's own; "pt" is its power and toughness together.

    Raises:
        ScenarioError: it is malformed.
    """
    made: dict[str, Any] = {"op": "define"}
    for name, field in _OF_A_CARD.items():
        if form.has(name):
            made[field] = form.text(name)
    if form.has("pt"):
        made["power"], _, made["toughness"] = form.text("pt").partition("/")
    made |= {name: str(form.take(name)) for name in _NUMBERS if form.has(name)}
    form.finish()
    return made


def settings(form: Form, player: str) -> list[dict[str, Any]]:
    """What one player has: life, and the cards in each zone, those of a library from the top down.

    Raises:
        ScenarioError: it is malformed.
    """
    made: list[dict[str, Any]] = []
    if form.has("life"):
        made.append({"op": "life", "player": player, "life": form.take("life")})
    if form.take("empty library", otherwise=False):
        made.append({"op": "clear_library", "player": player})
    for zone in ZONES:
        cards = form.take(zone, [])
        if not isinstance(cards, list):
            raise ScenarioError(f"{form.where}, {zone}: a list of cards is wanted, not {cards!r}")
        place = {"op": "add", "zone": zone, "player": player}
        order = reversed(cards) if zone == "library" else cards
        made += [{**place, **_card(said, f"{form.where}, {zone}")} for said in order]
    form.finish()
    return made


def _card(said: Any, where: str) -> dict[str, Any]:
    """A card: "3 Mountain", "Serra Angel (tapped)", "Grizzly Bears = bear"."""
    if isinstance(said, dict):
        return said
    found = _CARD.fullmatch(str(said).strip())
    if found is None:
        raise ScenarioError(f"{where}: {said!r} is no card")
    made: dict[str, Any] = {"card": found["card"]}
    if found["count"]:
        made["count"] = int(found["count"])
    if found["tapped"]:
        made["tapped"] = True
    if found["alias"]:
        made["alias"] = found["alias"]
    return made
