"""Written positions for the stage: from an opening hand to a table with sixty permanents."""

from __future__ import annotations

from itertools import count
from typing import Any

Thing = dict[str, Any]

FACES: dict[str, tuple[str, str, str, str | None, str | None]] = {
    "Mountain": ("", "Basic Land — Mountain", "({T}: Add {R}.)", None, None),
    "Island": ("", "Basic Land — Island", "({T}: Add {U}.)", None, None),
    "Shock": ("{R}", "Instant", "Shock deals 2 damage to any target.", None, None),
    "Raging Goblin": ("{R}", "Creature — Goblin Berserker", "Haste", "1", "1"),
    "Hill Giant": ("{3}{R}", "Creature — Giant", "", "3", "3"),
    "Wind Drake": ("{2}{U}", "Creature — Drake", "Flying", "2", "2"),
    "Goblin": ("", "Token Creature — Goblin", "", "1", "1"),
    "Mind Stone": ("{2}", "Artifact", "{T}: Add {C}.\n{1}, {T}, Sacrifice Mind Stone: Draw a card.", None, None),
    "Bonesplitter": ("{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}", None, None),
    "Oath of Nissa": (
        "{G}",
        "Legendary Enchantment",
        "When Oath of Nissa enters, look at the top three cards.",
        None,
        None,
    ),
    "Frenzied Goblin": (
        "{R}",
        "Creature — Goblin Berserker",
        "Whenever Frenzied Goblin attacks, you may pay {R}.",
        "1",
        "1",
    ),
    "Jace Beleren": ("{1}{U}{U}", "Legendary Planeswalker — Jace", "+2: Each player draws a card.", None, None),
}
COLORS = {"{R}": "R", "{G}": "G", "{U}": "U"}


def face(name: str) -> Thing:
    """A printed face as the server sends it."""
    cost, line, text, power, toughness = FACES[name]
    colors = [letter for symbol, letter in COLORS.items() if symbol in cost]
    loyalty = "3" if "Planeswalker" in line else None
    return {
        "name": name, "mana_cost": cost, "type_line": line, "text": text, "power": power, "toughness": toughness,
        "loyalty": loyalty, "colors": colors, "layout": "normal",
    }  # fmt: skip


