"""`spellwright duel`: games between decks, one told or many counted."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from spellwright.cards.deck_problems import DeckError
from spellwright.cards.decks import Deck
from spellwright.cli.output import INTERRUPTED, WrongInput, console, counted, leave, print_json, styled, table
from spellwright.cli.telling import print_told, told_as_json
from spellwright.cr.index import heading
from spellwright.play.decks import cards_of
from spellwright.play.match import Match, Played, Summary, play_many, played, summary
from spellwright.play.players.kinds import KINDS, seated
from spellwright.play.playing import play_out
from spellwright.play.telling.story import Teller, Told

READY = ("burn", "wide")
"""The decks that play where none are named."""
FEWEST, MOST = 2, 4


def duel(
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="[DECK]...", help="2-4 decks: files, or names of ready decks.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Everything random follows from it.")] = 0,
    players: Annotated[
        str, typer.Option(help=f"A kind for each deck, or one for all: {', '.join(KINDS)}.")
    ] = "heuristic",
    games: Annotated[int, typer.Option(min=1, help="So many games, with this seed and the next ones.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON value.")] = False,
    record: Annotated[Path | None, typer.Option(help="Keep the game in a file, for `replay`.")] = None,
    full: Annotated[bool, typer.Option("--full", help="Tell every single event.")] = False,
    allow_declined: Annotated[
        bool, typer.Option("--allow-declined", help="Play cards that aren't understood without those abilities.")
    ] = False,
    workers: Annotated[int, typer.Option(min=0, help="So many processes; 0 for one for each core.")] = 0,
) -> None:
    """Play 2-4 decks against each other. One game is told with its rules, many are counted.

    Without decks, two ready ones play.
    """
    if record is not None and games > 1:
        raise WrongInput("--record keeps one game; leave out --games, and choose the game by its --seed")
    match = _match(decks or list(READY), players, allow_declined=allow_declined)
    if games == 1:
        _one(match, seed, as_json=as_json, record=record, full=full)
    else:
        _many(match, range(seed, seed + games), workers, as_json=as_json)


def _match(names: list[str], players: str, *, allow_declined: bool) -> Match:
    if not FEWEST <= len(names) <= MOST:
        raise WrongInput(f"a duel has from {FEWEST} to {MOST} decks; {len(names)} given")
    kinds = tuple(kind.strip() for kind in players.split(","))
    for kind in kinds:
        if kind not in KINDS:
            raise WrongInput(f'there is no kind of player called "{kind}"; there are {", ".join(KINDS)}')
    if len(kinds) == 1:
        kinds *= len(names)
    if len(kinds) != len(names):
        raise WrongInput(
            f"--players names {len(kinds)} players for {len(names)} decks; name one for each, or one for all"
        )
    decks, problems = [], []
    for name in names:
        try:
            deck = Deck.load(name)
            cards_of(deck, allow_declined=allow_declined)
            decks.append(deck)
        except DeckError as error:
            problems.append(str(error))
    if problems:
        hint = (
            "\n(--allow-declined plays declined cards without those abilities)" if "declined" in str(problems) else ""
        )
        raise WrongInput("\n".join(dict.fromkeys(problems)) + hint)
    return Match(tuple(decks), kinds, allow_declined)


# --- one game


def _one(match: Match, seed: int, *, as_json: bool, record: Path | None, full: bool) -> None:
    story: list[Told] = []
    show = story.append if as_json else print_told(console())
    teller = Teller(show)
    game = match.start(seed)
    if not as_json:
        _announce(match, seed)
    if not full:
        game.watch(teller.watch)
    play_out(game, seated(match.players, seed))
    if full:
        for event in game.log():
            show(Told("event", event.text, (event.rule,), event.turn))
    else:
        teller.catch_up(game.state)
    if record is not None:
        _keep(record, game.record())
    result = played(game)
    if as_json:
        print_json({**_about(match), **_told_result(match, result), "events": [told_as_json(told) for told in story]})
    else:
        _end(match, result)


def _announce(match: Match, seed: int) -> None:
    seats = [f"{name} ({player})" for name, player in zip(match.names, match.players, strict=True)]
    console().print(styled((f"{' against '.join(seats)}, seed {seed}", "bold")))
    for deck in match.decks:
        declined = [card.name for card in cards_of(deck, allow_declined=True) if card.declined]
        if declined:
            console().print(f"{deck.name}, played without what isn't understood: {', '.join(dict.fromkeys(declined))}")


def _end(match: Match, result: Played) -> None:
    won = " and ".join(match.names[seat - 1] for seat in result.winners)
    text = f"{won} wins" if won else "The game is a draw"
    length = f"in turn {result.turns}, after {result.decisions} decisions"
    console().print()
    console().print(styled((f"{text} {length}", "bold"), (f"  [{result.ended_by}]", "dim")))


def _keep(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{path} can't be written: {error.strerror}") from error


# --- many games


def _many(match: Match, seeds: range, workers: int, *, as_json: bool) -> None:
    done: list[Played] = []
    interrupted = False
    try:
        done.extend(counted("games", play_many(match, seeds, workers), len(seeds)))
    except KeyboardInterrupt:
        interrupted = True
    result = summary(match, done)
    if as_json:
        about = {**_about(match), "seed": seeds.start, **asdict(result)}
        results = [_told_result(match, game) for game in done]
        print_json({**about, "ended_by": dict(result.ended_by), "lost_by": dict(result.lost_by), "results": results})
    else:
        _print_summary(result)
    if interrupted:
        leave(INTERRUPTED)


def _print_summary(result: Summary) -> None:
    out = console()
    out.print(styled((f"{result.games} games", "bold"), f", {result.draws} drawn"))
    rows = [("seat", "player", "wins", "share", "95% interval")]
    for number, seat in enumerate(result.seats, 1):
        interval = f"{seat.low:.1%} - {seat.high:.1%}"
        rows.append((f"{number} {seat.name}", seat.player, str(seat.wins), f"{seat.share:.1%}", interval))
    for line in table(rows, right=(2, 3)):
        out.print(f"  {line}")
    if result.turns is not None:
        t = result.turns
        out.print(f"turns: {t.mean:.1f} on average, median {t.median:g}, from {t.shortest} to {t.longest}")
        out.print(f"decisions: {t.decisions:.1f} on average")
    for what, rules in (("ended", result.ended_by), ("lost", result.lost_by)):
        for rule, number in rules:
            out.print(f"{what} {number} times by {rule} ({heading(rule)})")


# --- as JSON


def _about(match: Match) -> dict[str, Any]:
    seats = zip(match.names, match.decks, match.players, strict=True)
    return {"decks": [{"name": name, "deck": deck.name, "player": player} for name, deck, player in seats]}


def _told_result(match: Match, result: Played) -> dict[str, Any]:
    return {
        "seed": result.seed,
        "winners": [match.names[seat - 1] for seat in result.winners],
        "winning_seats": list(result.winners),
        "turns": result.turns,
        "decisions": result.decisions,
        "ended_by": result.ended_by,
        "lost_by": list(result.lost_by),
    }
