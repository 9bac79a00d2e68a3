"""122.1b Keyword counters: which kind of counter gives which keyword."""

from __future__ import annotations

from spellwright.keywords.deathtouch import Deathtouch
from spellwright.keywords.double_strike import DoubleStrike
from spellwright.keywords.exalted import Exalted
from spellwright.keywords.first_strike import FirstStrike
from spellwright.keywords.flying import Flying
from spellwright.keywords.haste import Haste
from spellwright.keywords.hexproof import Hexproof
from spellwright.keywords.indestructible import Indestructible
from spellwright.keywords.lifelink import Lifelink
from spellwright.keywords.menace import Menace
from spellwright.keywords.reach import Reach
from spellwright.keywords.shadow import Shadow
from spellwright.keywords.trample import Trample
from spellwright.keywords.vigilance import Vigilance
from spellwright.words.ability import Ability

KEYWORD_COUNTERS: tuple[tuple[str, Ability], ...] = (
    ("deathtouch", Deathtouch()),
    ("double strike", DoubleStrike()),
    ("exalted", Exalted()),
    ("first strike", FirstStrike()),
    ("flying", Flying()),
    ("haste", Haste()),
    ("hexproof", Hexproof()),
    ("indestructible", Indestructible()),
    ("lifelink", Lifelink()),
    ("menace", Menace()),
    ("reach", Reach()),
    ("shadow", Shadow()),
    ("trample", Trample()),
    ("vigilance", Vigilance()),
)
"""Handed over to the rules when a game starts."""
