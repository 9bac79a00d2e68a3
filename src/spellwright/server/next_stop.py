"""What the button for passing says: where the player is asked next, if nobody does anything but pass."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from spellwright.rules.timing import MAIN_PHASES
from spellwright.server.passing import ACT, ALWAYS, STEPS, OptionSeen, Settings, Window, counting, stop_word

ATTACK = "declare attackers"
ONLY_WITH_ATTACKERS = ("declare blockers", "combat damage", "end of combat")
SELDOM = ("untap", "first combat damage", "cleanup")
"""Steps in which players get priority only now and then (502.4, 510.4, 514.3a): nobody is told that they lead there."""


def next_stop(
    window: Window,
    settings: Settings,
    later: tuple[OptionSeen, ...] | None = None,
    *,
    could_attack: bool = False,
    combat: bool = False,
) -> str:
    """Where passing leads, as the table of stops says.

    Args:
        window: the moment.
        settings: what the player asked for.
        later: what of the options is open outside main phases too; if left out, all.
        could_attack: they have creatures that could attack this turn, and will be asked.
        combat: there are attackers, so that the steps after their declaration come.
    """
    if window.top is not None:
        return f"resolve {window.top.name}"
    outside = window if later is None else replace(window, options=later)
    for each in _later(window):
        mine = each.my_turn
        if mine and each.turn == window.turn and each.step == ATTACK and could_attack:
            return "to attack"
        fights = each.turn == window.turn and combat
        if each.step in ONLY_WITH_ATTACKERS and not fights:
            continue
        word = stop_word(each, settings)
        seen = window if mine and each.step in MAIN_PHASES else outside
        if settings.full_control or word == ALWAYS or (word == ACT and counting(seen, settings)):
            return f"to {'' if each.turn == window.turn else 'my ' if mine else 'their '}{each.step}"
    return "to my next turn"


def _later(window: Window) -> Iterator[Window]:
    """The steps that come, up to the end of the player's next turn."""
    now = STEPS.index(window.step) if window.step in STEPS else len(STEPS)
    for turn in range(3):
        for step in STEPS[now + 1 if turn == 0 else 0 :]:
            if step not in SELDOM:
                mine = window.my_turn if turn % 2 == 0 else not window.my_turn
                yield replace(window, turn=window.turn + turn, step=step, my_turn=mine)
