"""A decision as the one who decides is told it: each option with its words, the objects concerned and its price."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from spellwright.play.option_text import NUMBERS, option_text
from spellwright.play.telling.naming import Names, mana_text
from spellwright.rules.actions_at_priority import Activate, ActivateMana, CastSpell, Pass, PlayLand, Special
from spellwright.rules.activation_permissions import activated_ability
from spellwright.rules.asking import characteristics
from spellwright.rules.controlling_players import players_controlled
from spellwright.rules.happen import Option
from spellwright.rules.hooks import Way
from spellwright.rules.planned_payment import ByHand, Planned, Spare
from spellwright.rules.visibility import is_public, may_see
from spellwright.rules.ways import values_of
from spellwright.server.faces import ability_text, modes_of
from spellwright.state.events.cards import Reveal, Search
from spellwright.state.game import Game as State
from spellwright.state.history import Waiting
from spellwright.state.pile import Pile
from spellwright.words.mana import pip_symbol
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose, Id

HIDDEN = ("hand", "library")
PAYMENT = "payment"
MOST_TEXT = 300


def looked_at(state: State, player: Id, id: Id) -> bool:
    """Whether a card in a hidden zone was shown to the player this turn, or is in what they search (701.20, 701.23)."""
    o, who = state[id], (player, *players_controlled(state, player))  # 722.4
    for entry in state.this_turn():
        event = entry.event
        if isinstance(event, Reveal) and event.to in (NOBODY, *who) and id in event.objects:
            return True
        if isinstance(event, Search) and event.player in who and (event.owner, event.zone) == (o.owner, o.zone):
            return True
    return False


class DeciderNames(Names):
    """Names for the one who decides: also of cards that they are looking at just now."""

    def of(self, id: Id) -> str:
        """As `Names.of`."""
        if id >= FIRST_OBJECT and not may_see(self.game, self.viewer, id) and looked_at(self.game, self.viewer, id):
            return self.known(id)
        return super().of(id)


def options_json(state: State, decision: Choose) -> list[dict[str, Any]]:
    """The options of a decision, in their order, as the one who decides may know them."""
    names = DeciderNames(state, decision.decider)
    return [{"index": i, **_option(names, decision, option)} for i, option in enumerate(decision.options)]


def shown_option(state: State, decision: Choose, index: int) -> dict[str, Any]:
    """One option of a decision."""
    return _option(DeciderNames(state, decision.decider), decision, decision.options[index])


def _option(names: DeciderNames, decision: Choose, option: Any) -> dict[str, Any]:
    told = (
        _payment(names, decision, option)
        or _mana(decision, option)
        or _plain(names, decision, option)
        or _action(names, option)
        or _value(names, decision, option)
    )
    shown: dict[str, Any] = {"text": "", "kind": "value", "ids": [], "way": "", "cost": "", "mana": False, **told}
    shown["text"] = shown["text"][:MOST_TEXT]
    return shown


def _payment(names: DeciderNames, decision: Choose, option: Any) -> dict[str, Any] | None:
    """What can be said of a payment that is shown before it is made (601.2g)."""
    if decision.kind != PAYMENT:
        return None
    if option is None:
        return {"kind": "enough", "text": "Pay"}
    if isinstance(option, ByHand):
        return {"kind": "by hand", "text": "By hand"}
    verb, kind = ("Not with", "spare") if isinstance(option, Spare) else ("With", "use")
    count = f" ×{len(option.sources)}" if len(option.sources) > 1 else ""
    return {"kind": kind, "text": f"{verb} {names.of(option.sources[0])}{count}", "ids": list(option.sources)}


def _mana(decision: Choose, option: Any) -> dict[str, Any] | None:
    """The kinds of mana to add, by their symbols (106.1)."""
    if decision.kind != "mana" or not isinstance(option, tuple):
        return None
    return {"kind": "word", "text": "".join(pip_symbol(kinds) for kinds in option)}


def payment_json(state: State, decision: Choose) -> dict[str, Any] | None:
    """What a payment that is shown would use: the sources in their order, the mana left over, and life."""
    planned = decision.about
    if not isinstance(planned, Planned):
        return None
    return {"sources": list(planned.sources), "left": mana_text(planned.left), "life": planned.life}


def _plain(names: DeciderNames, decision: Choose, option: Any) -> dict[str, Any] | None:
    """Nothing, yes and no, numbers, ids, words."""
    if option is None:
        return {"kind": "enough", "text": "That's all"}
    if isinstance(option, bool):
        return {"kind": "yes" if option else "no", "text": "Yes" if option else "No"}
    if isinstance(option, str):
        return {"kind": "word", "text": option}
    if not isinstance(option, int):
        return None
    if decision.kind in NUMBERS or option < NOBODY:
        text = _mode(names.game, decision, option) if decision.kind == "mode" else str(option)
        return {"kind": "number", "value": option, "text": text}
    return {"text": names.of(option), **_thing(names.game, option)}


def _thing(state: State, id: Id) -> dict[str, Any]:
    if id == NOBODY:
        return {"kind": "nobody", "ids": [NOBODY]}
    return {"kind": "player" if id < FIRST_OBJECT else "object", "ids": [id]}


def _mode(state: State, decision: Choose, mode: int) -> str:
    about = decision.about
    if not isinstance(about, int) or about < FIRST_OBJECT:
        return f"Mode {mode + 1}"
    o = state[about]
    source = state[o.source] if o.ability is not None and o.source >= FIRST_OBJECT else o
    texts = modes_of(source.copiable.name)
    return texts[mode] if mode < len(texts) else f"Mode {mode + 1}"


def _action(names: DeciderNames, option: Any) -> dict[str, Any] | None:
    """What can be done with priority (117.1)."""
    state = names.game
    if isinstance(option, Pass):
        return {"kind": "pass", "text": "Pass"}
    if isinstance(option, CastSpell):
        return {"kind": "cast", **_way(names, option.way, "Cast")}
    if isinstance(option, PlayLand):
        return {"kind": "play", **_way(names, option.way, "Play")}
    if isinstance(option, Activate | ActivateMana):
        mana = isinstance(option, ActivateMana)
        return {
            "kind": "mana" if mana else "activate",
            "mana": mana,
            "ids": [option.source],
            "text": activated_text(state, option.source, option.index),
        }
    if isinstance(option, Special):
        action = option.action
        named = f"{action.name}: {names.of(action.object)}"
        cost = ", ".join(filter(None, (str(getattr(each, "cost", "")) for each in action.costs)))
        return {"kind": "special", "ids": [action.object], "text": named, "way": action.name, "cost": cost}
    return None


def activated_text(state: State, source: Id, index: int) -> str:
    """What an activated ability says; one that a keyword stands for is told as the keyword."""
    values = characteristics(state, source)
    ability = activated_ability(state, source, index).ability
    stated = next((each for each in values.abilities if any(meant is ability for meant in each.means())), ability)
    return ability_text(stated, values.name)


def _way(names: DeciderNames, way: Way, verb: str) -> dict[str, Any]:
    values = values_of(names.game, way)
    name = names.game[way.object].printed.name if way.face_down is not None else values.name
    cost = way.cost if way.cost is not None else values.mana_cost
    how = f" ({way.name})" if way.name else ""
    price = "" if cost is None or verb == "Play" else "{0}" if way.free else str(cost)
    return {"text": f"{verb} {name}{how}", "ids": [way.object], "way": way.name, "cost": price}


def _value(names: DeciderNames, decision: Choose, option: Any) -> dict[str, Any]:
    """Other values: abilities that wait or apply, tuples of ids, words."""
    if isinstance(option, Waiting | Option):
        me = option.source if isinstance(option, Waiting) else option.me
        me = max(me, NOBODY)
        called = names.of(me) if me else "an effect"
        told = {"text": f"{called}: {ability_text(option.ability, called)}", "ids": [me] if me else []}
        return {**told, "value": option.number} if isinstance(option, Waiting) else told
    if isinstance(option, Pile):
        return _pile(names, option)
    if isinstance(option, tuple):
        parts = [_option(names, decision, each) for each in option]
        return {
            "text": ", ".join(part["text"] for part in parts) or "nothing",
            "ids": [id for part in parts for id in part["ids"]],
        }
    text = str(option) if not is_dataclass(option) else ability_or_fields(names.game, decision, option)
    return {"text": text, "ids": _ids(names.game, option)}


def _pile(names: DeciderNames, pile: Pile) -> dict[str, Any]:
    """A pile to choose (700.3): of one that lies face down only how many cards are in it."""
    if pile.face_down and names.viewer != pile.by:
        return {"text": f"{len(pile.objects)} face down"}
    return {"text": ", ".join(names.of(id) for id in pile.objects) or "nothing", "ids": list(pile.objects)}


def ability_or_fields(state: State, decision: Choose, option: Any) -> str:
    """A word in its English, or else as records have it."""
    english = ability_text(option, "this") if hasattr(option, "means") else ""
    return english if english and not english.startswith("(") else option_text(state, decision, option)


def _ids(state: State, option: Any) -> list[int]:
    """The public objects that a value names in its fields."""
    if not is_dataclass(option) or isinstance(option, type):
        return []
    values = [getattr(option, each.name) for each in fields(option) if each.name in ("object", "source", "me")]
    return [v for v in values if isinstance(v, int) and FIRST_OBJECT <= v < len(state.objects) and is_public(state, v)]
