"""Cards made from what words say: one that a noun phrase describes, by its types, subtypes, colours, keywords and name."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from spellwright.actions.restrictions.objects import BeTarget
from spellwright.actions.targeting_despite import TargetsDespite
from spellwright.actions.walking import children, within
from spellwright.cr.subtypes import card_types_of
from spellwright.keywords.activating import ActivatesKeyword
from spellwright.keywords.names import Called
from spellwright.lab.trials.sandbox import MANY
from spellwright.oracle.compiler import compile_card
from spellwright.oracle.face import FaceText
from spellwright.state.card import Card
from spellwright.state.events.stack import Activated, AddMana
from spellwright.words.ability_posts import WithActivatedAbility
from spellwright.words.adjectives import Color, InState, Non, Not, OfColor, OfSupertype, State
from spellwright.words.amounts import Number
from spellwright.words.conditions import Condition
from spellwright.words.counted import CountersOn
from spellwright.words.keyword import Keyword
from spellwright.words.kinds import OfSubtype, OfType, SubtypeModifier, TypeModifier
from spellwright.words.name_posts import ControlsEachNamed, NamedCard
from spellwright.words.nouns import Noun, Things
from spellwright.words.number_posts import WithStat, WithStatBy
from spellwright.words.reference_posts import Targeting
from spellwright.words.stats import Relation, Stat
from spellwright.words.word import Word

JOINED = 6
MIDDLE = (3, 3)
SIZES = ((1, 1), (3, 3), (5, 5), (12, 12), (20, 20))
COST = {
    Color.WHITE: "{W}", Color.BLUE: "{U}", Color.BLACK: "{B}", Color.RED: "{R}", Color.GREEN: "{G}",
    Color.COLORLESS: "{3}", Color.MONOCOLORED: "{G}", Color.MULTICOLORED: "{W}{B}",
}  # fmt: skip

BY_COUNTERS = (MANY, MANY + 1, 1)
"""The mana values of what is as many as there are counters: those of the set-up, one more, or the first."""

TRIGGERING = "At the beginning of each upkeep, target player gains 1 life."

AIMING = "Choose one —\n• Exile target card from a graveyard.\n• Target creature gets +1/+1 until end of turn."
AIMING_ABILITY = "{0}: Target creature gets +1/+1 until end of turn."
"""What would target what can't be the target of spells, there or on the battlefield, or of abilities."""
LOYALTY_ABILITY = "+1: Draw a card."
DOING = "{0}: You gain 1 life."
USED = {Activated: DOING, AddMana: "{T}: Add {C}."}
"""What a thing can do that is spoken of as this is done with it."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What a card has to be."""

    name: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    cost: str = ""
    text: str = ""