class Position:
    """A state of a game being written."""

    def __init__(self, turn: int = 1, step: str = "precombat main", active: int = 1) -> None:
        self._ids = count(10)
        self.players = [_player(1, "You"), _player(2, "Computer")]
        self.view: Thing = {
            "turn": turn, "active": active, "step": step, "priority": 1, "over": False, "monarch": 0, "day_night": None,
            "players": self.players, "battlefield": [], "stack": [], "exile": [], "command": [],
        }  # fmt: skip
        self.decision: Thing | None = None
        self.log: list[Thing] = []

    def thing(self, name: str, owner: int, zone: str, **more: Any) -> Thing:
        """An object with the characteristics of its printed face."""
        printed = face(name)
        before, _, after = printed["type_line"].lower().removeprefix("token ").partition(" — ")
        words = before.split()
        made = {
            "id": next(self._ids), "owner": owner, "controller": owner, "zone": zone, "name": name, "face": name,
            "mana_cost": printed["mana_cost"], "colors": "".join(printed["colors"]) or ("R" if name == "Goblin" else ""),
            "types": [word for word in words if word not in {"basic", "legendary"}],
            "supertypes": [word for word in words if word in {"basic", "legendary"}],
            "subtypes": after.title().split(), "power": printed["power"], "toughness": printed["toughness"], "text": [],
            "keywords": [word for word in ("flying", "haste") if printed["text"].lower() == word], "declined": [],
        }  # fmt: skip
        if zone in {"battlefield", "stack"}:
            made |= {
                "tapped": False, "face_down": False, "token": name == "Goblin", "copy": False, "counters": {}, "damage": 0,
                "attacking": 0, "blocking": [], "attached_to": 0, "phased_out": False, "sick": False, "targets": [],
            }  # fmt: skip
        return made | more

    def field(self, name: str, owner: int, number: int = 1, **more: Any) -> list[Thing]:
        """Puts some permanents on the battlefield."""
        made = [self.thing(name, owner, "battlefield", **more) for _ in range(number)]
        self.view["battlefield"].extend(made)
        return made

    def hold(self, *names: str) -> list[Thing]:
        """Puts cards into the first player's hand."""
        made = [self.thing(name, 1, "hand") for name in names]
        self.players[0]["hand"].extend(made)
        return made

    def cast(self, name: str, owner: int, *targets: int) -> Thing:
        """Puts a spell on the stack."""
        made = self.thing(name, owner, "stack", targets=list(targets))
        self.view["stack"].append(made)
        return made

    def ask(self, kind: str, why: str, rule: str, options: list[Thing], **more: Any) -> None:
        """Puts a question to the first player."""
        numbered = [
            {"index": index, "way": "", "cost": "", "mana": False, "ids": []} | one for index, one in enumerate(options)
        ]
        self.decision = {
            "number": 42, "player": 1, "kind": kind, "why": why, "rule": rule, "about": 0, "run": None, "within": None,
            "can_end": False, "options": numbered,
        } | more  # fmt: skip

    def state(self) -> Thing:
        """The whole message."""
        waiting = {"for": 1 if self.decision else 2, "what": "priority", "thinking": False}
        return {
            "t": "state", "v": 1, "you": 1, "view": self.view, "faces": {name: face(name) for name in FACES},
            "log": self.log, "log_from": 1, "log_reset": True, "auto": [], "waiting": waiting, "decision": self.decision,
            "undo": {"can": True, "free": True, "asked": None}, "run": None, "next": "to combat",
            "match": {"number": 1, "wins": {"1": 0, "2": 0}, "best_of": 1}, "over": None,
        }  # fmt: skip


def _player(number: int, name: str) -> Thing:
    hidden = [{"zone": "hand", "owner": 2, "hidden": True} for _ in range(7)] if number == 2 else []
    return {
        "id": number, "name": name, "life": 20, "out": False, "counters": {}, "mana": "", "library": [], "library_size": 53,
        "hand": hidden, "graveyard": [], "lands_played": 0,
    }  # fmt: skip


PASS: Thing = {"text": "Pass", "kind": "pass"}


def opening() -> Position:
    """The first main phase: a land and a goblin can be played."""
    position = Position()
    hand = position.hold("Mountain", "Mountain", "Mountain", "Shock", "Raging Goblin", "Hill Giant", "Frenzied Goblin")
    plays = [{"text": "Play Mountain", "kind": "play", "ids": [land["id"]]} for land in hand[:3]]
    position.ask("priority", "You have priority", "117.1", [PASS, *plays])
    position.log = [
        {
            "n": 1,
            "turn": 1,
            "rule": "103.5",
            "text": "You keep seven cards.",
            "batch": 1,
            "auto": False,
            "level": 1,
            "depth": 0,
        },
        {
            "n": 2,
            "turn": 1,
            "rule": "500.1",
            "text": "Your first turn begins.",
            "batch": 1,
            "auto": False,
            "level": 2,
            "depth": 0,
        },
    ]
    return position


