"""732. Handling Illegal Actions: what can't be completed is reversed."""

from __future__ import annotations

from spellwright.rules.activation_permissions import as_hooks
from spellwright.rules.noticing import earlier_triggers, later_triggers
from spellwright.state.events.event import Event, note_down, record
from spellwright.state.events.mana_abilities import ManaAbilityBegins, ManaAbilityEnds
from spellwright.state.events.stack import SpendMana, Triggered
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.state.history import Entry
from spellwright.words.mana import without

Group = list[Entry]
"""What happened in the course of one mana ability, oldest first, from its beginning to its end."""


def take_back(game: Game, before: Game) -> None:
    """Return to the moment before an action (732.1).

    Mana abilities that moved cards to or from a library, shuffled or revealed it can't be reversed: what happened in
    them happens again, to the same cards; with them the mana abilities that may have paid for them.
    """
    kept = _irreversible(game, _mana_abilities(game, before))
    game.restore(before)
    for group in kept:
        _do_again(game, group)


def _mana_abilities(game: Game, before: Game) -> list[Group]:
    """The mana abilities that were activated, or triggered, since then; those within others are part of these."""
    happened: list[Entry] = []
    entry = game.history
    while entry is not None and entry is not before.history:
        happened.append(entry)
        entry = entry.before
    groups: list[Group] = []
    depth = 0
    for entry in reversed(happened):
        if isinstance(entry.event, ManaAbilityBegins):
            if not depth and not (groups and entry.event.event is not None):  # 605.4a: part of what triggered it
                groups.append([])
            depth += 1
        if depth:
            groups[-1].append(entry)
        if isinstance(entry.event, ManaAbilityEnds):
            depth -= 1
    return groups


def _irreversible(game: Game, groups: list[Group]) -> list[Group]:
    """The groups that touched a library (732.1), and those before one that was paid for with mana."""
    kept: list[Group] = []
    all_before = False
    for group in reversed(groups):
        if all_before or any(_touches_library(game, entry.event) for entry in group):
            kept.append(group)
            all_before = all_before or any(isinstance(e.event, ManaAbilityEnds) and e.event.spent for e in group)
    return kept[::-1]


def _touches_library(game: Game, event: Event) -> bool:
    """Whether an event shuffled or revealed cards of a library, or moved one to or from it."""
    if event.LIBRARY:
        return True
    return isinstance(event, Move) and (event.to == "library" or event.from_zone(game) == "library")


def _do_again(game: Game, group: Group) -> None:
    """Let the same things happen again: no question is asked again, since events name what was chosen."""
    for old in group:
        earlier = earlier_triggers(game, [old.event])
        entry = record(game, old.event, old.rule, old.source, old.new)
        for waiting in earlier([entry]) + later_triggers(game, [entry]):
            if not as_hooks(waiting.ability).mana_trigger():  # what those did is among what happens again
                note_down(game, Triggered(waiting))
        if isinstance(old.event, ManaAbilityEnds) and old.event.spent:
            pool = without(game.player(old.event.player).pool, old.event.spent)
            note_down(game, SpendMana(old.event.player, pool))
