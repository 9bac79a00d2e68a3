"""614.12: what a permanent would be as it enters, which tells the effects that change how it does."""

from __future__ import annotations

from collections.abc import Iterator

from spellwright.rules.asking import characteristics
from spellwright.rules.layer_effects import HOOK, Parts, statics_of
from spellwright.rules.layer_update import Known
from spellwright.rules.layer_work import Layer
from spellwright.rules.layers import derived
from spellwright.state.events.components import MELDED
from spellwright.state.events.event import Event
from spellwright.state.events.zones import Move, arrives_as
from spellwright.state.game import Game
from spellwright.words.characteristics import Characteristics
from spellwright.words.procedure import Id


def as_it_would_enter(game: Game, event: Event) -> Characteristics:
    """The characteristics that a permanent would have: let it enter in a copy of the game, and look (614.12)."""
    trial, new = entered_copy(game, event)
    return characteristics(trial, new)


def entered_copy(game: Game, event: Event) -> tuple[Game, Id]:
    """A copy of the game in which a permanent has entered, to look at; and the permanent's id there (614.12)."""
    ahead = derived(game).ahead
    known = ahead.get(id(event))
    if known is None or known[0] is not event:
        trial = game.branch()
        known = ahead[id(event)] = (event, (trial, event.apply(trial)))
    trial, new = known[1]
    return trial, new


def plainly_entering(game: Game, event: Event) -> Characteristics | None:
    """Characteristics with the abilities that a permanent would have, where nothing could change those; else None.

    That spares the copy of the game: a card enters as it is printed, without effects of its own in the layers, and those
    of others change power and toughness at most.
    """
    if event.__class__ is not Move or not _is_plain(event):
        return None
    o = game[event.subject]
    if o.card is None or o.copy or o.granted or o.note(MELDED):
        return None
    _, values = arrives_as(o, "battlefield", event.face)
    if HOOK in values.functioning("battlefield"):
        return None
    return None if any(_reaches_abilities(parts) for parts in _wide(game)) else values


def _is_plain(move: Move) -> bool:
    special = move.counters or move.granted or move.effects or move.notes or move.by_copying
    return not special and move.copied is None and move.face_down is None


def _wide(game: Game) -> Iterator[Parts]:
    """The effects that reach more than their own object, or no certain ones."""
    known: Known = derived(game).known
    for source in known.plan.sources:
        for ability in characteristics(game, source).abilities:
            yield from (static.parts for static in statics_of(ability) if not static.parts.own)
    for floating in game.floating:
        if floating.locked is None:
            yield from (static.parts for static in statics_of(floating.ability))


def _reaches_abilities(parts: Parts) -> bool:
    """Whether it is applied before layer 7: there an object may come to have abilities, or lose them (613.1)."""
    return any(layer < Layer.DEFINE_PT for layer, _ in parts.by_layer)
