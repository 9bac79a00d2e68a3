"""Which option of a decision an answer means."""

from __future__ import annotations

from enum import Enum
from typing import Any

from spellwright.lab.ability_texts import ability_texts, action_texts, english, normal, way_names
from spellwright.lab.checking.players import LETTERS
from spellwright.lab.matching_names import WhoIsWho, is_called, latest, plain
from spellwright.lab.scenario import Thing
from spellwright.play.option_text import NUMBERS
from spellwright.rules.actions_at_priority import ActivateMana, CastSpell, PlayLand
from spellwright.rules.happen import Option
from spellwright.rules.hooks import Instead, Way
from spellwright.rules.playing_lands import is_land
from spellwright.state.game import Game
from spellwright.state.history import Floating, Waiting
from spellwright.state.pile import Pile
from spellwright.words.keyword import Keyword
from spellwright.words.mana import BIT, Mana
from spellwright.words.procedure import FIRST_OBJECT, NOBODY, Choose, Id
from spellwright.words.word import Word


def matches(game: Game, asked: Choose, option: Any, thing: Thing, who: WhoIsWho) -> bool:
    """Whether a thing that a scenario names is this option."""
    if isinstance(option, Waiting):
        return _trigger(game, option, thing, who)
    if isinstance(option, Option):
        return _replacement(game, option, thing, who)
    if isinstance(option, Way):
        wanted = normal(thing.name)
        action = PlayLand(option) if is_land(game, option) else CastSpell(option)
        texts = [*way_names(game, option), *action_texts(game, action)]
        return bool(wanted) and any(text.startswith(wanted) for text in texts)
    if isinstance(option, Instead):
        return plain(option.name) == plain(thing.name) or names(game, option.object, thing, who)
    if isinstance(option, ActivateMana):
        said = any(text.startswith(normal(thing.name)) for text in action_texts(game, option))
        return names(game, option.source, thing, who) or (bool(thing.name) and said)
    if isinstance(option, Pile):  # by one of its cards
        return any(names(game, id, thing, who) for id in option.objects)
    if isinstance(option, tuple):
        return any(matches(game, asked, part, thing, who) for part in option)
    if isinstance(option, bool):
        return False
    if isinstance(option, int) and asked.kind not in NUMBERS:
        return names(game, option, thing, who)
    return bool(thing.name) and _text(option, thing.name)


def names(game: Game, id: Id, thing: Thing, who: WhoIsWho) -> bool:
    """Whether a thing that a scenario names is this player or object; abilities are named by their text or source."""
    if id < FIRST_OBJECT:
        return thing.player == id != NOBODY
    if who.fits(game, id, thing):
        return True
    o = game.objects[id] if id < len(game.objects) else None
    if o is not None and o.ability is not None and thing.name:  # an ability on the stack, by its text or source
        texts = [f"stack ability ({text}" for text in ability_texts(game, o.source, o.ability)]
        return any(normal(thing.name) in text for text in texts) or who.fits(game, o.source, thing)
    return False


def _trigger(game: Game, waiting: Waiting, thing: Thing, who: WhoIsWho) -> bool:
    """By its source, or by how its text begins (603.3b)."""
    if waiting.source >= FIRST_OBJECT and who.fits(game, waiting.source, thing):
        return True
    wanted = normal(thing.name)
    if wanted.startswith("when you do") and isinstance(waiting.ability, Keyword):
        return True  # so reminder texts call what follows a cost that was paid (702.153a)
    return bool(wanted) and any(t.startswith(wanted) for t in ability_texts(game, waiting.source, waiting.ability))


def _replacement(game: Game, option: Option, thing: Thing, who: WhoIsWho) -> bool:
    """By its source, or by how its text begins; "source*text" for both (616.1)."""
    source = latest(game, option.me if option.me >= 0 else _floating(game, option.me).source)
    name, _, text = thing.name.partition("*")
    named = source >= FIRST_OBJECT and (is_called(game, source, name) if name else who.fits(game, source, thing))
    wanted = normal(text or name)
    said = bool(wanted) and any(t.startswith(wanted) for t in ability_texts(game, source, option.ability))
    if text:
        return named and said
    begun = source >= FIRST_OBJECT and plain(game[source].copiable.name).startswith(wanted)
    return named or said or (bool(wanted) and begun)


def _floating(game: Game, key: Id) -> Floating:
    return next(floating for floating in game.floating if floating.key == key)


def _text(option: Any, wanted: str) -> bool:
    """A text, word or member of an enumeration that is, or begins with, what is wanted."""
    if isinstance(option, Word):
        said = english(option)
    elif isinstance(option, Enum):
        said = plain(str(option.value))
    else:
        said = plain(str(option))
    return said == normal(wanted) or said.startswith(normal(wanted))


def matches_color(option: Any, name: str) -> bool:
    """Whether mana of that colour's name is what the option makes, or spends."""
    letter = LETTERS.get(name.casefold())
    if letter is None or option is None:
        return False
    kinds = option if isinstance(option, tuple) else (option.kind if isinstance(option, Mana) else option,)
    return bool(kinds) and all(kind == BIT[letter] for kind in kinds)
