"""704. State-Based Actions."""

from __future__ import annotations

from typing import NamedTuple

from spellwright.rules.asking import asked
from spellwright.rules.dungeons import dungeons
from spellwright.rules.happen import happen
from spellwright.rules.layers import derived
from spellwright.rules.leaving import settle_the_game
from spellwright.rules.state_based_attachments import attachments
from spellwright.rules.state_based_battles import battles
from spellwright.rules.state_based_choices import legend_rule, roles, world_rule
from spellwright.rules.state_based_permanents import permanents
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import Destroy, OfObject, Sacrifice
from spellwright.state.events.turns import Checked, LoseGame, SetPlayer
from spellwright.state.events.zones import Cease, Move
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import FIRST_OBJECT, Id, Procedure

CHECKED, CHECKED_AND_DUE = Checked(), Checked(applied=True)

POISONED = 10
"""How many poison counters make a player lose (704.5c)."""

PLAIN_TYPES = frozenset({"land", "artifact", "enchantment"})
"""Permanents of these types alone have few state-based actions."""

RIVALS = frozenset({"legendary", "world", "Role", "battle"})
"""What a permanent is of which some must go, or which needs a protector."""

Permanents = list[tuple[Id, Characteristics]]
"""Phased-in permanents and what they are."""


class Board(NamedTuple):
    """The permanents that could have something due: all such, the attached and Auras, those of which some must go."""

    all: Permanents
    attached: Permanents
    rivals: Permanents


def check_state_based_actions(game: Game) -> Procedure[bool]:
    """Perform all applicable state-based actions as one event (704.3); whether any was performed."""
    board = _board(game)
    due = _losing(game) + _elsewhere(game) + dungeons(game)
    for function in game.state_based:
        due += function(game)
    for me, ability in asked(game, "state_based"):
        due += [event for event in ability.state_based(game, me) if event not in due]
    for me, ability in asked(game, "state_based_choices"):
        due += yield from ability.state_based_choices(game, me)
    freed = [e.object for e in due if isinstance(e, OfObject)] if due else []
    due += permanents(game, board.all)
    if board.attached:
        due += attachments(game, [pair for pair in board.attached if pair[0] not in freed])
    if board.rivals:
        due += roles(game, board.rivals) + world_rule(game, board.rivals)
        due += yield from legend_rule(game, board.rivals)
        due += yield from battles(game, board.rivals)
    note_down(game, CHECKED_AND_DUE if due else CHECKED)
    if not due:
        return False
    entries = yield from happen(game, *_each_once(due), rule="704.3")
    yield from settle_the_game(game)
    if not entries:
        note_down(game, CHECKED)
    return bool(entries)


def _board(game: Game) -> Board:
    """The phased-in permanents that could have something due, and what they are now."""
    global _latest  # noqa: PLW0603 (no state: it follows from what is given)
    current = derived(game).current or {}
    if _latest[0] is current and _latest[1] is game.battlefield:
        return _latest[2]
    objects = game.objects
    every: Permanents = []
    attached: Permanents = []
    for me in game.battlefield:
        o, values = objects[me], current.get(me)
        if o is None or values is None or o.phased_out:  # 702.26b
            continue
        known = _known.get(id(values))
        if known is None or known[0] is not values:
            known = _look_at(values)
        if known[1] or o.counters or o.attached_to:
            every.append((me, values))
            if o.attached_to or "Aura" in values.subtypes:
                attached.append((me, values))
    board = Board(every, attached, [(id, values) for id, values in every if _is_any(values, RIVALS)])
    _latest = current, game.battlefield, board
    return board


_latest: tuple[dict[Id, Characteristics], tuple[Id, ...], Board] = ({}, (), Board([], [], []))
"""The board that was made last: characteristics are replaced as one, as soon as a permanent, its counters, or what it is
attached to change."""

_known: dict[int, tuple[Characteristics, bool]] = {}
_MOST_KNOWN = 10_000


def _is_any(values: Characteristics, kinds: frozenset[str]) -> bool:
    disjoint = kinds.isdisjoint
    return not (disjoint(values.supertypes) and disjoint(values.types) and disjoint(values.subtypes))


def _look_at(values: Characteristics) -> tuple[Characteristics, bool]:
    """Whether more than counters and what it is attached to could make something due; remembered by identity."""
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    plain = values.types <= PLAIN_TYPES and values.supertypes.isdisjoint(("legendary", "world"))
    found = _known[id(values)] = values, not plain or not values.subtypes.isdisjoint(("Aura", "Role"))
    return found


def _losing(game: Game) -> list[Event]:
    """Players who lose the game (704.5a-c)."""
    due: list[Event] = []
    for player in game.players:
        if player.out:
            continue
        if player.life <= 0:
            due.append(LoseGame(player.id, "0 or less life", by_rule="704.5a"))
        if player.counters and player.counters_of("poison") >= POISONED:
            due.append(LoseGame(player.id, "poison", by_rule="704.5c"))
        if player.drew_from_empty:
            due.append(LoseGame(player.id, "drew from an empty library", by_rule="704.5b"))
            note_down(game, SetPlayer(player.id, "drew_from_empty", value=False))
    return due


def _elsewhere(game: Game) -> list[Event]:
    """Tokens and copies where they can't exist (704.5d-e); only objects made since the last check can be such."""
    due: list[Event] = []
    for id in range(max(game.checked, FIRST_OBJECT), len(game.objects)):
        o = game.objects[id]
        if o is None or o.zone in ("gone", "battlefield"):
            continue
        if o.token:
            due.append(Cease(id, by_rule="704.5d"))
        elif o.copy and o.zone != "stack":
            due.append(Cease(id, by_rule="704.5e"))
    return due


def _each_once(due: list[Event]) -> list[Event]:
    """One object leaves, and one player loses, once, for whichever reason comes first (704.7)."""
    leaving: list[Id] = []
    losing: list[Id] = []
    kept: list[Event] = []
    for event in due:
        if isinstance(event, LoseGame):
            if event.player in losing:
                continue
            losing.append(event.player)
        elif isinstance(event, Move | Destroy | Sacrifice):
            if event.object in leaving:
                continue
            leaving.append(event.object)
        kept.append(event)
    return kept
