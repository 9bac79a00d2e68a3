"""What happens as a control-changing effect begins or ends (302.6, 506.4, 800.4c)."""

from __future__ import annotations

from spellwright.rules.asking import controller, noted
from spellwright.rules.happen import happen
from spellwright.rules.layers import derived
from spellwright.state.events.combat import RemoveFromCombat
from spellwright.state.events.effects import ComesUnderControl
from spellwright.state.events.event import Event
from spellwright.state.events.permanents import Mark
from spellwright.state.events.zones import Move
from spellwright.state.game import Game
from spellwright.words.procedure import Id, Procedure

UNDER = "under"
"""The note on a permanent: whose control it came under by a continuous effect."""


def notice_changes_of_control(game: Game) -> Procedure[None]:
    """Notice which permanents are under another player's control than before, and carry out what follows from it."""
    changes: list[Event] = []
    for id in _in_question(game):
        o = game[id]
        now = controller(game, id)
        before = o.note(UNDER)
        if now == (before or o.controller):
            continue
        if game.player(now).out:  # 800.4c
            changes.append(Move(id, "exile", cause="leaves the game", by_rule="800.4c"))
            continue
        if o.attacking or o.blocking:
            changes.append(RemoveFromCombat(id, by_rule="506.4"))
        changes.append(ComesUnderControl(id, now, before or o.controller))
        changes.append(Mark(id, UNDER, now if now != o.controller else 0))
    if changes:
        yield from happen(game, *changes, rule="302.6")


def _in_question(game: Game) -> list[Id]:
    """The permanents that are, or were when it was noticed last, under control of somebody else by an effect."""
    taken = derived(game).controllers
    if not taken:
        return noted(game)
    objects = game.objects
    return [id for id in game.battlefield if id in taken or ((o := objects[id]) is not None and o.notes)]
