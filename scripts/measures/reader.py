"""The bars of the issue "Reader"."""

from __future__ import annotations

from measures.covering import coverage, reading_speed, scenarios
from measures.dealt import dealt_games
from measures.figure import Bar
from measures.mutation import mutations
from measures.readings import guards, readings
from measures.rulings import fifty_rulings
from measures.trials import trials

BARS: tuple[Bar, ...] = (
    coverage,
    readings,
    guards,
    mutations,
    trials,
    reading_speed,
    scenarios,
    fifty_rulings,
    dealt_games,
)