def middle() -> Position:
    """Turn 7, the computer's spell on the stack with a target; something can be done in answer."""
    position = Position(turn=7, active=2)
    lands = position.field("Mountain", 1, 4)
    position.field("Mountain", 1, 1, tapped=True)
    giant = position.field("Hill Giant", 1, counters={"+1/+1": 1}, power="4", toughness="4")[0]
    position.field("Raging Goblin", 1, 2)
    position.field("Bonesplitter", 1, attached_to=giant["id"])
    position.field("Mind Stone", 1)
    position.field("Island", 2, 5)
    position.field("Wind Drake", 2, 2)
    position.field("Jace Beleren", 2, counters={"loyalty": 4})
    shock, *_ = position.hold("Shock", "Hill Giant", "Mountain")
    position.cast("Shock", 2, giant["id"])
    position.players[0] |= {"life": 17, "library_size": 41, "mana": "{R}"}
    position.players[1] |= {"life": 12, "library_size": 42, "counters": {"poison": 2}}
    position.players[1]["graveyard"] = [position.thing("Wind Drake", 2, "graveyard")]
    mana = [{"text": "Add {R}", "kind": "mana", "ids": [land["id"]], "mana": True} for land in lands]
    answer = {"text": "Cast Shock", "kind": "cast", "ids": [shock["id"]], "cost": "{R}"}
    position.ask("priority", "You have priority: Shock is on the stack", "117.3d", [PASS, answer, *mana])
    lines = ("Computer casts Shock.", "Shock targets Hill Giant.", "Computer gets {U}.", "You have priority.")
    position.log = [
        {
            "n": 300 + at,
            "turn": 6 + (at > 1),
            "rule": "601.2i",
            "text": text,
            "batch": 9,
            "auto": False,
            "level": 1,
            "depth": at % 2,
        }
        for at, text in enumerate(lines)
    ]
    return position


def crowded() -> Position:
    """More than sixty permanents, with piles and odd ones out, while attackers are declared."""
    position = Position(turn=14, step="declare attackers")
    goblins = position.field("Goblin", 1, 12)
    goblins += position.field("Raging Goblin", 1, 3)
    goblins += position.field("Goblin", 1, 1, counters={"+1/+1": 2}, power="3", toughness="3")
    position.field("Goblin", 1, 4, tapped=True)
    position.field("Frenzied Goblin", 1, 2, sick=True)
    position.field("Hill Giant", 1, 2, damage=2)
    position.field("Mountain", 1, 5)
    position.field("Mountain", 1, 3, tapped=True)
    for name in ("Mind Stone", "Bonesplitter", "Oath of Nissa"):
        position.field(name, 1)
    drakes = position.field("Wind Drake", 2, 6)
    position.field("Wind Drake", 2, 3, tapped=True)
    position.field("Bonesplitter", 2, attached_to=drakes[0]["id"])
    position.field("Hill Giant", 2, 4)
    position.field("Goblin", 2, 8)
    position.field("Island", 2, 9)
    position.field("Jace Beleren", 2, counters={"loyalty": 5})
    position.field("Mind Stone", 2, 2)
    position.hold("Shock", "Hill Giant", "Mountain", "Shock")
    position.view["priority"] = 0
    first = goblins[0]["id"]
    options = [
        {"text": "Goblin does not attack", "kind": "nobody", "ids": []},
        {"text": "Goblin attacks Computer", "kind": "player", "ids": [2]},
    ]
    questions = [{"about": one["id"], "ids": [0, 2], "values": None, "text": one["name"]} for one in goblins]
    position.ask("attack", "Declare attackers", "508.1a", options, about=first, questions=questions)
    return position


def paying() -> Position:
    """A spell is being cast, and the payment shown: two of four Mountains and no Mind Stone."""
    position = Position(turn=5)
    mountains = position.field("Mountain", 1, 4)
    stone = position.field("Mind Stone", 1)[0]
    position.hold("Mountain")
    giant = position.cast("Hill Giant", 1)
    ids = [one["id"] for one in mountains]
    options = [
        {"text": "Pay", "kind": "enough"},
        {"text": "Not with Mountain ×4", "kind": "spare", "ids": ids},
        {"text": "With Mind Stone", "kind": "use", "ids": [stone["id"]]},
        {"text": "By hand", "kind": "by hand"},
    ]
    payment = {"sources": ids[:2], "left": "", "life": 0}
    within = {"object": giant["id"], "text": "Hill Giant"}
    why = "Pay {1}{R} so?"
    position.ask("payment", why, "601.2g", options, about=giant["id"], can_end=True, payment=payment, within=within)
    return position
