"""Passing for a player: one function that says of each window whether they are asked, and why.

It only ever passes where the player's own settings say so; anything it doesn't know is a stop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "first combat damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip
BEFORE_COMBAT = STEPS[:4]
OFF, ACT, ALWAYS, NEVER, USUAL = "off", "act", "always", "never", "usual"
WORDS = (OFF, ACT, ALWAYS)
MATTERS, BY_HAND = "matters", "by hand"
PAYMENTS = (MATTERS, ALWAYS, NEVER, BY_HAND)
"""When a player is shown a payment before it is made: where sources differ, always, never; or they pay by hand."""
TURN, GAME = "turn", "game"

RELAXED: dict[str, tuple[str, str]] = {
    "upkeep": (OFF, OFF),
    "draw": (OFF, OFF),
    "precombat main": (ALWAYS, OFF),
    "beginning of combat": (OFF, ACT),
    "declare attackers": (OFF, ACT),
    "declare blockers": (ACT, ACT),
    "first combat damage": (ACT, ACT),
    "combat damage": (OFF, OFF),
    "end of combat": (OFF, OFF),
    "postcombat main": (ACT, OFF),
    "end": (OFF, ACT),
    "cleanup": (ACT, ACT),
}
"""For each step whether to stop in the player's own turn, and in others'."""

TOURNAMENT = RELAXED | {"beginning of combat": (ALWAYS, ALWAYS), "end": (OFF, ALWAYS)}


@dataclass(slots=True)
class Settings:
    """What a player asked for: where to stop, and for what.

    `marks` are for cards by their names. `yields` are for cards too, or for single abilities (see `yields.key_of`), until
    the turn or the game ends, or for always. `always` answers what an ability lets its controller do (see
    `yields.may_key`); `orders` are those in which abilities that trigger together go onto the stack (603.3b). Others'
    objects are shown for `beat` seconds before they are passed (None: as 0, and nobody has said so).
    """

    full_control: bool = False
    hold: bool = False
    bluff: bool = False
    their_objects: str = ACT
    my_objects: str = OFF
    beat: float | None = None
    stops: dict[str, tuple[str, str]] = field(default_factory=lambda: dict(RELAXED))
    marks: dict[str, str] = field(default_factory=dict)
    yields: dict[str, str] = field(default_factory=dict)
    always: dict[str, bool] = field(default_factory=dict)
    orders: dict[str, list[str]] = field(default_factory=dict)
    payments: str = MATTERS

    def as_json(self) -> dict[str, Any]:
        """As messages have it."""
        return {
            "full_control": self.full_control,
            "hold": self.hold,
            "bluff": self.bluff,
            "their_objects": self.their_objects,
            "my_objects": self.my_objects,
            "beat": self.beat,
            "stops": {step: {"mine": mine, "theirs": theirs} for step, (mine, theirs) in self.stops.items()},
            "marks": dict(self.marks),
            "yields": dict(self.yields),
            "always": dict(self.always),
            "orders": dict(self.orders),
            "payments": self.payments,
        }

    def change(self, part: dict[str, Any]) -> None:
        """Take over what a message says; what it leaves out stays. The message was validated."""
        for name in ("full_control", "hold", "bluff", "their_objects", "my_objects", "beat", "payments"):
            if part.get(name) is not None:
                setattr(self, name, part[name])
        for step, words in (part.get("stops") or {}).items():
            self.stops[step] = (words["mine"], words["theirs"])
        for name in ("marks", "yields", "always", "orders"):
            if part.get(name) is not None:
                setattr(self, name, dict(part[name]))

    def lapse(self, *ended: str) -> bool:
        """Forget what was said until the turn, or the game, ended; whether there was something."""
        left = {name: until for name, until in self.yields.items() if until not in ended}
        gone = len(left) < len(self.yields)
        self.yields = left
        return gone

    def forget(self, what: str, name: str) -> None:
        """Take back one of the `yields`, `marks`, standing answers (`always`) or `orders`."""
        kept = {each: value for each, value in getattr(self, what).items() if each != name}
        setattr(self, what, kept)

    def preset(self, name: str) -> None:
        """Take over a preset: "relaxed", "tournament" or "every window"."""
        self.full_control = name == "every window"
        self.stops = dict(TOURNAMENT if name == "tournament" else RELAXED)
        self.bluff = name == "tournament"


def payment_made(wishes: Sequence[object], settings: Settings) -> int | None:
    """The index of what is said for a player of a payment (601.2g), as they asked for; None if they are asked.

    Args:
        wishes: what can be said: to agree comes first, to pay by hand last.
        settings: what they asked for.
    """
    if settings.payments == BY_HAND:
        return len(wishes) - 1
    if settings.payments == NEVER or (settings.payments == MATTERS and len(wishes) <= 2):
        return 0
    return None


@dataclass(frozen=True, slots=True)
class Run:
    """Passing until something, as the player began it: `until` is "stack", "turn", "my turn" or the name of a step."""

    until: str
    turn: int
    step: str
    no_matter_what: bool = False
    no_attack: bool = False


@dataclass(frozen=True, slots=True)
class OptionSeen:
    """What passing needs to know of an option: whether it passes or makes mana only, its card, and whether it is rare."""

    passes: bool
    mana: bool
    card: str
    rare: bool = False


@dataclass(frozen=True, slots=True)
class Top:
    """The top object of the stack: whether it's the player's own, what yields know it by, and whether it aims at them.

    `name` is that of its card, `key` stands for this spell or ability of it alone.
    """

    mine: bool
    name: str
    at_me: bool = False
    key: str = ""


@dataclass(frozen=True, slots=True)
class Window:
    """A moment in which a player has priority, as far as passing is concerned."""

    turn: int
    step: str
    my_turn: bool
    options: tuple[OptionSeen, ...]
    top: Top | None = None
    loses_mana: str = ""
    attacked: bool = False
    could_bluff: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether to stop, and why; `ends_run` if a run is over with it; `beat` if it is shown for a moment before the pass."""

    stop: bool
    why: str
    ends_run: bool = False
    beat: bool = False


