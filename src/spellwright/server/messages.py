"""The messages of the socket: what may be sent to the server, validated, and the schema of both directions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from spellwright.server.passing import PAYMENTS, STEPS
from spellwright.server.yields import MOST_KEY

PROTOCOL = 1
MOST_BYTES = 16_384

Name = Annotated[str, StringConstraints(min_length=1, max_length=150)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=MOST_KEY)]
Until = Literal["turn", "game", "always"]
Token = Annotated[str, StringConstraints(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Field(strict=True, ge=0, le=10**9)]
Word = Literal["off", "act", "always"]
Payments = Literal["matters", "always", "never", "by hand"]
Step = Literal[
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "first combat damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
]  # fmt: skip
assert set(Step.__args__) == set(STEPS)  # type: ignore[attr-defined]
assert set(Payments.__args__) == set(PAYMENTS)  # type: ignore[attr-defined]


class Message(BaseModel):
    """Every message may carry a `nonce`, which its reply brings back; unknown fields are ignored."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    nonce: Annotated[str, StringConstraints(max_length=40)] | None = None


class Hello(Message):
    """The first message: the protocol's version and the seat's secret token; in a replay, whose view is wanted."""

    t: Literal["hello"]
    protocol: Number
    token: Token
    viewer: Annotated[Number | Literal["all"], Field(alias="as")] = "all"


class Answer(Message):
    """An answer to the decision of that number: the index of an option. With `hold`, stop again after it."""

    t: Literal["answer"]
    decision: Number
    index: Number
    hold: bool = False


class PlanPick(BaseModel):
    """What is wanted in one choice of a run: about which object, and the id or number."""

    about: Number = 0
    id: Number


class PlanMessage(Message):
    """A run of small choices answered at once; without `commit` it is only tried. `always`: an order of triggers stands."""

    t: Literal["plan"]
    decision: Number
    picks: Annotated[list[PlanPick], Field(max_length=500)] = []
    rest: Number = 0
    commit: bool = False
    always: bool = False


class Stop(BaseModel):
    """Whether to stop in a step of one's own turn, and of others'."""

    mine: Word
    theirs: Word


class SettingsPart(BaseModel):
    """What is to change in the settings; what is left out stays."""

    model_config = ConfigDict(extra="ignore")

    full_control: bool | None = None
    hold: bool | None = None
    bluff: bool | None = None
    their_objects: Word | None = None
    my_objects: Literal["off", "always"] | None = None
    beat: Annotated[float, Field(ge=0, le=10)] | None = None
    payments: Payments | None = None
    stops: dict[Step, Stop] | None = None
    marks: Annotated[dict[Name, Literal["usual", "always", "never"]], Field(max_length=300)] | None = None
    yields: Annotated[dict[Key, Until], Field(max_length=300)] | None = None
    always: Annotated[dict[Key, bool], Field(max_length=300)] | None = None


class SettingsMessage(Message):
    """Change one's settings for passing."""

    t: Literal["settings"]
    settings: SettingsPart


class Preset(Message):
    """Take a preset of settings."""

    t: Literal["preset"]
    name: Literal["relaxed", "tournament", "every window"]


class YieldMessage(Message):
    """Let an object on the stack resolve unasked, with its equals, or with all that comes of its card."""

    t: Literal["yield"]
    object: Number
    decision: Number
    until: Until = "turn"
    of: Literal["ability", "card"] = "ability"


class Stay(Message):
    """Stay in a window that would be passed after a moment."""

    t: Literal["stay"]
    decision: Number


class Always(Message):
    """Answer a question whether to do what one may do, now and whenever the same is asked."""

    t: Literal["always"]
    decision: Number
    agree: bool


class Forget(Message):
    """Take back a yield, a mark, a standing answer or order: its name in the settings."""

    t: Literal["forget"]
    list: Literal["yields", "marks", "always", "orders"]
    name: Key


class RunMessage(Message):
    """Pass until something."""

    t: Literal["run"]
    until: Literal["stack", "turn", "my turn"] | Step
    decision: Number
    no_matter_what: bool = False


class UndoReply(Message):
    """The answer to someone who asks to take back."""

    t: Literal["undo_reply"]
    agree: bool


