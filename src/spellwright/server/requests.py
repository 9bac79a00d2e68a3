"""What is sent over HTTP, validated."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

MOST_DECK_TEXT = 60_000
MOST_RECORD = 2_000_000
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\n\r\x00]*$")]


class DeckText(BaseModel):
    """A deck list, in any form that is understood."""

    text: Annotated[str, StringConstraints(max_length=MOST_DECK_TEXT)]
    name: Name = "Deck"


class DeckChoice(BaseModel):
    """A ready deck, or a deck list."""

    model_config = ConfigDict(extra="ignore")

    ready: Name | None = None
    text: Annotated[str, StringConstraints(max_length=MOST_DECK_TEXT)] | None = None
    name: Name | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> DeckChoice:
        if (self.ready is None) == (self.text is None):
            raise ValueError('a deck is "ready", or has a "text"')
        return self


class NewGame(BaseModel):
    """A game to be made: two decks, who plays, and how it begins. `begins` 0 is at random."""

    decks: Annotated[list[DeckChoice], Field(min_length=2, max_length=2)]
    names: Annotated[list[Name], Field(min_length=2, max_length=2)] | None = None
    opponent: Literal["heuristic", "random", "person", "both"] = "heuristic"
    begins: Annotated[int, Field(strict=True, ge=0, le=2)] = 0
    seed: Annotated[int, Field(strict=True, ge=0, lt=2**63)] | None = None
    best_of: Literal[1, 3] = 1
    allow_declined: bool = False
    by_hand: bool = False


class NewReplay(BaseModel):
    """A recorded game, as `GET /api/record` or `spellwright duel --record` gives it."""

    record: Annotated[str, StringConstraints(max_length=MOST_RECORD)]


class SeatOut(BaseModel):
    """A seat of a new game; the computer's have no token."""

    player: int
    name: str
    kind: str
    token: str | None
    link: str | None


class LinkOut(BaseModel):
    """A secret link."""

    token: str
    link: str


class GameOut(BaseModel):
    """A new game."""

    game: str
    seats: list[SeatOut]
    watch: LinkOut


class ReplayOut(LinkOut):
    """A replay, and how many answers it has."""

    answers: int


class ErrorOut(BaseModel):
    """What is wrong: a code for programs, and a sentence."""

    model_config = ConfigDict(extra="allow")

    error: str
    text: str
