"""603.3 and 603.8: triggered abilities are put onto the stack."""

from __future__ import annotations

from spellwright.rules.announcing import announce
from spellwright.rules.happen import happen
from spellwright.state.events.event import note_down
from spellwright.state.events.stack import LeaveStack, NoLongerWaits, PutAbility
from spellwright.state.game import Game
from spellwright.state.history import Waiting
from spellwright.words.procedure import Illegal, Procedure, choose_order


def put_triggers(game: Game) -> Procedure[None]:
    """Put what has triggered onto the stack: players in turn order, each in the order they like (603.3b)."""
    waiting = game.waiting
    for player in game.in_turn_order():
        mine = [w for w in waiting if w.controller == player]
        why = "Which triggered ability goes onto the stack next? The last one resolves first."
        ordered = yield from choose_order(player, mine, "trigger order", why, "603.3b")
        for trigger in ordered:
            yield from _put(game, trigger)
    for trigger in game.waiting:
        if trigger.controller and game.player(trigger.controller).out:  # 800.4d
            note_down(game, NoLongerWaits(trigger.number))


def _put(game: Game, trigger: Waiting) -> Procedure[None]:
    """Put one onto the stack with its modes and targets; without legal choices it's removed at once (603.3c-d)."""
    note_down(game, NoLongerWaits(trigger.number))
    put = PutAbility(trigger.ability, trigger.source, trigger.controller, trigger.event, trigger.memory)
    entries = yield from happen(game, put, rule="603.3", source=trigger.source)
    for entry in entries:
        try:
            yield from announce(game, entry.new)
        except Illegal:
            yield from happen(game, LeaveStack(entry.new), rule="603.3d", source=trigger.source)
