"""Searching one's library for a card and taking it, as several keywords mean it."""

from __future__ import annotations

from spellwright.actions.clauses.player_does import Do, Joint, NextAct
from spellwright.actions.clauses.sentences import Sentence
from spellwright.actions.put import IntoZone, Put
from spellwright.actions.reveal import Reveal
from spellwright.actions.search import Search
from spellwright.actions.shuffle import Shuffle
from spellwright.keywords.saying import YOUR_HAND, YOUR_LIBRARY, do
from spellwright.words.amounts import Number
from spellwright.words.nouns import Things
from spellwright.words.quantified import A
from spellwright.words.references import It

FOUND = 1
"""The mark of the card that is found."""


def find_and_take(card: Things) -> tuple[Sentence, ...]:
    """Search your library for such a card, reveal it, and put it into your hand. Then shuffle."""
    revealed = NextAct(Joint.COMMA, Reveal(It(refers=FOUND)))
    taken = NextAct(Joint.COMMA_AND, Put(It(refers=FOUND), IntoZone(YOUR_HAND)))
    search = Do(Search(YOUR_LIBRARY, A(card, Number(1), mark=FOUND)), (revealed, taken))
    return Sentence(search), Sentence(do(Shuffle()), then=True)
