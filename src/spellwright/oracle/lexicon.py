"""Lists of names that texts use without saying what they mean: ability words and kinds of counters."""

from __future__ import annotations

ABILITY_WORDS = (
    "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel", "chroma", "cohort",
    "constellation", "converge", "council's dilemma", "coven", "delirium", "descend 4", "descend 8", "domain",
    "eerie", "eminence", "enrage", "fateful hour", "fathomless descent", "ferocious", "flurry", "formidable",
    "grandeur", "hellbent", "heroic", "imprint", "inspired", "join forces", "kinship", "landfall", "lieutenant",
    "magecraft", "metalcraft", "morbid", "pack tactics", "paradox", "parley", "radiance", "raid", "rally", "renew",
    "revolt", "secret council", "spell mastery", "strive", "survival", "sweep", "tempting offer", "threshold",
    "undergrowth", "valiant", "void", "will of the council",
)  # fmt: skip
"""The ability words of the pinned edition (207.2c): no rules meaning."""

LATER_KEYWORDS = ("power-up",)
"""Names before a dash that have a rules meaning in later editions: no flavor words."""

KEYWORD_COUNTERS = (
    "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
    "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
)  # fmt: skip
"""The keywords that a counter can be (122.1b)."""

COUNTERS_WITH_RULES = ("shield", "stun", "loyalty", "poison", "defense", "finality", "rad", "energy", "experience")
"""Kinds of counters that rules speak of (122.1c-i, 107.14) or that players have."""

_NAMES = """
acorn aegis age aim arrow arrowhead awakening bait blaze blessing blight blood bloodline bloodstain book bounty
bribery brick burden cage carrion chorus charge coin collection component contested corpse corruption credit
croak crystal cube currency death delay depletion descent despair devotion discovery divinity doom dread dream
duty echo egg elixir ember enlightened eon everything eyeball eyestalk fade fate feather feeding fellowship
fetch filibuster fire flame flood foreshadow fungus funk fury fuse gem ghostform globe glyph gold growth hack
harmony hatching hatchling healing hit hone hoofprint hope hour hourglass hunger ice impostor incarnation
incubation infection ingredient ink intervention invitation isolation javelin judgment ki kick knickknack
knowledge landmark level lore loot luck magnet manabond manifestation mannequin matrix memory midway mine mining
mire music muster necrodermis nest net night oil omen ore page pain palliation paralyzation petal petrification
phylactery phyresis pin plague plan plot point polyp possession pressure prey pupa quest release reprieve
rejection rev revival ribbon ritual rope rust scream scroll shell shred silver skewer sleep sleight slime
slumber soot soul spark spite spore stash storage story strife study supply suspect takeover task theft tide
time tower training trap treasure unity unlock valor velocity verse vitality void volatile vortex vow voyage
wage winch wind wish wreck
"""
NAMED_COUNTERS = tuple(_NAMES.split())
"""Kinds of counters that cards name and that no rule of their own speaks of (122.1)."""

COUNTER_KINDS = tuple(sorted({*KEYWORD_COUNTERS, *COUNTERS_WITH_RULES, *NAMED_COUNTERS}))
