"""Trials of cards: each is put through its paces in a sandbox, on all cores."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from random import Random

from measures.dealt import BULK, every_card
from measures.figure import Figure, at_most
from spellwright.cards.compiling import compiled
from spellwright.cards.parallel import spread
from spellwright.cards.pool import pool
from spellwright.cards.schema import Card
from spellwright.lab.trials.sandbox import permanents, spells
from spellwright.lab.trials.trial import SEEDS, Trial, attempt

SECONDS = 60
"""A game of a trial that takes more of its process's own time hangs."""
SAMPLE = 60
SHOWN = 20


class Hangs(Exception):
    """A trial doesn't end."""


def trials(sample: bool) -> Iterator[Figure]:
    """Every card that is read passes its trial: nothing is raised, and every act, event and condition has run."""
    cards: Sequence[Card] = every_card() if BULK.is_file() else pool()
    if sample:
        cards = Random(20250919).sample(cards, SAMPLE)
    found = list(tried(cards))
    raised = [trial for trial in found if trial.error]
    idle = [trial for trial in found if trial.idle]
    for trial in raised[:SHOWN]:
        print(f"  {trial.card}: {kind(trial)}")
    for trial in idle[:SHOWN]:
        print(f"  {trial.card}: never ran: {', '.join(trial.idle)}")
    yield at_most(f"trials of {len(found)} cards that raise", len(raised), 0)
    yield at_most("trials with words that never ran", len(idle), 0)


def tried(cards: Sequence[Card], workers: int = 0) -> Iterator[Trial]:
    """The trials of the cards that are read."""
    permanents(), spells()  # built before the processes are forked
    return (trial for trial in spread(try_card, cards, workers, 4) if trial is not None)


def try_card(card: Card, seeds: tuple[int, ...] = SEEDS) -> Trial | None:
    """The trial of a card with these seeds; None if it isn't read."""
    try:
        read = compiled(card)
    except Exception as error:  # noqa: BLE001 - one card can't hide the others
        return Trial(card.name, f"while reading\n{type(error).__name__}: {error}")
    if not read.is_read:
        return None
    signal.signal(signal.SIGVTALRM, _hangs)
    try:
        return attempt(read, seeds, lambda: signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS))
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def kind(trial: Trial) -> str:
    """What was raised, and where."""
    lines = trial.error.strip().splitlines()
    places = [line.strip() for line in lines if line.strip().startswith("File ")]
    where = places[-1].split("spellwright/")[-1].replace('"', "") if places else ""
    return f"{lines[-1][:110]} @ {where}"


def _hangs(*_: object) -> None:
    raise Hangs
