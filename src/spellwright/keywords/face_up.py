"""Face-down spells and permanents: what they are, and how they are turned face up (708)."""

from __future__ import annotations

from dataclasses import replace

from spellwright.actions.face_down import FACE_DOWN
from spellwright.keywords.price import ManaPrice
from spellwright.keywords.ward import Ward
from spellwright.rules.happen import happen
from spellwright.rules.offers import SpecialAction
from spellwright.state.choices import Choices
from spellwright.state.events.event import Event, note_down
from spellwright.state.events.permanents import TurnFaceUp
from spellwright.state.events.stack import Chosen
from spellwright.state.game import Game
from spellwright.words.mana import ManaCost
from spellwright.words.procedure import Id, Procedure

THREE = ManaCost(3)
"""What casting a card face down costs."""

DISGUISED = replace(FACE_DOWN, abilities=(Ward(ManaPrice(ManaCost(2))),))
"""A 2/2 creature with ward {2}, no name, no subtypes, and no mana cost (702.168a)."""


def turn_up(game: Game, me: Id, action: SpecialAction, *more: Event) -> Procedure[None]:
    """Turn it face up (708.7), and what happens as that does; other abilities may refer to the X paid (702.37f)."""
    if action.x:
        note_down(game, Chosen(me, replace(game[me].choices or Choices(), x=action.x)))
    yield from happen(game, TurnFaceUp(me), *more, rule=action.rule, source=me)
