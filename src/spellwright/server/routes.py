"""The HTTP interface: decks, games, records, cards."""

from __future__ import annotations

from itertools import islice
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse

from spellwright.cards.database import CardDatabase
from spellwright.cards.deck_problems import DeckError
from spellwright.cards.decks import Deck, ready_decks
from spellwright.cards.errors import CardsError
from spellwright.cr.spelling import folded
from spellwright.play.records import BadRecord
from spellwright.server import replicas
from spellwright.server.faces import card_data, card_json
from spellwright.server.hub import Hub
from spellwright.server.making import DecksWrong, Wanted, check_deck, new_seed, new_table, problem_json, read_deck
from spellwright.server.messages import schema
from spellwright.server.requests import (
    DeckChoice,
    DeckText,
    ErrorOut,
    GameOut,
    LinkOut,
    NewGame,
    NewReplay,
    ReplayOut,
    SeatOut,
)
from spellwright.server.seats import PERSON, new_id, new_token
from spellwright.server.store import Access

routes = APIRouter(prefix="/api")
MOST_FOUND = 50
Bearer = Annotated[str | None, Header(alias="authorization", max_length=200, description='"Bearer <token>"')]


class Wrong(Exception):
    """A request that can't be answered: its status, a code, a sentence, and more."""

    def __init__(self, status: int, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.status, self.content = status, {"error": code, "text": text, **more}

    def response(self) -> JSONResponse:
        """As it is answered."""
        return JSONResponse(self.content, self.status)


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _access(hub: Hub, bearer: str | None) -> Access:
    token = (bearer or "").removeprefix("Bearer ").strip()
    access = await hub.access(token) if token else None
    if access is None:
        raise Wrong(401, "seat", "This link opens nothing.")
    return access


@routes.get("/decks")
async def decks(request: Request) -> dict[str, Any]:
    """The ready decks."""

    def listed() -> list[dict[str, Any]]:
        loaded = [Deck.load(name) for name in ready_decks()]
        return [{"name": deck.name, "text": deck.text(), "cards": deck.size} for deck in loaded]

    return {"decks": await _hub(request).prepare(listed)}


@routes.post("/decks/check")
async def check(request: Request, deck: DeckText) -> dict[str, Any]:
    """Read a deck list; everything that stands against playing it is told."""
    return await _hub(request).prepare(check_deck, deck.text, deck.name)


@routes.post("/games", status_code=201, responses={422: {"model": ErrorOut}})
async def new_game(request: Request, wanted: NewGame) -> GameOut:
    """Make a game. Each person gets a secret link to their seat; a further link is for spectators."""
    hub = _hub(request)
    found = await hub.prepare(_read_decks, wanted.decks)
    other = wanted.opponent if wanted.opponent in ("heuristic", "random") else PERSON
    names = wanted.names or _names(wanted.opponent)
    try:
        table, entries = await hub.prepare(
            new_table,
            new_id(),
            Wanted(
                found,
                tuple(names),
                (PERSON, other),
                wanted.opponent == "both",
                wanted.begins,
                new_seed() if wanted.seed is None else wanted.seed,
                wanted.best_of,
                wanted.allow_declined,
                wanted.by_hand,
            ),
        )
    except DecksWrong as error:
        raise _decks_wrong(error.problems) from None
    role = "both" if table.hot_seat else "seat"
    seated = [seat for seat in table.persons if not table.hot_seat or seat.player == 1]
    tokens = await hub.add(table, entries, [*((role, seat.player) for seat in seated), ("watch", 0)])
    opened = {seat.player: token for seat, token in zip(seated, tokens[:-1], strict=True)}
    if table.hot_seat:
        opened[2] = opened[1]
    seats = [
        SeatOut(
            player=seat.player,
            name=seat.name,
            kind=seat.kind,
            token=opened.get(seat.player),
            link=f"/#seat={opened[seat.player]}" if seat.player in opened else None,
        )
        for seat in table.seats
    ]
    return GameOut(game=table.id, seats=seats, watch=LinkOut(token=tokens[-1], link=f"/#watch={tokens[-1]}"))


def _names(opponent: str) -> list[str]:
    return {"person": ["Player 1", "Player 2"], "both": ["Player 1", "Player 2"]}.get(opponent, ["Player", "Computer"])


def _read_decks(choices: list[DeckChoice]) -> tuple[Deck, ...]:
    """The decks chosen.

    Raises:
        Wrong: lists have problems; those of all of them are told.
    """
    found: list[Deck] = []
    problems: dict[int, list[dict[str, Any]]] = {}
    for player, choice in enumerate(choices, 1):
        try:
            found.append(read_deck(choice.ready, choice.text, choice.name))
        except DeckError as error:
            problems[player] = [problem_json(problem) for problem in error.problems]
    if problems:
        raise _decks_wrong(problems)
    return tuple(found)


def _decks_wrong(problems: dict[int, list[dict[str, Any]]]) -> Wrong:
    told = [{"player": player, "problems": each} for player, each in problems.items() if each]
    return Wrong(422, "decks", "These decks can't be played as they are.", decks=told)


@routes.get("/game", responses={401: {"model": ErrorOut}})
async def game(request: Request, authorization: Bearer = None) -> dict[str, Any]:
    """What a token opens: the game, who plays, how it stands, and a fingerprint of its position."""
    hub = _hub(request)
    access = await _access(hub, authorization)
    if access.role == "replay":
        return {"game": access.table, "role": "replay"}
    room = await hub.room(access.table)
    table = room.table
    async with room.lock:
        fingerprint = await hub.play(room.table.game.hash)
    return {
        "game": table.id,
        "role": access.role,
        "you": access.player,
        "names": [seat.name for seat in table.seats],
        "kinds": [seat.kind for seat in table.seats],
        "best_of": table.best_of,
        "number": table.number,
        "wins": table.wins(),
        "over": table.game.over,
        "answers": len(table.given),
        "decision": table.serial,
        "hash": fingerprint,
    }


@routes.get("/record", response_class=PlainTextResponse, responses={401: {"model": ErrorOut}, 403: {"model": ErrorOut}})
async def record(request: Request, authorization: Bearer = None) -> PlainTextResponse:
    """The game as a file that plays it again. While it goes on it would tell others' cards: only for who plays alone."""
    hub = _hub(request)
    access = await _access(hub, authorization)
    if access.role == "replay":
        raise Wrong(403, "seat", "You have this record.")
    room = await hub.room(access.table)
    alone = access.role in ("seat", "both") and room.table.by_oneself(access.player)
    if not (alone or room.table.match_over() or room.table.game.over):
        raise Wrong(403, "hidden", "The record tells everything; it can be had when the game is over.")
    async with room.lock:
        text = await hub.play(room.table.game.record)
    name = f"spellwright-{room.table.id}-{room.table.number}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@routes.post("/replays", status_code=201, responses={422: {"model": ErrorOut}})
async def new_replay(request: Request, wanted: NewReplay) -> ReplayOut:
    """Take in a recorded game, to be watched step by step."""
    hub = _hub(request)
    id, token = new_id(), new_token()
    try:
        setup, answers, names = await hub.workers.do(id, replicas.check_record, wanted.record)
    except (BadRecord, CardsError, LookupError, ValueError) as error:
        raise Wrong(422, "record", str(error)[:500]) from None
    about = {"setup": setup, "answers": answers, "names": names}
    await hub.play(hub.store.add_table, id, 0.0, about, {token: ("replay", 0)})
    return ReplayOut(token=token, link=f"/#replay={token}", answers=len(answers))


@routes.get("/card", responses={404: {"model": ErrorOut}})
async def card(request: Request, name: Annotated[str, Query(min_length=1, max_length=200)]) -> dict[str, Any]:
    """A card: what is printed on it, what the engine reads in it, and what it doesn't."""
    hub = _hub(request)
    found = await hub.prepare(card_data, name)
    if found is None:
        raise Wrong(404, "card", "No card has this name.")
    return await hub.prepare(card_json, found)


@routes.get("/cards")
async def cards(
    request: Request,
    q: Annotated[str, Query(min_length=1, max_length=100)],
    limit: Annotated[int, Query(ge=1, le=MOST_FOUND)] = 20,
) -> dict[str, Any]:
    """Names of cards that begin with, or else contain, what is typed."""

    def found() -> list[str]:
        typed = folded(q)
        names = [each.name for each in CardDatabase() if typed in folded(each.name)]
        names.sort(key=lambda each: (not folded(each).startswith(typed), each))
        return list(islice(names, limit))

    return {"cards": await _hub(request).prepare(found)}


@routes.get("/schema")
async def message_schema() -> dict[str, Any]:
    """The JSON schema of the socket's messages, in both directions."""
    return schema()
