"""What the YAML form says that must be true: sentences for what is common, a mapping with "op" for the rest."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from spellwright.lab.reading_fields import ScenarioError

Made = dict[str, Any]

_ZONES = {
    "on the battlefield": "permanent_count",
    "in hand": "hand_count",
    "in the graveyard": "graveyard_count",
    "in the library": "library_count",
    "in exile": "exile_count",
}
SENTENCES = (
    "A has 17 life",
    "A has 2 Grizzly Bears on the battlefield (in hand, in the graveyard, in the library, in exile)",
    "A has 3 cards in hand (in the graveyard, in the library, in exile)",
    "Serra Angel is (not) tapped",
    "Serra Angel of A is 4/4",
    "Serra Angel has (doesn't have) flying",
    "@bear is in graveyard",
    "the stack has 2 objects",
    "A has won, A has lost, the game is over",
    "A could (couldn't) cast Shock",
)
"""What can be said in a sentence, by examples."""


def check(said: Any, where: str) -> Made:
    """A check; an object "@name" is what has that alias.

    Raises:
        ScenarioError: it isn't understood.
    """
    if isinstance(said, dict):
        return said
    text = str(said).strip()
    for pattern, made in _PATTERNS:
        found = pattern.fullmatch(text)
        if found is not None:
            return made(found)
    raise ScenarioError(f"{where}: {text!r} isn't understood; say it like one of: {'; '.join(SENTENCES)}")


def _named(name: str) -> Made:
    return {"alias": name[1:]} if name.startswith("@") else {"card": name}


def _there(found: re.Match[str]) -> Made:
    made = {"op": _ZONES[found["place"]], "player": found["player"], "count": int(found["count"])}
    return made if found["card"] in ("card", "cards", "permanents") else made | _named(found["card"])


def _size(found: re.Match[str]) -> Made:
    made = {"op": "pt", **_named(found["card"]), "power": int(found["power"]), "toughness": int(found["toughness"])}
    return made | {"player": found["player"]} if found["player"] else made


def _outcome(found: re.Match[str]) -> Made:
    return {"op": found["how"], "player": found["player"], "value": True}


_PATTERNS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Made]], ...] = tuple(
    (re.compile(pattern), made)
    for pattern, made in (
        (r"([AB]) has (-?\d+) life", lambda m: {"op": "life", "player": m[1], "life": int(m[2])}),
        (rf"(?P<player>[AB]) has (?P<count>\d+) (?P<card>.+) (?P<place>{'|'.join(_ZONES)})", _there),
        (r"(.+) is (not )?tapped", lambda m: {"op": "tapped", **_named(m[1]), "value": not m[2]}),
        (r"(?P<card>.+?)(?: of (?P<player>[AB]))? is (?P<power>-?\d+)/(?P<toughness>-?\d+)", _size),
        (r"@(\S+) is in (?:the )?(\w+)", lambda m: {"op": "alias_zone", "alias": m[1], "zone": m[2], "value": True}),
        (r"the stack has (\d+) objects?", lambda m: {"op": "stack_size", "count": int(m[1])}),
        (r"(?P<player>[AB]) has (?P<how>won|lost)", _outcome),
        (r"the game is over", lambda m: {"op": "game_over", "value": True}),
        (r"([AB]) could(n't)? (.+)", lambda m: {"op": "playable", "player": m[1], "ability": m[3], "value": not m[2]}),
        (
            r"(.+?) (has|doesn't have) (.+)",
            lambda m: {"op": "ability", **_named(m[1]), "ability": m[3], "value": m[2] == "has"},
        ),
    )
)
