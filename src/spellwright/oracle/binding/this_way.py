"""What a text has done with things: "exiled this way", "cast this way"."""

from __future__ import annotations

from spellwright.actions.past.cast_this_way import CardsNotCast
from spellwright.actions.past.done_by import DoneBy
from spellwright.actions.past.done_conditions import WasDoneThisWay
from spellwright.actions.past.this_way import DidThisWay, FromZoneThisWay, ToZoneThisWay
from spellwright.actions.put import Put
from spellwright.actions.reveal import RevealZone
from spellwright.actions.walking import within
from spellwright.oracle.binding.discourse import Discourse, Mention
from spellwright.words.groups import SomeOf
from spellwright.words.quantified import All
from spellwright.words.reference_posts import NotThisWay, ThisWay
from spellwright.words.word import Word


def this_way(word: Word, path: tuple[Word, ...], discourse: Discourse) -> list[Mention]:
    """What the text has done that with, last; all that could be meant where one of two was done."""
    assert isinstance(
        word, ThisWay | NotThisWay | FromZoneThisWay | ToZoneThisWay | WasDoneThisWay | DidThisWay | DoneBy
    )
    done = word.how.done if isinstance(word, DidThisWay | DoneBy) else word.how.value
    found = discourse.things_done(done, frozenset())
    if (
        isinstance(word, DoneBy | ThisWay) and not found and done == "revealed"
    ):  # "reveals their hand ... card they revealed"
        found = [m for m in discourse.mentions if isinstance(m.word, RevealZone)]
    if isinstance(word, DidThisWay) and word.into is not None:
        found = _put_there(word, path, found)
    if any(isinstance(each, All) and each.other for each in path):  # of all: "one of them. … all other cards revealed"
        parts = [part for mention in found if isinstance(mention.word, SomeOf) for part in mention.parts]
        found = [m for m in discourse.mentions if any(m.word is part for part in parts)] or found
    return found if found and found[-1].instead else found[-1:]  # which of two was done isn't known (Waste Management)


def _put_there(word: DidThisWay, path: tuple[Word, ...], found: list[Mention]) -> list[Mention]:
    """Of what one act put into two places what it put where the condition says: "put one into your hand and the other …"."""
    places = {
        id(what): where
        for act in within(path[0])
        if isinstance(act, Put) and act.also is not None
        for what, where in ((act.what, act.where), (act.also.what, act.also.where))
    }
    there = (places.get(id(mention.word)) for mention in found)
    return [m for m, where in zip(found, there, strict=True) if getattr(where, "zone", None) == word.into] or found


def put_this_way(word: Word, path: tuple[Word, ...], discourse: Discourse) -> list[Mention]:
    """What the text destroyed, or did something else with that puts things there, last."""
    done = (discourse.things_done(how, frozenset()) for how in ("destroyed", "sacrificed", "discarded", "milled"))
    found = [mention for mentions in done for mention in mentions if mention in discourse.mentions]
    return sorted(found, key=discourse.mentions.index)[-1:]


def cast_this_way(word: Word, path: tuple[Word, ...], discourse: Discourse) -> list[Mention]:
    """What was cast last."""
    return discourse.things_done("cast", frozenset())[-1:]


def not_cast(word: Word, path: tuple[Word, ...], discourse: Discourse) -> list[Mention]:
    """Those among which cards weren't cast."""
    assert isinstance(word, CardsNotCast)
    return discourse.things_done(word.how.value, frozenset(), many=True)[-1:]
