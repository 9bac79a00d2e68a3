"""What yields and standing answers know things by: a spell or ability by its card and words, not by its number."""

from __future__ import annotations

from spellwright.rules.visibility import may_see
from spellwright.server.faces import ability_text, word_text
from spellwright.server.passing import TURN, Settings
from spellwright.state.game import Game as State
from spellwright.state.history import Waiting
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
    me, about = decision.decider, decision.about
    asks = key_of(state, me, state.stack[-1]) if state.stack else ""
    if isinstance(about, int) and FIRST_OBJECT <= about < len(state.objects) and not asks and may_see(state, me, about):
        asks = card_name(state, about)
    what = word_text(about) if isinstance(about, Word) else ""
    return " ".join(filter(None, (f"{asks}:" if asks else "", decision.why, what)))[:MOST_KEY]


def trigger_key(state: State, waiting: Waiting) -> str:
    """What stands for an ability that waits to be put onto the stack (603.3), and for its equals."""
    name = card_name(state, waiting.source) if waiting.source >= FIRST_OBJECT else "an effect"
    return f"{name}: {ability_text(waiting.ability, name)}"[:MOST_KEY]


def next_trigger(state: State, decision: Choose, settings: Settings) -> int | None:
    """Which ability goes onto the stack next where that is no question: all are equal, or their order stands."""
    waiting = [option for option in decision.options if isinstance(option, Waiting)]
    if not waiting or len(waiting) < len(decision.options):
        return None
    keys = [trigger_key(state, each) for each in waiting]
    first = waiting[0]
    if all((each.ability, each.event, each.memory) == (first.ability, first.event, first.memory) for each in waiting):
        return 0
    order = next((order for order in settings.orders.values() if set(keys) <= set(order)), None)
    return None if order is None else min(range(len(keys)), key=lambda at: order.index(keys[at]))


def keep_order(state: State, decision: Choose, settings: Settings, indexes: tuple[int, ...]) -> None:
    """Let abilities go onto the stack in the order in which they do now, whenever they trigger together."""
    left = list(decision.options)
    ordered = [left.pop(index) for index in indexes] + left
    order = list(dict.fromkeys(trigger_key(state, each) for each in ordered))
    name = ", then ".join(key.rstrip(".") for key in order)[:MOST_KEY]
    settings.orders = {**settings.orders, name: order}


def yield_to(state: State, me: Id, settings: Settings, id: Id, until: str, *, whole_card: bool) -> None:
    """Let an object on the stack, and its equals, resolve unasked; with `whole_card` whatever else comes of its card."""
    key = source_name(state, me, id) if whole_card else key_of(state, me, id)
    settings.yields = {**settings.yields, key: until or TURN}
