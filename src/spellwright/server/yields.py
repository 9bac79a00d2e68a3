"""What yields and standing answers know things by: a spell or ability by its card and words, not by its number."""

from __future__ import annotations

from spellwright.rules.visibility import may_see
from spellwright.server.faces import ability_text, word_text
from spellwright.server.passing import TURN, Settings
from spellwright.state.game import Game as State
from spellwright.words.procedure import FIRST_OBJECT, Choose, Id
from spellwright.words.word import Word

MOST_KEY = 400
HIDDEN = "a face-down spell"


def card_name(state: State, id: Id) -> str:
    """The name by which settings know an object that its player can see."""
    o = state[id]
    return o.printed.name or (o.card.name if o.card is not None else o.copiable.name)


def source_name(state: State, me: Id, id: Id) -> str:
    """The name of a spell's card, or of the card that an ability on the stack is of, as far as a player may know it."""
    o = state[id]
    about = o.source if o.ability is not None and o.source >= FIRST_OBJECT else id
    return card_name(state, about) if may_see(state, me, about) else HIDDEN


def key_of(state: State, me: Id, id: Id) -> str:
    """What stands for an object on the stack and its equals: a spell's name, or an ability's words after its card's."""
    name = source_name(state, me, id)
    ability = state[id].ability
    return name if ability is None else f"{name}: {ability_text(ability, name)}"[:MOST_KEY]


def may_key(state: State, decision: Choose) -> str:
    """What stands for a question whether to do what one may do: what asks it, and what may be done."""
    me, about = decision.player, decision.about
    asks = key_of(state, me, state.stack[-1]) if state.stack else ""
    if isinstance(about, int) and FIRST_OBJECT <= about < len(state.objects) and not asks and may_see(state, me, about):
        asks = card_name(state, about)
    what = word_text(about) if isinstance(about, Word) else ""
    return " ".join(filter(None, (f"{asks}:" if asks else "", decision.why, what)))[:MOST_KEY]


def yield_to(state: State, me: Id, settings: Settings, id: Id, until: str, *, whole_card: bool) -> None:
    """Let an object on the stack, and its equals, resolve unasked; with `whole_card` whatever else comes of its card."""
    key = source_name(state, me, id) if whole_card else key_of(state, me, id)
    settings.yields = {**settings.yields, key: until or TURN}