ATTACHED = {
    State.ENCHANTED: Measures(types=("enchantment",), subtypes=("Aura",)),
    State.EQUIPPED: Measures(types=("artifact",), subtypes=("Equipment",)),
    State.MODIFIED: Measures(types=("artifact",), subtypes=("Equipment",)),
}
"""What is attached to a thing that is so (301.5, 303.4)."""
GENERAL = (
    ("Plaid", "{W}{U}", "Creature — Human Wizard", ""),
    ("Rainbow", "{W}{U}{B}{R}{G}", "Creature — Elemental", "Flying, vigilance, haste"),
    ("Twice", "{R}", "Instant", "Kicker {1}\nDraw a card. If this spell was kicked, you gain 1 life."),
    ("Trifle", "{0}", "Instant", "Draw a card."),
    ("Fountain", "{X}{R}", "Sorcery", "Fountain deals X damage to any target."),
    ("Cloak", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."),
    ("Shackles", "{W}", "Enchantment — Aura", "Enchant permanent\nEnchanted permanent has indestructible."),
    ("Whisper", "{U}", "Instant — Arcane", "Draw a card."),
    ("Sage", "{3}", "Legendary Planeswalker — Jace", "+1: Draw a card."),
    ("Hero", "{1}{W}", "Legendary Creature — Human Warrior", "First strike"),
    ("Orb", "{4}", "Legendary Artifact", ""),
    ("Colossus", "{9}", "Artifact Creature — Golem", "Trample"),
    ("Devourer", "{10}", "Creature — Eldrazi", ""),
    ("Echoes", "{1}{R}", "Instant", "Draw a card.\nFlashback {R}"),
    ("Wheel", "{1}{U}", "Creature — Bird", "Flying\nCycling {1}"),
    ("Stranger", "{3}{G}", "Creature — Beast", "Morph {G}"),
    ("Ambusher", "{1}{G}", "Creature — Cat", "Flash\nHaste"),
    ("Shadowy", "{B}", "Creature — Rat", "Deathtouch, lifelink, menace"),
    ("Spring", "", "Land", "{T}: Add {G}."),
    ("Crossing", "", "Land — Plains Island", ""),
    ("Frost", "", "Basic Snow Land — Forest", ""),
    ("Thicket", "", "Land — Desert", ""),
    ("Glacier", "{1}{U}", "Snow Creature — Bear", ""),
    ("Saying", "{W}", "Enchantment", ""),
    ("Tide", "{2}{U}", "Sorcery", "Return all creatures to their owners' hands."),
    ("Fire", "{1}{R}", "Sorcery", "Fire deals 3 damage to each creature and each player."),
    ("Rebirth", "{1}{B}", "Sorcery", "Return target creature card from your graveyard to the battlefield."),
    ("Fog", "{G}", "Instant", "Prevent all combat damage that would be dealt this turn."),
    ("Swap", "{U}", "Sorcery", "Gain control of target permanent."),
    ("Prism", "{2}", "Artifact", "{T}: Add one mana of any color."),
    ("Sprout", "{G}", "Creature — Elf Druid", "{T}: Add {G}."),
    ("Grafting", "{2}{G}", "Creature — Beast", "Mutate {1}{G}"),
)
"""Cards of the kinds that texts speak of, besides those that each board has."""


EVASIONS = ("Flying", "Shadow", "Horsemanship")
"""What can be blocked by those alone that have it too (702.9b, 702.28b, 702.31b)."""

TURNING = (("Human Werewolf", "Werewolf"), ("Werewolf", "Werewolf"))
"""The subtypes of the faces of creatures that transform (712)."""


@cache
def general() -> tuple[Card, ...]:
    """The cards of all kinds."""
    made = (_made(name, cost, line, text, (3, 3)) for name, cost, line, text in GENERAL)
    return (*(card for card in made if card is not None), *(_turning(*subtypes) for subtypes in TURNING), _adventurer())


def _adventurer() -> Card:
    """A creature that has an Adventure (715)."""
    whole = FaceText("Wanderer", "{1}{G}", "Creature — Human Scout", "", "3", "3")
    return compile_card("Wanderer", "adventure", [whole, FaceText("Way", "{G}", "Sorcery — Adventure", "Scry 1.")]).card


def _turning(front: str, back: str) -> Card:
    """A creature that is transformed as something says so."""
    faces = [
        FaceText(f"{name} {front}", "{2}" * (name == "Day"), f"Creature — {subtypes}", "", "3", "3")
        for name, subtypes in (("Day", front), ("Night", back))
    ]
    return compile_card(faces[0].name, "transform", faces).card


def tailored(
    paragraphs: Sequence[Word], sizes: Sequence[tuple[int, int]] = SIZES, evading: str = ""
) -> tuple[Card, ...]:
    """Cards that the noun phrases of these texts describe, in several sizes where they are creatures.

    With `evading` the creatures are there with such an ability as well: only they could block what has it.
    """
    found: dict[tuple[str, ...], Card] = {}
    alone = dict.fromkeys(m for each in paragraphs for word in within(each) for m in _measures(word))
    pairs = [pair for pair in combinations(alone, 2) if _joined(*pair) not in pair]
    special = [pair for pair in pairs if any(map(_special, pair))]
    of_types = [pair for pair in pairs if not any(map(_special, pair)) and all(each.types for each in pair)]
    several = [_joined(one, other) for one, other in (*special[:JOINED], *of_types[:JOINED])]
    wanted = dict.fromkeys((*alone, *several))
    if evading:
        plain = [each for each in wanted if "creature" in _types(each) and not each.text]
        wanted |= dict.fromkeys(replace(each, text=evading) for each in plain)
    for number, measures in enumerate(wanted):
        for size in sizes if "creature" in _types(measures) else sizes[:1]:
            card = _cut(measures, f"Made {number}", size)
            if card is not None:
                found[(card.name, card.faces[0].name, str(card.faces[0].power))] = card
    return tuple(found.values())


def evasion(card: Card) -> str:
    """The ability of a creature card that those that block it must have as well; none if others can."""
    has = (name for name in EVASIONS for ability in card.faces[0].abilities if type(ability).__name__ == name)
    return next(has, "")


def _special(measures: Measures) -> bool:
    return bool(measures.subtypes or measures.text or measures.cost or measures.supertypes)


def _joined(one: Measures, other: Measures) -> Measures:
    """What a card has to be of which two phrases speak: "target enchantment … if it's a God"."""
    return Measures(
        one.name or other.name,
        tuple(dict.fromkeys((*one.supertypes, *other.supertypes))),
        tuple(dict.fromkeys((*one.types, *other.types))),
        tuple(dict.fromkeys((*one.subtypes, *other.subtypes))),
        one.cost or other.cost,
        one.text or other.text,
    )


def _measures(word: Word) -> Iterator[Measures]:
    """What the cards are that a word speaks of."""
    if isinstance(word, NamedCard):
        yield Measures(name=word.name)
    if isinstance(word, ControlsEachNamed):
        types = tuple(kind.last for kind in within(word.what) if isinstance(kind, OfType))
        yield from (Measures(each.name, types=types) for each in word.names)
    if isinstance(word, Condition):
        yield from _asked(word)
    if isinstance(word, InState):
        yield from (ATTACHED[state] for state in word.states if state in ATTACHED)
    if isinstance(word, ActivatesKeyword):
        yield Measures(text=f"{word.name.value.capitalize()} — {DOING}")
    if isinstance(word, TargetsDespite):
        yield Measures(types=("creature",), text=_keyword(word.keyword))
    if isinstance(word, BeTarget):
        yield Measures(types=("instant",), text=AIMING)
        yield Measures(types=("artifact",), text=AIMING_ABILITY)
    for kind, text in USED.items():
        if kind in getattr(word, "EVENTS", ()):
            described = (each for thing in within(word) if isinstance(thing, Things) for each in _described(thing))
            yield from (replace(each, text=each.text or text) for each in described if "planeswalker" not in each.types)
    if not isinstance(word, Things):
        return
    yield from _described(word)


def _asked(condition: Condition) -> Iterator[Measures]:
    """What a condition asks of something that was named before: "if that creature has infect"."""
    inside = list(within(condition, lambda each: not isinstance(each, Things)))
    text = _keywords(inside)
    types = tuple(kind.last for kind in inside if isinstance(kind, OfType))
    subtypes = tuple(kind.last for kind in inside if isinstance(kind, OfSubtype))
    cost = "".join(COST[color] for each in inside if isinstance(each, OfColor) for color in each.colors)
    supertypes = tuple(each.supertype.value for each in inside if isinstance(each, OfSupertype))
    if text or types or subtypes or cost or supertypes:
        yield Measures("", supertypes, types, subtypes, cost, text)
    if text and "\n" not in text:  # what has it as something else gives it
        gives = f"Enchant creature\nEnchanted creature has {text[0].lower()}{text[1:]}."
        yield Measures(types=("enchantment",), subtypes=("Aura",), text=gives)


def _described(word: Things) -> Iterator[Measures]:
    """What the cards are that a noun phrase describes; for a triggered ability what has one (603.1)."""
    if any(isinstance(each, InState) and State.TRIGGERED in each.states for each in word.adjectives):
        yield Measures(types=("artifact",), text=TRIGGERING)
        return
    if Noun.ABILITY in word.nouns:
        yield from (Measures(types=("artifact",), text=f"{{0}}: Untap target {kind}.") for kind in _targeted(word))
    inside = [each for part in (*word.adjectives, *word.posts) for each in within(part)]
    supertypes = tuple(each.supertype.value for each in inside if isinstance(each, OfSupertype))
    cost = "".join(COST[color] for each in inside if isinstance(each, OfColor) for color in each.colors)
    costs = [generic + cost for generic in _generic(inside, cost.count("{"))]
    text = _keywords(inside)
    if any(isinstance(each, WithActivatedAbility) for each in inside):
        text = "{2}: You gain 1 life."
    names = [each.name for each in inside if isinstance(each, NamedCard)] or [""]
    named = word.names.kinds if word.names is not None else ()
    for kind in (*word.kinds, *named) or (None,):
        types, subtypes = _kinds(kind)
        if not types and any(isinstance(each, Non) and Not.CREATURE in each.what for each in word.adjectives):
            types = ("artifact",)
        yield from (Measures(name, supertypes, types, subtypes, cost, text) for name in names for cost in costs)


def _targeted(word: Things) -> Iterator[str]:
    """What abilities target that a noun phrase speaks of: "ability an opponent controls that targets a land you control"."""
    for post in word.posts:
        if isinstance(post, Targeting):
            types = [kind.last for kind in within(post) if isinstance(kind, OfType)]
            yield types[0] if types else "permanent"


def _generic(words: Sequence[Word], colored: int) -> tuple[str, ...]:
    """The generic mana in the costs of what has such a mana value, besides so much coloured mana; of several, each."""
    if any(map(_is_counted, words)):
        return tuple(f"{{{n - colored}}}" for n in BY_COUNTERS if n > colored)
    asked = (each for each in words if isinstance(each, WithStat) and each.stat is Stat.MANA_VALUE)
    numbers = (word.n for each in asked for word in within(each) if isinstance(word, Number))
    return (next((f"{{{n - colored}}}" for n in numbers if n > colored), ""),)


def _is_counted(word: Word) -> bool:
    """Whether it says that a mana value is as many as counters: "equal to the number of charge counters on ~"."""
    if not isinstance(word, WithStatBy) or word.stat is not Stat.MANA_VALUE or word.relation is not Relation.EQUAL:
        return False
    return any(isinstance(each, CountersOn) for each in within(word))


def _keywords(words: Sequence[Word]) -> str:
    said = (_keyword(each) for each in words if isinstance(each, Keyword | Called))
    return "\n".join(dict.fromkeys(text for text in said if text))


def _keyword(word: Keyword | Called) -> str:
    """A keyword as a line of text, one that is only named with a number or cost that it can have; else nothing."""
    english = word.ENGLISH
    if isinstance(word, Keyword) and isinstance(english, str) and "{" not in english:
        return english.capitalize()
    name = word.name.value if isinstance(word, Called) else re.sub("(?<!^)(?=[A-Z])", " ", type(word).__name__)
    return next((line for line in _lines(name.capitalize()) if _cut(Measures(text=line), "Made", MIDDLE)), "")


def _lines(name: str) -> tuple[str, ...]:
    return f"{name} {{1}}", f"{name} 1", name, f"{name} from red", f"Island{name.lower()}", f"{name} 1—{{1}}"


def _kinds(kind: Word | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    types: list[str] = []
    subtypes: list[str] = []
    for each in (kind, *children(kind)) if kind is not None else ():
        match each:
            case OfType(last=name) | TypeModifier(name=name):
                types.append(name)
            case OfSubtype(last=name) | SubtypeModifier(name=name):
                subtypes.append(name)
    return tuple(types), tuple(subtypes)


def _types(measures: Measures) -> list[str]:
    """The types, those of the subtypes included (205.3); a creature if nothing is said."""
    types = list(measures.types)
    for subtype in measures.subtypes:
        known = card_types_of(subtype)
        if known and not any(each in types for each in known):
            types.append(known[0])
    return types or ["creature"]


def _cut(measures: Measures, name: str, size: tuple[int, int]) -> Card | None:
    types = _types(measures)
    line = " ".join(each.capitalize() for each in (*measures.supertypes, *types) if each != "permanent")
    if measures.subtypes:
        aura = ("Aura",) if "Curse" in measures.subtypes and "Aura" not in measures.subtypes else ()
        line += f" — {' '.join((*aura, *measures.subtypes))}"
    cost = "" if "land" in types else measures.cost or "{2}"
    text = measures.text or (LOYALTY_ABILITY if "planeswalker" in types else "")
    return _made(measures.name or name, cost, line, text, size)


@cache
def _made(name: str, cost: str, line: str, text: str, size: tuple[int, int]) -> Card | None:
    text = text or (f"Enchant {'player' if 'Curse' in line else 'permanent'}" if "Aura" in line else "")  # 303.4a
    power, toughness = (str(n) if "Creature" in line or "Vehicle" in line else "" for n in size)
    loyalty = "5" if "Planeswalker" in line else ""
    try:
        made = compile_card(name, "normal", [FaceText(name, cost, line, text, power, toughness, loyalty)])
    except ValueError:
        return None
    return made.card if made.is_read else None