class WhyMessage(Message):
    """Ask why the event of that number in the log happened."""

    t: Literal["why"]
    n: Number


class ObjectMessage(Message):
    """Ask why an object can't be used (`why_not`), or what it is now (`inspect`)."""

    t: Literal["why_not", "inspect"]
    object: Number


class At(Message):
    """Ask for the game as it stood after so many answers; while it goes on only as oneself saw it, without `as`."""

    t: Literal["at"]
    answers: Number
    viewer: Annotated[Number | Literal["all"] | None, Field(alias="as")] = None


class Concede(Message):
    """Concede the game."""

    t: Literal["concede"]
    sure: Literal[True]


class Rematch(Message):
    """Ask for the match's next game, or another match; who lost may say whether they begin."""

    t: Literal["rematch"]
    begin: bool | None = None


class Plain(Message):
    """Messages without content."""

    t: Literal["stop_run", "undo", "redo", "state", "ping"]


ToServer = Annotated[
    Hello | Answer | PlanMessage | SettingsMessage | Preset | YieldMessage | Stay | Always | Forget | RunMessage | UndoReply
    | WhyMessage | ObjectMessage | At | Concede | Rematch | Plain,
    Field(discriminator="t"),
]  # fmt: skip
to_server: TypeAdapter[Any] = TypeAdapter(ToServer)


class Out(BaseModel):
    """What every message to a client may bring back."""

    nonce: str | None = None


class RefusedOut(Out):
    """A refusal: nothing was changed."""

    t: Literal["refused"]
    code: str
    text: str


class OptionOut(BaseModel):
    """An option: its words, its sort, the ids concerned, how and for which price."""

    index: int
    text: str
    kind: str
    ids: list[int]
    way: str
    cost: str
    mana: bool
    value: int | None = None


class DecisionOut(BaseModel):
    """A decision, for the one who decides."""

    number: int
    player: int
    kind: str
    why: str
    rule: str
    about: int
    run: dict[str, Any] | None
    within: dict[str, Any] | None
    can_end: bool
    what: str = ""
    """What one may do, of a question whether to do it."""
    options: list[OptionOut]
    questions: list[dict[str, Any]] = []
    """In a declaration of attackers or blockers: all its choices, each with `about` and the `ids` it may take."""
    payment: dict[str, Any] | None = None
    """Of a payment that is shown before it is made: its `sources`, the mana `left` over, and `life`."""
    division: dict[str, Any] | None = None
    """Where a share of an amount is asked: the amount, all recipients, and who gets the rest."""
    order: bool = False
    """Whether the options are to be put in an order, one choice after the other."""


class StateOut(Out):
    """The whole state as this connection may see it."""

    t: Literal["state"]
    v: int
    answers: int
    you: int
    view: dict[str, Any]
    faces: dict[str, Any]
    log: list[dict[str, Any]]
    log_reset: bool
    log_from: int
    auto: list[dict[str, Any]]
    waiting: dict[str, Any]
    decision: DecisionOut | None
    undo: dict[str, Any]
    settings: dict[str, Any] | None
    beat: float
    run: dict[str, Any] | None
    next: str
    match: dict[str, Any]
    over: dict[str, Any] | None


class WelcomeOut(Out):
    """The answer to `hello`."""

    t: Literal["welcome"]
    game: str
    you: int
    role: Literal["seat", "both", "watch", "replay"]
    names: dict[str, str]
    kinds: dict[str, str]
    here: dict[str, bool] = {}
    best_of: int
    settings: dict[str, Any] | None
    undo: Literal["free", "consent", "none"]


class OtherOut(Out):
    """Answers to questions, and notices."""

    t: Literal[
        "settings", "plan", "why", "why_not", "inspect", "at", "pong", "presence", "replaced", "undo_asked", "rematch"
    ]


to_client: TypeAdapter[Any] = TypeAdapter(RefusedOut | WelcomeOut | StateOut | OtherOut)


def schema() -> dict[str, Any]:
    """The JSON schema of the messages in both directions."""
    return {"protocol": PROTOCOL, "to_server": to_server.json_schema(), "to_client": to_client.json_schema()}
