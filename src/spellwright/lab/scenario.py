"""A scenario as values: a position, what the players do, and what must be true then."""

from __future__ import annotations

from dataclasses import dataclass, field

from spellwright.words.procedure import Id

PLAYERS: dict[str, Id] = {"A": 1, "B": 2}
"""The letters of the players. A begins."""

STEPS: dict[str, str] = {
    "untap": "untap",
    "upkeep": "upkeep",
    "draw": "draw",
    "precombat_main": "precombat main",
    "begin_combat": "beginning of combat",
    "declare_attackers": "declare attackers",
    "declare_blockers": "declare blockers",
    "first_combat_damage": "first combat damage",
    "combat_damage": "combat damage",
    "end_combat": "end of combat",
    "postcombat_main": "postcombat main",
    "end_turn": "end",
    "cleanup": "cleanup",
}
"""The names of steps in scenarios, and what the rules call them."""


@dataclass(frozen=True, slots=True)
class Thing:
    """An object or player that a scenario names.

    Exactly one of `name`, `alias` and `player` is given. `copy` says whether it must be a copy, or must not. `mode`
    tells to which mode of a modal spell a target belongs (from 1), `index` which of several of a name it is (from 0).
    """

    name: str = ""
    alias: str = ""
    player: Id = 0
    copy: bool | None = None
    mode: int = 0
    index: int | None = None

    def __str__(self) -> str:
        if self.player:
            return f"player {'AB'[self.player - 1]}"
        return self.name or f"@{self.alias}"


# --- setting up


@dataclass(frozen=True, slots=True)
class Define:
    """A card of the scenario's own, read from its text."""

    name: str
    mana_cost: str
    type_line: str
    oracle_text: str
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    color_indicator: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Add:
    """Cards that are in a zone as the game begins.

    Of a permanent `counters`, if given, are those on it, `damage` is marked on it, `attached_to` is the alias of what it
    is attached to; a `token` is one that is as the card says.
    """

    zone: str
    player: Id
    card: str
    count: int = 1
    tapped: bool | None = None
    alias: str = ""
    counters: tuple[tuple[str, int], ...] | None = None
    damage: int = 0
    attached_to: str = ""
    token: bool = False

    def aliases(self) -> tuple[str, ...]:
        """The alias of each of the cards, "" where they have none."""
        if self.count == 1 or not self.alias:
            return (self.alias,) * self.count
        return tuple(f"{self.alias}.{number}" for number in range(1, self.count + 1))


@dataclass(frozen=True, slots=True)
class SetLife:
    """A player's life total as the game begins."""

    player: Id
    life: int


@dataclass(frozen=True, slots=True)
class ClearLibrary:
    """A player's library holds only what is added to it."""

    player: Id


@dataclass(frozen=True, slots=True)
class ClearHand:
    """A player's hand is empty, as it is anyway."""

    player: Id


@dataclass(frozen=True, slots=True)
class DayNight:
    """It is day or night as the game begins (730)."""

    value: str


@dataclass(frozen=True, slots=True)
class GiveCounters:
    """Counters that a player has as the game begins (122.1)."""

    player: Id
    counter: str
    count: int


@dataclass(frozen=True, slots=True)
class Crown:
    """A player is the monarch as the game begins (724)."""

    player: Id


Setting = Define | Add | SetLife | ClearLibrary | ClearHand | DayNight | GiveCounters | Crown


# --- the script


@dataclass(frozen=True, slots=True)
class During:
    """A condition on the stack or the mana pool that a command waits for."""

    kind: str
    text: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """The base of what a player does, or what is checked, in a step of a turn; from a stage on."""

    turn: int
    step: str
    player: Id
    stage: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Command(Item):
    """The base of what needs priority, and may have targets and a condition."""

    targets: tuple[Thing, ...] = ()
    during: During | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast(Command):
    """Cast a spell, perhaps in an alternative way."""

    card: Thing
    variant: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayLand(Command):
    """Play a land."""

    card: Thing


@dataclass(frozen=True, slots=True, kw_only=True)
class Activate(Command):
    """Activate the first ability, or take the first special action, whose text begins so; `mana` for mana abilities."""

    ability: str
    alias: str = ""
    mana: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitForStack(Item):
    """Pass until the stack is empty, or `once` with something on it."""

    once: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Item):
    """A creature attacks, the opponent if nothing else is said."""

    attacker: Thing
    defender: Thing | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Block(Item):
    """A creature blocks an attacker."""

    blocker: Thing
    attacker: Thing


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareNothing(Item):
    """No attackers, or no blockers, are declared."""

    blockers: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AddCounters(Item):
    """Counters appear on a permanent, by no rule."""

    card: Thing
    counter: str
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Concede(Item):
    """A player concedes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look(Item):
    """A check in the middle of the game, by its place among the scenario's checks."""

    check: int


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer for a decision.

    `kind` says which queue it is in and what it can answer. `things` are what is picked, each a name, text, colour ...;
    `number` is the value of x, amount, mode and die, `yes` that of yesno and coin. `skip` stops choosing.
    """

    player: Id
    kind: str
    things: tuple[Thing, ...] = ()
    number: int = 0
    yes: bool = False
    text: str = ""
    skip: bool = False
    normal_cost: bool = False
    stage: int = 0

    def __str__(self) -> str:
        if self.skip:
            value = "skip"
        elif self.things:
            value = ", ".join(map(str, self.things))
        elif self.kind in ("yesno", "coin"):
            value = "yes" if self.yes else "no"
        else:
            value = self.text or str(self.number)
        return f"{self.kind} {value}"


# --- what must be true


@dataclass(frozen=True, slots=True)
class Check:
    """Something that must be true of the game; `op` says what, and which of the other fields count."""

    op: str
    player: Id = 0
    who: Id = 0
    card: str = ""
    alias: str = ""
    count: int | None = None
    value: bool | int | str | None = None
    life: int = 0
    power: int = 0
    toughness: int = 0
    scope: str = "any"
    damage: int = 0
    counter: str = ""
    ability: str = ""
    type: str = ""
    subtype: str = ""
    colors: tuple[str, ...] = ()
    tapped: bool = True
    attachment: str = ""
    names: tuple[str, ...] = ()
    defender: str = ""
    text: str = ""
    zone: str = ""
    mana: str = ""
    target: str = ""
    result: str = ""
    last: bool = False


@dataclass(frozen=True, slots=True)
class Stop:
    """When the game stops: after that step of that turn; at "untap" before anything is untapped."""

    turn: int
    step: str


@dataclass(frozen=True, slots=True)
class Stage:
    """A stop and what must be true then."""

    stop: Stop
    expect: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class Illegal:
    """A command of the script, or a choice, is illegal on purpose: it must be refused, or may be."""

    required: bool
    kind: str
    unavailable: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Options:
    """How a scenario is to be run and judged."""

    strict: bool = True
    shuffle: bool = True
    manual_mana: tuple[Id, ...] = ()
    illegal: Illegal | None = None
    partial: tuple[str, ...] = ()
    smoke: bool = False


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: see the classes of its parts."""

    id: str
    setup: tuple[Setting, ...]
    script: tuple[Item, ...]
    choices: tuple[Choice, ...]
    checks: tuple[Check, ...]
    stages: tuple[Stage, ...]
    options: Options = field(default_factory=Options)
    rule: str = ""
    note: str = ""