def verdict(window: Window, settings: Settings, run: Run | None = None, *, held: bool = False) -> Verdict:
    """Whether a player with priority is asked.

    Args:
        window: the moment.
        settings: what they asked for.
        run: the run that is on.
        held: they asked to be stopped here: they hold priority, or this is where they took something back.
    """
    if settings.full_control:
        return Verdict(stop=True, why="full control is on", ends_run=run is not None)
    if held:
        return Verdict(stop=True, why="you hold priority", ends_run=run is not None)
    if window.loses_mana and window.top is None:
        return Verdict(stop=True, why=f"passing would lose {window.loses_mana}", ends_run=run is not None)
    if run is not None:
        over = _run_is_over(window, settings, run)
        return Verdict(bool(over), over or f"you pass until {_goal(run)}", ends_run=bool(over))
    if window.top is not None:
        return _on_stack(window, settings, window.top)
    return _nothing_on_stack(window, settings)


def _on_stack(window: Window, settings: Settings, top: Top) -> Verdict:
    if _marked_always(window, settings):
        return Verdict(stop=True, why="an option is marked always")
    if yields_to(settings, top):
        return Verdict(stop=False, why=f"you yield to {top.name}")
    if top.mine:
        stop = settings.my_objects == ALWAYS
        return Verdict(stop, f"{top.name} is yours; stops for your own objects are {'on' if stop else 'off'}")
    if settings.their_objects == ALWAYS:
        return Verdict(stop=True, why="you stop for each of their objects")
    if settings.their_objects == ACT and counting(window, settings):
        return Verdict(stop=True, why=f"you could respond to {top.name}")
    return Verdict(stop=False, why=f"nothing to respond to {top.name} with", beat=True)


def yields_to(settings: Settings, top: Top) -> bool:
    """Whether a player lets this object resolve unasked: it alone, or whatever comes of its card."""
    return top.name in settings.yields or top.key in settings.yields


def _nothing_on_stack(window: Window, settings: Settings) -> Verdict:
    word = stop_word(window, settings)
    where = f"{window.step} in {'your' if window.my_turn else 'their'} turn"
    if word == ALWAYS:
        return Verdict(stop=True, why=f"you always stop in {where}")
    if _marked_always(window, settings) or any(o.rare and _counts(o, settings) for o in window.options):
        return Verdict(stop=True, why="an option is marked always, or can be used only now")
    if word == ACT and counting(window, settings):
        return Verdict(stop=True, why=f"you can act in {where}")
    return Verdict(stop=False, why=f"{where} is {word}")


def stop_word(window: Window, settings: Settings) -> str:
    """What the table of stops says of a moment; with bluffing, "act" counts as "always"."""
    if window.step not in settings.stops:
        return ALWAYS  # a step that the table doesn't know is never skipped
    word = settings.stops[window.step][0 if window.my_turn else 1]
    return ALWAYS if word == ACT and settings.bluff and window.could_bluff else word


def _counts(option: OptionSeen, settings: Settings) -> bool:
    mark = settings.marks.get(option.card, USUAL)
    if option.passes:
        return False
    return mark == ALWAYS or (mark != NEVER and not option.mana)


def counting(window: Window, settings: Settings) -> bool:
    """Whether an option counts for stops: something can be done that isn't marked never to be counted."""
    return any(_counts(option, settings) for option in window.options)


def _marked_always(window: Window, settings: Settings) -> bool:
    return any(not o.passes and settings.marks.get(o.card) == ALWAYS for o in window.options)


def _goal(run: Run) -> str:
    return {"stack": "the stack is empty", "turn": "the end of the turn", "my turn": "your next turn"}.get(
        run.until, run.until
    )


def _run_is_over(window: Window, settings: Settings, run: Run) -> str:
    """Why a run ends here; empty if it goes on."""
    later = window.turn != run.turn
    reached = {
        "stack": window.top is None,
        "turn": later,
        "my turn": later and window.my_turn,
    }.get(run.until, window.step == run.until and (later or window.step != run.step))
    if reached:
        return f"{_goal(run)} is reached"
    if later and window.my_turn and window.step == "precombat main":
        return "it is your main phase"
    if run.no_matter_what:
        return ""
    if _marked_always(window, settings):
        return "an option is marked always"
    if window.attacked and window.step == "declare attackers":
        return "you are attacked"
    top = window.top
    if top is None:
        return "you always stop here" if stop_word(window, settings) == ALWAYS and _moved_on(window, run) else ""
    if top.mine or yields_to(settings, top):
        return ""
    if top.at_me:
        return f"{top.name} is aimed at you"
    return f"you could respond to {top.name}" if counting(window, settings) else ""


def _moved_on(window: Window, run: Run) -> bool:
    return (window.turn, window.step) != (run.turn, run.step)
