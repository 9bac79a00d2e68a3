"""What keywords mean (702.1): their texts are read, and the words they stand for are what their English says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spellwright.actions.abilities.activated import Activated
from spellwright.actions.abilities.keyword_line import KeywordLine
from spellwright.actions.abilities.paragraph import Paragraph
from spellwright.actions.discard import Discard
from spellwright.actions.doing import ActCost
from spellwright.actions.walking import field_names
from spellwright.keywords.cycling import Cycled
from spellwright.keywords.keyword import KeywordAbility
from spellwright.oracle.binding.binder import Binder
from spellwright.oracle.english import grammar, read
from spellwright.oracle.modules import modules
from spellwright.oracle.outcome import Reading
from spellwright.words.keyword import Keyword
from spellwright.words.references import Self
from spellwright.words.word import Word

LINES = """
Flying ~ First strike ~ Double strike ~ Deathtouch ~ Defender ~ Flash ~ Haste ~ Indestructible ~ Lifelink ~ Menace
Reach ~ Shroud ~ Trample ~ Vigilance ~ Fear ~ Intimidate ~ Shadow ~ Horsemanship ~ Skulk ~ Wither ~ Infect ~ Toxic 2
Phasing ~ Changeling ~ Devoid ~ Undaunted ~ Affinity for artifacts ~ Affinity for Plains ~ Split second ~ Convoke
Improvise ~ Delve ~ Bushido 2 ~ Bushido X ~ Afflict 3 ~ Annihilator 2 ~ Frenzy 1 ~ Poisonous 3 ~ Soulshift 7
Afterlife 1 ~ Fabricate 2 ~ Battle cry ~ Exalted ~ Prowess ~ Ingest ~ Persist ~ Undying ~ Mentor ~ Level up {4}
Outlast {1}{W} ~ Exploit
Reinforce 2⸺{3}{W} ~ Kicker {2}{U} ~ Kicker {2}{U} and/or {1}{B} ~ Kicker⸺Sacrifice a land. ~ Multikicker {1}
Buyback {3} ~ Flashback {4}{R} ~ Flashback⸺{1}{U}, Pay 3 life. ~ Jump-start ~ Retrace ~ Aftermath ~ Fuse
Escape⸺{3}{B}, Exile five other cards from your graveyard. ~ Evoke {U} ~ Dash {1}{R} ~ Blitz {2}{R} ~ Overload {6}{U}
Spectacle {B} ~ Surge {1}{U} ~ Prowl {1}{B} ~ Rebound ~ Storm ~ Gravestorm ~ Replicate {1}{R} ~ Conspire ~ Casualty 2
Cascade ~ Dredge 3 ~ Hexproof ~ Hexproof from black ~ Protection from black and from red ~ Protection from everything
Protection from Vampires, from Werewolves, and from Zombies ~ Protection from all colors ~ Protection from artifacts
Protection from non-Human creatures ~ Protection from mana value 3 or greater ~ Protection from the chosen color
Protection from spells that are one or more colors ~ Protection from instant spells and from sorcery spells
Protection from snow ~ Protection from Arcane ~ Islandwalk ~ Snow swampwalk ~ Nonbasic landwalk ~ Legendary landwalk
Enchant creature you control ~ Enchant player ~ Enchant creature card in a graveyard ~ Equip {3} ~ Equip Knight {1}
Equip legendary creature {3} ~ Equip⸺Discard a card. ~ Fortify {3} ~ Cycling {2} ~ Cycling⸺Pay 2 life.
Morph {2}{W} ~ Morph⸺Discard a card. ~ Megamorph {3}{G} ~ Disguise {1}{B} ~ Bestow {3}{G}{G} ~ Foretell {1}{U}
Suspend 4⸺{U} ~ Suspend X⸺{X}{R}. X can't be 0. ~ Suspend ~ Madness {R} ~ Madness ~ Flashback ~ Foretell ~ Ward {2}
Ward⸺Pay 2 life. ~ Echo {1}{R} ~ Echo⸺Sacrifice two lands. ~ Cumulative upkeep {1} ~ Cumulative upkeep⸺Sacrifice a creature.
Fading 2 ~ Vanishing 3 ~ Vanishing ~ Modular 1 ~ Graft 2
Flanking ~ Rampage 2 ~ Melee ~ Dethrone ~ Training ~ Evolve ~ Extort ~ Renown 1 ~ Unleash ~ Riot ~ Bloodthirst 1
Bloodthirst X ~ Sunburst ~ Ravenous ~ Amplify 1 ~ Devour 1 ~ Devour artifact 1 ~ Tribute 2 ~ Living weapon
For Mirrodin! ~ Job select
Crew 3 ~ Saddle 2 ~ Unearth {1}{R} ~ Embalm {3}{W} ~ Eternalize {3}{W}{W} ~ Scavenge {4}{G} ~ Encore {3}{B}
Ninjutsu {1}{B} ~ Commander ninjutsu {U}{B} ~ Recover {2}{B} ~ Transmute {1}{U}{B} ~ Transfigure {1}{B}{B}
Reconfigure {2} ~ Umbra armor ~ Totem armor ~ Entwine {2} ~ Escalate {1} ~ Escalate⸺Discard a card. ~ Myriad ~ Decayed
Provoke ~ Mobilize 2
Partner ~ Friends forever ~ Choose a Background ~ Doctor's companion ~ Partner with ‹Pir, Imaginative Rascal› ~ Ascend
Disturb {1}{U} ~ More Than Meets the Eye {2}{W} ~ Warp {1}{R} ~ Plot {3}{G} ~ Emerge {5}{U} ~ Emerge from artifact {5}{U}
Freerunning {1}{B} ~ Web-slinging {2}{W} ~ Awaken 4⸺{4}{U} ~ Impending 4⸺{1}{G}{G} ~ Harmonize {5}{U} ~ Mayhem {1}{R}
Mayhem
Champion a Faerie ~ Hideaway 4 ~ Miracle {W} ~ Soulbond ~ Living metal ~ Backup 1 ~ Squad {2} ~ Offspring {2} ~ Bargain
Demonstrate ~ Ripple 4 ~ Epic ~ Absorb 1 ~ Station ~ Daybound ~ Nightbound
Splice onto Arcane {1}{U} ~ Splice onto instant or sorcery {3}{W} ~ Assist ~ Cipher ~ Haunt ~ Gift a card ~ Enlist
Start your engines! ~ Prototype {2}{R} — 3/2 ~ Craft with artifact {4}{W}{W} ~ Craft with one or more Dinosaurs {4}{R}
Aura swap {2}{U} ~ Read ahead ~ Compleated ~ Goblin offering ~ Cleave {4}{U}
Mutate {5}{U}
Banding ~ Bands with other legendary creatures
Firebending 2 ~ Sneak {1}{U}
Trample over planeswalkers
Space sculptor ~ Hidden agenda
Companion — Your starting deck contains only cards with even mana values.
Plainscycling {2} ~ Basic landcycling {1}{G} ~ Wizardcycling {3}
"""
TEXTS = tuple(text.strip().replace("⸺", "—") for line in LINES.splitlines() for text in line.split("~") if text.strip())


def keywords(text: str) -> tuple[Keyword, ...]:
    """The keywords of a line."""
    reading = read(text)
    assert isinstance(reading, Reading), reading
    assert isinstance(reading.value, KeywordLine)
    return reading.value.keywords


@pytest.mark.parametrize("text", TEXTS)
def test_a_line_is_read_as_keywords_and_printed_as_it_was(text: str) -> None:
    assert grammar().text(KeywordLine(keywords(text))) == text


@pytest.mark.parametrize("text", TEXTS)
def test_a_meaning_made_of_words_reads_as_it_is_printed(text: str) -> None:
    for keyword in keywords(text):
        for meant in keyword.means():
            if isinstance(meant, Paragraph):
                spoken = aloud(meant)
                reading = read(grammar().text(spoken))
                assert isinstance(reading, Reading), reading
                said, bindings = Binder(frozenset({"permanent", "creature"})).paragraph(reading.value)
                assert said == spoken
                assert all(bound.is_bound for bound in bindings)
                assert references(said) == references(spoken)


def test_every_keyword_has_a_line_here_and_says_what_it_does() -> None:
    lines = [type(keyword) for text in TEXTS for keyword in keywords(text)]
    every = [
        kind
        for module in modules()
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, KeywordAbility) and kind.__module__ == module.__name__
    ]
    concrete = [kind for kind in every if "__dataclass_fields__" in vars(kind) and kind.ENGLISH]
    assert [kind.__name__ for kind in concrete if kind not in lines] == []
    assert [
        kind.__name__ for kind in concrete if not kind.SUMMARY.endswith(".") or not kind.RULE.startswith("702.")
    ] == []


def aloud(meant: Paragraph) -> Paragraph:
    """The meaning as it is said: a cycling ability's cost is to discard the card, like any other."""
    if not isinstance(meant, Activated):
        return meant
    discard = ActCost(Discard(Self()))
    return replace(meant, costs=tuple(discard if isinstance(cost, Cycled) else cost for cost in meant.costs))


def references(word: Word) -> list[tuple[int, int]]:
    """Which phrase refers to which, by their places in the text."""
    phrases = list(walk(word))
    places = {phrase.mark: place for place, phrase in enumerate(phrases) if phrase.mark}
    return [(place, places[phrase.refers]) for place, phrase in enumerate(phrases) if phrase.refers]


def walk(word: Word) -> list[Word]:
    """A word and all words inside it, field by field."""
    found = [word]
    for name in field_names(type(word)):
        value = getattr(word, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Word):
                found += walk(item)
    return found
