"""Letting events happen for a text, and keeping track of what they moved (400.7, 608.2c)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from spellwright.actions.walking import within
from spellwright.rules.happen import happen
from spellwright.rules.scene import GameScene
from spellwright.state.events.components import became
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move
from spellwright.state.history import Entry
from spellwright.words.procedure import Id, Procedure
from spellwright.words.word import Word


def bring_about(scene: GameScene, *events: Event, rule: str = "") -> Procedure[list[Entry]]:
    """Let events happen at the same time; what they moved can be found by the rest of the text (400.7, 608.2c).

    The lines of the history for what did happen come back. Where a replacement effect carries out a text, events are
    proposed instead of what they replace (614.6), and nothing has happened yet; unless what it says next speaks of what
    came of them: then they happen now, as events which that effect has already replaced.
    """
    if scene.at_once is not None:
        events = tuple(replace(event, used=(*event.used, *scene.at_once)) for event in events)  # 614.5
    elif scene.proposing is not None:
        scene.proposing += events
        return []
    entries = yield from happen(scene.game, *events, rule=rule, source=scene.stack_object or scene.source)
    for entry in entries:
        if isinstance(entry.event, Move) and entry.new:
            scene.moved(entry.event.object, entry.new)
    return entries


def moved(scene: GameScene, entries: Iterable[Entry], *zones: str) -> tuple[Id, ...]:
    """The new objects of what was moved (to these zones), those of each component of a merged permanent (729.3c)."""
    gone = (e.event for e in entries if isinstance(e.event, Move) and e.new)
    return tuple(id for move in gone if not zones or move.to in zones for id in became(scene.game, move.object))


def happened(entries: Iterable[Entry], kind: type[Event]) -> tuple[Entry, ...]:
    """The lines of one kind of event."""
    return tuple(e for e in entries if isinstance(e.event, kind))


def subjects(entries: Iterable[Entry], kind: type[Event]) -> tuple[Id, ...]:
    """The objects to which that kind of event happened, as they were."""
    return tuple(e.event.subject for e in entries if isinstance(e.event, kind))


def each_present(scene: GameScene, players: Iterable[Id], mark: int) -> Iterable[Id]:
    """Each of the players who is still in the game, in turn; the phrase with this mark means them then (101.4)."""
    for player in players:
        if scene.exists(player):
            scene.remember(mark, (player,))
            yield player


def each_on_their_own(scene: GameScene, players: tuple[Id, ...], mark: int, words: Iterable[Word]) -> Iterable[Id]:
    """Each of the players present, in turn; what these words refer to is meanwhile what that player has brought up.

    "Each player reveals the top card of their library, loses life equal to that card's mana value".
    """
    refers = dict.fromkeys(word.refers for word in words) if len(players) > 1 else {}
    on_their_own = [to for to in refers if to > 0 and any(mark_by(to, by) in scene.memory for by in players)]
    together = {to: scene.memory[to] for to in on_their_own if to in scene.memory}
    for player in each_present(scene, players, mark):
        for to in on_their_own:
            scene.memory[to] = scene.memory.get(mark_by(to, player), ())
        yield player
    scene.memory.update(together)


ChooseFor = Callable[[Id], Procedure[tuple[Id, ...]]]


def choices_of(
    scene: GameScene, players: tuple[Id, ...], mark: int, choose: ChooseFor, what: Word | None = None
) -> Procedure[list[tuple[Id, Id]]]:
    """What each player chooses, in APNAP order, before any of it is done (101.4): players with what they chose.

    `what` may speak of what each of them has brought up on their own: "each player searches their library for … and puts
    it", or "each player reveals …, puts all land cards revealed this way onto the battlefield".
    """
    chosen: list[tuple[Id, Id]] = []
    for player in each_on_their_own(scene, players, mark, within(what) if what is not None else ()):
        ids = yield from choose(player)
        if ids:
            scene.doers.setdefault(player)
        chosen += [(player, id) for id in ids]
    return chosen


def mark_by(mark: int, player: Id) -> int:
    """Under which number it is remembered what one player did it with: "all cards they exiled this way"."""
    return _BY_PLAYER + mark * 10 + player


_BY_PLAYER = 10_000
"""Above the marks of phrases."""


def remember_by_player(scene: GameScene, mark: int, chosen: list[tuple[Id, Id]]) -> None:
    """Remember which player did it with which of these things, if the phrase for them has a mark."""
    if mark > 0:
        for player in dict.fromkeys(player for player, _ in chosen):
            scene.remember(mark_by(mark, player), tuple(id for by, id in chosen if by == player))
