"""The texts of abilities and actions, as the commands of scenarios begin them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from spellwright.actions.abilities.delaying import DelayedBody, Delaying
from spellwright.actions.abilities.given_by import said_of_giver
from spellwright.actions.clauses.delayed import Delayed, EventDelayed
from spellwright.actions.walking import within
from spellwright.cr.spelling import folded
from spellwright.keywords.price import ManaPrice, OwnManaCost
from spellwright.lab.matching_names import plain
from spellwright.oracle.english import grammar
from spellwright.oracle.errors import NoEnglish
from spellwright.rules.actions_at_priority import Action, Activate, ActivateMana, CastSpell, PlayLand, Special
from spellwright.rules.activation_permissions import activated_ability
from spellwright.rules.asking import characteristics
from spellwright.rules.hooks import SpecialAction, Way
from spellwright.rules.ways import values_of
from spellwright.state.game import Game
from spellwright.words.ability import Ability
from spellwright.words.costs import Cost
from spellwright.words.procedure import FIRST_OBJECT, Id
from spellwright.words.word import Word

THIS = "{this}"
_KINDS = (
    "creature|artifact|enchantment|land|permanent|aura|equipment|vehicle|token|saga|spell|card|planeswalker|class|case|"
    "room|siege|spacecraft|battle|fortification|mount"
)
_ITSELF = re.compile(rf"~|\bthis (?:{_KINDS})\b(?!\w)")
_ENTERING = re.compile(r"\b(enters?) the battlefield")  # the wording until 2024
_ENTERING_UNDER = re.compile(r"\b(when(?:ever)? [^,.:]*?) (enters?) under your control\b")
_MARKUP = re.compile(r"</?i>")
_NAME_SIGNS = re.compile("[‹›]")
_LABEL = re.compile(r"^[^{:.]{2,40}? - (?=\S)")


@lru_cache(maxsize=1 << 14)
def normal(text: str) -> str:
    """A text for comparing: without case, accents, markup and kinds of dashes; its own object is "{this}"."""
    text = _NAME_SIGNS.sub("", _MARKUP.sub("", text.replace("&mdash;", "-").replace("\u2212", "-")))
    now = _ENTERING.sub(r"\1", _ITSELF.sub(THIS, folded(text)))
    return _ENTERING_UNDER.sub(r"\1 you control \2", now)


@lru_cache(maxsize=1 << 14)
def english(word: Word) -> str:
    """What a word says, for comparing; the name of its class if it has no English."""
    try:
        return normal(grammar().text(word))
    except NoEnglish:
        return plain(type(word).__name__)


def delayed_text(ability: Ability) -> str:
    """What a delayed triggered ability would say by itself: when it triggers, and what it does (603.7)."""
    if isinstance(ability, Delayed):
        return f"{english(ability.when)}, {english(ability.sentence)}"
    if isinstance(ability, DelayedBody | EventDelayed):
        does = ability.body if isinstance(ability, DelayedBody) else ability.sentence
        return f"whenever {english(ability.event)}, {english(does)}"
    return ""


def ability_texts(game: Game, source: Id, ability: Ability) -> Iterator[str]:
    """The texts of an ability: its own, without its label, and that of the keyword that stands for it."""
    said, giver = said_of_giver(ability)
    text = delayed_text(said) or english(said)
    yield text
    if giver:
        yield text.replace(THIS, plain(game[giver].copiable.name))
    without = _LABEL.sub("", text)
    if without != text:
        yield without
    if source >= FIRST_OBJECT:
        name = plain(characteristics(game, source).name)
        if name and name in text:
            yield text.replace(name, THIS)
        if isinstance(getattr(ability, "price", None), OwnManaCost):
            yield _at_mana_cost(game, source, ability)
        for stated in characteristics(game, source).abilities:
            if stated is not ability and any(meant is ability for meant in stated.means()):
                yield english(stated)
            yield from _as_it_stands(stated, ability)


def _at_mana_cost(game: Game, source: Id, keyword: Ability) -> str:
    """A keyword whose cost is the mana cost of the object that has it, with that cost."""
    cost = characteristics(game, source).mana_cost
    return english(keyword if cost is None else replace(keyword, price=ManaPrice(cost)))  # type: ignore[call-arg]


def _as_it_stands(stated: Ability, ability: Ability) -> Iterator[str]:
    """A delayed triggered ability as the text says it that creates it, with its duration (603.7)."""
    if isinstance(ability, DelayedBody):
        for word in within(stated):
            if isinstance(word, Delaying) and word.body is ability.body:
                yield english(replace(word, before=()))


def action_texts(game: Game, action: Action) -> Iterator[str]:
    """The texts under which a script may ask for an action, for comparing with the beginning that it gives."""
    match action:
        case CastSpell(way):
            yield from _casting(game, way)
        case PlayLand(way):
            yield from (f"play {name}" for name in way_names(game, way))
        case Activate(source, index) | ActivateMana(source, index):
            yield from ability_texts(game, source, activated_ability(game, source, index).ability)
        case Special(special):
            yield from _special(special)


def way_names(game: Game, way: Way) -> tuple[str, ...]:
    """The names, for comparing, of what is cast or played in a way; of a card turned down, those of its faces."""
    o = game[way.object]
    if way.face_down is not None:
        faces = o.card.faces if o.card is not None else (o.printed,)
        return tuple(plain(face.name) for face in faces)
    names = [plain(values_of(game, way).name)]
    if o.card is not None and way.face < 0:
        names.append(plain(o.card.name))
    return tuple(dict.fromkeys(name for name in names if name))


def _casting(game: Game, way: Way) -> Iterator[str]:
    names = way_names(game, way)
    called = plain(way.name)
    for name in names:
        yield f"cast {name}"
        if called:
            yield f"cast {name} with {called}"
            yield f"cast {name} using {called}"
            yield f"cast {called}d {name}"  # "cast fused ..."
            yield f"{called} {name}"
    if called:
        cost = plain(str(way.cost)) if way.cost is not None else ""
        others = ", ".join(cost_text(each) for each in way.costs)
        yield f"{called} {cost}".strip() + (f", {others}" if others else "")
        yield f"{called}-{cost}{', ' if cost and others else ''}{others}"


def _special(special: SpecialAction) -> Iterator[str]:
    name = plain(special.name)
    costs = ", ".join(cost_text(cost) for cost in special.costs)
    yield name
    yield f"{name} {costs}"
    yield f"{costs}: {name}"
    yield f"{costs}: turn this face-down permanent face up."
    yield english(special.ability)


def cost_text(cost: Cost) -> str:
    """What a cost says, for comparing."""
    return english(cost)


def stack_text(game: Game, id: Id) -> str:
    """The text of an object on the stack, in which scenarios look for words."""
    o = game[id]
    if o.ability is None:
        return f"cast {plain(characteristics(game, id).name)}"
    return f"stack ability ({' / '.join(ability_texts(game, o.source, o.ability))})"
